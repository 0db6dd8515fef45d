import { encodeDropPrice, encodeUpdatePair, type PricedPair, readPair, readVaultSide } from '@althing/bindings';
import { durationText } from '@althing/domain/display';
import { type Address, parseAddress } from '@althing/domain/units';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { bondKnownContracts } from '../../../lib/chain/bondKnownContracts.ts';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { useTokenFacts } from '../../../lib/chain/useTokenFacts.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { AddressView } from '../../../ui/AddressView.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import manage from '../manage/Manage.module.css';
import type { Manager } from '../manage/manager.ts';
import { OwnerCall } from '../manage/OwnerCall.tsx';
import { Row } from '../manage/Row.tsx';
import { Term } from '../Term.tsx';
import classes from './Authority.module.css';
import { type AuthoritySearch, NO_RANGE } from './authoritySearch.ts';
import { listReason } from './listReason.ts';
import { type PairPart, placeOf, priceOf, rangeOf } from './pairPart.ts';
import { SignedPrice } from './SignedPrice.tsx';

/** Milliseconds: buyers bring new prices to the chain. */
const ASK_EVERY = 8_000;

interface PairSectionProps {
  chainId: number;
  search: AuthoritySearch;
  onSearch: (part: AuthoritySearch) => void;
  /** How the reader acts for whoever decides about prices, and about pairs. */
  prices: Manager | undefined;
  pairs: Manager | undefined;
}

/** The market price of a pair: what the chain has, what signers say now, and what only the owner can do about it. */
export function PairSection({ chainId, search, onSearch, prices, pairs }: PairSectionProps) {
  const { payout, quote } = search;
  return (
    <Section
      title="Market price of a pair"
      variant="card"
      description={
        <>
          A sale may follow the price of a pair in which buyers pay with a <Term of="share">share of a pool</Term>. Signers attest that
          price. The chain takes a new one from anybody, but one that moved too far only in a range that its owner names.
        </>
      }
    >
      <div className={classes.stack}>
        <div className={classes.fields}>
          <TokenField label="Token that is sold" value={payout} onChange={(address) => onSearch({ payout: address, ...NO_RANGE })} />
          <TokenField label="Share that buyers pay with" value={quote} onChange={(address) => onSearch({ quote: address, ...NO_RANGE })} />
        </div>
        {payout && quote && (
          <Pair
            key={`${payout}:${quote}`}
            pair={{ chainId, payoutToken: payout, quoteToken: quote }}
            {...{ search, onSearch, prices, pairs }}
          />
        )}
      </div>
    </Section>
  );
}

function TokenField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: Address | undefined;
  onChange: (address: Address | undefined) => void;
}) {
  const [text, setText] = useState<string>(value ?? '');
  return (
    <TextInput
      label={label}
      placeholder="0x…"
      autoComplete="off"
      spellCheck={false}
      value={text}
      error={text.trim() !== '' && parseAddress(text.trim()) === undefined ? 'This is no address.' : undefined}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onChange(parseAddress(currentTarget.value.trim()));
      }}
    />
  );
}

interface PairProps extends Pick<PairSectionProps, 'search' | 'onSearch' | 'prices' | 'pairs'> {
  pair: PricedPair;
}

function Pair({ pair, search, onSearch, prices, pairs }: PairProps) {
  const { chainId, payoutToken, quoteToken } = pair;
  const payout = useTokenFacts(chainId, payoutToken).data?.symbol;
  const quote = useTokenFacts(chainId, quoteToken).data?.symbol;
  const reading = useChainRead({
    chainId,
    key: ['bondPair', payoutToken, quoteToken],
    every: ASK_EVERY,
    read: (client) => readPair(client, pair),
  });
  if (reading.isError && !reading.data)
    return <ErrorState title="The pair could not be read" error={reading.error} onRetry={() => void reading.refetch()} />;
  if (!reading.data) return <LineSkeletons lines={4} />;
  const symbols = { payout: payout ?? 'the token', quote: quote ?? 'shares' };
  const parts = { pair, reading: reading.data, symbols };
  return (
    <>
      <PairFacts {...parts} />
      <div className={manage.rows}>
        {reading.data.vault !== undefined && (
          <SignedPrice {...parts} {...{ search, onSearch }} manager={prices} vault={reading.data.vault} />
        )}
        {prices && <DropPrice {...parts} manager={prices} />}
        {pairs && <ListPair {...parts} manager={pairs} />}
      </div>
    </>
  );
}

function PairFacts({ pair: { chainId }, reading, symbols }: PairPart) {
  const { vault, price, observedAt, expiresAt, maxJump, expected, at } = reading;
  const age = durationText(Number(at > observedAt ? at - observedAt : 0n));
  const state =
    observedAt === 0n
      ? 'There has never been one.'
      : price === 0n
        ? 'The last one was dropped. Nothing is sold by it until its owner lets the next one in.'
        : `${priceOf(price, symbols)}, ${age} old, ${expiresAt > at ? 'valid' : 'no longer valid'}`;
  return (
    <KeyValueList
      items={[
        {
          label: 'Vault',
          value: vault ? <AddressView address={vault} chainId={chainId} /> : 'None: sales cannot follow the market price of this pair.',
        },
        { label: <Term of="oracle">Price on the chain</Term>, key: 'price', value: state },
        { label: 'Moves without its owner by', value: `${Number(maxJump) / 1_000} % at most` },
        ...(expected && at < expected.until
          ? [
              {
                label: 'Let in by its owner',
                value: `One price that would else be refused, ${rangeOf(expected, symbols)}, until ${formatTime(Number(expected.until))}`,
              },
            ]
          : []),
      ]}
    />
  );
}

function DropPrice({ pair, reading: { price }, symbols, manager }: PairPart & { manager: Manager }) {
  return (
    <Row
      title="Drop the price"
      text="For a price that is wrong. Nothing is sold by it from then on, and only the owner can let the next one in."
    >
      <OwnerCall
        place={placeOf(pair)}
        manager={manager}
        contracts={bondKnownContracts(pair.chainId)}
        action="drop"
        label="Drop the price"
        isDanger
        reason={price === 0n ? 'There is no price to drop.' : undefined}
        steps={[
          {
            key: 'drop',
            call: encodeDropPrice(pair),
            title: `Drop the price of ${symbols.payout} in ${symbols.quote}`,
            effect: 'All sales that follow this price stop until its owner lets another one in.',
            label: 'Drop the price',
          },
        ]}
      />
    </Row>
  );
}

/** Names the vault by which the pair is priced, or takes it away. */
function ListPair({ pair, reading, symbols, manager }: PairPart & { manager: Manager }) {
  const [text, setText] = useState<string>(reading.vault ?? '');
  const vault = parseAddress(text.trim());
  const isEmpty = text.trim() === '';
  const side = useChainRead<boolean | null>({
    chainId: pair.chainId,
    key: ['vaultSide', vault, pair.payoutToken],
    enabled: vault !== undefined,
    read: async (client) => (await readVaultSide(client, vault!, pair.payoutToken)) ?? null,
  });
  const reason = listReason({
    isEmpty,
    vault,
    side: side.data,
    isError: side.isError,
    present: reading.vault,
    quoteToken: pair.quoteToken,
    payout: symbols.payout,
  });
  const wish = { vault, isPriceInToken0: side.data ?? false };
  const label = isEmpty ? 'Take the vault away' : 'Set the vault';
  return (
    <Row
      title="Vault of the pair"
      text="The platform vouches to buyers that the vault is one, and that its share is what they pay with. Left empty, no sale follows this price any more."
    >
      <TextInput
        label="Vault"
        placeholder="0x…"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <OwnerCall
        place={placeOf(pair)}
        manager={manager}
        contracts={bondKnownContracts(pair.chainId)}
        action="list"
        label={label}
        reason={reason}
        steps={
          reason === undefined
            ? [
                {
                  key: text.trim(),
                  call: encodeUpdatePair(pair, wish),
                  title: isEmpty
                    ? `Take the vault of ${symbols.payout} and ${symbols.quote} away`
                    : `Price ${symbols.payout} in ${symbols.quote} by the vault ${text.trim()}`,
                  effect: isEmpty
                    ? 'Sales that follow this price stop, and no new ones can be opened.'
                    : 'Sales of this pair follow the price of this vault from now on, those that are open already too.',
                  label,
                },
              ]
            : []
        }
      />
    </Row>
  );
}
