import type { OrganisationDetail } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import { useConnection } from 'wagmi';
import { LinkButton } from '../../ui/RouterLinks.tsx';
import { type StepItem, StepList } from '../../ui/StepList.tsx';
import { DelegateButton, tokenOn, useProposals, useVotingPower } from '../governance/index.ts';
import classes from './Organisation.module.css';
import { type FirstStep, firstSteps } from './firstSteps.ts';

/** Shown while the organisation is being founded: the remaining steps for its founder, and a sentence for everybody else. Gone once all is done. */
export function SetUpNotice({ organisation }: { organisation: OrganisationDetail }) {
  const { address } = useConnection();
  const isFounder = sameAddress(organisation.creator, address);
  if (isFounder) return <FounderSteps organisation={organisation} />;
  if (organisation.state === 'deployed') return null;
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
  const proposals = useProposals(organisation.id, undefined);
  const [governor] = organisation.governors;
  const power = useFirstPower(organisation, governor?.chainId);
  const steps = firstSteps(organisation, proposals.data?.pages[0]?.items.length ?? 0, power);
  if (proposals.isPending || steps.every(({ state }) => state === 'done')) return null;
  if (organisation.state === 'deployed')
    return <NextStep organisation={organisation} step={steps.find(({ state }) => state === 'current')} />;
  const items: StepItem[] = steps.map(({ id, title, detail, state }) => ({ id, title, detail, state }));
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

/** The founder's votes in the first governor. */
function useFirstPower(organisation: OrganisationDetail, chainId: number | undefined) {
  const { address } = useConnection();
  const token = chainId === undefined ? undefined : tokenOn(organisation, chainId);
  return useVotingPower({ chainId: chainId ?? 0, token: token ?? zeroAddress, account: token && address }).data;
}

/** After the deployment, one line is enough. */
function NextStep({ organisation, step }: { organisation: OrganisationDetail; step: FirstStep | undefined }) {
  const { slug } = organisation;
  if (!step) return null;
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
