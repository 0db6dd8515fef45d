// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../test/renderUi.tsx';
import type { WizardRun } from './useWizard.ts';
import { WizardFoot } from './WizardFoot.tsx';

test('one button goes back and the other on', async () => {
  const acts = { back: vi.fn(), next: vi.fn() };
  const { user } = renderUi(<WizardFoot run={{ ...acts, form: { errors: {} }, sentences: [] } as unknown as WizardRun<string, unknown>} />);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect([acts.back.mock.calls.length, acts.next.mock.calls.length]).toEqual([1, 0]);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect([acts.back.mock.calls.length, acts.next.mock.calls.length]).toEqual([1, 1]);
});

test('what keeps the reader from going on stands above them', () => {
  const run = { back: vi.fn(), next: vi.fn(), form: { errors: { name: 'Please enter a name' } }, sentences: ['Name it'] };
  renderUi(<WizardFoot run={run as unknown as WizardRun<string, unknown>} />);
  expect(screen.getByRole('alert').textContent).toBe('1 answer is missing. Name it. Nothing is lost.');
});
