import type { Address } from '@althing/domain/units';
import { Modal, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { ChainSelect } from '../../../ui/ChainSelect.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import classes from '../Bridge.module.css';
import { type TokenOnChain, type TravellingToken, useTravellingTokens } from '../queries.ts';
import { TokenRow } from './TokenRow.tsx';
import { useBalances } from './useBalances.ts';

const SEARCH_DELAY_MS = 250;

export interface TokenPickerProps {
  account: Address | null;
  /** What is chosen now. */
  chosen: { token: string; chainId: number } | undefined;
  onChoose: (token: TravellingToken, place: TokenOnChain) => void;
  onClose: () => void;
}

/** Chooses a token together with the chain that it leaves. What the reader has stands first. */
export function TokenPicker({ account, chosen, onChoose, onClose }: TokenPickerProps) {
  const [text, setText] = useState('');
  const [chainId, setChainId] = useState<number>();
  const [search] = useDebouncedValue(text.trim(), SEARCH_DELAY_MS);
  return (
    <Modal opened onClose={onClose} title="Choose a token" size="lg">
      <div className={classes.picker}>
        <div className={classes.pickerFilters}>
          <TextInput
            aria-label="Search by token or organisation"
            placeholder="Token or organisation"
            type="search"
            data-autofocus
            maxLength={80}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <ChainSelect withAll value={chainId} onChange={setChainId} aria-label="Chain" />
        </div>
        <Found search={search} chainId={chainId} account={account} chosen={chosen} onChoose={onChoose} />
      </div>
    </Modal>
  );
}

interface FoundProps extends Omit<TokenPickerProps, 'onClose'> {
  search: string;
  chainId: number | undefined;
}

function Found({ search, chainId, account, chosen, onChoose }: FoundProps) {
  const { data, error, refetch } = useTravellingTokens(search);
  const balanceOf = useBalances(data?.items ?? [], account);
  if (error) return <ErrorState title="The tokens could not be read" error={error} onRetry={() => void refetch()} />;
  if (!data) return <LineSkeletons lines={6} />;
  const places = data.items.flatMap((token) =>
    token.chains
      .filter((place) => chainId === undefined || place.chainId === chainId)
      .map((place) => ({ token, place, balance: balanceOf(place) })),
  );
  if (places.length === 0)
    return (
      <EmptyState title={search === '' ? 'No token travels here yet' : 'No token of that name travels here'}>
        Tokens of organisations that were founded with Asset Portals can be moved between chains.
      </EmptyState>
    );
  const sorted = places.toSorted((a, b) => Number((b.balance ?? 0n) > 0n) - Number((a.balance ?? 0n) > 0n));
  return (
    <ul className={classes.tokens} aria-label="Tokens">
      {sorted.map(({ token, place, balance }) => (
        <li key={`${token.controllerAddress}:${place.chainId}`}>
          <TokenRow
            token={token}
            place={place}
            balance={balance}
            isChosen={chosen?.token === token.controllerAddress && chosen.chainId === place.chainId}
            onChoose={() => onChoose(token, place)}
          />
        </li>
      ))}
    </ul>
  );
}
