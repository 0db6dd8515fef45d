// @vitest-environment happy-dom
import { LOCAL_CHAINS } from '@althing/domain/chains';
import { moduleKey } from '@althing/domain/modules';
import { organisationItems } from '@althing/domain/setup';
import { sampleOrganisation, sampleToken } from '@althing/domain/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../../../test/renderUi.tsx';
import { Account, factsOf } from './factsOf.tsx';

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

test('an existing token has one address, which is shown as the accounts of others are', () => {
  const existing = { chainId: 31337, address: other, name: 'Old', symbol: 'OLD', decimals: 18 };
  const token = sampleToken({ isCreatingNewToken: false, isWrappingAccepted: true, existingTokens: [existing], initialReceivers: [] });
  const item = organisationItems(sampleOrganisation({ token }), LOCAL_CHAINS).find(({ type }) => type === 'existingToken')!;
  renderUi(
    <>
      {factsOf(item).map(({ value }, index) => (
        <div key={index}>{value}</div>
      ))}
    </>,
  );
  expect(screen.getByText('0x7099…dc79C8').title).toBe(other);
});
