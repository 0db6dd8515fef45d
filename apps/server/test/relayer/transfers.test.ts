import { assetControllerAbi, bridgeAdaptersOf } from '@althing/bindings';
import { BRIDGE_RELAYER } from '@althing/bindings/localBridges';
import { mined } from '@althing/devnet';
import { encodeFunctionData, parseEther, zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Portal, type RelayedTransfer } from './portal.ts';
import { RelayerSite } from './site.ts';
import { startTestRelayer } from './testRelayer.ts';

const DAY = 86_400;
const adapters = bridgeAdaptersOf(31337)!;

let site: RelayerSite;
let portal: Portal;
let stop: () => Promise<void>;
beforeAll(async () => {
  site = await RelayerSite.start();
  await site.migrate();
  portal = await Portal.open(site.clients[0]!, site.clients[1]!);
  stop = startTestRelayer({ databaseUrl: site.databaseUrl, urls: site.chains.map(({ url }) => url) }).stop;
}, 120_000);
afterAll(async () => {
  await stop?.();
  await site?.stop();
});

const far = () => site.clients[1]!;
const sentByRelayer = () => far().getTransactionCount({ address: BRIDGE_RELAYER.address });

/** What the relayer says of the execution. */
async function taskOf({ receipt }: RelayedTransfer): Promise<{ state: string; reason: string | null; attempts: number }> {
  const { rows } = await site.pool.query<{ state: string; reason: string | null; attempts: number }>(
    "select state, reason, attempts from app.relayer_tasks where kind = 'transfer' and transaction_hash = decode($1, 'hex')",
    [receipt.transactionHash.slice(2)],
  );
  return rows[0]!;
}

const untilRefused = (transfer: RelayedTransfer, reason: string) =>
  vi.waitFor(async () => expect((await taskOf(transfer)).reason).toBe(reason), { timeout: 60_000, interval: 50 });

describe('a transfer of tokens', { timeout: 150_000 }, () => {
  it('by one bridge is executed by its delivery, or where the clock was behind, by the relayer', async () => {
    const transfer = await portal.send({ bridges: ['hyperlane'] });
    expect(await portal.arrivals(transfer)).toEqual([1]);
    await site.done();
    expect(await portal.receivedBy(transfer)).toHaveLength(1);
    expect(await taskOf(transfer)).toMatchObject({ state: 'done' });
  });

  it('by several is executed by the relayer once enough agree, and once only', async () => {
    const before = await sentByRelayer();
    const transfers = [
      await portal.send({ bridges: ['hyperlane', 'axelar', 'ccip'], threshold: 2 }),
      await portal.send({ bridges: ['wormhole', 'polymer', 'ccip', 'hyperlane', 'layerzero'], threshold: 3 }),
    ];
    expect(await portal.arrivals(...transfers)).toEqual([1, 1]);
    await site.done();
    expect(await Promise.all(transfers.map((each) => portal.receivedBy(each)))).toMatchObject([{ length: 3 }, { length: 5 }]);
    // One, two and one; one, one, one, one and three; and two executions.
    expect((await sentByRelayer()) - before).toBe(4 + 7 + 2);
  });

  it('waits for a bridge that is missing', async () => {
    await site.pool.query(`insert into app.relayer_faults values ('axelar', '{"pause": true}')`);
    const transfer = await portal.send({ bridges: ['axelar', 'ccip'], threshold: 2 });
    await untilRefused(transfer, 'Not enough bridges agree.');
    expect(await portal.arrivedOf(transfer)).toBe(0);
    await site.pool.query('delete from app.relayer_faults');
    expect(await portal.arrivals(transfer)).toEqual([1]);
  });

  it.each([
    ['one bridge', { bridges: ['ccip'] as const }],
    ['several', { bridges: ['hyperlane', 'ccip'] as const, threshold: 2 }],
  ])('by %s that does not fit into the limit waits until the window has moved', async (_, choice) => {
    const adapter = choice.bridges.length > 1 ? zeroAddress : adapters.ccip;
    const args = [{ adapter, minting: parseEther('60'), burning: parseEther('100') }] as const;
    const data = encodeFunctionData({ abi: assetControllerAbi, functionName: 'setLimits', args });
    await mined(far(), { to: portal.desk.controller, data });
    const fits = await portal.send({ ...choice, amount: parseEther('50') });
    expect(await portal.arrivals(fits)).toEqual([1]);
    const waiting = await portal.send({ ...choice, amount: parseEther('40') });
    await untilRefused(waiting, 'This is more than may travel this way at the moment. Send less, or wait until the limit has come back.');
    expect(await portal.arrivedOf(waiting)).toBe(0);
    await far().increaseTime({ seconds: DAY });
    await far().mine({ blocks: 1 });
    expect(await portal.arrivals(waiting)).toEqual([1]);
  });
});
