import { type Bridge, BRIDGE_FACTS, BRIDGES } from '../../bridges/index.ts';
import { chainName } from '../../chains/lookup.ts';
import { durationSeconds, durationText } from '../../display/duration.ts';
import { group, list } from '../../schema/build.ts';
import { listedChain } from '../../schema/chains.ts';
import { number } from '../../schema/numbers.ts';
import { none, scalar } from '../../schema/scalar.ts';
import { choice } from '../../schema/texts.ts';
import { SELECT } from '../../setup/sentences.ts';
import { MAX_CHAINS } from '../limits.ts';

/** Fields that all modules have which send from one chain to another. */

export const chainIds = list(listedChain({ label: 'Chain' }), {
  entry: 'chain',
  label: 'Chains',
  max: MAX_CHAINS,
  noun: 'chains',
  isSet: true,
  changedBy: 'upgrade',
  show: (ids, { chains }) => ids.map((id) => chainName(chains, id)).join(', '),
});

export const bridge = scalar<Bridge>({
  label: 'Bridge',
  empty: BRIDGES[0],
  read: (stored) => BRIDGES.find((known) => known === stored),
  write: (draft) => draft,
  problem: none,
  show: (input) => BRIDGE_FACTS[input].name,
  wire: { type: 'choice', values: BRIDGES },
});

export const bridges = list(bridge, {
  entry: 'bridge',
  label: 'Bridges',
  max: BRIDGES.length,
  noun: 'bridges',
  isSet: true,
  when: ({ isAllBridges }) => isAllBridges !== true,
  show: (chosen) => chosen.map((name) => BRIDGE_FACTS[name].name).join(', '),
});

interface Time {
  durationType: 'days' | 'hours';
  value: number;
}

/** docs/requirements.md#multi-bridge: defaults are a delay of 0 days for a multi-bridge, and limits per 24 hours for a portal. */
export const time = (label: string, { durationType, value }: Time) =>
  group({
    durationType: {
      ...choice({ label: 'Unit', names: { days: 'Days', hours: 'Hours' }, required: SELECT, when: () => false }),
      empty: durationType,
    },
    value: { ...number({ label, min: 0, max: 10_000, show: (_, { above: [given] }) => timeText(given as unknown as Time) }), empty: value },
  });

const timeText = ({ durationType, value }: Time): string => (value === 0 ? 'None' : durationText(durationSeconds(value, durationType)));
