import { platformAddresses } from '@althing/bindings';
import { ALL, foundAssetController, foundToken, untakenPort } from '@althing/devnet';
import type { EndpointResponse } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../support/http.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { ALPHA, BETA } from './bridgeSite.ts';
import { HOLDER, TransferSite } from './transferSite.ts';

/* What the API says of a token as it stands, against what its owner then does on a real chain. */

type TokenBridges = EndpointResponse<'GET /api/v1/tokens/:chainId/:address/bridges'>;

let site: TransferSite;
let server: TestServer;
let ahead = 0;
/** A token whose owner has given its controller nothing, as one that existed before. */
let bare: { token: Address; controller: Address };

const serve = (nodes: Record<string, string> = {}): Promise<TestServer> => {
  const env = { RPC_31337: site.home.chain.url, RPC_31338: site.far.chain.url, ...nodes };
  return startTestServer(site.url, env, { now: () => new Date(Date.now() + ahead) });
};

beforeAll(async () => {
  site = await TransferSite.start('token_bridges');
  await site.found();
  const { client } = site.far;
  const token = await foundToken(client, { holders: [], number: 7 });
  const controller = await foundAssetController(client, { token, others: [ALPHA], number: 8 });
  bare = { token, controller };
  site.follow();
  server = await serve();
}, 120_000);
afterAll(async () => {
  await server.close();
  await site.stop();
});

async function ask(token: Address, query = '', at = server.url) {
  await site.indexed();
  ahead += 5_000;
  return send(at, 'GET', `/api/v1/tokens/${BETA}/${token}/bridges${query}`);
}

async function bridgesOf(token: Address, query = ''): Promise<TokenBridges> {
  const { status, body } = await ask(token, query);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

const whole = (most: bigint) => ({ most: String(most), used: '0', left: String(most), windowSeconds: 86_400 });

describe('a token', { timeout: 60_000 }, () => {
  it('is told with its owner, its tax, its lockbox, and who may mint and burn how much', async () => {
    const told = await bridgesOf(site.token);
    expect(told).toMatchObject({
      chainId: BETA,
      address: site.token,
      pendingOwner: null,
      bridgeTax: { tiers: [{ threshold: '0', basisPoints: 100 }] },
      minters: [{ address: site.controller, minting: whole(ALL), burning: whole(ALL) }],
      controllerProblem: null,
    });
    expect([told.owner, told.lockbox, told.bridgeTax!.treasury]).not.toContain(null);
  });

  it('is told with what was used of a limit, and with whoever was given limits since, until these are taken back', async () => {
    // What is used comes back within a day: of all tokens so much a second that nothing would be seen.
    await site.act(site.far, site.token, 'setLimits', [site.controller, 100_000n, ALL]);
    const sent = await site.transfer({ bridges: ['hyperlane'], amount: 1_000n });
    await site.bring(sent, 'hyperlane');
    await site.act(site.far, site.token, 'setLimits', [HOLDER.address, 0n, 9n]);
    const [newest, controller, ...rest] = (await bridgesOf(site.token)).minters;
    expect([newest, rest]).toEqual([{ address: HOLDER.address, minting: whole(0n), burning: whole(9n) }, []]);
    expect(Number(controller!.minting!.used)).toBeGreaterThan(0);
    await site.act(site.far, site.token, 'setLimits', [HOLDER.address, 0n, 0n]);
    expect((await bridgesOf(site.token)).minters.map(({ address }) => address)).toEqual([site.controller]);
  });

  it('names the next owner until they accept', async () => {
    await site.act(site.far, site.token, 'transferOwnership', [HOLDER.address]);
    expect(await bridgesOf(site.token)).toMatchObject({ pendingOwner: HOLDER.address });
    await site.act(site.far, site.token, 'acceptOwnership', [], HOLDER);
    expect(await bridgesOf(site.token)).toMatchObject({ owner: HOLDER.address, pendingOwner: null });
  });

  it('says when its owner has given the controller no limits, until it does', async () => {
    const query = `?controllerAddress=${bare.controller}`;
    const problem = 'The token’s owner has not given this controller its limits, so nothing can leave or arrive.';
    expect(await bridgesOf(bare.token, query)).toMatchObject({
      minters: [{ address: bare.controller, minting: whole(0n) }],
      controllerProblem: problem,
    });
    await site.act(site.far, bare.token, 'setLimits', [bare.controller, 5n, 6n]);
    expect(await bridgesOf(bare.token, query)).toMatchObject({ controllerProblem: null });
  });

  it('that knows of no bridges says nothing of them', async () => {
    const query = `?controllerAddress=${bare.controller}`;
    expect(await bridgesOf(platformAddresses.localGold, query)).toMatchObject({
      owner: null,
      bridgeTax: null,
      minters: [{ address: bare.controller, minting: null, burning: null }],
      controllerProblem: 'The token does not tell whether its owner lets this controller mint and burn.',
    });
  });

  it('is not known where its chain does not answer', async () => {
    const deaf = await serve({ RPC_31338: `http://127.0.0.1:${await untakenPort()}` });
    const { status, body } = await ask(site.token, '', deaf.url);
    expect([status, body]).toMatchObject([503, { code: 'rpc-unavailable' }]);
    await deaf.close();
  });
});
