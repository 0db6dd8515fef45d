import type { OrganisationDetail } from '@althing/domain/http';
import { CONTRACT_STATE_LABELS } from '@althing/domain/organisation';
import type { Hex } from '@althing/domain/units';
import { Button, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { useConnection } from 'wagmi';
import { useChain } from '../../lib/config/useChain.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { AddressView } from '../../ui/AddressView.tsx';
import { ChainMark } from '../../ui/ChainMark.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { StepList } from '../../ui/StepList.tsx';
import { useIsSignedIn } from '../auth/index.ts';
import {
  isInFlight,
  mayComeAbout,
  knownContractsOf,
  nameAddressIn,
  TransactionDialog,
  TransactionNotice,
  useOnConfirmed,
  useTransaction,
  type UseTransaction,
} from '../transactions/index.ts';
import { CONTRACT_STATE_TONES } from './contractStateTones.ts';
import { ChainFacts } from './ChainFacts.tsx';
import classes from './Deploy.module.css';
import { type ChainDeployment, needsSending } from './deployment.ts';
import { deployReason } from './deployReason.ts';
import { deployRequest, deploySubject } from './deployRequest.ts';
import { mayDeploy } from './mayDeploy.ts';
import { PlannedContracts } from './PlannedContracts.tsx';
import { stepViews } from './stepItems.ts';
import { TakeOver } from './TakeOver.tsx';
import { useReport, useReset } from './useDeploymentCalls.ts';
import { usePlatform } from './usePlatform.ts';

/** One chain: its contracts, its transaction, and the next thing to do. */
export function ChainCard({ organisation, chain }: { organisation: OrganisationDetail; chain: ChainDeployment }) {
  const { chainId } = chain;
  const { name } = useChain(chainId);
  const titleId = useId();
  const transaction = useTransaction(deploySubject(organisation, chain));
  const { state } = transaction;
  const isSent = state.phase === 'confirmed' || (state.phase === 'sent' && state.sent.kind === 'transaction');
  const report = useReport(organisation, chainId, reportable(transaction));
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <div className={classes.cardHead}>
        <Title order={2} className={classes.cardTitle} id={titleId}>
          <ChainMark chainId={chainId} withName />
        </Title>
        <StatusBadge tone={CONTRACT_STATE_TONES[chain.state]}>
          {chain.state === 'planned' && (isInFlight(state) || isSent) ? 'Under way' : CONTRACT_STATE_LABELS[chain.state]}
        </StatusBadge>
      </div>
      <StepList
        label={`Contracts on ${name}`}
        steps={stepViews(chain.steps, isSent).map(({ id, title, state, label, address, reason }) => ({
          id,
          title,
          state,
          detail: (
            <>
              <AddressView address={address} chainId={chainId} />
              {reason && <div role="alert">{reason}</div>}
            </>
          ),
          aside: label,
        }))}
      />
      {!isStanding(chain) && <TransactionNotice state={state} />}
      {report.failureCount > 0 && (
        <p className={classes.note}>
          The server has not heard of the transaction yet. It is kept in this browser and reported again and again.
        </p>
      )}
      <ChainFacts chain={chain} state={state} />
      <Actions organisation={organisation} chain={chain} transaction={transaction} name={name} />
    </section>
  );
}

const isStanding = ({ state }: ChainDeployment): boolean => state === 'confirmed' || state === 'verified';

/** A safeTxHash is not the hash of a transaction. The transaction is reported once the owners have executed it. */
function reportable({ state }: UseTransaction): Hex | undefined {
  if (state.phase === 'sent') return state.sent.kind === 'transaction' ? state.sent.hash : undefined;
  return state.phase === 'confirmed' ? state.outcome.hash : undefined;
}

interface ActionsProps {
  organisation: OrganisationDetail;
  chain: ChainDeployment;
  transaction: UseTransaction;
  name: string;
}

function Actions({ organisation, chain, transaction, name }: ActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const isSignedIn = useIsSignedIn();
  const isSafe = useSession()?.isSafe ?? false;
  const { address: account } = useConnection();
  const reset = useReset(organisation.id);
  const request = deployRequest(organisation, chain, { chainName: name, isSafe });
  const platform = usePlatform(chain.chainId);
  const reason = deployReason(chain, { account, isSignedIn, mayDeploy: mayDeploy(organisation, account), platform, chainName: name });
  const isUnderWay = mayComeAbout(transaction.state);
  useOnConfirmed(transaction.state, () => setOpen(false));
  const open = () => {
    if (request) transaction.prepare(request);
    setOpen(true);
  };
  const failedStep = chain.steps.find((step) => step.state === 'failed');
  const tryAgain = () => {
    transaction.dismiss();
    if (failedStep) reset.mutate(failedStep.id, { onSuccess: open });
  };
  return (
    <>
      <div className={classes.actions}>
        {failedStep && (
          <ReasonButton reason={reason} loading={reset.isPending} onClick={tryAgain}>
            {`Try again on ${name}`}
          </ReasonButton>
        )}
        {isUnderWay && (
          <Button variant="default" onClick={() => setOpen(true)}>
            Show the transaction
          </Button>
        )}
        {!isUnderWay && chain.state === 'planned' && needsSendingOrReason(chain, reason) && (
          <ReasonButton reason={reason} onClick={open}>
            {chain.progress.total > 1 ? `Deploy on ${name} (${chain.progress.done + 1} of ${chain.progress.total})` : `Deploy on ${name}`}
          </ReasonButton>
        )}
        {!isUnderWay && (chain.state === 'planned' || chain.state === 'failed') && <TakeOver organisation={organisation} chain={chain} />}
      </div>
      {reason && chain.state === 'planned' && !isUnderWay && <p className={classes.note}>{reason}</p>}
      {reset.error && <p role="alert">{reset.error.message}</p>}
      <TransactionDialog
        transaction={transaction}
        request={request}
        contracts={knownContractsOf(organisation.contracts, chain.chainId)}
        nameAddress={nameAddressIn(organisation.contracts, chain.chainId, account)}
        details={<PlannedContracts chain={chain} />}
        opened={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const needsSendingOrReason = (chain: ChainDeployment, reason: string | undefined): boolean => needsSending(chain) || reason !== undefined;
