import { foldSalt } from '@althing/bindings';
import type { OrganisationInput } from '@althing/domain/organisation';
import type { Address, Hex } from '@althing/domain/units';
import { encodeAbiParameters, hexToBigInt, isHex, keccak256, size } from 'viem';
import { PlanError } from './errors.ts';
import { stepId } from './stepId.ts';

/** Throws `PlanError` for anything but 32 bytes. */
export function refuseMalformed(organisationSalt: Hex): void {
  if (!isHex(organisationSalt) || size(organisationSalt) !== 32) throw new PlanError('salt-invalid', organisationSalt);
}

/**
 * The salt of one contract, derived from the organisation's salt. Independent of the chain, so that an organisation has the same addresses for token
 * and governors on every chain.
 */
export function deriveSalt(organisationSalt: Hex, id: string): Hex {
  refuseMalformed(organisationSalt);
  return keccak256(encodeAbiParameters([{ type: 'bytes32' }, { type: 'string' }], [organisationSalt, id]));
}

/** The specification's `contractDeploymentSalts`, from which each contract's address is predicted. */
export interface ContractDeploymentSalts {
  token: Hex;
  governance: { chainId: number; governorName: string; governor: Hex; timelock: Hex; refundGas: Hex }[];
}

/** All salts of an organisation, derived from its own 32 bytes. Throws `PlanError` where those are malformed. */
export function contractDeploymentSalts(salt: Hex, { modules }: Pick<OrganisationInput, 'modules'>): ContractDeploymentSalts {
  return {
    token: deriveSalt(salt, stepId('token')),
    governance: modules.governor.map(({ chainId, governorName }) => ({
      chainId,
      governorName,
      governor: deriveSalt(salt, stepId('governor', governorName)),
      timelock: deriveSalt(salt, stepId('timelock', governorName)),
      refundGas: deriveSalt(salt, `refundGas|${governorName}`),
    })),
  };
}

/** The Safe factory ignores its caller, so the founder is included in the nonce instead; the upgrade authority cannot be, as it commits to a Safe. */
export const safeSaltNonce = ({ founder, salt }: { founder: Address; salt: Hex }): bigint =>
  hexToBigInt(foldSalt({ namespace: founder, salt }));
