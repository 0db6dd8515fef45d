import { bridgeAddresses, BRIDGE_RELAYER } from '@althing/bindings/localBridges';
import { mined } from '@althing/devnet';
import { type Bridge, DELIVERY_PATIENCE, LEG_CAUSES } from '@althing/domain/bridges';
import { type BridgeTransaction, liveTopic } from '@althing/domain/http';
import { encodeFunctionData, type Hex, pad, parseAbi, toFunctionSelector, zeroHash } from 'viem';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { adapters, FOUNDER, ORGANISATION, type Sent } from './bridgeSite.ts';
import { MessageSite } from './messageSite.ts';

/* Deliveries that fail, as the bridges' own contracts tell of them, which everybody uses. Logs are asked for as on public chains. */

const BRIDGES: readonly Bridge[] = ['layerzero', 'ccip', 'wormhole', 'axelar', 'hyperlane'];
const ENDPOINT = parseAbi([
  'struct Origin { uint32 srcEid; bytes32 sender; uint64 nonce; }',
  'function lzReceiveAlert(Origin origin, address receiver, bytes32 guid, uint256 gas, uint256 value, bytes message, bytes extraData, bytes reason)',
]);
/** Too little for any controller. */
const LITTLE_GAS = 25_000n;

let site: MessageSite;
/** The code of the controller on the destination. */
let taking: Hex;

beforeAll(async () => {
  site = await MessageSite.start('deliveries');
  await site.found({ minimum: 1, bridges: BRIDGES });
  taking = (await site.far.client.getCode({ address: site.controller }))!;
  site.follow({ type: 'known', addressesPerCall: 500 });
}, 120_000);
afterAll(() => site.stop());

const legOf = async (sent: Sent, bridge: Bridge) => (await site.told(sent)).legs.find((leg) => leg.bridge === bridge)!;

/** Reverts with `Controller_Paused()`, whoever calls it. */
const REFUSING = `0x63${toFunctionSelector('Controller_Paused()').slice(2)}60e01b5f5260045ffd` as const;
const [refuse, take] = [() => REFUSING, () => taking].map(
  (code) => () => site.far.client.setCode({ address: site.controller, bytecode: code() }),
);

/** The leg once it needs a retry: what was learned late of a message is looked for after the newest blocks. */
const stuckLeg = (sent: Sent, bridge: Bridge) =>
  vi.waitFor(
    async () => {
      const found = await legOf(sent, bridge);
      if (!found.needsRetry) throw new Error(`${bridge} needs no retry`);
      return found;
    },
    { timeout: 20_000, interval: 50 },
  );

const FAILED = { reason: 'failed', sentence: LEG_CAUSES.failed };

describe('a delivery that fails', { timeout: 60_000 }, () => {
  it.each(['layerzero', 'ccip', 'wormhole'] as const)(
    'by %s is told with what the destination answered, until it succeeds',
    async (bridge) => {
      const sent = await site.send([bridge]);
      expect(await legOf(sent, bridge)).toMatchObject({ status: 'relayed', needsRetry: false, cause: null });

      await refuse!();
      await site.deliver(sent.receipt, bridge);
      const answer = 'Sending and execution are stopped at the moment.';
      expect(await stuckLeg(sent, bridge)).toMatchObject({ status: 'relayed', cause: { ...FAILED, answer } });

      await take!();
      await site.deliver(sent.receipt, bridge);
      expect(await legOf(sent, bridge)).toMatchObject({ status: 'completed', needsRetry: false, cause: null });
      expect(await site.told(sent)).toMatchObject({ stage: 'executable' });
    },
  );

  it.each(['layerzero', 'ccip', 'wormhole'] as const)('by %s for lack of gas has no answer', async (bridge) => {
    const sent = await site.send([bridge], { gasLimit: LITTLE_GAS });
    await site.deliver(sent.receipt, bridge);
    expect(await stuckLeg(sent, bridge)).toMatchObject({ cause: { ...FAILED, answer: null } });
  });

  it('by Axelar is told once its approval has waited for a while', async () => {
    const sent = await site.send(['axelar', 'hyperlane'], { threshold: 2 });
    const twin = await site.send(['axelar']);
    await refuse!();
    await expect(site.deliver(sent.receipt, 'axelar')).rejects.toThrow();
    expect(await legOf(sent, 'axelar')).toMatchObject({ status: 'relayed', needsRetry: false, cause: null });
    await site.pass(DELIVERY_PATIENCE);
    const cause = { reason: 'unexecuted', sentence: LEG_CAUSES.unexecuted, answer: null };
    expect(await legOf(sent, 'axelar')).toMatchObject({ needsRetry: true, cause });
    expect([await legOf(sent, 'hyperlane'), await legOf(twin, 'axelar')]).toMatchObject([{ cause: null }, { cause: null }]);

    await take!();
    await site.deliver(sent.receipt, 'axelar');
    expect(await legOf(sent, 'axelar')).toMatchObject({ status: 'completed', needsRetry: false, cause: null });
  });

  it.each(['layerzero', 'ccip'] as const)('by %s is forgotten with the block that it failed in', async (bridge) => {
    const sent = await site.send([bridge], { gasLimit: LITTLE_GAS });
    await site.indexed();
    const { blockNumber } = await site.deliver(sent.receipt, bridge);
    expect(await legOf(sent, bridge)).toMatchObject({ needsRetry: true });
    await site.rollBack(site.far, blockNumber);
    await site.far.client.mine({ blocks: 2 });
    expect(await legOf(sent, bridge)).toMatchObject({ status: 'relayed', needsRetry: false, cause: null });
  });

  it('is news for its organisation and its sender', async () => {
    const sent = await site.send(['layerzero', 'ccip'], { gasLimit: LITTLE_GAS });
    for (const bridge of ['layerzero', 'ccip'] as const) {
      const { end } = await site.newsSince(0);
      await site.deliver(sent.receipt, bridge);
      const { topics } = await site.newsSince(end);
      expect([liveTopic.bridge(ORGANISATION), liveTopic.bridge(FOUNDER)].filter((topic) => !topics.has(topic))).toEqual([]);
    }
  });

  it('is believed of LayerZero’s executor only, as anybody may have its endpoint say so', async () => {
    const sent = await site.send(['layerzero']);
    const { bridgeMessageId } = await legOf(sent, 'layerzero');
    const origin = { srcEid: 40101, sender: pad(adapters.layerzero), nonce: 1n };
    const args = [origin, adapters.layerzero, bridgeMessageId as Hex, 0n, 0n, '0x', '0x', zeroHash] as const;
    const data = encodeFunctionData({ abi: ENDPOINT, functionName: 'lzReceiveAlert', args });
    await mined(site.far.client, { to: bridgeAddresses.layerZeroEndpoint, data });
    expect(await legOf(sent, 'layerzero')).toMatchObject({ needsRetry: false, cause: null });
    // By an account that is neither, but works for it.
    expect(BRIDGE_RELAYER.address).not.toBe(bridgeAddresses.layerZeroExecutor);
  });
});

it('an index that is built anew tells the same, in whatever order it reads the chains', { timeout: 120_000 }, async () => {
  const legsOf = (told: readonly BridgeTransaction[]) => told.map(({ id, legs }) => ({ id, legs }));
  const expected = legsOf(await site.list());
  expect(expected.flatMap(({ legs }) => legs.filter(({ needsRetry }) => needsRetry)).length).toBeGreaterThan(4);
  await site.builtAnew('deliveries_anew', (told) => expect(legsOf(told)).toEqual(expected));
});
