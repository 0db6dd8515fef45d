import { sameAddress } from '../units.ts';
import { accountName, amountOf, isNobody, isOwn, sentence, tokenName } from './accounts.ts';
import type { BalanceFact, EffectChange, RedFlag, SimulationFacts } from './facts.ts';

/** Share of what the organisation's touched accounts hold, in percent, from which a payment empties them. */
const MOST_OF_IT = 90n;

const gain = ({ before, after }: BalanceFact): bigint => (before === null || after === null ? 0n : after - before);

/** How balances change. A token that is destroyed or created has no other side. */
export function balanceChanges(facts: SimulationFacts): EffectChange[] {
  return facts.balances.flatMap((balance) => {
    const { token, holder } = balance;
    const change = gain(balance);
    if (change === 0n || isNobody(holder)) return [];
    const amount = amountOf(facts, token, change < 0n ? -change : change);
    const text = `${sentence(accountName(facts, holder))} ${change < 0n ? 'pays' : 'receives'} ${amount}.`;
    return [{ kind: 'balance', text }];
  });
}

/** Treasuries that are emptied, and what is sent where it cannot come back from. */
export function balanceFlags(facts: SimulationFacts): RedFlag[] {
  const own = facts.balances.filter(({ holder, before, after }) => isOwn(facts, holder) && before !== null && after !== null);
  const tokens = [...new Set(own.map(({ token }) => token))];
  const emptied = tokens.flatMap((token): RedFlag[] => {
    const held = own.filter((balance) => balance.token === token);
    const before = held.reduce((sum, balance) => sum + balance.before!, 0n);
    const lost = before - held.reduce((sum, balance) => sum + balance.after!, 0n);
    if (before === 0n || lost * 100n < before * MOST_OF_IT) return [];
    const name = held.length === 1 ? accountName(facts, held[0]!.holder) : 'the organisation';
    const share = lost === before ? 'all' : `${(lost * 100n) / before} %`;
    return [{ code: 'emptied', subject: String(token), text: `${sentence(name)} gives away ${share} of its ${tokenName(facts, token)}.` }];
  });
  const lost = facts.balances.flatMap((balance): RedFlag[] => {
    const { token, holder } = balance;
    const isLost = token === null ? isNobody(holder) : sameAddress(token, holder);
    if (!isLost || gain(balance) <= 0n) return [];
    const where = token === null ? 'the zero address' : 'the token’s own contract';
    return [
      {
        code: 'lost',
        subject: `${token}`,
        text: `Sends ${amountOf(facts, token, gain(balance))} to ${where}, from where it does not come back.`,
      },
    ];
  });
  return [...emptied, ...lost];
}
