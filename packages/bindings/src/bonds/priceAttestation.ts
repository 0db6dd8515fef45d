import type { Address, ChainId, Hex } from '@althing/domain/units';
import { decodeAbiParameters, encodeAbiParameters } from 'viem';

/** A price that registered signers confirm. */
export interface PriceAttestation {
  /** The vault whose share is priced. */
  vault: Address;
  base: Address;
  quote: Address;
  /** Quote tokens per base token in whole tokens, with 18 decimals. */
  price: bigint;
  /** When the price was observed, UNIX seconds. */
  timestamp: bigint;
  /** UNIX seconds from which it is no longer valid. */
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

const SIGNED = [{ type: 'tuple', components: FIELDS }, { type: 'bytes[]' }] as const;

/** What a signer signs (EIP-712), for this oracle and chain only. */
export const attestationTypedData = (parameters: { oracle: Address; chainId: ChainId; attestation: PriceAttestation }) =>
  ({
    domain: { name: 'Althing TWAP Oracle', version: '1', chainId: parameters.chainId, verifyingContract: parameters.oracle },
    types: { PriceAttestation: FIELDS },
    primaryType: 'PriceAttestation',
    message: parameters.attestation,
  }) as const;

/** Encodes it as the oracle takes it. Signatures must be sorted by their signers, ascending. */
export const encodeAttestation = (attestation: PriceAttestation, signatures: readonly Hex[]): Hex =>
  encodeAbiParameters(SIGNED, [attestation, signatures]);

/** What signers confirm by an encoded attestation. Throws where it is none. */
export const decodeAttestation = (attestation: Hex): PriceAttestation => decodeAbiParameters(SIGNED, attestation)[0];
