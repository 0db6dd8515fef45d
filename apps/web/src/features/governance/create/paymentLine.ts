import type { ActionDraft } from '@althing/domain/governance';
import type { CoinLabels } from '../paymentOf.ts';

/** A payment that is filled in, in short; undefined for anything else. */
export function paymentLine(action: ActionDraft, { native, tokens }: CoinLabels): { amount: string; recipient: string } | undefined {
  if (action.type === 'custom' || action.recipient.trim() === '' || action.amount.trim() === '') return undefined;
  const symbol = action.type === 'sendNative' ? native : tokens[action.token.toLowerCase()]?.symbol;
  return symbol === undefined ? undefined : { amount: `${action.amount} ${symbol}`, recipient: action.recipient };
}
