import {
  bondContractsOf,
  contractCall,
  getConcentratedState,
  localRouterAbi,
  localTokenAbi,
  localVaultAbi,
  platformAddresses,
  twapBondOracleAbi,
  twapOracleAbi,
} from '@althing/bindings';
import { localAccount } from '@althing/devnet';
import { seeded } from '@althing/devnet/random';
import { concentratedSharePrice, sqrtPriceAtTick } from '@althing/domain/bonds';
import type { Address, Hex } from '@althing/domain/units';
import { decodeAbiParameters, maxUint256, parseAbi, parseUnits } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPriceAttestor } from '../src/attestations/attestPrice.ts';
import type { ChainClients } from '../src/chains/chainClients.ts';
import { startTestChain, type TestChain } from './support/chain.ts';

const { localVault, localRouter, localDollar, localGold } = platformAddresses;
const { twapOracle, twapBondOracle } = bondContractsOf(31337)!;
const WINDOW = 60;
/** Enough for any call: what a pool's call costs depends on the second of its block. */
const GAS = 5_000_000n;
const ATTESTATION = [
  {
    type: 'tuple',
    components: ['address vault', 'address base', 'address quote', 'uint256 price', 'uint64 timestamp', 'uint64 validUntil'].map((text) => {
      const [type, name] = text.split(' ') as [string, string];
      return { type, name };
    }),
  },
] as const;
/** Well known, and the first signer on local chains. */
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

let chain: TestChain;
let clean: Hex;
/** In dollars and in gold. */
let isDollarToken0: boolean;

beforeAll(async () => {
  chain = await startTestChain();
  const { client } = chain;
  isDollarToken0 = (await client.readContract({ address: localVault, abi: localVaultAbi, functionName: 'token0' })) === localDollar;
  for (const token of [localDollar, localGold]) {
    await write(token, localTokenAbi, 'mint', [client.account.address, parseUnits('1', 40)]);
    await write(token, localTokenAbi, 'approve', [localRouter, maxUint256]);
    await write(token, localTokenAbi, 'approve', [localVault, maxUint256]);
  }
  await pass(WINDOW);
  clean = await client.snapshot();
});
beforeEach(async () => {
  await chain.client.revert({ id: clean });
  clean = await chain.client.snapshot();
});
afterAll(() => chain.stop());

async function write(address: Address, abi: readonly unknown[], functionName: string, args: unknown[]): Promise<void> {
  const hash = await chain.client.sendTransaction({ ...contractCall({ address, abi, functionName, args }), gas: GAS });
  expect((await chain.client.waitForTransactionReceipt({ hash })).status).toBe('success');
}

/** In a block of its own, a second after the last. */
function swap(tokenIn: Address, amount: bigint): Promise<void> {
  const tokenOut = tokenIn === localGold ? localDollar : localGold;
  return write(localRouter, localRouterAbi, 'swap', [tokenIn, tokenOut, amount, chain.client.account.address]);
}

async function pass(seconds: number): Promise<void> {
  await chain.client.increaseTime({ seconds });
  await chain.client.mine({ blocks: 1 });
}

function attest(payoutToken: Address, window = WINDOW): Promise<Hex> {
  const chains = { has: () => true, untrusted: () => chain.client } as unknown as ChainClients;
  const attestPrice = createPriceAttestor({ config: { priceSignerKey: KEY, priceWindow: window }, chains });
  const isPriceInToken0 = (payoutToken === localDollar) === isDollarToken0;
  return attestPrice({ chainId: 31337, vault: localVault, quoteToken: localVault, isPriceInToken0 });
}

/** What is signed, or the code of the refusal. */
async function claimed(payoutToken: Address, window = WINDOW): Promise<bigint | string> {
  try {
    const [{ price }] = decodeAbiParameters(ATTESTATION, await attest(payoutToken, window)) as unknown as [{ price: bigint }];
    return price;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

const stateOf = async () => getConcentratedState(chain.client, { vault: localVault, blockNumber: await chain.client.getBlockNumber() });
const decimals = () =>
  isDollarToken0 ? { decimals0: 6, decimals1: 18, shareDecimals: 18 } : { decimals0: 18, decimals1: 6, shareDecimals: 18 };

/** What whoever believes the vault's totals at the price of the moment would say a dollar is worth in shares. */
async function believed(): Promise<bigint> {
  const state = await stateOf();
  const [tick] = await slot0(state.pool);
  return concentratedSharePrice({ ...state, ...decimals(), positions: [], averageTick: tick }, isDollarToken0)!;
}

async function slot0(pool: Address): Promise<[number]> {
  const abi = parseAbi(['function slot0() view returns (uint160, int24, uint16, uint16, uint16, uint8, bool)']);
  const [, tick] = await chain.client.readContract({ address: pool, abi, functionName: 'slot0' });
  return [tick];
}

describe('the price of a vault of concentrated liquidity, over the real pool', () => {
  it('goes from the vault to a market: signed, registered, read by the oracle of bond markets', async () => {
    const attestations = [await attest(localDollar), await attest(localGold)];
    await write(twapOracle, twapOracleAbi, 'registerAttestation', [attestations]);
    const price = (token: Address) =>
      chain.client.readContract({
        address: twapBondOracle,
        abi: twapBondOracleAbi,
        functionName: 'currentPrice',
        args: [localVault, token],
      });
    expect(await price(localDollar)).toBe(await claimed(localDollar));
    expect(Number(await price(localGold)) / Number(await price(localDollar))).toBeCloseTo(2000, 0);
  });

  it('is what a share takes out of the vault', async () => {
    const shares = parseUnits('0.01', 18);
    const balances = () =>
      Promise.all(
        [localDollar, localGold].map((address) =>
          chain.client.readContract({ address, abi: localTokenAbi, functionName: 'balanceOf', args: [chain.client.account.address] }),
        ),
      );
    const perDollar = (await claimed(localDollar)) as bigint;
    const before = await balances();
    await write(localVault, localVaultAbi, 'withdraw', [shares, chain.client.account.address]);
    const after = await balances();
    const dollars = Number(after[0]! - before[0]!) / 1e6 + (2000 * Number(after[1]! - before[1]!)) / 1e18;
    expect((dollars * Number(perDollar)) / Number(shares)).toBeCloseTo(1, 3);
  });

  it('does not follow whoever moves the pool within a block, by any amount: the same is signed, or nothing', async () => {
    const random = seeded(28);
    const calm = { [localDollar]: await claimed(localDollar), [localGold]: await claimed(localGold) };
    const plain = Number(await believed());
    const followed: unknown[] = [];
    const tally = { signed: 0, refused: 0, wouldHaveFooled: 0 };
    for (let run = 0; run < 20; run++) {
      const tokenIn = random() < 0.5 ? localDollar : localGold;
      // From dust to more than the pool can take, which leaves it at the end of its ticks.
      const amount = BigInt(Math.floor(10 ** (1 + random() * (tokenIn === localGold ? 24 : 14))));
      const moment = await chain.client.snapshot();
      await swap(tokenIn, amount);
      for (const payout of [localDollar, localGold]) {
        const claim = await claimed(payout);
        if (claim === 'price-unstable') tally.refused += 1;
        else if (claim === calm[payout]) tally.signed += 1;
        else followed.push({ amount, tokenIn, payout, claim });
      }
      if (Math.abs(Number(await believed()) / plain - 1) > 0.2) tally.wouldHaveFooled += 1;
      await chain.client.revert({ id: moment });
    }
    expect(followed).toEqual([]);
    expect(Math.min(tally.signed, tally.refused, tally.wouldHaveFooled)).toBeGreaterThan(2);
  });

  it('does not follow who moves the pool and back again in one block', async () => {
    const calm = await claimed(localDollar);
    await chain.client.setAutomine(false);
    const account = chain.client.account.address;
    const send = (args: readonly [Address, Address, bigint, Address]) =>
      chain.client.sendTransaction({
        ...contractCall({ address: localRouter, abi: localRouterAbi, functionName: 'swap', args }),
        gas: GAS,
      });
    await send([localGold, localDollar, parseUnits('3000', 18), account]);
    await send([localDollar, localGold, parseUnits('3000000', 6), account]);
    await chain.client.mine({ blocks: 1 });
    await chain.client.setAutomine(true);
    expect([calm, 'price-unstable']).toContain(await claimed(localDollar));
  });

  it('follows a price that holds, and counts fees once the pool has', async () => {
    const calm = (await claimed(localGold)) as bigint;
    await swap(localDollar, parseUnits('1000000', 6));
    expect(await claimed(localGold)).toBe('price-unstable');
    await pass(WINDOW);
    const dearer = (await claimed(localGold)) as bigint;
    // Gold is dearer in dollars, of which the share has some.
    expect(Number(dearer) / Number(calm)).toBeGreaterThan(1.05);
    await write(localVault, localVaultAbi, 'deposit', [1n, chain.client.account.address]);
    const gathered = (await claimed(localGold)) as bigint;
    expect(gathered).toBeLessThan(dearer);
    expect(Number(gathered) / Number(dearer)).toBeCloseTo(1, 3);
  });

  it('is not known where the pool keeps nothing so old', async () => {
    expect(await claimed(localGold, 86_400)).toBe('price-average-unknown');
  });

  it('is worked out by roots of price that the pool itself has, bit for bit', async () => {
    const { pool } = await stateOf();
    const below: number[] = [];
    for (const tick of [-887_272, -200_311, -1, 0, 1, 6000, 200_311, 887_271]) {
      const root = sqrtPriceAtTick(tick)!;
      expect(await tickOf(pool, root)).toBe(tick);
      expect(await tickOf(pool, root + 1n)).toBe(tick);
      // Below the lowest tick there is none.
      if (tick > -887_272) below.push((await tickOf(pool, root - 1n)) - tick);
    }
    expect(below).toEqual([-1, -1, -1, -1, -1, -1, -1]);
  });

  it('agrees with the vault about its totals, which are what comes out', async () => {
    const { total0, total1, positions, totalSupply } = await stateOf();
    expect(positions.map(({ liquidity }) => liquidity)).toEqual([totalSupply, totalSupply]);
    const account = localAccount(0).address;
    const [out0, out1] = await chain.client
      .simulateContract({ address: localVault, abi: localVaultAbi, functionName: 'withdraw', args: [totalSupply, account], account })
      .then(({ result }) => result);
    expect(total0 - out0).toBeLessThanOrEqual(2n);
    expect(total1 - out1).toBeLessThanOrEqual(2n);
    expect(out0 <= total0 && out1 <= total1).toBe(true);
  });
});

/** What the pool says of a root, were it to begin there: asked of its code at an address where it has no price yet. */
async function tickOf(pool: Address, root: bigint): Promise<number> {
  const abi = parseAbi([
    'function initialize(uint160)',
    'event Initialize(uint160 sqrtPriceX96, int24 tick)',
    'function slot0() view returns (uint160, int24, uint16, uint16, uint16, uint8, bool)',
  ]);
  const moment = await chain.client.snapshot();
  const other = localAccount(9).address;
  await chain.client.setCode({ address: other, bytecode: (await chain.client.getCode({ address: pool }))! });
  await write(other, abi, 'initialize', [root]);
  const [, tick] = await chain.client.readContract({ address: other, abi, functionName: 'slot0' });
  await chain.client.revert({ id: moment });
  return tick;
}
