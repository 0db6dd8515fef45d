import type { OrganisationInput } from '@althing/domain/organisation';
import type { EndpointResponse, UpgradeProposal, UpgradeProposalSummary } from '@althing/domain/http';
import { UPGRADE_REFUSALS, type UpgradeRefusalCode, type UpgradeState, upgradeStateAt, withoutDeleted } from '@althing/domain/upgrades';
import type { Hex } from '@althing/domain/units';
import { conflict, notFound } from '../base/errors.ts';
import { encodeCursor, type Cursor } from '../store/cursor.ts';
import type { Organisation } from '../store/organisations.ts';
import type { UpgradeProposalRecord } from '../store/upgradeProposals.ts';
import type { Account, User } from '../store/users.ts';
import { visibleTo } from '../store/visibleTo.ts';
import { readElectorates } from './electorates.ts';
import { followUpgrade } from './follow.ts';
import type { UpgradeDependencies } from './ports.ts';
import { previewUpgrade, propose } from './propose.ts';
import { detailOf, summaryOf } from './view.ts';
import { castVote, countVotes } from './vote.ts';

/** How deployed organisations change: proposed, decided by the signers of their upgrades, sent by whoever holds what changes, and read back. */
export interface Upgrades {
  list(
    organisation: Organisation,
    page: { limit: number; after: Cursor | undefined; state: UpgradeState | undefined },
  ): Promise<{ items: UpgradeProposalSummary[]; nextCursor: string | null }>;
  /** Throws "not found" where the viewer may not see it. */
  show(id: string, viewer: User | null): Promise<UpgradeProposal>;
  /** What a proposal of this form would send; nothing is stored. */
  preview(
    organisation: Organisation,
    upgraded: OrganisationInput,
  ): Promise<EndpointResponse<'POST /api/v1/organisations/:slug/upgrade-proposals/preview'>>;
  propose(
    organisation: Organisation,
    proposer: User,
    change: { proposalName: string; upgraded: OrganisationInput },
  ): Promise<UpgradeProposal>;
  vote(id: string, account: Account & User, signature: Hex): Promise<UpgradeProposal>;
  /** Counts the votes again, and begins what they approved. */
  execute(id: string, caller: User): Promise<UpgradeProposal>;
  register(id: string, caller: User): Promise<UpgradeProposal>;
}

const refused = (code: UpgradeRefusalCode) => conflict(UPGRADE_REFUSALS[code], code);

export function createUpgrades(dependencies: UpgradeDependencies): Upgrades {
  const { organisations, upgradeProposals, now, adopt } = dependencies;

  async function found(id: string, viewer: User | null): Promise<{ proposal: UpgradeProposalRecord; organisation: Organisation }> {
    const proposal = await upgradeProposals.find(id);
    if (!proposal) throw notFound('Upgrade proposal');
    return { proposal, organisation: visibleTo(viewer, await organisations.find(proposal.organisationId)) };
  }

  async function detail(id: string): Promise<UpgradeProposal> {
    const proposal = (await upgradeProposals.find(id))!;
    const at = now();
    const isOpen = upgradeStateAt(proposal, at) === 'open';
    const [votes, electorates, executing] = await Promise.all([
      upgradeProposals.votes(id),
      isOpen ? readElectorates(dependencies, proposal) : [],
      upgradeProposals.executingOf(proposal.organisationId, at),
    ]);
    return detailOf(proposal, { votes, electorates, waitsFor: executing === undefined || executing === id ? null : executing, now: at });
  }

  /** What an executing proposal has come to by now. */
  async function followed(id: string): Promise<UpgradeProposalRecord> {
    const proposal = (await upgradeProposals.find(id))!;
    if (upgradeStateAt(proposal, now()) !== 'executing') return proposal;
    await followUpgrade(dependencies, proposal);
    return (await upgradeProposals.find(id))!;
  }

  return {
    async list(organisation, page) {
      const at = now();
      const rows = await upgradeProposals.list(organisation.id, { ...page, now: at });
      const items = rows.slice(0, page.limit);
      const last = rows.length > page.limit ? items.at(-1) : undefined;
      return {
        items: items.map((row) => summaryOf(row, at)),
        nextCursor: last ? encodeCursor({ key: last.createdAt.toISOString(), id: last.id }) : null,
      };
    },

    async show(id, viewer) {
      await found(id, viewer);
      return detail(id);
    },

    preview: (organisation, upgraded) => previewUpgrade(dependencies, organisation, upgraded),

    async propose(organisation, proposer, change) {
      return detail(await propose(dependencies, organisation, proposer, change));
    },

    async vote(id, account, signature) {
      const { proposal } = await found(id, account);
      await castVote(dependencies, proposal, account, signature);
      return detail(id);
    },

    async execute(id, caller) {
      const { proposal } = await found(id, caller);
      await countVotes(dependencies, proposal);
      await upgradeProposals.begin(proposal, now());
      await followed(id);
      return detail(id);
    },

    async register(id, caller) {
      const { organisation } = await found(id, caller);
      const proposal = await followed(id);
      if (proposal.state === 'registered') return detail(id);
      if (upgradeStateAt(proposal, now()) !== 'executed' || !proposal.upgraded) throw refused('upgrade-not-executed');
      if (proposal.revision !== organisation.revision) throw refused('upgrade-stale');
      await adopt(organisation, { id, form: withoutDeleted(proposal.upgraded), chains: proposal.chains });
      return detail(id);
    },
  };
}
