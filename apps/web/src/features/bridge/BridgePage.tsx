import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { LinkButton } from '../../ui/RouterLinks.tsx';
import { Loading, Skeleton } from '../../ui/Skeletons.tsx';
import { Button, Tabs } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import { useActor } from '../governance/index.ts';
import classes from './Bridge.module.css';
import { type BridgeSearch, readBridgeSearch, writeBridgeSearch } from './bridgeSearch.ts';
import { INTRO } from './intro.ts';
import { type TokenOnChain, type TravellingToken, useTravellingToken, useTravellingTokens } from './queries.ts';
import { RecentTransfers } from './progress/RecentTransfers.tsx';
import { RoutesPanel } from './routes/RoutesPanel.tsx';
import { TokenPicker } from './tokens/TokenPicker.tsx';
import { TransferSection, type TransferSectionProps } from './TransferSection.tsx';

export interface BridgePageProps {
  /** Of the page's address, as anybody may write it. */
  search: Readonly<Record<string, unknown>>;
  onSearch: (change: Record<string, unknown>) => void;
}

/** Moves tokens between chains: what, where to, how much and over which bridges, until they have arrived. */
export function BridgePage({ search: given, onSearch: tell }: BridgePageProps) {
  const search = readBridgeSearch(given);
  const onSearch = (change: Partial<BridgeSearch>) => tell(writeBridgeSearch(change));
  const { account } = useActor();
  const [isPicking, setPicking] = useState(false);
  const pick = (token: TravellingToken, place: TokenOnChain) => {
    setPicking(false);
    onSearch({ token: token.controllerAddress, from: place.chainId, to: undefined, by: undefined, unwrap: undefined });
  };
  return (
    <>
      <PageHeader
        {...INTRO}
        actions={
          <LinkButton to="/bridge/transactions" variant="default">
            All transactions
          </LinkButton>
        }
      />
      <Tabs
        value={search.set ?? 'organisations'}
        onChange={(set) => onSearch({ set: set === 'others' ? set : undefined, amount: undefined, sent: undefined })}
        keepMounted={false}
      >
        <Tabs.List className={classes.sets} aria-label="Whose tokens">
          <Tabs.Tab value="organisations">Tokens of organisations</Tabs.Tab>
          <Tabs.Tab value="others">Other tokens</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="organisations">
          <Chosen key={search.token ?? ''} search={search} onSearch={onSearch} onPick={() => setPicking(true)} />
          {account && <RecentTransfers account={account} sent={search.sent} />}
        </Tabs.Panel>
        <Tabs.Panel value="others">
          <RoutesPanel search={search} onSearch={onSearch} />
        </Tabs.Panel>
      </Tabs>
      {isPicking && (
        <TokenPicker
          account={account}
          chosen={search.token && search.from ? { token: search.token, chainId: search.from } : undefined}
          onChoose={pick}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

/** The token of the page's address; where it names none, the only one that there is. */
function Chosen({ search, onSearch, onPick }: Omit<TransferSectionProps, 'token'>) {
  const named = useTravellingToken(search.token);
  const all = useTravellingTokens('');
  const {
    data: answer,
    error,
    refetch,
  } = search.token === undefined ? { ...all, data: all.data?.items } : { ...named, data: named.data && [named.data] };
  // Deferred, so that the form is drawn in slices.
  const data = useDeferredValue(answer);
  if (error) return <ErrorState title="The tokens could not be read" error={error} onRetry={() => void refetch()} />;
  if (data === undefined)
    return (
      <Loading>
        <Skeleton height={420} />
      </Loading>
    );
  const [token, ...others] = data ?? [];
  const choose = <Button onClick={onPick}>Choose a token</Button>;
  if (!token || token.chains.length === 0)
    return search.token === undefined ? (
      <EmptyState title="No token travels here yet">
        Tokens of organisations that were founded with Asset Portals can be moved between chains.
      </EmptyState>
    ) : (
      <EmptyState title="This token does not travel here" action={choose}>
        The link names a token that no organisation of this installation moves between chains.
      </EmptyState>
    );
  if (others.length > 0)
    return (
      <EmptyState title="What do you want to move?" action={choose}>
        {others.length + 1} tokens travel between chains here. Choose one with the chain that it is to leave.
      </EmptyState>
    );
  return <TransferSection token={token} search={search} onSearch={onSearch} onPick={onPick} />;
}
