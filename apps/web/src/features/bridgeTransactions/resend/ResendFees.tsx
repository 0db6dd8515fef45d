import { type Bridge, bridgeName } from '@althing/domain/bridges';
import { durationText } from '@althing/domain/display';
import { Checkbox } from '@mantine/core';
import { useChain } from '../../../lib/config/useChain.ts';
import { PresentWorth } from '../../../ui/Money.tsx';
import { relayerFeeText } from './relayerFeeText.ts';
import type { ResendFee } from './useResendFees.ts';
import classes from '../BridgeTransactions.module.css';

export const CHOOSE_A_BRIDGE = 'Choose at least one bridge.';

export interface ResendFeesProps {
  fees: readonly ResendFee[];
  chosen: readonly Bridge[];
  onChoose: (chosen: readonly Bridge[]) => void;
  /** Where they are paid. */
  chainId: number;
}

/** What each bridge asks, and how long it usually takes; those that tell no fee say why. */
export function ResendFees({ fees, chosen, onChoose, chainId }: ResendFeesProps) {
  const { symbol } = useChain(chainId).nativeCurrency;
  const total = fees.reduce(
    (sum, { bridgeAdapterId, quote }) => (quote && chosen.includes(bridgeAdapterId as Bridge) ? sum + BigInt(quote.fee) : sum),
    0n,
  );
  return (
    <Checkbox.Group
      label="Bridges that are to bring it"
      value={[...chosen]}
      onChange={(value) => onChoose(value)}
      description={
        chosen.length > 0 ? `Relayer fee in all: ${relayerFeeText(total)} ${symbol}. What a bridge does not need comes back.` : undefined
      }
      error={chosen.length > 0 ? undefined : CHOOSE_A_BRIDGE}
    >
      <ul className={classes.fees}>
        {fees.map(({ bridgeAdapterId, quote, refusal }) => (
          <li key={bridgeAdapterId} className={classes.fee}>
            {quote ? (
              <Checkbox value={bridgeAdapterId} label={bridgeName(bridgeAdapterId as Bridge)} />
            ) : (
              <span>{bridgeName(bridgeAdapterId as Bridge)}</span>
            )}
            <span className={classes.soft}>
              {quote ? (
                <>
                  {relayerFeeText(BigInt(quote.fee))} {symbol} <PresentWorth chainId={chainId} value={BigInt(quote.fee)} /> · about{' '}
                  {durationText(quote.durationSeconds)}
                </>
              ) : (
                (refusal?.message ?? 'It tells no fee.')
              )}
            </span>
          </li>
        ))}
      </ul>
    </Checkbox.Group>
  );
}
