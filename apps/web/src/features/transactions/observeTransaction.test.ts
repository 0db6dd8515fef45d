import { createClient, custom, toHex } from 'viem';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { observeTransaction } from './observeTransaction.ts';
import { aSent } from './transaction.builders.ts';

const SERVICE = '/safe/31337/api';
const HASH = `0x${'ab'.repeat(32)}` as const;
const proposal = aSent({ kind: 'safe', nonce: null });

/** A node that has mined the transaction `mined`, and on which the Safe has executed `nonce` transactions. */
function nodeWith({ mined, nonce = 0 }: { mined?: string; nonce?: number }) {
  return createClient({
    transport: custom({
      request: async ({ method, params }: { method: string; params?: unknown[] }) => {
        if (method === 'eth_call') return toHex(nonce, { size: 32 });
        if (method === 'eth_getTransactionReceipt')
          return params?.[0] === mined
            ? { transactionHash: mined, blockNumber: '0x2', gasUsed: '0x3', effectiveGasPrice: '0x1', status: '0x1', logs: [] }
            : null;
        return null;
      },
    }),
  });
}

/** `executed`: hashes that the service knows as executed from the nonce on. */
function queueAnswers(status: number, body: string, executed: readonly string[] = []) {
  const list = JSON.stringify({ results: executed.map((safeTxHash) => ({ safeTxHash })) });
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === `${SERVICE}/v2/safes/${proposal.from}/multisig-transactions/?executed=true&nonce=4&limit=1`) return new Response(list);
    return url.startsWith(`${SERVICE}/v2/multisig`) ? new Response(body, { status }) : new Response('', { status: 404 });
  });
}
const queued = (part: object) => JSON.stringify({ transactionHash: null, isSuccessful: null, nonce: 4, ...part });

afterEach(() => vi.unstubAllGlobals());

describe('a proposal to a Safe', () => {
  test('waits while its queue has it and its nonce is still to come', async () => {
    queueAnswers(200, queued({}));
    expect(await observeTransaction(nodeWith({ nonce: 4 }), proposal, SERVICE)).toMatchObject({
      isKnown: true,
      safe: { executedIn: null, isPassedOver: false },
    });
  });

  test('is passed over once the Safe has used its nonce for another call', async () => {
    queueAnswers(200, queued({ nonce: '4' }), [HASH]);
    expect(await observeTransaction(nodeWith({ nonce: 5 }), proposal, SERVICE)).toMatchObject({ safe: { isPassedOver: true } });
  });

  test.each([[[]], [[proposal.hash]]])(
    'waits while the service has not read the block that used its nonce, which may have executed it: %s',
    async (executed) => {
      queueAnswers(200, queued({}), executed);
      expect(await observeTransaction(nodeWith({ nonce: 5 }), proposal, SERVICE)).toMatchObject({ safe: { isPassedOver: false } });
    },
  );

  test('is followed to the transaction in which it was executed', async () => {
    queueAnswers(200, queued({ transactionHash: HASH, isSuccessful: true }));
    const seen = await observeTransaction(nodeWith({ mined: HASH }), proposal, SERVICE);
    expect(seen).toMatchObject({ receipt: undefined, safe: { executedIn: HASH } });
  });

  test('has failed where the Safe executed it and its call failed, although the transaction around it passed', async () => {
    queueAnswers(200, queued({ transactionHash: HASH, isSuccessful: false }));
    const seen = await observeTransaction(nodeWith({ mined: HASH }), proposal, SERVICE);
    expect(seen.receipt).toMatchObject({ isSuccess: false, reason: 'The owners executed it in the Safe, and the call failed there.' });
  });

  test.each([
    ['is not known to the queue', 404, '{"code":"not-found"}'],
    ['is asked of a server that answers with a page', 200, '<!doctype html>'],
  ])('is unknown where it %s', async (_name, status, body) => {
    queueAnswers(status, body);
    expect(await observeTransaction(nodeWith({}), proposal, SERVICE)).toEqual({
      receipt: undefined,
      isKnown: false,
      minedNonce: 0,
      safe: undefined,
    });
  });

  test('is not given up because the queue is away', async () => {
    queueAnswers(503, '');
    await expect(observeTransaction(nodeWith({}), proposal, SERVICE)).rejects.toThrow('answered 503');
  });
});
