import { durationText } from '@althing/domain/display';
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
import { claimableOf, endOf, heldOf, keyOf, nextClaim, placeOf } from './claims.ts';

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
      <DataTable
        caption={`Bonds on ${name}`}
        columns={columnsOf(now)}
        rows={groups}
        rowKey={(group) => `${placeOf(group)}:${keyOf(group)}`}
        minWidth={720}
      />
      {together.map((ready) => (
        <div key={placeOf(ready[0]!)} className={classes.together}>
          <ClaimButton groups={ready} now={now}>
            {togetherText(ready, now!)}
          </ClaimButton>
        </div>
      ))}
    </div>
  );
}

/** What a button for several groups does; it names all of them only where one transaction pays all of them out. */
function togetherText(ready: readonly BalanceGroup[], now: number): string {
  const { parts, isAll } = nextClaim(ready, now);
  const number = isAll ? `all ${ready.length}` : new Set(parts.map(({ group }) => group)).size;
  return ready[0]!.contract.redeem ? `Redeem ${number}` : `Claim from ${number}`;
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

function MarketName({ group: { bondMarket, firstSoldIn, payoutToken } }: { group: BalanceGroup }) {
  if (bondMarket) return <MarketLink market={bondMarket} />;
  if (!firstSoldIn) return <>Received by transfer, {payoutToken.symbol}</>;
  return (
    <>
      Received by transfer. Such bonds were first sold in <MarketLink market={firstSoldIn} />
    </>
  );
}

function MarketLink({ market: { chainId, marketId, name, payoutToken, quoteToken } }: { market: NonNullable<BalanceGroup['bondMarket']> }) {
  return (
    <TextLink to="/veos/$chainId/$marketId" params={{ chainId: String(chainId), marketId }}>
      {name ?? `${payoutToken.symbol} for ${quoteToken.symbol}`}
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
    <ClaimButton groups={[group]} now={now} reason={reason} variant="default" size="compact-md">
      {isLinear ? 'Claim' : 'Redeem'}
    </ClaimButton>
  );
}
