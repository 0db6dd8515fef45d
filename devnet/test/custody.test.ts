import { assetControllerAbi, lockboxAbi, localTokenAbi, platformAddresses, tokenAbi } from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import type { Address, ChainId } from '@althing/domain/units';
import { encodeFunctionData, parseEther, parseEventLogs, type TransactionReceipt, zeroAddress } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ALL,
  foundLockbox,
  foundPortal,
  foundToken,
  localAccount,
  mined,
  passSeconds,
  type SentTransfer,
  TransferDesk,
} from '../src/index.ts';
import { approve, type Chains, refusalOf, startChains } from './support.ts';

/* Tokens that are kept on one chain while they are on others: by a controller that gives them out again, or by the lockbox of a token that wraps them. */

const [ALPHA, BETA, GAMMA] = [31337, 31338, 31339] as const;
const ALL_CHAINS: readonly ChainId[] = [ALPHA, BETA, GAMMA];
const FOUNDER = localAccount(0).address;
const [ada, stranger] = [localAccount(2), localAccount(3)];
const BRIDGES: readonly Bridge[] = ['hyperlane', 'layerzero', 'ccip'];
const LIMIT = { minting: parseEther('1000000'), burning: parseEther('1000000') };
const OPEN = {
  alone: { hyperlane: LIMIT, layerzero: LIMIT, ccip: LIMIT },
  together: { ...LIMIT, minimum: 2, bridges: BRIDGES },
};
/** Of a delivery that unwraps. */
const UNWRAPPING_GAS = 800_000n;
const { localGold, localDollar } = platformAddresses;

let chains: Chains;
const someone = (): Address => privateKeyToAddress(generatePrivateKey());
const others = (id: ChainId) => ALL_CHAINS.filter((other) => other !== id);

const mint = (token: Address, amount: bigint) => ({
  to: token,
  data: encodeFunctionData({ abi: localTokenAbi, functionName: 'mint', args: [ada.address, amount] }),
});

beforeAll(async () => void (chains = await startChains(ALL_CHAINS)), 120_000);
afterAll(() => chains?.stop());

/** What has become of a transfer in a receipt, by the names of the controller's events. */
const named = ({ logs }: TransactionReceipt) =>
  parseEventLogs({ abi: assetControllerAbi, logs, eventName: ['TransferReceived', 'TransferExecuted', 'NotUnwrapped'] }).map(
    ({ eventName }) => eventName,
  );
const EXECUTED = ['TransferReceived', 'TransferExecuted'];

describe('a token that cannot be minted', { timeout: 60_000 }, () => {
  /** Where it is kept, and what stands for it elsewhere. */
  let tokens: Readonly<Record<ChainId, Address>>;
  let desk: TransferDesk;

  beforeAll(async () => {
    for (const client of chains.clients) {
      const { id } = client.chain;
      const token = id === ALPHA ? localGold : await foundToken(client, { number: 10 });
      tokens = { ...tokens, [id]: token };
      const controller = await foundPortal(client, { token, others: others(id), ...OPEN, locks: id === ALPHA, number: 11 });
      await approve(client, ada, token, controller);
      await passSeconds(client, 2);
      desk = new TransferDesk(controller, chains.clients);
    }
    await mined(desk.on(ALPHA), mint(localGold, parseEther('1000')));
  });

  const has = (chainId: ChainId, account: Address) => desk.balanceOf(chainId, tokens[chainId]!, account);
  /** What is kept, and what stands for it. */
  const books = async () => [
    await has(ALPHA, desk.controller),
    await desk.supplyOf(BETA, tokens[BETA]!),
    await desk.supplyOf(GAMMA, tokens[GAMMA]!),
  ];

  it('is kept on its chain while something stands for it on others, and given out when that comes back', async () => {
    const supply = await desk.supplyOf(ALPHA, localGold);
    const [before, recipient] = [await has(ALPHA, ada.address), someone()];
    const carry = async (from: ChainId, to: ChainId, amount: bigint, bridge: Bridge, who = ada.address) => {
      const sent = await desk.send({ from, to, sender: ada, recipient: who, amount, bridges: [bridge] });
      expect(named(await desk.deliver(sent, bridge))).toEqual(EXECUTED);
    };
    await carry(ALPHA, BETA, 100n, 'hyperlane');
    expect(await books()).toEqual([100n, 100n, 0n]);
    expect(await has(ALPHA, ada.address)).toBe(before - 100n);
    await carry(BETA, GAMMA, 60n, 'layerzero');
    expect(await books()).toEqual([100n, 40n, 60n]);
    await carry(GAMMA, ALPHA, 60n, 'ccip', recipient);
    expect(await books()).toEqual([40n, 40n, 0n]);
    expect(await has(ALPHA, recipient)).toBe(60n);

    const sent = await desk.send({ from: BETA, to: ALPHA, sender: ada, recipient, amount: 40n, bridges: BRIDGES, threshold: 2 });
    expect(await books()).toEqual([40n, 0n, 0n]);
    for (const bridge of ['ccip', 'hyperlane'] as const) await desk.deliver(sent, bridge);
    await desk.execute(sent, stranger);
    // LayerZero's later messages of all controllers wait for it.
    await desk.deliver(sent, 'layerzero');
    expect(await books()).toEqual([0n, 0n, 0n]);
    expect(await has(ALPHA, recipient)).toBe(100n);
    expect(await desk.supplyOf(ALPHA, localGold)).toBe(supply);
  });

  it('is not given out where less is kept, until there is enough', async () => {
    const recipient = someone();
    const out = await desk.send({ from: ALPHA, to: BETA, sender: ada, recipient: ada.address, amount: 10n, bridges: ['hyperlane'] });
    await desk.deliver(out, 'hyperlane');
    // The owner of what stands for it lets itself make more than is kept.
    const limits = encodeFunctionData({ abi: tokenAbi, functionName: 'setLimits', args: [FOUNDER, ALL, 0n] });
    await mined(desk.on(BETA), { to: tokens[BETA]!, data: limits });
    await mined(desk.on(BETA), mint(tokens[BETA]!, 5n));
    const sent = await desk.send({ from: BETA, to: ALPHA, sender: ada, recipient, amount: 15n, bridges: ['hyperlane'] });
    expect(named(await desk.deliver(sent, 'hyperlane'))).toEqual(['TransferReceived']);
    expect(await refusalOf(desk.execute(sent))).toBe('ERC20InsufficientBalance');
    await desk.send({ from: ALPHA, to: GAMMA, sender: ada, recipient, amount: 5n, bridges: ['hyperlane'] });
    await desk.execute(sent);
    expect(await has(ALPHA, recipient)).toBe(15n);
    expect(await has(ALPHA, desk.controller)).toBe(0n);
  });
});

describe.each([
  { name: 'an existing token', kept: localDollar, number: 20 },
  { name: "the chain's own currency", kept: zeroAddress, number: 30 },
])('$name that is wrapped', { timeout: 60_000 }, ({ kept, number }) => {
  let [token, lockbox]: Address[] = [];
  let desk: TransferDesk;

  beforeAll(async () => {
    for (const client of chains.clients.slice(0, 2)) {
      const { id } = client.chain;
      token = await foundToken(client, { number });
      if (id === ALPHA) lockbox = await foundLockbox(client, token, kept);
      const other = { token, others: [id === ALPHA ? BETA : ALPHA], unwrapping: id === ALPHA, number: number + 1 };
      const controller = await foundPortal(client, { ...other, ...OPEN });
      await approve(client, ada, token, controller);
      await passSeconds(client, 2);
      desk = new TransferDesk(controller, chains.clients);
    }
    const [home] = chains.clients;
    if (kept === zeroAddress) {
      const data = encodeFunctionData({ abi: lockboxAbi, functionName: 'depositNative' });
      await mined(home!, { account: ada, to: lockbox!, data, value: 1000n });
    } else {
      await mined(home!, mint(kept, 1000n));
      await approve(home!, ada, kept, lockbox!);
      const data = encodeFunctionData({ abi: lockboxAbi, functionName: 'deposit', args: [1000n] });
      await mined(home!, { account: ada, to: lockbox!, data });
    }
  });

  const keptBy = (account: Address) =>
    kept === zeroAddress ? desk.on(ALPHA).getBalance({ address: account }) : desk.balanceOf(ALPHA, kept, account);
  /** What the lockbox keeps, and what exists of its token on both chains. */
  const books = async () => [await keptBy(lockbox!), await desk.supplyOf(ALPHA, token!), await desk.supplyOf(BETA, token!)];

  const back = (recipient: Address, bridges: readonly Bridge[], gasLimit = UNWRAPPING_GAS): Promise<SentTransfer> =>
    desk.send({ from: BETA, to: ALPHA, sender: ada, recipient, amount: 100n, bridges, threshold: bridges.length, unwrap: true, gasLimit });
  const withdrawnIn = ({ logs }: TransactionReceipt) =>
    parseEventLogs({ abi: lockboxAbi, logs, eventName: 'Withdraw' }).map(({ args }) => [args.sender, args.to, args.amount]);

  it('travels as its token, and is itself again where the lockbox is', async () => {
    expect(await books()).toEqual([1000n, 1000n, 0n]);
    // There is no lockbox there: it is given as it is.
    const out = { from: ALPHA, to: BETA, sender: ada, recipient: ada.address, amount: 600n } as const;
    const sent = await desk.send({ ...out, bridges: ['hyperlane'], unwrap: true, gasLimit: UNWRAPPING_GAS });
    expect(await books()).toEqual([1000n, 400n, 0n]);
    expect(named(await desk.deliver(sent, 'hyperlane'))).toEqual(EXECUTED);
    expect(await books()).toEqual([1000n, 400n, 600n]);

    const [first, second] = [someone(), someone()];
    const alone = await back(first, ['ccip']);
    const arrival = await desk.deliver(alone, 'ccip');
    expect(named(arrival)).toEqual(EXECUTED);
    expect(withdrawnIn(arrival)).toEqual([[desk.controller, first, 100n]]);
    expect(await books()).toEqual([900n, 400n, 500n]);
    const together = await back(second, ['hyperlane', 'layerzero']);
    for (const bridge of ['layerzero', 'hyperlane'] as const) await desk.deliver(together, bridge);
    expect(withdrawnIn(await desk.execute(together, stranger))).toEqual([[desk.controller, second, 100n]]);
    expect(await books()).toEqual([800n, 400n, 400n]);
    expect([await keptBy(first), await keptBy(second)]).toEqual([100n, 100n]);
    expect([await desk.balanceOf(ALPHA, token!, first), await desk.balanceOf(ALPHA, token!, desk.controller)]).toEqual([0n, 0n]);
  });

  it('waits for somebody with more gas where the delivery has too little to unwrap it', async () => {
    const recipient = someone();
    const sent = await back(recipient, ['layerzero'], 400_000n);
    expect(named(await desk.deliver(sent, 'layerzero'))).toEqual(['TransferReceived']);
    await desk.execute(sent, stranger);
    expect(await keptBy(recipient)).toBe(100n);
    const enough = await back(recipient, ['layerzero']);
    expect(named(await desk.deliver(enough, 'layerzero'))).toEqual(EXECUTED);
    expect(await keptBy(recipient)).toBe(200n);
  });

  // Whoever keeps an ERC-20 can always be paid.
  if (kept !== zeroAddress) return;

  it('is given as its token where the recipient cannot be paid', async () => {
    const [box, here, there] = (await books()) as [bigint, bigint, bigint];
    const recipient = localDollar;
    const sent = await back(recipient, ['hyperlane']);
    expect(named(await desk.deliver(sent, 'hyperlane'))).toEqual([...EXECUTED, 'NotUnwrapped']);
    expect(await books()).toEqual([box, here + 100n, there - 100n]);
    expect(await desk.balanceOf(ALPHA, token!, recipient)).toBe(100n);
  });
});
