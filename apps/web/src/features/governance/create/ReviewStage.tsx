import { decodeCall, encodePropose, hashProposal } from '@althing/bindings';
import { proposalTimeline, toProposalCall } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { Section } from '../../../ui/Section.tsx';
import { CallView, knownContractsOf, nameAddressIn, TransactionButton, type TransactionRequest } from '../../transactions/index.ts';
import { paymentOf } from '../paymentOf.ts';
import classes from '../Governance.module.css';
import pageClasses from '../proposal/ProposalPage.module.css';
import { SimulationNote, useSimulation } from '../proposal/SimulationNote.tsx';
import { useActor } from '../useActor.ts';
import { useChainClock } from '../useChainClock.ts';
import { useTokenLabels } from '../useTokenLabels.ts';
import { BalanceNote } from './BalanceNote.tsx';
import createClasses from './Create.module.css';
import { plannedFacts } from './plannedFacts.ts';
import type { StageProps } from './stageProps.ts';
import { useProposeEligibility } from './useProposeEligibility.ts';

export interface ReviewStageProps extends Omit<StageProps, 'errors'> {
  organisation: OrganisationDetail;
  governor: GovernorView;
  onProposed: (proposalId: string) => void;
}

/** Everything as it will stand on the chain, before the wallet is asked. */
export function ReviewStage({ organisation, governor, drafting, onProposed }: ReviewStageProps) {
  const { form } = drafting.draft;
  const { chainId } = governor;
  const actor = useActor();
  const contracts = knownContractsOf(organisation.contracts, chainId);
  const nameAddress = nameAddressIn(organisation.contracts, chainId, actor.account ?? undefined);
  const labels = useTokenLabels(organisation, chainId);
  const calls = form.actions.length > 0 ? callsOfForm(form, governor.address as Address) : [];
  return (
    <div className={createClasses.review}>
      <Section title={form.title}>
        <Markdown source={form.body} />
        <p className={classes.note} style={{ marginTop: 12 }}>
          Your address is added at its end as <code>#proposer=…</code>, so that nobody else can put the same proposal up before you and
          cancel it.
        </p>
      </Section>
      <Section title={calls.length === 0 ? 'No actions' : calls.length === 1 ? 'Action' : `${calls.length} actions`}>
        {calls.length === 0 && <p className={classes.note}>A resolution: it decides something in words and moves nothing by itself.</p>}
        <ol className={pageClasses.actions}>
          {calls.map((call, index) => {
            const decoded = decodeCall(call, contracts);
            const payment = paymentOf(decoded, labels);
            return (
              <li key={index}>
                <CallView call={decoded} chainId={chainId} nameAddress={nameAddress} {...(payment ? { payment } : {})} />
              </li>
            );
          })}
        </ol>
        {calls.length > 0 && <SimulationNote governor={governor} calls={calls} />}
        {calls.length > 0 && <BalanceNote organisation={organisation} governor={governor} actions={form.actions} />}
      </Section>
      <PlannedTimeline governor={governor} />
      <Propose organisation={organisation} governor={governor} drafting={drafting} onProposed={onProposed} />
    </div>
  );
}

function callsOfForm(form: ReviewStageProps['drafting']['draft']['form'], proposer: Address) {
  const { targets, values, calldatas } = toProposalCall(form, proposer);
  return targets.map((to, index) => ({ to, value: values[index] ?? 0n, data: calldatas[index] ?? ('0x' as const) }));
}

function PlannedTimeline({ governor }: { governor: GovernorView }) {
  const now = useChainClock(governor.chainId);
  if (now === undefined) return null;
  const entries = proposalTimeline(plannedFacts(governor, now), { now, delay: governor.timelock ? governor.timelockDelay : null });
  return (
    <Section title="What happens when" description="If you propose it now.">
      <ol className={pageClasses.timeline}>
        {entries.map(({ id, label, at }) => (
          <li key={id} className={pageClasses.entry} data-past={id === 'created'}>
            <span>{label}</span>
            {at === null ? (
              <span className={pageClasses.time}>when somebody does it</span>
            ) : (
              <time dateTime={new Date(at * 1000).toISOString()}>{formatTime(at)}</time>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Propose({ organisation, governor, drafting, onProposed }: ReviewStageProps) {
  const [isAnyway, setAnyway] = useState(false);
  const { form } = drafting.draft;
  const { chainId } = governor;
  const actor = useActor();
  const { name } = useChain(chainId);
  const { reason } = useProposeEligibility(organisation, governor);
  const { account } = actor;
  const call = account ? toProposalCall(form, account) : undefined;
  const content = call && { actions: callsOfForm(form, account!), description: call.description };
  const simulation = useSimulation(governor, form.actions.length > 0 ? (content?.actions ?? []) : []);
  const isFailing = simulation.data?.is === 'failed';
  const request: TransactionRequest | undefined =
    account && content
      ? {
          chainId,
          from: account,
          ...encodePropose({ governor: governor.address as Address, ...content }),
          title: `Propose: ${form.title.trim()}`,
          effect: `Puts the proposal before the members of ${organisation.name}. Its text and actions cannot be changed afterwards. This is a transaction on ${name} and costs gas.`,
          isSafe: actor.isSafe,
        }
      : undefined;
  return (
    <div className={createClasses.row} style={{ display: 'grid', justifyItems: 'start' }}>
      {isFailing && (
        <Checkbox
          checked={isAnyway}
          onChange={(event) => setAnyway(event.currentTarget.checked)}
          label="The simulation failed. Continue anyway: things may be different by the time it is executed."
        />
      )}
      <TransactionButton
        subject={`propose:${chainId}:${governor.address}:${content ? hashProposal(content) : ''}`}
        request={request}
        reason={reason ?? (isFailing && !isAnyway ? 'The simulation failed. Change the actions, or tick “Continue anyway”.' : undefined)}
        contracts={knownContractsOf(organisation.contracts, chainId)}
        nameAddress={nameAddressIn(organisation.contracts, chainId, account ?? undefined)}
        onConfirmed={() => content && onProposed(String(hashProposal(content)))}
        size="md"
      >
        Propose
      </TransactionButton>
      {reason && <p className={classes.reason}>{reason}</p>}
    </div>
  );
}
