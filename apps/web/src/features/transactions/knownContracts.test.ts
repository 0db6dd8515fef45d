import { auctioneerOf, decodeCall, encodeCloseMarket } from '@althing/bindings';
import { expect, it } from 'vitest';
import { knownContractsOf } from './knownContracts.ts';

const CHAIN_ID = 31337;

it('knows what a proposal does with a bond market by the platform’s own contract, and guesses nothing', () => {
  const auctioneer = auctioneerOf(CHAIN_ID, 'fpa', 'fixed-term');
  const { to, data } = encodeCloseMarket({ auctioneer, id: 7n });
  expect(decodeCall({ to, data, value: 0n }, knownContractsOf([], CHAIN_ID))).toMatchObject({
    contract: 'Althing’s bond auctioneer',
    functionName: 'closeMarket',
    certainty: 'known',
  });
});
