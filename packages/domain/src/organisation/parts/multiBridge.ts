import { type Bridge, BRIDGE_FACTS, BRIDGES } from '../../bridges/index.ts';
import { chainName } from '../../chains/lookup.ts';
import { durationSeconds, durationText } from '../../display/duration.ts';
import { defaulting, draftOnly, entryId, group, list, maybe } from '../../schema/build.ts';
import { chain, listedChain, ownChain } from '../../schema/chains.ts';
import type { DisplayContext, DraftOf, InputOf, Values } from '../../schema/field.ts';
import { number } from '../../schema/numbers.ts';
import { none, scalar } from '../../schema/scalar.ts';
import { choice, text } from '../../schema/texts.ts';
import { answer, flag } from '../../schema/yesNo.ts';
import { SELECT } from '../../setup/sentences.ts';
import { MAX_CHAINS, MAX_NAME_LENGTH } from '../limits.ts';
import { settleWallet, WALLET, WALLET_FIELDS } from './wallet.ts';

/** Modules that send from one chain to another. */

const chainIds = list(listedChain({ label: 'Chain' }), {
  entry: 'chain',
  label: 'Chains',
  max: MAX_CHAINS,
  noun: 'chains',
  isSet: true,
  changedBy: 'upgrade',
  show: (ids, { chains }) => ids.map((id) => chainName(chains, id)).join(', '),
});

const bridge = scalar<Bridge>({
  label: 'Bridge',
  empty: BRIDGES[0],
  read: (stored) => BRIDGES.find((known) => known === stored),
  write: (draft) => draft,
  problem: none,
  show: (input) => BRIDGE_FACTS[input].name,
  wire: { type: 'choice', values: BRIDGES },
});

const bridges = list(bridge, {
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
const time = (label: string, { durationType, value }: Time) =>
  group({
    durationType: {
      ...choice({ label: 'Unit', names: { days: 'Days', hours: 'Hours' }, required: SELECT, when: () => false }),
      empty: durationType,
    },
    value: { ...number({ label, min: 0, max: 10_000, show: (_, { above: [given] }) => timeText(given as unknown as Time) }), empty: value },
  });

const timeText = ({ durationType, value }: Time): string => (value === 0 ? 'None' : durationText(durationSeconds(value, durationType)));

const isWallet = ({ isGovernor }: Values): boolean => isGovernor === false;

interface GovernorOrWallet {
  isGovernor: boolean | null;
  governorName: string;
  isMultisig: boolean | null;
  addresses: string[];
  threshold: number;
}

/** If a governor is chosen, the wallet is emptied, and the other way round. */
const settleActor = <Actor extends GovernorOrWallet>(actor: Actor): Actor =>
  actor.isGovernor ? { ...actor, isMultisig: false, addresses: [], threshold: 1 } : { ...settleWallet(actor), governorName: '' };

/** Who may act: the governor with this name, or a wallet. */
const ACTOR_FIELDS = {
  isGovernor: answer({ label: 'Held by', required: SELECT, show: (input) => (input ? 'A governor' : 'A wallet'), changedBy: 'holders' }),
  governorName: text({ label: 'Governor', max: MAX_NAME_LENGTH, when: ({ isGovernor }) => isGovernor === true, changedBy: 'holders' }),
  isMultisig: { ...WALLET_FIELDS.isMultisig, when: isWallet },
  addresses: { ...WALLET_FIELDS.addresses, min: 0, when: isWallet },
  threshold: {
    ...WALLET_FIELDS.threshold,
    when: (actor: Values) => isWallet(actor) && WALLET_FIELDS.threshold.when?.(actor) === true,
  },
};

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
    owner: { ...group(ACTOR_FIELDS, { settle: settleActor }), title: (_: unknown, context: DisplayContext) => `Owner ${placeOf(context)}` },
    /** Guardians on this chain; null without the multi-bridge veto. */
    vetoer: defaulting(maybe({ ...WALLET, title: (_: unknown, context: DisplayContext) => `Guardians ${placeOf(context)}` })),
    bridges: defaulting(bridges),
    isAllBridges: defaulting(flag({ label: 'All bridges' })),
  },
  { changedBy: 'holders' },
);

export const ASSET_PORTALS = group({
  chainIds,
  bridges,
  minBridges: { ...number({ label: 'Least number of bridges', min: 1, max: BRIDGES.length, isWhole: true }), empty: 2 },
  duration: time('Window of the limits', { durationType: 'hours', value: 24 }),
});

export type GovernorOrWalletDraft = GovernorOrWallet;
export type MultiBridgeDraft = DraftOf<typeof MULTI_BRIDGE>;
export type MultiBridge = InputOf<typeof MULTI_BRIDGE>;
export type MultiBridgeSettingsDraft = DraftOf<typeof MULTI_BRIDGE_SETTINGS>;
export type MultiBridgeSettings = InputOf<typeof MULTI_BRIDGE_SETTINGS>;
export type GovernorOrWalletInput = MultiBridgeSettings['owner'];
