import { BRIDGES } from '../../bridges/index.ts';
import { chainName } from '../../chains/lookup.ts';
import { defaulting, draftOnly, entryId, group, maybe } from '../../schema/build.ts';
import { chain, ownChain } from '../../schema/chains.ts';
import type { DisplayContext, DraftOf, InputOf } from '../../schema/field.ts';
import { number } from '../../schema/numbers.ts';
import { flag } from '../../schema/yesNo.ts';
import { ACTOR, ACTOR_FIELDS, settleActor } from './actor.ts';
import { bridges, chainIds, time } from './crossChain.ts';
import { WALLET } from './wallet.ts';

/** Its contracts have the same address on every chain. The settings say who may do what from the start. */
export const MULTI_BRIDGE = group(
  {
    tempId: draftOnly(entryId()),
    /** Chain that messages are sent from by the originator named here. */
    chainId: chain({ label: 'Chain of the originator', changedBy: 'holders' }),
    ...ACTOR_FIELDS,
    chainIds,
    /** How many bridges have to deliver a message before it counts. */
    minBridges: defaulting({
      ...number({ label: 'Bridges that must agree', min: 1, max: BRIDGES.length, isWhole: true, changedBy: 'holders' }),
      empty: 2,
    }),
    timelock: time('Timelock', { durationType: 'days', value: 0 }),
    /** Whether the multi-bridge veto is chosen; then the settings of every chain name guardians. */
    hasVeto: defaulting(flag({ label: 'Veto' })),
  },
  { settle: settleActor, title: () => 'Multi-Bridge', changedBy: 'upgrade' },
);

const placeOf = ({ chains, above }: DisplayContext): string => {
  const place = above.find((record) => 'isAllBridges' in record);
  return `of the Multi-Bridge on ${chainName(chains, Number(place?.['chainId']))}`;
};

export const MULTI_BRIDGE_SETTINGS = group(
  {
    chainId: ownChain({ label: '' }),
    owner: { ...ACTOR, title: (_: unknown, context: DisplayContext) => `Owner ${placeOf(context)}` },
    /** Guardians on this chain; null without the multi-bridge veto. */
    vetoer: defaulting(maybe({ ...WALLET, title: (_: unknown, context: DisplayContext) => `Guardians ${placeOf(context)}` })),
    bridges: defaulting(bridges),
    isAllBridges: defaulting(flag({ label: 'All bridges' })),
  },
  { changedBy: 'holders' },
);

export type MultiBridgeDraft = DraftOf<typeof MULTI_BRIDGE>;
export type MultiBridge = InputOf<typeof MULTI_BRIDGE>;
export type MultiBridgeSettingsDraft = DraftOf<typeof MULTI_BRIDGE_SETTINGS>;
export type MultiBridgeSettings = InputOf<typeof MULTI_BRIDGE_SETTINGS>;
