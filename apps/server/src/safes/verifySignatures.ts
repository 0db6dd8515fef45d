import {
  contractSignatureAbi,
  joinSafeSignatures,
  type OwnedSafeSignature,
  safeAbi,
  type SafeSignaturePart,
  type SafeSignedContent,
  splitSafeSignatures,
} from '@althing/bindings';
import { SAFE_LIMITS } from '@althing/domain/safes';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { BaseError, encodeFunctionData, hashMessage, type PublicClient, recoverAddress } from 'viem';
import { AnswerTooLargeError } from '../chains/fetchBounded.ts';
import { isNodeFailure } from '../chains/reachable.ts';
import type { Confirmation } from '../store/safes/confirmations.ts';
import { asksAboutHash, type SafeState } from './readState.ts';
import { refuse } from './refuse.ts';

const VALID = '0x1626ba7e';
const VALID_BYTES = '0x20c13b0b';
/** For one question to a contract: enough for a Safe of a hundred owners. */
const GAS = 3_000_000n;

/** Whether the contract itself is at fault: it reverts, uses up its gas, or answers more than is read. */
const isContractsFault = (error: unknown): boolean =>
  !isNodeFailure(error) ||
  (error instanceof BaseError &&
    error.walk(
      (cause) => cause instanceof AnswerTooLargeError || (cause instanceof Error && /out ?of ?gas|revert/i.test(cause.message)),
    ) !== null);

/** Asks an owner that is a contract what the Safe would ask it, as the Safe. */
async function isSignedByContract(
  client: PublicClient,
  state: SafeState,
  content: SafeSignedContent,
  { owner, signature }: { owner: Address; signature: Hex },
): Promise<boolean> {
  const isHash = asksAboutHash(state);
  const [legacy, current] = contractSignatureAbi;
  const data = isHash
    ? encodeFunctionData({ abi: [current], args: [content.hash, signature] })
    : encodeFunctionData({ abi: [legacy], args: [content.preimage, signature] });
  try {
    const { data: answer } = await client.call({ account: state.safe, to: owner, data, gas: GAS });
    return answer !== undefined && answer.slice(0, 10) === (isHash ? VALID : VALID_BYTES);
  } catch (error) {
    if (isContractsFault(error)) return false;
    throw error;
  }
}

async function isApproved(client: PublicClient, { safe }: SafeState, owner: Address, hash: Hex): Promise<boolean> {
  return (await client.readContract({ address: safe, abi: safeAbi, functionName: 'approvedHashes', args: [owner, hash] })) !== 0n;
}

/** Whose key signed; undefined where it is no signature. No node is asked. */
export async function signerOf(
  hash: Hex,
  { isPrefixed, signature }: Extract<SafeSignaturePart, { kind: 'key' }>,
): Promise<Address | undefined> {
  try {
    return await recoverAddress({ hash: isPrefixed ? hashMessage({ raw: hash }) : hash, signature });
  } catch {
    return undefined;
  }
}

async function verified(
  client: PublicClient,
  state: SafeState,
  content: SafeSignedContent,
  part: SafeSignaturePart,
): Promise<OwnedSafeSignature | undefined> {
  if (part.kind === 'key') {
    const owner = await signerOf(content.hash, part);
    return owner && { ...part, owner };
  }
  const isValid =
    part.kind === 'contract'
      ? await isSignedByContract(client, state, content, part)
      : await isApproved(client, state, part.owner, content.hash);
  return isValid ? part : undefined;
}

const kindOf = (part: SafeSignaturePart): Confirmation['kind'] => {
  if (part.kind === 'key') return part.isPrefixed ? 'ETH_SIGN' : 'EOA';
  return part.kind === 'contract' ? 'CONTRACT_SIGNATURE' : 'APPROVED_HASH';
};

export const toConfirmation = (part: OwnedSafeSignature): Confirmation => ({
  owner: part.owner,
  signature: joinSafeSignatures([part]),
  kind: kindOf(part),
});

/**
 * Reads signatures and checks each as the Safe would. Whether those who signed are owners is not asked here, but a contract is only called
 * where `mayAsk` says so.
 *
 * @throws a refusal where any of them is not valid.
 */
export async function verifySignatures(
  client: PublicClient,
  state: SafeState,
  content: SafeSignedContent,
  signatures: Hex,
  mayAsk: (owner: Address) => boolean,
): Promise<Confirmation[]> {
  const parts = splitSafeSignatures(signatures, SAFE_LIMITS.signatures);
  if (!parts || parts.filter(({ kind }) => kind === 'contract').length > SAFE_LIMITS.contractSignatures)
    throw refuse('invalid', 'safe-signature-invalid');
  if (parts.some((part) => part.kind === 'contract' && !mayAsk(part.owner))) throw refuse('forbidden', 'safe-not-owner');
  const checked = await Promise.all(parts.map((part) => verified(client, state, content, part)));
  const valid = checked.filter((part) => part !== undefined);
  const owners = new Set(valid.map(({ owner }) => owner));
  if (valid.length < parts.length || owners.size < valid.length) throw refuse('invalid', 'safe-signature-invalid');
  return valid.map(toConfirmation);
}

export const isOwner = ({ owners }: SafeState, account: Address): boolean => owners.some((owner) => sameAddress(owner, account));
