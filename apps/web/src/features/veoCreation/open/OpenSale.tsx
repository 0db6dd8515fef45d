import type { CreatedMarket } from '@althing/bindings';
import { type Address, type ChainId, type Hex, sameAddress } from '@althing/domain/units';
import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { Notice } from '../../../ui/Notice.tsx';
import { LinkButton } from '../../../ui/RouterLinks.tsx';
import { Section } from '../../../ui/Section.tsx';
import { StepList } from '../../../ui/StepList.tsx';
import type { Opening } from '../saleDraftStore.ts';
import classes from '../Veo.module.css';
import { useActor } from '../../governance/index.ts';
import { CreateStep } from './CreateStep.tsx';
import { FundStep } from './FundStep.tsx';
import { isSoughtMarket } from './ownMarket.ts';
import { SafeCreateStep } from './SafeCreateStep.tsx';
import { useRecorded, useUnrecorded } from './useUnrecorded.ts';
import type { OpeningProps } from './openingProps.ts';
import { isOpen, isOver, isScaleOff, missingIn, openingSteps } from './openingSteps.ts';
import { buyersOf, type SaleToCreate } from './saleCalls.ts';
import { type RecordInput, useCreatedMarket, useFunding, useIndexedMarket, useRecordMarket } from './useOpened.ts';

interface OpenSaleProps extends OpeningProps {
  onForget: () => void;
}

/** From the decision to an open sale: the market, its place under the organisation, its escrow. Goes on where it stands after a reload. */
export function OpenSale({ organisation, sale, seller, opening, onOpening, onForget }: OpenSaleProps) {
  const { draft, plan } = sale;
  const { chainId } = draft;
  const { account } = useActor();
  useLostMarket({ organisation, sale, seller, opening, onOpening });
  const bySafe = !sameAddress(seller, account);
  const created = useCreatedMarket(chainId, opening.transactionHash).data ?? undefined;
  const record = useRecording(organisation.id, sale, opening, created?.id);
  const funding = useEscrow(sale, seller, created, opening, onOpening);
  const isScaleWrong = isScaleOff(plan.market, created?.scale);
  const steps = openingSteps({
    isCreated: created !== undefined,
    isRecorded: record.isRecorded,
    recordFailed: record.error !== null,
    missing: funding?.missing,
    wasFilled: opening.wasFilled === true,
    isScaleWrong,
  });
  return (
    <Section title="Open the sale" variant="card">
      <StepList
        label="Steps until the sale is open"
        steps={[
          {
            id: 'create',
            title: steps.create === 'done' ? `The market is there, number ${String(created?.id)}` : 'Create the market',
            state: steps.create,
            detail:
              steps.create !== 'done' &&
              (bySafe ? (
                <SafeCreateStep {...{ organisation, sale, seller, opening, onOpening }} />
              ) : (
                <CreateStep {...{ organisation, sale, seller, opening, onOpening }} />
              )),
          },
          {
            id: 'record',
            title: `Show it under ${organisation.name}`,
            state: steps.record,
            detail: steps.record === 'failed' && created && (
              <RecordFailed {...{ chainId, onForget }} marketId={created.id} message={record.error?.message ?? ''} onRetry={record.retry} />
            ),
          },
          {
            id: 'fund',
            title: steps.fund === 'done' ? 'The escrow needs nothing more' : 'Fill the escrow',
            state: steps.fund,
            detail:
              steps.create === 'done' &&
              steps.fund !== 'done' &&
              (isScaleWrong ? (
                'The contract has stored the price in another scale than was shown here. Do not fill the escrow: close the market on its page.'
              ) : (
                <FundStep {...{ organisation, sale, seller, bySafe }} marketId={created!.id} funding={funding} />
              )),
          },
        ]}
      />
      {isOpen(steps) && created && <Done chainId={chainId} marketId={created.id} isOver={funding?.isOver === true} onForget={onForget} />}
    </Section>
  );
}

/** Goes on with the market where it was created though this browser did not hear of it: by the owners of a Safe, or as the page was closed. */
function useLostMarket({ organisation, sale, seller, opening, onOpening }: OpeningProps): void {
  const { draft, plan, pair } = sale;
  const isSought = opening.transactionHash === undefined;
  const unrecorded = useUnrecorded(organisation.id, isSought).data?.items ?? [];
  // Whoever else sells for the organisation may have recorded it meanwhile; a second market must not be offered then.
  const recorded = useRecorded(draft.chainId, seller, isSought).data?.items ?? [];
  const sought = {
    chainId: draft.chainId,
    seller,
    payoutToken: pair.payout.address,
    quoteToken: pair.quote.address,
    plan,
    sealedAt: opening.sealedAt,
  };
  const found = isSought ? [...unrecorded, ...recorded].find((market) => isSoughtMarket(market, sought))?.transactionHash : undefined;
  const adopt = useEffectEvent((hash: string) => onOpening({ ...opening, transactionHash: hash as Hex }));
  useEffect(() => {
    if (found !== undefined) adopt(found);
  }, [found]);
}

/** What the escrow holds and lacks. That it was full once is kept: what its owner takes back later is not missing. */
function useEscrow(
  { draft, plan, pair }: SaleToCreate,
  seller: Address,
  created: CreatedMarket | undefined,
  opening: Opening,
  onOpening: OpeningProps['onOpening'],
) {
  const { data } = useFunding(draft.chainId, created, pair, seller);
  const funding = data && { ...data, missing: missingIn(data, plan.escrow), isOver: isOver(data) };
  const isNews = funding?.missing === 0n && opening.wasFilled === undefined;
  const keep = useEffectEvent(() => onOpening({ ...opening, wasFilled: true }));
  useEffect(() => {
    if (isNews) keep();
  }, [isNews]);
  return funding;
}

/** Records the market as soon as it is there, unless somebody has done that. */
function useRecording(organisationId: string, sale: SaleToCreate, { transactionHash, recordId }: Opening, marketId: bigint | undefined) {
  const { draft } = sale;
  const indexed = useIndexedMarket(draft.chainId, marketId);
  const { mutate, isIdle, error } = useRecordMarket();
  const isRecorded = indexed.data?.id != null;
  const isKnownMissing = indexed.isError || (indexed.data !== undefined && indexed.data.id === null);
  const send = () => {
    if (transactionHash === undefined || marketId === undefined) return;
    if (recordId !== undefined) return mutate({ params: { id: recordId }, body: { marketId: marketId.toString() } });
    const body: RecordInput = {
      organisationId,
      chainId: draft.chainId,
      name: draft.name.trim(),
      isPrivate: draft.isPrivate,
      transactionHash,
      marketId: marketId.toString(),
      buyers: buyersOf(sale).map(({ address, maxQuote }) => ({ address, maxQuote: maxQuote.toString() })),
    };
    mutate(body);
  };
  const begin = useEffectEvent(send);
  const isDue = marketId !== undefined && isKnownMissing && isIdle;
  useEffect(() => {
    if (isDue) begin();
  }, [isDue]);
  return { isRecorded, error: isRecorded ? null : error, retry: send };
}

interface RecordFailedProps {
  chainId: ChainId;
  marketId: bigint;
  message: string;
  onRetry: () => void;
  onForget: () => void;
}

/** The sale goes on without its record, which its page and this one offer to make up for. */
function RecordFailed({ chainId, marketId, message, onRetry, onForget }: RecordFailedProps) {
  return (
    <div className={classes.step}>
      <p
        className={classes.soft}
      >{`${message.replace(/\.?$/, '.')} The market itself is there, number ${marketId} on this chain; nothing is lost.`}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
        <LinkButton to="/veos/$chainId/$marketId" params={{ chainId: String(chainId), marketId: marketId.toString() }} variant="default">
          The market’s page
        </LinkButton>
        <Button variant="subtle" onClick={onForget}>
          Prepare another one
        </Button>
      </div>
    </div>
  );
}

interface DoneProps {
  chainId: ChainId;
  marketId: bigint;
  isOver: boolean;
  onForget: () => void;
}

function Done({ chainId, marketId, isOver: hasEnded, onForget }: DoneProps) {
  return (
    <Notice
      title={hasEnded ? 'The sale is over' : 'The sale is open'}
      actions={
        <>
          <LinkButton to="/veos/$chainId/$marketId" params={{ chainId: String(chainId), marketId: marketId.toString() }}>
            See it as buyers do
          </LinkButton>
          <Button variant="default" onClick={onForget}>
            Prepare another one
          </Button>
        </>
      }
    >
      {hasEnded
        ? 'Nothing is sold any more. What is left in escrow the seller takes back on the market’s page.'
        : 'Its tokens are in escrow. What is not sold by its end the seller takes back on the market’s page.'}
    </Notice>
  );
}
