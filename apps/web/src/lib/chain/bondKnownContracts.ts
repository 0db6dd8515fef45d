import { bondContractsOf, type KnownContract } from '@althing/bindings';
import type { ChainId } from '@althing/domain/units';

/** The bond contracts of a chain that sellers and buyers call, so that their calls can be decoded with certainty; none where it has none. */
export function bondKnownContracts(chainId: ChainId): KnownContract[] {
  const contracts = bondContractsOf(chainId);
  if (!contracts) return [];
  const { auctioneers, tellers, escrow, vestingVault, twapOracle } = contracts;
  return [
    ...Object.values(auctioneers)
      .flatMap((ofStrategy) => Object.values(ofStrategy))
      .map((address) => ({ address, label: 'Althing’s bond auctioneer', abi: 'Bond auctioneer' }) as const),
    { address: tellers['fixed-term'], label: 'Althing’s bond teller', abi: 'Bond teller (fixed term)' },
    { address: tellers['fixed-expiry'], label: 'Althing’s bond teller', abi: 'Bond teller (fixed expiry)' },
    { address: escrow, label: 'Althing’s bond escrow', abi: 'Bond escrow' },
    { address: vestingVault, label: 'Althing’s vesting vault', abi: 'Bond vesting' },
    { address: twapOracle, label: 'Althing’s price oracle', abi: 'TWAP oracle' },
  ];
}
