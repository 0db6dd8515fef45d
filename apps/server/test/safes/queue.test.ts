import { once } from 'node:events';
import { get } from 'node:http';
import { type SafeTransaction, safeTransactionContent } from '@althing/bindings';
import { localAccount, rpc } from '@althing/devnet';
import { liveTopic } from '@althing/domain/http';
import { SAFE_LIMITS } from '@althing/domain/safes';
import { type Address, type Hex, zeroAddress } from 'viem';
import type { LocalAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, send } from '../support/http.ts';
import { CHAIN_ID, SafeSite, soon } from './site.ts';

const [ADA, BOB, EVE] = [localAccount(1), localAccount(2), localAccount(3)];
const payee = localAccount(9).address;

let site: SafeSite;
beforeAll(async () => {
  site = await SafeSite.start();
});
afterAll(() => site.stop());

const plain: SafeTransaction = {
  to: payee,
  value: 1n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: 0n,
};

interface Sent {
  transaction?: Partial<SafeTransaction>;
  signer?: LocalAccount;
  sender?: Address;
  /** Of the chain that the hash and the signature are for. */
  chainId?: number;
  hash?: Hex;
  path?: string;
}

/** A proposal as any program could send it. */
async function proposeTo(
  safe: Address,
  { transaction, signer = ADA, sender, chainId = CHAIN_ID, hash, path = '/v2' }: Sent = {},
): Promise<Answer> {
  const whole = { ...plain, ...transaction };
  const content = safeTransactionContent(chainId, safe, whole);
  const { value, nonce, safeTxGas, baseGas, gasPrice, ...rest } = whole;
  return send(site.server.url, 'POST', `/safe/${CHAIN_ID}/api${path}/safes/${safe}/multisig-transactions/`, {
    json: {
      ...rest,
      value: value.toString(),
      nonce: Number(nonce),
      safeTxGas: safeTxGas.toString(),
      baseGas: baseGas.toString(),
      gasPrice: gasPrice.toString(),
      contractTransactionHash: hash ?? content.hash,
      sender: sender ?? signer.address,
      signature: await signer.sign!({ hash: content.hash }),
    },
  });
}

describe('a proposal', () => {
  it('is stored once, however often and at the same moment it is sent', async () => {
    const safe = await site.createSafe([ADA.address, BOB.address], 2);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => proposeTo(safe, { signer: index % 2 === 0 ? ADA : BOB })));
    expect(answers.map(({ status, text: body }) => [status, body])).toEqual(answers.map(() => [201, '']));
    const { count, results } = await site.api().getMultisigTransactions(safe);
    expect([count, results[0]!.confirmations!.map(({ owner }) => owner).toSorted()]).toEqual([1, [ADA.address, BOB.address].toSorted()]);
  });

  it.each<[string, (safe: Address) => Promise<Answer>, number, string]>([
    ['where there is no Safe', () => proposeTo(payee), 404, 'safe-not-found'],
    ['with the hash of another transaction', (safe) => proposeTo(safe, { hash: `0x${'12'.repeat(32)}` }), 400, 'safe-hash-mismatch'],
    ['that is signed for another chain', (safe) => proposeTo(safe, { chainId: 31338 }), 400, 'safe-hash-mismatch'],
    ['by a stranger', (safe) => proposeTo(safe, { signer: EVE }), 403, 'safe-not-owner'],
    ['by a stranger in an owner’s name', (safe) => proposeTo(safe, { signer: EVE, sender: ADA.address }), 403, 'safe-sender-differs'],
    ['by one owner in another’s name', (safe) => proposeTo(safe, { signer: BOB, sender: ADA.address }), 403, 'safe-sender-differs'],
    ['with a number that no transaction holds', (safe) => proposeTo(safe, { transaction: { operation: 2 as 1 } }), 400, 'bad-request'],
    [
      'with more data than a transaction carries',
      (safe) => proposeTo(safe, { transaction: { data: `0x${'00'.repeat(131_073)}` } }),
      400,
      'bad-request',
    ],
    ['under a version that does not exist', (safe) => proposeTo(safe, { path: '/v9' }), 404, 'not-found'],
  ])('%s is refused, and says why where clients look for it', async (_name, request, status, code) => {
    const safe = await site.createSafe([ADA.address, BOB.address], 2);
    const answer = await request(safe);
    expect([answer.status, answer.body.code, typeof answer.body.message]).toEqual([status, code, 'string']);
    expect((await site.api().getMultisigTransactions(safe)).count).toBe(0);
  });

  it('is refused by a contract that only answers like a Safe', async () => {
    const fake = '0xfa4e000000000000000000000000000000000001';
    await rpc(site.chain.url, 'anvil_setCode', [fake, '0x60205f5260205ff3']);
    expect((await proposeTo(fake)).body).toMatchObject({
      code: 'safe-not-found',
      detail: 'There is no Safe at this address on this chain',
    });
  });

  it('is refused once its owner has too many, while the other owner’s are taken', async () => {
    const safe = await site.createSafe([ADA.address, BOB.address], 2);
    const same = (signer: LocalAccount, index: number) => proposeTo(safe, { signer, transaction: { value: BigInt(index) } });
    const answers = await Promise.all(Array.from({ length: SAFE_LIMITS.sameNonce + 3 }, (_, index) => same(ADA, index)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(SAFE_LIMITS.sameNonce);
    expect(answers.find(({ status }) => status !== 201)!.body.code).toBe('safe-queue-full');
    expect((await same(BOB, 100)).status).toBe(201);
  });

  it('is refused once its owner’s have a megabyte of data, and pages of such are shorter than asked for', async () => {
    const owners = [ADA, BOB, EVE];
    const safe = await site.createSafe(
      owners.map(({ address }) => address),
      2,
    );
    const big = (signer: LocalAccount, nonce: number) =>
      proposeTo(safe, { signer, transaction: { to: signer.address, nonce: BigInt(nonce), data: `0x${'01'.repeat(131_000)}` } });
    for (const signer of owners) {
      const statuses = [];
      for (let nonce = 0; nonce <= 8; nonce++) statuses.push((await big(signer, nonce)).status);
      expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 201, 409]);
    }
    const first = await site.api().getMultisigTransactions(safe);
    const { pathname, search } = new URL(first.next!);
    const { body: second } = await send(site.server.url, 'GET', pathname + search);
    expect([first.count, first.results.length, second.results.length, second.next]).toEqual([24, 16, 8, null]);
    expect(new Set([...first.results, ...second.results].map(({ safeTxHash }) => safeTxHash)).size).toBe(24);
  });

  it('in an unknown chain, or under an unknown address, is answered as JSON', async () => {
    for (const path of ['/safe/1/api/v1/about', '/safe/31337/api/v1/nothing/', '/safe/31337/api', '/safe/31337/', '/safe']) {
      const { status, body } = await send(site.server.url, 'GET', path);
      expect([path, status, typeof body?.message]).toEqual([path, 404, 'string']);
    }
  });
});

describe('transactions with the same nonce', () => {
  it('replace each other: the rejection that is executed leaves the payment behind', async () => {
    const safe = await site.createSafe([ADA.address, BOB.address], 2);
    const payment = await site.propose(safe, 1);
    const kit = await site.kit(safe, 2);
    const rejection = await site.send(safe, kit, await kit.createRejectionTransaction(0), 2);
    expect((await site.api().getPendingTransactions(safe)).count).toBe(2);
    await site.confirm(safe, 1, rejection.hash);
    await site.execute(safe, 1, rejection.hash);
    await site.untilExecuted(rejection.hash);
    expect((await site.api().getPendingTransactions(safe)).count).toBe(0);
    expect(await site.api().getTransaction(payment.hash)).toMatchObject({ isExecuted: false, transactionHash: null });
    await expect(site.confirm(safe, 2, payment.hash)).rejects.toThrow('already executed a transaction with this nonce');
    expect((await proposeTo(safe)).body.code).toBe('safe-nonce-used');
    expect(await site.api().getNextNonce(safe)).toBe('1');
    // The Safe called itself with nothing, which is no receipt.
    expect((await site.api().getIncomingTransactions(safe)).results).toMatchObject([{ value: (10n ** 18n).toString() }]);
  });
});

describe('what was executed', () => {
  it('without this service appears, with those who signed it, and failures as such', async () => {
    const safe = await site.createSafe([ADA.address, BOB.address], 2);
    await site.propose(safe, 1, { nonce: 5 });
    const reverting = '0xdead000000000000000000000000000000000001';
    await rpc(site.chain.url, 'anvil_setCode', [reverting, '0x5f5ffd']);
    const run = async (to: string, value: string, safeTxGas: string) => {
      const [first, second] = await Promise.all([site.kit(safe, 1), site.kit(safe, 2)]);
      const transaction = await first.createTransaction({ transactions: [{ to, value, data: '0x' }], options: { safeTxGas } });
      const signed = await second.signTransaction(await first.signTransaction(transaction));
      const { hash } = await first.executeTransaction(signed, { gasLimit: 500_000 });
      await site.chain.client.waitForTransactionReceipt({ hash: hash as Hex });
      return first.getTransactionHash(transaction);
    };
    const paid = await run(payee, '7', '0');
    const failed = await run(reverting, '0', '100000');
    await expect
      .poll(async () => (await site.api().getMultisigTransactions(safe, { executed: true, ordering: 'nonce' })).results, soon)
      .toMatchObject([
        { safeTxHash: paid, value: '7', isSuccessful: true, proposer: null, executor: ADA.address, nonce: '0' },
        { safeTxHash: failed, isSuccessful: false, nonce: '1' },
      ]);
    const { confirmations } = await site.api().getTransaction(paid);
    expect(confirmations!.map(({ owner }) => owner).toSorted()).toEqual([ADA.address, BOB.address].toSorted());
    const everything = await site.api().getAllTransactions(safe);
    expect(everything.results.map((entry) => entry.txType)).toContain('ETHEREUM_TRANSACTION');
    expect((await site.api().getIncomingTransactions(safe)).results).toMatchObject([
      { type: 'ETHER_TRANSFER', value: (10n ** 18n).toString() },
    ]);
  });

  it('is waiting again when a fork takes it back, with its confirmations, and survives a restart', async () => {
    const safe = await site.createSafe([ADA.address], 1);
    const before = await rpc<Hex>(site.chain.url, 'evm_snapshot');
    const { hash } = await site.propose(safe, 1);
    await site.execute(safe, 1, hash);
    await site.untilExecuted(hash);
    await site.restartServer();
    await site.untilExecuted(hash);
    await rpc(site.chain.url, 'evm_revert', [before]);
    await rpc(site.chain.url, 'anvil_mine', ['0x3']);
    await expect
      .poll(async () => site.api().getTransaction(hash), soon)
      .toMatchObject({ isExecuted: false, blockNumber: null, confirmations: [{ owner: ADA.address }] });
    expect((await site.api().getPendingTransactions(safe)).count).toBe(1);
    await site.execute(safe, 1, hash);
    expect(await site.untilExecuted(hash)).toMatchObject({ isSuccessful: true });
  });
});

it('a Safe that was forgotten is followed again with its next proposal, and the indexer goes on', async () => {
  const safe = await site.createSafe([ADA.address], 1);
  for (let round = 0; round < 2; round++) {
    const { hash } = await site.propose(safe, 1);
    await site.execute(safe, 1, hash);
    await site.untilExecuted(hash);
    await site.server.dependencies.safeRecords.unfollow(new Date(Date.now() + 60_000));
  }
  expect((await site.api().getMultisigTransactions(safe, { executed: true })).count).toBe(2);
});

describe('owners', () => {
  it('who are removed do not count any more, nor may they confirm, and a new threshold is told', async () => {
    const safe = await site.createSafe([ADA.address, BOB.address, EVE.address], 1);
    const kit = await site.kit(safe, 1);
    const pending = await site.propose(safe, 3, { nonce: 1 });
    await site.confirm(safe, 2, pending.hash);
    const removal = await kit.signTransaction(await kit.createRemoveOwnerTx({ ownerAddress: EVE.address, threshold: 2 }));
    await site.chain.client.waitForTransactionReceipt({ hash: (await kit.executeTransaction(removal)).hash as Hex });
    expect(await site.api().getTransaction(pending.hash)).toMatchObject({
      confirmationsRequired: 2,
      proposer: EVE.address,
      confirmations: [{ owner: BOB.address }],
    });
    const signature = await EVE.sign({ hash: pending.hash as Hex });
    await expect(site.api().confirmTransaction(pending.hash, signature)).rejects.toThrow('Only owners of the Safe');
  });

  it('let delegates propose, whose signature confirms nothing, and stop them', async () => {
    const safe = await site.createSafe([ADA.address, BOB.address], 1);
    const delegation = {
      safeAddress: safe,
      delegateAddress: EVE.address,
      delegatorAddress: ADA.address,
      signer: site.wallet(1),
      label: 'Desk',
    };
    await expect(site.api().addSafeDelegate({ ...delegation, signer: site.wallet(3) })).rejects.toThrow('The signature is not valid');
    await site.api().addSafeDelegate(delegation);
    expect((await proposeTo(safe, { signer: EVE })).status).toBe(201);
    const { results } = await site.api().getMultisigTransactions(safe);
    expect(results).toMatchObject([{ proposer: ADA.address, proposedByDelegate: EVE.address, confirmations: [] }]);
    await site.api().removeSafeDelegate({ ...delegation, signer: site.wallet(3) });
    expect((await proposeTo(safe, { signer: EVE, transaction: { value: 2n } })).body.code).toBe('safe-not-owner');
    await expect(site.api().removeSafeDelegate(delegation)).rejects.toThrow('There is no such delegate');
  });

  it('of no Safe that is known here have no delegates, and others have them for all of their Safes', async () => {
    const [first, second] = [await site.createSafe([ADA.address], 1), await site.createSafe([ADA.address], 1)];
    const everywhere = { delegateAddress: EVE.address, label: 'Desk' };
    const stranger = { ...everywhere, delegatorAddress: localAccount(7).address, signer: site.wallet(7) };
    await expect(site.api().addSafeDelegate(stranger)).rejects.toThrow('No Safe of this account is known here yet');
    await site.api().addSafeDelegate({ ...everywhere, delegatorAddress: ADA.address, signer: site.wallet(1) });
    expect([await proposeTo(first, { signer: EVE }), await proposeTo(second, { signer: EVE })].map(({ status }) => status)).toEqual([
      201, 201,
    ]);
    await expect(site.api().getSafeDelegates({})).rejects.toThrow('Name a Safe, a delegate or a delegator');
  });

  it('who confirm at the same moment are all kept, and pages that show the Safe are told', async () => {
    const safe = await site.createSafe([ADA.address, BOB.address, EVE.address], 3);
    const frames: string[] = [];
    const stream = get(`${site.server.url}/api/v1/events?topics=${liveTopic.contract(CHAIN_ID, safe)}`, (response) =>
      response.on('data', (part: Buffer) => frames.push(part.toString())),
    );
    await once(stream, 'response');
    const { hash } = await site.propose(safe, 1);
    await Promise.all([site.confirm(safe, 2, hash), site.confirm(safe, 3, hash), site.confirm(safe, 3, hash)]);
    expect((await site.api().getTransaction(hash)).confirmations).toHaveLength(3);
    await expect.poll(() => frames.join('').split('"address"').length - 1, soon).toBe(4);
    stream.destroy();
  });
});

describe('typed data', () => {
  const typed = (message: object, types: object) => ({ domain: { name: 'Letters' }, types, primaryType: 'Letter', message });
  const letter = { Letter: [{ name: 'pages', type: 'Page[]' }], Page: [{ name: 'text', type: 'string' }] };

  it.each<[string, object, string]>([
    [
      'has a thousand pages',
      typed({ pages: Array.from({ length: 1_000 }, () => ({ text: 'x' })) }, letter),
      'At most 64 objects and lists',
    ],
    [
      'is of long types',
      typed(
        { pages: [] },
        { ...letter, Other: Array.from({ length: 32 }, (_, index) => ({ name: `${'n'.repeat(90)}${index}`, type: 'uint256' })) },
      ),
      'At most 2048 characters of types',
    ],
    ['is not what its types say', typed({ pages: [{ text: 1 }] }, { Letter: [{ name: 'pages', type: 'Nothing[]' }] }), 'is not typed data'],
  ])('that %s is refused before anything else is done', async (_name, message, reason) => {
    const path = `/safe/${CHAIN_ID}/api/v1/safes/${payee}/messages/`;
    const { status, body } = await send(site.server.url, 'POST', path, { json: { message, signature: '0x1234' } });
    expect([status, body.message]).toEqual([400, expect.stringContaining(reason)]);
  });
});

it('waits for no node that does not answer, and keeps telling what was executed', async () => {
  const safe = await site.createSafe([ADA.address], 1);
  const done = await site.propose(safe, 1);
  await site.execute(safe, 1, done.hash);
  await site.untilExecuted(done.hash);
  const waiting = await site.propose(safe, 1);
  await rpc(site.chain.url, 'evm_mine');
  site.chain.child.kill('SIGSTOP');
  try {
    const answers = await Promise.all([
      send(site.server.url, 'GET', `/safe/${CHAIN_ID}/api/v2/multisig-transactions/${done.hash}/`),
      send(site.server.url, 'GET', `/safe/${CHAIN_ID}/api/v2/multisig-transactions/${waiting.hash}/`),
      proposeTo(safe, { transaction: { nonce: 2n } }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.isExecuted ?? body.code])).toEqual([
      [200, true],
      [503, 'rpc-unavailable'],
      [503, 'rpc-unavailable'],
    ]);
  } finally {
    site.chain.child.kill('SIGCONT');
  }
});

describe('what a transaction does', () => {
  const simulated = (hash: string) =>
    send(site.server.url, 'POST', '/api/v1/organisations/proposal/simulate', { json: { type: 'safe', chainId: CHAIN_ID, hash } });
  const balance = (safe: Address, value: bigint) => rpc(site.chain.url, 'anvil_setBalance', [safe, `0x${value.toString(16)}`]);

  it('is kept when it is proposed, and whoever looks later hears what has changed', async () => {
    const safe = await site.createSafe([ADA.address, BOB.address], 2);
    const { hash } = safeTransactionContent(CHAIN_ID, safe, plain);
    await proposeTo(safe);
    const kept = `select count(*)::int as n from app.kept_simulations where subject = 'safe:${CHAIN_ID}:${hash}'`;
    // Nobody has asked for it.
    await expect.poll(async () => (await site.server.dependencies.pool.query<{ n: number }>(kept)).rows[0]!.n, soon).toBe(1);
    await balance(safe, 0n);
    const later = async () => (await simulated(hash)).body.since?.added;
    await expect.poll(later, soon).toEqual(['It would fail: The executing account holds too little ETH for this.']);
  });

  it('is asked for by a hash that was proposed', async () => {
    expect((await simulated(`0x${'12'.repeat(32)}`)).status).toBe(404);
  });
});
