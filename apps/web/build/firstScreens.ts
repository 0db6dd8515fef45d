import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';

/** A page whose first words stand in its HTML, so that they are read while the program is still on its way. */
export interface FirstScreen {
  /** `[slug]` stands for any organisation, whose name, category and description the server writes where they stand in double braces. */
  path: string;
  /** Of the browser's tab, and of links to the page where others show them. */
  title?: string;
  description?: string;
  /** The modules that draw the page, as the manifest names them: their scripts are fetched with the program's. */
  modules: readonly string[];
  /** What stands in the page's container until the program draws it. */
  html: string;
}

const PLACE = '<!-- first screen -->';
const ENTRY = 'index.html';

/**
 * Writes `pages/<path>/index.html`, which the server prefers to `index.html`. In all of them the first words wait for nothing: the style
 * sheet stands below them, and the program comes after what the words need.
 */
export function firstScreens(screens: readonly FirstScreen[]): Plugin {
  let directory = 'dist';
  return {
    name: 'first-screens',
    apply: 'build',
    configResolved(config) {
      directory = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: { order: 'post', handler: wordsFirst },
    // Only here have the files of faces their names.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const index = bundle[ENTRY];
        if (index?.type === 'asset') index.source = withTextFace(String(index.source));
      },
    },
    async writeBundle() {
      const manifest = JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8')) as Manifest;
      const index = await readFile(join(directory, ENTRY), 'utf8');
      await Promise.all(screens.map((screen) => write(join(directory, 'pages', screen.path), pageOf(index, screen, manifest))));
    },
  };
}

/** The face of running text, as the page's own styles name it. It is used where it is there with the first words, so it is asked for first. */
function withTextFace(html: string): string {
  const face = /url\(["']?(\/[^)"']*instrument-sans-latin-wght[^)"']*\.woff2)["']?\)/.exec(html)?.[1];
  if (face === undefined) throw new Error('The page names no face for its text');
  return html.replace('    <style>', `    <link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin />\n    <style>`);
}

const PROGRAM = / *(?:<script type="module"[^>]* src="([^"]*)"><\/script>|<link rel="modulepreload"[^>]* href="([^"]*)">)\n?/g;

/**
 * Where a style sheet stands below the words it holds up the program only. The program's scripts are named by `<meta name="program">`, for the
 * page to ask for once its words are painted.
 */
function wordsFirst(html: string): string {
  const scripts = [...html.matchAll(PROGRAM)].map(([, entry, imported]) => entry ?? imported);
  if (scripts.length === 0) throw new Error('The page has no program');
  const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n?/g) ?? [];
  const without = sheets.reduce((rest, sheet) => rest.replace(sheet, ''), html);
  return without
    .replaceAll(PROGRAM, '')
    .replace('    <noscript>', `${sheets.join('')}    <noscript>`)
    .replace('    <script>', `    <meta name="program" content="${scripts.join(' ')}" />\n    <script>`);
}

/**
 * Each script is named, also those that others import: one that comes by itself is evaluated by itself, and the tasks that hold up a slow
 * reader's first steps stay short.
 */
function pageOf(index: string, { html, modules, title, description }: FirstScreen, manifest: Manifest): string {
  const files = [ENTRY, ...modules].reduce((found, module) => scriptsOf(module, manifest, found), new Set<string>());
  return described(index, title, description)
    .replace(PLACE, html)
    .replace(/(<meta name="program" content=")[^"]*/, `$1${[...files].map((file) => `/${file}`).join(' ')}`);
}

/** The index with other words about itself. */
function described(index: string, title: string | undefined, description: string | undefined): string {
  const titled =
    title === undefined
      ? index
      : index
          .replace(/<title>.*?<\/title>/, `<title>${title} · Althing</title>`)
          .replace(/(<meta\s+property="og:title"\s+content=")[^"]*/, `$1${title}`);
  return description === undefined
    ? titled
    : titled.replace(/(<meta\s+(?:name="description"|property="og:description")\s+content=")[^"]*/g, `$1${description}`);
}

/** A script with everything that it imports. */
function scriptsOf(key: string, manifest: Manifest, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no ${key}`);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const next of chunk.imports ?? []) scriptsOf(next, manifest, files);
  return files;
}

async function write(folder: string, html: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), html);
}
