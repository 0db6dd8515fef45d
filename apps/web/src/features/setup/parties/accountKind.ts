import { listInWords } from '@althing/domain/display';
import type { Address } from '@althing/domain/units';

/** What is at an address on one chain. */
export type AccountKind =
  | { kind: 'account' }
  /** An account with a private key that runs the code of a contract (EIP-7702). */
  | { kind: 'delegated'; to: Address }
  | { kind: 'safe'; owners: number; threshold: number }
  /** Of whatever organisation. */
  | { kind: 'governor'; name: string; timelock: Address | null }
  | { kind: 'contract' };

/** The prefix of EIP-7702, followed by the 20 bytes of the contract's address. */
const DELEGATION = /^0xef0100([0-9a-f]{40})$/i;

/** Derives the kind from the code at the address and, where there is code, from its answers to the calls of a Safe. */
export function accountKind(code: string | undefined, safe: { owners: number; threshold: number } | undefined): AccountKind {
  if (code === undefined || code === '0x') return { kind: 'account' };
  const to = DELEGATION.exec(code)?.[1];
  if (to) return { kind: 'delegated', to: `0x${to}` };
  return safe ? { kind: 'safe', ...safe } : { kind: 'contract' };
}

export interface AccountOnChain {
  chainName: string;
  account: AccountKind;
}

export interface AccountLabels {
  text: string;
  /** True where the address is something else on some chains, so that its owner may be unable to act there. */
  isWarning: boolean;
}

const names = (found: readonly AccountOnChain[]): string => listInWords(found.map((entry) => entry.chainName));
const isContract = ({ account: { kind } }: AccountOnChain): boolean => kind === 'safe' || kind === 'governor' || kind === 'contract';
function noun({ account }: AccountOnChain): string {
  if (account.kind === 'governor') return `The governor ${account.name}`;
  return account.kind === 'safe' ? 'A Safe' : 'A contract';
}

/** By which contract a governor acts. */
function actingText(governors: readonly AccountOnChain[]): string {
  const timelocks = governors.flatMap(({ account, chainName }) =>
    account.kind === 'governor' && account.timelock !== null ? [{ chainName, timelock: account.timelock }] : [],
  );
  if (timelocks.length === 0) return 'It has no timelock and acts itself.';
  const places = timelocks.map(({ chainName, timelock }) => `${timelock} on ${chainName}`);
  return `Its timelock acts for it: name that instead, ${listInWords(places)}.`;
}

/** One line under an address field about all chains on which the address will act. */
export function describeAccount(found: readonly AccountOnChain[]): AccountLabels {
  const contracts = found.filter(isContract);
  const [first] = contracts;
  if (!first) {
    const delegated = found.filter(({ account }) => account.kind === 'delegated');
    const extra = delegated.length > 0 ? ` It runs a contract's code on ${names(delegated)}.` : '';
    return { text: `An account with a private key: there is no contract on ${names(found)}.${extra}`, isWarning: false };
  }
  const missing = found.filter((entry) => !isContract(entry));
  if (missing.length > 0) {
    return {
      text: `${noun(first)} on ${names(contracts)}, but nothing on ${names(missing)}: possibly nobody can act there.`,
      isWarning: true,
    };
  }
  const governors = new Set(contracts.map((entry) => (entry.account.kind === 'governor' ? noun(entry) : '')));
  if (governors.size === 1 && first.account.kind === 'governor')
    return {
      text: `${noun(first)} on ${names(contracts)}, which exists already. ${actingText(contracts)}`,
      isWarning: false,
    };
  const safes = contracts.flatMap(({ account }) => (account.kind === 'safe' ? [`${account.threshold} of ${account.owners}`] : []));
  if (safes.length < contracts.length)
    return { text: `A contract on ${names(contracts)}. Make sure that it can act there.`, isWarning: false };
  if (new Set(safes).size > 1) return { text: `A Safe, with different rules on each chain (${safes.join('; ')} owners).`, isWarning: true };
  return { text: `A Safe on ${names(contracts)}: ${safes[0]} owners must sign.`, isWarning: false };
}
