import {
  isUpgradeVoter,
  type Electorate,
  UPGRADE_REFUSALS,
  type UpgradeRefusalCode,
  upgradeDecision,
  upgradeStateAt,
  upgradeVoteTypedData,
} from '@althing/domain/upgrades';
import type { Hex } from '@althing/domain/units';
import { hashTypedData } from 'viem';
import { conflict, forbidden, invalid, unavailable } from '../base/errors.ts';
import { isNodeFailure } from '../chains/reachable.ts';
import { isSignedByContract } from '../chains/verifySignature.ts';
import type { UpgradeProposalRecord } from '../store/upgradeProposals.ts';
import type { Account } from '../store/users.ts';
import { readElectorates } from './electorates.ts';
import type { UpgradeDependencies } from './ports.ts';

type Dependencies = Pick<UpgradeDependencies, 'chains' | 'isSignedByKey' | 'deployments' | 'chainData' | 'upgradeProposals' | 'now'>;

const refused = (code: UpgradeRefusalCode) => conflict(UPGRADE_REFUSALS[code], code);

/** Every electorate; a chain that does not answer decides nothing, so then nobody can be told what the votes amount to. */
async function knownElectorates(dependencies: Dependencies, proposal: UpgradeProposalRecord): Promise<Electorate[]> {
  const read = await readElectorates(dependencies, proposal);
  return read.map((electorate) => {
    if (electorate.kind === 'unknown')
      throw unavailable(`Chain ${electorate.chainId} cannot be reached. Please try again.`, 'rpc-unavailable');
    return electorate;
  });
}

/** Which of the two votes was signed; undefined where neither was. The account signs for any of the chains that decide. */
async function signedVote(
  { chains, isSignedByKey }: Dependencies,
  { id, planHash, voteChainIds }: UpgradeProposalRecord,
  { address, chainId }: Account,
  signature: Hex,
): Promise<boolean | undefined> {
  const hashOf = (domainChainId: number, approve: boolean) =>
    hashTypedData(upgradeVoteTypedData({ chainId: domainChainId, proposalId: id, planHash, approve }));
  for (const approve of [true, false]) {
    for (const domainChainId of voteChainIds) {
      if (await isSignedByKey(address, hashOf(domainChainId, approve), signature)) return approve;
    }
  }
  const asked = chainId === null ? voteChainIds : voteChainIds.filter((id_) => id_ === chainId);
  for (const approve of [true, false]) {
    for (const at of asked) if (await isSignedByContract(chains.quick(at), address, hashOf(at, approve), signature)) return approve;
  }
  return undefined;
}

/** Notes what the votes amount to by the signers of today. */
export async function countVotes(dependencies: Dependencies, proposal: UpgradeProposalRecord): Promise<void> {
  const { upgradeProposals, now } = dependencies;
  if (upgradeStateAt(proposal, now()) !== 'open') return;
  const [electorates, votes] = await Promise.all([knownElectorates(dependencies, proposal), upgradeProposals.votes(proposal.id)]);
  const decision = upgradeDecision(electorates, votes);
  if (decision) await upgradeProposals.decide(proposal, decision === 'approved' ? 'approve' : 'reject', now());
}

/** Stores the vote of a signer, and counts. A vote may be changed while the proposal is open. */
export async function castVote(
  dependencies: Dependencies,
  proposal: UpgradeProposalRecord,
  account: Account,
  signature: Hex,
): Promise<void> {
  const { upgradeProposals, now } = dependencies;
  if (upgradeStateAt(proposal, now()) !== 'open') throw refused('upgrade-not-open');
  const electorates = await knownElectorates(dependencies, proposal);
  const voter = { voter: account.address, chainId: account.chainId };
  if (!isUpgradeVoter(electorates, voter)) {
    const code = electorates.every(({ kind }) => kind === 'governor') ? 'upgrade-by-governor' : 'upgrade-not-signer';
    throw forbidden(UPGRADE_REFUSALS[code], code);
  }
  const approve = await signedVote(dependencies, proposal, account, signature).catch((error: unknown) => {
    throw isNodeFailure(error) ? unavailable('The chain cannot be reached', 'rpc-unavailable') : error;
  });
  if (approve === undefined) throw invalid(UPGRADE_REFUSALS['upgrade-signature-invalid'], 'upgrade-signature-invalid');
  // The record's revision only grows, so nothing makes it current again.
  if (approve && proposal.revision !== proposal.currentRevision) throw refused('upgrade-stale');
  if (!(await upgradeProposals.putVote(proposal, { ...voter, approve, signature, votedAt: now() }))) throw refused('upgrade-not-open');
  await countVotes(dependencies, proposal);
}
