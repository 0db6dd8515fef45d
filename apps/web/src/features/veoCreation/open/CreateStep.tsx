import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { useActor } from '../../governance/index.ts';
import { mayComeAbout, nameAddressIn, TransactionButton, useTransaction } from '../../transactions/index.ts';
import { SaleSums } from '../preview/SalePreview.tsx';
import classes from '../Veo.module.css';
import type { OpeningProps } from './openingProps.ts';
import { saleContracts } from './saleCalls.ts';
import { SaleTerms } from './SaleTerms.tsx';
import { useCreateSaleCall } from './useCreateSaleCall.ts';

/** The transaction that creates the market, and with a common day of payout its bond token. */
export function CreateStep({ organisation, sale, seller, opening, onOpening }: OpeningProps) {
  const { draft, plan } = sale;
  const { account, isSafe } = useActor();
  const subject = `sale-create:${organisation.id}:${opening.sealedAt}`;
  const { state } = useTransaction(subject);
  const call = useCreateSaleCall(sale);
  const isConfirmed = state.phase === 'confirmed';
  const keep = useEffectEvent(() => {
    if (state.phase === 'confirmed') onOpening({ ...opening, transactionHash: state.outcome.hash });
  });
  useEffect(() => {
    if (isConfirmed) keep();
  }, [isConfirmed]);
  const token = plan.term === 'fixed-expiry' && plan.parameters.vesting > 0n ? ' The bond token of that day is deployed with it.' : '';
  return (
    <div className={classes.step}>
      <p className={classes.soft}>
        One transaction. The market is {draft.start === '' ? 'open as soon as it is there' : 'created now and opens at its start'}, and
        sells nothing before its escrow is filled.{token}
      </p>
      <div className={classes.buttons}>
        <TransactionButton
          subject={subject}
          request={
            account
              ? {
                  chainId: draft.chainId,
                  from: seller,
                  ...call,
                  title: `Create the market “${draft.name.trim()}”`,
                  effect: 'A market that you own. No tokens move yet; its escrow is filled in a later step.',
                  isSafe,
                }
              : undefined
          }
          reason={account ? undefined : 'Connect a wallet first.'}
          details={
            <>
              <SaleTerms sale={sale} />
              {plan.market && <SaleSums plan={plan} market={plan.market} />}
            </>
          }
          contracts={saleContracts(sale)}
          nameAddress={nameAddressIn(organisation.contracts, draft.chainId, account ?? undefined)}
        >
          Create the market
        </TransactionButton>
        {!mayComeAbout(state) && (
          <Button variant="subtle" onClick={() => onOpening(undefined)}>
            Back to the form
          </Button>
        )}
      </div>
    </div>
  );
}
