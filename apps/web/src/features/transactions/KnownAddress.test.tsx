// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../../test/renderPage.tsx';
import { KnownAddress, type KnownAddressProps } from './KnownAddress.tsx';

const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const SAFE = '0x00000000000000000000000000000000000000aA';
vi.mock('wagmi', () => ({ useConnection: () => ({ address: ME }) }));

const contracts = [{ chainId: 31337, address: SAFE, kind: 'governor', name: 'Main' }] as unknown as KnownAddressProps['contracts'] & {};

test.each([
  ['You0xf39F…b92266', { address: ME.toLowerCase() }],
  ['Governor Main0x0000…0000aA', {}],
  ['0x0000…0000aA', { chainId: 31338 }],
  ['Governor Main0x0000…0000aA', { chainId: 31338, homeChainId: 31337 }],
  ['0x7099…dc79C8', { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
])('%s is what the reader knows an address by (case %#)', (words, part) => {
  renderPage(
    <output>
      <KnownAddress address={SAFE} chainId={31337} contracts={contracts} {...part} />
    </output>,
  );
  expect(screen.getByRole('status').textContent?.toLowerCase()).toBe(words.toLowerCase());
});
