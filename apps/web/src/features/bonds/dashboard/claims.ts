import {
  bondVestingVaultAbi,
  bondVestingVaultOf,
  type Call,
  contractCall,
  fixedExpiryTellerAbi,
  fixedTermTellerAbi,
  type KnownContract,
  tellerOf,
} from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import type { BalanceGroup } from '../queries.ts';

/** What can be had of a group now, in smallest units of its payout token; 0 before its day. @param now - of its chain, UNIX seconds. */
export function claimableOf({ contract: { redeem, linearVesting } }: BalanceGroup, now: number): bigint {
  if (linearVesting) return BigInt(linearVesting.releasableAmount);
  return redeem && Date.parse(redeem.expiry) / 1000 <= now ? BigInt(redeem.balance) : 0n;
}

/** All that a group still has, whenever it can be had. */
export function heldOf({ contract: { redeem, linearVesting } }: BalanceGroup): bigint {
  return linearVesting ? BigInt(linearVesting.totalAmount) - BigInt(linearVesting.releasedAmount) : BigInt(redeem?.balance ?? 0);
}

/** When all of it can be had. */
export const endOf = ({ contract: { redeem, linearVesting } }: BalanceGroup): string => (linearVesting?.end ?? redeem?.expiry)!;

/** Groups that one transaction can pay out have the same key: those of one teller, or all schedules of a chain. */
export const placeOf = ({ chainId, contract }: BalanceGroup): string =>
  contract.redeem ? `${chainId}:${contract.redeem.teller}` : `${chainId}:vesting`;

/** One transaction that pays groups of the same place out. */
export function claimCall(groups: readonly BalanceGroup[]): Call {
  const chainId = groups[0]!.chainId;
  const schedules = groups.flatMap(({ contract }) => contract.linearVesting?.vestingScheduleIds.map(BigInt) ?? []);
  if (schedules.length > 0)
    return contractCall({ address: bondVestingVaultOf(chainId), abi: bondVestingVaultAbi, functionName: 'releaseMany', args: [schedules] });
  const bonds = groups.flatMap(({ contract: { redeem } }) => (redeem ? [redeem] : []));
  const address = bonds[0]!.teller as Address;
  const amounts = bonds.map(({ balance }) => BigInt(balance));
  if (bonds[0]!.tokenId !== null)
    return contractCall({
      address,
      abi: fixedTermTellerAbi,
      functionName: 'batchRedeem',
      args: [bonds.map(({ tokenId }) => BigInt(tokenId!)), amounts],
    });
  const tokens = bonds.map(({ tokenAddress }) => tokenAddress as Address);
  return contractCall({ address, abi: fixedExpiryTellerAbi, functionName: 'batchRedeem', args: [tokens, amounts] });
}

/** Contracts that pay bonds out. */
export const claimContracts = (chainId: number): KnownContract[] => [
  { address: tellerOf(chainId, 'fixed-term'), label: 'Althing’s bond teller', abi: 'Bond teller (fixed term)' },
  { address: tellerOf(chainId, 'fixed-expiry'), label: 'Althing’s bond teller', abi: 'Bond teller (fixed expiry)' },
  { address: bondVestingVaultOf(chainId), label: 'Althing’s vesting vault', abi: 'Bond vesting' },
];
