import { recipientProblem, type RouteOrder } from '@althing/domain/bridges';
import { type ParsedAmount, amountSentence, amountText, parseAmount } from '@althing/domain/token';
import { balanceText } from '@althing/domain/treasury';
import { type Address, NATIVE } from '@althing/domain/units';
import { ActionIcon, Button, Select } from '@mantine/core';
import { IconArrowsLeftRight } from '@tabler/icons-react';
import { Amount } from '../../../ui/Amount.tsx';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { ChainSelect } from '../../../ui/ChainSelect.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LineSkeletons, Loading, Skeleton } from '../../../ui/Skeletons.tsx';
import { CitizenshipGate, RequireAuth } from '../../auth/index.ts';
import { useActor } from '../../governance/index.ts';
import classes from '../Bridge.module.css';
import type { BridgeSearch } from '../bridgeSearch.ts';
import { RecipientField } from '../form/RecipientField.tsx';
import { type ChangeForm, type TypedForm, useTypedForm } from '../form/useTypedForm.ts';
import { useBalances } from '../tokens/useBalances.ts';
import { recipientOf } from '../transferForm.ts';
import { FollowedRoute } from './FollowedRoute.tsx';
import { useRouteQuotes, useRoutes } from './queries.ts';
import { type RouteEnds, routeEnds, sortedRoutes } from './routeChoice.ts';
import { RouteOptions } from './RouteOptions.tsx';
import { RouteSums } from './RouteSums.tsx';
import { RouteTransfers } from './RouteTransfers.tsx';
import { SendRoute } from './SendRoute.tsx';
import { SentRoutes } from './SentRoutes.tsx';

export interface RoutesPanelProps {
  search: BridgeSearch;
  onSearch: (change: Partial<BridgeSearch>) => void;
}

const LEAD =
  'Tokens that bridges of others carry, as this installation’s operator lists them. These bridges decide alone about what arrives: neither Althing nor an organisation’s limits stand between.';

/** Moves tokens over the second set of bridges: every bridge’s offer beside the others’, and each transfer until it has arrived. */
export function RoutesPanel({ search, onSearch }: RoutesPanelProps) {
  const { account } = useActor();
  const { data, error, refetch } = useRoutes();
  if (error) return <ErrorState title="The tokens could not be read" error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height={420} />
      </Loading>
    );
  const ends = routeEnds(data.tokens, search);
  return (
    <>
      {ends ? (
        <Form tokens={data.tokens} ends={ends} search={search} onSearch={onSearch} />
      ) : (
        <EmptyState title="No other token travels here">
          The operator of this installation lists none that bridges of others carry.
        </EmptyState>
      )}
      {account && <SentRoutes tokens={data.tokens} account={account} onSearch={onSearch} />}
      {account && <FollowedRoute search={search} onSearch={onSearch} />}
      {account && <RouteTransfers account={account} />}
    </>
  );
}

type FormProps = RoutesPanelProps & { tokens: NonNullable<ReturnType<typeof useRoutes>['data']>['tokens']; ends: RouteEnds };

interface Checked {
  amount: ParsedAmount;
  recipient: Address | undefined;
  reason: string | undefined;
}

function reasonOf(amount: ParsedAmount, text: string, { token, origin }: RouteEnds, balance: bigint | undefined): string | undefined {
  if (amount.problem === 'empty' || amount.value === 0n) return 'Enter how much to move.';
  if (amount.value === undefined) return amountSentence(amount.problem, text, origin.decimals);
  if (balance !== undefined && amount.value > balance)
    return `Your account has ${balanceText(balance, origin.decimals)} ${token.symbol} on this chain, which is less.`;
  return undefined;
}

const contractsOf = ({ destination }: RouteEnds): Address[] => [destination.address as Address];

function useChecked(ends: RouteEnds, typed: TypedForm, balance: bigint | undefined): Checked {
  const { account, isSafe } = useActor();
  const amount = parseAmount(typed.amount, ends.origin.decimals);
  const isWrong = recipientProblem(typed.recipient, contractsOf(ends)) !== undefined;
  const recipient = isWrong ? undefined : recipientOf(typed.recipient, account, isSafe);
  const whom = isWrong ? 'The recipient has to be corrected first.' : account && !recipient ? 'Name who gets it.' : undefined;
  return { amount, recipient, reason: reasonOf(amount, typed.amount, ends, balance) ?? whom };
}

function Form({ tokens, ends, search, onSearch }: FormProps) {
  const { account, isSafe } = useActor();
  const { token, origin, destination } = ends;
  const { typed, change } = useTypedForm(search, { from: origin.chainId, to: destination.chainId }, onSearch);
  const balance = useBalances([{ chains: token.places }], account)(origin);
  const checked = useChecked(ends, typed, balance);
  const value = checked.amount.value;
  const [sender, recipient] = [account ?? NATIVE, checked.recipient ?? account ?? NATIVE];
  const asked =
    value === undefined || value === 0n
      ? undefined
      : {
          token: token.id,
          originChainId: origin.chainId,
          destinationChainId: destination.chainId,
          amount: String(value),
          sender,
          recipient,
        };
  const quotes = useRouteQuotes(asked);
  const order: RouteOrder = search.order ?? 'received';
  const offered = quotes.data ? sortedRoutes(quotes.data.items, order).offered : [];
  const route = offered.find(({ provider }) => provider === search.route) ?? offered[0];
  const reason =
    checked.reason ??
    (quotes.isError
      ? 'The bridges could not be asked. Try again in a moment.'
      : !quotes.data
        ? 'The bridges are being asked.'
        : route
          ? undefined
          : 'No bridge takes this amount this way.');
  return (
    <div className={classes.columns}>
      <div>
        <Section title="What moves" description={LEAD} variant="card">
          <Fields tokens={tokens} ends={ends} typed={typed} change={change} onSearch={onSearch} balance={balance} isSafe={isSafe} />
          {quotes.data && (
            <RouteOptions
              items={quotes.data.items}
              ends={ends}
              order={order}
              chosen={route?.provider}
              onOrder={(next) => onSearch({ order: next })}
              onChoose={(provider) => onSearch({ route: provider })}
            />
          )}
          {quotes.error && !quotes.data && (
            <ErrorState title="The bridges could not be asked" error={quotes.error} onRetry={() => void quotes.refetch()} />
          )}
          {asked && quotes.isPending && <LineSkeletons lines={5} />}
        </Section>
      </div>
      <div>
        <Section title="What arrives" variant="card">
          <RouteSums ends={ends} amount={value} route={route} />
          <div className={classes.send}>
            <RequireAuth>
              <CitizenshipGate>
                <SendRoute
                  ends={ends}
                  route={route}
                  amount={value}
                  account={account}
                  isSafe={isSafe}
                  recipient={checked.recipient}
                  reason={reason}
                />
              </CitizenshipGate>
            </RequireAuth>
          </div>
        </Section>
      </div>
    </div>
  );
}

interface FieldsProps extends Pick<FormProps, 'tokens' | 'ends' | 'onSearch'> {
  typed: TypedForm;
  change: ChangeForm;
  balance: bigint | undefined;
  isSafe: boolean;
}

function Fields({ tokens, ends: { token, origin, destination }, typed, change, onSearch, balance, isSafe }: FieldsProps) {
  return (
    <div className={classes.fields}>
      <Select
        label="Token"
        allowDeselect={false}
        data={tokens.map(({ id, symbol, name }) => ({ value: id, label: `${symbol} · ${name}` }))}
        value={token.id}
        onChange={(asset) => asset !== null && onSearch({ asset, route: undefined })}
      />
      <Ends token={token} origin={origin} destination={destination} onSearch={onSearch} />
      <div>
        <AmountInput
          label="Amount"
          placeholder="0.0"
          value={typed.amount}
          onChange={(text) => change({ amount: text })}
          rightSectionWidth={76}
          rightSection={
            balance !== undefined && balance > 0n ? (
              <Button variant="subtle" size="compact-sm" onClick={() => change({ amount: amountText(balance, origin.decimals) })}>
                Max
              </Button>
            ) : undefined
          }
        />
        {balance !== undefined && (
          <p className={classes.under}>
            <span>
              You have <Amount value={balance} decimals={origin.decimals} symbol={token.symbol} /> here
            </span>
          </p>
        )}
      </div>
      <RecipientField typed={typed} change={change} isSafe={isSafe} contracts={contractsOf({ token, origin, destination })} />
    </div>
  );
}

function Ends({ token, origin, destination, onSearch }: RouteEnds & Pick<FormProps, 'onSearch'>) {
  const ids = token.places.map(({ chainId }) => chainId);
  const { chainId: from } = origin;
  const { chainId: to } = destination;
  return (
    <div className={classes.chains}>
      <ChainSelect
        label="From"
        chainIds={ids}
        value={from}
        onChange={(next) => next !== undefined && onSearch({ from: next, to: next === to ? from : to })}
      />
      <ActionIcon variant="default" size={36} aria-label="Swap the chains" onClick={() => onSearch({ from: to, to: from })}>
        <IconArrowsLeftRight size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ChainSelect
        label="To"
        chainIds={ids}
        value={to}
        onChange={(next) => next !== undefined && onSearch({ to: next, from: next === from ? to : from })}
      />
    </div>
  );
}
