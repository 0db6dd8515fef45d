// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../test/renderUi.tsx';
import { StepBar } from './StepBar.tsx';

const steps = ['Governor', 'Safe', 'Token'].map((label) => ({ id: label, label, isReached: true, isPassed: false }));
const drawn = (variant: 'top' | 'side') =>
  renderUi(<StepBar label="Steps" variant={variant} steps={steps} currentId="Safe" onGo={() => undefined} />);

test('on a phone the steps count steps, and the parts of one step say which part it is', () => {
  drawn('top');
  expect(screen.getByText('Step 2 of 3')).toBeDefined();
  drawn('side');
  expect(screen.getByText('Safe · 2 of 3 parts')).toBeDefined();
  expect(screen.getAllByText(/^Step /)).toHaveLength(1);
});
