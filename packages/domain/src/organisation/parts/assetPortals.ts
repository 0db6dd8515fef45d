import { type Bridge, BRIDGE_FACTS, BRIDGES } from '../../bridges/index.ts';
import { chainName } from '../../chains/lookup.ts';
import { defaulting, group, list, optional } from '../../schema/build.ts';
import { ownChain } from '../../schema/chains.ts';
import type { DisplayContext, DraftOf, InputOf, Scalar } from '../../schema/field.ts';
import { number } from '../../schema/numbers.ts';
import { asNumber, scalar, type ScalarOptions } from '../../schema/scalar.ts';
import { choice } from '../../schema/texts.ts';
import { flag } from '../../schema/yesNo.ts';
import { SELECT, SELECT_CHAIN } from '../../setup/sentences.ts';
import { BURN_SELECTORS, MINT_SELECTORS, type SelectorList } from '../../token/selectors.ts';
import type { ChainId } from '../../units.ts';
import { MAX_CHAINS } from '../limits.ts';
import { ACTOR_FIELDS, settleActor } from './actor.ts';
import { bridge, bridges, chainIds, time } from './crossChain.ts';
import { tokenAmount } from './values.ts';

/** By which the token travels: one contract at the same address on each of its chains. */

const symbolIn = ({ above }: DisplayContext): string => {
  const token = above.find((record) => 'token' in record)?.['token'] as { symbol: string } | null | undefined;
  return token?.symbol ?? '';
};

/** In which a used limit comes back is told once, by `duration`. */
const limit = (options: ScalarOptions<string>): Scalar<string> =>
  tokenAmount({ mayBeZero: true, show: (input, context) => `${input} ${symbolIn(context)}`.trim(), ...options });

const onChain =
  (what: string) =>
  ({ chainId }: { chainId: ChainId }, { chains }: DisplayContext): string =>
    `${what} on ${chainName(chains, chainId)}`;

/** Decides about bridges and limits, and may stop transfers. */
const PORTAL_ADMIN = group({ chainId: ownChain({ label: '' }), ...ACTOR_FIELDS }, { settle: settleActor });

const BRIDGE_RATE_LIMIT = group({
  /** Told by the title. */
  bridge: { ...bridge, label: '' },
  standardMintLimit: limit({ label: 'Mint limit' }),
  standardBurnLimit: limit({ label: 'Burn limit' }),
});

const byHash = (list: SelectorList): Record<string, string> => Object.fromEntries(Object.entries(list).map(([name, hash]) => [hash, name]));

const FUNCTION_SELECTORS = group({
  chainId: ownChain({ label: '' }),
  mintInterface: choice({ label: 'Minting', names: MINT_SELECTORS, required: SELECT }),
  mintHash: choice({ label: 'Selector of minting', names: byHash(MINT_SELECTORS), required: SELECT }),
  burnInterface: choice({ label: 'Burning', names: BURN_SELECTORS, required: SELECT }),
  burnHash: choice({ label: 'Selector of burning', names: byHash(BURN_SELECTORS), required: SELECT }),
});

const isLocked = ({ isEnabled }: { isEnabled?: unknown }): boolean => isEnabled === true;

/** On the primary chain tokens that leave are kept and given out again; on the others they are burned and minted. */
const LOCK_AND_RELEASE = group(
  {
    isEnabled: flag({ label: 'Lock & release', changedBy: 'nobody' }),
    /** Absent where nothing is locked. */
    chainId: optional(
      scalar<ChainId | undefined>({
        label: 'Primary chain',
        changedBy: 'nobody',
        empty: undefined,
        read: asNumber,
        write: (draft) => draft,
        problem: (draft) => (draft === undefined ? SELECT_CHAIN : undefined),
        show: (input, { chains }) => (input === undefined ? 'None' : chainName(chains, input)),
        wire: { type: 'number', min: 1, max: Number.MAX_SAFE_INTEGER, isWhole: true },
        when: isLocked,
      }),
    ),
  },
  { settle: (draft) => (isLocked(draft) ? draft : { isEnabled: false }) },
);

const isCustom = ({ isCustomRateLimits }: { isCustomRateLimits?: unknown }): boolean => isCustomRateLimits === true;

export const ASSET_PORTALS = group(
  {
    chainIds,
    portalAdmin: list(PORTAL_ADMIN, {
      entry: 'portalAdmin',
      max: MAX_CHAINS,
      changedBy: 'holders',
      key: ({ chainId }) => String(chainId),
      title: onChain('Portal admin'),
    }),
    bridges,
    /** How many bridges have to agree on transfers by several of them; 0 where every transfer goes by one. */
    minBridges: defaulting({ ...number({ label: 'Bridges that must agree', min: 0, max: BRIDGES.length, isWhole: true }), empty: 2 }),
    multiBridgeMintLimit: limit({ label: 'Mint limit of several bridges' }),
    multiBridgeBurnLimit: limit({ label: 'Burn limit of several bridges' }),
    /** Of each bridge alone, unless each has its own. */
    standardMintLimit: limit({ label: 'Mint limit of one bridge', when: (portals) => !isCustom(portals) }),
    standardBurnLimit: limit({ label: 'Burn limit of one bridge', when: (portals) => !isCustom(portals) }),
    isCustomRateLimits: defaulting(flag({ label: 'Limits per bridge' })),
    bridgeRateLimits: defaulting(
      list(BRIDGE_RATE_LIMIT, {
        entry: 'bridgeRateLimit',
        max: BRIDGES.length,
        when: isCustom,
        key: ({ bridge: name }) => name,
        title: ({ bridge: name }: { bridge: Bridge }) => `Portal limits of ${BRIDGE_FACTS[name].name}`,
      }),
    ),
    /** In which limits that were used come back. */
    duration: defaulting(time('Window of the limits', { durationType: 'hours', value: 24 })),
    lockAndReleaseSettings: defaulting(LOCK_AND_RELEASE),
    /** `mint(address,uint256)` and `burn(address,uint256)`. */
    useDefaultFunctionSelectors: defaulting({ ...flag({ label: 'Default functions of the token', changedBy: 'nobody' }), empty: true }),
    functionSelectors: defaulting(
      list(FUNCTION_SELECTORS, {
        entry: 'functionSelectors',
        changedBy: 'nobody',
        max: MAX_CHAINS,
        when: (portals) => portals['useDefaultFunctionSelectors'] === false,
        key: ({ chainId }) => String(chainId),
        title: onChain('Functions of the token'),
      }),
    ),
  },
  { title: () => 'Portals', changedBy: 'holders' },
);

export type AssetPortalsDraft = DraftOf<typeof ASSET_PORTALS>;
export type AssetPortals = InputOf<typeof ASSET_PORTALS>;
