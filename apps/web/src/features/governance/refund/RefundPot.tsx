import type { RefundPot as Pot } from '@althing/bindings';
import { votesInPot } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import { parseAmount } from '@althing/domain/token';
import type { Address } from '@althing/domain/units';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChain } from '../../../lib/config/useChain.ts';
import { formatTime } from '../../../lib/format/formatDate.ts';
import { apiQuery } from '../../../lib/query/apiQuery.ts';
import { AddressView } from '../../../ui/AddressView.tsx';
import { Amount } from '../../../ui/Amount.tsx';
import { AmountInput } from '../../../ui/AmountInput.tsx';
import { ChainValue } from '../../../ui/ChainValue.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import { KnownAddress, knownContractsOf, nameAddressIn, TransactionButton } from '../../transactions/index.ts';
import classes from '../Governance.module.css';
import { useActor } from '../useActor.ts';
import { moveOf } from './moveOf.ts';
import { useRefundPot } from './useRefund.ts';

interface RefundPotProps {
  organisation: OrganisationDetail;
  governor: GovernorView;
  refundGas: string;
}

const GWEI = 9;

/** The pot from which the gas of votes is paid back: its level, its rules, what went in and out, and a way to fill it. */
export function RefundPot({ organisation, governor, refundGas }: RefundPotProps) {
  const { chainId } = governor;
  const pot = useRefundPot(chainId, refundGas);
  const { nativeCurrency } = useChain(chainId);
  const { symbol } = nativeCurrency;
  return (
    <section className={classes.panel} aria-label="Refund pot">
      <h3 className={classes.panelTitle}>Refund pot</h3>
      <p className={classes.note}>It pays members back what their votes cost them in gas.</p>
      <ChainValue query={pot} width={220}>
        {({ balance, settings, price, periodCapLeft }) => {
          const votes = votesInPot(settings, price, balance);
          return (
            <>
              <dl className={classes.figures}>
                <div>
                  <dt>In the pot</dt>
                  <dd>
                    <Amount value={balance} symbol={symbol} as="cost" />
                  </dd>
                </div>
                <div>
                  <dt>Lasts for about</dt>
                  <dd>{votes === undefined ? 'Gas is free now' : `${votes.toLocaleString('en-GB')} votes`}</dd>
                </div>
              </dl>
              <Rules organisation={organisation} governor={governor} refundGas={refundGas} pot={{ settings, periodCapLeft }} />
              <Moves chainId={chainId} refundGas={refundGas} organisation={organisation} />
            </>
          );
        }}
      </ChainValue>
      <Fill organisation={organisation} chainId={chainId} refundGas={refundGas} governorName={governor.governorName} />
    </section>
  );
}

interface RulesProps extends RefundPotProps {
  pot: Pick<Pot, 'settings' | 'periodCapLeft'>;
}

/** What is paid back, up to which limits. */
function Rules({ organisation, governor, refundGas, pot: { settings, periodCapLeft } }: RulesProps) {
  const { chainId } = governor;
  const { symbol } = useChain(chainId).nativeCurrency;
  const tokenSymbol = organisation.token?.symbol ?? '';
  const unit = governor.isQuadratic ? { decimals: 2, symbol: 'votes' } : { decimals: 18, symbol: tokenSymbol };
  const next = periodCapLeft < settings.proposalCap ? periodCapLeft : settings.proposalCap;
  const limit = (words: string, value: bigint, shown: { decimals?: number; symbol: string } = { symbol }) => (
    <>
      {words} <Amount value={value} {...shown} as="exact" />
    </>
  );
  const gwei = { decimals: GWEI, symbol: 'gwei' };
  return (
    <details>
      <summary className={classes.note}>Its rules</summary>
      <KeyValueList
        items={[
          { label: 'A vote needs', value: <Amount value={settings.minWeight} {...unit} as="exact" /> },
          { label: 'For one proposal', value: limit('At most', settings.proposalCap) },
          { label: 'In 30 days', value: limit('At most', settings.periodCap) },
          { label: 'The next proposal', value: limit('Could be given', next) },
          { label: 'Its proposer needs', value: <Amount value={settings.minProposerVotes} symbol={tokenSymbol} as="exact" /> },
          { label: 'Base fee', value: limit('Up to', settings.maxBaseFee, gwei) },
          { label: 'Tip', value: limit('Up to', settings.maxPriorityFee, gwei) },
          { label: 'Gas of a vote', value: `Up to ${settings.maxGasUsed.toLocaleString('en-GB')}` },
          { label: 'Pot', value: <AddressView address={refundGas} chainId={chainId} /> },
        ]}
      />
      <p className={classes.note}>A proposal can change these rules or take money out; nobody else can.</p>
    </details>
  );
}

function Fill({
  organisation,
  chainId,
  refundGas,
  governorName,
}: Omit<RefundPotProps, 'governor'> & { chainId: number; governorName: string }) {
  const [text, setText] = useState('');
  const { account, isSafe } = useActor();
  const client = useQueryClient();
  const { name, nativeCurrency } = useChain(chainId);
  const { value, problem } = parseAmount(text, nativeCurrency.decimals);
  const request =
    account && value !== undefined
      ? {
          chainId,
          from: account,
          to: refundGas as Address,
          data: '0x' as const,
          value,
          title: `Fill the refund pot of ${governorName}`,
          effect: `Gives the amount to the pot on ${name}. It pays for votes; only a proposal can take it out again.`,
          isSafe,
        }
      : undefined;
  return (
    <div className={classes.form}>
      <AmountInput label={`Fill it, in ${nativeCurrency.symbol}`} placeholder="0.1" value={text} onChange={setText} />
      <TransactionButton
        subject={`fill-pot:${chainId}:${refundGas}:${account}`}
        request={request}
        reason={account ? (problem ? 'Enter how much you want to give.' : undefined) : 'Connect a wallet to fill the pot.'}
        variant="default"
        contracts={knownContractsOf(organisation.contracts, chainId)}
        nameAddress={nameAddressIn(organisation.contracts, chainId, account ?? undefined)}
        onConfirmed={() => {
          setText('');
          void client.invalidateQueries();
        }}
      >
        Fill the pot
      </TransactionButton>
    </div>
  );
}

const SHOWN = 5;

/** The newest payments into the pot and out of it. */
function Moves({ chainId, refundGas, organisation }: { chainId: number; refundGas: string; organisation: OrganisationDetail }) {
  const query = { chainId, eventContractAddress: refundGas, limit: 20 };
  const events = useQuery(apiQuery('GET /api/v1/organisations/contract-events', { query }));
  const { nativeCurrency } = useChain(chainId);
  if (events.isPending) return <LineSkeletons lines={2} />;
  if (events.isError)
    return <ErrorState title="What was paid could not be read" error={events.error} onRetry={() => void events.refetch()} />;
  const moves = events.data.items.flatMap((event) => moveOf(event) ?? []).slice(0, SHOWN);
  if (moves.length === 0) return <p className={classes.note}>Nothing was paid in or back yet.</p>;
  return (
    <ul className={classes.moves} aria-label="Paid in and back">
      {moves.map(({ key, words, account, amount, at }) => (
        <li key={key}>
          <span>
            {words} <KnownAddress address={account} chainId={chainId} contracts={organisation.contracts} />
          </span>
          <Amount value={amount} symbol={nativeCurrency.symbol} as="cost" />
          <span className={classes.note}>{formatTime(at)}</span>
        </li>
      ))}
    </ul>
  );
}
