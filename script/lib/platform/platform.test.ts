import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  bondAggregatorAbi,
  bondContractsAt,
  bridgeAdaptersAt,
  DETERMINISTIC_DEPLOYER,
  encodeCreateSafe,
  missingOpeningSteps,
  platformDeployments,
  type PlatformRecord,
  predictSafeAddress,
  sendCall,
  timelockAbi,
  TIMELOCK_ROLES,
} from '@althing/bindings';
import { installSafe, type LocalChain, type LocalClient, localClient, startChain, temporaryFolder, untakenPort } from '@althing/devnet';
import type { Address, Hex } from '@althing/domain/units';
import { concat, encodeFunctionData, getAddress, pad, parseEther, toHex, zeroAddress } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPlatform } from './runPlatform.ts';
import { sentenceOf } from './sentenceOf.ts';
import { DEPLOYER_TRANSACTION } from './survey.ts';
import { OWNERS, passDays, PRICE_SIGNER, SAFE, sendAsSafe, setup } from './testSafe.ts';

/* The command against a chain that has the Safe contracts and nothing of ours. */

const CHAIN_ID = 31_338;
const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const DAY = 86_400;
const COUNT = 40;

let folder: string;
let chain: LocalChain;
let client: LocalClient;
const senderKey = generatePrivateKey();
const sender = privateKeyToAccount(senderKey).address;

beforeAll(async () => {
  folder = temporaryFolder('althing-platform-');
  chain = await startChain({ chainId: CHAIN_ID, port: await untakenPort() });
  client = localClient(chain);
  await installSafe(client);
  for (const threshold of [1, 2])
    await client.waitForTransactionReceipt({ hash: await sendCall(client, encodeCreateSafe(setup(threshold))) });
});
afterAll(async () => {
  await chain?.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  code: number;
  output: string;
}

interface RunOptions {
  safe?: Address;
  key?: Hex;
  rpc?: string;
  more?: readonly string[];
}

/** Arguments and environment of the command. */
const commandOf = ({ safe = SAFE, key, rpc = chain.url, more = [] }: RunOptions) => {
  const files = ['--record', join(folder, 'record.json'), '--schedule', join(folder, 'schedule.json')];
  const args = [
    '--chain',
    'beta',
    '--rpc',
    rpc,
    '--safe',
    safe,
    '--price-signer',
    PRICE_SIGNER,
    ...files,
    ...(key ? ['--send'] : []),
    ...more,
  ];
  return { args, env: { ALTHING_SENDER_KEY: key } };
};

async function platform(options: RunOptions = {}): Promise<Run> {
  const { args, env } = commandOf(options);
  let output = '';
  try {
    await runPlatform(args, env, (line) => (output += `${line}\n`));
    return { code: 0, output };
  } catch (error) {
    return { code: 1, output: output + sentenceOf(error) };
  }
}

/** Runs the command as a process of its own, and ends it as soon as it has said something. */
async function killedAfter(words: string, options: RunOptions): Promise<void> {
  const { args, env } = commandOf(options);
  const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes(words)) child.kill('SIGKILL');
  });
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBeNull();
}

const nonce = () => client.getTransactionCount({ address: sender });
const timelockOf = (output: string): Address => getAddress(/The timelock (0x\w{40})/.exec(output)![1]!);
const recorded = () => (JSON.parse(readFileSync(join(folder, 'record.json'), 'utf8')) as Record<string, PlatformRecord>)[CHAIN_ID]!;

describe('before it sends anything, the command', () => {
  it('says what it would send, where it would stand and what it costs, and sends nothing', async () => {
    const { code, output } = await platform();
    expect(code).toBe(0);
    expect(output).toContain(`Safe ${SAFE}: 2 of 2 owners sign`);
    for (const { name, address } of platformDeployments()) expect(output).toContain(`missing  ${address}  ${name}`);
    expect(output).toContain(`${COUNT} of ${COUNT} are missing`);
    expect(output).toContain('Nothing was sent. Say --send to send it.');
  });

  it.each([
    ['an account with a key', OWNERS[0]!.address, 'it is an account with a key, or a Safe that does not stand there yet'],
    ['a contract that is no Safe', DETERMINISTIC_DEPLOYER, 'is a contract, but not a Safe as published'],
    ['a Safe of which one owner suffices', predictSafeAddress(setup(1)), 'One owner of the Safe'],
  ])('refuses %s as the owner', async (_, safe, reason) => {
    const { code, output } = await platform({ safe, key: senderKey });
    expect(code).toBe(1);
    expect(output).toContain(reason);
  });

  it('takes a Safe of one signer where that is said, and warns', async () => {
    const { code, output } = await platform({ safe: predictSafeAddress(setup(1)), more: ['--allow-one-signer'] });
    expect(code).toBe(0);
    expect(output).toContain('ONE KEY DECIDES OVER THE PLATFORM');
  });

  it('refuses a delay below two days', async () => {
    const { code, output } = await platform({ more: ['--delay-days', '1'] });
    expect(code).toBe(1);
    expect(output).toContain('--delay-days takes whole days, 2 at least');
  });

  it('refuses a node of another chain, and says that a node is away without telling its address', async () => {
    expect(await platform({ more: ['--chain', 'gamma'] })).toMatchObject({
      code: 1,
      output: expect.stringContaining('The node is one of chain 31338, not of Gamma (31339).'),
    });
    const away = await platform({ rpc: 'http://127.0.0.1:9/secret' });
    expect(away).toMatchObject({ code: 1, output: expect.stringContaining('The node does not answer.') });
    expect(away.output).not.toContain('secret');
  });

  it('refuses an account that cannot pay for all of it, and does not show its key', async () => {
    const { code, output } = await platform({ key: senderKey });
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`${sender} has 0.00 ETH; about 0\\.\\d+ ETH are needed. Nothing was sent.`));
    expect(output).not.toContain(senderKey.slice(2));
    expect(await platform({ key: '0x12' })).toMatchObject({
      code: 1,
      output: expect.stringContaining('is not 0x and 64 hexadecimal digits'),
    });
  });

  it('says how the deterministic deployer comes to a chain, and that way works', async () => {
    const code = (await client.getCode({ address: DETERMINISTIC_DEPLOYER }))!;
    await client.setCode({ address: DETERMINISTIC_DEPLOYER, bytecode: '0x' });
    const refused = await platform();
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('The deterministic deployer is missing on this chain');
    expect(refused.output).toContain(DEPLOYER_TRANSACTION);
    const [, account] = /native currency to (0x\w{40})/.exec(refused.output)!;
    // The account has sent it before, on this chain as on all that anvil starts.
    await client.setNonce({ address: account as Address, nonce: 0 });
    for (const sent of [
      () => client.sendTransaction({ to: account as Address, value: parseEther('0.01') }),
      () => client.sendRawTransaction({ serializedTransaction: DEPLOYER_TRANSACTION }),
    ])
      await client.waitForTransactionReceipt({ hash: await sent() });
    expect(await client.getCode({ address: DETERMINISTIC_DEPLOYER })).toBe(code);
    await client.setCode({ address: DETERMINISTIC_DEPLOYER, bytecode: concat([code, '0x00']) });
    expect(await platform()).toMatchObject({ code: 1, output: expect.stringContaining('is not the deterministic deployer') });
    await client.setCode({ address: DETERMINISTIC_DEPLOYER, bytecode: code });
  });

  it.each([
    ['another length', 1],
    ['the same length', 0],
  ])('refuses foreign code of %s at a predicted place', async (_, longer) => {
    const { name, address, runtime } = platformDeployments()[1]!;
    await client.setBalance({ address: sender, value: parseEther('10') });
    await client.setCode({ address, bytecode: pad('0x01', { size: runtime.runtimeSize + longer }) });
    expect(await platform({ key: senderKey })).toMatchObject({
      code: 1,
      output: expect.stringContaining(`At ${address}, the place of ${name}, other code stands. Nothing was sent.`),
    });
    await client.setCode({ address, bytecode: '0x' });
    expect(await nonce()).toBe(0);
  });
});

describe('with --send, the command', () => {
  it(
    'ends in the middle, goes on where it ended, and reads back that the timelock of the Safe owns everything',
    { timeout: 120_000 },
    async () => {
      const announced = Number(/about (\d+) gas/.exec((await platform()).output)![1]);
      await client.setBalance({ address: sender, value: parseEther('10') });
      await killedAfter(`3/${COUNT}`, { key: senderKey });
      const sentBefore = await nonce();
      expect(sentBefore).toBeGreaterThanOrEqual(3);
      expect(sentBefore).toBeLessThan(COUNT);

      const { code, output } = await platform({ key: senderKey });
      expect(output).toContain(`${COUNT - sentBefore} of ${COUNT} are missing`);
      expect(code).toBe(0);
      expect(await nonce()).toBe(COUNT);
      expect(output).toContain(`The platform stands. ${COUNT} codes are as expected`);
      expect(output).toContain('the account that paid is no administrator');
      expect(output).toContain('the timelock owns ControllerWrapper');

      const used = await gasUsedBySender();
      expect(Math.abs(announced - used) / used).toBeLessThan(0.05);

      const timelock = timelockOf(output);
      const { contracts } = recorded();
      expect(recorded()).toMatchObject({ safe: SAFE, timelock, delay: 2 * DAY, priceSigner: PRICE_SIGNER, treasury: SAFE });
      const { BondAggregator, TWAPOracle, TWAPBondOracle, FeeCollector } = contracts;
      for (const address of [BondAggregator, TWAPOracle, TWAPBondOracle, FeeCollector, ...Object.values(bridgeAdaptersAt(contracts))])
        expect(await client.readContract({ address, abi: bondAggregatorAbi, functionName: 'owner' })).toBe(timelock);
      const role = (name: keyof typeof TIMELOCK_ROLES, account: Address) =>
        client.readContract({ address: timelock, abi: timelockAbi, functionName: 'hasRole', args: [TIMELOCK_ROLES[name], account] });
      expect([await role('proposer', SAFE), await role('admin', timelock)]).toEqual([true, true]);
      expect([await role('admin', SAFE), await role('admin', sender), await role('proposer', sender)]).toEqual([false, false, false]);
    },
  );

  it('sends nothing when it is run again', async () => {
    const { code, output } = await platform({ key: senderKey });
    expect(code).toBe(0);
    expect(output).not.toContain('missing');
    expect(await nonce()).toBe(COUNT);
  });

  it('opens bond markets once the Safe has scheduled it and two days have passed, not before', { timeout: 60_000 }, async () => {
    const { contracts } = recorded();
    const missing = async () => (await missingOpeningSteps(client, bondContractsAt(contracts))).length;
    expect((await platform({ key: senderKey })).output).toContain(`The Safe ${SAFE} has to send the transaction in`);
    const { chainId, transactions } = JSON.parse(readFileSync(join(folder, 'schedule.json'), 'utf8')) as {
      chainId: string;
      transactions: [{ to: Address; data: Hex }];
    };
    expect(chainId).toBe(String(CHAIN_ID));
    await sendAsSafe(client, transactions[0].to, transactions[0].data);
    await passDays(client, 1);
    expect((await platform({ key: senderKey })).output).toContain(
      'The Safe has scheduled their opening; run this command again in 24.0 hours',
    );
    await passDays(client, 1);
    expect((await platform()).output).toContain('It is time for their opening: run this command with --send.');
    expect([await missing(), await nonce()]).toEqual([8, COUNT]);
    expect((await platform({ key: senderKey })).output).toContain('Bond markets are open, as of 0x');
    expect([await missing(), await nonce()]).toEqual([0, COUNT + 1]);
    expect((await platform({ key: senderKey })).output).toContain('Bond markets are open.');
    expect(await nonce()).toBe(COUNT + 1);
  });

  it('keeps what is recorded of other chains', async () => {
    const file = join(folder, 'record.json');
    writeFileSync(file, JSON.stringify({ 10: { ...recorded(), safe: zeroAddress } }));
    expect((await platform()).code).toBe(0);
    const records = JSON.parse(readFileSync(file, 'utf8')) as Record<string, PlatformRecord>;
    expect(Object.keys(records)).toEqual(['10', String(CHAIN_ID)]);
    expect(records['10']!.safe).toBe(zeroAddress);
  });

  it('says so where an owner is about to be another', async () => {
    const { timelock, contracts } = recorded();
    await client.impersonateAccount({ address: timelock });
    await client.setBalance({ address: timelock, value: parseEther('1') });
    const data = encodeFunctionData({ abi: bondAggregatorAbi, functionName: 'transferOwnership', args: [sender] });
    await client.sendTransaction({ account: timelock, to: contracts.BondAggregator, data });
    expect(await platform()).toMatchObject({
      code: 1,
      output: expect.stringContaining(`nobody else is offered BondAggregator: ${sender} instead of ${zeroAddress}`),
    });
  });
});

async function gasUsedBySender(): Promise<number> {
  let used = 0n;
  for (let number = await client.getBlockNumber(); number > 0n; number--) {
    const { transactions } = await client.getBlock({ blockNumber: number, includeTransactions: true });
    for (const { from, hash } of transactions)
      if (from === sender.toLowerCase() || from === sender) used += (await client.getTransactionReceipt({ hash })).gasUsed;
  }
  expect(toHex(used)).not.toBe('0x0');
  return Number(used);
}
