// @vitest-environment happy-dom
import { tokenAbi } from '@althing/bindings';
import type { ActionDraft } from '@althing/domain/governance';
import { writeExport } from '@althing/domain/actionFiles';
import { ANN, BEN, TOKEN } from '@althing/domain/testing';
import { screen } from '@testing-library/react';
import { encodeFunctionData } from 'viem';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { ActionFiles } from './ActionFiles.tsx';

const toasts = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn() }));
vi.mock('../../../ui/notify.ts', () => ({ notify: toasts }));
const saved = vi.hoisted(() => vi.fn());
vi.mock('../../../ui/download.ts', () => ({ download: saved }));

const transfer = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [BEN, 5n] });
const calls = [{ target: TOKEN, value: 0n, calldata: transfer }];
const onAdd = vi.fn<(actions: ActionDraft[]) => void>();

function draw({ isEmpty = false, isSound = true } = {}) {
  return renderPage(
    <ActionFiles
      chainId={31337}
      executor={ANN}
      room={50}
      contracts={[{ address: TOKEN, label: 'Token', abi: 'Token' }]}
      isEmpty={isEmpty}
      calls={() => (isSound ? calls : undefined)}
      onAdd={onAdd}
    />,
  );
}
const upload = async ({ user, container }: ReturnType<typeof draw>, text: string) =>
  user.upload(
    container.querySelector<HTMLInputElement>('input[type=file]')!,
    new File([text], 'actions.json', { type: 'application/json' }),
  );

test('what a file calls of a known contract can be read and changed, argument by argument', async () => {
  await upload(draw(), writeExport(calls));
  await vi.waitFor(() => expect(onAdd).toHaveBeenCalledOnce());
  expect(onAdd.mock.lastCall![0]).toMatchObject([
    { target: TOKEN, signature: 'transfer(address to, uint256 value)', args: [BEN, '5'], calldata: '' },
  ]);
});

test('a bad file says why, and adds nothing', async () => {
  onAdd.mockClear();
  await upload(draw(), '[{}]');
  await vi.waitFor(() =>
    expect(toasts.error).toHaveBeenCalledWith(
      'The file was not added',
      'Transaction 1: target is missing or cannot be read. Your actions are as they were.',
    ),
  );
  expect(onAdd).not.toHaveBeenCalled();
});

test('without an action there is nothing to write, and while one is wrong nothing is written', async () => {
  const { unmount } = draw({ isEmpty: true });
  expect(screen.getByRole('button', { name: 'Export actions' }).getAttribute('aria-disabled')).toBe('true');
  unmount();
  const { user } = draw({ isSound: false });
  await user.click(screen.getByRole('button', { name: 'Export actions' }));
  await vi.waitFor(() => expect(toasts.error).toHaveBeenCalledWith('The file was not written', 'Correct the actions first.'));
  expect(saved).not.toHaveBeenCalled();
});

test('what is written is what is read', async () => {
  const { user } = draw();
  await user.click(screen.getByRole('button', { name: 'Export actions' }));
  await vi.waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.lastCall![1]).toBe(writeExport(calls));
});
