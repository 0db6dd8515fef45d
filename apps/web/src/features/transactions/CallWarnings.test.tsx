// @vitest-environment happy-dom
import { type CallWarning, decodeCall } from '@althing/bindings';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WagmiContext } from 'wagmi';
import { renderPage } from '../../../test/renderPage.tsx';
import { tokenChain } from '../../../test/tokenChain.ts';
import { CallWarnings } from './CallWarnings.tsx';

const TOKEN = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const NOBODY = '0x0000000000000000000000000000000000000000';
const call = decodeCall({ to: TOKEN, value: 0n, data: '0x' });

function draw(warnings: CallWarning[]) {
  renderPage(
    <WagmiContext value={tokenChain([])}>
      <CallWarnings call={{ ...call, warnings }} chainId={31337} nameAddress={() => undefined} />
    </WagmiContext>,
  );
  return screen.queryAllByRole('alert').map(({ textContent }) => textContent);
}

test('a call without warnings shows none', () => {
  expect(draw([])).toEqual([]);
});

test('foreign code that would run as the Safe is told as what it could do', () => {
  expect(draw([{ type: 'foreignCode' }])).toEqual([
    'Runs foreign code as the SafeThe code at this address acts with all powers of the Safe: it may move whatever the Safe holds and replace its owners.',
  ]);
});

test('calls that could not be read are told beside what else is wrong', () => {
  const [, unread] = draw([{ type: 'foreignCode' }, { type: 'unreadCalls' }]);
  expect(unread).toBe(
    'Not all of its calls can be toldIt carries calls that could not be read with certainty: more may be done than is shown here. Check the raw data.',
  );
});

test('a payment in the currency of the chain names it, and that whoever submits the transaction gets it', () => {
  expect(draw([{ type: 'refund', gasPrice: 10n ** 18n, baseGas: 0n, token: NOBODY, receiver: NOBODY }])).toEqual([
    'The Safe pays for the transaction1 ETH for each unit of gas used, paid to whoever submits it.',
  ]);
});
