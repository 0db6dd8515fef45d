import type { Address } from '@althing/domain/units';
import { STRATEGIES, TERMS } from '@althing/domain/bonds';
import { readContract } from 'viem/actions';
import type { BondContracts } from '../bondContracts.ts';
import { type Call, contractCall, type ReadClient } from '../call.ts';
import { bondAggregatorAbi, fixedPriceAuctioneerAbi, twapBondOracleAbi } from '../contracts.ts';

/** Calls that the owner of bond contracts has to make for one auctioneer. */
export interface OpeningStep {
  auctioneer: Address;
  calls: readonly Call[];
}

/**
 * What the owner of bond contracts has to do once before anybody can sell: for each auctioneer, allow payment from escrow and reading the oracle, and
 * register it.
 */
export const openingSteps = (contracts: BondContracts): readonly OpeningStep[] =>
  STRATEGIES.flatMap((strategy) => TERMS.map((term) => ({ strategy, auctioneer: contracts.auctioneers[strategy][term] }))).map(
    ({ strategy, auctioneer }) => ({
      auctioneer,
      calls: [
        ...(strategy === 'ofda' || strategy === 'osda'
          ? [
              contractCall({
                address: contracts.twapBondOracle,
                abi: twapBondOracleAbi,
                functionName: 'updateAuctioneer',
                args: [auctioneer, true],
              }),
            ]
          : []),
        contractCall({
          address: auctioneer,
          abi: fixedPriceAuctioneerAbi,
          functionName: 'setCallbackAllowed',
          args: [contracts.escrow, true],
        }),
        // Last, so that a registered auctioneer certainly has the rest.
        contractCall({ address: contracts.aggregator, abi: bondAggregatorAbi, functionName: 'registerAuctioneer', args: [auctioneer] }),
      ],
    }),
  );

/** The steps that were not done yet. */
export async function missingOpeningSteps(client: ReadClient, contracts: BondContracts): Promise<readonly OpeningStep[]> {
  const steps = openingSteps(contracts);
  const registered = await Promise.all(
    steps.map(({ auctioneer }) =>
      readContract(client, { address: contracts.aggregator, abi: bondAggregatorAbi, functionName: 'isAuctioneer', args: [auctioneer] }),
    ),
  );
  return steps.filter((_, index) => !registered[index]);
}
