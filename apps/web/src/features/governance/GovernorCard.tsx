import { longDurationText } from '@althing/domain/display';
import { executionRule, vetoRules } from '@althing/domain/governance';
import type { GovernorView, OrganisationDetail } from '@althing/domain/http';
import type { Address } from '@althing/domain/units';
import { useChain } from '../../lib/config/useChain.ts';
import { AddressView } from '../../ui/AddressView.tsx';
import { Amount } from '../../ui/Amount.tsx';
import { ChainMark } from '../../ui/ChainMark.tsx';
import { ChainValue } from '../../ui/ChainValue.tsx';
import { Money } from '../../ui/Money.tsx';
import { KeyValueList } from '../../ui/KeyValueList.tsx';
import { Section } from '../../ui/Section.tsx';
import { KnownAddress } from '../transactions/index.ts';
import { executorOf, tokenOn } from './executor.ts';
import classes from './GovernorCard.module.css';
import { passLabel, quorumLabel } from './governorLabels.ts';
import { DelegationPanel } from './power/DelegationPanel.tsx';
import { RefundPot } from './refund/RefundPot.tsx';
import { ScorePanel } from './score/ScorePanel.tsx';
import { useTreasury } from './useTreasury.ts';

/** One governor: its rules in words, its funds, and what the reader can do. */
export function GovernorCard({ organisation, governor }: { organisation: OrganisationDetail; governor: GovernorView }) {
  const { chainId, address, governorName, timelock, token, votingDelay, votingPeriod, proposalThreshold, timelockDelay } = governor;
  const symbol = organisation.token?.symbol ?? '';
  return (
    <Section
      title={
        <span className={classes.title}>
          {governorName} <ChainMark chainId={chainId} withName size={18} />
        </span>
      }
    >
      <div className={classes.columns}>
        <KeyValueList
          items={[
            { label: 'Voting opens', value: votingDelay === 0 ? 'At once' : `${longDurationText(votingDelay)} after a proposal is made` },
            { label: 'Voting lasts', value: longDurationText(votingPeriod) },
            {
              label: 'To propose',
              value: proposalThreshold === '0' ? 'Anybody may' : <Amount value={proposalThreshold} symbol={`${symbol} votes`} as="exact" />,
            },
            { label: 'Quorum', value: quorumLabel(governor, symbol) },
            { label: 'To pass', value: passLabel(governor) },
            {
              label: 'Then',
              value: executionRule(timelock ? timelockDelay : null),
            },
            ...vetoRules(governor).map(({ label, rule, account }) => ({
              label,
              value: <VetoRule key={label} rule={rule} account={account} chainId={chainId} contracts={organisation.contracts} />,
            })),
            { label: 'Governor', value: <AddressView address={address} chainId={chainId} /> },
            ...(timelock
              ? [{ label: 'Timelock', value: <AddressView address={timelock} chainId={chainId} name="Holds the money" /> }]
              : []),
          ]}
        />
        <div className={classes.side}>
          <Treasury organisation={organisation} governor={governor} />
          <DelegationPanel organisation={organisation} chainId={chainId} token={token as Address} />
          {governor.isQuadratic && <ScorePanel organisation={organisation} chainId={chainId} governor={address} token={token} />}
          {governor.refundGas && <RefundPot organisation={organisation} governor={governor} refundGas={governor.refundGas} />}
        </div>
      </div>
    </Section>
  );
}

interface VetoRuleProps {
  rule: string;
  /** Null where there is no such account. */
  account: string | null;
  chainId: number;
  contracts: OrganisationDetail['contracts'];
}

function VetoRule({ rule, account, chainId, contracts }: VetoRuleProps) {
  if (account === null) return rule;
  return (
    <>
      <KnownAddress address={account} chainId={chainId} contracts={contracts} /> {rule}
    </>
  );
}

function Treasury({ organisation, governor }: { organisation: OrganisationDetail; governor: GovernorView }) {
  const { chainId } = governor;
  const chain = useChain(chainId);
  const holder = executorOf(governor);
  const balances = useTreasury({ chainId, holder, token: tokenOn(organisation, chainId) });
  return (
    <div className={classes.treasury}>
      <h3 className={classes.treasuryTitle}>In its treasury</h3>
      <ChainValue query={balances}>
        {({ native, token }) => (
          <div className={classes.balances}>
            <Money chainId={chainId} value={native} symbol={chain.nativeCurrency.symbol} />
            {token !== null && (
              <Money chainId={chainId} token={tokenOn(organisation, chainId)} value={token} symbol={organisation.token?.symbol ?? ''} />
            )}
          </div>
        )}
      </ChainValue>
      <div className={classes.soft}>
        Send money to <AddressView address={holder} chainId={chainId} />
      </div>
    </div>
  );
}
