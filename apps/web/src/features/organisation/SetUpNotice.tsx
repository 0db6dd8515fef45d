import type { OrganisationDetail } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import { useConnection } from 'wagmi';
import { useSession } from '../../lib/session/useSession.ts';
import { LinkButton } from '../../ui/RouterLinks.tsx';
import { type StepItem, StepList } from '../../ui/StepList.tsx';
import { useWalletState } from '../auth/index.ts';
import { DelegateButton, tokenOn, useProposals, useVotingPower } from '../governance/index.ts';
import classes from './Organisation.module.css';
import { type FirstStep, firstSteps } from './firstSteps.ts';

/** The connected account, and while its wallet is still being reconnected that of the session. */
function useIsFounder({ creator }: OrganisationDetail): boolean {
  const { address } = useConnection();
  const session = useSession();
  return sameAddress(creator, address ?? session?.address);
}

/** Shown while the organisation is being founded: the remaining steps for its founder, and a sentence for everybody else. */
export function SetUpNotice({ organisation }: { organisation: OrganisationDetail }) {
  const isFounder = useIsFounder(organisation);
  if (organisation.state === 'deployed') return null;
  if (isFounder) return <FounderSteps organisation={organisation} />;
  const isExpired = organisation.state === 'expired';
  return (
    <section className={classes.notice} aria-label={isExpired ? 'Not set up' : 'Being set up'}>
      <p className={classes.noticeTitle}>{isExpired ? 'This organisation was not set up' : 'This organisation is being set up'}</p>
      <p className={classes.soft}>
        Its founder has written it down, but {isExpired ? 'none' : 'not all'} of its contracts are deployed yet. What is shown here is what
        was planned.
      </p>
      <LinkButton to="/organisations/$slug/deploy" params={{ slug: organisation.slug }} variant="default" style={{ justifySelf: 'start' }}>
        {isExpired ? 'Open the deployment' : 'Watch the deployment'}
      </LinkButton>
    </section>
  );
}

function FounderSteps({ organisation }: { organisation: OrganisationDetail }) {
  const items: StepItem[] = firstSteps(organisation, 0).map(({ id, title, detail, state }) => ({ id, title, detail, state }));
  return (
    <section className={classes.notice} aria-label="First steps">
      <p className={classes.noticeTitle}>First steps</p>
      <StepList label="First steps" steps={items} />
      <LinkButton to="/organisations/$slug/deploy" params={{ slug: organisation.slug }} style={{ justifySelf: 'start' }}>
        Go on with the deployment
      </LinkButton>
    </section>
  );
}

/** What its founder should do next once the organisation stands; nothing for everybody else, and once all is done. */
export function useNextStep(organisation: OrganisationDetail): { isPending: boolean; step: FirstStep | undefined } {
  const isFounder = useIsFounder(organisation) && organisation.state === 'deployed';
  const isResuming = useWalletState() === 'resuming';
  const proposals = useProposals(organisation.id, undefined);
  const power = useFirstPower(organisation, organisation.governors[0]?.chainId);
  if (!isFounder) return { isPending: false, step: undefined };
  const steps = firstSteps(organisation, proposals.data?.pages[0]?.items.length ?? 0, power.data);
  return {
    isPending: isResuming || proposals.isPending || power.isLoading,
    step: steps.find(({ state }) => state === 'current'),
  };
}

/** The founder's votes in the first governor. */
function useFirstPower(organisation: OrganisationDetail, chainId: number | undefined) {
  const { address } = useConnection();
  const token = chainId === undefined ? undefined : tokenOn(organisation, chainId);
  return useVotingPower({ chainId: chainId ?? 0, token: token ?? zeroAddress, account: token && address });
}

/** After the deployment, one line is enough. */
export function NextStep({ organisation, step }: { organisation: OrganisationDetail; step: FirstStep }) {
  const { slug } = organisation;
  return (
    <section className={classes.next} aria-label="Next step">
      <p>
        <span className={classes.noticeTitle}>Next: {step.title.toLowerCase()}.</span> <span className={classes.soft}>{step.detail}</span>
      </p>
      {step.action === 'delegate' && <DelegateToSelf organisation={organisation} />}
      {step.action === 'propose' && (
        <LinkButton to="/organisations/$slug/proposals/create" params={{ slug }} variant="default">
          New proposal
        </LinkButton>
      )}
      {step.action === undefined && (
        <LinkButton to="/organisations/$slug/deploy" params={{ slug }} variant="default">
          Open the deployment
        </LinkButton>
      )}
    </section>
  );
}

function DelegateToSelf({ organisation }: { organisation: OrganisationDetail }) {
  const { address } = useConnection();
  const chainId = organisation.governors[0]?.chainId;
  const token = chainId === undefined ? undefined : tokenOn(organisation, chainId);
  if (chainId === undefined || !token) return null;
  return (
    <DelegateButton organisation={organisation} chainId={chainId} token={token} delegatee={address}>
      Delegate to yourself
    </DelegateButton>
  );
}
