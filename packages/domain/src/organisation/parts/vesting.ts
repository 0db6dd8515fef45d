import { chainName } from '../../chains/lookup.ts';
import { momentText } from '../../display/date.ts';
import { entryId, group, list, variants } from '../../schema/build.ts';
import { ownChain } from '../../schema/chains.ts';
import type { DraftOf, InputOf } from '../../schema/field.ts';
import { flag } from '../../schema/yesNo.ts';
import { MAX_VESTING_DATES, MAX_VESTING_RECEIVERS, MAX_VESTING_SCHEDULES } from '../limits.ts';
import { account, moment, symbolOf, tokenAmount } from './values.ts';
import { accountKey, accountText } from './wallet.ts';

const receivers = list(
  group({
    tempId: entryId(),
    address: account({ label: 'Receiver', fact: 'accounts', show: accountText }),
    amount: tokenAmount({ label: 'Amount', show: (input, { above }) => `${input} ${symbolOf(above)}` }),
  }),
  {
    entry: 'vested',
    min: 1,
    max: MAX_VESTING_RECEIVERS,
    noun: 'receivers',
    key: ({ address }) => accountKey(address),
    title: ({ address }) => `Vesting for ${accountText(address)}`,
  },
);

/** Tokens vest either evenly between two dates, or in equal parts at several dates. */
const SCHEDULE = variants('vestingType', {
  linear: group({ startDate: moment({ label: 'Begins' }), endDate: moment({ label: 'Ends' }), receivers }),
  milestone: group({
    milestoneDates: list(moment({ label: 'Date' }), {
      entry: 'milestone',
      label: 'Dates',
      min: 1,
      max: MAX_VESTING_DATES,
      noun: 'dates',
      show: (dates) => dates.map(momentText).join(', '),
    }),
    receivers,
  }),
});

/** Initial tokens of one chain that are locked at first. */
export const CHAIN_VESTING = group({
  chainId: ownChain({ label: 'Chain' }),
  /** Whether these tokens can vote before they are released. */
  isFlexVoting: flag({ label: 'Votes before release' }),
  schedules: list(SCHEDULE, {
    entry: 'schedule',
    min: 1,
    max: MAX_VESTING_SCHEDULES,
    noun: 'schedules',
    title: ({ vestingType }, { chains, above: [place] }) =>
      `${vestingType === 'linear' ? 'Linear vesting' : 'Vesting at milestones'} on ${chainName(chains, place?.['chainId'] as number)}`,
  }),
});

export const vestingTitle = (chainId: number, chains: Parameters<typeof chainName>[0]): string =>
  `Vesting on ${chainName(chains, chainId)}`;

export type ChainVestingDraft = DraftOf<typeof CHAIN_VESTING>;
export type ScheduleDraft = DraftOf<typeof SCHEDULE>;
export type VestingSchedule = InputOf<typeof SCHEDULE>;
