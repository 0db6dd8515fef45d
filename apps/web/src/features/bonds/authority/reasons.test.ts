import { KNOWN_ABIS } from '@althing/bindings';
import { DAY, DEFAULT_SETTINGS, HOUR, type MarketRules, per1e5 } from '@althing/domain/bonds';
import { decodeFunctionData } from 'viem';
import { describe, expect, it } from 'vitest';
import { readAuthoritySearch } from './authoritySearch.ts';
import { listReason } from './listReason.ts';
import { ruleSteps } from './ruleSteps.ts';

const [VAULT, OTHER] = ['0x00000000000000000000000000000000000000A1', '0x00000000000000000000000000000000000000b2'] as const;

describe('the vault of a pair', () => {
  const facts = { isEmpty: false, vault: VAULT, side: true, isError: false, present: undefined, quoteToken: VAULT, payout: 'GOLD' };
  it.each([
    [{}, undefined],
    [{ side: false }, undefined],
    [{ side: null }, 'GOLD is neither of the two tokens of this vault.'],
    [{ side: undefined }, 'The chain is being asked about this vault.'],
    [{ isError: true, side: undefined }, 'There is no vault at this address.'],
    [{ vault: undefined }, 'This is no address.'],
    [{ present: VAULT }, 'This is the present vault.'],
    [{ present: OTHER }, undefined],
    [{ quoteToken: OTHER }, 'Buyers would not pay with the share of this vault, so no signer gives the pair a price.'],
    [{ isEmpty: true, vault: undefined }, 'The pair has no vault.'],
    [{ isEmpty: true, vault: undefined, present: VAULT }, undefined],
  ])('%o is refused for: %s', (change, reason) => {
    expect(listReason({ ...facts, ...change })).toBe(reason);
  });
});

describe('rules of new sales', () => {
  const { allowNewMarkets: _, ...present } = DEFAULT_SETTINGS;
  const read = (strategy: 'fpa' | 'sda', change: Partial<MarketRules>) =>
    ruleSteps(VAULT, strategy, { ...present, ...change }, present).map(({ call }) => {
      const { functionName, args } = decodeFunctionData({ abi: KNOWN_ABIS['Bond auctioneer'], data: call.data });
      return [call.to, functionName, args];
    });

  it('an auction takes all of them at once, in the order of the contract', () => {
    expect(read('sda', { tuneInterval: 2n * DAY, minDebtBuffer: per1e5(25_000n) })).toEqual([
      [VAULT, 'setDefaults', [[172_800, 21_600, 259_200, 3_600, 86_400, 25_000]]],
    ]);
  });

  it('other kinds take what has changed, one after the other', () => {
    expect(read('fpa', { minDepositInterval: 2n * HOUR })).toEqual([[VAULT, 'setMinDepositInterval', [7_200]]]);
    expect(read('fpa', { minDepositInterval: 2n * HOUR, minMarketDuration: 2n * DAY }).map(([, name]) => name)).toEqual([
      'setMinDepositInterval',
      'setMinMarketDuration',
    ]);
  });

  it('the length of a sale comes first where one purchase would else stand for more than a whole sale', () => {
    expect(read('fpa', { minDepositInterval: 30n * HOUR, minMarketDuration: 2n * DAY }).map(([, name]) => name)).toEqual([
      'setMinMarketDuration',
      'setMinDepositInterval',
    ]);
  });
});

it('the page’s address is read as far as it is understood', () => {
  expect(readAuthoritySearch({ chain: 31_337, payout: VAULT, quote: ` ${OTHER}` })).toEqual({ chain: 31_337, payout: VAULT, quote: OTHER });
  expect(readAuthoritySearch({ lowest: '0.5', highest: '2' })).toEqual({ lowest: '0.5', highest: '2' });
  expect(readAuthoritySearch({ chain: 'x', payout: '0x12', quote: 5, lowest: 5, highest: '1'.repeat(61) })).toEqual({});
});
