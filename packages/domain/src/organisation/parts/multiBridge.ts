import { draftOnly, entryId, group, list, maybe } from '../../schema/build.ts';
import { chain, listedChain, ownChain } from '../../schema/chains.ts';
import type { DraftOf } from '../../schema/field.ts';
import { number } from '../../schema/numbers.ts';
import { choice, text } from '../../schema/texts.ts';
import { answer, flag } from '../../schema/yesNo.ts';
import { SELECT } from '../../setup/sentences.ts';
import { MAX_CHAINS, MAX_ID_LENGTH, MAX_NAME_LENGTH } from '../limits.ts';
import { WALLET, WALLET_FIELDS } from './wallet.ts';

/** Modules that reach from one chain to another. Their contracts are not there yet, so only drafts have them. */

const chainIds = list(listedChain({ label: 'Chain' }), { entry: 'chain', max: MAX_CHAINS, noun: 'chains' });
const bridges = list(text({ label: 'Bridge', max: MAX_ID_LENGTH }), { entry: 'bridge', max: 32, noun: 'bridges' });

/** docs/requirements.md#multi-bridge: a multi-bridge waits 0 days, a portal's limits are over 24 hours. */
const time = (durationType: 'days' | 'hours', value: number) =>
  group({
    durationType: { ...choice({ label: 'Unit', names: { days: 'Days', hours: 'Hours' }, required: SELECT }), empty: durationType },
    value: { ...number({ label: 'Time', min: 0, max: 10_000 }), empty: value },
  });

/** Who may act: a governor by its name, or a wallet. */
const ACTOR_FIELDS = {
  ...WALLET_FIELDS,
  isGovernor: answer({ label: 'Governor or wallet', required: SELECT }),
  governorName: text({ label: 'Governor', max: MAX_NAME_LENGTH }),
};
const ACTOR = group(ACTOR_FIELDS);

export const MULTI_BRIDGE = group({
  ...ACTOR_FIELDS,
  tempId: draftOnly(entryId()),
  chainId: chain({ label: 'Chain' }),
  chainIds,
  timelock: time('days', 0),
  /** The multi-bridge veto is chosen: every chain's settings name guardians. */
  hasVeto: flag({ label: 'Veto' }),
});

export const MULTI_BRIDGE_SETTINGS = group({
  chainId: ownChain({ label: '' }),
  owner: ACTOR,
  /** Guardians on this chain; null without the multi-bridge veto. */
  vetoer: maybe(WALLET),
  bridges,
  isAllBridges: flag({ label: 'All bridges' }),
});

export const ASSET_PORTALS = group({
  chainIds,
  bridges,
  minBridges: { ...number({ label: 'Least number of bridges', min: 1, max: 32, isWhole: true }), empty: 2 },
  duration: time('hours', 24),
});

export type GovernorOrWalletDraft = DraftOf<typeof ACTOR>;
