// @vitest-environment happy-dom
import {
  emptyChainWallet,
  emptyForm,
  emptyGovernor,
  emptyLink,
  emptyReceiver,
  emptyVeto,
  type OrganisationForm,
} from '@althing/domain/setup';
import { screen, within } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { GovernorStep } from '../governor/GovernorStep.tsx';
import { VetoList } from '../modules/shared/VetoList.tsx';
import { LinksEditor } from '../organisation/LinksEditor.tsx';
import { WalletList } from '../safe/WalletList.tsx';
import { OwnersEditor } from '../parties/OwnersEditor.tsx';
import { ReceiversEditor } from '../token/ReceiversEditor.tsx';
import { SetupFormProvider } from './SetupFormContext.ts';
import { useDraftForm } from './useDraftForm.ts';

/** A form with two entries in every list, so that each can be removed. */
function draft(): OrganisationForm {
  const form = emptyForm();
  const governors = ['One', 'Two'].map((governorName, index) => ({ ...emptyGovernor(`g${index}`), governorName, chainId: 31337 }));
  const wallets = (ids: readonly string[]) => ids.map((id) => emptyChainWallet(id));
  return {
    ...form,
    links: [emptyLink('l1'), emptyLink('l2')],
    token: {
      ...form.token,
      isCreatingNewToken: true,
      chainIds: [31337],
      initialReceivers: [{ chainId: 31337, receivers: [emptyReceiver('r1'), emptyReceiver('r2')] }],
    },
    modules: {
      ...form.modules,
      governor: governors,
      safeTreasury: [emptyChainWallet('t1', 31337)],
      workingGroup: wallets(['w1', 'w2']),
      preVoteVeto: [emptyVeto('v1')],
      protocolUpgrades: { ...form.modules.protocolUpgrades, isMultisig: true, addresses: ['', '', ''] },
    },
  };
}

function Setup({ children }: { children: ReactNode }) {
  const form = useDraftForm(draft());
  return <SetupFormProvider value={form}>{children}</SetupFormProvider>;
}

interface Case {
  what: string;
  editor: ReactElement;
  add: string;
  /** The first field of the added entry. */
  first: () => Element;
  remove: RegExp;
}
const inside = (name: string) => within(screen.getByRole('region', { name }));
const cases: readonly Case[] = [
  {
    what: 'receiver',
    editor: <ReceiversEditor index={0} chainId={31337} />,
    add: 'Add receiver',
    first: () => screen.getByLabelText(/^Receiver 3/),
    remove: /Remove receiver 3/,
  },
  {
    what: 'governor',
    editor: <GovernorStep />,
    add: 'Add governor',
    first: () => inside('Governor 3').getByLabelText(/^Name/),
    remove: /^Remove$/,
  },
  {
    what: 'treasury',
    editor: <WalletList list="safeTreasury" />,
    add: 'Add treasury',
    first: () => inside('Treasury 2').getByRole('combobox', { name: /^Chain/ }),
    remove: /^Remove$/,
  },
  {
    what: 'working group',
    editor: <WalletList list="workingGroup" />,
    add: 'Add working group',
    first: () => inside('Working group 3').getByLabelText(/^Name/),
    remove: /^Remove$/,
  },
  {
    what: 'group of guardians',
    editor: <VetoList list="preVoteVeto" slug="pre-vote-veto" description="" question="Who?" />,
    add: 'Add guardians',
    first: () => inside('Pre-Vote Veto: guardians 2').getByRole('combobox', { name: /^Governor/ }),
    remove: /^Remove$/,
  },
  {
    what: 'link',
    editor: <LinksEditor />,
    add: 'Add link',
    first: () => screen.getByRole('combobox', { name: 'Type of link 3' }),
    remove: /Remove link 3/,
  },
  {
    what: 'owner',
    editor: <OwnersEditor path="modules.protocolUpgrades" chainIds={[]} choices={[]} noun="Signer" />,
    add: 'Add signer',
    first: () => screen.getByLabelText(/^Signer 4/),
    remove: /Remove Signer 4/,
  },
];

test.each(cases)('a new $what takes the focus into its first field, and gives it back when it is removed', async (entry) => {
  const { user } = renderPage(<Setup>{entry.editor}</Setup>);
  const add = () => screen.getByRole('button', { name: entry.add });
  await user.click(add());
  expect(document.activeElement).toBe(entry.first());
  await user.click(screen.getAllByRole('button', { name: entry.remove }).at(-1)!);
  expect(document.activeElement).toBe(add());
});

test('a copy of a governor takes the focus into its name, which it must change', async () => {
  const { user } = renderPage(
    <Setup>
      <GovernorStep />
    </Setup>,
  );
  await user.click(inside('One').getByRole('button', { name: 'Duplicate' }));
  expect(document.activeElement).toBe(inside('One 2').getByLabelText(/^Name/));
});
