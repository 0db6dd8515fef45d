import { startTestRelayer, type TestRelayerOptions } from './testRelayer.ts';

/* A relayer as a process of its own, to be killed. Begins when it is told how, and runs until whoever started it is gone. */

process.once('message', (options: TestRelayerOptions) => {
  const relayer = startTestRelayer(options);
  process.once('disconnect', () => void relayer.stop());
});
