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
import { MOST_PER_CLAIM } from '@althing/domain/bonds';
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

/** Tells groups of the same place apart, however many schedules they have. */
export const keyOf = ({ bondMarket, payoutToken, contract: { redeem } }: BalanceGroup): string =>
  redeem?.tokenId ?? redeem?.tokenAddress ?? bondMarket?.marketId ?? payoutToken.address;

/** A bond or a schedule that a transaction pays out. */
export interface ClaimPart {
  group: BalanceGroup;
  /** In smallest units of the group's payout token. */
  amount: bigint;
  /** Undefined for bonds, which are redeemed as a whole. */
  scheduleId?: string;
}

function partsOf(group: BalanceGroup, now: number): ClaimPart[] {
  const { linearVesting } = group.contract;
  if (linearVesting) return linearVesting.releasable.map(({ id, amount }) => ({ group, amount: BigInt(amount), scheduleId: id }));
  const amount = claimableOf(group, now);
  return amount > 0n ? [{ group, amount }] : [];
}

/**
 * What the next transaction pays out of groups of the same place: the largest of each group, then the next of each. It is bounded, as strangers may
 * send anybody as much dust as they like, and a transaction that takes all of it could fit into no block. What is left follows with the next.
 */
export function nextClaim(groups: readonly BalanceGroup[], now: number): { parts: ClaimPart[]; isAll: boolean } {
  const ranked = groups.flatMap((group) => partsOf(group, now).map((part, rank) => ({ part, rank })));
  const parts = ranked
    .toSorted((a, b) => a.rank - b.rank || (a.part.amount < b.part.amount ? 1 : a.part.amount > b.part.amount ? -1 : 0))
    .slice(0, MOST_PER_CLAIM)
    .map(({ part }) => part);
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
  return { parts, isAll: sum(parts.map(({ amount }) => amount)) === sum(groups.map((group) => claimableOf(group, now))) };
}

/** One transaction that pays parts of the same place out. @param parts - Not empty. */
export function claimCall(parts: readonly ClaimPart[]): Call {
  const chainId = parts[0]!.group.chainId;
  const schedules = parts.flatMap(({ scheduleId }) => (scheduleId === undefined ? [] : [BigInt(scheduleId)]));
  if (schedules.length > 0)
    return contractCall({ address: bondVestingVaultOf(chainId), abi: bondVestingVaultAbi, functionName: 'releaseMany', args: [schedules] });
  const bonds = parts.flatMap(({ group: { contract } }) => (contract.redeem ? [contract.redeem] : []));
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
