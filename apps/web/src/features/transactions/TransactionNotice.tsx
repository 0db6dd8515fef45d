import type { ReactNode } from 'react';
import { useChain } from '../../lib/config/useChain.ts';
import { Amount } from '../../ui/Amount.tsx';
import { TransactionHash } from '../../ui/TransactionHash.tsx';
import { HexView } from '../../ui/HexView.tsx';
import type { TransactionState } from './transactionState.ts';
import { transactionLabels } from './transactionLabels.ts';
import classes from './TransactionDialog.module.css';

/** The progress of a transaction, with its hash. Changes are announced to screen readers. Empty where there is nothing to say. */
export function TransactionNotice({ state, children }: { state: TransactionState; children?: ReactNode }) {
  const chainId = chainOf(state);
  const chain = useChain(chainId ?? 0);
  const labels = transactionLabels(state, chain.name);
  return (
    <div aria-live="polite">
      {labels && (
        <div className={classes.notice} data-tone={labels.tone}>
          <p className={classes.noticeTitle}>{labels.title}</p>
          <p className={classes.noticeText}>{labels.text}</p>
          {'sent' in state && (
            <p className={classes.noticeText}>
              {state.sent.kind === 'safe' ? (
                <>
                  <HexView value={state.sent.hash} noun="Safe transaction hash" />{' '}
                  <a href={`/safes/${state.sent.chainId}/${state.sent.from}`} target="_blank" rel="noreferrer">
                    Its queue
                  </a>
                </>
              ) : (
                <TransactionHash hash={'outcome' in state ? state.outcome.hash : state.sent.hash} chainId={state.sent.chainId} />
              )}
              {'outcome' in state && (
                <>
                  {' '}
                  Cost <Amount value={state.outcome.cost} symbol={chain.nativeCurrency.symbol} as="cost" />
                </>
              )}
            </p>
          )}
          {children}
        </div>
      )}
    </div>
  );
}

const chainOf = (state: TransactionState): number | undefined =>
  'sent' in state ? state.sent.chainId : 'request' in state ? state.request.chainId : undefined;
