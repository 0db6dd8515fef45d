import { exactBalanceText } from '@althing/domain/treasury';
import { sameAddress } from '@althing/domain/units';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { chainKey } from '../../../lib/chain/useChainRead.ts';
import { notify } from '../../../ui/notify.ts';
import { notifyFailure } from '../../../ui/notifyFailure.ts';
import { mayComeAbout, useTransaction } from '../../transactions/index.ts';
import { useReportClaim } from '../queries.ts';
import { FollowClaimContext, type SentClaim } from './claimReports.ts';

/**
 * Follows payouts until the chain has decided about them, and has the server read from the receipts what was received. This stands above the rows: the
 * index may know of a payout before the page does, and then its row is gone.
 */
export function ClaimReports({ children }: { children: ReactNode }) {
  const [claims, setClaims] = useState<readonly SentClaim[]>([]);
  const follow = useCallback(
    (claim: SentClaim) => setClaims((known) => (known.some(({ subject }) => subject === claim.subject) ? known : [...known, claim])),
    [],
  );
  return (
    <FollowClaimContext value={follow}>
      {children}
      {claims.map((claim) => (
        <Followed
          key={claim.subject}
          claim={claim}
          onEnd={() => setClaims((known) => known.filter(({ subject }) => subject !== claim.subject))}
        />
      ))}
    </FollowClaimContext>
  );
}

function Followed({ claim, onEnd }: { claim: SentClaim; onEnd: () => void }) {
  const { state } = useTransaction(claim.subject);
  const report = useReportClaim();
  const client = useQueryClient();
  const hash = state.phase === 'confirmed' ? state.outcome.hash : undefined;
  const isOver = state.phase !== 'confirmed' && !mayComeAbout(state);
  const tell = useEffectEvent((transactionHash: string) => {
    void client.invalidateQueries({ queryKey: chainKey(claim.chainId) });
    report.mutate(
      { chainId: claim.chainId, transactionHash },
      {
        onSuccess: ({ payouts }) => notify.success('Paid out', receivedText(payouts, claim.tokens)),
        onError: (error) => void notifyFailure(error, 'It was paid out, but the server has not read it yet'),
        onSettled: onEnd,
      },
    );
  });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (hash !== undefined) tell(hash);
    else if (isOver) end();
  }, [hash, isOver]);
  return null;
}

function receivedText(payouts: readonly { token: string; amount: string }[], tokens: SentClaim['tokens']): string {
  const sums = Map.groupBy(payouts, ({ token }) => token.toLowerCase());
  const texts = [...sums].map(([address, parts]) => {
    const sum = parts.reduce((total, { amount }) => total + BigInt(amount), 0n);
    const known = tokens.find((token) => sameAddress(token.address, address));
    return known ? `${exactBalanceText(sum, known.decimals)} ${known.symbol}` : `${sum} units of ${address}`;
  });
  return `Your account received ${texts.join(' and ')}.`;
}
