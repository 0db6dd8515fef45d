import { liveTopic } from '@althing/domain/http';
import type { Hex } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActivityOf } from '../../src/store/chain/activity.ts';
import { createChainData } from '../../src/store/chain/createChainData.ts';
import { adapters, ALPHA, BETA, ORGANISATION } from './bridgeSite.ts';
import { HOLDER, RECIPIENT, TransferSite, WRAPPER } from './transferSite.ts';

/* Transfers of real asset controllers over real bridges, as the events of both chains tell them. */

let site: TransferSite;

beforeAll(async () => {
  site = await TransferSite.start('transfers');
  await site.found();
  site.follow();
}, 120_000);
afterAll(() => site.stop());

async function toldTransfers(contracts: ActivityOf['contracts']) {
  const data = createChainData(site.pool, () => new Date());
  const { items } = await data.activity({ organisationId: ORGANISATION, contracts }, { limit: 100, kind: 'transfer' });
  return items.flatMap((item) => (item.kind === 'transfer' ? [item] : []));
}

const limits = (minting: bigint) => site.there('setLimits', [{ adapter: adapters.hyperlane, minting, burning: 0n }]);

describe('a transfer between chains', { timeout: 60_000 }, () => {
  it('by one bridge is told from its sending to its execution, with its token and what was taxed', async () => {
    const sent = await site.transfer({ bridges: ['hyperlane'], amount: 500n });
    expect(await site.toldOf(sent)).toMatchObject({
      messageType: 'transfer',
      isVotes: false,
      originChainId: ALPHA,
      destinationChainId: BETA,
      originFromAddress: HOLDER.address,
      originControllerAddress: site.controller,
      originTokenGrossAmount: '500',
      originTokenGrossAmountUsd: null,
      originToken: { symbol: 'ACME', decimals: 18 },
      messageId: sent.transferId,
      threshold: 1,
      requiredBridges: 1,
      transfer: { recipient: RECIPIENT, amount: '500', platformFee: '0', unwrap: false, bridgeTax: null },
      status: 'pending',
      stage: 'sent',
      expiresAt: null,
      legs: [{ bridge: 'hyperlane', status: 'relayed', needsRetry: false }],
    });

    const delivery = await site.bring(sent, 'hyperlane');
    expect(await site.toldOf(sent)).toMatchObject({
      status: 'completed',
      stage: 'executed',
      isReceivalCompleted: true,
      executedTransactionHash: delivery.transactionHash,
      transfer: { bridgeTax: '5', notUnwrapped: '0' },
      legs: [{ bridge: 'hyperlane', status: 'completed', receivedTransactionHash: delivery.transactionHash }],
    });
  });

  it('is told in the activity of both chains with the chain at its other end', async () => {
    const sent = await site.transfer({ bridges: ['hyperlane'], amount: 700n });
    await site.bring(sent, 'hyperlane');
    expect(await site.toldOf(sent)).toMatchObject({ stage: 'executed' });
    const contracts = [ALPHA, BETA].flatMap((chainId) => [
      { chainId, address: site.token, kind: 'token' as const },
      { chainId, address: site.controller, kind: 'assetController' as const },
    ]);
    const told = await toldTransfers(contracts);
    expect(told.filter(({ amount }) => amount === '700' || amount === '693')).toMatchObject([
      { chainId: BETA, from: null, to: RECIPIENT, amount: '693', bridge: { way: 'arrived', chainId: ALPHA, account: RECIPIENT } },
      { chainId: ALPHA, to: null, amount: '700', bridge: { way: 'sent', chainId: BETA, account: HOLDER.address } },
    ]);
    // The tax arrived for nobody, and what was made at the founding came from nowhere.
    expect(told.find(({ amount, from }) => amount === '7' && from === null)).toMatchObject({ bridge: null });
    expect(told.at(-1)).toMatchObject({ chainId: ALPHA, from: null, to: HOLDER.address, bridge: null });
    // A controller that is not the organisation's says nothing of its tokens.
    expect((await toldTransfers(contracts.filter(({ kind }) => kind === 'token'))).every(({ bridge }) => bridge === null)).toBe(true);
  });

  it('by several is told bridge by bridge, and is executable once enough agree', async () => {
    const sent = await site.transfer({ bridges: ['axelar', 'polymer', 'hyperlane'], amount: 3_000n, threshold: 2 });
    expect(await site.toldOf(sent)).toMatchObject({ threshold: 2, requiredBridges: 2, stage: 'sent', legs: [{}, {}, {}] });
    await site.bring(sent, 'axelar');
    expect(await site.toldOf(sent)).toMatchObject({ status: 'relayed', stage: 'arriving', agreedBridges: 1 });
    await site.bring(sent, 'polymer');
    expect(await site.toldOf(sent)).toMatchObject({ status: 'completed', stage: 'executable', agreedBridges: 2, executedAt: null });
    const execution = await site.desk.execute(sent);
    expect(await site.toldOf(sent)).toMatchObject({ stage: 'executed', executedTransactionHash: execution.transactionHash });
    expect((await site.toldOf(sent)).legs.map(({ bridge, status }) => [bridge, status])).toEqual([
      ['hyperlane', 'relayed'],
      ['axelar', 'completed'],
      ['polymer', 'completed'],
    ]);
  });

  it('that does not fit into the limit where it arrives waits, brought but not executed, until it does', async () => {
    await limits(100n);
    const sent = await site.transfer({ bridges: ['hyperlane'], amount: 200n });
    await site.bring(sent, 'hyperlane');
    expect(await site.toldOf(sent)).toMatchObject({ status: 'completed', stage: 'executable', executedAt: null });
    await limits(10_000n);
    await site.desk.execute(sent);
    expect(await site.toldOf(sent)).toMatchObject({ stage: 'executed' });
  });

  it('waits while its destination is paused, and says so', async () => {
    await site.there('pause');
    const sent = await site.transfer({ bridges: ['hyperlane'], amount: 10n });
    await site.bring(sent, 'hyperlane');
    expect(await site.toldOf(sent)).toMatchObject({ stage: 'executable', isDestinationPaused: true });
    await site.there('unpause');
    expect(await site.toldOf(sent)).toMatchObject({ stage: 'executable', isDestinationPaused: false });
  });

  it('through the wrapper is the sender’s, not the wrapper’s, with the fee told apart, sent again too', async () => {
    const sent = await site.wrapped({ bridges: ['hyperlane'], amount: 1_000n });
    const paid = {
      originFromAddress: HOLDER.address,
      originTokenGrossAmount: '1000',
      transfer: { amount: '980', platformFee: '20' },
    };
    expect(await site.toldOf(sent)).toMatchObject(paid);
    await site.desk.resend(sent, HOLDER, ['polymer']);
    expect(await site.list({ hash: sent.transferId })).toMatchObject([
      { ...paid, isResend: true },
      { ...paid, isResend: false },
    ]);
    expect(await site.list({ address: WRAPPER })).toEqual([]);
  });

  it('says what its lockbox did not take of what was to be unwrapped', async () => {
    const sent = await site.transfer({ bridges: ['hyperlane'], amount: 300n, unwrap: true });
    expect((await site.toldOf(sent)).transfer).toMatchObject({ unwrap: true, notUnwrapped: null });
    await site.bring(sent, 'hyperlane');
    expect(await site.toldOf(sent)).toMatchObject({ stage: 'executed', transfer: { bridgeTax: '3', notUnwrapped: '297' } });
  });

  it('can go by another bridge when one has lost it, and is one transfer all the same', async () => {
    const sent = await site.transfer({ bridges: ['hyperlane'], amount: 20n });
    const again = await site.desk.resend(sent, HOLDER, ['layerzero']);
    expect(await site.list({ hash: sent.transferId })).toMatchObject([
      { isResend: true, legs: [{ bridge: 'layerzero', status: 'relayed' }] },
      { isResend: false, legs: [{ bridge: 'hyperlane', status: 'relayed' }] },
    ]);
    await site.bring(again, 'layerzero');
    expect(await site.list({ hash: sent.transferId })).toMatchObject([
      { stage: 'executed', legs: [{ bridge: 'layerzero', status: 'completed' }] },
      { stage: 'executed', legs: [{ bridge: 'hyperlane', status: 'relayed', needsRetry: false }] },
    ]);
    const { id } = await site.toldOf(sent);
    expect(await site.transactions.find(id)).toMatchObject({ originTransactionInputData: sent.payload, resending: null });
  });

  it('needs its bridges again when something is opened where it arrives', async () => {
    const sent = await site.transfer({ bridges: ['axelar', 'polymer'], amount: 2_000n, threshold: 2 });
    await site.bring(sent, 'axelar');
    expect(await site.toldOf(sent)).toMatchObject({ agreedBridges: 1 });
    await site.there('setChain', [{ chainId: 10n, sends: false, takes: true }]);
    expect(await site.toldOf(sent)).toMatchObject({
      stage: 'sent',
      status: 'relayed',
      agreedBridges: 0,
      legs: [
        { bridge: 'axelar', status: 'completed', needsRetry: true },
        { bridge: 'polymer', status: 'relayed', needsRetry: false },
      ],
    });
  });

  it('is not heard from a bridge whose agreement does not count', async () => {
    await site.there('setMultiBridgeAdapter', [adapters.polymer, false]);
    await site.pass(2);
    const sent = await site.transfer({ bridges: ['axelar', 'polymer'], amount: 1_000n, threshold: 2 });
    await site.bring(sent, 'axelar');
    await site.bring(sent, 'polymer');
    expect(await site.toldOf(sent)).toMatchObject({ stage: 'arriving', agreedBridges: 1, legs: [{}, { needsRetry: false }] });
    await site.there('setMultiBridgeAdapter', [adapters.polymer, true]);
    await site.pass(2);
  });

  it('is asked for more bridges by its destination, and for none where that takes no such transfers or none of its chain', async () => {
    const sent = await site.transfer({ bridges: ['axelar', 'polymer'], amount: 10n, threshold: 2 });
    const required = async () => (await site.toldOf(sent)).requiredBridges;
    await site.there('setMinBridges', [3]);
    expect(await required()).toBe(3);
    await site.there('setMinBridges', [0]);
    expect(await required()).toBeNull();
    await site.there('setMinBridges', [2]);
    const chain = { chainId: BigInt(ALPHA), sends: true, takes: true };
    await site.there('setChain', [{ ...chain, takes: false }]);
    expect(await required()).toBeNull();
    await site.there('setChain', [chain]);
    expect(await required()).toBe(2);
    await site.pass(2);
  });

  it('has the bridge’s own number from its limits, though its word among several counts for nothing', async () => {
    const sent = await site.transfer({ bridges: ['layerzero'], amount: 5n });
    expect(await site.toldOf(sent)).toMatchObject({ legs: [{ bridge: 'layerzero', adapter: adapters.layerzero, status: 'relayed' }] });
    await site.bring(sent, 'layerzero');
    expect(await site.toldOf(sent)).toMatchObject({ stage: 'executed', agreedBridges: 1 });
  });

  it('is found by its id, its payload, the transactions of either chain, its type, its sender and its recipient', async () => {
    const sent = await site.transfer({ bridges: ['hyperlane'], amount: 7n });
    const delivery = await site.bring(sent, 'hyperlane');
    const { payloadHash, originTransactionHash } = await site.toldOf(sent);
    for (const hash of [sent.transferId, payloadHash, originTransactionHash, delivery.transactionHash] as Hex[])
      expect(await site.list({ hash })).toMatchObject([{ messageId: sent.transferId }]);
    const ids = (await site.list()).map(({ id }) => id);
    for (const filter of [{ address: HOLDER.address }, { address: RECIPIENT }, { address: site.controller }, { type: 'transfer' }] as const)
      expect((await site.list(filter)).map(({ id }) => id)).toEqual(ids);
    expect(await site.list({ type: 'message' })).toEqual([]);
    expect(await site.list({ address: zeroAddress })).toEqual([]);
  });

  it('is worth what its token is, once that has a price', async () => {
    await site.pool.query('insert into app.token_prices (chain_id, address, since, usd) values ($1, $2, 0, 2.5)', [
      ALPHA,
      Buffer.from(site.token.slice(2), 'hex'),
    ]);
    const sent = await site.transfer({ bridges: ['hyperlane'], amount: 40n });
    expect((await site.toldOf(sent)).originTokenGrossAmountUsd).toBeCloseTo(40 * 1e-18 * 2.5, 20);
  });

  it('is news for its organisation, its sender and its recipient, on whichever chain something happens to it', async () => {
    const news = [liveTopic.bridge(ORGANISATION), liveTopic.bridge(HOLDER.address), liveTopic.bridge(RECIPIENT)];
    let { end } = await site.newsSince(0);
    const heard = async () => {
      const since = await site.newsSince(end);
      end = since.end;
      return news.filter((topic) => since.topics.has(topic));
    };
    const sent = await site.transfer({ bridges: ['hyperlane'], amount: 8n });
    expect(await heard()).toEqual(news);
    const delivery = await site.bring(sent, 'hyperlane');
    expect(await heard()).toEqual(news);
    await site.rollBack(site.far, delivery.blockNumber);
    expect(await heard()).toEqual(news);
  });

  it('loses to a fork of one chain what that chain said, and nothing else', async () => {
    const rows = async () =>
      (
        await site.pool.query<Record<string, number>>(
          `select (select count(*)::int from chain.bridge_transaction) as sent, (select count(*)::int from chain.bridge_wrapping) as wrapped,
            (select count(*)::int from chain.bridge_receipt) as received, (select count(*)::int from chain.bridge_step) as steps`,
        )
      ).rows[0]!;
    const sent = await site.wrapped({ bridges: ['polymer'], amount: 100n });
    const delivery = await site.bring(sent, 'polymer');
    expect(await site.toldOf(sent)).toMatchObject({ stage: 'executed' });
    const before = await rows();

    await site.rollBack(site.far, delivery.blockNumber);
    expect(await site.toldOf(sent)).toMatchObject({ status: 'pending', stage: 'sent', transfer: { bridgeTax: null } });
    expect(await rows()).toEqual({ ...before, received: before['received']! - 1, steps: before['steps']! - 1 });
    await site.bring(sent, 'polymer');
    expect(await site.toldOf(sent)).toMatchObject({ stage: 'executed' });

    await site.rollBack(site.home, sent.receipt.blockNumber);
    expect(await site.list({ hash: sent.transferId })).toEqual([]);
    expect(await rows()).toEqual({ ...before, sent: before['sent']! - 1, wrapped: before['wrapped']! - 1 });
  });
});
