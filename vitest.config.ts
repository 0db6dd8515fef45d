import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

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

/** Of half a minute and more each: begun last, the longest would end alone. */
const LONGEST = globSync([
  'apps/server/test/indexer/{fuzz,transferRestarts}.test.ts',
  'apps/server/test/{lifecycle,safes/queue,relayer/restarts}.test.ts',
  'devnet/test/{start,bondQuotes}.test.ts',
  'packages/planner/test/plan.property.test.ts',
]);

/** Among the files that share a process the longest first; vitest's own order goes by size. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((file) => moduleId.endsWith(file));
    const rank = (file: TestSpecification) => (file.project.name === 'alone' ? 0 : isLong(file) ? 1 : 2);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    // Chains and databases are started by the tests that need them; two cores carry two such files at once.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
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
