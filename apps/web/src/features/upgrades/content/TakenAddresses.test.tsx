// @vitest-environment happy-dom
import type { TakenAddress } from '@althing/domain/http';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../../../test/renderPage.tsx';
import { TakenAddresses } from './TakenAddresses.tsx';

const at = (end: string) => `0x${end.padStart(40, '0')}`;
const council: TakenAddress = {
  chainId: 31337,
  kind: 'governor',
  name: 'Council',
  address: at('c1'),
  differences: [
    { label: 'Quorum numerator', unit: 'basisPoints', expected: '3000', actual: '2000' },
    { label: 'Timelock', expected: at('d1'), actual: null },
  ],
};
const draw = (...taken: TakenAddress[]) => renderPage(<TakenAddresses taken={taken} organisation={{ contracts: [] }} symbol="TEST" />);

test('a governor that stands with another quorum is told with both values, and that another name gives another address', () => {
  draw(council);
  expect(screen.getByRole('region', { name: 'An address is taken already' })).toBeTruthy();
  expect(screen.getByText('Governor Council')).toBeTruthy();
  expect(screen.getByText('Quorum: 30 % wanted, 20 % on the chain')).toBeTruthy();
  expect(screen.getByText(/^Timelock: 0x.* wanted, could not be read on the chain$/)).toBeTruthy();
  expect(screen.getByText(/^Another name gives another address\. Or with what it has there, it is taken over/)).toBeTruthy();
});

test('what has no name is taken over as it stands, and a Safe is entered by its address', () => {
  draw({ ...council, kind: 'assetController', name: '' }, { ...council, kind: 'safeTreasury', name: '', address: at('c2') });
  expect(screen.getByRole('region', { name: '2 addresses are taken already' })).toBeTruthy();
  expect(screen.getByText(/^With what it has there, it is taken over/)).toBeTruthy();
  expect(screen.getByText(/^Other owners give another address\. Or enter the address of this Safe/)).toBeTruthy();
});
