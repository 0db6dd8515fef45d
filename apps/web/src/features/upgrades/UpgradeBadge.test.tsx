// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../../test/renderUi.tsx';
import { UpgradeBadge } from './UpgradeBadge.tsx';

test('one that the record has overtaken is outdated, whatever its state', () => {
  const { unmount } = renderUi(<UpgradeBadge state="open" isStale={false} />);
  expect(screen.getByText('Open')).toBeTruthy();
  unmount();
  renderUi(<UpgradeBadge state="open" isStale />);
  expect(screen.getByText('Outdated')).toBeTruthy();
  expect(screen.queryByText('Open')).toBeNull();
});
