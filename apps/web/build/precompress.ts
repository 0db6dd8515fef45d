import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Writes `file.br` and `file.gz` beside every text file of the build, so that the server never compresses at run time. */
export function precompress(): Plugin {
  let directory = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      directory = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = (await readdir(directory, { recursive: true })).filter((file) => TEXT.test(file));
      await Promise.all(files.map((file) => compress(join(directory, file))));
    },
  };
}

async function compress(file: string) {
  const raw = await readFile(file);
  // Below one packet compression saves nothing.
  if (raw.length < 1024) return;
  const [br, gzipped] = await Promise.all([brotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }), gz(raw, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzipped)]);
}
