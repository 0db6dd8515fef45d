import { describe, expect, test } from 'vitest';
import { LOCAL_CHAINS } from '../chains/index.ts';
import { emptyForm, emptyGovernor } from '../setup/emptyForm.ts';
import type { OrganisationForm } from '../setup/form.ts';
import { MODULE_SETUPS } from './setups.ts';
import {
  canAddEntry,
  deployedModuleLink,
  isModuleSelected,
  isModuleSlug,
  MODULE_SLUGS,
  moduleAvailability,
  moduleCards,
  type ModuleContext,
  MODULES,
  MODULE_TEXTS,
  type ModuleSlug,
  selectedModules,
  setModule,
  toggleModule,
  unsetModule,
} from './index.ts';

const features = { governance: true, bonding: true, tally: true, refund: true };
const off = { governance: false, bonding: false, tally: false, refund: false };
const context = (change: Partial<ModuleContext> = {}): ModuleContext => ({
  form: emptyForm(),
  initial: null,
  features,
  chains: LOCAL_CHAINS,
  ...change,
});
const withModules = (...slugs: ModuleSlug[]): OrganisationForm =>
  slugs.reduce<OrganisationForm>((form, slug) => setModule(slug, form), emptyForm());

const governors = (count: number, isQuadratic = false): OrganisationForm => {
  const form = emptyForm();
  form.modules.governor = Array.from({ length: count }, (_, i) => emptyGovernor(`g${i}`, isQuadratic));
  return form;
};

describe('the catalogue of modules', () => {
  test('each module is found under its own slug and has a picture of itself', () => {
    for (const slug of MODULE_SLUGS) expect(MODULES[slug]).toMatchObject({ id: slug, slug });
    expect(isModuleSlug('safe')).toBe(true);
    expect(isModuleSlug('constructor')).toBe(false);
  });

  test('titles and types are those of the specification', () => {
    expect(
      MODULE_SLUGS.slice(0, 8)
        .concat('lockbox', 'refund', 'tally', 'multi-bridge-veto')
        .map((slug) => [slug, MODULES[slug].title, MODULES[slug].type]),
    ).toEqual(
      expect.arrayContaining([
        ['pre-execution-veto', 'Pre-Execution Veto', 'Community Guardians'],
        ['multi-bridge-veto', 'Multi-Bridge Veto', 'Community Guardians'],
        ['safe', 'Safe', 'Treasury'],
        ['working-group', 'Working Group', 'Collaboration'],
        ['protocol-upgrades', 'Protocol Upgrades Wizard', 'Protocol Upgrades'],
        ['tally', 'Tally', 'Voting Forum'],
        ['refund', 'Refund Mechanism', 'Engagement'],
      ]),
    );
  });

  test('exactly one module is the default', () => {
    expect(MODULE_SLUGS.filter((slug) => MODULES[slug].isDefault)).toEqual(['protocol-upgrades']);
  });

  test('a new organisation has the default module and nothing else', () => {
    expect(selectedModules(emptyForm())).toEqual(['protocol-upgrades']);
  });

  test('every module has a page with all its sections filled in whole sentences', () => {
    for (const slug of MODULE_SLUGS) {
      const { decide, limits, ...sections } = MODULE_TEXTS[slug];
      for (const sentences of Object.values(sections)) expect(sentences.length).toBeGreaterThan(0);
      expect(decide.length).toBeGreaterThan(0);
      const told = [limits, ...Object.values(sections).flat(), ...decide.map(([, consequence]) => consequence)];
      for (const text of told) expect(text).toMatch(/^[A-Z0-9].*\.$/);
    }
  });
});

describe('selecting and deselecting', () => {
  const chosen: [ModuleSlug, OrganisationForm][] = MODULE_SLUGS.filter((slug) => slug !== 'protocol-upgrades').map((slug) => [
    slug,
    slug === 'multi-bridge-veto' ? withModules('multi-bridge') : withModules(),
  ]);

  test.each(chosen)('%s can be set and unset, and unsetting restores the form', (slug, form) => {
    const before = structuredClone(form);
    const set = setModule(slug, form);
    expect(isModuleSelected(slug, form)).toBe(false);
    expect(isModuleSelected(slug, set)).toBe(true);
    expect(unsetModule(slug, set)).toEqual(before);
    expect(form).toEqual(before);
  });

  test.each(chosen)('setting %s twice is setting it once', (slug, form) => {
    const once = setModule(slug, form);
    expect(setModule(slug, once)).toEqual(once);
  });

  test.each(MODULE_SLUGS)('%s without an organisation fails with "Organisation is undefined"', (slug) => {
    expect(() => setModule(slug, undefined)).toThrow('Organisation is undefined');
    expect(() => unsetModule(slug, null)).toThrow('Organisation is undefined');
    expect(() => isModuleSelected(slug, undefined)).toThrow('Organisation is undefined');
  });

  test('default content: one empty entry for Safe and working group, threshold 0 for vetoes, a true flag for refunds', () => {
    const { modules } = withModules('safe', 'working-group', 'pre-vote-veto', 'pre-execution-veto', 'refund');
    expect(modules.safeTreasury).toEqual([
      { tempId: 'safeTreasury-1', isMultisig: null, addresses: [], threshold: 1, chainId: null, name: '' },
    ]);
    expect(modules.workingGroup).toHaveLength(1);
    expect(modules.preVoteVeto).toMatchObject([{ threshold: 0 }]);
    expect(modules.preExecutionVeto).toMatchObject([{ threshold: 0 }]);
    expect(modules.refundMechanism).toBe(true);
  });

  test('unsetting one kind of governor leaves the other', () => {
    const form = unsetModule('1token1vote', withModules('1token1vote', 'quadratic'));
    expect(form.modules.governor.map((g) => g.isQuadratic)).toEqual([true]);
  });

  test('vetoes and refunds stay while a governor is left and go with the last one', () => {
    const form = withModules('1token1vote', 'quadratic', 'pre-vote-veto', 'pre-execution-veto', 'refund');
    const one = unsetModule('quadratic', form);
    expect(selectedModules(one)).toEqual(expect.arrayContaining(['pre-vote-veto', 'pre-execution-veto', 'refund']));
    expect(selectedModules(unsetModule('1token1vote', one))).toEqual(['protocol-upgrades']);
  });

  test('with refunds every governor pays votes back, those that are added later too, and without them none does', () => {
    const refunds = ({ modules }: OrganisationForm) => modules.governor.map(({ refundMechanism }) => refundMechanism);
    const on = setModule('quadratic', withModules('1token1vote', 'refund'));
    expect(refunds(on)).toEqual([true, true]);
    expect(refunds(unsetModule('refund', on))).toEqual([false, false]);
  });

  test('the multi-bridge veto gives every chain of the bridge guardians, and goes with the bridge', () => {
    const bridge = withModules('multi-bridge');
    const owner = { isMultisig: null, addresses: [], threshold: 1, isGovernor: null, governorName: '' };
    bridge.modules.multiBridgeSettings = [{ chainId: 31337, owner, vetoer: null, bridges: [], isAllBridges: false }];
    const vetoed = setModule('multi-bridge-veto', bridge);
    expect(vetoed.modules.multiBridgeSettings[0]?.vetoer).toEqual({ isMultisig: null, addresses: [], threshold: 0 });
    expect(selectedModules(unsetModule('multi-bridge', vetoed))).toEqual(['protocol-upgrades']);
  });
});

describe('availability', () => {
  test.each([
    ['1token1vote', 'Select'],
    ['safe', 'Select'],
    ['working-group', 'Select'],
    ['protocol-upgrades', 'Default'],
    ['quadratic', 'Select'],
    ['pre-vote-veto', 'Select'],
    ['pre-execution-veto', 'Select'],
    ['multi-bridge', 'Select'],
    ['multi-bridge-veto', 'Select'],
    ['portals', 'Select'],
    ['bonding-engine', 'Select'],
    ['refund', 'Select'],
  ] as const)('in this release the button of %s reads "%s"', (slug, label) => {
    const needed: ModuleSlug[] = slug === 'multi-bridge-veto' ? ['multi-bridge'] : ['1token1vote'];
    const form = slug.endsWith('-veto') || slug === 'refund' ? withModules(...needed) : withModules();
    expect(moduleAvailability(slug, context({ form }))).toMatchObject({
      label,
      isButtonEnabled: label === 'Select',
    });
  });

  test.each(MODULE_SLUGS)('%s gives a reason exactly when its button is disabled', (slug) => {
    for (const c of [context(), context({ features: off }), context({ form: withModules('1token1vote', 'multi-bridge') })]) {
      const { isButtonEnabled, reason } = moduleAvailability(slug, c);
      expect(reason === null).toBe(isButtonEnabled);
    }
  });

  test('a selected module reads Deselect and toggles off and on', () => {
    const on = toggleModule('safe', context());
    expect(moduleAvailability('safe', context({ form: on }))).toMatchObject({ label: 'Deselect', isSelected: true, isButtonEnabled: true });
    expect(toggleModule('safe', context({ form: on }))).toEqual(emptyForm());
  });

  test('the default module can be neither selected nor deselected', () => {
    expect(toggleModule('protocol-upgrades', context())).toEqual(emptyForm());
    expect(moduleAvailability('protocol-upgrades', context())).toMatchObject({ label: 'Default', isButtonEnabled: false });
  });

  test('a module of the existing organisation reads Selected and cannot be deselected', () => {
    const initial = withModules('safe');
    const c = context({ form: initial, initial });
    expect(moduleAvailability('safe', c)).toMatchObject({ label: 'Selected', isSelected: true, isButtonEnabled: false });
    expect(toggleModule('safe', c)).toBe(initial);
  });

  test.each(['pre-vote-veto', 'pre-execution-veto', 'refund'] as const)('%s needs a governor', (slug) => {
    expect(moduleAvailability(slug, context())).toMatchObject({ isButtonEnabled: false, reason: expect.stringContaining('governor') });
    expect(moduleAvailability(slug, context({ form: withModules('1token1vote') })).isButtonEnabled).toBe(true);
  });

  test('the multi-bridge veto needs a multi-bridge that is not deployed yet', () => {
    const form = withModules('multi-bridge');
    expect(moduleAvailability('multi-bridge-veto', context()).isButtonEnabled).toBe(false);
    expect(moduleAvailability('multi-bridge-veto', context({ form })).isButtonEnabled).toBe(true);
    expect(moduleAvailability('multi-bridge-veto', context({ form, initial: form })).isButtonEnabled).toBe(false);
  });

  test('quadratic voting needs a chain that supports it', () => {
    expect(moduleAvailability('quadratic', context()).isButtonEnabled).toBe(true);
    expect(moduleAvailability('quadratic', context({ chains: LOCAL_CHAINS.slice(1) }))).toMatchObject({ isButtonEnabled: false });
  });

  test.each([
    ['refund', 'refund'],
    ['tally', 'tally'],
    ['bonding-engine', 'bonding'],
  ] as const)('%s is coming soon while the switch "%s" is off', (slug, feature) => {
    const form = withModules('1token1vote');
    expect(moduleAvailability(slug, context({ form, features: { ...features, [feature]: false } })).isComingSoon).toBe(true);
    expect(moduleAvailability(slug, context({ form })).isComingSoon).toBe(false);
  });

  test.each(['tally', 'lockbox'] as const)('%s is never selectable during set-up', (slug) => {
    expect(moduleAvailability(slug, context())).toMatchObject({ isButtonEnabled: false, isComingSoon: false });
    expect(toggleModule(slug, context({ form: withModules('1token1vote') }))).toEqual(withModules('1token1vote'));
  });

  test('cards show what is coming soon last', () => {
    const soon = moduleCards(context({ features: { ...features, tally: false } })).map(({ availability }) => availability.isComingSoon);
    expect(soon).toEqual([...soon].sort((a, b) => Number(a) - Number(b)));
    expect(soon).toContain(true);
    expect(soon).toContain(false);
  });

  test('cards leave out what is hidden in set-up', () => {
    const catalogue = { ...MODULES, safe: { ...MODULES.safe, isHiddenInOrganisationSetup: true } };
    expect(moduleCards(context(), catalogue).map(({ facts }) => facts.slug)).toEqual(
      moduleCards(context())
        .map(({ facts }) => facts.slug)
        .filter((slug) => slug !== 'safe'),
    );
    expect(moduleCards(context(), catalogue)).toHaveLength(MODULE_SLUGS.length - 1);
  });
});

describe('limits', () => {
  test('at most 10 governors of each type', () => {
    expect(canAddEntry('1token1vote', governors(9), LOCAL_CHAINS)).toBe(true);
    expect(canAddEntry('1token1vote', governors(10), LOCAL_CHAINS)).toBe(false);
    expect(canAddEntry('quadratic', governors(10), LOCAL_CHAINS)).toBe(true);
    expect(canAddEntry('quadratic', governors(10, true), LOCAL_CHAINS)).toBe(false);
  });

  test('one treasury per chain, not counting those marked for deletion', () => {
    const form = withModules('safe');
    const [safe] = form.modules.safeTreasury;
    if (!safe) throw new Error('the module has an entry');
    form.modules.safeTreasury = [safe, safe, safe];
    expect(canAddEntry('safe', form, LOCAL_CHAINS)).toBe(false);
    form.modules.safeTreasury = [safe, safe, { ...safe, isMarkedForDeletion: true }];
    expect(canAddEntry('safe', form, LOCAL_CHAINS)).toBe(true);
  });

  test('five working groups', () => {
    expect(MODULE_SETUPS['working-group'].limit(emptyForm(), LOCAL_CHAINS)).toBe(5);
  });

  test('as many vetoes as governors, or as chains where there is no governor', () => {
    expect(MODULE_SETUPS['pre-vote-veto'].limit(governors(2), LOCAL_CHAINS)).toBe(2);
    expect(MODULE_SETUPS['pre-vote-veto'].limit(emptyForm(), LOCAL_CHAINS)).toBe(3);
  });

  test('a module without entries has none to add', () => {
    expect(canAddEntry('refund', emptyForm(), LOCAL_CHAINS)).toBe(false);
  });
});

describe('the link to a deployed module', () => {
  const deployed = { organisationSlug: 'acme', chainId: 1, address: '0x0000000000000000000000000000000000000001' } as const;
  const chains = [{ id: 1, explorerUrl: 'https://etherscan.io' }, ...LOCAL_CHAINS];

  test('leads a governor to the explorer of its chain', () => {
    expect(deployedModuleLink('1token1vote', deployed, { features, chains })).toEqual({
      kind: 'explorer',
      url: `https://etherscan.io/address/${deployed.address}`,
    });
  });

  test('leads the bonding engine and the Safe to the bond offerings while bonds are switched on', () => {
    for (const slug of ['bonding-engine', 'safe'] as const) {
      expect(deployedModuleLink(slug, deployed, { features, chains })).toEqual({ kind: 'page', path: '/organisations/acme/veos' });
      expect(deployedModuleLink(slug, deployed, { features: off, chains })).toMatchObject({ kind: 'explorer' });
    }
  });

  test('is absent on a chain without an explorer', () => {
    expect(deployedModuleLink('1token1vote', { ...deployed, chainId: 31337 }, { features, chains })).toBeNull();
  });
});
