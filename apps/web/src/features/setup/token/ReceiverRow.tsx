import { askOf, type ReceiverDraft, supplyOn, valueAt } from '@althing/domain/setup';
import { allocationPercent, totalAmount } from '@althing/domain/token';
import { AmountField } from '../form/fields.tsx';
import type { FormPathTo } from '../form/formPath.ts';
import { useSetupForm } from '../form/SetupFormContext.ts';
import { useSelection } from '../form/useSelection.ts';
import { type PartyChoice, PartyInput } from '../parties/PartyInput.tsx';
import { RemoveButton } from '../../../ui/RemoveButton.tsx';
import classes from './token.module.css';

export interface ReceiverRowProps {
  path: FormPathTo<ReceiverDraft>;
  number: number;
  /** What the row is one of. */
  of: string;
  chainIds: readonly number[];
  choices: readonly PartyChoice[];
  chainId: number;
  onRemove: (() => void) | undefined;
}

export function ReceiverRow({ path, number, of, chainId, chainIds, choices, onRemove }: ReceiverRowProps) {
  return (
    <li className={classes.receiver}>
      <PartyInput path={`${path}.address`} label={`${askOf(`${path}.address`).label} ${number}`} chainIds={chainIds} choices={choices} />
      <AmountField path={`${path}.amount`} of={`${of} ${number}`} />
      <Share path={path} chainId={chainId} />
      {onRemove ? <RemoveButton className={classes.remove} aria-label={`Remove ${of} ${number}`} onClick={onRemove} /> : <span />}
    </li>
  );
}

/** It changes with every amount on the chain, and is the only part of the row that does. */
function Share({ path, chainId }: Pick<ReceiverRowProps, 'path' | 'chainId'>) {
  const percent = useSelection(useSetupForm(), 'token', (token, draft) => {
    const receiver = valueAt(draft, path) as ReceiverDraft | undefined;
    return allocationPercent(totalAmount([receiver?.amount ?? '']), supplyOn({ token }, chainId));
  });
  return (
    <p className={classes.percent} title="Share of the supply on this chain">
      {percent} %
    </p>
  );
}
