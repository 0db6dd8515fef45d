import { encodeCancelProposal, encodeExecuteProposal, encodeQueueProposal, encodeVetoProposal } from '@althing/bindings';
import { type Eligibility, isFinal, nowLabel, officesOf } from '@althing/domain/governance';
import type { Address } from '@althing/domain/units';
import { sameAddress } from '@althing/domain/units';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { knownContractsOf, nameAddressIn, TransactionButton, type TransactionRequest } from '../../transactions/index.ts';
import classes from '../Governance.module.css';
import { SimulationSummary } from '../simulation/SimulationSummary.tsx';
import { proposalSubject } from '../simulation/useSimulation.ts';
import { type GuardianCase, guardianCases } from './guardianCases.ts';
import { LocalSkip } from './LocalSkip.tsx';
import pageClasses from './ProposalPage.module.css';
import { isOnlyText, proposalContent } from './proposalContent.ts';
import type { ProposalView } from './useProposalView.ts';
import { useSpareGas } from './useSpareGas.ts';

type Step = 'queue' | 'execute' | 'cancel' | 'veto';

const LABELS: Record<Step, { label: string; encode: typeof encodeQueueProposal; effect: string }> = {
  queue: {
    label: 'Queue',
    encode: encodeQueueProposal,
    effect: 'Hands the decision to the timelock. After its delay anybody can execute it.',
  },
  execute: { label: 'Execute', encode: encodeExecuteProposal, effect: 'Carries out every action of the proposal, all of them or none.' },
  cancel: {
    label: 'Cancel the proposal',
    encode: encodeCancelProposal,
    effect: 'Withdraws the proposal for good. It can be made again only with another text.',
  },
  veto: {
    label: 'Veto',
    encode: encodeVetoProposal,
    effect: 'Stops the proposal for good, as its guardian. It can never be carried out.',
  },
};
const MISSING = 'The content of this proposal could not be reproduced from the chain, so it cannot be sent. Reload the page.';

export interface NowPanelProps {
  view: ProposalView;
  /** Shows what a Safe that is a guardian does about the proposal. */
  renderGuardian?: ((guardian: GuardianCase) => ReactNode) | undefined;
}

/** The state of the proposal, who acts next, and buttons for it. A disabled button says why. */
export function NowPanel({ view, renderGuardian }: NowPanelProps) {
  const { facts, state, now, powers, vetoer, proposal } = view;
  // An owner of a guardian Safe vetoes through it.
  const throughSafe = renderGuardian ? guardianCases(view) : [];
  const isThroughSafe = (step: Step): boolean => step === 'veto' && throughSafe.length > 0 && view.eligibility(step)?.isAllowed !== true;
  const steps = stepsOf(view).filter((step) => !isThroughSafe(step));
  return (
    <section className={pageClasses.now} aria-label="What happens now">
      <p className={pageClasses.nowText} role="status">
        {nowLabel(facts, state, now ?? facts.createdAt, { powers, vetoer, clock: 'reader' })}
      </p>
      {steps.length > 0 && (
        <div className={classes.row}>
          {steps.map((step) => (
            <StepButton key={step} step={step} view={view} />
          ))}
        </div>
      )}
      {steps.length > 0 && !isOnlyText(proposal) && <SimulationSummary subject={proposalSubject(proposal)} stage={state} />}
      <Reasons steps={steps} view={view} />
      {throughSafe.map((each) => (
        <Fragment key={each.safe}>{renderGuardian?.(each)}</Fragment>
      ))}
      <LocalSkip view={view} />
    </section>
  );
}

/** What the reader's account can do, as a guardian or like anybody, now or later while the proposal has not ended. */
function stepsOf({ state, governor, actor, powers, proposal }: ProposalView): Step[] {
  if (isFinal(state)) return [];
  const isProposer = sameAddress(actor.account, proposal.proposer);
  const { own, asOwner } = powers?.guardians ? officesOf(powers.guardians, actor.account) : { own: [], asOwner: [] };
  return [
    ...(governor?.timelock && state !== 'pendingexecution' ? (['queue'] as const) : []),
    'execute',
    ...(isProposer && state === 'pending' ? (['cancel'] as const) : []),
    ...(own.length + asOwner.length > 0 ? (['veto'] as const) : []),
  ];
}

function StepButton({ step, view }: { step: Step; view: ProposalView }) {
  const client = useQueryClient();
  const { organisation, proposal, actor } = view;
  const { name } = useChain(proposal.chainId);
  const content = proposalContent(proposal);
  const spareGas = useSpareGas(proposal, view.state);
  const { label, encode, effect } = LABELS[step];
  const eligibility = view.eligibility(step);
  const request: TransactionRequest | undefined =
    actor.account && content
      ? {
          chainId: proposal.chainId,
          from: actor.account,
          ...encode({ governor: proposal.governor as Address, ...content }),
          title: `${label}: ${proposal.title}`,
          effect: `${effect} This is a transaction on ${name}.`,
          isSafe: actor.isSafe,
          ...(step === 'execute' && spareGas ? { spareGas } : {}),
        }
      : undefined;
  const waits = step === 'execute' && spareGas === undefined ? 'What it needs is being worked out.' : undefined;
  return (
    <TransactionButton
      subject={`${step}:${proposal.chainId}:${proposal.governor}:${proposal.proposalId}`}
      request={request}
      reason={reasonOf(eligibility) ?? (content ? waits : MISSING)}
      variant={eligibility?.isAllowed && step !== 'cancel' && step !== 'veto' ? 'filled' : 'default'}
      contracts={knownContractsOf(organisation.contracts, proposal.chainId)}
      nameAddress={nameAddressIn(organisation.contracts, proposal.chainId, actor.account ?? undefined)}
      onConfirmed={() => void client.invalidateQueries()}
    >
      {label}
    </TransactionButton>
  );
}

export function reasonOf(eligibility: Eligibility | undefined): string | undefined {
  if (!eligibility) return 'The chain is being asked.';
  return eligibility.isAllowed ? undefined : eligibility.reason;
}

/** The reasons why buttons are disabled. A reason that applies to several buttons is shown once. */
function Reasons({ steps, view }: { steps: readonly Step[]; view: ProposalView }) {
  const reasons = new Map<string, string[]>();
  for (const step of steps) {
    const reason = reasonOf(view.eligibility(step));
    if (reason !== undefined) reasons.set(reason, [...(reasons.get(reason) ?? []), LABELS[step].label]);
  }
  if (reasons.size === 0) return null;
  return (
    <div className={classes.reasons}>
      {[...reasons].map(([reason, labels]) => (
        <p key={reason} className={classes.reason}>
          {labels.length === steps.length ? reason : `${labels.join(', ')}: ${reason}`}
        </p>
      ))}
    </div>
  );
}
