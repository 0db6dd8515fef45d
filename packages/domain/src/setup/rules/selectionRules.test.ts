import { describe } from 'vitest';
import { allReleased, governor, safe, withModules } from '../../../test/forms.ts';
import { testRules } from '../../../test/rules.ts';
import { emptyForm } from '../emptyForm.ts';

describe('module selection', () => {
  testRules('selection', [
    ['requires something that lives on a chain', emptyForm(), { selection: 'Please choose at least one governor, Safe or working group' }],
    ['is content with a Safe alone', { ...emptyForm(), modules: { ...emptyForm().modules, safeTreasury: [safe()] } }, {}],
    [
      'stops a draft that holds a module without contracts',
      withModules({ refundMechanism: true }),
      { 'selection.refund': 'Refund Mechanism is coming soon. Please deselect it' },
    ],
    ['lets that module pass once it has contracts', withModules({ refundMechanism: true }), {}, allReleased()],
    [
      'stops a quadratic governor in this release',
      withModules({ governor: [governor({ isQuadratic: true })] }),
      { 'selection.quadratic': 'Quadratic Voting is coming soon. Please deselect it' },
    ],
  ]);
});
