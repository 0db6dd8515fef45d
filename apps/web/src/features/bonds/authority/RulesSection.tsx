import { auctioneerOf, readAuctioneerSettings } from '@althing/bindings';
import {
  type AuctioneerSettings,
  HOUR,
  type MarketRules,
  rulesReason,
  STRATEGIES,
  type Strategy,
  STRATEGY_WORDS,
  type Term as BondTerm,
  WHOLE,
} from '@althing/domain/bonds';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { bondKnownContracts } from '../../../lib/chain/bondKnownContracts.ts';
import { useChainRead } from '../../../lib/chain/useChainRead.ts';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { KeyValueList } from '../../../ui/KeyValueList.tsx';
import { Section } from '../../../ui/Section.tsx';
import { LineSkeletons } from '../../../ui/Skeletons.tsx';
import type { Manager } from '../manage/manager.ts';
import { OwnerCall } from '../manage/OwnerCall.tsx';
import classes from './Authority.module.css';
import { ruleSteps } from './ruleSteps.ts';

interface Field {
  field: keyof MarketRules;
  label: string;
  how: string;
  unit: 'hours' | '%';
}

const MINIMUMS: readonly Field[] = [
  {
    field: 'minDepositInterval',
    label: 'One purchase stands for at least',
    how: 'The shorter, the smaller the largest purchase.',
    unit: 'hours',
  },
  { field: 'minMarketDuration', label: 'A sale lasts at least', how: 'From its start to its end.', unit: 'hours' },
];

const OF_AUCTIONS: readonly Field[] = [
  { field: 'tuneInterval', label: 'Price corrected every', how: 'Where too little was sold.', unit: 'hours' },
  { field: 'tuneAdjustmentDelay', label: 'Each correction takes', how: 'Over how long it comes into force.', unit: 'hours' },
  { field: 'minDebtDecayInterval', label: 'Falls to its floor in no less than', how: 'Where nobody buys.', unit: 'hours' },
  { field: 'minDebtBuffer', label: 'Room for a rush at least', how: 'Before an auction closes itself.', unit: '%' },
];

const fieldsOf = (strategy: Strategy): readonly Field[] => (strategy === 'sda' ? [...MINIMUMS, ...OF_AUCTIONS] : MINIMUMS);

/** Smallest units of what is typed: seconds of an hour, parts of 100,000 of a percent. */
const UNITS = { hours: Number(HOUR), '%': Number(WHOLE) / 100 };

const inUnit = (value: number, unit: Field['unit']): string => (unit === 'hours' && value === 1 ? '1 hour' : `${value} ${unit}`);

const TERM_WORDS: Record<BondTerm, string> = { 'fixed-term': 'a time after each purchase', 'fixed-expiry': 'on one day for all' };
const KINDS = STRATEGIES.flatMap((strategy) =>
  (Object.keys(TERM_WORDS) as BondTerm[]).map((term) => ({
    value: `${strategy}:${term}`,
    label: `${STRATEGY_WORDS[strategy].name}, paid out ${TERM_WORDS[term]}`,
    strategy,
    term,
  })),
);

/** What new sales of each kind have to keep to. Sales that are there keep what they were created with. */
export function RulesSection({ chainId, manager }: { chainId: number; manager: Manager | undefined }) {
  const [kind, setKind] = useState(KINDS[0]!);
  const { strategy, term } = kind;
  const settings = useChainRead({
    chainId,
    key: ['auctioneerSettings', strategy, term],
    read: (client) => readAuctioneerSettings(client, { auctioneer: auctioneerOf(chainId, strategy, term), strategy }),
  });
  return (
    <Section
      title="Rules of new sales"
      variant="card"
      description="Every sale that is created from now on has to keep to them. Those that are there already do not change."
    >
      <div className={classes.stack}>
        <Select
          label="Kind of sale"
          data={KINDS.map(({ value, label }) => ({ value, label }))}
          value={kind.value}
          onChange={(value) => setKind(KINDS.find((each) => each.value === value) ?? kind)}
          allowDeselect={false}
        />
        {settings.isError && !settings.data ? (
          <ErrorState title="The rules could not be read" error={settings.error} onRetry={() => void settings.refetch()} />
        ) : !settings.data ? (
          <LineSkeletons lines={3} />
        ) : manager ? (
          <RulesForm key={kind.value} {...{ chainId, strategy, term, manager }} present={settings.data} />
        ) : (
          <KeyValueList
            items={fieldsOf(strategy).map(({ field, label, unit }) => ({
              label,
              value: inUnit(Number(settings.data[field]) / UNITS[unit], unit),
            }))}
          />
        )}
      </div>
    </Section>
  );
}

interface RulesFormProps {
  chainId: number;
  strategy: Strategy;
  term: BondTerm;
  manager: Manager;
  present: AuctioneerSettings;
}

function RulesForm({ chainId, strategy, term, manager, present }: RulesFormProps) {
  const [typed, setTyped] = useState<Partial<Record<keyof MarketRules, number | null>>>({});
  const shown = ({ field, unit }: Field) => (typed[field] === undefined ? Number(present[field]) / UNITS[unit] : typed[field]);
  const wished = (each: Field): bigint | undefined => {
    const value = shown(each);
    return value === null || !Number.isFinite(value) ? undefined : BigInt(Math.round(value * UNITS[each.unit]));
  };
  const wish = {
    ...present,
    ...(Object.fromEntries(fieldsOf(strategy).map((each) => [each.field, wished(each)])) as Record<keyof MarketRules, bigint | undefined>),
  };
  const reason = rulesReason(strategy, wish, present);
  return (
    <>
      <div className={classes.fields}>
        {fieldsOf(strategy).map((each) => (
          <DecimalInput
            key={each.field}
            label={`${each.label}, in ${each.unit}`}
            description={each.how}
            value={shown(each)}
            onChange={(value) => setTyped({ ...typed, [each.field]: value })}
          />
        ))}
      </div>
      <OwnerCall
        place={{ chainId, subject: `bond-rules:${chainId}:${strategy}:${term}`, organisation: undefined }}
        manager={manager}
        contracts={bondKnownContracts(chainId)}
        action="rules"
        label="Change the rules"
        reason={reason}
        steps={reason === undefined ? ruleSteps(auctioneerOf(chainId, strategy, term), strategy, wish as AuctioneerSettings, present) : []}
        onDone={() => setTyped({})}
      />
    </>
  );
}
