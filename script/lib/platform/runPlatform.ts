import { assertTimelockOwner, deployMissing, type WriteClient } from '@althing/bindings';
import type { ChainRecord } from '@althing/domain/chains';
import { type Account, createWalletClient, defineChain, formatEther, http, publicActions } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { chooseVerifiers } from './chooseVerifiers.ts';
import { connectAdapters } from './connectAdapters.ts';
import { gasOf } from './cost.ts';
import { openMarkets } from './openMarkets.ts';
import { type Environment, type PlatformOptions, readOptions, USAGE } from './options.ts';
import { PlatformError } from './platformError.ts';
import { record } from './record.ts';
import { writeSchedule } from './schedule.ts';
import { type Planned, type Survey, survey } from './survey.ts';
import { type Step, takeStep } from './timelockTask.ts';
import { verify } from './verify.ts';

type Print = (line: string) => void;

function clientOf({ chain, rpcUrl }: PlatformOptions, account?: Account) {
  const { id, name, nativeCurrency } = chain;
  return createWalletClient({
    ...(account && { account }),
    chain: defineChain({ id, name, nativeCurrency, rpcUrls: { default: { http: [rpcUrl] } } }),
    transport: http(rpcUrl, { retryCount: 2 }),
    pollingInterval: 1_000,
    cacheTime: 0,
  }).extend(publicActions);
}

type Client = ReturnType<typeof clientOf>;

const coins = (wei: bigint, { nativeCurrency }: ChainRecord): string =>
  `${Number(formatEther(wei)).toPrecision(3)} ${nativeCurrency.symbol}`;

const lineOf = ({ deployment: { name, address }, standing }: Planned): string =>
  `  ${standing === 'stands' ? 'stands ' : 'missing'}  ${address}  ${name}`;

/** Says what is to be sent and what that costs. */
async function announce(client: Client, { chain }: PlatformOptions, { safe, planned, timelock }: Survey, print: Print): Promise<bigint> {
  const missing = planned.filter(({ standing }) => standing === 'missing');
  print(`${chain.name} (${chain.id}). ${safe}. The timelock ${timelock} owns what has an owner.`);
  for (const entry of planned) print(lineOf(entry));
  const gas = missing.reduce((sum, { deployment }) => sum + gasOf(deployment), 0n);
  if (missing.length === 0) return 0n;
  const price = await client.getGasPrice();
  print(
    `${missing.length} of ${planned.length} are missing: as many transactions, about ${gas} gas, ${coins(gas * price, chain)} at ${price} wei, without what rollups charge for data.`,
  );
  return gas * price;
}

async function deploy(client: Client, sender: WriteClient, cost: bigint, { planned }: Survey, { chain }: PlatformOptions, print: Print) {
  const balance = await client.getBalance({ address: sender.account.address });
  if (balance < cost)
    throw new PlatformError(
      `${sender.account.address} has ${coins(balance, chain)}; about ${coins(cost, chain)} are needed. Nothing was sent.`,
    );
  let count = 0;
  const total = planned.filter(({ standing }) => standing === 'missing').length;
  const deployments = planned.map(({ deployment }) => deployment);
  await deployMissing(sender, deployments, {
    onDeployed: ({ name }, hash) => print(`  ${++count}/${total}  ${name}  ${hash}`),
  });
}

/** Reads everything back, records it, and takes what the timelock has to do one step further. */
async function finish(
  client: Client,
  found: Survey,
  options: PlatformOptions,
  sender: WriteClient | undefined,
  print: Print,
): Promise<void> {
  await assertTimelockOwner(client, found.timelock);
  const results = await verify(client, found, options, sender?.account.address);
  print(`The platform stands. ${found.planned.length} codes are as expected, and:`);
  for (const { label } of results) print(`  ${label}`);
  if (options.recordFile) {
    record(found, options, options.recordFile);
    print(`Recorded in ${options.recordFile}.`);
  }
  const steps: Step[] = [];
  for (const task of [openMarkets, connectAdapters, chooseVerifiers]) {
    const step = await takeStep(client, found.timelock, await task(client, found, options), options, sender);
    const left = step.isExecuted ? (await task(client, found, options)).calls.length : 0;
    if (left > 0) throw new PlatformError(`${step.sentence} But read back, ${left} of its calls did not do what they should.`);
    steps.push(step);
  }
  writeSchedule(steps, options);
  for (const { sentence } of steps) print(sentence);
}

/** What `script/platform` does; everything that it prints goes through `print`. @throws PlatformError, or what the node said. */
export async function runPlatform(args: readonly string[], env: Environment, print: Print): Promise<void> {
  const options = readOptions(args, env);
  if (options === 'help') return print(USAGE);
  const account = options.senderKey && privateKeyToAccount(options.senderKey);
  const client = clientOf(options, account);
  const sender = account ? (client as unknown as WriteClient) : undefined;
  const found = await survey(client, options);
  const cost = await announce(client, options, found, print);
  const isWhole = found.planned.every(({ standing }) => standing === 'stands');
  if (!isWhole && !sender) return print('Nothing was sent. Say --send to send it.');
  if (!isWhole) await deploy(client, sender!, cost, found, options, print);
  await finish(client, found, options, sender, print);
}
