// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { VetoReason, vetoReasonProblem } from './VetoReason.tsx';

test('a reason that is too long is kept whole, and says by how much', () => {
  const reason = 'a'.repeat(203);
  renderPage(<VetoReason value={reason} onChange={() => undefined} />);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason (optional)').value).toBe(reason);
  expect(screen.getByText('203 of 200 characters')).toBeDefined();
  expect(screen.getByText('3 characters too many')).toBeDefined();
});

test.each([
  ['', undefined],
  [` ${'a'.repeat(200)} `, undefined],
  ['a'.repeat(201), '1 character too many'],
])('a reason may be left out and fill its limit (case %#)', (reason, problem) => {
  expect(vetoReasonProblem(reason)).toBe(problem);
});
