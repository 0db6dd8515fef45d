import { lockboxAbi, localTokenAbi, platformAddresses } from '@althing/bindings';
import type { Bridge } from '@althing/domain/bridges';
import type { Address, ChainId } from '@althing/domain/units';
import { encodeFunctionData, parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foundLockbox, foundPortal, foundToken, type LocalAccount, localAccount, mined, passSeconds, TransferDesk } from '../src/index.ts';
import { seeded } from '../src/random.ts';
import { approve, type Chains, startChains } from './support.ts';
import { Travels } from './travels.ts';

/*
 * What was created = what accounts have on all chains + what is under way, after every step: transfers are sent, given to further bridges, brought in any
 * order, too early, again or never, executed and waiting for limits. What is kept for it, by a controller or a lockbox, is what stands for it elsewhere and what
 * is under way.
 */

const [ALPHA, BETA, GAMMA] = [31337, 31338, 31339] as const;
const CHAINS: readonly ChainId[] = [ALPHA, BETA, GAMMA];
const HOLDERS = [2, 3, 4].map(localAccount);
const BRIDGES: readonly Bridge[] = ['hyperlane', 'axelar'];
const STEPS = 40;
const DURATION = 5000;
const MOST = parseEther('40');
const LIMIT = { minting: parseEther('45'), burning: parseEther('90') };
const EACH = parseEther('500');
const { localGold, localDollar } = platformAddresses;
/** Without any of these nothing was shown. */
const MUST_HAPPEN = ['sent by one', 'sent by several', 'sent again', 'refused again', 'executed of one', 'executed of several'];
const TREASURY = privateKeyToAddress(generatePrivateKey());
const TAX = { treasury: TREASURY, thresholds: [parseEther('5')], basisPoints: [300n] };

let chains: Chains;
beforeAll(async () => void (chains = await startChains(CHAINS)), 120_000);
afterAll(() => chains?.stop());

type Custody = 'minted' | 'kept by its controller' | 'kept by a lockbox';

/** Every holder begins with as much on the first chain. */
class World {
  readonly custody: Custody;
  readonly travels: Travels;
  readonly desk: TransferDesk;
  private readonly tokens: ReadonlyMap<ChainId, Address>;
  private readonly lockbox: Address | undefined;

  private constructor(
    custody: Custody,
    desk: TransferDesk,
    tokens: ReadonlyMap<ChainId, Address>,
    lockbox: Address | undefined,
    seed: number,
  ) {
    this.custody = custody;
    this.desk = desk;
    this.tokens = tokens;
    this.lockbox = lockbox;
    const { clients } = chains;
    const tokenOn = (chainId: ChainId) => tokens.get(chainId)!;
    const options = { desk, clients, holders: HOLDERS, bridges: BRIDGES, most: MOST, duration: DURATION, tokenOn };
    this.travels = new Travels({ ...options, random: seeded(seed) });
  }

  static async found(custody: Custody, seed: number): Promise<World> {
    const tokens = new Map<ChainId, Address>();
    let [controller, lockbox]: (Address | undefined)[] = [];
    const number = seed * 10;
    for (const client of chains.clients) {
      const isHome = client.chain.id === ALPHA;
      const locks = isHome && custody === 'kept by its controller';
      const holders = isHome && custody === 'minted' ? HOLDERS.map(({ address }) => [address, EACH] as const) : [];
      const token = locks ? localGold : await foundToken(client, { holders, tax: TAX, number });
      tokens.set(client.chain.id, token);
      if (isHome && custody === 'kept by a lockbox') lockbox = await foundLockbox(client, token, localDollar);
      controller = await foundPortal(client, {
        token,
        others: CHAINS.filter((id) => id !== client.chain.id),
        alone: Object.fromEntries(BRIDGES.map((bridge) => [bridge, LIMIT])),
        together: { ...LIMIT, minimum: 2, bridges: BRIDGES },
        duration: DURATION,
        unwrapping: lockbox !== undefined && isHome,
        locks,
        number: number + 1,
      });
      for (const holder of HOLDERS) await approve(client, holder, token, controller);
      await passSeconds(client, 2);
    }
    const world = new World(custody, new TransferDesk(controller!, chains.clients), tokens, lockbox, seed);
    await world.endow();
    return world;
  }

  /** Of what the first chain has besides its token; two thirds are wrapped. */
  private async endow(): Promise<void> {
    if (this.custody === 'minted') return;
    const home = this.desk.on(ALPHA);
    const existing = this.lockbox ? localDollar : localGold;
    for (const holder of HOLDERS) {
      const data = encodeFunctionData({ abi: localTokenAbi, functionName: 'mint', args: [holder.address, EACH] });
      await mined(home, { to: existing, data });
      if (!this.lockbox) continue;
      await approve(home, holder, existing, this.lockbox);
      await this.wrap(holder, (EACH * 2n) / 3n);
    }
  }

  private async wrap(holder: LocalAccount, amount: bigint): Promise<void> {
    const data = encodeFunctionData({ abi: lockboxAbi, functionName: 'deposit', args: [amount] });
    await mined(this.desk.on(ALPHA), { account: holder, to: this.lockbox!, data, gas: 500_000n });
  }

  /** Whatever was unwrapped, now and then. */
  async wrapAgain(): Promise<void> {
    if (!this.lockbox) return;
    for (const holder of HOLDERS) {
      const unwrapped = await this.desk.balanceOf(ALPHA, localDollar, holder.address);
      if (unwrapped > 0n) await this.wrap(holder, unwrapped);
    }
  }

  /** What all accounts have on a chain, wrapped or not. */
  private async balancesOn(chainId: ChainId): Promise<bigint> {
    const tokens = [this.tokens.get(chainId)!, ...(this.lockbox && chainId === ALPHA ? [localDollar] : [])];
    const accounts = [...HOLDERS.map(({ address }) => address), TREASURY];
    const balances = await Promise.all(tokens.flatMap((token) => accounts.map((who) => this.desk.balanceOf(chainId, token, who))));
    return balances.reduce((sum, each) => sum + each, 0n);
  }

  private supplyOn = (chainId: ChainId) => this.desk.supplyOf(chainId, this.tokens.get(chainId)!);

  /** What stands on other chains, or in other tokens, for what is kept, with what is kept. */
  private async kept(): Promise<{ kept: bigint; standsFor: bigint }> {
    const [here, beta, gamma] = (await Promise.all(CHAINS.map(this.supplyOn))) as [bigint, bigint, bigint];
    if (this.custody === 'minted') return { kept: 0n, standsFor: 0n };
    if (!this.lockbox) return { kept: await this.desk.balanceOf(ALPHA, localGold, this.desk.controller), standsFor: beta + gamma };
    return { kept: await this.desk.balanceOf(ALPHA, localDollar, this.lockbox), standsFor: here + beta + gamma };
  }

  /** What accounts have on each chain, what exists of what is minted there, and what is kept: as the chains say, and as it has to be. */
  async books() {
    const { travels } = this;
    const balances = await Promise.all(CHAINS.map((id) => this.balancesOn(id)));
    const created = EACH * BigInt(HOLDERS.length);
    const { kept, standsFor } = await this.kept();
    const found = {
      balances,
      minted: await Promise.all([BETA, GAMMA].map(this.supplyOn)),
      created: balances.reduce((sum, each) => sum + each, travels.underWay()),
      kept,
    };
    const due = CHAINS.map((id) => (id === ALPHA ? created : 0n) + travels.arrivedAt(id) - travels.leftFrom(id));
    const keeps = this.custody === 'minted' ? 0n : standsFor + travels.underWay();
    return { found, expected: { balances: due, minted: due.slice(1), created, kept: keeps } };
  }
}

describe.each<{ custody: Custody; seed: number }>([
  { custody: 'minted', seed: 1 },
  { custody: 'kept by its controller', seed: 2 },
  { custody: 'kept by a lockbox', seed: 3 },
])('a token that is $custody where it comes from', { timeout: 120_000 }, ({ custody, seed }) => {
  it('is as much as was created, after every step and at the end', async () => {
    const world = await World.found(custody, seed);
    const expectLaw = async () => {
      const { found, expected } = await world.books();
      expect(found).toEqual(expected);
    };
    await expectLaw();
    for (let step = 0; step < STEPS; step += 1) {
      await world.travels.step();
      await expectLaw();
      if (step % 15 === 14) await world.wrapAgain();
    }
    await world.travels.arrive();
    expect(world.travels.underWay()).toBe(0n);
    expect(Object.keys(world.travels.counts)).toEqual(expect.arrayContaining(MUST_HAPPEN));
    await expectLaw();
  });
});
