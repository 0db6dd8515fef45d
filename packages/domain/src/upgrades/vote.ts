import { keccak256, pad, stringToHex } from 'viem';
import type { ChainId, Hex } from '../units.ts';

const types = {
  UpgradeProposalVote: [
    { name: 'proposal', type: 'bytes32' },
    { name: 'planHash', type: 'bytes32' },
    { name: 'approve', type: 'bool' },
  ],
} as const;

/** The id of an upgrade proposal (a UUID) as it stands in a vote: its 16 bytes, then zeros. */
export const upgradeProposalKey = (id: string): Hex => pad(`0x${id.replaceAll('-', '')}`, { dir: 'right', size: 32 });

/** What a signer decides about. */
export interface UpgradeVote {
  /** Any of the chains whose signers decide; in the domain because wallets sign for the chain that they are on. */
  chainId: ChainId;
  proposalId: string;
  /** Of everything that the proposal would change: no signature counts for another proposal, plan or set of chains. */
  planHash: Hex;
  approve: boolean;
}

/** The EIP-712 vote that a signer's wallet signs and the server verifies. */
export function upgradeVoteTypedData({ chainId, proposalId, planHash, approve }: UpgradeVote) {
  return {
    domain: { name: 'Althing', version: '1', chainId },
    types,
    primaryType: 'UpgradeProposalVote',
    message: { proposal: upgradeProposalKey(proposalId), planHash, approve },
  } as const;
}

/** Values in an order that does not depend on who wrote them; what is undefined is left out, as JSON does. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, field]) => [key, ordered(field)]));
}

/** Everything that a vote is about. */
export interface UpgradeContent {
  organisationId: string;
  /** Of the organisation's record on which the proposal is based. */
  revision: number;
  proposalName: string;
  upgradedOrganisation: unknown;
  transactions: unknown;
}

/** keccak256 of the content as JSON with sorted keys: whoever shows a proposal can check that its vote is about what is shown. */
export const upgradePlanHash = ({ organisationId, revision, proposalName, upgradedOrganisation, transactions }: UpgradeContent): Hex =>
  keccak256(stringToHex(JSON.stringify(ordered({ organisationId, revision, proposalName, upgradedOrganisation, transactions }))));
