import type { OrganisationDetail, UpgradeProposal } from '@althing/domain/http';
import { isUpgradeSettled, UPGRADE_NEXT, UPGRADE_REFUSALS } from '@althing/domain/upgrades';
import type { Address } from '@althing/domain/units';
import { ApiError } from '../../lib/http/apiError.ts';
import { useLive } from '../../lib/live/useLive.ts';
import { liveTopic } from '../../lib/live/topics.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Markdown } from '../../ui/markdown/Markdown.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LinkButton, TextLink } from '../../ui/RouterLinks.tsx';
import { Section } from '../../ui/Section.tsx';
import { LineSkeletons } from '../../ui/Skeletons.tsx';
import { useOrganisationBySlug } from '../governance/index.ts';
import { KnownAddress } from '../transactions/index.ts';
import { ChangeList } from './content/ChangeList.tsx';
import { LeavingContracts } from './content/LeavingContracts.tsx';
import { UPGRADE } from './intro.ts';
import { useUpgrade } from './queries.ts';
import { Sending } from './send/Sending.tsx';
import { situationOf } from './situationOf.ts';
import { UpgradeSimulations, UpgradeSummaries } from './simulation/UpgradeSimulations.tsx';
import { StepPanel } from './StepPanel.tsx';
import { timeText } from './timeText.ts';
import classes from './Upgrades.module.css';
import { UpgradeBadge } from './UpgradeBadge.tsx';
import { Decision } from './vote/Decision.tsx';

export interface UpgradePageProps {
  slug: string;
  proposalId: string;
}

/** One upgrade proposal: what changes, who decides, what is sent, and the next step. */
export function UpgradePage({ slug, proposalId }: UpgradePageProps) {
  const organisation = useOrganisationBySlug(slug);
  const proposal = useUpgrade(proposalId);
  const isGone = [organisation, proposal].some(({ error }) => error instanceof ApiError && error.isNotFound);
  if (isGone || (organisation.data && proposal.data && proposal.data.organisationId !== organisation.data.id))
    return (
      <>
        <PageHeader title="No such proposal" />
        <EmptyState
          title="There is no such upgrade proposal"
          action={
            <LinkButton to="/organisations/$slug" params={{ slug }} search={{ tab: 'modules' }}>
              Back to the organisation
            </LinkButton>
          }
        >
          Check the address, or look for it among the proposals of the organisation.
        </EmptyState>
      </>
    );
  if (organisation.data && proposal.data)
    return (
      <Loaded
        organisation={organisation.data}
        proposal={proposal.data}
        readAt={proposal.dataUpdatedAt}
        refetch={() => void proposal.refetch()}
      />
    );
  const failed = [organisation, proposal].find(({ isError }) => isError);
  return (
    <>
      <PageHeader {...(failed ? { title: UPGRADE.title } : UPGRADE)} />
      {failed ? (
        <ErrorState title="The proposal could not be read" error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <LineSkeletons lines={8} />
      )}
    </>
  );
}

interface LoadedProps {
  organisation: OrganisationDetail;
  proposal: UpgradeProposal;
  /** UNIX milliseconds. */
  readAt: number;
  refetch: () => void;
}

function Loaded({ organisation, proposal, readAt, refetch }: LoadedProps) {
  useLive([liveTopic.organisation(organisation.id)]);
  const session = useSession();
  const situation = situationOf(proposal, (session?.address ?? null) as Address | null);
  const { state, isStale, proposalName, presentOrganisation, upgradedOrganisation, leaving } = proposal;
  const words = wordsOf(proposal);
  return (
    <>
      <Header organisation={organisation} proposal={proposal} readAt={readAt} />
      <div className={classes.page}>
        <Notices organisation={organisation} proposal={proposal} />
        {presentOrganisation && upgradedOrganisation ? (
          <Section
            title={words.changes}
            description={`What “${proposalName}” ${words.makes} of the organisation, compared with its record then.`}
          >
            <ChangeList
              present={presentOrganisation}
              upgraded={upgradedOrganisation}
              transactions={proposal.transactions}
              organisation={organisation}
            />
          </Section>
        ) : (
          <PastChanges words={proposal.words} />
        )}
        <LeavingContracts leaving={leaving} />
        <UpgradeSummaries proposal={proposal} />
        <Decision proposal={proposal} organisation={organisation} situation={situation} />
        {!isUpgradeSettled(state) && !isStale && (
          <Section title="Next step" description={UPGRADE_NEXT[state]}>
            <StepPanel proposal={proposal} situation={situation} />
          </Section>
        )}
        <Section title={words.sent} description={words.sentWhen}>
          <Sending proposal={proposal} organisation={organisation} onSent={refetch} />
        </Section>
        <UpgradeSimulations proposal={proposal} />
      </div>
    </>
  );
}

const SENT_WHEN = 'In this order, each part by whoever holds what it changes.';

/** What the parts of the page are called, before it is decided, when it is done, and when nothing comes of it. */
function wordsOf({ state, progress }: UpgradeProposal) {
  const whole = `${SENT_WHEN} The chains say what is done.`;
  if (state === 'registered') return { changes: 'What has changed', makes: 'has made', sent: 'What was sent', sentWhen: whole };
  if (isUpgradeSettled(state) && progress.some(({ isDone }) => isDone))
    return {
      changes: 'What it was to change',
      makes: 'was to make',
      sent: 'What was to be sent',
      sentWhen: `${SENT_WHEN} Its time was over before all of it was sent.`,
    };
  if (isUpgradeSettled(state))
    return { changes: 'What it would have changed', makes: 'would have made', sent: 'What would have been sent', sentWhen: SENT_WHEN };
  return { changes: 'What changes', makes: 'would make', sent: 'What is sent', sentWhen: whole };
}

/** Of one that expired long ago. */
function PastChanges({ words }: { words: string }) {
  return (
    <Section
      title="What it would have changed"
      description={words === '' ? 'This is not kept any more.' : 'Its plan is not kept any more. This is what it said.'}
    >
      {words !== '' && <Markdown source={words} />}
    </Section>
  );
}

function Header({ organisation, proposal, readAt }: Omit<LoadedProps, 'refetch'>) {
  const { proposalName, state, isStale, proposer } = proposal;
  return (
    <PageHeader
      eyebrow={
        <>
          <TextLink to="/organisations/$slug" params={{ slug: organisation.slug }}>
            {organisation.name}
          </TextLink>{' '}
          /{' '}
          <TextLink to="/organisations/$slug" params={{ slug: organisation.slug }} search={{ tab: 'modules' }}>
            Upgrade proposals
          </TextLink>
        </>
      }
      title={proposalName}
      lead={
        <span className={classes.buttons}>
          <UpgradeBadge state={state} isStale={isStale} />
          <span>{timeText(proposal, readAt)}</span>
          <span>
            by <KnownAddress address={proposer} chainId={organisation.chainIds[0] ?? 0} contracts={organisation.contracts} />
          </span>
        </span>
      }
    />
  );
}

function Notices({ organisation, proposal }: Pick<LoadedProps, 'organisation' | 'proposal'>) {
  const { isStale, waitsFor, state } = proposal;
  const { slug } = organisation;
  return (
    <div className={classes.notices}>
      {isUpgradeSettled(state) && <p className={classes.plain}>{UPGRADE_NEXT[state]}</p>}
      {state === 'expired' && proposal.progress.some(({ isDone }) => isDone) && (
        <p className={classes.plain}>
          What was done of it by then stays on the chains, and what it has added there is in no record. Propose the rest again: what stands
          is found, and not created a second time. The overview tells where governors, token and upgrade authority differ from the record.
        </p>
      )}
      {(state === 'expired' || state === 'rejected') && (
        <LinkButton
          to="/organisations/$slug/edit"
          params={{ slug }}
          search={proposal.upgradedOrganisation ? { from: proposal.id } : {}}
          variant="default"
          className={classes.alone}
        >
          {proposal.upgradedOrganisation ? 'Propose it again' : 'Edit the organisation'}
        </LinkButton>
      )}
      {isStale && (
        <Notice
          title="The organisation has changed since this was proposed"
          actions={
            <LinkButton to="/organisations/$slug/edit" params={{ slug }} search={{ from: proposal.id }} variant="default">
              Propose again
            </LinkButton>
          }
        >
          It can no longer be carried out. Proposing it again compares it with the organisation of today.
        </Notice>
      )}
      {waitsFor !== null && !isUpgradeSettled(state) && (
        <Notice
          title="Another upgrade is being executed"
          actions={
            <LinkButton to="/organisations/$slug/upgrades/$proposalId" params={{ slug, proposalId: waitsFor }} variant="default">
              See that one
            </LinkButton>
          }
        >
          {UPGRADE_REFUSALS['upgrade-other-executing']}.
        </Notice>
      )}
    </div>
  );
}
