import { REFUND_CAPS } from '@althing/domain/modules';
import { askOf, type GovernorDraft } from '@althing/domain/setup';
import { Switch } from '@mantine/core';
import { useChain } from '../../../lib/config/useChain.ts';
import { placeOf } from '../form/asked.ts';
import type { FormPathTo } from '../form/formPath.ts';
import { useField } from '../form/useField.ts';
import { useLock } from '../form/useLock.ts';
import classes from './governor.module.css';

/** Whether the governor pays votes back; asked only where the organisation has the Refund Mechanism. */
export function RefundField({ path, governor }: { path: FormPathTo<GovernorDraft>; governor: GovernorDraft }) {
  const field = `${path}.refundMechanism` as const;
  const { value, error, set } = useField(field);
  const { value: isOffered } = useField('modules.refundMechanism');
  const lock = useLock(field);
  const { symbol } = useChain(governor.chainId ?? 0).nativeCurrency;
  if (!isOffered && !value) return null;
  const description = `From a pot that belongs to this governor and is empty at first: whoever sends ${symbol} to it fills it. It pays at most ${REFUND_CAPS.proposal} ${symbol} for one proposal and ${REFUND_CAPS.period} ${symbol} in ${REFUND_CAPS.periodDays} days, so that nobody can empty it with useless proposals. An empty pot never stops a vote.`;
  return (
    <div className={classes.refund} {...placeOf(field)}>
      <Switch
        label={askOf(field).label}
        description={lock ?? description}
        disabled={lock !== undefined}
        checked={value}
        onChange={(event) => set(event.currentTarget.checked)}
        error={error}
      />
    </div>
  );
}
