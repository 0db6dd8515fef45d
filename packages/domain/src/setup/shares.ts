import { parseModuleKey } from '../modules/moduleKey.ts';
import { parseAmount } from '../token/index.ts';
import type { ChainId } from '../units.ts';
import type { OrganisationForm, ReceiverDraft, TokenDraft } from './form.ts';
import { accountNamed, moduleKeysOn } from './moduleKeys.ts';

/** `part` in percent of `whole`. A number, not an exact amount, because hints only compare it. */
export const shareOf = (part: bigint, whole: bigint): number => (whole === 0n ? 0 : Number((part * 1_000_000n) / whole) / 10_000);

export const roundShare = (share: number): number => Math.round(share * 100) / 100;

/** Tokens that are created on a chain for an account, in the smallest unit. */
export interface CreatedTokens {
  address: string;
  amount: bigint;
  /** False for a governor's tokens, which it can only delegate by a decision, and for locked ones without flex voting. */
  canVote: boolean;
}

const isGovernor = (address: string): boolean => parseModuleKey(address.trim())?.type === 'governor';

/** Of each state of a draft, which is never changed in place: shares of hundreds of receivers are asked for at once, at every key. */
const known = new WeakMap<TokenDraft, Map<ChainId | null, Created>>();

interface Created {
  tokens: readonly CreatedTokens[];
  supply: bigint;
}

function created(token: TokenDraft, chainId: ChainId | null): Created {
  const byChain = known.get(token) ?? new Map<ChainId | null, Created>();
  known.set(token, byChain);
  let answer = byChain.get(chainId);
  if (!answer) {
    const tokens = readCreated(token, chainId);
    answer = { tokens, supply: sumOf(tokens) };
    byChain.set(chainId, answer);
  }
  return answer;
}

/** What is created on a chain at first, given out at once or locked. */
export const createdOn = ({ token }: Pick<OrganisationForm, 'token'>, chainId: ChainId | null): readonly CreatedTokens[] =>
  created(token, chainId).tokens;

/** The sum of it, in the smallest unit. */
export const supplyOn = ({ token }: Pick<OrganisationForm, 'token'>, chainId: ChainId | null): bigint => created(token, chainId).supply;

function readCreated(token: TokenDraft, chainId: ChainId | null): CreatedTokens[] {
  const made = (receivers: readonly ReceiverDraft[], mayVote: boolean): CreatedTokens[] =>
    receivers.map(({ address, amount }) => ({
      address,
      amount: parseAmount(amount).value ?? 0n,
      canVote: mayVote && !isGovernor(address),
    }));
  const given = token.initialReceivers.find((entry) => entry.chainId === chainId);
  const locked = token.vesting.find((entry) => entry.chainId === chainId);
  return [
    ...made(given?.receivers ?? [], true),
    ...made(locked?.schedules.flatMap(({ receivers }) => receivers) ?? [], locked?.isFlexVoting ?? false),
  ];
}

export const sumOf = (created: readonly CreatedTokens[]): bigint => created.reduce((sum, { amount }) => sum + amount, 0n);

/** Percent of the votes on a chain that one account receives, directly or through modules that are this account. */
export function receivedShare(form: OrganisationForm, chainId: ChainId | null, account: string): number {
  if (chainId === null) return 0;
  const modules = moduleKeysOn(form, chainId);
  const voting = createdOn(form, chainId).filter(({ canVote }) => canVote);
  const own = voting.filter(({ address }) => accountNamed(modules, address) === account);
  return roundShare(shareOf(sumOf(own), sumOf(voting)));
}
