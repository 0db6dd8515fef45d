import type { OrganisationDetail, UpgradeProposal } from '@althing/domain/http';
import { upgradeActionReason, type UpgradeSituation } from '@althing/domain/upgrades';
import { useState } from 'react';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { HexView } from '../../../ui/HexView.tsx';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { Section } from '../../../ui/Section.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { CitizenshipGate } from '../../auth/index.ts';
import { KnownAddress } from '../../transactions/index.ts';
import classes from '../Upgrades.module.css';
import { VoteDialog } from './VoteDialog.tsx';

type UpgradeElectorate = UpgradeProposal['electorates'][number];

export interface DecisionProps {
  proposal: UpgradeProposal;
  organisation: OrganisationDetail;
  situation: UpgradeSituation;
}

/** Who decides on each chain, who has voted how, and the reader's own vote. */
export function Decision({ proposal, organisation, situation }: DecisionProps) {
  const { state, electorates, votes, planHash } = proposal;
  const isOpen = state === 'open';
  const isKept = proposal.upgradedOrganisation !== null;
  return (
    <Section
      title="Who decides"
      description={
        isOpen
          ? 'The signers of today, on every chain that is concerned. It is agreed to when enough have signed on each, and rejected when enough have rejected it on one.'
          : 'Who voted while it was open.'
      }
    >
      {isOpen && electorates.map((electorate) => <OneChain key={electorate.chainId} electorate={electorate} organisation={organisation} />)}
      {!isOpen && votes.length === 0 && <p className={classes.note}>Nobody voted.</p>}
      {!isOpen && (
        <ul className={classes.voters} aria-label="Votes">
          {votes.map(({ voter, vote, chainId }) => (
            <li key={`${voter}:${chainId}`}>
              <KnownAddress address={voter} chainId={chainId ?? proposal.voteChainIds[0] ?? 0} contracts={organisation.contracts} />
              <VoteBadge vote={vote} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && <OwnVote proposal={proposal} situation={situation} />}
      <div className={classes.hash}>
        <p className={classes.note}>
          Plan hash, which every vote names: <HexView value={planHash} noun="plan hash" />. {comparison(isKept, situation.isGenuine)}
        </p>
        {isKept && !situation.isGenuine && (
          <p className={classes.problem} role="alert">
            What is shown here is not what this hash is about. Nothing of it should be signed.
          </p>
        )}
      </div>
    </Section>
  );
}

function comparison(isKept: boolean, isGenuine: boolean): string {
  if (!isKept) return 'The plan is not kept any more, so nothing can be compared with it.';
  return isGenuine ? 'It was compared with what is shown on this page.' : '';
}

const VoteBadge = ({ vote }: { vote: 'approve' | 'reject' | null }) =>
  vote === null ? (
    <StatusBadge tone="quiet">not yet</StatusBadge>
  ) : (
    <StatusBadge tone={vote === 'approve' ? 'good' : 'bad'}>{vote === 'approve' ? 'for' : 'against'}</StatusBadge>
  );

function OneChain({ electorate, organisation }: { electorate: UpgradeElectorate; organisation: OrganisationDetail }) {
  const { chainId, voters } = electorate;
  return (
    <section className={classes.electorate} aria-label={`Decision on chain ${chainId}`}>
      <p className={classes.head}>
        <ChainMark chainId={chainId} withName size={20} />
        <span className={classes.note}>{countText(electorate)}</span>
      </p>
      {voters.length > 0 && (
        <ul className={classes.voters} aria-label="Signers">
          {voters.map(({ address, vote }) => (
            <li key={address}>
              <KnownAddress address={address} chainId={chainId} contracts={organisation.contracts} />
              <VoteBadge vote={vote} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function countText({ kind, threshold, approvals, rejections, governor }: UpgradeElectorate): string {
  if (kind === 'unknown') return 'The chain does not answer.';
  if (kind === 'nobody') return 'The upgrade authority was given up, so nobody can agree.';
  if (kind === 'governor')
    return governor?.hasPassed ? 'The governor’s vote has passed it.' : 'Decided by a vote of the governor, which is proposed below.';
  return `${approvals} for and ${rejections} against; ${threshold} needed`;
}

function OwnVote({ proposal, situation }: Pick<DecisionProps, 'proposal' | 'situation'>) {
  const [asked, ask] = useState<boolean>();
  const approve = upgradeActionReason('approve', situation);
  const reject = upgradeActionReason('reject', situation);
  const told = [...new Set([approve, reject].filter((reason) => reason !== undefined))];
  const buttons = (
    <div className={classes.buttons}>
      <ReasonButton reason={approve} onClick={() => ask(true)}>
        Sign for it
      </ReasonButton>
      <ReasonButton variant="default" reason={reject} onClick={() => ask(false)}>
        Reject
      </ReasonButton>
    </div>
  );
  return (
    <div className={classes.hash}>
      {told.length < 2 ? <CitizenshipGate>{buttons}</CitizenshipGate> : buttons}
      {told.map((reason) => (
        <p key={reason} className={classes.note}>
          {reason}.
        </p>
      ))}
      {asked !== undefined && (
        <VoteDialog proposal={proposal} proposalName={proposal.proposalName} approve={asked} onClose={() => ask(undefined)} />
      )}
    </div>
  );
}
