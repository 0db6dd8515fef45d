import {
  type ActionType,
  actionTitle,
  type ActionDraft,
  emptyAction,
  emptyMeasure,
  MAX_PROPOSAL_ACTIONS,
  type ProposalAction,
  proposalWizard,
  toCalls,
  withFacts,
} from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { errorsUnder, hasErrors } from '@althing/domain/setup';
import { Button } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useChain } from '../../../lib/config/useChain.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useEntryFocus } from '../../../ui/useEntryFocus.ts';
import { knownContractsOf } from '../../transactions/index.ts';
import { executorOf, tokenOn } from '../executor.ts';
import { useTokenLabels } from '../useTokenLabels.ts';
import { ActionEditor } from './ActionEditor.tsx';
import { ActionFiles } from './ActionFiles.tsx';
import type { Choice } from './ActionPicker.tsx';
import { AbiDialog, ActionPicker, PastePayments } from './dialogs.ts';
import type { ProposalEdit } from './editProposal.ts';
import { BalanceNote } from './BalanceNote.tsx';
import classes from './Create.module.css';
import type { StageProps } from './stageProps.ts';

export interface ActionsStageProps extends StageProps {
  organisation: OrganisationDetail;
  governor: GovernorView;
}

type Dialog = 'all' | 'payments' | 'abi';

/** The actions that are executed when the proposal passes; none for a resolution. */
export function ActionsStage({ organisation, governor, wizard, errors }: ActionsStageProps) {
  const { draft, edit, facts } = wizard;
  const [dialog, setDialog] = useState<Dialog>();
  const { chainId } = governor;
  const { nativeCurrency } = useChain(chainId);
  const labels = useTokenLabels(organisation, chainId);
  const token = tokenOn(organisation, chainId);
  const make = (type: ActionType): ActionDraft => {
    const action = emptyAction(type, crypto.randomUUID(), nativeCurrency.decimals);
    return action.type === 'sendToken' && token ? { ...action, token, decimals: 18 } : action;
  };
  const { actions } = draft.form;
  const { entries, addEntry } = useEntryFocus<HTMLOListElement>();
  const buttons = useRef<HTMLElement>(null);
  const close = () => setDialog(undefined);
  const add = (...added: ProposalAction[]) => {
    close();
    addEntry(() => edit({ type: 'add', actions: added }));
  };
  const change = (next: ProposalEdit) => {
    flushSync(() => edit(next));
    if (next.type !== 'remove') return;
    const neighbour = entries.current?.children[Math.min(next.index, actions.length - 2)];
    (neighbour ?? buttons.current)?.querySelector<HTMLElement>(neighbour ? '[data-remove]' : 'button')?.focus();
  };
  const { entries: each, last } = withFacts(actions, facts);
  const others = otherChoices(nativeCurrency.symbol, {
    add: (type) => add(make(type)),
    open: setDialog,
  });
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
      <section ref={buttons} className={classes.row} aria-label="Add an action">
        <Button variant="default" onClick={() => add(make('sendNative'))}>
          {actionTitle('sendNative', nativeCurrency.symbol)}
        </Button>
        <Button variant="default" onClick={() => add(make('sendToken'))}>
          {actionTitle('sendToken', nativeCurrency.symbol)}
        </Button>
        <Button variant="default" onClick={() => setDialog('payments')}>
          Pay many at once
        </Button>
        <Button variant="light" onClick={() => setDialog('all')}>
          More actions
        </Button>
      </section>
      <div className={classes.row}>
        <ActionFiles
          chainId={chainId}
          executor={executorOf(governor)}
          room={Math.max(0, MAX_PROPOSAL_ACTIONS - actions.length)}
          contracts={knownContractsOf(organisation.contracts, chainId)}
          isEmpty={actions.length === 0}
          calls={() => (hasErrors(proposalWizard(facts).errors('actions', draft.form)) ? undefined : toCalls(actions, facts))}
          onAdd={(added) => edit({ type: 'add', actions: added })}
        />
      </div>
      <Suspense fallback={null}>
        {dialog === 'all' && last && (
          <ActionPicker
            facts={last}
            chainId={chainId}
            others={others}
            onMeasure={(kind) => add(emptyMeasure(kind, crypto.randomUUID(), last))}
            onClose={close}
          />
        )}
        {dialog === 'payments' && (
          <PastePayments
            chainId={chainId}
            labels={labels}
            room={Math.max(0, MAX_PROPOSAL_ACTIONS - actions.length)}
            onAdd={(added) => edit({ type: 'add', actions: added })}
            onClose={close}
          />
        )}
        {dialog === 'abi' && <AbiDialog onAdd={(call) => add({ ...make('custom'), ...call } as ActionDraft)} onClose={close} />}
      </Suspense>
      <BalanceNote organisation={organisation} governor={governor} actions={actions} />
    </div>
  );
}

interface Open {
  add: (type: ActionType) => void;
  open: (dialog: Dialog) => void;
}

/** What is no measure: payments and calls of any contract. */
const otherChoices = (coin: string, { add, open }: Open): { title: string; choices: Choice[] }[] => [
  {
    title: 'Payments',
    choices: [
      {
        id: 'sendToken',
        title: actionTitle('sendToken', coin),
        lead: 'The treasury pays somebody in the organisation’s token, or in another one.',
        onPick: () => add('sendToken'),
      },
      {
        id: 'sendNative',
        title: actionTitle('sendNative', coin),
        lead: `The treasury pays somebody in ${coin}.`,
        onPick: () => add('sendNative'),
      },
      {
        id: 'payments',
        title: 'Pay many at once',
        lead: 'From lines of address and amount, or a CSV file.',
        onPick: () => open('payments'),
      },
    ],
  },
  {
    title: 'Any contract',
    choices: [
      {
        id: 'abi',
        title: 'Call a contract by its ABI',
        lead: 'Choose a function; its arguments are asked for by their types.',
        onPick: () => open('abi'),
      },
      {
        id: 'custom',
        title: actionTitle('custom', coin),
        lead: 'A function that you write down, or raw data that you have already.',
        onPick: () => add('custom'),
      },
    ],
  },
];
