import type { Address, Hex } from '@althing/domain/units';
import { encodeFunctionData } from 'viem';
import { type Call, sendCall, type WriteClient } from '../../call.ts';
import { twapOracleAbi } from '../../contracts.ts';

export interface ConfirmAttestationParameters {
  oracle: Address;
  /** As `registerAttestation` takes it. */
  attestation: Hex;
}

/** By the oracle's owner: takes a price in spite of its jump, its vault or a price dropped before. */
export function encodeConfirmAttestation({ oracle, attestation }: ConfirmAttestationParameters): Call {
  const data = encodeFunctionData({ abi: twapOracleAbi, functionName: 'confirmAttestation', args: [attestation] });
  return { to: oracle, data, value: 0n };
}

/** Sends it and returns the transaction hash. */
export const confirmAttestation = (client: WriteClient, parameters: ConfirmAttestationParameters): Promise<Hex> =>
  sendCall(client, encodeConfirmAttestation(parameters));
