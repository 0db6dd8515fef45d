import { readFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync(new URL('dist/.vite/manifest.json', import.meta.url), 'utf8'));
const [HOME, LIST, WIZARD] = ['index', 'organisations/index', 'organisations/create'].map(
  (route) => `src/routes/${route}.tsx?tsr-split=component`,
);

const SETUP = 'src/features/setup/wizard/SetupWizard.tsx';

/** A chunk with everything that it imports, and so everything that the browser fetches with it. */
function closure(key, files = new Set()) {
  const { file, imports = [] } = manifest[key];
  if (files.has(file)) return files;
  files.add(file);
  for (const next of imports) closure(next, files);
  return files;
}
const page = (...keys) =>
  [...new Set(keys.flatMap((key) => [...closure(key)]))].filter((file) => file.endsWith('.js')).map((file) => `dist/${file}`);

export default [
  { name: 'JavaScript of / before anything is pressed', path: page('index.html', HOME), limit: '122.4 kB', brotli: true },
  { name: 'JavaScript of the list', path: page('index.html', LIST), limit: '157.6 kB', brotli: true },
  { name: 'JavaScript of the wizard', path: page('index.html', WIZARD, SETUP), limit: '236.3 kB', brotli: true },
];
