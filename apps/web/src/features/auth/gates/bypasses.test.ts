import { endpoints } from '@althing/domain/http';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../..', import.meta.url).pathname;
const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.(test|builders)\.tsx?$/.test(file));
/** Without comments, and types, which ask for nothing. */
const textOf = (file: string): string =>
  readFileSync(`${root}/${file}`, 'utf8')
    .replaceAll(/^\s*(\*|\/\/|\/\*).*$/gm, '')
    .replaceAll(/\bEndpointResponse<'[^']+'>/g, '');
const filesWith = (pattern: RegExp): string[] => files.filter((file) => pattern.test(textOf(file))).toSorted();

/** What asks for the statement: `CitizenButton` before an act, `CitizenshipGate` before a whole part of a page. */
const GATE = /<CitizenButton|CitizenButton;|<CitizenshipGate/;

/** Files that have the wallet sign or send, and the file whose gate stands before that. */
const WALLET: Readonly<Record<string, string | readonly string[]>> = {
  'features/governance/proposal/useVoteSigner.ts': 'features/governance/proposal/SignVoteDialog.tsx',
  'features/safes/service/useOwnerSignature.ts': 'features/safes/queue/SignatureDialog.tsx',
  'features/transactions/batch.ts': 'features/transactions/TransactionDialog.tsx',
  'features/transactions/permit/usePermit.ts': ['features/bridge/TransferSection.tsx', 'features/bonds/buy/BuyPanel.tsx'],
  'features/transactions/wagmiPorts.ts': 'features/transactions/TransactionDialog.tsx',
  'features/upgrades/vote/useVote.ts': 'features/upgrades/vote/Decision.tsx',
};

/** Who signs for a Safe, and the dialog or button in which that happens. */
const SAFE_SIGNING = /<SignDialog|<SignatureDialog|<DelegateDialog|<CitizenButton/;

/** Files whose acts need no statement, and why. */
const FREE: Readonly<Record<string, string>> = {
  'features/bonds/dashboard/ClaimButton.tsx': 'pays out what was bought',
  'features/bridgeTransactions/act/CarriedButton.tsx': 'brings to its end what was sent before; anybody may',
  'features/bridgeTransactions/prove/ProveDialog.tsx': 'brings to its end what was sent before; anybody may',
  'features/bridgeTransactions/resend/ResendSending.tsx': 'brings to its end what was sent before',
  'features/bridgeTransactions/routes/GiveOut.tsx': 'brings to its end what was sent before; anybody may',
  'features/governance/vesting/VestingSection.tsx': 'pays out what has vested',
};

/** Files that ask what the server gives to citizens only, and the files whose gates stand before that. */
const ASKING: Readonly<Record<string, string | readonly string[]>> = {
  'features/bonds/manage/ChangeBuyers.tsx': 'features/bonds/manage/ChangeBuyers.tsx',
  'features/bonds/manage/PermitForm.tsx': ['features/bonds/manage/PermitForm.tsx', 'features/safes/queue/SignatureDialog.tsx'],
  'features/bonds/manage/useCloseReports.ts': 'features/bonds/manage/CloseMarket.tsx',
  'features/bridge/routes/queries.ts': ['features/bridge/routes/RoutesPanel.tsx', 'features/transactions/TransactionDialog.tsx'],
  'features/deploy/useCheckAgain.ts': 'features/deploy/ReceiptView.tsx',
  'features/deploy/useDeploymentCalls.ts': ['Completion', 'Expired', 'Preparation', 'TakeOver'].map(
    (name) => `features/deploy/${name}.tsx`,
  ),
  'features/governance/score/ScorePanel.tsx': 'features/governance/score/ScorePanel.tsx',
  'features/members/queries.ts': 'features/members/Statement.tsx',
  'features/names/useOwnNames.ts': ['features/names/NameDialog.tsx', 'features/names/OwnLabels.tsx'],
  'features/organisation/tabs/Forum.tsx': 'features/organisation/tabs/Forum.tsx',
  'features/setup/edit/usePropose.ts': 'features/setup/EditOrganisationPage.tsx',
  'features/setup/edit/useUpgradePreview.ts': 'features/setup/EditOrganisationPage.tsx',
  'features/setup/review/useSubmit.ts': 'features/setup/CreateOrganisationPage.tsx',
  'features/tasks/TaskFeed.tsx': 'features/tasks/TaskFeed.tsx',
  'features/upgrades/queries.ts': 'features/upgrades/StepPanel.tsx',
  'features/upgrades/vote/useVote.ts': 'features/upgrades/vote/Decision.tsx',
  'features/veoCreation/open/useOpened.ts': 'features/veoCreation/CreateVeoPage.tsx',
};
/** They tell the server of a claim, which needs no statement; without one the server hears of it from the chain. */
const UNGATED = ['features/bonds/queries.ts'];
/** The wallet's own code, and what leads to a session or to the statement. */
const isIdentity = (file: string): boolean => file.startsWith('features/auth/');

const gates = (table: Readonly<Record<string, string | readonly string[]>>): string[] => [...new Set(Object.values(table).flat())];

it('the wallet signs and sends in the files of the table only', () => {
  const signing = filesWith(
    /\b(signTypedData|signMessage|sendTransaction|writeContract|sendCalls|use(SignMessage|SignTypedData|SendTransaction|SendCalls|WriteContract))\b/,
  );
  expect(signing.filter((file) => !isIdentity(file))).toEqual(Object.keys(WALLET));
});

it('a transaction is confirmed by its dialog only, which asks for the statement', () => {
  expect(filesWith(/\bTransactionCentre\b/)).toEqual([
    'features/transactions/createTransactionCentre.ts',
    'features/transactions/useTransaction.ts',
  ]);
  const using = filesWith(/\buseTransaction\(|\bUseTransaction\b/).filter((file) => /\bconfirm\b/.test(textOf(file)));
  expect(using).toEqual(['features/transactions/TransactionDialog.tsx', 'features/transactions/useTransaction.ts']);
});

it('whoever has a Safe’s owner sign does it in the dialog that asks for the statement', () => {
  const signing = filesWith(/use(OwnerSignature|(Safe|Message|Delegate)Signer)\(/).filter(
    (file) => !file.startsWith('features/safes/service/'),
  );
  expect(signing.length).toBeGreaterThan(4);
  expect(signing.filter((file) => !SAFE_SIGNING.test(textOf(file)))).toEqual([]);
});

it('what needs no statement stands in the table, with the reason', () => {
  expect(filesWith(/needsStatement: false/)).toEqual(Object.keys(FREE));
});

it('what the server gives to citizens only is asked for behind a gate', () => {
  const names = Object.entries(endpoints).flatMap(([name, { auth }]) => (auth === 'citizen' ? [name] : []));
  expect(names.length).toBeGreaterThan(15);
  const asking = files.filter((file) => names.some((name) => textOf(file).includes(`'${name}'`)));
  expect(asking.filter((file) => !UNGATED.includes(file)).toSorted()).toEqual(Object.keys(ASKING));
});

it.each([...gates(WALLET), ...gates(ASKING)])('there is a gate in %s', (file) => {
  expect(textOf(file)).toMatch(GATE);
});
