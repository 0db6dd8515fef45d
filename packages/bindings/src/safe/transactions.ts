import { type Address, type ChainId, type Hex, NATIVE, sameAddress } from '@althing/domain/units';
import { hashStruct } from 'viem';
import { type Call, contractCall } from '../call.ts';
import { safeAbi } from './abi.ts';
import { SAFE_SENTINEL } from './canonical.ts';
import { safeBatch } from './multiSend.ts';
import { joinSafeSignatures, splitSafeSignatures } from './signatures.ts';
import { safeDomainHash, type SafeTransaction, safeTransactionContent } from './signedContent.ts';

/** What a Safe is to do: one call as it is, several as one batch by Safe's own contract, all of them or none. Nobody is paid for executing it. */
export function safeTransactionOf(calls: readonly Call[], nonce: bigint): SafeTransaction {
  if (calls.length === 0) throw new TypeError('A transaction of a Safe needs a call');
  return { ...safeBatch(calls), safeTxGas: 0n, baseGas: 0n, gasPrice: 0n, gasToken: NATIVE, refundReceiver: NATIVE, nonce };
}

/** A transaction that does nothing: once it is executed, no other with its nonce can be. */
export const safeRejection = (safe: Address, nonce: bigint): SafeTransaction =>
  safeTransactionOf([{ to: safe, value: 0n, data: '0x' }], nonce);

/** Whether a transaction does nothing but use up its nonce. */
export const isSafeRejection = (safe: Address, { to, value, data, operation }: SafeTransaction): boolean =>
  sameAddress(to, safe) && value === 0n && data === '0x' && operation === 0;

const TRANSACTION_TYPES = {
  SafeTx: [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    { name: 'safeTxGas', type: 'uint256' },
    { name: 'baseGas', type: 'uint256' },
    { name: 'gasPrice', type: 'uint256' },
    { name: 'gasToken', type: 'address' },
    { name: 'refundReceiver', type: 'address' },
    { name: 'nonce', type: 'uint256' },
  ],
} as const;

/** What a wallet is asked to sign (EIP-712) for a transaction of a Safe of 1.3.0 or later. */
export const safeTypedData = (chainId: ChainId, safe: Address, transaction: SafeTransaction) =>
  ({
    domain: { chainId, verifyingContract: safe },
    types: TRANSACTION_TYPES,
    primaryType: 'SafeTx',
    message: { ...transaction },
  }) as const;

/** What wallets and devices show when they are asked to sign. */
export interface SafeHashes {
  domain: Hex;
  message: Hex;
  /** The hash of both, which is signed, and by which the Safe knows what is signed. */
  signed: Hex;
}

export function safeHashes(chainId: ChainId, safe: Address, transaction: SafeTransaction): SafeHashes {
  const { types, primaryType, message } = safeTypedData(chainId, safe, transaction);
  return {
    domain: safeDomainHash(chainId, safe),
    message: hashStruct({ types, primaryType, data: { ...message } }),
    signed: safeTransactionContent(chainId, safe, transaction).hash,
  };
}

/** A signature that was sent to a transaction service, as the Safe takes it where it is the only one. */
export interface SafeConfirmation {
  owner: Address;
  signature: Hex;
}

/**
 * The call that executes a transaction of a Safe.
 *
 * @param confirmations - of different owners, as many as the Safe asks for, without that of the sender.
 * @param sender - an owner who sends it and thereby confirms it; undefined where the others suffice.
 * @throws a TypeError where a confirmation is no signature of one owner.
 */
export function encodeExecuteSafe(
  safe: Address,
  transaction: SafeTransaction,
  confirmations: readonly SafeConfirmation[],
  sender?: Address,
): Call {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = transaction;
  const parts = confirmations.map(({ owner, signature }) => {
    const [part] = splitSafeSignatures(signature, 1) ?? [];
    if (!part) throw new TypeError(`The confirmation of ${owner} is no signature`);
    return { ...part, owner };
  });
  const own = sender ? [{ kind: 'approvedHash', owner: sender } as const] : [];
  return contractCall({
    address: safe,
    abi: safeAbi,
    functionName: 'execTransaction',
    args: [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver, joinSafeSignatures([...parts, ...own])],
  });
}

/** Confirms a transaction on chain, as an owner that cannot sign does. */
export const encodeApproveSafeHash = (safe: Address, hash: Hex): Call =>
  contractCall({ address: safe, abi: safeAbi, functionName: 'approveHash', args: [hash] });

/** A change of who owns a Safe. `threshold`: how many must sign afterwards. */
export type SafeOwnerChange =
  | { type: 'addOwner'; owner: Address; threshold: number }
  | { type: 'removeOwner'; owner: Address; threshold: number }
  | { type: 'changeThreshold'; threshold: number };

/**
 * The call by which a Safe changes its owners, and the owners after it.
 *
 * @param owners - in the order in which the Safe has them, since it asks for the one before whom it removes.
 */
export function encodeSafeOwnerChange(
  safe: Address,
  change: SafeOwnerChange,
  owners: readonly Address[],
): { call: Call; owners: readonly Address[] } {
  const threshold = BigInt(change.threshold);
  const contract = { address: safe, abi: safeAbi } as const;
  if (change.type === 'changeThreshold')
    return { call: contractCall({ ...contract, functionName: 'changeThreshold', args: [threshold] }), owners };
  const { owner } = change;
  if (change.type === 'addOwner')
    return {
      call: contractCall({ ...contract, functionName: 'addOwnerWithThreshold', args: [owner, threshold] }),
      // A Safe puts whoever is new in front.
      owners: [owner, ...owners],
    };
  const index = owners.findIndex((each) => sameAddress(each, owner));
  const before = owners[index - 1] ?? SAFE_SENTINEL;
  return {
    call: contractCall({ ...contract, functionName: 'removeOwner', args: [before, owner, threshold] }),
    owners: owners.filter((each) => !sameAddress(each, owner)),
  };
}
