import {
  GUARDIAN_OFFICES,
  type GuardianOffice,
  proposalFacts,
  type ProposalState,
  VETO_WINDOWS,
  vetoTimeText,
} from '@althing/domain/governance';
import type { OrganisationDetail, Proposal } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/units';
import { useLive } from '../../../lib/live/useLive.ts';
import { liveTopic } from '../../../lib/live/topics.ts';
import { ProposalRow, useChainClock, useProposals } from '../../governance/index.ts';
import classes from '../Safes.module.css';
import type { SafePlace } from '../service/queries.ts';

interface Props {
  organisation: OrganisationDetail;
  place: SafePlace;
}

const VETOERS = { preVote: 'preVoteVetoer', preExecution: 'preExecutionVetoer' } as const satisfies Record<GuardianOffice, string>;

/** On the page of a Safe that is a guardian: the proposals that it can veto now, with the time left. Nothing for other Safes. */
export function VetoWindow({ organisation, place }: Props) {
  useLive([liveTopic.organisation(organisation.id)]);
  return GUARDIAN_OFFICES.flatMap((office) => {
    const governors = organisation.governors.filter(
      (governor) => governor.chainId === place.chainId && sameAddress(governor[VETOERS[office]], place.safe),
    );
    if (governors.length === 0) return [];
    const isGuarded = (proposal: Proposal) =>
      governors.some(({ chainId, address }) => chainId === proposal.chainId && sameAddress(address, proposal.governor));
    return VETO_WINDOWS[office].map((state) => (
      <InState key={`${office}:${state}`} organisation={organisation} place={place} office={office} state={state} isGuarded={isGuarded} />
    ));
  });
}

interface InStateProps extends Props {
  office: GuardianOffice;
  state: ProposalState;
  isGuarded: (proposal: Proposal) => boolean;
}

function InState({ organisation, place, office, state, isGuarded }: InStateProps) {
  const proposals = useProposals(organisation.id, state);
  const now = useChainClock(place.chainId);
  const guarded = (proposals.data?.pages.flatMap(({ items }) => items) ?? []).filter(isGuarded);
  const inWindow = guarded.flatMap((proposal) => {
    const text = now === undefined ? undefined : vetoTimeText(office, proposalFacts(proposal), state, now);
    return text === undefined ? [] : [{ proposal, text }];
  });
  if (inWindow.length === 0) return null;
  return (
    <section className={classes.place} aria-label="Can be vetoed now">
      <h2 className={classes.placeTitle}>{office === 'preVote' ? 'Can be vetoed before the vote' : 'Passed, and can still be vetoed'}</h2>
      <ul className={classes.people}>
        {inWindow.map(({ proposal, text }) => (
          <ProposalRow key={`${proposal.governor}:${proposal.proposalId}`} slug={organisation.slug} proposal={proposal}>
            <p className={classes.note}>{text}</p>
          </ProposalRow>
        ))}
      </ul>
    </section>
  );
}
