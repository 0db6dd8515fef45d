import { durationText } from '@althing/domain/display';
import { exactBalanceText } from '@althing/domain/treasury';
import type { Address } from '@althing/domain/units';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { useChain } from '../../../lib/config/useChain.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { ChainMark } from '../../../ui/ChainMark.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { PresentWorth } from '../../../ui/Money.tsx';
import { TextLink } from '../../../ui/RouterLinks.tsx';
import { useChainClock } from '../../governance/index.ts';
import type { BalanceGroup } from '../queries.ts';
import { ClaimButton } from './ClaimButton.tsx';
import classes from './Dashboard.module.css';
import { claimableOf, endOf, heldOf, placeOf } from './claims.ts';

const amountOf = (value: bigint, { payoutToken }: BalanceGroup) => `${exactBalanceText(value, payoutToken.decimals)} ${payoutToken.symbol}`;

const keyOf = (group: BalanceGroup) => {
  const { redeem, linearVesting } = group.contract;
  return `${placeOf(group)}:${redeem?.tokenId ?? redeem?.tokenAddress ?? linearVesting?.vestingScheduleIds.join()}`;
};

/** Bonds of one chain, by the time of that chain, with what can be had of them. */
export function GroupsTable({ chainId, groups }: { chainId: number; groups: readonly BalanceGroup[] }) {
  const now = useChainClock(chainId);
  const { name } = useChain(chainId);
  const places = Map.groupBy(
    groups.filter((group) => now !== undefined && claimableOf(group, now) > 0n),
    placeOf,
  );
  const together = [...places.values()].filter(({ length }) => length > 1);
  return (
    <div className={classes.chain}>
      <DataTable caption={`Bonds on ${name}`} columns={columnsOf(now)} rows={groups} rowKey={keyOf} minWidth={720} />
      {together.map((ready) => (
        <div key={placeOf(ready[0]!)} className={classes.together}>
          <ClaimButton groups={ready} amounts={sumText(ready, now!)}>
            {ready[0]!.contract.redeem ? `Redeem all ${ready.length}` : `Claim from all ${ready.length}`}
          </ClaimButton>
          <p className={classes.soft}>One transaction: {sumText(ready, now!)}</p>
        </div>
      ))}
    </div>
  );
}

/** Sums per token, in words. */
function sumText(groups: readonly BalanceGroup[], now: number): string {
  const perToken = Map.groupBy(groups, ({ payoutToken }) => payoutToken.address);
  return [...perToken.values()]
    .map((same) =>
      amountOf(
        same.reduce((sum, group) => sum + claimableOf(group, now), 0n),
        same[0]!,
      ),
    )
    .join(' and ');
}

const columnsOf = (now: number | undefined): Column<BalanceGroup>[] => [
  { id: 'chain', header: 'Chain', cell: ({ chainId }) => <ChainMark chainId={chainId} withName size={18} /> },
  { id: 'market', header: 'Bond', cell: (group) => <MarketName group={group} /> },
  {
    id: 'held',
    header: 'You have',
    align: 'right',
    cell: (group) => (
      <>
        <Amount value={heldOf(group)} decimals={group.payoutToken.decimals} symbol={group.payoutToken.symbol} />{' '}
        <PresentWorth
          chainId={group.chainId}
          token={group.payoutToken.address as Address}
          value={heldOf(group)}
          decimals={group.payoutToken.decimals}
        />
      </>
    ),
  },
  { id: 'when', header: 'All of it', cell: (group) => whenText(endOf(group), now) },
  {
    id: 'ready',
    header: 'Ready now',
    align: 'right',
    cell: (group) =>
      now === undefined ? (
        '…'
      ) : (
        <Amount value={claimableOf(group, now)} decimals={group.payoutToken.decimals} symbol={group.payoutToken.symbol} />
      ),
  },
  { id: 'claim', header: 'Take it', cell: (group) => <Take group={group} now={now} /> },
];

function MarketName({ group: { bondMarket, payoutToken, chainId } }: { group: BalanceGroup }) {
  if (!bondMarket) return <>Received by transfer, {payoutToken.symbol}</>;
  return (
    <TextLink to="/veos/$chainId/$marketId" params={{ chainId: String(chainId), marketId: bondMarket.marketId }}>
      {bondMarket.name ?? `${bondMarket.payoutToken.symbol} for ${bondMarket.quoteToken.symbol}`}
    </TextLink>
  );
}

function whenText(end: string, now: number | undefined): string {
  const left = now === undefined ? 0 : Date.parse(end) / 1000 - now;
  return left > 0 ? `In ${durationText(left)}, ${formatTime(end)}` : `Since ${formatTime(end)}`;
}

function Take({ group, now }: { group: BalanceGroup; now: number | undefined }) {
  const ready = now === undefined ? 0n : claimableOf(group, now);
  const isLinear = group.contract.linearVesting !== null;
  const reason =
    ready > 0n
      ? undefined
      : isLinear
        ? 'Nothing has vested since you last claimed.'
        : `The bond can be redeemed from ${formatTime(endOf(group))} on.`;
  return (
    <ClaimButton groups={[group]} amounts={amountOf(ready, group)} reason={reason} variant="default" size="compact-md">
      {isLinear ? 'Claim' : 'Redeem'}
    </ClaimButton>
  );
}
