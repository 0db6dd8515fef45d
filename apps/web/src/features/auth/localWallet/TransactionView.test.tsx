// @vitest-environment happy-dom
import { encodeDeployOrganisation, platformAddresses } from '@althing/bindings';
import { expect, test, vi } from 'vitest';
import { zeroAddress, zeroHash } from 'viem';
import { renderPage } from '../../../../test/renderPage.tsx';
import { TransactionView } from './TransactionView.tsx';

vi.mock('./nodeRpc.ts', () => ({ nodeRpc: {} }));
vi.mock('./quoteTransaction.ts', () => ({ quoteTransaction: () => new Promise(() => undefined) }));

test('Althing’s own deployer is called by its name', () => {
  const nothing = { id: zeroHash, upgradeOwner: zeroAddress, safes: [], tokens: [], vestings: [], spokes: [], governors: [], proxies: [] };
  const { data } = encodeDeployOrganisation(nothing);
  const transaction = {
    from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    to: platformAddresses.organisationDeployer,
    data,
    value: 0n,
    gas: undefined,
  } as const;
  const { container } = renderPage(<TransactionView chainId={31337} transaction={transaction} />);
  expect(container.textContent).toContain('of Althing’s organisation deployer');
  expect(container.textContent).not.toContain('not known here');
});
