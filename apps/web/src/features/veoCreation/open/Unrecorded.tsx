import type { BondMarket, OrganisationDetail } from '@althing/domain/http';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { ReasonButton } from '../../../ui/ReasonButton.tsx';
import { TextLink } from '../../../ui/RouterLinks.tsx';
import { Section } from '../../../ui/Section.tsx';
import classes from '../Veo.module.css';
import { useRecordMarket } from './useOpened.ts';
import { useUnrecorded } from './useUnrecorded.ts';

/** Markets of the reader that stand on their chain and are shown under no organisation, as where a page was closed between the two. */
export function Unrecorded({ organisation }: { organisation: OrganisationDetail }) {
  const { data, refetch } = useUnrecorded(organisation.id, false);
  if (!data || data.items.length === 0) return null;
  return (
    <Section
      title={data.items.length === 1 ? 'A market of yours has no name yet' : `${data.items.length} markets of yours have no name yet`}
      description={`They are on their chain, but not shown under ${organisation.name}. Give them a name, or close them on their page.`}
      variant="card"
    >
      <div className={classes.fields}>
        {data.items.map((market) => (
          <One
            key={`${market.chainId}:${market.marketId}`}
            market={market}
            organisationId={organisation.id}
            onRecorded={() => void refetch()}
          />
        ))}
      </div>
    </Section>
  );
}

interface OneProps {
  market: BondMarket;
  organisationId: string;
  onRecorded: () => void;
}

function One({ market, organisationId, onRecorded }: OneProps) {
  const { chainId, marketId, payoutToken, quoteToken, createdAt, isPrivate } = market;
  const chain = useChain(chainId);
  return (
    <div className={classes.step}>
      <p className={classes.soft}>
        <TextLink to="/veos/$chainId/$marketId" params={{ chainId: String(chainId), marketId }}>
          {payoutToken.symbol} for {quoteToken.symbol}, number {marketId}
        </TextLink>{' '}
        on {chain.name}, created {formatTime(createdAt)}
        {isPrivate && ', private'}
      </p>
      {isPrivate ? (
        <p className={classes.soft}>
          Nobody can buy on a private sale before its list of buyers is known. Go on in the browser in which it was prepared; whoever has
          the list can record it by the API too (POST /api/v1/bonds/markets).
        </p>
      ) : (
        <Naming market={market} organisationId={organisationId} onRecorded={onRecorded} />
      )}
    </div>
  );
}

function Naming({ market: { chainId, marketId, transactionHash }, organisationId, onRecorded }: OneProps) {
  const [name, setName] = useState('');
  const { mutate, error, isPending } = useRecordMarket();
  return (
    <>
      <TextInput
        label="Name of the sale"
        value={name}
        maxLength={80}
        onChange={(event) => setName(event.currentTarget.value)}
        error={error?.message}
      />
      <div>
        <ReasonButton
          variant="default"
          loading={isPending}
          reason={name.trim() === '' ? 'Give it a name first.' : undefined}
          onClick={() =>
            mutate(
              { organisationId, chainId, name: name.trim(), isPrivate: false, transactionHash, marketId, buyers: [] },
              { onSuccess: onRecorded },
            )
          }
        >
          Show it under the organisation
        </ReasonButton>
      </div>
    </>
  );
}
