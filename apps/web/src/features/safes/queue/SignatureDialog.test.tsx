// @vitest-environment happy-dom
import { Button } from '@mantine/core';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { UserRejectedRequestError } from 'viem';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { SignatureDialog } from './SignatureDialog.tsx';

vi.mock('../../auth/index.ts', async () => ({ CitizenButton: (await import('../../../../test/citizenButton.tsx')).FakeCitizenButton }));

function Page({ onSign }: { onSign: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Propose</Button>
      {isOpen && (
        <SignatureDialog
          chainId={31337}
          hashes={null}
          title="Propose: Send 1 ETH"
          effect="It is put before the other owners."
          onSign={onSign}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

test('the second of two quick presses falls on the page behind the dialog, and does not close it', async () => {
  const { user } = renderPage(<Page onSign={async () => {}} />);
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  await user.click(document.querySelector('.mantine-Modal-overlay')!);
  expect(screen.getByRole('dialog', { name: 'Propose: Send 1 ETH' })).toBeTruthy();
});

test('declining in the wallet is told calmly, what went wrong as an error', async () => {
  const onSign = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new UserRejectedRequestError(new Error('no')));
  onSign.mockRejectedValueOnce(new Error('The service is away.'));
  const { user } = renderPage(<Page onSign={onSign} />);
  await user.click(screen.getByRole('button', { name: 'Propose' }));
  await user.click(screen.getByRole('button', { name: 'Sign in wallet' }));
  const box = (title: string) => screen.getByText(title).closest('div')!;
  const declined = box('You declined it in your wallet');
  expect([...declined.children].map(({ textContent }) => textContent)).toEqual(['You declined it in your wallet', 'Nothing was signed.']);
  expect(declined.className).toMatch(/declined/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('You declined it in your wallet')).toBeNull();
  expect(screen.getByText(/Nothing was handed in\.$/).closest('div')!.className).toMatch(/problem/);
});
