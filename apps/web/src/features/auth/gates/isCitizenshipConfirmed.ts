import { citizenshipTypedData } from '@althing/domain/legal';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { recoverTypedDataAddress } from 'viem';

export interface CitizenshipFacts {
  account: Address;
  signature: string | null;
  /** Version of the terms in the saved statement. */
  signedVersion: string | null;
  /** Current version of the terms. */
  termsVersion: string;
  /** The signature is tried with each of them, because the chain id is part of what was signed. */
  chainIds: readonly number[];
  isSafe: boolean;
}

/**
 * Whether the saved statement is valid: it names the current terms, and its signer is the user (docs/requirements.md#citizenship). Nothing can be
 * recovered from a Safe's signature, which is made by its contract; the server has verified it.
 */
export async function isCitizenshipConfirmed({
  account,
  signature,
  signedVersion,
  termsVersion,
  chainIds,
  isSafe,
}: CitizenshipFacts): Promise<boolean> {
  if (!signature || signedVersion !== termsVersion) return false;
  if (isSafe) return true;
  const signers = await Promise.all(
    chainIds.map((chainId) => recover(citizenshipTypedData({ account, chainId, termsVersion }), signature as Hex)),
  );
  return signers.some((signer) => sameAddress(signer, account));
}

async function recover(typedData: ReturnType<typeof citizenshipTypedData>, signature: Hex): Promise<Address | undefined> {
  try {
    return await recoverTypedDataAddress({ ...typedData, signature });
  } catch {
    return undefined;
  }
}
