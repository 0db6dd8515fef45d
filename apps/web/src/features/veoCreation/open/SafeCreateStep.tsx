import { safeTransactionOf } from '@althing/bindings';
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { SafeSending } from '../../safes/index.ts';
import classes from '../Veo.module.css';
import type { OpeningProps } from './openingProps.ts';
import { buyersOf } from './saleCalls.ts';
import { saleLength } from './saleLength.ts';
import { useCreateSaleCall } from './useCreateSaleCall.ts';
import { useRecordMarket } from './useOpened.ts';

/** Has the Safe of the bonding engine create the market: proposed by one owner, signed by enough, executed by anybody. */
export function SafeCreateStep({ organisation, sale, seller, opening, onOpening }: OpeningProps) {
  const { draft, plan } = sale;
  const record = useRecordMarket();
  const call = useCreateSaleCall(sale);
  const { to, value, data, operation } = safeTransactionOf([call], 0n);
  /** Other owners see it among the organisation's proposals from now on. */
  const announce = () =>
    record.mutate(
      {
        organisationId: organisation.id,
        chainId: draft.chainId,
        name: draft.name.trim(),
        isPrivate: draft.isPrivate,
        owner: seller,
        marketCreateProposalFunctionData: { target: call.to, data: call.data },
        buyers: buyersOf(sale).map(({ address, maxQuote }) => ({ address, maxQuote: maxQuote.toString() })),
      },
      { onSuccess: ({ id }) => onOpening({ ...opening, recordId: id }) },
    );
  return (
    <div className={classes.step}>
      <p className={classes.soft}>
        The Safe of the VEO Manager creates the market, and owns it. Its owners sign first; leave this page and come back as you like. Once
        the Safe has done it, the page goes on by itself.
      </p>
      <p className={classes.soft}>{saleLength(draft, plan)}</p>
      {record.error && <p className={classes.soft}>{record.error.message} The proposal in the Safe counts all the same.</p>}
      <Suspense fallback={<LineSkeletons lines={2} />}>
        <SafeSending
          place={{ chainId: draft.chainId, safe: seller }}
          organisation={organisation}
          content={{ to, value, data, operation }}
          title={`Create the market “${draft.name.trim()}”`}
          onProposed={announce}
        />
      </Suspense>
      {!opening.recordId && (
        <div>
          <Button variant="subtle" onClick={() => onOpening(undefined)}>
            Back to the form
          </Button>
        </div>
      )}
    </div>
  );
}
