import { joinSafeSignatures, safeAbi } from '@althing/bindings';
import { localAccount, rpc } from '@althing/devnet';
import { buildContractSignature, buildSignatureBytes, EthSafeSignature, hashSafeMessage } from '@safe-global/protocol-kit';
import { SigningMethod } from '@safe-global/types-kit';
import { type Address, concat, encodeFunctionData, getAddress, type Hex, numberToHex, pad } from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SafeSite, signAsSafe } from './site.ts';

const [ADA, BOB, EVE, DAN] = [localAccount(1), localAccount(2), localAccount(3), localAccount(4)];
const payee = localAccount(9).address;

/** Contracts that are asked for a signature, and what they do. */
const CONTRACTS = {
  vouching: ['0xc0de000000000000000000000000000000000001', '0x6320c13b0b60e01b5f5260205ff3'],
  'that answers what only later Safes take': ['0xc0de000000000000000000000000000000000002', '0x631626ba7e60e01b5f5260205ff3'],
  'that says no': ['0xc0de000000000000000000000000000000000003', '0x5f5f5260205ff3'],
  'that reverts': ['0xc0de000000000000000000000000000000000004', '0x5f5ffd'],
  'that never ends': ['0xc0de000000000000000000000000000000000005', '0x5b5f56'],
  'that answers half a megabyte': ['0xc0de000000000000000000000000000000000006', '0x620400005ff3'],
  'without code': ['0xc0de000000000000000000000000000000000007', '0x'],
} as const;
const contractAt = (name: keyof typeof CONTRACTS): Address => getAddress(CONTRACTS[name][0]);
const contractSignature = (owner: Address, data: Hex = '0x1234'): Hex =>
  concat([pad(owner), numberToHex(65, { size: 32 }), '0x00', numberToHex((data.length - 2) / 2, { size: 32 }), data]);

const vouched = { kind: 'contract', owner: contractAt('vouching'), signature: '0x1234' } as const;

let site: SafeSite;
let safe: Address;
beforeAll(async () => {
  site = await SafeSite.start();
  for (const [address, code] of Object.values(CONTRACTS)) await rpc(site.chain.url, 'anvil_setCode', [address, code]);
  const contracts = Object.values(CONTRACTS).map(([address]) => getAddress(address));
  safe = await site.createSafe([ADA.address, BOB.address, DAN.address, ...contracts], 3);
});
afterAll(() => site.stop());

const kindsOf = async (hash: string) =>
  Object.fromEntries(
    (await site.api().getTransactionConfirmations(hash)).results.map(({ owner, signatureType }) => [owner, signatureType]),
  );

describe('confirmations of every kind', () => {
  it('are taken, told and executed together: typed data, a personal message, and an approval on chain that nobody sent here', async () => {
    const { hash, transaction } = await site.propose(safe, 1);
    const kit = await site.kit(safe, 2);
    const typed = await kit.signTransaction(await kit.copyTransaction(transaction), SigningMethod.ETH_SIGN_TYPED_DATA_V4);
    expect(await kindsOf(hash)).toEqual({ [ADA.address]: 'ETH_SIGN' });
    await site.api().confirmTransaction(hash, typed.getSignature(BOB.address)!.data);
    const approving = await (await site.kit(safe, 4)).approveTransactionHash(hash);
    await site.chain.client.waitForTransactionReceipt({ hash: approving.hash as Hex });
    await expect
      .poll(() => kindsOf(hash), { timeout: 20_000 })
      .toEqual({ [ADA.address]: 'ETH_SIGN', [BOB.address]: 'EOA', [DAN.address]: 'APPROVED_HASH' });
    await site.execute(safe, 1, hash);
    expect(await site.untilExecuted(hash)).toMatchObject({ isSuccessful: true, confirmationsRequired: 3, executor: ADA.address });
  });

  it('by approval are refused before the owner has approved, and taken after', async () => {
    const { hash } = await site.propose(safe, 1, { value: '2' });
    const signature = concat([pad(BOB.address), pad('0x0'), '0x01']);
    await expect(site.api().confirmTransaction(hash, signature)).rejects.toThrow('The signature is not valid');
    const approving = await (await site.kit(safe, 2)).approveTransactionHash(hash);
    await site.chain.client.waitForTransactionReceipt({ hash: approving.hash as Hex });
    await site.api().confirmTransaction(hash, signature);
    expect(await kindsOf(hash)).toMatchObject({ [BOB.address]: 'APPROVED_HASH' });
  });

  it('by a contract are taken where it vouches for what the Safe asks', async () => {
    const { hash } = await site.propose(safe, 1, { value: '3' });
    await site.api().confirmTransaction(hash, contractSignature(contractAt('vouching')));
    expect(await kindsOf(hash)).toMatchObject({ [contractAt('vouching')]: 'CONTRACT_SIGNATURE' });
  });

  it.each(Object.keys(CONTRACTS).slice(1) as (keyof typeof CONTRACTS)[])('by a contract %s are refused', async (name) => {
    const { hash } = await site.propose(safe, 1, { value: '3' });
    await expect(site.api().confirmTransaction(hash, contractSignature(contractAt(name)))).rejects.toThrow('The signature is not valid');
  });

  it('by a contract that is no owner are refused without asking it', async () => {
    const { hash } = await site.propose(safe, 1, { value: '3' });
    await expect(site.api().confirmTransaction(hash, contractSignature(EVE.address))).rejects.toThrow('Only owners of the Safe');
  });

  it.each<[string, () => Promise<string>]>([
    ['of a stranger', () => EVE.sign({ hash: `0x${'00'.repeat(32)}` })],
    ['of nobody', async () => `0x${'00'.repeat(64)}1b`],
    ['cut short', async () => '0x1234'],
    ['of five contracts', async () => joinSafeSignatures(Array.from({ length: 5 }, () => vouched))],
  ])('are refused where they are %s', async (_name, sign) => {
    const { hash } = await site.propose(safe, 1, { value: '3' });
    await expect(site.api().confirmTransaction(hash, await sign())).rejects.toThrow(/The signature is not valid|Only owners of the Safe/);
  });
});

describe('a Safe whose owner is a Safe', () => {
  it('is confirmed by that Safe, and executes with its signature beside a key', async () => {
    const child = await site.createSafe([EVE.address], 1);
    const parent = await site.createSafe([ADA.address, child], 2);
    const { hash, kit, transaction } = await site.propose(parent, 1);
    const signature = await signAsSafe(site, parent, child, 3, transaction);
    await site.api().confirmTransaction(hash, buildSignatureBytes([signature]));
    expect(await kindsOf(hash)).toEqual({ [ADA.address]: 'ETH_SIGN', [child]: 'CONTRACT_SIGNATURE' });
    const ready = await kit.copyTransaction(transaction);
    const own = (await site.api().getTransaction(hash)).confirmations!.find(({ owner }) => owner === ADA.address)!;
    ready.addSignature(new EthSafeSignature(ADA.address, own.signature));
    ready.addSignature(signature);
    const { hash: executing } = await kit.executeTransaction(ready);
    await site.chain.client.waitForTransactionReceipt({ hash: executing as Hex });
    const executed = await site.untilExecuted(hash);
    expect(executed.confirmations!.map(({ owner }) => owner).toSorted()).toEqual([ADA.address, child].toSorted());
  });

  it('takes a proposal that comes from the owning Safe itself, and executes it by what the service tells', async () => {
    const child = await site.createSafe([EVE.address], 1);
    const parent = await site.createSafe([child], 1);
    const kit = await site.kit(child, 3);
    const transaction = await (await site.kit(parent, 3)).createTransaction({ transactions: [{ to: payee, value: '1', data: '0x' }] });
    const hash = await (await site.kit(parent, 3)).getTransactionHash(transaction);
    const signature = buildSignatureBytes([await signAsSafe(site, parent, child, 3, transaction)]);
    const proposal = { safeAddress: parent, safeTransactionData: transaction.data, safeTxHash: hash, senderAddress: child };
    await expect(site.api().proposeTransaction({ ...proposal, senderSignature: signature.slice(0, -2) + '00' })).rejects.toThrow(
      'The signature is not valid',
    );
    await site.api().proposeTransaction({ ...proposal, senderSignature: signature });
    expect(await kit.getNonce()).toBe(0);
    await site.execute(parent, 3, hash);
    expect(await site.untilExecuted(hash)).toMatchObject({ proposer: child, isSuccessful: true });
    expect(await site.api().getSafesByOwner(child)).toEqual({ safes: [parent] });
  });

  it('can have the owning Safe approve on chain, by a transaction of its own', async () => {
    const child = await site.createSafe([EVE.address], 1);
    const parent = await site.createSafe([ADA.address, child], 2);
    const { hash } = await site.propose(parent, 1);
    const kit = await site.kit(child, 3);
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [hash as Hex] });
    const approval = await kit.signTransaction(await kit.createTransaction({ transactions: [{ to: parent, value: '0', data }] }));
    const { hash: sent } = await kit.executeTransaction(approval);
    await site.chain.client.waitForTransactionReceipt({ hash: sent as Hex });
    await expect.poll(() => kindsOf(hash), { timeout: 20_000 }).toEqual({ [ADA.address]: 'ETH_SIGN', [child]: 'APPROVED_HASH' });
    await site.execute(parent, 1, hash);
    expect((await site.untilExecuted(hash)).isSuccessful).toBe(true);
  });
});

describe('messages', () => {
  it('are signed by owners of every kind, and the prepared signature convinces the Safe', async () => {
    const child = await site.createSafe([EVE.address], 1);
    const parent = await site.createSafe([ADA.address, child], 2);
    const [parentKit, childKit] = await Promise.all([site.kit(parent, 1), site.kit(child, 3)]);
    const signed = await parentKit.signMessage(parentKit.createMessage('Peace'));
    await site.api().addMessage(parent, { message: 'Peace', signature: signed.encodedSignatures() });
    const { messageHash } = (await site.api().getMessages(parent)).results[0]!;
    const inner = await childKit.signMessage(childKit.createMessage('Peace'), SigningMethod.SAFE_SIGNATURE, parent);
    const signature = await buildContractSignature([...inner.signatures.values()], child);
    await site.api().addMessageSignature(messageHash, buildSignatureBytes([signature]));
    const { confirmations, preparedSignature } = await site.api().getMessage(messageHash);
    expect(confirmations.map(({ signatureType }) => signatureType).toSorted()).toEqual(['CONTRACT_SIGNATURE', 'EOA']);
    expect(await parentKit.isValidSignature(hashSafeMessage('Peace'), preparedSignature)).toBe(true);
  });

  it('are refused from strangers', async () => {
    const kit = await site.kit(await site.createSafe([EVE.address], 1), 3);
    const signed = await kit.signMessage(kit.createMessage('Peace'));
    await expect(site.api().addMessage(safe, { message: 'Peace', signature: signed.encodedSignatures() })).rejects.toThrow(
      'Only owners of the Safe',
    );
  });
});
