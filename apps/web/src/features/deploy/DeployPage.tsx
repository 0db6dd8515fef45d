import type { OrganisationDetail } from '@althing/domain/http';
import { ApiError } from '../../lib/http/apiError.ts';
import { useLive } from '../../lib/live/useLive.ts';
import { liveTopic } from '../../lib/live/topics.ts';
import { useFinalSlug } from '../../lib/query/useFinalSlug.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LinkButton, TextLink } from '../../ui/RouterLinks.tsx';
import { Skeleton, Loading } from '../../ui/Skeletons.tsx';
import { RequireAuth } from '../auth/index.ts';
import { ChainCard } from './ChainCard.tsx';
import { Completion } from './Completion.tsx';
import classes from './Deploy.module.css';
import { type ChainDeployment, chainDeployments, isEverythingStanding } from './deployment.ts';
import { Expired } from './Expired.tsx';
import { Preparation } from './Preparation.tsx';
import { ReceiptView } from './ReceiptView.tsx';
import { useLedger } from './useLedger.ts';
import { usePlan } from './usePlan.ts';
import { useStandingCode } from './useStandingCode.ts';

/** Every step on every chain, from the ledger and from the chains themselves; nothing here exists only in this browser. */
export function DeployPage({ slug }: { slug: string }) {
  const ledger = useLedger(slug);
  useFinalSlug(slug, ledger.data);
  if (ledger.data) return <Deployment organisation={ledger.data} />;
  if (ledger.error instanceof ApiError && ledger.error.isNotFound)
    return (
      <>
        <PageHeader title="Deploy" />
        <ErrorState
          title={`There is no organisation called “${slug}”`}
          error={new Error('Check the address, or look for it in the list. A draft is shown to its founder only, once signed in.')}
        />
        <RequireAuth>{null}</RequireAuth>
      </>
    );
  return (
    <>
      <PageHeader title="Deploy" />
      {ledger.error ? (
        <ErrorState title="The deployment could not be read" error={ledger.error} onRetry={() => void ledger.refetch()} />
      ) : (
        <CardsToCome />
      )}
    </>
  );
}

function CardsToCome() {
  return (
    <Loading>
      <div className={classes.cards}>
        <Skeleton height={430} />
        <Skeleton height={430} />
      </div>
    </Loading>
  );
}

function Deployment({ organisation }: { organisation: OrganisationDetail }) {
  useLive([liveTopic.organisation(organisation.id)]);
  const planned = usePlan(organisation);
  const code = useStandingCode(organisation);
  const chains = chainDeployments(organisation, planned?.plan, code);
  const isDeployed = organisation.state === 'deployed';
  const isPrepared = organisation.state !== 'draft' && organisation.state !== 'expired';
  return (
    <>
      <PageHeader
        eyebrow={
          <TextLink to="/organisations/$slug" params={{ slug: organisation.slug }}>
            {organisation.name}
          </TextLink>
        }
        title={isDeployed ? `${organisation.name} is deployed` : `Deploy ${organisation.name}`}
        lead={
          isDeployed
            ? 'Its contracts are deployed on every chain and belong to the accounts that were reviewed.'
            : 'One confirmation in your wallet per chain, in any order. You can leave and come back, on this or another device: what is done stays done.'
        }
        actions={
          isDeployed && (
            <LinkButton to="/organisations/$slug" params={{ slug: organisation.slug }}>
              Open the organisation
            </LinkButton>
          )
        }
      />
      {planned?.error && <ErrorState title="This organisation cannot be deployed as it is" error={planned.error} />}
      {organisation.state === 'draft' && <Preparation organisation={organisation} />}
      {organisation.state === 'expired' && <Expired organisation={organisation} />}
      {isPrepared && (
        <>
          {!isDeployed && <Summary chains={chains} />}
          <div className={classes.cards}>
            {chains.map((chain) => (
              <ChainCard key={chain.chainId} organisation={organisation} chain={chain} />
            ))}
          </div>
        </>
      )}
      {isPrepared && isEverythingStanding(chains) && !isDeployed && <Completion organisation={organisation} />}
      {organisation.receipt && (
        <div style={{ marginTop: 40 }}>
          <ReceiptView organisation={organisation} receipt={organisation.receipt} />
        </div>
      )}
    </>
  );
}

function Summary({ chains }: { chains: readonly ChainDeployment[] }) {
  const done = chains.filter(({ state }) => state === 'confirmed' || state === 'verified').length;
  return (
    <div className={classes.summary}>
      <span>
        {done} of {chains.length} {chains.length === 1 ? 'chain' : 'chains'} done
      </span>
      <div
        className={classes.bar}
        role="progressbar"
        aria-label="Chains done"
        aria-valuemin={0}
        aria-valuemax={chains.length}
        aria-valuenow={done}
      >
        <span style={{ width: `${(100 * done) / Math.max(1, chains.length)}%` }} />
      </div>
    </div>
  );
}
