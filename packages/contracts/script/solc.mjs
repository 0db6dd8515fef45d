#!/usr/bin/env node
// Stands in for the native compiler: forge calls it with `--version` or `--standard-json` and talks over stdin and stdout.
// ALTHING_SOLC may name a native solc of the same version, which is several times faster.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * Tests deploy what is shipped, which forge takes from its artifacts (`dynamic_test_linking`), so their own code may be whatever is
 * compiled soonest. What measures gas is compiled as what is shipped.
 */
const isTest = (file) => file.startsWith('test/') && !file.startsWith('test/gas/') && file !== 'test/helpers/StorageLayouts.sol';

/** These take five times as long as all the rest of the compiler, most of it for code that runs once. */
const WITHOUT_SLOW_PASSES = { cse: false, deduplicate: false, constantOptimizer: false, yul: false };

const asksForCode = (contracts) => Object.values(contracts).some((outputs) => outputs.some((output) => output.startsWith('evm.')));

/** The same request for some files only; of all sources, as the numbers of sources go by their order. Nothing where no code is asked of those. */
function requestFor(request, isWanted, details) {
  const { optimizer, outputSelection, ...settings } = request.settings;
  const wanted = Object.entries(outputSelection).filter(([file, contracts]) => isWanted(file) && asksForCode(contracts));
  if (wanted.length === 0) return [];
  return [{ ...request, settings: { ...settings, optimizer: { ...optimizer, ...details }, outputSelection: Object.fromEntries(wanted) } }];
}

/** What is compiled as it is shipped, and tests; the request itself where it is about no code. */
function parts(request) {
  const shipped = requestFor(request, (file) => !isTest(file));
  const tests = requestFor(request, isTest, { details: WITHOUT_SLOW_PASSES });
  return shipped.length + tests.length > 0 ? [...shipped, ...tests] : [request];
}

/** Warnings about sources of both parts come twice. */
const once = (errors) => [...new Map(errors.map((error) => [error.formattedMessage, error])).values()];

const joined = (answers) => ({
  errors: once(answers.flatMap(({ errors = [] }) => errors)),
  sources: Object.assign({}, ...answers.map(({ sources }) => sources)),
  contracts: Object.assign({}, ...answers.map(({ contracts }) => contracts)),
});

function compiler(args) {
  const native = process.env.ALTHING_SOLC;
  if (!native) return createRequire(import.meta.url)('solc');
  const answer = (input) =>
    spawnSync(native, args, { input, encoding: 'utf8', maxBuffer: Infinity, stdio: ['pipe', 'pipe', 'inherit'] }).stdout;
  return { version: () => /Version: (\S+)/.exec(answer(''))[1], compile: answer };
}

const args = process.argv.slice(2);
const solc = compiler(args);
if (args.includes('--version')) {
  process.stdout.write(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}\n`);
} else if (args.includes('--standard-json')) {
  const answers = parts(JSON.parse(readFileSync(0, 'utf8'))).map((part) => JSON.parse(solc.compile(JSON.stringify(part))));
  process.stdout.write(JSON.stringify(joined(answers)));
} else {
  process.stderr.write(`unsupported arguments: ${args.join(' ')}\n`);
  process.exitCode = 1;
}
