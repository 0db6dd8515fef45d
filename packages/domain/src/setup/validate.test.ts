import { expect, test } from 'vitest';
import { context, organisation, withModules, withToken } from '../../test/forms.ts';
import { firstInvalidPosition, validateForm } from './validate.ts';

test('a complete organisation has no errors anywhere', () => {
  expect(validateForm(organisation(), context())).toEqual({});
  expect(firstInvalidPosition(organisation(), context())).toBeUndefined();
});

test('the errors of all places stand in one map', () => {
  const form = {
    ...withModules({ protocolUpgrades: { isMultisig: true, addresses: [], threshold: 1 } }),
    name: '',
    token: withToken({ symbol: '' }).token,
  };
  expect(Object.keys(validateForm(form, context()))).toEqual(
    expect.arrayContaining(['name', 'modules.protocolUpgrades.addresses', 'token.symbol']),
  );
  expect(firstInvalidPosition(form, context())).toBe('organisation');
});
