import { localTokenAbi, platformAddresses } from '@althing/bindings';
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
import { TransferSite } from './transferSite.ts';

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
  server = await serve({});
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
  /** Which server. */
  at?: string;
}

async function ask({ controller = site.controller, from = ALPHA, to = BETA, amount = '', at = server.url }: Asked = {}) {
  await site.indexed();
  ahead += 5_000;
  const query = `originChainId=${from}&destinationChainId=${to}${amount && `&amount=${amount}`}`;
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
