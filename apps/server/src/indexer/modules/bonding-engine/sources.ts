import {
  bondAggregatorAbi,
  type BondContracts,
  bondContractsOf,
  bondEscrowAbi,
  bondVestingVaultAbi,
  erc20BondTokenAbi,
  fixedExpiryTellerAbi,
  fixedPriceAuctioneerAbi,
  fixedTermTellerAbi,
  oracleDynamicDiscountAuctioneerAbi,
  oracleFixedDiscountAuctioneerAbi,
  sequentialDutchAuctioneerAbi,
  twapBondOracleAbi,
} from '@althing/bindings';
import type { ChainId } from '@althing/domain/units';
import { createSource, type Root } from '../../source.ts';
import { bondAggregatorHandlers } from './bondAggregator.ts';
import { bondAuctioneerHandlers, dutchAuctioneerHandlers, oracleAuctioneerHandlers } from './bondAuctioneer.ts';
import { bondTellerHandlers, expiryTellerHandlers } from './bondTeller.ts';
import { bondTokenHandlers } from './bondToken.ts';
import { bondVestingVaultHandlers } from './bondVestingVault.ts';

const auctioneerAbi = [
  ...fixedPriceAuctioneerAbi,
  ...oracleFixedDiscountAuctioneerAbi,
  ...oracleDynamicDiscountAuctioneerAbi,
  ...sequentialDutchAuctioneerAbi,
];
const tellerAbi = [...fixedTermTellerAbi, ...fixedExpiryTellerAbi];

export const bondSources = {
  bondAggregator: createSource(bondAggregatorAbi, bondAggregatorHandlers),
  // One source for all strategies: the auctioneer's address tells which one it is.
  bondAuctioneer: createSource(auctioneerAbi, { ...bondAuctioneerHandlers, ...oracleAuctioneerHandlers, ...dutchAuctioneerHandlers }),
  bondTeller: createSource(tellerAbi, { ...bondTellerHandlers, ...expiryTellerHandlers }, { announces: true }),
  bondToken: createSource(erc20BondTokenAbi, bondTokenHandlers),
  bondVestingVault: createSource(bondVestingVaultAbi, bondVestingVaultHandlers),
  bondEscrow: createSource(bondEscrowAbi, {}),
  bondOracle: createSource(twapBondOracleAbi, {}),
};

const rootsOf = ({ aggregator, auctioneers, tellers, vestingVault, escrow, twapBondOracle }: BondContracts): Root[] => [
  { address: aggregator, kind: 'bondAggregator' },
  ...Object.values(auctioneers).flatMap((terms) => Object.values(terms).map((address): Root => ({ address, kind: 'bondAuctioneer' }))),
  ...Object.values(tellers).map((address): Root => ({ address, kind: 'bondTeller' })),
  { address: vestingVault, kind: 'bondVestingVault' },
  { address: escrow, kind: 'bondEscrow' },
  { address: twapBondOracle, kind: 'bondOracle' },
];

/**
 * None where the bond contracts are not ours. Anybody can deploy the bond contracts of local chains on a public chain at the same addresses,
 * because their owner's key is public.
 */
export function bondRoots(chainId: ChainId): Root[] {
  const contracts = bondContractsOf(chainId);
  return contracts ? rootsOf(contracts) : [];
}
