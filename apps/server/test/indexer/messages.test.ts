import { messageControllerAbi } from '@althing/bindings';
import { MESSAGE_LIFETIME } from '@althing/domain/bridges';
import { bridgeTransactionDetail, liveTopic } from '@althing/domain/http';
import type { Hex } from '@althing/domain/units';
import { keccak256 } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adapters, ALPHA, BETA, FOUNDER, ORGANISATION } from './bridgeSite.ts';
import { MessageSite } from './messageSite.ts';

/* Messages of real controllers over real bridges, as the events of both chains tell them. */

let site: MessageSite;

beforeAll(async () => {
  site = await MessageSite.start('messages');
  await site.found({ minimum: 1, delay: 600, vetoer: FOUNDER });
  site.follow();
}, 120_000);
afterAll(() => site.stop());

describe('a message between chains', { timeout: 60_000 }, () => {
  it('is told from its sending to its execution, bridge by bridge', async () => {
    const sent = await site.send(['hyperlane', 'axelar'], { threshold: 2 });
    expect(await site.told(sent)).toMatchObject({
      originChainId: ALPHA,
      destinationChainId: BETA,
      originTransactionHash: sent.receipt.transactionHash,
      originFromAddress: FOUNDER,
      originControllerAddress: site.controller,
      bridgeTransactionType: 'lucid',
      messageType: 'message',
      isVotes: false,
      messageId: sent.messageId,
      isResend: false,
      threshold: 2,
      requiredBridges: 2,
      originBridgeAdapterAddresses: [adapters.hyperlane, adapters.axelar],
      destinationReceivedBridgeAdapterAddresses: [],
      isReceivalCompleted: false,
      status: 'pending',
      stage: 'sent',
      legs: [
        { bridge: 'hyperlane', adapter: adapters.hyperlane, status: 'relayed', needsRetry: false },
        { bridge: 'axelar', adapter: adapters.axelar, status: 'relayed', needsRetry: false },
      ],
    });

    const delivery = await site.deliver(sent.receipt, 'axelar');
    expect(await site.told(sent)).toMatchObject({
      status: 'relayed',
      stage: 'arriving',
      agreedBridges: 1,
      destinationReceivedBridgeAdapterAddresses: [adapters.axelar],
      legs: [
        { bridge: 'hyperlane', status: 'relayed', receivedAt: null },
        { bridge: 'axelar', status: 'completed', receivedTransactionHash: delivery.transactionHash },
      ],
    });

    await site.deliver(sent.receipt, 'hyperlane');
    const confirmed = await site.told(sent);
    expect(confirmed).toMatchObject({ status: 'completed', stage: 'delayed', isReceivalCompleted: true, agreedBridges: 2 });
    const { timestamp } = await site.far.client.getBlock();
    expect(confirmed.executableAt).toBe(new Date((Number(timestamp) + 600) * 1000).toISOString());

    await site.pass(600);
    expect(await site.told(sent)).toMatchObject({ stage: 'executable', executedAt: null });
    const execution = await site.execute(sent);
    expect(await site.told(sent)).toMatchObject({ stage: 'executed', executedTransactionHash: execution.transactionHash });
  });

  it('has the hash that its controller there knows it by, what it cost, and what it carried', async () => {
    const sent = await site.send(['hyperlane'], { threshold: 1 });
    const { id, payloadHash, legs } = await site.told(sent);
    const controller = { address: site.controller, abi: messageControllerAbi } as const;
    expect(payloadHash).toBe(
      await site.far.client.readContract({ ...controller, functionName: 'payloadHashOf', args: [BigInt(ALPHA), sent.payload] }),
    );
    expect(BigInt(legs[0]!.bridgeFee!)).toBeGreaterThan(0n);
    expect(legs[0]!.bridgeMessageId).toMatch(/^0x[0-9a-f]{64}$/);
    expect(bridgeTransactionDetail.parse(await site.transactions.find(id)).originTransactionInputData).toBe(sent.payload);
  });

  it('tells of a bridge that did not take it, and of the resending that it needs', async () => {
    const sent = await site.send(['hyperlane', 'axelar'], { underpaid: 'hyperlane' });
    const refused = { bridge: 'hyperlane', status: 'pending', needsRetry: true };
    expect((await site.told(sent)).legs).toMatchObject([{ bridge: 'axelar', status: 'relayed', needsRetry: false }, refused]);

    const resent = await site.resend(sent, ['hyperlane']);
    const [second, first] = await site.list({ hash: sent.messageId });
    expect(first).toMatchObject({ isResend: false });
    expect(second).toMatchObject({
      isResend: true,
      messageId: sent.messageId,
      payloadHash: first!.payloadHash,
      originTransactionHash: resent.transactionHash,
      threshold: 1,
      legs: [{ bridge: 'hyperlane', status: 'relayed' }],
    });

    await site.deliver(resent, 'hyperlane');
    expect(await site.list({ hash: sent.messageId })).toMatchObject([
      { status: 'completed', legs: [{ bridge: 'hyperlane', status: 'completed' }] },
      {
        status: 'completed',
        legs: [
          { bridge: 'axelar', status: 'relayed' },
          { bridge: 'hyperlane', status: 'completed', needsRetry: false },
        ],
      },
    ]);
  });

  it('can be sent again with what is told of it, however much was sent since', async () => {
    const sent = await site.send(['hyperlane']);
    const since = [await site.send(['axelar']), await site.send(['axelar'])];
    await site.resend(sent, ['axelar']);
    const [again] = await site.list({ hash: sent.messageId });
    expect(again).toMatchObject({ isResend: true });
    const { resending } = bridgeTransactionDetail.parse(await site.transactions.find(again!.id));
    expect(resending!.later).toEqual(since.map(({ payload }) => keccak256(payload)));
  });

  it('is cancelled on its destination, whoever brings it afterwards', async () => {
    const sent = await site.send(['hyperlane', 'axelar'], { threshold: 2 });
    await site.deliver(sent.receipt, 'hyperlane');
    await site.there('cancel', [(await site.told(sent)).payloadHash]);
    expect(await site.told(sent)).toMatchObject({ stage: 'cancelled', status: 'relayed', legs: [{ needsRetry: false }, {}] });
    await site.deliver(sent.receipt, 'axelar');
    expect(await site.told(sent)).toMatchObject({ stage: 'cancelled', status: 'completed' });
  });

  it('is one message however often the same votes are sent, and waits for no delay', async () => {
    const calls = await site.send(['hyperlane', 'axelar'], { underpaid: 'hyperlane' });
    const sent = await site.sendVotes(['hyperlane']);
    expect(await site.told(sent)).toMatchObject({ isVotes: true, payloadHash: sent.messageId, threshold: 1, stage: 'sent' });
    const again = await site.sendVotes(['axelar']);
    expect(again.messageId).toBe(sent.messageId);
    expect(await site.list({ hash: sent.messageId })).toMatchObject([
      {
        isResend: true,
        isVotes: true,
        originTransactionHash: again.receipt.transactionHash,
        legs: [{ bridge: 'axelar', status: 'relayed' }],
      },
      { isResend: false, originTransactionHash: sent.receipt.transactionHash, legs: [{ bridge: 'hyperlane' }] },
    ]);
    await site.deliver(again.receipt, 'axelar');
    expect(await site.told(sent)).toMatchObject({ stage: 'executable', agreedBridges: 1 });
    expect(bridgeTransactionDetail.parse(await site.transactions.find((await site.told(sent)).id)).resending).toBeNull();
    // Nor are they in the way of calls that are sent again.
    await site.deliver(await site.resend(calls, ['hyperlane']), 'hyperlane');
    expect(await site.told(calls)).toMatchObject({ agreedBridges: 1 });
  });

  it('is told to be stopped while execution is', async () => {
    const sent = await site.send(['hyperlane']);
    await site.there('pause');
    expect(await site.told(sent)).toMatchObject({ isDestinationPaused: true });
    await site.there('unpause');
    expect(await site.told(sent)).toMatchObject({ isDestinationPaused: false });
  });

  it('needs its bridges again when their set changes on the destination', async () => {
    const sent = await site.send(['hyperlane', 'axelar']);
    await site.deliver(sent.receipt, 'hyperlane');
    expect(await site.told(sent)).toMatchObject({ stage: 'delayed', agreedBridges: 1 });
    await site.there('updateAdapter', [adapters.polymer, false]);
    expect(await site.told(sent)).toMatchObject({
      status: 'completed',
      stage: 'arriving',
      agreedBridges: 0,
      legs: [
        { bridge: 'hyperlane', status: 'completed', needsRetry: true },
        { bridge: 'axelar', status: 'relayed', needsRetry: false },
      ],
    });
    await site.pass(2);
    await site.deliver(sent.receipt, 'axelar');
    expect(await site.told(sent)).toMatchObject({ stage: 'delayed', agreedBridges: 1 });
  });

  it('needs its bridges again when the destination closes its chain and opens it', async () => {
    const sent = await site.send(['hyperlane', 'axelar']);
    await site.deliver(sent.receipt, 'hyperlane');
    await site.there('updateOrigin', [{ chainId: BigInt(ALPHA), minimum: 0, delay: 600 }]);
    expect(await site.told(sent)).toMatchObject({ agreedBridges: 1 });
    await site.there('updateOrigin', [{ chainId: BigInt(ALPHA), minimum: 1, delay: 600 }]);
    expect(await site.told(sent)).toMatchObject({
      stage: 'arriving',
      agreedBridges: 0,
      legs: [{ needsRetry: true }, { needsRetry: false }],
    });
    await site.pass(2);
    await site.deliver(sent.receipt, 'axelar');
    expect(await site.told(sent)).toMatchObject({ stage: 'delayed', agreedBridges: 1 });
  });

  it('asks for what the destination asks for today', async () => {
    const sent = await site.send(['hyperlane', 'axelar']);
    await site.there('updateOrigin', [{ chainId: BigInt(ALPHA), minimum: 2, delay: 600 }]);
    await site.deliver(sent.receipt, 'hyperlane');
    expect(await site.told(sent)).toMatchObject({ threshold: 1, requiredBridges: 2, stage: 'arriving' });
    await site.there('updateOrigin', [{ chainId: BigInt(ALPHA), minimum: 1, delay: 600 }]);
    expect(await site.told(sent)).toMatchObject({ requiredBridges: 1, stage: 'confirmable', executableAt: null });
    await site.there('confirm', [BigInt(ALPHA), sent.payload]);
    expect(await site.told(sent)).toMatchObject({ stage: 'delayed' });
  });

  it('is found by its id, its payload, the transactions of either chain, its sender, its controller and its state', async () => {
    const sent = await site.send(['hyperlane']);
    const delivery = await site.deliver(sent.receipt, 'hyperlane');
    const { messageId, payloadHash, originTransactionHash } = await site.told(sent);
    for (const hash of [messageId, payloadHash, originTransactionHash, delivery.transactionHash] as Hex[])
      expect(await site.list({ hash })).toMatchObject([{ messageId: sent.messageId }]);
    const all = await site.list();
    const ids = all.map(({ id }) => id);
    expect(all[0]).toMatchObject({ messageId: sent.messageId });
    for (const filter of [
      { address: FOUNDER },
      { address: site.controller },
      { chainId: ALPHA },
      { chainId: BETA },
      { type: 'message' },
      { chainId: ALPHA, address: FOUNDER, type: 'message' },
    ] as const)
      expect((await site.list(filter)).map(({ id }) => id)).toEqual(ids);
    for (const filter of [{ type: 'transfer' }, { chainId: 31339 }, { address: adapters.axelar }, { bridge: 'ccip' }] as const)
      expect(await site.list(filter)).toEqual([]);
    expect((await site.list({ stage: 'executed' })).map(({ stage }) => stage)).toEqual(['executed']);
    expect(new Set((await site.list({ status: 'completed' })).map(({ status }) => status))).toEqual(new Set(['completed']));
    for (const { legs } of await site.list({ bridge: 'axelar' })) expect(legs.map(({ bridge }) => bridge)).toContain('axelar');
  });

  it('is news for its organisation and its sender, on whichever chain something happens to it, and when that is undone', async () => {
    const news = [liveTopic.bridge(ORGANISATION), liveTopic.bridge(FOUNDER)];
    let { end } = await site.newsSince(0);
    const heard = async () => {
      const since = await site.newsSince(end);
      end = since.end;
      return news.filter((topic) => since.topics.has(topic));
    };
    const sent = await site.send(['hyperlane']);
    expect(await heard()).toEqual(news);
    const delivery = await site.deliver(sent.receipt, 'hyperlane');
    expect(await heard()).toEqual(news);
    await site.pass(1);
    expect(await heard()).toEqual([]);
    await site.rollBack(site.far, delivery.blockNumber);
    expect(await heard()).toEqual(news);
  });

  it('stands once in pages of any size', async () => {
    const ids = (await site.list()).map(({ id }) => id);
    for (const filter of [{}, { address: FOUNDER }, { chainId: BETA }, { type: 'message' }] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await site.transactions.list({ limit: 2, cursor, ...filter });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      expect(seen).toEqual(ids);
    }
  });

  it('loses to a fork of one chain what that chain said, and nothing else', async () => {
    const rows = async () =>
      (
        await site.pool.query<{ sent: number; received: number }>(
          `select (select count(*)::int from chain.bridge_transaction) as sent, (select count(*)::int from chain.bridge_receipt) as received`,
        )
      ).rows[0]!;
    const sent = await site.send(['hyperlane']);
    const delivery = await site.deliver(sent.receipt, 'hyperlane');
    const told = await site.told(sent);
    expect(told).toMatchObject({ status: 'completed', stage: 'delayed' });
    const before = await rows();

    await site.rollBack(site.far, delivery.blockNumber);
    expect(await site.told(sent)).toMatchObject({ status: 'pending', stage: 'sent', executableAt: null });
    expect(await rows()).toEqual({ ...before, received: before.received - 1 });
    await site.deliver(sent.receipt, 'hyperlane');
    expect(await site.told(sent)).toMatchObject({ status: 'completed', stage: 'delayed' });

    await site.rollBack(site.home, sent.receipt.blockNumber);
    expect(await site.list({ hash: told.messageId as Hex })).toEqual([]);
    expect(await rows()).toEqual({ ...before, sent: before.sent - 1 });
  });

  it('expires by the time of its destination', async () => {
    const sent = await site.send(['hyperlane', 'axelar'], { threshold: 2 });
    await site.deliver(sent.receipt, 'hyperlane');
    const { expiresAt } = await site.told(sent);
    const { timestamp } = await site.home.client.getBlock({ blockNumber: sent.receipt.blockNumber });
    expect(expiresAt).toBe(new Date((Number(timestamp) + MESSAGE_LIFETIME) * 1000).toISOString());
    await site.pass(MESSAGE_LIFETIME + 1);
    expect(await site.told(sent)).toMatchObject({ stage: 'expired', status: 'relayed', legs: [{ needsRetry: false }, {}] });
  });
});
