import {
  type ActionType,
  actionTitle,
  emptyAction,
  emptyMeasure,
  type MeasureFacts,
  MEASURES,
  REMOTE_GROUPS,
  type RemoteCall,
  type RemoteChain,
  type RemoteDraft,
  withFacts,
} from '@althing/domain/governance';
import type { OrganisationDetail } from '@althing/domain/http';
import { errorsUnder } from '@althing/domain/setup';
import { TOKEN_DECIMALS } from '@althing/domain/units';
import { Suspense, useState } from 'react';
import { ReasonButton } from '../../../../ui/ReasonButton.tsx';
import { tokenOn } from '../../executor.ts';
import { ActionFields } from '../ActionFields.tsx';
import { ActionTools } from '../ActionTools.tsx';
import classes from '../Create.module.css';
import { AbiDialog, ActionPicker } from '../dialogs.ts';
import { editList, type ListEdit } from '../editProposal.ts';
import { MeasureFields } from '../measures/MeasureFields.tsx';

export interface RemoteCallsProps {
  draft: RemoteDraft;
  /** What measures go by there; undefined while it is being read. */
  facts: MeasureFacts | undefined;
  chain: RemoteChain;
  organisation: OrganisationDetail;
  /** By path within the calls. */
  errors: Record<string, string>;
  error: string | undefined;
  onChange: (draft: RemoteDraft) => void;
}

/** What is called there, in order, and the buttons that add more. */
export function RemoteCalls({ draft, facts, chain, organisation, errors, error, onChange }: RemoteCallsProps) {
  const { calls } = draft;
  const set = (next: RemoteCall[]) => onChange({ ...draft, calls: next });
  const edit = (change: ListEdit) => set(editList(calls, change));
  return (
    <section className={classes.remote} aria-label={`Calls on ${chain.name}`}>
      <h3 className={classes.remoteTitle}>Calls on {chain.name}</h3>
      {calls.length > 0 && (
        <ol className={classes.actions} aria-label={`Calls on ${chain.name}, in order`}>
          {withFacts(calls, facts).entries.map(({ action, before }, index) => (
            <li key={action.tempId} className={classes.call}>
              <div className={classes.actionHead}>
                <h4 className={classes.actionTitle}>
                  {index + 1}. {titleOf(action, chain.coin.symbol)}
                </h4>
                <ActionTools index={index} count={calls.length} noun="call" onEdit={edit} />
              </div>
              <CallFields
                call={action}
                facts={before}
                chainId={chain.chainId}
                organisation={organisation}
                errors={errorsUnder(errors, String(index))}
                onChange={(next) => set(calls.map((each, at) => (at === index ? next : each)))}
              />
            </li>
          ))}
        </ol>
      )}
      {error !== undefined && <p role="alert">{error}</p>}
      <AddCalls facts={facts} chain={chain} organisation={organisation} onAdd={(call) => set([...calls, call])} />
    </section>
  );
}

const titleOf = (call: RemoteCall, coin: string): string =>
  call.type === 'measure' ? MEASURES[call.kind].title : actionTitle(call.type, coin);

interface CallFieldsProps extends Pick<RemoteCallsProps, 'facts' | 'organisation' | 'errors'> {
  call: RemoteCall;
  chainId: number;
  onChange: (call: RemoteCall) => void;
}

function CallFields({ call, facts, onChange, organisation, ...props }: CallFieldsProps) {
  if (call.type === 'measure') return facts && <MeasureFields draft={call} facts={facts} onChange={onChange} {...props} />;
  return (
    <ActionFields
      action={call}
      organisation={organisation}
      isWithoutMoney
      onChange={(next) => next.type !== 'sendNative' && onChange(next)}
      {...props}
    />
  );
}

interface AddCallsProps extends Pick<RemoteCallsProps, 'facts' | 'chain' | 'organisation'> {
  onAdd: (call: RemoteCall) => void;
}

function AddCalls({ facts, chain, organisation, onAdd }: AddCallsProps) {
  const [dialog, setDialog] = useState<'abi' | 'measures'>();
  const close = () => setDialog(undefined);
  const add = (call: RemoteCall) => {
    close();
    onAdd(call);
  };
  const make = (type: Exclude<ActionType, 'sendNative'>) => {
    const action = emptyAction(type, crypto.randomUUID(), chain.coin.decimals);
    const token = tokenOn(organisation, chain.chainId);
    if (action.type === 'sendNative') return;
    add(action.type === 'sendToken' && token ? { ...action, token, decimals: TOKEN_DECIMALS } : action);
  };
  const reading = facts ? undefined : `${chain.name} is still being asked.`;
  return (
    <div className={classes.row}>
      <ReasonButton variant="default" onClick={() => make('sendToken')}>
        {actionTitle('sendToken', chain.coin.symbol)}
      </ReasonButton>
      <ReasonButton variant="default" onClick={() => setDialog('abi')}>
        Call by ABI
      </ReasonButton>
      <ReasonButton variant="default" onClick={() => make('custom')}>
        {actionTitle('custom', chain.coin.symbol)}
      </ReasonButton>
      <ReasonButton variant="default" reason={reading} onClick={() => setDialog('measures')}>
        Measures
      </ReasonButton>
      <Suspense fallback={null}>
        {dialog === 'abi' && (
          <AbiDialog
            onAdd={(call) => add({ ...CUSTOM, tempId: crypto.randomUUID(), decimals: chain.coin.decimals, ...call })}
            onClose={close}
          />
        )}
        {dialog === 'measures' && facts && (
          <ActionPicker
            facts={facts}
            chainId={chain.chainId}
            others={[]}
            measureGroups={REMOTE_GROUPS}
            onMeasure={(kind) => add(emptyMeasure(kind, crypto.randomUUID(), facts))}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}

const CUSTOM = { type: 'custom', target: '', value: '', signature: '', args: [] as string[], calldata: '' } as const;
