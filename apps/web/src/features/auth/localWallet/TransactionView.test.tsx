// @vitest-environment happy-dom
import { encodeDeployOrganisation, platformAddresses } from '@althing/bindings';
import { expect, test, vi } from 'vitest';
import { zeroAddress, zeroHash } from 'viem';
import { renderPage } from '../../../../test/renderPage.tsx';
import { TransactionView } from './TransactionView.tsx';

vi.mock('./nodeRpc.ts', () => ({ nodeRpc: {} }));
vi.mock('./quoteTransaction.ts', () => ({ quoteTransaction: () => new Promise(() => undefined) }));

test('Althing’s own contracts are called by their names', () => {
  const identity = { id: zeroHash, founder: zeroAddress, heir: zeroAddress, chainIds: [31337n] };
  const head = { identity, upgradeOwner: zeroAddress, founderContinues: false };
  const nothing = { ...head, safes: [], tokens: [], vestings: [], spokes: [], governors: [], proxies: [] };
  const { data } = encodeDeployOrganisation(nothing);
  const transaction = {
    from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    to: platformAddresses.organisationNamespaces,
    data,
    value: 0n,
    gas: undefined,
  } as const;
  const { container } = renderPage(<TransactionView chainId={31337} transaction={transaction} />);
  expect(container.textContent).toContain('of Althing’s register of organisations');
  expect(container.textContent).not.toContain('not known here');
});
