import { LOCAL_CHAINS } from '@althing/domain/chains';
import { addGovernor, addWallet, emptyForm } from '@althing/domain/setup';
import { expect, test } from 'vitest';
import { hintSubject } from './hintSubject.ts';

const form = emptyForm();
const [first, second] = addGovernor({ governor: addGovernor(emptyForm().modules), refundMechanism: false });
form.modules.governor = [{ ...first!, governorName: ' Assembly ' }, second!];
form.modules.workingGroup = addWallet('workingGroup', []).map((wallet) => ({ ...wallet, name: 'Bakers' }));
form.modules.safeTreasury = addWallet('safeTreasury', []).map((wallet) => ({ ...wallet, chainId: 31338 }));

test.each([
  ['modules.governor.0.votingPeriod', 'Assembly'],
  ['modules.governor.1.quorumThreshold', 'Governor 2'],
  ['modules.workingGroup.0.threshold', 'Bakers'],
  ['modules.protocolUpgrades.threshold', 'Protocol Upgrades'],
  ['modules.safeTreasury.0.threshold', 'Treasury on Beta'],
  ['name', undefined],
])('advice at %s is about %s', (field, subject) => {
  expect(hintSubject(form, field, LOCAL_CHAINS)).toBe(subject);
});
