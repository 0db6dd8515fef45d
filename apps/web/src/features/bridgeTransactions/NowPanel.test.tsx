// @vitest-environment happy-dom
import type { NextStep } from '@althing/domain/bridges';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import { formatTime } from '../../lib/format/formatDate.ts';
import { Until } from './NowPanel.tsx';

vi.mock('./act/CancelPart.tsx', () => ({ CancelPart: () => null }));
vi.mock('./act/FinishButtons.tsx', () => ({ ConfirmButton: () => null, ExecuteButton: () => null }));
vi.mock('./prove/ProveDialog.tsx', () => ({ ProveDialog: () => null }));
vi.mock('./resend/ResendDialog.tsx', () => ({ ResendDialog: () => null }));

const EXPECTED = 1_790_000_000;
const step = (who: NextStep['who']): NextStep => ({ who, sentence: '', action: null, until: EXPECTED });

test('the expectation follows the clock: of the origin for bridges, of the destination for delays', () => {
  const { rerender } = renderPage(<Until step={step('bridges')} originNow={EXPECTED - 20} now={EXPECTED + 99} />);
  expect(screen.getByText(`Expected in 20 seconds (${formatTime(EXPECTED)}).`)).toBeDefined();
  rerender(<Until step={step('bridges')} originNow={EXPECTED} now={EXPECTED - 99} />);
  expect(screen.getByText(`Taking longer than usual: it was expected by ${formatTime(EXPECTED)}.`)).toBeDefined();
  rerender(<Until step={step('clock')} originNow={EXPECTED - 99} now={EXPECTED} />);
  expect(screen.getByText(`Expected any moment (${formatTime(EXPECTED)}).`)).toBeDefined();
});
