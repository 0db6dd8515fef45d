import { getTokenBalance } from '@althing/bindings';
import { type PaymentTotal, paymentTotals, type SafeActionDraft } from '@althing/domain/safes';
import { exactBalanceText } from '@althing/domain/treasury';
import { NATIVE } from '@althing/domain/units';
import { getBalance } from 'viem/actions';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { useTokenFacts } from '../../../lib/chain/useTokenFacts.ts';
import { useChain } from '../../../lib/config/useChain.ts';
import classes from './Builder.module.css';
import safeClasses from '../Safes.module.css';
import type { SafePlace } from '../service/queries.ts';

/** What the actions pay in all, by token, and what the Safe lacks for it. */
export function Totals({ actions, place }: { actions: readonly SafeActionDraft[]; place: SafePlace }) {
  const totals = paymentTotals(actions);
  if (totals.length === 0) return null;
  return (
    <ul className={classes.totals} aria-label="Totals">
      {totals.map((total) => (
        <Total key={total.token} total={total} place={place} />
      ))}
    </ul>
  );
}

function Total({ total: { token, decimals, amount, payments }, place: { chainId, safe } }: { total: PaymentTotal; place: SafePlace }) {
  const isNative = token === NATIVE;
  const { nativeCurrency } = useChain(chainId);
  const facts = useTokenFacts(chainId, isNative ? undefined : token).data;
  const symbol = isNative ? nativeCurrency.symbol : (facts?.symbol ?? 'tokens');
  const { data: held } = useChainRead({
    chainId,
    key: ['safe-holding', safe, token],
    read: (client) => (isNative ? getBalance(client, { address: safe }) : getTokenBalance(client, { token, account: safe })),
  });
  const text = (value: bigint) => `${exactBalanceText(value, decimals)} ${symbol}`;
  return (
    <li>
      {text(amount)} in {payments === 1 ? 'one payment' : `${payments} payments`}
      {held !== undefined && held >= amount && <span className={safeClasses.note}> of {text(held)} that the Safe holds</span>}
      {held !== undefined && held < amount && (
        <p className={safeClasses.conflict} role="status">
          The Safe holds {text(held)}, so it lacks {text(amount - held)}. It can be proposed all the same, but executed only once the money
          is there.
        </p>
      )}
    </li>
  );
}
