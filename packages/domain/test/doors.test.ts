import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..', 'src');

/** Everything that importing `entry` brings into a bundle: our files and the packages they name. */
function reachable(entry: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [join(SOURCE, entry)];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    // Type-only imports are erased, so only the others count.
    const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from '([^']+)'/gms);
    for (const [, source = ''] of imports) {
      if (source.startsWith('.')) waiting.push(join(dirname(file), source));
      else packages.add(source);
    }
  }
  return { files, packages };
}

const doorOf = (area: string): string => (existsSync(join(SOURCE, `${area}.ts`)) ? `${area}.ts` : `${area}/index.ts`);

test.each(['units', 'bonds', 'chains', 'modules', 'governance', 'errors', 'treasury', 'token', 'display', 'setup'])(
  '%s can be loaded first: it brings neither zod nor every public chain',
  (area) => {
    const { packages } = reachable(doorOf(area));
    expect([...packages].filter((name) => name !== 'viem' && name !== 'viem/utils')).toEqual([]);
  },
);

test('the walk itself finds what it looks for', () => {
  expect(reachable('publicChains/index.ts').packages).toContain('viem/chains');
  expect(reachable('organisation/index.ts').packages).toContain('zod');
  expect(reachable('setup/index.ts').files.size).toBeGreaterThan(20);
});
