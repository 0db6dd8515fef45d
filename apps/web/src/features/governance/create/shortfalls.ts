import { type MeasureFacts, numberIn, type ProposalAction, remoteValue } from '@althing/domain/governance';
import { parseAmount } from '@althing/domain/token';
import { sameAddress } from '@althing/domain/units';

export interface Spending {
  /** Wei. */
  native: bigint;
  /** Smallest units of the organisation's own token. */
  token: bigint;
}

/** The sum of what the actions pay, as far as it is filled in. Other tokens and custom calls are not counted. */
export function spendingOf(actions: readonly ProposalAction[], ownToken: string | undefined, facts?: MeasureFacts): Spending {
  return actions.reduce<Spending>(
    ({ native, token }, action) => {
      if (action.type === 'measure')
        return { native: native + (action.kind === 'fillRefundPot' ? numberIn(action.values, 'amount', 'coins') : 0n), token };
      if (action.type === 'remote') return { native: native + (facts ? remoteValue(action, facts) : 0n), token };
      if (action.type === 'sendToken') {
        const isOwn = ownToken !== undefined && sameAddress(action.token, ownToken);
        return { native, token: token + (isOwn ? amountOf(action.amount, action.decimals) : 0n) };
      }
      return { native: native + amountOf(action.type === 'custom' ? action.value : action.amount, action.decimals), token };
    },
    { native: 0n, token: 0n },
  );
}

const amountOf = (text: string, decimals: number): bigint => parseAmount(text, decimals).value ?? 0n;

/** How much the treasury is short at present; 0 where it has enough. Money can still arrive before the execution. */
export function shortfallOf(spending: Spending, holdings: { native: bigint; token: bigint | null }): Spending {
  const lack = (needed: bigint, held: bigint): bigint => (needed > held ? needed - held : 0n);
  return { native: lack(spending.native, holdings.native), token: lack(spending.token, holdings.token ?? 0n) };
}
