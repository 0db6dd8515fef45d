import { describe } from 'vitest';
import { context, governor, safe, withModules } from '../../../test/forms.ts';
import { testRules } from '../../../test/rules.ts';
import { emptyForm } from '../emptyForm.ts';

describe('module selection', () => {
  testRules('selection', [
    ['requires something that lives on a chain', emptyForm(), { selection: 'Please choose at least one governor, Safe or working group' }],
    ['is content with a Safe alone', { ...emptyForm(), modules: { ...emptyForm().modules, safeTreasury: [safe()] } }, {}],
    [
      'stops a forum where its switch is off',
      withModules({ tally: true }),
      { 'selection.tally': 'Tally is coming soon. Please deselect it' },
      context({ features: { governance: true, bonding: true, tally: false, refund: true } }),
    ],
    ['lets a forum pass where its switch is on', withModules({ tally: true }), {}],
    [
      'stops refunds where their switch is off',
      withModules({ refundMechanism: true }),
      { 'selection.refund': 'Refund Mechanism is coming soon. Please deselect it' },
      context({ features: { governance: true, bonding: true, tally: true, refund: false } }),
    ],
    ['takes quadratic governors', withModules({ governor: [governor({ isQuadratic: true })] }), {}],
  ]);
});
