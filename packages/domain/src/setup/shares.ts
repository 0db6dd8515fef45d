import { parseModuleKey } from '../modules/moduleKey.ts';
import { parseAmount } from '../token/index.ts';
import type { ChainId } from '../units.ts';
import type { OrganisationForm, ReceiverDraft } from './form.ts';
import { accountNamed, moduleKeysOn } from './moduleKeys.ts';

/** `part` in percent of `whole`. A number, not an exact amount, because hints only compare it. */
export const shareOf = (part: bigint, whole: bigint): number => (whole === 0n ? 0 : Number((part * 1_000_000n) / whole) / 10_000);

export const roundShare = (share: number): number => Math.round(share * 100) / 100;

/** Tokens received by a governor cannot vote: it can only delegate them by a decision. */
export const canVote = ({ address }: ReceiverDraft): boolean => parseModuleKey(address.trim())?.type !== 'governor';

export const receivedAmount = ({ amount }: ReceiverDraft): bigint => parseAmount(amount).value ?? 0n;

export const receiversOn = ({ token }: Pick<OrganisationForm, 'token'>, chainId: ChainId | null): readonly ReceiverDraft[] =>
  token.initialReceivers.find((entry) => entry.chainId === chainId)?.receivers ?? [];

const sumOf = (receivers: readonly ReceiverDraft[]): bigint => receivers.reduce((sum, receiver) => sum + receivedAmount(receiver), 0n);

/** Percent of the votes on a chain that one account receives, directly or through modules that are this account. */
export function receivedShare(form: OrganisationForm, chainId: ChainId | null, account: string): number {
  if (chainId === null) return 0;
  const modules = moduleKeysOn(form, chainId);
  const voting = receiversOn(form, chainId).filter(canVote);
  const own = voting.filter(({ address }) => accountNamed(modules, address) === account);
  return roundShare(shareOf(sumOf(own), sumOf(voting)));
}
