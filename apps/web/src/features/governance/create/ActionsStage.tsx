import {
  MAX_PROPOSAL_ACTIONS,
  type ProposalAction,
  proposalWizard,
  recogniseMeasures,
  toCalls,
  withFacts,
} from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { errorsUnder, hasErrors } from '@althing/domain/setup';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useEntryFocus } from '../../../ui/useEntryFocus.ts';
import { knownContractsOf } from '../../transactions/index.ts';
import { executorOf } from '../executor.ts';
import { ActionEditor } from './ActionEditor.tsx';
import { ActionFiles } from './ActionFiles.tsx';
import { AddActions } from './AddActions.tsx';
import { BalanceNote } from './BalanceNote.tsx';
import classes from './Create.module.css';
import type { ProposalEdit } from './editProposal.ts';
import type { StageProps } from './stageProps.ts';

export interface ActionsStageProps extends StageProps {
  organisation: OrganisationDetail;
  governor: GovernorView;
}

/** The actions that are executed when the proposal passes; none for a resolution. */
export function ActionsStage({ organisation, governor, wizard, errors }: ActionsStageProps) {
  const { draft, edit, facts } = wizard;
  const { chainId } = governor;
  const { actions } = draft.form;
  const { entries, addEntry } = useEntryFocus<HTMLOListElement>();
  const buttons = useRef<HTMLElement>(null);
  const { entries: each, last } = withFacts(actions, facts);
  const room = Math.max(0, MAX_PROPOSAL_ACTIONS - actions.length);
  const add = (added: readonly ProposalAction[]) => edit({ type: 'add', actions: added });
  const change = (next: ProposalEdit) => {
    flushSync(() => edit(next));
    if (next.type !== 'remove') return;
    const neighbour = entries.current?.children[Math.min(next.index, actions.length - 2)];
    (neighbour ?? buttons.current)?.querySelector<HTMLElement>(neighbour ? '[data-remove]' : 'button')?.focus();
  };
  return (
    <div className={classes.form}>
      {actions.length === 0 && (
        <EmptyState title="No action yet">
          Add what should be carried out, or go on without: then the proposal is a resolution that decides something in words.
        </EmptyState>
      )}
      <ol ref={entries} className={classes.actions} aria-label="Actions">
        {actions.map((action, index) => (
          <ActionEditor
            key={action.tempId}
            action={action}
            index={index}
            count={actions.length}
            organisation={organisation}
            chainId={chainId}
            facts={each[index]?.before}
            errors={errorsUnder(errors, `actions.${index}`)}
            onEdit={change}
          />
        ))}
      </ol>
      {errors['actions'] && <p role="alert">{errors['actions']}</p>}
      <AddActions
        buttons={buttons}
        organisation={organisation}
        chainId={chainId}
        facts={last}
        room={room}
        onAdd={(action) => addEntry(() => add([action]))}
        onAddMany={add}
      />
      <div className={classes.row}>
        <ActionFiles
          chainId={chainId}
          executor={executorOf(governor)}
          room={room}
          contracts={knownContractsOf(organisation.contracts, chainId)}
          isEmpty={actions.length === 0}
          calls={() => (hasErrors(proposalWizard(facts).errors('actions', draft.form)) ? undefined : toCalls(actions, facts))}
          onAdd={(read) => add(recogniseMeasures(read, last))}
        />
      </div>
      <BalanceNote organisation={organisation} governor={governor} facts={facts} actions={actions} />
    </div>
  );
}
