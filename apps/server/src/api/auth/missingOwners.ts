import { setImmediate } from 'node:timers/promises';
import type { SafeOwners } from '@althing/bindings';
import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import { hashTypedData, recoverAddress, size, slice } from 'viem';

interface SafeMessage {
  safe: Address;
  chainId: ChainId;
  /** The hash that the Safe was asked to sign. */
  hash: Hex;
}

const SIGNATURE_BYTES = 65;
/** As many owners as a Safe founded here may have. For a larger Safe the count may be incomplete. */
const MAX_LOOKED_AT = 50;

/** Hash that an owner signs so that the Safe (1.3.0 and later) signs `hash`. */
const ownersHash = ({ safe, chainId, hash }: SafeMessage): Hex =>
  hashTypedData({
    domain: { chainId, verifyingContract: safe },
    types: { SafeMessage: [{ name: 'message', type: 'bytes' }] },
    primaryType: 'SafeMessage',
    message: { message: hash },
  });

/**
 * Counts owners who signed, up to the threshold. Signatures come sorted by owner and checking one takes a millisecond, so no more are
 * checked than there can be owners, and other requests run in between.
 */
async function countConfirmed({ owners, threshold }: SafeOwners, message: SafeMessage, signatures: Hex): Promise<number> {
  const hash = ownersHash(message);
  const parts = Math.min(owners.length, MAX_LOOKED_AT, Math.floor(size(signatures) / SIGNATURE_BYTES));
  const confirmed = new Set<Address>();
  for (let index = 0; index < parts && confirmed.size < threshold; index++) {
    await setImmediate();
    const signature = slice(signatures, index * SIGNATURE_BYTES, (index + 1) * SIGNATURE_BYTES);
    const signer = await recoverAddress({ hash, signature }).catch(() => undefined);
    const owner = signer && owners.find((known) => sameAddress(known, signer));
    if (owner) confirmed.add(owner);
  }
  return confirmed.size;
}

const count = (owners: number) => (owners === 1 ? '1 owner' : `${owners} owners`);

/**
 * Explains why a Safe did not confirm a message, where that is certain: too few owners signed, or the message was to be approved on chain
 * and is not. Undefined otherwise.
 */
export async function missingOwners({ owners, threshold }: SafeOwners, message: SafeMessage, signature: Hex): Promise<string | undefined> {
  if (signature === '0x') {
    return `The Safe has not approved this sign-in yet. It needs the confirmations of ${threshold} of its ${count(owners.length)}.`;
  }
  const confirmed = await countConfirmed({ owners, threshold }, message, signature);
  if (confirmed === 0 || confirmed >= threshold) return undefined;
  const have = confirmed === 1 ? '1 has confirmed' : `${confirmed} have confirmed`;
  return `The Safe needs the confirmations of ${threshold} of its ${count(owners.length)}; ${have}. Please sign in again with more of them.`;
}
