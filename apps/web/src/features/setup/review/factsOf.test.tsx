// @vitest-environment happy-dom
import { moduleKey } from '@althing/domain/modules';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../../test/renderUi.tsx';
import { Account } from './factsOf.tsx';

const own = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
vi.mock('wagmi', () => ({ useConnection: () => ({ address: own.toLowerCase() }) }));

test('an address of the review is shortened, can be copied, and one’s own is called so', async () => {
  const { user, rerender } = renderUi(<Account value={own} />);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(screen.getByText('You')).toBeDefined();
  expect(screen.getByText('0xf39F…b92266').title).toBe(own);
  await user.click(screen.getByRole('button', { name: 'Copy address 0xf39F…b92266' }));
  expect(write).toHaveBeenCalledWith(own);
  rerender(<Account value={other} />);
  expect(screen.queryByText('You')).toBeNull();
  write.mockRestore();
});

test('a module is named, not called a module', () => {
  const { container } = renderUi(<Account value={moduleKey('governor', 'Main')} />);
  expect(container.textContent).toMatch(/Governor Main$/);
});
