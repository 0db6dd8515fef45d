import type { OrganisationDetail } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/units';
import { useState } from 'react';
import { useConnection } from 'wagmi';
import { useChain } from '../../lib/config/useChain.ts';
import { AddressView } from '../../ui/AddressView.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { CitizenButton, useIsSignedIn } from '../auth/index.ts';
import classes from './Deploy.module.css';
import type { ChainDeployment } from './deployment.ts';
import { mayDeploy } from './mayDeploy.ts';
import { addressChanges, withDeployer } from './takeOver.ts';
import { planOf } from './usePlan.ts';
import { useRegister } from './useDeploymentCalls.ts';

/** Lets the connected account deploy a chain that was prepared for another account, after showing which addresses change. */
export function TakeOver({ organisation, chain }: { organisation: OrganisationDetail; chain: ChainDeployment }) {
  const [isOpen, setOpen] = useState(false);
  const { address: account } = useConnection();
  const isSignedIn = useIsSignedIn();
  const { name } = useChain(chain.chainId);
  const register = useRegister(organisation.id);
  if (!account || !isSignedIn || !mayDeploy(organisation, account) || !chain.deployer || sameAddress(account, chain.deployer)) return null;
  const deployers = withDeployer(organisation, chain.chainId, account);
  const { plan } = isOpen ? planOf(organisation, deployers) : {};
  const changes = plan ? addressChanges(organisation, chain, plan) : [];
  return (
    <>
      <CitizenButton variant="default" onClick={() => setOpen(true)}>
        Take over
      </CitizenButton>
      <ConfirmDialog
        opened={isOpen}
        title={`Deploy on ${name} with your account?`}
        confirmLabel="Take over"
        isBusy={register.isPending}
        onClose={() => setOpen(false)}
        onConfirm={() => register.mutate([{ chainId: chain.chainId, deployer: account }], { onSuccess: () => setOpen(false) })}
      >
        <p className={classes.note}>
          Predicted addresses belong to the account that sends the transaction, so nobody can take them. If you send it, these addresses on{' '}
          {name} change. Chains that are deployed already keep theirs. If the other account has sent its transaction and it is only late,
          both would be deployed: ask first.
        </p>
        <ul className={classes.addresses}>
          {changes.map((change) => (
            <li key={change.id}>
              {change.name}: <AddressView address={change.from} chainId={chain.chainId} /> becomes{' '}
              <AddressView address={change.to} chainId={chain.chainId} />
            </li>
          ))}
        </ul>
        {register.error && <p role="alert">{register.error.message}</p>}
      </ConfirmDialog>
    </>
  );
}
