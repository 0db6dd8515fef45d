import type { OrganisationDetail } from '@althing/domain/http';
import { useEffect, useEffectEvent } from 'react';
import { useConnection } from 'wagmi';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton, Loading } from '../../ui/Skeletons.tsx';
import { CitizenshipGate, RequireAuth } from '../auth/index.ts';
import classes from './Deploy.module.css';
import { mayDeploy } from './mayDeploy.ts';
import { useRegister } from './useDeploymentCalls.ts';

/** Registers a draft for the account that is about to deploy it. Automatic, because there is nothing to decide. */
export function Preparation({ organisation }: { organisation: OrganisationDetail }) {
  return (
    <RequireAuth>
      <ByItsFounder organisation={organisation} />
    </RequireAuth>
  );
}

function ByItsFounder({ organisation }: { organisation: OrganisationDetail }) {
  const { address } = useConnection();
  if (!address || !mayDeploy(organisation, address))
    return (
      <EmptyState title="The deployment has not been prepared yet">
        Only the founder of {organisation.name} and its protocol-upgrades signers can begin it. Switch to one of these accounts.
      </EmptyState>
    );
  return (
    <CitizenshipGate>
      <Registering organisation={organisation} account={address} />
    </CitizenshipGate>
  );
}

function Registering({ organisation, account }: { organisation: OrganisationDetail; account: string }) {
  const register = useRegister(organisation.id);
  const begin = () => register.mutate(organisation.chainIds.map((chainId) => ({ chainId, deployer: account })));
  const beginOnce = useEffectEvent(begin);
  useEffect(() => beginOnce(), []);
  if (register.error) return <ErrorState title="The deployment could not be prepared" error={register.error} onRetry={begin} />;
  return (
    <Loading label="Computing the addresses">
      <div className={classes.cards}>
        {organisation.chainIds.map((chainId) => (
          <Skeleton key={chainId} height={430} />
        ))}
      </div>
    </Loading>
  );
}
