import { moduleKey } from '@althing/domain/modules';
import type { Governor, OrganisationInput } from '@althing/domain/organisation';
import type { Address, ChainId, Hex } from '@althing/domain/units';
import type { PlanInput } from '../src/types.ts';

/** Builders of valid input; a test names only what it is about. */

export const SALT: Hex = '0x5ca1ab1e00000000000000000000000000000000000000000000000000000001';
export const ALICE: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
export const BOB: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
export const CAROL: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';
export const DEPLOYER: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

export function governor(change: Partial<Governor> = {}): Governor {
  return {
    tempId: 'g',
    governorName: 'Main',
    chainId: 31337,
    isQuadratic: false,
    votingChainIds: [],
    refundMechanism: false,
    passportScoreRanges: ['0', '50', '100', '100'],
    quadraticThreshold: 0,
    quorumThreshold: 20,
    proposalThreshold: 1,
    votingPeriod: 7,
    preVotingTimelock: 0,
    preExecutionTimelock: 'min',
    ...change,
  };
}

export function modules(change: Partial<OrganisationInput['modules']> = {}): OrganisationInput['modules'] {
  return {
    protocolUpgrades: { isMultisig: true, addresses: [ALICE, BOB], threshold: 2 },
    safeTreasury: [],
    bondingEngine: [],
    workingGroup: [],
    governor: [governor()],
    preVoteVeto: [],
    preExecutionVeto: [],
    refundMechanism: false,
    ...change,
  };
}

export function token(change: Partial<NonNullable<OrganisationInput['token']>> = {}): NonNullable<OrganisationInput['token']> {
  return {
    isCreatingNewToken: true,
    name: 'Acme',
    symbol: 'ACME',
    chainIds: [31337],
    initialReceivers: [
      {
        chainId: 31337,
        receivers: [
          { tempId: '1', address: ALICE, amount: '600000' },
          { tempId: '2', address: moduleKey('governor', 'Main'), amount: '400000.5' },
        ],
      },
    ],
    authority: [{ chainId: 31337, name: '', isMultisig: false, addresses: [moduleKey('governor', 'Main')], threshold: 1 }],
    ...change,
  };
}

export function planInput(
  organisation: Partial<PlanInput['organisation']> = {},
  deployers: Record<ChainId, Address> = { 31337: DEPLOYER },
): PlanInput {
  return { organisation: { name: 'Acme', modules: modules(), token: token(), ...organisation }, salt: SALT, deployers };
}
