import { usdText } from '@althing/domain/treasury';
import type { Address } from '@althing/domain/units';
import { usePrice } from '../../lib/prices/usePrices.ts';
import { ChainValue } from '../../ui/ChainValue.tsx';
import { HeldAmounts } from './HeldAmounts.tsx';
import { useTreasuryParts } from './queries.ts';
import { type PricedChain, worthOf } from './summary.ts';
import classes from './Treasury.module.css';
import { useHeld } from './useHoldings.ts';

export interface HolderBalancesProps {
  chainId: number;
  holder: Address;
  /** Whose tokens are looked for; without an organisation it is the chain's coin alone. */
  organisationId: string | undefined;
}

/** What one contract holds, with its value: the chain's coin, and every token that its organisation has or has got. */
export function HolderBalances({ organisationId, ...place }: HolderBalancesProps) {
  return organisationId === undefined ? <OfNobody {...place} /> : <OfOrganisation {...place} organisationId={organisationId} />;
}

type Place = Omit<HolderBalancesProps, 'organisationId'>;

function OfNobody(place: Place) {
  const usd = usePrice(place.chainId) ?? null;
  return <Held {...place} chain={{ chainId: place.chainId, coin: { usd }, tokens: [] }} readAt={0} />;
}

function OfOrganisation({ organisationId, ...place }: Place & { organisationId: string }) {
  const parts = useTreasuryParts(organisationId);
  return (
    <ChainValue query={parts} width={160}>
      {({ chains }) => {
        const chain = chains.find(({ chainId }) => chainId === place.chainId);
        return chain ? <Held {...place} chain={chain} readAt={parts.dataUpdatedAt} /> : <OfNobody {...place} />;
      }}
    </ChainValue>
  );
}

function Held({ holder, chain, readAt }: Place & { chain: PricedChain; readAt: number }) {
  return (
    <ChainValue query={useHeld(chain, holder, readAt)} width={160}>
      {(held) => {
        const kinds = held.filter(({ amount }) => amount > 0n).length;
        const worth = worthOf(held);
        return (
          <>
            <HeldAmounts held={held} />
            {kinds > 1 && worth !== null && <p className={classes.soft}>{usdText(worth)} in all, as far as prices are known.</p>}
          </>
        );
      }}
    </ChainValue>
  );
}
