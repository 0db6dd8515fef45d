import { RelayService } from '@althing/devnet';
import { ORDER_SECONDS, SERVICE_OFF } from '@althing/domain/bridges';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { ProviderAsk } from './ports.ts';
import { relayRoutes } from './relay.ts';

const address = (byte: string) => `0x${byte.repeat(20)}` as const;
const NOW = 1_800_000_000;
const STRANGER = address('66');
const place = (chainId: number, decimals: number) => ({ chainId, address: address(chainId === 1 ? 'aa' : 'bb'), decimals, contracts: {} });
const ask: ProviderAsk = {
  token: { id: 'usdc', symbol: 'USDC', name: 'USD Coin', places: [] },
  origin: place(1, 6),
  destination: place(10, 6),
  amount: 1_000_000n,
  sender: address('11'),
  recipient: address('22'),
  contract: address('dd'),
  peer: address('de'),
};

let service: RelayService;
beforeAll(async () => {
  service = await RelayService.start(ask.contract);
});
afterAll(() => service.stop());
beforeEach(() => {
  service.twist = (answer) => answer;
  service.twistOrder = (order) => order;
  service.deadline = NOW + 3600;
});

const signal = () => new AbortController().signal;
const relay = () => relayRoutes(service.url, () => new Date(NOW * 1000));
const order = (change: Partial<ProviderAsk> = {}) => relay().order({ ...ask, ...change }, signal());

describe('Relay', () => {
  it('is off until its service is named', () => {
    expect(relayRoutes(undefined, () => new Date()).offReason(ask)).toBe(SERVICE_OFF);
    expect(relay().offReason(ask)).toBeNull();
  });

  it('is asked for the order itself, with whom it pays and to whom it gives back', async () => {
    await order();
    expect(service.asked).toEqual({
      user: ask.sender,
      recipient: ask.recipient,
      refundTo: ask.sender,
      originChainId: 1,
      destinationChainId: 10,
      originCurrency: address('aa'),
      destinationCurrency: address('bb'),
      amount: '1000000',
      tradeType: 'EXACT_INPUT',
      slippageTolerance: '50',
      includeProtocolData: true,
      explicitDeposit: true,
      useDepositAddress: false,
      usePermit: false,
    });
  });

  it('orders with what its service chose, and offers without it: each order is for one sending', async () => {
    const { offer, key, request, deadline } = await order();
    expect(offer).toMatchObject({ isApproved: true, received: '998001', nativeFee: '0' });
    expect(offer.terms).toMatchObject({ kind: 'relay', outputToken: address('bb'), minimumAmount: '998001', expectedAmount: '999000' });
    expect([request, deadline]).toEqual([service.requests.get(key), NOW + 3600]);
    const another = await order();
    expect(another.key).not.toBe(key);
    expect(await relay().quote(ask, signal())).toEqual({ ...offer, terms: null });
  });

  it('is refused where it does not serve a chain', async () => {
    await expect(order({ origin: place(424242, 6) })).rejects.toThrow('does not carry this token');
  });
});

/** Sets what stands at a path of names and indexes; what is set to undefined is left out of an answer. */
function put<Whole extends object>(whole: Whole, path: string, value: unknown): Whole {
  const copy = structuredClone(whole);
  const names = path.split('.');
  const last = names.pop()!;
  const holder = names.reduce((at, name) => at[name] as Record<string, unknown>, copy as Record<string, unknown>);
  holder[last] = value;
  return copy;
}

const means = (path: string, value: unknown) => {
  service.twistOrder = (order) => put(order, path, value);
};

describe('an order that its service means otherwise', () => {
  it.each([
    ['recipient', 'output.payments.0.recipient', STRANGER],
    ['token to bring', 'output.payments.0.currency', STRANGER],
    ['chain', 'output.chainId', 'base'],
    ['thing to call on arrival', 'output.calls', ['0x12']],
    ['address to give back to', 'inputs.0.refunds.1.recipient', STRANGER],
    ['token to give back', 'inputs.0.refunds.0.currency', STRANGER],
    ['chain to give back on', 'inputs.0.refunds.0.chainId', 'base'],
  ])('is refused: another %s', async (_, path, value) => {
    means(path, value);
    await expect(order()).rejects.toMatchObject({ code: 'route-refused', message: expect.stringContaining('another order') });
  });

  it.each([
    ['token', 'inputs.0.payment.currency', STRANGER],
    ['amount', 'inputs.0.payment.amount', 999_999n],
    ['chain', 'inputs.0.payment.chainId', 'base'],
  ])('is refused: it asks to be paid in another %s', async (what, path, value) => {
    means(path, value);
    await expect(order()).rejects.toThrow(`another ${what} than was asked`);
  });

  it('is refused where it takes more than 5 %, or brings nothing', async () => {
    const brings = (amount: bigint) => means('output.payments.0.minimumAmount', amount);
    brings(950_000n);
    await expect(order()).resolves.toMatchObject({ offer: { received: '950000' } });
    brings(949_999n);
    await expect(order()).rejects.toThrow('more than 5 %');
    brings(1_000_001n);
    await expect(order()).rejects.toThrow('names more than is sent');
    brings(0n);
    await expect(order()).rejects.toThrow('does not carry this little');
  });

  it('is refused where it could be over before it is sent', async () => {
    service.deadline = NOW + ORDER_SECONDS - 1;
    await expect(order()).rejects.toThrow('over before');
    service.deadline = NOW + ORDER_SECONDS;
    await expect(order()).resolves.toMatchObject({ deadline: NOW + ORDER_SECONDS });
  });
});

describe('an answer that its service twists', () => {
  it.each([
    ['names another id', 'protocol.v2.orderId', `0x${'ab'.repeat(32)}`, 'another order'],
    ['shows another order than it names', 'protocol.v2.orderData.salt', '0x99', 'another order'],
    ['names another depository', 'protocol.v2.paymentDetails.depository', STRANGER, 'another contract'],
    ['has two deposits made', 'steps.2', { id: 'deposit', kind: 'transaction', items: [] }, 'more than one deposit'],
    ['has something else made', 'steps.0.id', 'swap', 'more than one deposit'],
    ['has something signed', 'steps.0.kind', 'signature', 'more than one deposit'],
    ['names no request', 'steps.1.requestId', undefined, 'more than one deposit'],
    ['leaves out the order', 'protocol.v2.orderData', undefined, 'cannot be understood'],
    ['leaves out where it gives back', 'protocol.v2.orderData.inputs.0.refunds', [], 'cannot be understood'],
    ['settles it another way', 'protocol', undefined, 'cannot be understood'],
  ])('is refused where it %s', async (_, path, value, why) => {
    service.twist = (answer) => put(answer, path, value);
    await expect(order()).rejects.toThrow(why);
  });

  it('is understood with amounts of either notation', async () => {
    means('salt', 12n);
    service.twist = (answer) => put(answer, 'protocol.v2.orderData.salt', '12');
    await expect(order()).resolves.toMatchObject({ offer: { terms: { salt: '12' } } });
  });
});

describe('what becomes of an order', () => {
  const transactionHash = `0x${'cd'.repeat(32)}` as const;
  const txHashes = [`0x${'ef'.repeat(32)}` as const];
  const statusOf = () => relay().statusOf({ request: 'one', transactionHash }, signal());

  it.each([
    ['waiting', 'pending'],
    ['delayed', 'pending'],
    ['submitted', 'pending'],
    ['success', 'met'],
    ['refund', 'refunded'],
    ['failure', 'failed'],
    ['some new word', 'pending'],
  ])('is told by its service: %s', async (status, outcome) => {
    service.statuses.set('one', { status, txHashes });
    expect(await statusOf()).toEqual({ outcome, transactions: txHashes });
  });

  it('is not told by what is said of another payment', async () => {
    service.statuses.set('one', { status: 'success', inTxHashes: [`0x${'00'.repeat(32)}`], txHashes });
    expect(await statusOf()).toMatchObject({ outcome: 'pending' });
    service.statuses.set('one', { status: 'success', inTxHashes: [`0x${transactionHash.slice(2).toUpperCase()}`], txHashes });
    expect(await statusOf()).toMatchObject({ outcome: 'met' });
  });
});
