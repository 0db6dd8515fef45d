import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/*/{src,test}/**/*.test.ts',
      'apps/*/{src,test}/**/*.test.{ts,tsx}',
      'devnet/**/*.test.ts',
      'bench/src/**/*.test.ts',
      'script/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Chains and databases are started by the tests that need them; two cores carry two such files at once.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
