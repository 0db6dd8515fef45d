import { claimText, MOST_PER_CLAIM } from '@althing/domain/bonds';
import { exactBalanceText } from '@althing/domain/treasury';
import type { ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { notify } from '../../../ui/notify.ts';
import { notifyFailure } from '../../../ui/notifyFailure.ts';
import { nameIn } from '../buy/purchaseCalls.ts';
import { useActor } from '../../governance/index.ts';
import { TransactionButton, useTransaction } from '../../transactions/index.ts';
import { type BalanceGroup, useReportClaim } from '../queries.ts';
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

/** Pays groups out in one transaction, as far as it goes, and has the server read from its receipt what came of it. */
export function ClaimButton({ groups, now, reason, children, ...props }: ClaimButtonProps) {
  const { account, isSafe } = useActor();
  const [first] = groups;
  const chainId = first!.chainId;
  const { parts, isAll } = nextClaim(groups, now ?? 0);
  const amounts = sumText(parts);
  const subject = `claim:${placeOf(first!)}:${groups.slice(0, MOST_PER_CLAIM).map(keyOf).join('+')}:${account}`;
  const { state } = useTransaction(subject);
  const report = useReportClaim();
  const contracts = claimContracts(chainId);
  const tell = () => {
    if (state.phase !== 'confirmed') return;
    report.mutate(
      { chainId, transactionHash: state.outcome.hash },
      {
        onSuccess: ({ payouts }) => notify.success('Paid out', receivedText(payouts, groups)),
        onError: (error) => void notifyFailure(error, 'It was paid out, but the server has not read it yet'),
      },
    );
  };
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
                effect: `The contract sends ${amounts} to your account. The bonds that they were promised by are used up.`,
                isSafe,
              }
            : undefined
        }
        reason={reason}
        contracts={contracts}
        nameAddress={nameIn(contracts, account)}
        onConfirmed={tell}
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

function receivedText(payouts: readonly { token: string; amount: string }[], groups: readonly BalanceGroup[]): string {
  const texts = payouts.map(({ token, amount }) => {
    const known = groups.find(({ payoutToken }) => payoutToken.address.toLowerCase() === token.toLowerCase())?.payoutToken;
    return known ? `${exactBalanceText(BigInt(amount), known.decimals)} ${known.symbol}` : `${amount} units of ${token}`;
  });
  return `Your account received ${texts.join(' and ')}.`;
}
