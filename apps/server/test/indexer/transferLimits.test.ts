import { controllerWrapperAbi, hyperlaneAdapterAbi, localTokenAbi, platformAddresses, tokenAbi } from '@althing/bindings';
import { ALL, foundAssetController, localAccount, mined, untakenPort } from '@althing/devnet';
import type { EndpointResponse } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { encodeFunctionData, zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Root } from '../../src/indexer/source.ts';
import { startWatchedNode } from '../relayer/watchedNode.ts';
import { send } from '../support/http.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { adapters, ALPHA, BETA, startGround } from './bridgeSite.ts';
import { keepPortals } from './keepPortals.ts';
import { RECIPIENT, TransferSite, WRAPPER } from './transferSite.ts';

/* What the API says before a transfer leaves, and what then becomes of it on real chains. */

type Limits = EndpointResponse<'GET /api/v1/bridge/limits/:address'>;

const { localGold } = platformAddresses;

/** Besides the token's own controllers, those of play money, which is locked and released. */
class LimitsSite extends TransferSite {
  vault: Address = zeroAddress;

  protected override contracts(): readonly Root[] {
    return [...super.contracts(), { address: this.vault, kind: 'assetController' }];
  }

  override async found(): Promise<void> {
    await super.found();
    const alone = { hyperlane: { minting: ALL, burning: ALL } };
    for (const { client } of this.sides) {
      const others = [client.chain.id === ALPHA ? BETA : ALPHA];
      this.vault = await foundAssetController(client, { token: localGold, others, alone, locks: true, number: 3 });
    }
  }
}

let site: LimitsSite;
let server: TestServer;
/** Milliseconds that the server's clock is ahead; answers are reused for four seconds. */
let ahead = 0;

beforeAll(async () => {
  site = new LimitsSite(await startGround('limits'));
  await site.found();
  site.follow();
  server = await serve({ PENDING_UPGRADE_TOKENS: `${BETA}:${localGold}` });
}, 120_000);
afterAll(async () => {
  await server.close();
  await site.stop();
});

function serve(nodes: Record<string, string>): Promise<TestServer> {
  const env = { RPC_31337: site.home.chain.url, RPC_31338: site.far.chain.url, ...nodes };
  return startTestServer(site.url, env, { now: () => new Date(Date.now() + ahead) });
}

interface Asked {
  controller?: Address;
  from?: number;
  to?: number;
  amount?: string;
  /** Instead of `amount`. */
  grossAmount?: string;
  /** Which server. */
  at?: string;
}

async function ask({ controller = site.controller, from = ALPHA, to = BETA, amount = '', grossAmount = '', at = server.url }: Asked = {}) {
  await site.indexed();
  ahead += 5_000;
  const query = `originChainId=${from}&destinationChainId=${to}${amount && `&amount=${amount}`}${grossAmount && `&grossAmount=${grossAmount}`}`;
  return send(at, 'GET', `/api/v1/bridge/limits/${controller}?${query}`);
}

async function limitsOf(choice: Asked = {}): Promise<Limits> {
  const { status, body } = await ask(choice);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

const wayOf = ({ ways }: Limits, bridge: string | null) => {
  const found = ways.find((way) => way.bridge === bridge);
  if (!found) throw new Error(`Nothing is said of ${bridge}`);
  return found;
};

const fitOf = async (amount: bigint, bridge: string | null, choice: Asked = {}) =>
  wayOf(await limitsOf({ ...choice, amount: String(amount) }), bridge).fit;

const setMinting = (minting: bigint) => site.there('setLimits', [{ adapter: adapters.hyperlane, minting, burning: 5_000n }]);
const setTokenMinting = (minting: bigint) => site.act(site.far, site.token, 'setLimits', [site.controller, minting, ALL]);

describe('limits of a transfer', { timeout: 60_000 }, () => {
  it('are told of each bridge alone and of several, on both sides, with those of the token', async () => {
    const limits = await limitsOf();
    const whole = (most: string) => ({ most, used: '0', left: most, windowSeconds: 86_400 });
    const end = { tokenAddress: site.token, isOpen: true, isPaused: false, minBridges: 2, tokenLimit: whole(String(ALL)), kept: null };
    expect(limits).toMatchObject({
      controllerAddress: site.controller,
      origin: { ...end, chainId: ALPHA },
      destination: { ...end, chainId: BETA },
    });
    expect(limits.ways.map(({ bridge, isAmongSeveral, origin, destination }) => [bridge, isAmongSeveral, origin, destination])).toEqual(
      expect.arrayContaining([
        ['hyperlane', true, whole('5000'), whole('5000')],
        ['polymer', true, whole('5000'), whole('5000')],
        ['layerzero', false, whole('5000'), whole('5000')],
        ['axelar', true, whole('0'), whole('0')],
        [null, true, whole('10000'), whole('10000')],
      ]),
    );
    expect(limits.ways).toHaveLength(5);
    expect(limits.ways.every(({ fit }) => fit === null)).toBe(true);
  });

  it('say of an amount by which ways it fits', async () => {
    const { ways } = await limitsOf({ amount: '6000' });
    const outcomes = Object.fromEntries(ways.map(({ bridge, fit }) => [bridge, [fit!.outcome, fit!.obstacles[0]?.reason]]));
    expect(outcomes).toEqual({
      hyperlane: ['refused', 'limit'],
      polymer: ['refused', 'limit'],
      layerzero: ['refused', 'limit'],
      axelar: ['refused', 'limit'],
      null: ['fits', undefined],
    });
  });

  it('say what is used, and until when a transfer waits where it arrives', async () => {
    await setMinting(3_000n);
    const first = await site.transfer({ bridges: ['hyperlane'], amount: 2_000n });
    await site.bring(first, 'hyperlane');
    const { origin, destination } = wayOf(await limitsOf(), 'hyperlane');
    expect([origin.most, destination.most]).toEqual(['5000', '3000']);
    for (const { used } of [origin, destination]) {
      expect(Number(used)).toBeGreaterThan(1_900);
      expect(Number(used)).toBeLessThanOrEqual(2_000);
    }

    const sent = await site.transfer({ bridges: ['hyperlane'], amount: 2_500n });
    await site.bring(sent, 'hyperlane');
    const fit = await fitOf(2_500n, 'hyperlane');
    const until = Date.parse(fit!.obstacles.find(({ side }) => side === 'destination')!.until!) / 1000;
    const executeAt = async (seconds: number) => {
      await site.far.client.setNextBlockTimestamp({ timestamp: BigInt(seconds) });
      return site.there('execute', [BigInt(ALPHA), sent.payload]);
    };
    // A unit of the limit takes 29 seconds to come back.
    await expect(executeAt(until - 30)).rejects.toThrow('failed');
    await executeAt(until);
    expect(await site.desk.stateOf(sent)).toMatchObject({ executed: true });
    await site.pass(86_400);
    await setMinting(5_000n);
  });

  it('say that it would wait for the token’s own limit, or for a pause without knowing how long', async () => {
    await setTokenMinting(100n);
    expect(await fitOf(200n, 'polymer')).toEqual({
      outcome: 'waits',
      obstacles: [{ side: 'destination', reason: 'token-limit', until: null }],
      until: null,
    });
    await setTokenMinting(ALL);
    await site.there('pause');
    expect(await fitOf(200n, 'polymer')).toMatchObject({ outcome: 'waits', obstacles: [{ reason: 'paused' }] });
    expect(await fitOf(200n, 'polymer', { from: BETA, to: ALPHA })).toMatchObject({
      outcome: 'refused',
      obstacles: [{ reason: 'paused' }],
    });
    await site.there('unpause');
    expect(await fitOf(200n, 'polymer')).toMatchObject({ outcome: 'fits' });
  });

  it('say that it would wait where its chain is not taken from, and where too few bridges are heard', async () => {
    const chain = { chainId: BigInt(ALPHA), sends: true, takes: false };
    await site.there('setChain', [chain]);
    expect(await fitOf(10n, 'polymer')).toMatchObject({ outcome: 'waits', obstacles: [{ reason: 'chain-closed' }] });
    await site.there('setChain', [{ ...chain, takes: true }]);
    await site.there('setMinBridges', [4]);
    expect(await fitOf(10n, null)).toMatchObject({ outcome: 'waits', obstacles: [{ side: 'destination', reason: 'bridges' }] });
    await site.there('setMinBridges', [2]);
    expect(await fitOf(10n, null)).toMatchObject({ outcome: 'fits' });
  });

  it('say that a bridge whose owner has stopped sending takes nothing, alone or with others', async () => {
    const stop = (paused: boolean) =>
      mined(site.home.client, {
        account: localAccount(0),
        to: adapters.polymer,
        data: encodeFunctionData({ abi: hyperlaneAdapterAbi, functionName: 'setPaused', args: [paused] }),
      });
    await stop(true);
    await site.there('setMinBridges', [3]);
    expect(await fitOf(10n, 'polymer')).toMatchObject({ outcome: 'refused', obstacles: [{ side: 'origin', reason: 'bridge-paused' }] });
    expect(await fitOf(10n, 'polymer', { from: BETA, to: ALPHA })).toMatchObject({ outcome: 'fits' });
    expect(await fitOf(10n, null)).toMatchObject({ outcome: 'waits', obstacles: [{ side: 'destination', reason: 'bridges' }] });
    await site.there('setMinBridges', [2]);
    expect(await fitOf(10n, null)).toMatchObject({ outcome: 'fits' });
    await stop(false);
    expect(await fitOf(10n, 'polymer')).toMatchObject({ outcome: 'fits' });
  });

  it('of tokens that are released reach as far as what is kept', async () => {
    const data = encodeFunctionData({ abi: localTokenAbi, functionName: 'mint', args: [site.vault, 50n] });
    await mined(site.far.client, { account: localAccount(0), to: localGold, data });
    const choice = { controller: site.vault };
    expect((await limitsOf(choice)).destination).toMatchObject({ kept: '50', tokenLimit: null });
    expect(await fitOf(50n, 'hyperlane', choice)).toMatchObject({ outcome: 'fits' });
    expect(await fitOf(51n, 'hyperlane', choice)).toMatchObject({ outcome: 'waits', obstacles: [{ reason: 'kept', until: null }] });
  });

  it('cost a chain two questions, however many ask', async () => {
    const asked: string[] = [];
    const node = await startWatchedNode(site.far.chain.url, { before: (method) => asked.push(method) });
    const watching = await serve({ RPC_31338: node.url });
    await ask({ at: watching.url });
    asked.length = 0;
    await site.indexed();
    ahead += 5_000;
    const path = `/api/v1/bridge/limits/${site.controller}?originChainId=${ALPHA}&destinationChainId=${BETA}&amount=`;
    const answers = await Promise.all([1, 2, 3].map((amount) => send(watching.url, 'GET', path + amount)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(asked.toSorted()).toEqual(['eth_call', 'eth_getBlockByNumber']);
    await watching.close();
    await node.stop();
  });

  it('are told of no other contract, and not where a chain cannot be asked', async () => {
    for (const controller of [site.token, localGold]) {
      const { status, body } = await ask({ controller });
      expect([status, body]).toMatchObject([404, { code: 'not-found', message: 'Asset controller not found' }]);
    }
    const deaf = await serve({ RPC_31338: `http://127.0.0.1:${await untakenPort()}` });
    const { status, body } = await ask({ at: deaf.url });
    expect([status, body]).toMatchObject([503, { code: 'rpc-unavailable', message: 'The chain cannot be reached' }]);
    await deaf.close();
  });
});

describe('what a transfer is charged', { timeout: 60_000 }, () => {
  const quoteOf = async (choice: Asked) => (await limitsOf(choice)).quote!;
  /** By the contracts themselves. */
  const contractsSay = async (gross: bigint) => {
    const at = { address: WRAPPER, abi: controllerWrapperAbi } as const;
    const [fee, net] = await site.home.client.readContract({ ...at, functionName: 'quote', args: [site.controller, BigInt(BETA), gross] });
    const taxOf = { address: site.token, abi: tokenAbi, functionName: 'calculateBridgeTax', args: [net] } as const;
    const tax = await site.far.client.readContract(taxOf);
    return { grossAmount: gross, platformFee: fee, amount: net, bridgeTax: tax, received: net - tax };
  };
  const setTiers = (tiers: readonly { threshold: bigint; rate: number }[]) =>
    site.act(site.home, WRAPPER, 'setFeeTiers', [site.controller, BigInt(BETA), tiers]);
  const setPremium = (rate: bigint) => site.act(site.home, WRAPPER, 'setPremiumRate', [BigInt(BETA), rate]);
  const setTaxes = (thresholds: readonly bigint[], shares: readonly bigint[]) =>
    site.act(site.far, site.token, 'setBridgeTaxTiers', [thresholds, shares]);

  it.each([
    ['by the tiers of all', [], 0n, [0n], [100n]],
    ['by its own tiers, with a premium', [0n, 1_000n, 3_000n], 70n, [10n, 500n, 2_000n], [33n, 250n, 1_000n]],
    ['up to five per cent, and without a tax', [0n], 4_999n, [], []],
  ] as const)('is what the contracts work out, %s', async (_, thresholds, premium, taxed, shares) => {
    await setTiers(thresholds.map((threshold, index) => ({ threshold, rate: 1_111 * (index + 1) })));
    await setPremium(premium);
    await setTaxes(taxed, shares);
    for (const gross of [1n, 9n, 999n, 1_000n, 1_001n, 2_999n, 3_333n, 4_999n, 123_456_789n, (1n << 112n) - 1n]) {
      const { wrapperAddress, ...quote } = await quoteOf({ grossAmount: String(gross) });
      expect(wrapperAddress).toBe(WRAPPER);
      expect(Object.fromEntries(Object.entries(quote).map(([key, value]) => [key, BigInt(value)]))).toEqual(await contractsSay(gross));
    }
  });

  it('is what it then pays', async () => {
    await setTiers([{ threshold: 500n, rate: 3_000 }]);
    await setPremium(500n);
    await setTaxes([0n, 1_000n], [100n, 2_000n]);
    const quote = await quoteOf({ grossAmount: '3000' });
    // 3 % of 2,500 and 0.5 % of 3,000; 1 % of 1,000 and 20 % of 1,910.
    expect(quote).toMatchObject({ platformFee: '90', amount: '2910', bridgeTax: '392', received: '2518' });
    const sent = await site.wrapped({ bridges: ['polymer'], amount: 3_000n });
    await site.bring(sent, 'polymer');
    const { platformFee, amount, bridgeTax } = quote;
    expect((await site.toldOf(sent)).transfer).toMatchObject({ platformFee, amount, bridgeTax });
    await site.pass(86_400);
    await setTiers([]);
    await setPremium(0n);
    await setTaxes([0n], [100n]);
  });

  it('is looked at after the platform’s fee, and is none of what the controller is given itself', async () => {
    const fit = async (choice: Asked) => wayOf(await limitsOf(choice), 'layerzero').fit!.outcome;
    expect([await fit({ amount: '5050' }), await fit({ grossAmount: '5050' })]).toEqual(['refused', 'fits']);
    expect(await quoteOf({ amount: '1000' })).toEqual({
      grossAmount: '1000',
      platformFee: '0',
      amount: '1000',
      bridgeTax: '10',
      received: '990',
      wrapperAddress: null,
    });
    const ofAnother = () => quoteOf({ controller: site.vault, grossAmount: '1000' });
    expect(await ofAnother()).toMatchObject({ platformFee: '20', bridgeTax: '0', received: '980', wrapperAddress: WRAPPER });
    await site.act(site.home, WRAPPER, 'setController', [site.vault, false]);
    expect(await ofAnother()).toMatchObject({ platformFee: '0', bridgeTax: '0', received: '1000', wrapperAddress: null });
    await site.act(site.home, WRAPPER, 'setController', [site.vault, true]);
  });

  it('is not known where the wrapper does not say it, or is not there', async () => {
    const { client } = site.home;
    const code = await client.getCode({ address: WRAPPER });
    await client.setCode({ address: WRAPPER, bytecode: '0x' });
    const { status, body } = await ask({ grossAmount: '1000' });
    expect([status, body]).toMatchObject([503, { code: 'protocol-fee-unknown', message: 'Protocol fee is unknown' }]);
    expect((await ask({ amount: '1000' })).status).toBe(200);
    await client.setCode({ address: WRAPPER, bytecode: code! });
    const elsewhere = await ask({ from: 1, grossAmount: '1000' });
    expect([elsewhere.status, elsewhere.body]).toMatchObject([
      404,
      { code: 'wrapper-missing', message: 'Controller wrapper not found for this chain' },
    ]);
  });
});

describe('tokens that travel', () => {
  const listed = async (query = '') => (await send(server.url, 'GET', `/api/v1/bridge/tokens?${query}`)).body;

  it('are told of deployed organisations, with what the chains say of them, whose tokens they are, and which wait for an upgrade', async () => {
    await site.indexed();
    const at = (address: Address) => [ALPHA, BETA].map((chainId) => ({ chainId, address }));
    const lockbox = RECIPIENT;
    const travelling = await keepPortals(site.pool, {
      name: 'Acme House',
      symbol: 'ACME',
      contracts: [
        ...at(site.controller),
        { chainId: BETA, address: lockbox, kind: 'lockbox' },
        { chainId: ALPHA, address: site.token, kind: 'token' },
      ],
    });
    const golden = await keepPortals(site.pool, {
      name: 'Goldsmiths 100%',
      symbol: 'GOLD',
      contracts: at(site.vault),
      existingTokens: [
        { chainId: ALPHA, address: site.token },
        { chainId: BETA, address: localGold },
      ],
    });
    await keepPortals(site.pool, { name: 'Unfinished', symbol: 'UNF', state: 'deploying', contracts: at(site.vault) });
    await keepPortals(site.pool, { name: 'Without', symbol: 'WITH', contracts: [] });

    const { items, nextCursor } = await listed();
    expect(nextCursor).toBeNull();
    expect(items).toMatchObject([
      {
        organisation: { id: golden, name: 'Goldsmiths 100%' },
        controllerAddress: site.vault,
        chains: [
          { chainId: ALPHA, address: localGold, lockbox: null, isOrganisationToken: false, isPendingUpgrade: false },
          { chainId: BETA, address: localGold, lockbox: null, isOrganisationToken: true, isPendingUpgrade: true },
        ],
      },
      {
        organisation: { id: travelling },
        controllerAddress: site.controller,
        chains: [
          { chainId: ALPHA, address: site.token, name: 'Acme', symbol: 'ACME', decimals: 18, lockbox: null, isOrganisationToken: true },
          { chainId: BETA, address: site.token, lockbox, isOrganisationToken: false },
        ],
      },
    ]);
    const found = async (query: string) =>
      (await listed(query)).items.map(({ organisation }: { organisation: { id: string } }) => organisation.id);
    expect(await found('search=acme')).toEqual([travelling]);
    expect(await found('search=gold')).toEqual([golden]);
    expect(await found(`search=${encodeURIComponent('100%')}`)).toEqual([golden]);
    expect(await found(`search=${encodeURIComponent('%')}`)).toEqual([golden]);
    expect(await found(`controllerAddress=${site.controller.toLowerCase()}`)).toEqual([travelling]);
    expect(await found(`organisationId=${golden}`)).toEqual([golden]);
    const first = await listed('limit=1');
    expect(await found(`limit=1&cursor=${first.nextCursor}`)).toEqual([travelling]);
  });
});
