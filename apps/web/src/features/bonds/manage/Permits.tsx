import { readMarketPermitTerms } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import type { MarketNow } from '../useMarketNow.ts';
import classes from './Manage.module.css';
import type { Manager } from './manager.ts';
import type { ManageProps } from './OwnerCall.tsx';
import { PermitForm } from './PermitForm.tsx';
import { PermitList } from './PermitList.tsx';
import { Row } from './Row.tsx';

/** Milliseconds: a Safe's other owners may make permits void meanwhile. */
const ASK_EVERY = 8_000;

const TEXT =
  'A permit is a signature of the owner that lets one account buy, beside the list and without a transaction. What the account has bought already counts towards its limit. A permit ends no earlier one of the same account: of several, and of a place in the list, the one that allows most counts.';

const permitsText = ({ by }: Manager): string =>
  by === 'safe'
    ? `${TEXT} As a message of the Safe it can be read by anybody, with buyer and limit.`
    : `${TEXT} It is kept here, and told to its buyer and to those who manage the market.`;

/** Lets single accounts buy in a private market, by signatures of its owner. */
export function Permits({ market, manager, contracts, now }: ManageProps & { now: MarketNow }) {
  const terms = useChainRead({
    chainId: market.chainId,
    key: ['marketPermitTerms', market.marketId],
    read: (client) => readMarketPermitTerms(client, { auctioneer: market.auctioneer as Address, id: BigInt(market.marketId) }),
    every: ASK_EVERY,
  });
  const { id } = market;
  return (
    <Row title="Let one buyer in" text={permitsText(manager)}>
      {id === null ? (
        <p className={classes.reason}>The market has to be recorded under an organisation first.</p>
      ) : terms.isError && !terms.data ? (
        <ErrorState title="The chain could not be asked about permits" error={terms.error} onRetry={() => void terms.refetch()} />
      ) : terms.data ? (
        <>
          <PermitForm {...{ manager, now }} market={{ ...market, id }} terms={terms.data} />
          <PermitList {...{ manager, contracts }} market={{ ...market, id }} terms={terms.data} onVoid={() => void terms.refetch()} />
        </>
      ) : (
        <LineSkeletons lines={3} />
      )}
    </Row>
  );
}
