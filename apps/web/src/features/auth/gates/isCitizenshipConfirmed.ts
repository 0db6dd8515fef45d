import { citizenshipTypedData } from '@althing/domain/legal';
import { type Address, type Hex, sameAddress } from '@althing/domain/units';
import { recoverTypedDataAddress } from 'viem';

export interface CitizenshipFacts {
  account: Address;
  signature: string | null;
  /** Version of the terms that the saved signature names. */
  signedVersion: string | null;
  /** Version in force. */
  termsVersion: string;
  /** The chain is part of what was signed, so each is tried. */
  chainIds: readonly number[];
  isSafe: boolean;
}

/**
 * Whether the saved statement counts: it names the terms in force and the signer recovered from it is the user
 * (docs/requirements.md#citizenship). A Safe signs by its contract, from which nothing can be recovered; the server verified it on saving.
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
