import { chainName } from '../../chains/lookup.ts';
import { draftOnly, entryId, group, list, optional } from '../../schema/build.ts';
import { chain } from '../../schema/chains.ts';
import type { InputOf } from '../../schema/field.ts';
import { number } from '../../schema/numbers.ts';
import { asString, none, scalar } from '../../schema/scalar.ts';
import { text } from '../../schema/texts.ts';
import { ADDRESS_INVALID, ENTER_NAME } from '../../setup/sentences.ts';
import { parseAddress, TOKEN_DECIMALS } from '../../units.ts';
import { MAX_AMOUNT_DIGITS, MAX_CHAINS, MAX_FOREIGN_NAME_LENGTH } from '../limits.ts';
import { accountKey } from './wallet.ts';

/** A token that exists already, described as on its chain. */
export const EXISTING_TOKEN = group({
  tempId: draftOnly(entryId()),
  chainId: chain({ label: '' }),
  /** The zero address means the chain's own currency. */
  address: text({
    label: 'Address',
    max: 42,
    required: ADDRESS_INVALID,
    form: { pattern: /^0x[\da-fA-F]{40}$/, isBroken: (value) => parseAddress(value) === undefined, sentence: ADDRESS_INVALID },
    fact: 'accounts',
  }),
  name: text({ label: 'Name', ask: 'Token name', max: MAX_FOREIGN_NAME_LENGTH, required: ENTER_NAME }),
  symbol: text({ label: 'Symbol', max: MAX_FOREIGN_NAME_LENGTH, required: 'Please enter a symbol' }),
  decimals: number({ label: 'Decimals', min: 0, max: 255, isWhole: true }),
  /** In whole tokens. The server reads it from the chain when the organisation is saved and ignores what a request says. Vote shares refer to it. */
  totalSupply: optional(
    scalar<string | undefined>({
      label: 'Supply when it was read',
      empty: undefined,
      read: asString,
      write: (draft) => draft,
      problem: none,
      show: (input, { above: [token] }) => `${input} ${String(token?.['symbol'])}`,
      wire: {
        type: 'string',
        min: 1,
        max: MAX_AMOUNT_DIGITS + 1 + TOKEN_DECIMALS,
        pattern: new RegExp(`^\\d{1,${MAX_AMOUNT_DIGITS}}(\\.\\d{1,${TOKEN_DECIMALS}})?$`),
      },
    }),
  ),
});

/** At most one per chain. */
export const EXISTING_TOKENS = optional(
  list(EXISTING_TOKEN, {
    entry: 'existingToken',
    max: MAX_CHAINS,
    key: ({ chainId, address }) => `${chainId}|${accountKey(address)}`,
    title: ({ symbol, chainId }, { chains }) => `Existing token ${symbol} on ${chainName(chains, chainId)}`,
  }),
);

export type ExistingToken = InputOf<typeof EXISTING_TOKEN>;
