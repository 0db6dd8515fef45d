import type { OrganisationDetail } from '@althing/domain/http';
import { PLAN_DAYS } from '@althing/domain/organisation';
import { useConnection } from 'wagmi';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { CitizenButton, useIsSignedIn } from '../auth/index.ts';
import { mayDeploy } from './mayDeploy.ts';
import { useRegister } from './useDeploymentCalls.ts';

/** Says that the plan has expired, and lets people who may deploy it resume. */
export function Expired({ organisation }: { organisation: OrganisationDetail }) {
  const { address } = useConnection();
  const isSignedIn = useIsSignedIn();
  const register = useRegister(organisation.id);
  const mayBegin = address !== undefined && isSignedIn && mayDeploy(organisation, address);
  const begin = () => register.mutate(organisation.chainIds.map((chainId) => ({ chainId, deployer: address ?? '' })));
  return (
    <>
      <EmptyState
        title="This plan has expired"
        action={
          mayBegin && (
            <CitizenButton onClick={begin} loading={register.isPending}>
              Prepare it again
            </CitizenButton>
          )
        }
      >
        Nobody deployed it for {PLAN_DAYS} days, so its chains are not watched any more. Nothing is lost: all that was written down is kept,
        and what was sent meanwhile is found.{' '}
        {!mayBegin && 'Its founder and its protocol-upgrades signers can resume it once they have signed in.'}
      </EmptyState>
      {register.error && <ErrorState title="The deployment could not be prepared" error={register.error} />}
    </>
  );
}
