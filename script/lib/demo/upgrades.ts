import { reserveDescription } from '@althing/bindings';
import { localAccount } from '@althing/devnet';
import type { OrganisationDetail, UpgradeProposal, UpgradeProposalSummary } from '@althing/domain/http';
import type { OrganisationInput } from '@althing/domain/organisation';
import { upgradeVoteTypedData } from '@althing/domain/upgrades';
import type { Address, Hex } from '@althing/domain/units';
import type { DemoProposal, DemoVote } from './proposals.ts';
import type { Stage } from './stage.ts';

interface Change {
  proposalName: string;
  /** Of a local account. */
  proposer: number;
  change(form: OrganisationInput): OrganisationInput;
}

/** A change that the organisation's own governor carries out. */
export interface UpgradeByVote extends Change {
  signers: readonly number[];
  votes: readonly DemoVote[];
}

const formOf = ({ name, description, category, logo, links, modules, token }: OrganisationDetail): OrganisationInput => ({
  name,
  description,
  categoryId: category.id,
  logoId: logo,
  links,
  modules,
  token,
});

const show = (stage: Stage, id: string): Promise<UpgradeProposal> => stage.ask('GET', `organisations/upgrade-proposals/${id}`);

async function proposed(stage: Stage, { id }: OrganisationDetail, { proposalName, proposer, change }: Change): Promise<UpgradeProposal> {
  const { items } = await stage.ask<{ items: UpgradeProposalSummary[] }>('GET', `organisations/${id}/upgrade-proposals?limit=100`);
  const known = items.find((item) => item.proposalName === proposalName);
  if (known) return show(stage, known.id);
  const present = await stage.ask<OrganisationDetail>('GET', `organisations/id/${id}`);
  const body = { proposalName, upgradedOrganisation: change(formOf(present)) };
  return stage.ask('POST', `organisations/${present.slug}/upgrade-proposals`, { as: proposer, body });
}

async function sign(
  stage: Stage,
  { id, planHash, voteChainIds }: UpgradeProposal,
  signers: readonly number[],
  approve: boolean,
): Promise<void> {
  for (const signer of signers) {
    const { state, votes } = await show(stage, id);
    if (state !== 'open' || votes.some(({ voter }) => voter === localAccount(signer).address)) continue;
    const typedData = upgradeVoteTypedData({ chainId: voteChainIds[0]!, proposalId: id, planHash: planHash as Hex, approve });
    const signature = await localAccount(signer).signTypedData(typedData);
    await stage.ask('POST', `organisations/upgrade-proposals/${id}/sign`, { as: signer, body: { signature } });
  }
}

/** Proposes a change of an organisation, where it was not yet, with signatures for and against it. */
export async function proposeUpgrade(
  stage: Stage,
  organisation: OrganisationDetail,
  { approvals, rejections, ...change }: Change & { approvals: readonly number[]; rejections: readonly number[] },
): Promise<void> {
  const proposal = await proposed(stage, organisation, change);
  await sign(stage, proposal, approvals, true);
  await sign(stage, proposal, rejections, false);
}

/** What the governor has to decide for it. */
function votesOf({ transactions, sending }: UpgradeProposal, { proposer, votes }: UpgradeByVote): DemoProposal[] {
  return transactions.map(({ chainId, calls }, index) => {
    const way = sending[index]!;
    if (way.type !== 'governor') throw new Error('The demo only changes what its governor can');
    const actions = calls.map(({ target, value, calldata }) => ({ to: target as Address, value: BigInt(value), data: calldata as Hex }));
    return {
      chainId,
      governor: way.governor as Address,
      content: { actions, description: reserveDescription(way.description, localAccount(proposer).address) },
      proposer,
      aim: 'executed',
      votes,
    };
  });
}

/** Carries a change out from the proposal to the record, where it was not yet. @param decide - brings its proposals about, among others. */
export async function upgradeByVote(
  stage: Stage,
  organisation: OrganisationDetail,
  upgrade: UpgradeByVote,
  decide: (own: readonly DemoProposal[]) => Promise<void>,
): Promise<void> {
  const proposal = await proposed(stage, organisation, upgrade);
  await sign(stage, proposal, upgrade.signers, true);
  const follow = () =>
    stage.ask<UpgradeProposal>('POST', `organisations/upgrade-proposals/${proposal.id}/execute`, { as: upgrade.proposer });
  const { state } = await show(stage, proposal.id);
  if (state === 'approved') await follow();
  await decide(votesOf(proposal, upgrade));
  if (state === 'registered') return;
  await follow();
  await stage.ask('POST', `organisations/upgrade-proposals/${proposal.id}/register`, { as: upgrade.proposer });
}
