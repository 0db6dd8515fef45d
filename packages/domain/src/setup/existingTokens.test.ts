import { expect, test } from 'vitest';
import { account, ALPHA, BETA, context, organisation } from '../../test/forms.ts';
import { chooseNewToken, setTokenChains } from './edit.ts';
import {
  addExistingToken,
  chainsForExistingToken,
  describeExistingToken,
  existingTokenProblem,
  readdressToken,
  removeExistingToken,
  setExistingTokenChain,
  setWrapping,
} from './existingTokens.ts';
import type { OrganisationForm } from './form.ts';
import { positionErrors } from './validate.ts';

const told = { name: ' Old Token ', symbol: 'OLD', decimals: 18, totalSupply: '1000' };

/** The existing token of Alpha, looked up. */
function begun(): OrganisationForm {
  const plain = organisation();
  const form = addExistingToken({ ...plain, token: chooseNewToken(plain.token, false) });
  const placed = setExistingTokenChain(form, 'existingToken-1', ALPHA);
  const [entry] = placed.token.existingTokens;
  const named = { ...placed, token: { ...placed.token, existingTokens: [readdressToken(entry!, { address: account(9) })] } };
  return describeExistingToken(named, 'existingToken-1', told);
}

test('used as it is, the token keeps its name and its chains, nobody is asked for its owner, and the form is complete', () => {
  const form = setWrapping(begun(), false);
  expect(form.token).toMatchObject({ name: 'Old Token', symbol: 'OLD', chainIds: [ALPHA], authority: [], initialReceivers: [] });
  expect(positionErrors('token', form, context())).toEqual({});
  expect(removeExistingToken(form, 'existingToken-1').token).toMatchObject({ name: '', chainIds: [] });
});

test('wrapped, it gets a name of its own, an authority per chain, and may be on further chains, but never leaves that of the deposit', () => {
  const form = setWrapping(begun(), true);
  expect(form.token).toMatchObject({ name: '', symbol: '', chainIds: [ALPHA], initialReceivers: [] });
  expect(form.token.existingTokens).toMatchObject([{ name: 'Old Token', totalSupply: '1000' }]);
  const wider = { ...form, token: setTokenChains(form.token, [BETA]) };
  const other = addExistingToken(wider);
  expect(other.token.chainIds).toEqual([ALPHA, BETA]);
  expect(other.token.authority.map(({ chainId }) => chainId)).toEqual([ALPHA, BETA]);
  expect(setWrapping(form, true)).toBe(form);
});

test('another chain or address forgets what was told of the former', () => {
  const [entry] = setExistingTokenChain(begun(), 'existingToken-1', BETA).token.existingTokens;
  expect(entry).toMatchObject({ chainId: BETA, address: account(9), name: '', symbol: '' });
  expect(readdressToken(entry!, { address: '0x' })).toMatchObject({ chainId: BETA, address: '0x', name: '' });
});

test('each chain has one token at most, and one with other decimals is refused with the reason', () => {
  const form = addExistingToken(begun());
  expect(chainsForExistingToken(form, 'existingToken-2', [ALPHA, BETA])).toEqual([BETA]);
  expect(chainsForExistingToken(form, 'existingToken-1', [ALPHA, BETA])).toEqual([ALPHA, BETA]);
  expect(existingTokenProblem({ decimals: 6 })).toBe('Only tokens of 18 decimals can be used so far');
  expect(existingTokenProblem({ decimals: 18 })).toBeUndefined();
});
