import { exactBalanceText } from '@althing/domain/treasury';
import type { ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { notify } from '../../../ui/notify.ts';
import { notifyFailure } from '../../../ui/notifyFailure.ts';
import { nameIn } from '../buy/purchaseCalls.ts';
import { useActor } from '../../governance/index.ts';
import { TransactionButton, useTransaction } from '../../transactions/index.ts';
import { type BalanceGroup, useReportClaim } from '../queries.ts';
import { claimCall, claimContracts, placeOf } from './claims.ts';

interface ClaimButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Of one place; not empty. */
  groups: readonly BalanceGroup[];
  /** What would be paid out, per token. */
  amounts: string;
  reason?: string | undefined;
  children: ReactNode;
}

/** Pays groups out in one transaction, and has the server read from its receipt what came of it. */
export function ClaimButton({ groups, amounts, reason, children, ...props }: ClaimButtonProps) {
  const { account, isSafe } = useActor();
  const [first] = groups;
  const chainId = first!.chainId;
  const keys = groups.map(
    ({ contract: { redeem, linearVesting } }) => redeem?.tokenId ?? redeem?.tokenAddress ?? linearVesting?.vestingScheduleIds.join(),
  );
  const subject = `claim:${placeOf(first!)}:${keys.join('+')}:${account}`;
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
  return (
    <TransactionButton
      {...props}
      subject={subject}
      request={
        account
          ? {
              chainId,
              from: account,
              ...claimCall(groups),
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
  );
}

function receivedText(payouts: readonly { token: string; amount: string }[], groups: readonly BalanceGroup[]): string {
  const texts = payouts.map(({ token, amount }) => {
    const known = groups.find(({ payoutToken }) => payoutToken.address.toLowerCase() === token.toLowerCase())?.payoutToken;
    return known ? `${exactBalanceText(BigInt(amount), known.decimals)} ${known.symbol}` : `${amount} units of ${token}`;
  });
  return `Your account received ${texts.join(' and ')}.`;
}
