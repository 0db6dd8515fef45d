import { parseModuleKey } from '../modules/moduleKey.ts';
import { parseAmount } from '../token/index.ts';
import type { ChainId } from '../units.ts';
import type { OrganisationForm, ReceiverDraft } from './form.ts';
import { accountNamed, moduleKeysOn } from './moduleKeys.ts';

/** Percent of `whole`, as a number: hints compare, they do not account. */
export const shareOf = (part: bigint, whole: bigint): number => (whole === 0n ? 0 : Number((part * 1_000_000n) / whole) / 10_000);

export const roundShare = (share: number): number => Math.round(share * 100) / 100;

/** Tokens that a governor receives vote for nobody: it has no way to delegate before its first decision. */
export const canVote = ({ address }: ReceiverDraft): boolean => parseModuleKey(address.trim())?.type !== 'governor';

export const receivedAmount = ({ amount }: ReceiverDraft): bigint => parseAmount(amount).value ?? 0n;

export const receiversOn = ({ token }: Pick<OrganisationForm, 'token'>, chainId: ChainId | null): readonly ReceiverDraft[] =>
  token.initialReceivers.find((entry) => entry.chainId === chainId)?.receivers ?? [];

const sumOf = (receivers: readonly ReceiverDraft[]): bigint => receivers.reduce((sum, receiver) => sum + receivedAmount(receiver), 0n);

/** Percent of the tokens that can vote on a chain that go to one account, by its address or through modules that are that account. */
export function receivedShare(form: OrganisationForm, chainId: ChainId | null, account: string): number {
  if (chainId === null) return 0;
  const modules = moduleKeysOn(form, chainId);
  const voting = receiversOn(form, chainId).filter(canVote);
  const own = voting.filter(({ address }) => accountNamed(modules, address) === account);
  return roundShare(shareOf(sumOf(own), sumOf(voting)));
}
