import { expect, test } from 'vitest';
import { ALPHA, BETA, safe, token } from '../../test/forms.ts';
import { addBridgeTax, bridgeTaxConsequence, removeBridgeTax, setBridgeTax } from './bridgeTax.ts';
import { setTokenChains } from './edit.ts';

test('turned on there is one empty bracket and a treasury per chain, turned off neither', () => {
  const taxed = setBridgeTax(token({ chainIds: [ALPHA, BETA] }), true);
  expect(taxed.bridgeTaxes).toMatchObject([{ threshold: '', taxPercentage: 0 }]);
  expect(taxed.bridgeTaxTreasury.map(({ chainId, isMultisig }) => [chainId, isMultisig])).toEqual([
    [ALPHA, null],
    [BETA, null],
  ]);
  const off = setBridgeTax(taxed, false);
  expect([off.bridgeTaxes, off.bridgeTaxTreasury]).toEqual([[], []]);
});

test('treasuries follow the chains of the token, those that were entered kept, and end with the last bracket', () => {
  const treasury = safe({ tempId: 'bridgeTaxTreasury-1', chainId: ALPHA });
  const taxed = addBridgeTax({ ...token({ chainIds: [ALPHA] }), bridgeTaxTreasury: [treasury] });
  const grown = setTokenChains(taxed, [ALPHA, BETA]);
  expect(grown.bridgeTaxTreasury[0]).toBe(treasury);
  expect(grown.bridgeTaxTreasury[1]).toMatchObject({ tempId: 'bridgeTaxTreasury-2', chainId: BETA });
  expect(setTokenChains(grown, [BETA]).bridgeTaxTreasury).toEqual([grown.bridgeTaxTreasury[1]]);
  const two = addBridgeTax(grown);
  expect(two.bridgeTaxes.map(({ tempId }) => tempId)).toEqual(['bridgeTax-1', 'bridgeTax-2']);
  const [first, second] = two.bridgeTaxes;
  expect(removeBridgeTax(removeBridgeTax(two, first!.tempId), second!.tempId).bridgeTaxTreasury).toEqual([]);
});

test('what brackets take is told for an amount above the highest, whatever their order, and for none that is not filled in', () => {
  const tax = (threshold: string, taxPercentage: number | null) => ({ tempId: threshold, threshold, taxPercentage });
  expect(bridgeTaxConsequence({ bridgeTaxes: [tax('0', 0.25)], symbol: 'ACME' })).toBe(
    'Of 1000 ACME that a bridge brings, 2.5 ACME go to the treasury there and 997.5 ACME to the recipient.',
  );
  expect(bridgeTaxConsequence({ bridgeTaxes: [tax('1000', 2), tax('0', 1)], symbol: 'ACME' })).toBe(
    'Of 2000 ACME that a bridge brings, 30 ACME go to the treasury there and 1970 ACME to the recipient.',
  );
  for (const open of [tax('', 1), tax('0', null), tax('0', 101)])
    expect(bridgeTaxConsequence({ bridgeTaxes: [open], symbol: '' })).toBeUndefined();
});
