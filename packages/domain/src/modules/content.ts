import { emptyChainWallet, emptyGovernor, emptyVeto, emptyWallet } from '../setup/emptyForm.ts';
import type { ModulesDraft, OrganisationForm } from '../setup/form.ts';
import { MAX_GOVERNORS_PER_TYPE, MAX_WORKING_GROUPS } from '../organisation/limits.ts';
import { freshTempId } from '../setup/tempId.ts';
import type { ModuleContent } from './moduleEntry.ts';
import type { ModuleSlug } from './moduleSlug.ts';

const withModules = (form: OrganisationForm, modules: Partial<ModulesDraft>): OrganisationForm => ({
  ...form,
  modules: { ...form.modules, ...modules },
});

const standing = (entries: readonly { isMarkedForDeletion?: boolean }[]): number =>
  entries.filter((entry) => !entry.isMarkedForDeletion).length;

/** Vetoes and refunds act on governors, so they leave with the last one. */
function withGovernors(form: OrganisationForm, governor: ModulesDraft['governor']): OrganisationForm {
  if (governor.length > 0) return withModules(form, { governor });
  return withModules(form, { governor, preVoteVeto: [], preExecutionVeto: [], refundMechanism: false, tally: false });
}

const governors = (isQuadratic: boolean): ModuleContent => {
  const count = ({ modules }: OrganisationForm): number => modules.governor.filter((g) => g.isQuadratic === isQuadratic).length;
  return {
    isSelected: (form) => count(form) > 0,
    set: (form) => {
      const all = form.modules.governor;
      if (count(form) > 0) return form;
      return withModules(form, {
        governor: [
          ...all,
          emptyGovernor(
            freshTempId(
              'governor-',
              all.map((g) => g.tempId),
            ),
            isQuadratic,
          ),
        ],
      });
    },
    unset: (form) =>
      withGovernors(
        form,
        form.modules.governor.filter((g) => g.isQuadratic !== isQuadratic),
      ),
    limit: () => MAX_GOVERNORS_PER_TYPE,
    count,
  };
};

const wallets = (list: 'safeTreasury' | 'bondingEngine' | 'workingGroup', limit: ModuleContent['limit']): ModuleContent => ({
  isSelected: ({ modules }) => standing(modules[list]) > 0,
  set: (form) =>
    standing(form.modules[list]) > 0
      ? form
      : withModules(form, {
          [list]: [
            ...form.modules[list],
            emptyChainWallet(
              freshTempId(
                `${list}-`,
                form.modules[list].map((entry) => entry.tempId),
              ),
            ),
          ],
        }),
  unset: (form) => withModules(form, { [list]: [] }),
  limit,
  count: ({ modules }) => standing(modules[list]),
});

/** docs/requirements.md#limits: as many as there are governors, or as there are chains where there is no governor. */
const vetoes = (list: 'preVoteVeto' | 'preExecutionVeto'): ModuleContent => ({
  isSelected: ({ modules }) => modules[list].length > 0,
  set: (form) => (form.modules[list].length > 0 ? form : withModules(form, { [list]: [emptyVeto(`${list}-1`)] })),
  unset: (form) => withModules(form, { [list]: [] }),
  limit: ({ modules }, chains) => modules.governor.length || chains.length,
  count: ({ modules }) => modules[list].length,
});

const flag = (name: 'refundMechanism' | 'tally'): ModuleContent => ({
  isSelected: ({ modules }) => modules[name],
  set: (form) => withModules(form, { [name]: true }),
  unset: (form) => withModules(form, { [name]: false }),
  limit: () => null,
  count: ({ modules }) => Number(modules[name]),
});

const perChain: ModuleContent['limit'] = (_form, chains) => chains.length;

const protocolUpgrades: ModuleContent = {
  isSelected: () => true,
  set: (form) => form,
  unset: (form) => form,
  limit: () => 1,
  count: () => 1,
};

const multiBridge: ModuleContent = {
  isSelected: ({ modules }) => modules.multiBridge.length > 0,
  set: (form) =>
    form.modules.multiBridge.length > 0
      ? form
      : withModules(form, {
          multiBridge: [
            {
              ...emptyWallet(),
              tempId: 'multiBridge-1',
              isGovernor: null,
              governorName: '',
              chainId: null,
              chainIds: [],
              // docs/requirements.md#multi-bridge: default timelock 0 days.
              timelock: { durationType: 'days', value: 0 },
              hasVeto: false,
            },
          ],
        }),
  unset: (form) => withModules(form, { multiBridge: [], multiBridgeSettings: [] }),
  limit: () => 1,
  count: ({ modules }) => modules.multiBridge.length,
};

const withMultiBridgeVeto = (form: OrganisationForm, hasVeto: boolean): OrganisationForm =>
  withModules(form, {
    multiBridge: form.modules.multiBridge.map((entry) => ({ ...entry, hasVeto })),
    multiBridgeSettings: form.modules.multiBridgeSettings.map((settings) => ({
      ...settings,
      vetoer: hasVeto ? (settings.vetoer ?? { ...emptyWallet(), threshold: 0 }) : null,
    })),
  });

/** Chosen on the multi-bridge itself, because its chains and their guardians are named only later. */
const multiBridgeVeto: ModuleContent = {
  isSelected: ({ modules }) => modules.multiBridge.some((entry) => entry.hasVeto),
  set: (form) => withMultiBridgeVeto(form, true),
  unset: (form) => withMultiBridgeVeto(form, false),
  limit: () => 1,
  count: ({ modules }) => modules.multiBridge.filter((entry) => entry.hasVeto).length,
};

/** docs/requirements.md#portals: at least 2 bridges, limits over 24 hours. */
const portals: ModuleContent = {
  isSelected: ({ modules }) => modules.assetPortals !== null,
  set: (form) =>
    form.modules.assetPortals
      ? form
      : withModules(form, { assetPortals: { chainIds: [], bridges: [], minBridges: 2, duration: { durationType: 'hours', value: 24 } } }),
  unset: (form) => withModules(form, { assetPortals: null }),
  limit: () => 1,
  count: ({ modules }) => Number(modules.assetPortals !== null),
};

const lockbox: ModuleContent = {
  isSelected: ({ token }) => token.isWrappingAccepted === true,
  set: (form) => ({ ...form, token: { ...form.token, isWrappingAccepted: true } }),
  unset: (form) => ({ ...form, token: { ...form.token, isWrappingAccepted: null } }),
  limit: () => null,
  count: ({ token }) => Number(token.isWrappingAccepted === true),
};

/** How each module changes the draft; a slug without behaviour does not compile. */
export const MODULE_CONTENT = {
  '1token1vote': governors(false),
  quadratic: governors(true),
  safe: wallets('safeTreasury', perChain),
  'bonding-engine': wallets('bondingEngine', perChain),
  'working-group': wallets('workingGroup', () => MAX_WORKING_GROUPS),
  'protocol-upgrades': protocolUpgrades,
  'pre-vote-veto': vetoes('preVoteVeto'),
  'pre-execution-veto': vetoes('preExecutionVeto'),
  'multi-bridge': multiBridge,
  'multi-bridge-veto': multiBridgeVeto,
  portals,
  refund: flag('refundMechanism'),
  tally: flag('tally'),
  lockbox,
} as const satisfies Record<ModuleSlug, ModuleContent>;
