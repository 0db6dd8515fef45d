import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

const VIRTUAL = 'virtual:mantine-css';
const BASE = ['baseline', 'default-css-variables', 'global'].map((file) => `core/styles/${file}.layer.css`);
const COMPONENT = /@mantine\/([\w-]+)\/esm\/.*?([\w-]+)\.module\.mjs$/;

/**
 * `import 'virtual:mantine-css'` once. In a build every Mantine component brings its own CSS, so that CSS splits and
 * tree-shakes with the code. In development Mantine is pre-bundled and its files cannot be seen: there it is all the CSS.
 */
export function mantineCss(packages: readonly string[] = ['core', 'notifications']): Plugin {
  let isBuild = false;
  return {
    name: 'mantine-css',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return;
      const files = isBuild ? BASE : packages.map((name) => `${name}/styles.layer.css`);
      return files.map((file) => `import '@mantine/${file}';`).join('\n');
    },
    transform(code, id) {
      const [, pkg, part] = (isBuild && COMPONENT.exec(id)) || [];
      if (!pkg || !part) return;
      const own = id.replace(/esm\/.*/, `styles/${basename(part)}.layer.css`);
      const file = existsSync(own) ? own : id.replace(/esm\/.*/, 'styles.layer.css');
      return { code: `import ${JSON.stringify(file)};\n${code}`, map: null };
    },
  };
}
