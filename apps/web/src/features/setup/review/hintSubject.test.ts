import { addGovernor, addWallet, emptyForm } from '@althing/domain/setup';
import { expect, test } from 'vitest';
import { hintSubject } from './hintSubject.ts';

const form = emptyForm();
const [first, second] = addGovernor(addGovernor([]));
form.modules.governor = [{ ...first!, governorName: ' Assembly ' }, second!];
form.modules.workingGroup = addWallet('workingGroup', []).map((wallet) => ({ ...wallet, name: 'Bakers' }));

test.each([
  ['modules.governor.0.votingPeriod', 'Assembly'],
  ['modules.governor.1.quorumThreshold', 'Governor 2'],
  ['modules.workingGroup.0.threshold', 'Bakers'],
  ['modules.protocolUpgrades.threshold', undefined],
  ['token.authority.0.isMultisig', undefined],
])('advice at %s is about %s', (field, subject) => {
  expect(hintSubject(form, field)).toBe(subject);
});
