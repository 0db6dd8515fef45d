import { encodePropose, hashProposal } from '@althing/bindings';
import { type MeasureFacts, type ProposalForm, remoteOutcome, toProposalCall } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { Folded } from '../../../ui/Folded.tsx';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { WizardEnd } from '../../../ui/wizard/WizardEnd.tsx';
import { knownContractsOf, nameAddressIn, TransactionButton, type TransactionRequest } from '../../transactions/index.ts';
import classes from '../Governance.module.css';
import { draftSubject, useSimulation } from '../simulation/useSimulation.ts';
import { useActor } from '../useActor.ts';
import { callsOfForm } from './callsOfForm.ts';
import createClasses from './Create.module.css';
import { useProposeEligibility } from './useProposeEligibility.ts';

export interface ProposeProps {
  organisation: OrganisationDetail;
  governor: GovernorView;
  form: ProposalForm;
  facts: MeasureFacts | undefined;
  onProposed: (proposalId: string) => void;
}

/** The text of the proposal, to be read before signing; in the call it is a single line. */
function ProposalText({ form: { title, body } }: Pick<ProposeProps, 'form'>) {
  return (
    <section className={createClasses.text} aria-label="Text of the proposal">
      <h3>{title.trim()}</h3>
      <Folded lines={8}>
        <Markdown source={body} />
      </Folded>
    </section>
  );
}

/** The button that makes the proposal, and why it cannot be pressed. */
export function Propose({ organisation, governor, form, facts, onProposed }: ProposeProps) {
  const [isAnyway, setAnyway] = useState(false);
  const { chainId } = governor;
  const actor = useActor();
  const { name } = useChain(chainId);
  const { reason } = useProposeEligibility(organisation, governor);
  const { account } = actor;
  const call = account ? toProposalCall(form, account, facts) : undefined;
  const content = call && { actions: callsOfForm(form, account!, facts), description: call.description };
  const simulation = useSimulation(content && form.actions.length > 0 ? draftSubject(organisation, governor, content.actions) : undefined);
  const isFailing =
    simulation.data?.now.outcome === 'fails' ||
    form.actions.some((action) => action.type === 'remote' && facts && remoteOutcome(action, facts)?.isFailing);
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
    <WizardEnd
      above={
        isFailing && (
          <Checkbox
            checked={isAnyway}
            onChange={(event) => setAnyway(event.currentTarget.checked)}
            label="The simulation failed. Continue anyway: things may be different by the time it is executed."
          />
        )
      }
    >
      {reason && <span className={classes.reason}>{reason}</span>}
      <TransactionButton
        subject={`propose:${chainId}:${governor.address}:${content ? hashProposal(content) : ''}`}
        request={request}
        reason={reason ?? (isFailing && !isAnyway ? 'The simulation failed. Change the actions, or tick “Continue anyway”.' : undefined)}
        contracts={knownContractsOf(organisation.contracts, chainId)}
        nameAddress={nameAddressIn(organisation.contracts, chainId, account ?? undefined)}
        details={<ProposalText form={form} />}
        onConfirmed={() => content && onProposed(String(hashProposal(content)))}
        size="md"
      >
        Propose
      </TransactionButton>
    </WizardEnd>
  );
}
