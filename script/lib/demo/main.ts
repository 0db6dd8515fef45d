import { parseArgs } from 'node:util';
import { LOCAL_CHAINS } from '@althing/domain/chains';
import { runDemo } from './runDemo.ts';

/* Started by devnet/src/start.ts once everything is ready: main.ts URL_OF_THE_SERVER URL_OF_EACH_CHAIN… */

const { positionals } = parseArgs({ allowPositionals: true });
const [url, ...chains] = positionals;
if (url === undefined || chains.length !== LOCAL_CHAINS.length) throw new Error('The demo needs the server and every local chain');

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
try {
  await runDemo({
    url,
    chains: LOCAL_CHAINS.map(({ id }, index) => ({ chainId: id, url: chains[index]! })),
    say: (line) => process.stdout.write(`    ${line} (${seconds()})\n`),
  });
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `The demo was not completed: ${reason}\nThe platform runs all the same; the next start with --demo goes on from here.\n`,
  );
  process.exitCode = 1;
}
