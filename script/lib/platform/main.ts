import { runPlatform } from './runPlatform.ts';
import { sentenceOf } from './sentenceOf.ts';

runPlatform(process.argv.slice(2), process.env, (line) => process.stdout.write(`${line}\n`)).catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
});
