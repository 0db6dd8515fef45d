import { claimText, MOST_PER_CLAIM } from '@althing/domain/bonds';
import { exactBalanceText } from '@althing/domain/treasury';
import type { ButtonProps } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { nameIn } from '../buy/purchaseCalls.ts';
import { useActor } from '../../governance/index.ts';
import { mayComeAbout, TransactionButton, useTransaction } from '../../transactions/index.ts';
import type { BalanceGroup } from '../queries.ts';
import { useFollowClaim } from './claimReports.ts';
import { claimCall, claimContracts, type ClaimPart, keyOf, nextClaim, placeOf } from './claims.ts';
import classes from './Dashboard.module.css';

interface ClaimButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Of one place; not empty. */
  groups: readonly BalanceGroup[];
  /** Time of their chain, UNIX seconds; undefined while it is not known. */
  now: number | undefined;
  reason?: string | undefined;
  children: ReactNode;
}

/** Pays groups out in one transaction, as far as it goes. What comes of it is told by the page (`ClaimReports`). */
export function ClaimButton({ groups, now, reason, children, ...props }: ClaimButtonProps) {
  const { account, isSafe } = useActor();
  const [first] = groups;
  const chainId = first!.chainId;
  const { parts, isAll } = nextClaim(groups, now ?? 0);
  const amounts = sumText(parts);
  const subject = `claim:${placeOf(first!)}:${groups.slice(0, MOST_PER_CLAIM).map(keyOf).join('+')}:${account}`;
  const { state } = useTransaction(subject);
  const contracts = claimContracts(chainId);
  const follow = useFollowClaim();
  const sent = mayComeAbout(state) ? subject : undefined;
  const tokens = groups.map(({ payoutToken }) => payoutToken);
  const hand = useEffectEvent((handed: string) => follow({ subject: handed, chainId, tokens }));
  useEffect(() => {
    if (sent !== undefined) hand(sent);
  }, [sent]);
  const isTold = parts.length > 0 && (groups.length > 1 || !isAll);
  return (
    <div className={classes.claim}>
      <TransactionButton
        {...props}
        subject={subject}
        request={
          account && now !== undefined && parts.length > 0
            ? {
                chainId,
                from: account,
                ...claimCall(parts),
                title: `Receive ${amounts}`,
                effect: `The contract sends ${amounts} to your account. The bonds pay once: they are used up.`,
                isSafe,
                needsStatement: false,
              }
            : undefined
        }
        reason={reason}
        contracts={contracts}
        nameAddress={nameIn(contracts, account)}
      >
        {children}
      </TransactionButton>
      {isTold && <p className={classes.soft}>{claimText(amounts, isAll)}</p>}
    </div>
  );
}

/** Sums per token, in words. */
function sumText(parts: readonly ClaimPart[]): string {
  const perToken = Map.groupBy(parts, ({ group }) => group.payoutToken.address);
  return [...perToken.values()]
    .map((same) => {
      const { decimals, symbol } = same[0]!.group.payoutToken;
      return `${exactBalanceText(
        same.reduce((sum, { amount }) => sum + amount, 0n),
        decimals,
      )} ${symbol}`;
    })
    .join(' and ');
}
