import type { SafeOwners } from '@althing/bindings';
import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import { hashTypedData, recoverAddress, size, slice } from 'viem';

interface SafeMessage {
  safe: Address;
  chainId: ChainId;
  /** What the Safe was asked to sign. */
  hash: Hex;
}

const SIGNATURE_BYTES = 65;

/** What owners sign for their Safe (1.3.0 and later) to sign `hash`. */
const ownersHash = ({ safe, chainId, hash }: SafeMessage): Hex =>
  hashTypedData({
    domain: { chainId, verifyingContract: safe },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: hash },
  });

async function signersOf(message: SafeMessage, signatures: Hex): Promise<Address[]> {
  const hash = ownersHash(message);
  const parts = Array.from({ length: Math.floor(size(signatures) / SIGNATURE_BYTES) }, (_, index) =>
    slice(signatures, index * SIGNATURE_BYTES, (index + 1) * SIGNATURE_BYTES),
  );
  const found = await Promise.all(parts.map((signature) => recoverAddress({ hash, signature }).catch(() => undefined)));
  return found.filter((signer) => signer !== undefined);
}

const count = (owners: number) => (owners === 1 ? '1 owner' : `${owners} owners`);

/**
 * Why a Safe did not vouch for any of the messages, as far as that is certain: too few of its owners signed one of them, or
 * it was said to have approved one on chain and has not. Undefined for everything else.
 */
export async function missingOwners(
  { owners, threshold }: SafeOwners,
  messages: readonly SafeMessage[],
  signature: Hex,
): Promise<string | undefined> {
  if (signature === '0x') {
    return `The Safe has not approved this sign-in yet. It needs the confirmations of ${threshold} of its ${count(owners.length)}.`;
  }
  for (const message of messages) {
    const signers = await signersOf(message, signature);
    const confirmed = owners.filter((owner) => signers.some((signer) => sameAddress(signer, owner))).length;
    if (confirmed === 0 || confirmed >= threshold) continue;
    const have = confirmed === 1 ? '1 has confirmed' : `${confirmed} have confirmed`;
    return `The Safe needs the confirmations of ${threshold} of its ${count(owners.length)}; ${have}. Please sign in again with more of them.`;
  }
  return undefined;
}
