import { CloseButton } from '@mantine/core';
import { askOf, type ReceiverDraft } from '@althing/domain/setup';
import { AmountField } from '../form/fields.tsx';
import type { FormPathTo } from '../form/formPath.ts';
import { type PartyChoice, PartyInput } from '../parties/PartyInput.tsx';
import classes from './token.module.css';

export interface ReceiverRowProps {
  path: FormPathTo<ReceiverDraft>;
  number: number;
  /** What the row is one of. */
  of: string;
  chainIds: readonly number[];
  choices: readonly PartyChoice[];
  percent: string;
  onRemove: (() => void) | undefined;
}

export function ReceiverRow({ path, number, of, chainIds, choices, percent, onRemove }: ReceiverRowProps) {
  return (
    <li className={classes.receiver}>
      <PartyInput path={`${path}.address`} label={`${askOf(`${path}.address`).label} ${number}`} chainIds={chainIds} choices={choices} />
      <AmountField path={`${path}.amount`} of={`${of} ${number}`} />
      <p className={classes.percent} title="Share of the supply on this chain">
        {percent} %
      </p>
      {onRemove ? <CloseButton className={classes.remove} aria-label={`Remove ${of} ${number}`} onClick={onRemove} /> : <span />}
    </li>
  );
}
