import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;

/** Files that disable a control otherwise than by `ReasonButton`, and how they say why. */
const SAYS_SO: Readonly<Record<string, string>> = {
  'features/auth/wallet/ChainMenu.tsx': 'the chain that is chosen has a mark',
  'features/auth/wallet/WalletDialog.tsx': 'the wallet that is waited for says so',
  'features/governance/create/AbiDialog.tsx': 'its placeholder says what comes first',
  'features/governance/create/ActionTools.tsx': 'the first cannot go up, nor the last down',
  'features/governance/proposal/BallotFields.tsx': 'the sentence above the fields',
  'features/safes/builder/AbiDialog.tsx': 'its placeholder says what comes first',
  'features/setup/form/ChoiceField.tsx': 'read-only entries of an edit say that they are unchanged',
  'features/setup/form/EditedEntry.tsx': 'read-only entries of an edit say that they are unchanged',
  'features/setup/form/LockedPart.tsx': 'says in its head why it is locked',
  'features/setup/form/fields.tsx': 'read-only entries of an edit say that they are unchanged',
  'features/setup/governor/RefundField.tsx': 'its description says why',
  'features/setup/modules/ModuleCard.tsx': 'the reason stands beside the button',
  'features/setup/modules/shared/VetoCard.tsx': 'read-only entries of an edit say that they are unchanged',
  'features/setup/organisation/LogoPicker.tsx': '“Uploading…” stands beside it',
  'features/setup/organisation/OrganisationStep.tsx': 'its placeholder says that categories are loading, its description that they failed',
  'features/setup/parties/ActorEditor.tsx': 'its description says why',
  'features/setup/token/NewTokenQuestion.tsx': 'its description says why',
  'ui/BridgeSwitchGrid.tsx': 'the reason stands under the name of the bridge',
  'ui/ChainSwitchGrid.tsx': 'reasons of chains stand below, locked ones in the label of whoever locks them',
  'ui/wizard/StepBar.tsx': 'its title says what comes first',
  'ui/wizard/WizardEnd.tsx': 'only while the button beside it is at work, which shows that',
};

it('a control is disabled with its reason: by ReasonButton, or as the table says', () => {
  const disabling = globSync('**/*.tsx', { cwd: root })
    .filter((file) => !file.endsWith('.test.tsx') && file !== 'ui/ReasonButton.tsx')
    .filter((file) => /(^|\s)disabled(=|\s*$)/m.test(readFileSync(`${root}/${file}`, 'utf8').replaceAll(/^\s*(\*|\/\/|\/\*).*$/gm, '')));
  expect(disabling.filter((file) => !(file in SAYS_SO))).toEqual([]);
});
