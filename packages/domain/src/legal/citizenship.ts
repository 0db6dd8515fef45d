import type { Address, ChainId } from '../units.ts';

/** Version of the current terms of service. With a new version, every user is asked to confirm again. */
export const TERMS_VERSION = '2026-11-21';

/** What a user confirms by signing. */
export const CITIZENSHIP_STATEMENT =
  'I confirm that I am not a resident of, or located in, the United States of America, and that I have read and accept the terms of service.';

const types = {
  CitizenshipConfirmation: [
    { name: 'account', type: 'address' },
    { name: 'statement', type: 'string' },
    { name: 'termsVersion', type: 'string' },
  ],
} as const;

/**
 * The EIP-712 statement that the wallet signs and the server verifies. Its domain contains the chain id, so that a signature made on a local
 * chain is worthless elsewhere.
 */
export function citizenshipTypedData({
  account,
  chainId,
  termsVersion = TERMS_VERSION,
}: {
  account: Address;
  chainId: ChainId;
  termsVersion?: string;
}) {
  return {
    domain: { name: 'Althing', version: '1', chainId },
    types,
    primaryType: 'CitizenshipConfirmation',
    message: { account, statement: CITIZENSHIP_STATEMENT, termsVersion },
  } as const;
}
