import { exactBalanceText } from '../treasury/index.ts';
import type { Address } from '../units.ts';
import { sameAddress } from '../units.ts';
import type { SimulationFacts } from './facts.ts';

export const isNobody = (address: string | null): boolean => address === null || /^0x0{40}$/i.test(address);

/** Whether an account belongs to the organisation: its contracts, the accounts that execute, its governors. */
export const isOwn = ({ own, executors, governors }: SimulationFacts, address: string): boolean =>
  isAmong(executors, address) || isAmong(governors, address) || own.some((contract) => sameAddress(contract.address, address));

export const isAmong = (accounts: readonly Address[], address: string): boolean =>
  accounts.some((account) => sameAddress(account, address));

/** What people call an account; others by their whole address, as shortened ones can be imitated. */
export function accountName({ own, executors, governors }: SimulationFacts, address: string): string {
  if (isNobody(address)) return 'nobody';
  const known = own.find((contract) => sameAddress(contract.address, address));
  if (known) return known.name;
  if (executors.length === 1 && isAmong(executors, address)) return 'the executing account';
  return governors.length === 1 && isAmong(governors, address) ? 'the governor' : address;
}

/** An amount with its symbol. Whoever made a token chose its symbol, so the address of one that is not the organisation's is told too. */
export function amountOf(facts: SimulationFacts, token: Address | null, amount: bigint): string {
  if (token === null) return `${exactBalanceText(amount)} ${facts.coin}`;
  const known = facts.tokens[token.toLowerCase()];
  const address = isOwn(facts, token) ? '' : ` (token ${token})`;
  return known ? `${exactBalanceText(amount, known.decimals)} ${known.symbol}${address}` : `${amount} units of token ${token}`;
}

export const tokenName = (facts: SimulationFacts, token: Address | null): string =>
  token === null
    ? facts.coin
    : isOwn(facts, token)
      ? (facts.tokens[token.toLowerCase()]?.symbol ?? accountName(facts, token))
      : `token ${token}`;

export const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
