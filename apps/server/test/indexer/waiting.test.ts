import { polymerAdapterAbi } from '@althing/bindings';
import { ALL, mined } from '@althing/devnet';
import { type BridgeTransactionDetail, bridgeTransactionDetail, type EndpointResponse } from '@althing/domain/http';
import { encodeFunctionData, type Hex } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../support/http.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { adapters, ALPHA } from './bridgeSite.ts';
import { HOLDER, TransferSite } from './transferSite.ts';

/* What the API says of a transfer that is not executed, and what executing it then does on a real chain. */

type Waiting = EndpointResponse<'GET /api/v1/bridge/transactions/:id/waiting'>;
type Sent = Awaited<ReturnType<TransferSite['transfer']>>;

let site: TransferSite;
let server: TestServer;
/** Milliseconds that the server's clock is ahead; answers are reused for four seconds. */
let ahead = 0;

beforeAll(async () => {
  site = await TransferSite.start('waiting');
  await site.found();
  site.follow();
  const env = { RPC_31337: site.home.chain.url, RPC_31338: site.far.chain.url };
  server = await startTestServer(site.url, env, { now: () => new Date(Date.now() + ahead) });
}, 120_000);
afterAll(async () => {
  await server.close();
  await site.stop();
});

async function waitingOf(sent: Sent): Promise<Waiting> {
  const { id } = await site.toldOf(sent);
  ahead += 5_000;
  const { status, body } = await send(server.url, 'GET', `/api/v1/bridge/transactions/${id}/waiting`);
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

async function detailsOf(id: string): Promise<BridgeTransactionDetail> {
  const { status, body } = await send(server.url, 'GET', `/api/v1/bridge/transactions/${id}`);
  expect(status).toBe(200);
  return bridgeTransactionDetail.parse(body);
}

const reasonsOf = async (sent: Sent) => (await waitingOf(sent)).obstacles.map(({ reason }) => reason);

const brought = async (amount: bigint): Promise<Sent> => {
  const sent = await site.transfer({ bridges: ['hyperlane'], amount });
  await site.bring(sent, 'hyperlane');
  return sent;
};

const setMinting = (minting: bigint) => site.there('setLimits', [{ adapter: adapters.hyperlane, minting, burning: 5_000n }]);

describe('a transfer that is not executed', { timeout: 60_000 }, () => {
  it('waits for bridges until enough have brought it, then for anybody, and for nothing once it is executed', async () => {
    const sent = await site.transfer({ bridges: ['hyperlane', 'polymer'], amount: 500n, threshold: 2 });
    const none = { reason: 'bridges', sentence: 'Not enough bridges have brought it yet.', until: null };
    expect(await waitingOf(sent)).toEqual({ stage: 'sent', obstacles: [none], until: null });
    await site.bring(sent, 'hyperlane');
    expect(await waitingOf(sent)).toMatchObject({ stage: 'arriving', obstacles: [none] });
    await site.bring(sent, 'polymer');
    expect(await waitingOf(sent)).toEqual({ stage: 'executable', obstacles: [], until: null });
    await site.desk.execute(sent);
    expect(await waitingOf(sent)).toEqual({ stage: 'executed', obstacles: [], until: null });
  });

  it('waits for a limit to come back, to the second', async () => {
    await setMinting(3_000n);
    await site.pass(86_400);
    await brought(2_000n);
    const sent = await brought(2_500n);
    const { obstacles, until } = await waitingOf(sent);
    expect(obstacles).toEqual([{ reason: 'limit', sentence: 'It is more than its bridges may bring at the moment.', until }]);
    const executeAt = async (seconds: number) => {
      await site.far.client.setNextBlockTimestamp({ timestamp: BigInt(seconds) });
      return site.there('execute', [BigInt(ALPHA), sent.payload]);
    };
    const due = Date.parse(until!) / 1000;
    // A unit of the limit takes 29 seconds to come back.
    await expect(executeAt(due - 30)).rejects.toThrow('failed');
    await executeAt(due);
    expect(await waitingOf(sent)).toMatchObject({ stage: 'executed', obstacles: [] });
  });

  it('waits without end for more than its bridge may ever bring, for the token’s own limit and for a pause', async () => {
    await setMinting(10n);
    const sent = await brought(200n);
    expect(await waitingOf(sent)).toMatchObject({ obstacles: [{ reason: 'limit', until: null }], until: null });
    await setMinting(5_000n);
    await site.pass(86_400);
    await site.act(site.far, site.token, 'setLimits', [site.controller, 100n, ALL]);
    expect(await reasonsOf(sent)).toEqual(['token-limit']);
    await site.there('pause');
    expect(await reasonsOf(sent)).toEqual(['paused', 'token-limit']);
    await site.there('unpause');
    await site.act(site.far, site.token, 'setLimits', [site.controller, ALL, ALL]);
    await site.pass(86_400);
    expect(await reasonsOf(sent)).toEqual([]);
    await site.desk.execute(sent);
  });

  it('waits for none of its bridges’ limits alone where another that brought it has room', async () => {
    await setMinting(10n);
    const sent = await brought(200n);
    const again = await site.desk.resend(sent, HOLDER, ['polymer']);
    expect(await reasonsOf(sent)).toEqual(['limit']);
    await site.bring(again, 'polymer');
    expect(await waitingOf(sent)).toMatchObject({ stage: 'executed', obstacles: [] });
    await setMinting(5_000n);
  });

  it('is brought by anybody with the proof of Polymer that the API gives, once, and others have no proof', async () => {
    const sent = await site.transfer({ bridges: ['hyperlane', 'polymer'], amount: 300n, threshold: 2 });
    const { id, bridgeDetails } = await site.toldOf(sent);
    // The list tells only that there is one.
    expect(bridgeDetails).toEqual({ proof: null, jobId: null });
    const { proof } = (await detailsOf(id)).bridgeDetails!;
    const bring = (given: Hex) => {
      const data = encodeFunctionData({ abi: polymerAdapterAbi, functionName: 'receiveMessage', args: [given] });
      return mined(site.far.client, { account: HOLDER, to: adapters.polymer, data, gas: 1_000_000n });
    };
    const changed = proof!.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')) as Hex;
    await expect(bring(changed)).rejects.toThrow('failed');
    await bring(proof as Hex);
    const told = await site.toldOf(sent);
    expect(told).toMatchObject({ bridgeDetails: null, destinationReceivedBridgeAdapterAddresses: [adapters.polymer] });
    expect((await detailsOf(id)).bridgeDetails).toBe(null);
    await expect(bring(proof as Hex)).rejects.toThrow('failed');

    const other = await site.transfer({ bridges: ['layerzero'], amount: 300n });
    expect((await detailsOf((await site.toldOf(other)).id)).bridgeDetails).toBe(null);
  });

  it('is refused by its token for a reason that nobody foresaw', async () => {
    await setMinting(10n);
    const sent = await brought(50n);
    await setMinting(5_000n);
    await site.pass(86_400);
    const code = await site.far.client.getCode({ address: site.token });
    await site.far.client.setCode({ address: site.token, bytecode: '0x60006000fd' });
    await site.far.client.mine({ blocks: 1 });
    expect(await waitingOf(sent)).toMatchObject({ obstacles: [{ reason: 'refused', sentence: expect.stringMatching(/./), until: null }] });
    await site.far.client.setCode({ address: site.token, bytecode: code! });
    await site.far.client.mine({ blocks: 1 });
    expect(await reasonsOf(sent)).toEqual([]);
  });
});
