// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { CitizenButton } from './CitizenButton.tsx';
// Loaded before it is asked for, so that no test waits for that.
import './CitizenshipDialog.tsx';

const context = vi.hoisted(() => ({
  isSignedIn: true,
  citizenship: { data: undefined as boolean | undefined, error: null as Error | null },
  confirm: vi.fn<(onSuccess: () => void) => void>(),
}));
vi.mock('../session/useIsSignedIn.ts', () => ({ useIsSignedIn: () => context.isSignedIn }));
vi.mock('./useCitizenship.ts', async (original) => ({ ...(await original<object>()), useCitizenship: () => context.citizenship }));
vi.mock('./useConfirmCitizenship.ts', () => ({ useConfirmCitizenship: () => ({ confirm: context.confirm, isPending: false }) }));
vi.mock('../../../ui/RouterLinks.tsx', () => ({ TextLink: () => null }));

const onClick = vi.fn();
beforeEach(() => {
  onClick.mockReset();
  context.confirm.mockReset();
  Object.assign(context, { isSignedIn: true, citizenship: { data: true, error: null } });
});
const draw = (part: Partial<typeof context> = {}, reason?: string) => {
  Object.assign(context, part);
  return renderPage(
    <CitizenButton reason={reason} onClick={onClick}>
      Vote
    </CitizenButton>,
  );
};
const button = () => screen.getByRole('button', { name: 'Vote' });

test('who has signed the statement acts at once', async () => {
  const { user } = draw();
  await user.click(button());
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who has not is asked for it first; the act goes on by itself once it is saved, and not before', async () => {
  const { user } = draw({ citizenship: { data: false, error: null } });
  await user.click(button());
  const box = await screen.findByRole('checkbox');
  expect(onClick).not.toHaveBeenCalled();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(onClick).not.toHaveBeenCalled();
  context.confirm.mock.lastCall![0]();
  expect(onClick).toHaveBeenCalledOnce();
});

test('who leaves the statement has not acted', async () => {
  const { user } = draw({ citizenship: { data: false, error: null } });
  await user.click(button());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onClick).not.toHaveBeenCalled();
});

test('a form around the button is not sent by the statement', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  context.citizenship = { data: false, error: null };
  const { user } = renderPage(
    <form onSubmit={onSubmit}>
      <CitizenButton type="button" onClick={onClick}>
        Vote
      </CitizenButton>
    </form>,
  );
  await user.click(button());
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(context.confirm).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['not signed in', { isSignedIn: false }, 'Sign in first: press Authenticate beside your wallet.'],
  [
    'whose statement could not be read',
    { citizenship: { data: undefined, error: new Error('away') } },
    'Your confirmation could not be read',
  ],
])('who is %s cannot act, and reads why', async (_case, part, sentence) => {
  const { user } = draw(part);
  await user.click(button());
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getAllByText(sentence)).not.toEqual([]);
});

test('while it is asked whether the statement stands nothing can be pressed', async () => {
  const { user } = draw({ citizenship: { data: undefined, error: null } });
  await user.click(button());
  expect(onClick).not.toHaveBeenCalled();
});

test('what speaks against the act itself is told before the statement', () => {
  draw({ citizenship: { data: false, error: null } }, 'Voting has ended.');
  expect(screen.getByText('Voting has ended.')).toBeDefined();
});
