// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { CitizenshipDialog } from '../gates/CitizenshipDialog.tsx';
import { AuthenticateButtons } from '../wallet/AuthenticateButtons.tsx';

const { sign } = vi.hoisted(() => ({ sign: vi.fn<() => Promise<never>>() }));
vi.mock('wagmi', () => ({
  useConnection: () => ({ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', chainId: 31337 }),
  useSignMessage: () => ({ mutateAsync: sign }),
  useSignTypedData: () => ({ mutateAsync: sign }),
  useDisconnect: () => ({ mutate: vi.fn() }),
}));
vi.mock('../../../lib/http/api.ts', () => ({ api: async () => ({ challenge: 'sign me' }) }));
vi.mock('../../../ui/RouterLinks.tsx', () => ({ TextLink: () => null }));
vi.mock('./showSignInError.ts', () => ({ showSignInError: vi.fn() }));

beforeEach(() => {
  sign.mockReset().mockReturnValue(new Promise(() => undefined));
});

/** Clicks twice before anything is rendered again. */
const twice = (button: HTMLElement, other = button) =>
  act(async () => {
    button.click();
    other.click();
  });

test('a double click on Authenticate, or one on each of two such buttons, asks for one signature', async () => {
  renderPage(
    <>
      <AuthenticateButtons />
      <AuthenticateButtons />
    </>,
  );
  const [first, second] = screen.getAllByRole('button', { name: 'Authenticate' }) as [HTMLElement, HTMLElement];
  await twice(first);
  await twice(first, second);
  expect(sign).toHaveBeenCalledOnce();
});

test('a signature that was refused can be asked for again', async () => {
  sign.mockRejectedValueOnce(new Error('User rejected the request.'));
  renderPage(<AuthenticateButtons />);
  const button = screen.getByRole('button', { name: 'Authenticate' });
  await twice(button);
  await twice(button);
  expect(sign).toHaveBeenCalledTimes(2);
});

test('a double click on the statement of citizenship asks for one signature', async () => {
  renderPage(<CitizenshipDialog onClose={vi.fn()} />);
  fireEvent.click(screen.getByRole('checkbox'));
  await twice(screen.getByRole('button', { name: 'Submit' }));
  expect(sign).toHaveBeenCalledOnce();
});
