import { chainName } from '../../chains/lookup.ts';
import { draftOnly, entryId, group, list, optional } from '../../schema/build.ts';
import { listedChain, ownChain } from '../../schema/chains.ts';
import type { DraftOf, InputOf } from '../../schema/field.ts';
import { percent } from '../../schema/numbers.ts';
import { text } from '../../schema/texts.ts';
import { nameProblem } from '../../text/plainText.ts';
import { answer, openAnswer } from '../../schema/yesNo.ts';
import { SELECT } from '../../setup/sentences.ts';
import { MAX_BRIDGE_TAXES, MAX_CHAINS, MAX_RECEIVERS, MAX_SYMBOL_LENGTH } from '../limits.ts';
import { EXISTING_TOKENS } from './existingToken.ts';
import { account, named, symbolOf, tokenAmount } from './values.ts';
import { CHAIN_VESTING, vestingTitle } from './vesting.ts';
import { accountKey, accountText, CHAIN_WALLET } from './wallet.ts';

export const RECEIVER = group({
  tempId: entryId(),
  /** Address or module key. */
  address: account({ label: '', ask: 'Receiver' }),
  amount: tokenAmount({ label: 'Amount', show: (input, { above }) => `${input} ${symbolOf(above)}` }),
});

export const BRIDGE_TAX = group({
  tempId: draftOnly(entryId()),
  /** Its label is empty because the title of the entry shows it. */
  threshold: tokenAmount({ label: '', ask: 'Threshold', mayBeZero: true }),
  taxPercentage: percent({ label: 'Tax' }),
});

const CHAIN_RECEIVERS = group({
  chainId: ownChain({ label: '' }),
  receivers: list(RECEIVER, {
    entry: 'receiver',
    max: MAX_RECEIVERS,
    noun: 'receivers',
    key: ({ address }) => accountKey(address),
    title: ({ address }, { chains, above: [place] }) =>
      `Receiver ${accountText(address)} on ${chainName(chains, place?.['chainId'] as number)}`,
  }),
});

/** What is wrong with the symbol of a token that does not stand yet; undefined where nothing is. */
export const newSymbolProblem = (symbol: string): string | undefined => (/\s/.test(symbol.trim()) ? 'A symbol has no spaces' : undefined);

/** Name and symbol, the same on every chain. */
export const TOKEN_NAMES = group({
  name: named({ label: 'Name', ask: 'Token name' }),
  symbol: text({ label: 'Symbol', max: MAX_SYMBOL_LENGTH, required: 'Please enter a symbol', check: nameProblem }),
});

const token = group(
  {
    isCreatingNewToken: answer({ label: 'New token', ask: 'Do you want to create a new token?', required: SELECT }),
    /** For existing tokens: whether the organisation's own token is issued for them, one for one. */
    isWrappingAccepted: optional(
      openAnswer({
        label: 'Wrapped one for one',
        ask: 'Do you accept to wrap your tokens?',
        when: (token) => token['isCreatingNewToken'] === false,
      }),
    ),
    existingTokens: EXISTING_TOKENS,
    ...TOKEN_NAMES.fields,
    chainIds: list(listedChain({ label: 'Chain' }), {
      entry: 'chain',
      label: 'Chains',
      min: 1,
      max: MAX_CHAINS,
      isSet: true,
      changedBy: 'upgrade',
      show: (ids, { chains }) => ids.map((id) => chainName(chains, id)).join(', '),
    }),
    /** One entry per chain of `chainIds`, maintained by `setTokenChains`, as is `authority`. */
    initialReceivers: list(CHAIN_RECEIVERS, { entry: 'chainReceivers', max: MAX_CHAINS, key: ({ chainId }) => String(chainId) }),
    /** Tokens that are locked at first, in addition to those of `initialReceivers`. */
    vesting: optional(
      list(CHAIN_VESTING, {
        entry: 'vesting',
        max: MAX_CHAINS,
        key: ({ chainId }) => String(chainId),
        title: ({ chainId }, { chains }) => vestingTitle(chainId, chains),
      }),
    ),
    /** Tax on amounts that arrive over bridges: the part above a threshold, up to the next one, is charged at its percentage. */
    bridgeTaxes: optional(
      list(BRIDGE_TAX, {
        entry: 'bridgeTax',
        changedBy: 'upgrade',
        max: MAX_BRIDGE_TAXES,
        key: ({ threshold }) => threshold,
        title: ({ threshold }, { above }) => `Bridge tax above ${threshold} ${symbolOf(above)}`,
      }),
    ),
    /** Who receives the tax, per chain. */
    bridgeTaxTreasury: optional(
      list(CHAIN_WALLET, {
        entry: 'bridgeTaxTreasury',
        changedBy: 'upgrade',
        max: MAX_CHAINS,
        key: ({ chainId }) => String(chainId),
        title: ({ chainId }, { chains }) => `Bridge tax treasury on ${chainName(chains, chainId)}`,
      }),
    ),
    /** Who owns the token contract, per chain. */
    authority: list(CHAIN_WALLET, {
      entry: 'authority',
      changedBy: 'upgrade',
      max: MAX_CHAINS,
      key: ({ chainId }) => String(chainId),
      title: ({ chainId }, { chains }) => `Token authority on ${chainName(chains, chainId)}`,
    }),
  },
  { title: ({ symbol }) => `Token ${symbol}`, section: 'token', changedBy: 'nobody' },
);

/** Removes entries of chains that are no longer chosen. */
export const TOKEN: typeof token = {
  ...token,
  settle(draft) {
    const isThere = ({ chainId }: { chainId: number | null }): boolean => chainId !== null && draft.chainIds.includes(chainId);
    return {
      ...draft,
      initialReceivers: draft.initialReceivers.filter(isThere),
      vesting: draft.vesting.filter(isThere),
      bridgeTaxTreasury: draft.bridgeTaxTreasury.filter(isThere),
      authority: draft.authority.filter(isThere),
    };
  },
};

export type ReceiverDraft = DraftOf<typeof RECEIVER>;
export type TokenDraft = DraftOf<typeof TOKEN>;
export type TokenInput = InputOf<typeof TOKEN>;
