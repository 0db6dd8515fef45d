import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';

const TESTS = [
  'packages/*/{src,test}/**/*.test.ts',
  'apps/*/{src,test}/**/*.test.{ts,tsx}',
  'devnet/**/*.test.ts',
  'bench/src/**/*.test.ts',
  'script/**/*.test.ts',
];
const EXCLUDED = [...configDefaults.exclude, '**/dist/**'];

/** Pages, modules that are replaced, clocks and globals: what one file of tests makes of them, no other may meet. */
const NEEDS_A_PROCESS = /@vitest-environment|\bvi\.(mock|doMock|stub\w+|spyOn|useFakeTimers)\(/;
const alone = globSync(TESTS, { exclude: EXCLUDED }).filter((file) => NEEDS_A_PROCESS.test(readFileSync(file, 'utf8')));

/** Libraries of hundreds of files each, which every process would read one by one. */
const BUNDLED = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@mantine/core',
  '@mantine/form',
  '@mantine/hooks',
  '@mantine/notifications',
  '@tabler/icons-react',
  '@tanstack/react-query',
  '@tanstack/react-router',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'viem',
  'viem/accounts',
  'viem/chains',
  'viem/ens',
  'wagmi',
  'zod',
];

export default defineConfig({
  test: {
    // Chains and databases are started by the tests that need them; two cores carry two such files at once.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'alone', include: alone, exclude: EXCLUDED, deps: { optimizer: { client: { enabled: true, include: BUNDLED } } } },
      },
      // Reading what is tested, all of the server for instance, would else take longer than most tests.
      { extends: true, test: { name: 'together', include: TESTS, exclude: [...EXCLUDED, ...alone], isolate: false } },
    ],
  },
});
