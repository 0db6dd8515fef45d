import { ACTION_TYPES, type ActionDraft, actionTitle, type ActionType, emptyAction } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { Button } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useChain } from '../../../lib/config/useChain.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useEntryFocus } from '../../../ui/useEntryFocus.ts';
import { tokenOn } from '../executor.ts';
import { ActionEditor } from './ActionEditor.tsx';
import type { ProposalEdit } from './editProposal.ts';
import { BalanceNote } from './BalanceNote.tsx';
import classes from './Create.module.css';
import type { StageProps } from './stageProps.ts';

/** Loaded lazily, together with the CSV parser. */
const PasteRecipients = lazy(async () => ({ default: (await import('./PasteRecipients.tsx')).PasteRecipients }));

export interface ActionsStageProps extends StageProps {
  organisation: OrganisationDetail;
  governor: GovernorView;
}

/** The actions that are executed when the proposal passes; none for a resolution. */
export function ActionsStage({ organisation, governor, wizard, errors }: ActionsStageProps) {
  const { draft, edit } = wizard;
  const [isPasting, setPasting] = useState(false);
  const { nativeCurrency } = useChain(governor.chainId);
  const token = tokenOn(organisation, governor.chainId);
  const make = (type: ActionType): ActionDraft => {
    const action = emptyAction(type, crypto.randomUUID(), nativeCurrency.decimals);
    return action.type === 'sendToken' && token ? { ...action, token, decimals: 18 } : action;
  };
  const { actions } = draft.form;
  const { entries, addEntry } = useEntryFocus<HTMLOListElement>();
  const buttons = useRef<HTMLDivElement>(null);
  const add = (type: ActionType) => {
    addEntry(() => edit({ type: 'add', actions: [make(type)] }));
  };
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
            chainId={governor.chainId}
            errors={errorsOf(errors, index)}
            onEdit={change}
          />
        ))}
      </ol>
      {errors.actions && <p role="alert">{errors.actions}</p>}
      <div ref={buttons} className={classes.row}>
        {ACTION_TYPES.map((type) => (
          <Button key={type} variant="default" onClick={() => add(type)}>
            {actionTitle(type, nativeCurrency.symbol)}
          </Button>
        ))}
        <Button variant="subtle" onClick={() => setPasting(true)}>
          Pay many at once
        </Button>
      </div>
      {isPasting && (
        <Suspense fallback={null}>
          <PasteRecipients
            onClose={() => setPasting(false)}
            make={make}
            symbol={nativeCurrency.symbol}
            tokenSymbol={token ? organisation.token?.symbol : undefined}
            onAdd={(added) => edit({ type: 'add', actions: added })}
          />
        </Suspense>
      )}
      <BalanceNote organisation={organisation} governor={governor} actions={actions} />
    </div>
  );
}

/** Errors below `actions.{index}.`, without that prefix. */
function errorsOf(errors: Record<string, string>, index: number): Record<string, string> {
  const prefix = `actions.${index}.`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, message]) => (field.startsWith(prefix) ? [[field.slice(prefix.length), message]] : [])),
  );
}
