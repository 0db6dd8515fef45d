import { safeAbi } from '@althing/bindings';
import { localAccount } from '@althing/devnet';
import SafeApiKit from '@safe-global/api-kit';
import { type Address, encodeFunctionData, hashMessage, zeroHash } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHAIN_ID, SafeSite } from './site.ts';

const [ADA, BOB, EVE] = [localAccount(1), localAccount(2), localAccount(3)];
const payee = localAccount(9).address;

let site: SafeSite;
let safe: Address;
let api: SafeApiKit;
/** Executed, and waiting with one of two confirmations. */
let executed: string;
let waiting: string;
let message: string;

beforeAll(async () => {
  site = await SafeSite.start();
  api = site.api();
  safe = await site.createSafe([ADA.address, BOB.address], 2);
  executed = (await site.propose(safe, 1)).hash;
  await site.confirm(safe, 2, executed);
  await site.execute(safe, 1, executed);
  waiting = (await site.propose(safe, 1)).hash;
  const kit = await site.kit(safe, 1);
  const signed = await kit.signMessage(kit.createMessage('We agree'));
  await api.addMessage(safe, { message: 'We agree', signature: signed.encodedSignatures() });
  message = (await api.getMessages(safe)).results[0]!.messageHash;
  await site.untilExecuted(executed);
});
afterAll(() => site.stop());

const delegate = () => ({
  safeAddress: safe,
  delegateAddress: EVE.address,
  delegatorAddress: ADA.address,
  signer: site.wallet(1),
  label: 'Accounting',
});
const operation = {
  entryPoint: payee,
  moduleAddress: payee,
  safeAddress: payee,
  userOperation: {
    sender: payee,
    nonce: '0',
    initCode: '0x',
    callData: '0x',
    callGasLimit: 1n,
    verificationGasLimit: 1n,
    preVerificationGas: 1n,
    maxFeePerGas: 1n,
    maxPriorityFeePerGas: 1n,
    paymasterAndData: '0x',
    signature: '0x1234',
  },
};
const NO_OPERATIONS = 'Operations for bundlers (ERC-4337) are not taken here; propose a transaction of the Safe instead';

type Method = Exclude<keyof SafeApiKit, 'constructor'>;
interface Walked {
  call: () => Promise<unknown>;
  /** What the answer contains. */
  answers?: unknown;
  /** Why there is no answer. */
  refused?: string;
}

/** Every call that the library publishes. Where one is refused, the reason stands beside it. */
const walked: Record<Method, Walked> = {
  getServiceInfo: { call: () => api.getServiceInfo(), answers: { name: 'Althing', secure: true } },
  getServiceSingletonsInfo: { call: () => api.getServiceSingletonsInfo(), answers: [{ version: '1.4.1', l2: true }] },
  decodeData: {
    call: () => api.decodeData(encodeFunctionData({ abi: safeAbi, functionName: 'changeThreshold', args: [1n] })),
    answers: { method: 'changeThreshold', parameters: [{ name: '_threshold', type: 'uint256', value: '1' }] },
  },
  addSafeDelegate: { call: () => api.addSafeDelegate(delegate()), answers: { delegate: EVE.address, label: 'Accounting' } },
  getSafeDelegates: {
    call: () => api.getSafeDelegates({ safeAddress: safe }),
    answers: { count: 1, results: [{ safe: expect.any(String), delegator: ADA.address }] },
  },
  removeSafeDelegate: { call: () => api.removeSafeDelegate(delegate()) },
  getMessage: { call: () => api.getMessage(message), answers: { message: 'We agree', confirmations: [{ owner: ADA.address }] } },
  getMessages: { call: () => api.getMessages(safe, { ordering: '-created', limit: 5 }), answers: { count: 1 } },
  addMessage: {
    async call() {
      const kit = await site.kit(safe, 2);
      const typed = {
        domain: { name: 'Letters', chainId: CHAIN_ID },
        types: {
          Letter: [{ name: 'text', type: 'string' }],
          EIP712Domain: [
            { name: 'name', type: 'string' },
            { name: 'chainId', type: 'uint256' },
          ],
        },
        primaryType: 'Letter',
        message: { text: 'Dear all' },
      };
      const signed = await kit.signMessage(kit.createMessage(typed));
      await api.addMessage(safe, { message: typed, signature: signed.encodedSignatures(), safeAppId: 7 });
      return (await api.getMessages(safe)).results[0];
    },
    answers: { proposedBy: BOB.address, safeAppId: 7, message: { message: { text: 'Dear all' } } },
  },
  addMessageSignature: {
    async call() {
      const kit = await site.kit(safe, 2);
      const signed = await kit.signMessage(kit.createMessage('We agree'));
      await api.addMessageSignature(message, signed.encodedSignatures());
      const { preparedSignature } = await api.getMessage(message);
      return kit.isValidSignature(hashMessage('We agree'), preparedSignature);
    },
    answers: true,
  },
  getSafesByOwner: { call: () => api.getSafesByOwner(BOB.address), answers: { safes: [expect.any(String)] } },
  getSafesByModule: { call: () => api.getSafesByModule(payee), answers: { safes: [] } },
  getTransaction: { call: () => api.getTransaction(executed), answers: { isExecuted: true, isSuccessful: true, nonce: '0' } },
  getTransactionConfirmations: {
    call: () => api.getTransactionConfirmations(waiting),
    answers: { count: 1, results: [{ owner: ADA.address }] },
  },
  confirmTransaction: {
    async call() {
      const { hash } = await site.propose(safe, 1, { value: '3' });
      return api.confirmTransaction(hash, (await (await site.kit(safe, 2)).signHash(hash)).data);
    },
    answers: { signature: expect.stringMatching(/^0x/) },
  },
  getSafeInfo: {
    call: () => api.getSafeInfo(safe),
    answers: { nonce: '1', threshold: 2, owners: [ADA.address, BOB.address], version: '1.4.1', modules: [], singleton: expect.any(String) },
  },
  getSafeCreationInfo: {
    call: () => api.getSafeCreationInfo(safe),
    answers: { creator: localAccount(0).address, setupData: expect.stringMatching(/^0xb63e800d/) },
  },
  estimateSafeTransaction: {
    call: () => api.estimateSafeTransaction(safe, { to: payee, value: '1', data: '0x', operation: 0 }),
    answers: { safeTxGas: expect.stringMatching(/^[1-9]\d*$/) },
  },
  proposeTransaction: {
    call: () => site.propose(safe, 2, { value: '4' }).then(({ hash }) => api.getTransaction(hash)),
    answers: { proposer: BOB.address, origin: 'test' },
  },
  getIncomingTransactions: { call: () => api.getIncomingTransactions(safe, { limit: 10 }), answers: { results: expect.any(Array) } },
  getModuleTransactions: { call: () => api.getModuleTransactions(safe), answers: { count: 0, results: [] } },
  getMultisigTransactions: {
    call: () => api.getMultisigTransactions(safe, { executed: true }),
    answers: { count: 1, next: null, results: [{ isExecuted: true }] },
  },
  getPendingTransactions: {
    call: () => api.getPendingTransactions(safe, { limit: 1, hasConfirmations: true }),
    answers: { next: expect.stringContaining('offset=1'), results: [{ isExecuted: false }] },
  },
  getAllTransactions: {
    call: () => api.getAllTransactions(safe),
    answers: { results: expect.arrayContaining([expect.objectContaining({ nonce: '0', txType: 'MULTISIG_TRANSACTION' })]) },
  },
  getNextNonce: { call: () => api.getNextNonce(safe), answers: '2' },
  getTokenList: { call: () => api.getTokenList({ limit: 3 }), answers: { results: expect.any(Array) } },
  getToken: { call: () => api.getToken(payee), refused: 'The contract at this address does not answer like a token' },
  getSafeOperationsByAddress: { call: () => api.getSafeOperationsByAddress(safe), answers: { count: 0, results: [] } },
  getPendingSafeOperations: { call: () => api.getPendingSafeOperations(safe), answers: { count: 0 } },
  getSafeOperation: { call: () => api.getSafeOperation(zeroHash), refused: NO_OPERATIONS },
  addSafeOperation: { call: () => api.addSafeOperation(operation), refused: NO_OPERATIONS },
  getSafeOperationConfirmations: { call: () => api.getSafeOperationConfirmations(zeroHash), refused: NO_OPERATIONS },
  confirmSafeOperation: { call: () => api.confirmSafeOperation(zeroHash, '0x1234'), refused: NO_OPERATIONS },
};

it.each(Object.entries(walked))('answers api-kit, unchanged, on %s', async (_method, { call, answers, refused }) => {
  const answer = await call().catch((error: unknown) => ({ refused: (error as Error).message }));
  expect({ answer }).toMatchObject({ answer: refused === undefined ? answers : { refused } });
});

it('walks every method that api-kit publishes', () => {
  const published = Object.getOwnPropertyNames(SafeApiKit.prototype).filter((name) => name !== 'constructor');
  expect(Object.keys(walked).toSorted()).toEqual(published.toSorted());
});
