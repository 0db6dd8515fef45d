import type { Address, ChainId, Hex } from '@althing/domain/units';
import { encodeAbiParameters } from 'viem';

/** What registered signers vouch for. */
export interface PriceAttestation {
  /** Whose share is priced. */
  vault: Address;
  base: Address;
  quote: Address;
  /** Quote tokens per base token in whole units, with 18 decimals. */
  price: bigint;
  /** When it was observed, UNIX seconds. */
  timestamp: bigint;
  /** UNIX seconds; from then on it says nothing. */
  validUntil: bigint;
}

const FIELDS = [
  { name: 'vault', type: 'address' },
  { name: 'base', type: 'address' },
  { name: 'quote', type: 'address' },
  { name: 'price', type: 'uint256' },
  { name: 'timestamp', type: 'uint64' },
  { name: 'validUntil', type: 'uint64' },
] as const;

/** What a signer signs (EIP-712), bound to this oracle and chain. */
export const attestationTypedData = (parameters: { oracle: Address; chainId: ChainId; attestation: PriceAttestation }) =>
  ({
    domain: { name: 'Althing TWAP Oracle', version: '1', chainId: parameters.chainId, verifyingContract: parameters.oracle },
    types: { PriceAttestation: FIELDS },
    primaryType: 'PriceAttestation',
    message: parameters.attestation,
  }) as const;

/** As the oracle takes it. Signatures come in ascending order of their signers. */
export const encodeAttestation = (attestation: PriceAttestation, signatures: readonly Hex[]): Hex =>
  encodeAbiParameters([{ type: 'tuple', components: FIELDS }, { type: 'bytes[]' }], [attestation, signatures]);
