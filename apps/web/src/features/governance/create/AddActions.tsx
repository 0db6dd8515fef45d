import {
  type ActionDraft,
  actionTitle,
  type ActionType,
  emptyAction,
  emptyMeasure,
  emptyRemote,
  type MeasureFacts,
  type ProposalAction,
  REMOTE_LEAD,
  REMOTE_TITLE,
} from '@althing/domain/governance';
import type { OrganisationDetail } from '@althing/domain/http';
import { TOKEN_DECIMALS } from '@althing/domain/units';
import { type RefObject, Suspense, useState } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { tokenOn } from '../executor.ts';
import { useTokenLabels } from '../useTokenLabels.ts';
import type { Choice } from './ActionPicker.tsx';
import classes from './Create.module.css';
import { AbiDialog, ActionPicker, PastePayments } from './dialogs.ts';

interface AddActionsProps {
  buttons: RefObject<HTMLElement | null>;
  organisation: OrganisationDetail;
  chainId: number;
  /** What the governor is after all actions that are there; undefined while it is not known. */
  facts: MeasureFacts | undefined;
  /** How many more actions fit. */
  room: number;
  /** Adds an action that is to be filled in. */
  onAdd: (action: ProposalAction) => void;
  onAddMany: (actions: readonly ActionDraft[]) => void;
}

type Dialog = 'all' | 'payments' | 'abi';

/** Payments are a press away; everything else that a proposal can do is found by words. */
export function AddActions({ buttons, organisation, chainId, facts, room, onAdd, onAddMany }: AddActionsProps) {
  const [dialog, setDialog] = useState<Dialog>();
  const { symbol, decimals } = useChain(chainId).nativeCurrency;
  const labels = useTokenLabels(organisation, chainId);
  const token = tokenOn(organisation, chainId);
  const make = (type: ActionType): ActionDraft => {
    const action = emptyAction(type, crypto.randomUUID(), decimals);
    return action.type === 'sendToken' && token ? { ...action, token, decimals: TOKEN_DECIMALS } : action;
  };
  const close = () => setDialog(undefined);
  const add = (action: ProposalAction) => {
    close();
    onAdd(action);
  };
  const reason = room === 0 ? 'The list is full.' : undefined;
  const shortcuts = [
    { title: actionTitle('sendNative', symbol), onClick: () => add(make('sendNative')) },
    { title: actionTitle('sendToken', symbol), onClick: () => add(make('sendToken')) },
    { title: 'Pay many at once', onClick: () => setDialog('payments') },
    { title: 'More actions', onClick: () => setDialog('all') },
  ];
  return (
    <>
      <section ref={buttons} className={classes.row} aria-label="Add an action">
        {shortcuts.map(({ title, onClick }) => (
          <ReasonButton key={title} variant="default" reason={reason} onClick={onClick}>
            {title}
          </ReasonButton>
        ))}
      </section>
      <Suspense fallback={null}>
        {dialog === 'all' && facts && (
          <ActionPicker
            facts={facts}
            chainId={chainId}
            others={[
              ...otherChoices(symbol, { add: (type) => add(make(type)), open: setDialog }),
              { title: 'Other chains', choices: [remoteChoice(facts, add)] },
            ]}
            onMeasure={(kind) => add(emptyMeasure(kind, crypto.randomUUID(), facts))}
            onClose={close}
          />
        )}
        {dialog === 'payments' && <PastePayments chainId={chainId} labels={labels} room={room} onAdd={onAddMany} onClose={close} />}
        {dialog === 'abi' && <AbiDialog onAdd={(call) => add({ ...make('custom'), ...call })} onClose={close} />}
      </Suspense>
    </>
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

function remoteChoice({ remote }: MeasureFacts, add: (action: ProposalAction) => void): Choice {
  const chains = 'problem' in remote ? [] : remote.chains;
  return {
    id: 'remote',
    title: REMOTE_TITLE,
    lead: REMOTE_LEAD,
    refusal: 'problem' in remote ? remote.problem : undefined,
    onPick: () => add(emptyRemote(crypto.randomUUID(), chains.length === 1 ? chains[0]?.chainId : undefined)),
  };
}
