import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { twapOracleAbi } from '../../contracts.ts';

export interface RegisterAttestationParameters {
  oracle: Address;
  /** Each as `encodeAttestation` makes it and the server gives it out; all are taken or none. */
  attestations: readonly Hex[];
}

/** By anybody: from now on these prices hold. Reverts `TWAPOracle_…` or `UnknownSigner`. */
export function encodeRegisterAttestation({ oracle, attestations }: RegisterAttestationParameters): Call {
  const data = encodeFunctionData({ abi: twapOracleAbi, functionName: 'registerAttestation', args: [attestations] });
  return { to: oracle, data, value: 0n };
}

/** Sends it and returns the transaction hash. */
export const registerAttestation = (client: WriteClient, parameters: RegisterAttestationParameters): Promise<Hex> =>
  sendCall(client, encodeRegisterAttestation(parameters));
