import { buyersTree, encodeSetBuyersRoot, getBuyersRoot } from '@althing/bindings';
import type { DraftBuyer } from '@althing/domain/bonds';
import { amountText, parseAmount } from '@althing/domain/token';
import type { Address, Hex } from '@althing/domain/units';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { api } from '../../../lib/http/api.ts';
import { invalidate } from '../../../lib/query/invalidate.ts';
import { notifyFailure } from '../../../ui/notifyFailure.ts';
import { CitizenButton } from '../../auth/index.ts';
import { BuyersField } from '../buyers/BuyersField.tsx';
import { marketTitle } from '../marketTexts.ts';
import type { BondMarket } from '../queries.ts';
import classes from './Manage.module.css';
import { marketPlace } from './ownedPlace.ts';
import { type ManageProps, OwnerCall } from './OwnerCall.tsx';
import { Row } from './Row.tsx';

/** Milliseconds: a Safe's other owners may carry it out meanwhile. */
const ASK_EVERY = 8_000;

const placeOf = ({ auctioneer, marketId }: BondMarket) => ({ auctioneer: auctioneer as Address, id: BigInt(marketId) });

const useBuyersRoot = (market: BondMarket) =>
  useChainRead({
    chainId: market.chainId,
    key: ['buyersRoot', market.marketId],
    read: (client) => getBuyersRoot(client, placeOf(market)),
    every: ASK_EVERY,
  });

/**
 * Another list of who may buy in a private market. The chain has its digest only, so the list is handed to the server as well, once the chain
 * has that: with it buyers prove that they are on it.
 */
export function ChangeBuyers({ market, manager, contracts }: ManageProps) {
  const [draft, setDraft] = useState<readonly DraftBuyer[]>([]);
  /** Digest of the list that is recorded, as far as it was read or handed over here. */
  const [recorded, setRecorded] = useState<Hex>();
  const { decimals } = market.quoteToken;
  const buyers = useMemo(
    () => draft.map(({ address, amount }) => ({ address, maxQuote: parseAmount(amount, decimals).value ?? 0n })),
    [draft, decimals],
  );
  const root = useMemo(() => (buyers.length === 0 ? undefined : buyersTree(buyers).root), [buyers]);
  const onChain = useBuyersRoot(market);
  const isOnChain = root !== undefined && onChain.data === root;
  const isRecorded = isOnChain && recorded === root;
  const handed = useHandOver(market, setRecorded);
  const present = usePresentList(market, (list) => {
    setDraft(list.map(({ address, maxQuote }) => ({ address, amount: amountText(maxQuote, decimals) })));
    setRecorded(list.length === 0 ? undefined : buyersTree(list).root);
  });
  return (
    <Row
      title="Who may buy"
      text="Another list takes the place of the present one as a whole, from the next purchase on. What somebody has bought already counts towards the new limit."
    >
      <BuyersField buyers={draft} quote={market.quoteToken} onBuyers={setDraft} />
      {market.id !== null && draft.length === 0 && (
        <CitizenButton variant="subtle" w="fit-content" loading={present.isPending} onClick={() => present.mutate()}>
          Begin with the present list
        </CitizenButton>
      )}
      {isOnChain && market.id !== null ? (
        <div>
          <p className={classes.note}>
            {isRecorded
              ? 'The list is in force, and its buyers can buy.'
              : 'The chain has this list. Its buyers can buy once it is recorded here as well.'}
          </p>
          {!isRecorded && (
            <CitizenButton variant="default" loading={handed.isPending} onClick={() => handed.mutate(buyers)}>
              Record the list
            </CitizenButton>
          )}
        </div>
      ) : (
        <OwnerCall
          {...{ place: marketPlace(market), manager, contracts }}
          action="buyers"
          label="Change the list"
          reason={root === undefined ? 'Add who may buy.' : undefined}
          steps={
            root === undefined
              ? []
              : [
                  {
                    key: root,
                    call: encodeSetBuyersRoot(placeOf(market), root),
                    title: `Change who may buy “${marketTitle(market)}”`,
                    effect: `Only the ${buyers.length === 1 ? 'account' : `${buyers.length} accounts`} of the new list can buy from then on.`,
                    label: 'Change the list',
                  },
                ]
          }
          onDone={() => void onChain.refetch()}
        >
          {(isWaiting) =>
            isWaiting ? (
              <p className={classes.note}>Keep the file. Once the Safe has executed, add it here again and record the list.</p>
            ) : null
          }
        </OwnerCall>
      )}
    </Row>
  );
}

type Buyers = readonly { address: Address; maxQuote: bigint }[];

/** Reads the list that is recorded, as a beginning of the next one. */
function usePresentList({ id }: BondMarket, onList: (list: Buyers) => void) {
  return useMutation({
    mutationFn: () => api('GET /api/v1/bonds/markets/:id/buyers', { params: { id: id ?? '' } }),
    onSuccess: ({ buyers }) => onList(buyers.map(({ address, maxQuote }) => ({ address: address as Address, maxQuote: BigInt(maxQuote) }))),
    onError: (error) => void notifyFailure(error, 'The present list could not be read'),
  });
}

/** The server compares the list with the chain before it takes it. */
function useHandOver({ id, marketId }: BondMarket, onRecorded: (root: Hex) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (buyers: Buyers) =>
      api('PUT /api/v1/bonds/markets/:id', {
        params: { id: id ?? '' },
        body: { marketId, buyers: buyers.map(({ address, maxQuote }) => ({ address, maxQuote: String(maxQuote) })) },
      }),
    onSuccess: (_, buyers) => onRecorded(buyersTree(buyers).root),
    onError: (error) => void notifyFailure(error, 'The list could not be recorded'),
    onSettled: () => invalidate(client, 'GET /api/v1/bonds/markets/:chainId/:marketId/access'),
  });
}
