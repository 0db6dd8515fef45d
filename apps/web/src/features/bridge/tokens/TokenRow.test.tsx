// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import type { TokenOnChain, TravellingToken } from '../queries.ts';
import { TokenRow } from './TokenRow.tsx';

const token = { organisation: { slug: 'harbour', name: 'Harbour', logo: null } } as unknown as TravellingToken;
const draw = (isPendingUpgrade: boolean) => {
  const onChoose = vi.fn();
  const place = { chainId: 31337, address: `0x${'aa'.repeat(20)}`, symbol: 'HRB', decimals: 18, isPendingUpgrade } as TokenOnChain;
  return { onChoose, ...renderPage(<TokenRow {...{ token, place, onChoose }} balance={undefined} isChosen={false} />) };
};

test('a token that waits for an upgrade says so and cannot be chosen', async () => {
  const { user, onChoose } = draw(true);
  expect(screen.getByText(/This asset is pending upgrade, please try again later/)).toBeDefined();
  await user.click(screen.getByRole('button'));
  expect(onChoose).not.toHaveBeenCalled();
});

test('any other is chosen by pressing it', async () => {
  const { user, onChoose } = draw(false);
  await user.click(screen.getByRole('button'));
  expect(onChoose).toHaveBeenCalledOnce();
});
