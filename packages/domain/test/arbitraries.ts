import fc from 'fast-check';
import { LOCAL_CHAINS } from '../src/chains/index.ts';
import { setModule, MODULE_SLUGS } from '../src/modules/index.ts';
import { emptyForm } from '../src/setup/emptyForm.ts';
import { setTokenChains } from '../src/setup/edit.ts';
import type { ChainWalletDraft, GovernorDraft, OrganisationForm, WalletDraft } from '../src/setup/form.ts';
import { account, governor, organisation, safe, token, workingGroup } from './forms.ts';

/** Drafts as users leave them: whole ones, half-filled ones and odd ones. */

const chainIds = LOCAL_CHAINS.map((chain) => chain.id);
const chainId = fc.constantFrom(...chainIds);
const owner = fc.integer({ min: 1, max: 40 }).map(account);

const multisig = fc.uniqueArray(owner, { minLength: 2, maxLength: 5 }).chain((addresses) =>
  fc.record({
    isMultisig: fc.constant(true),
    addresses: fc.constant(addresses),
    threshold: fc.integer({ min: 1, max: addresses.length }),
  }),
);
const single = owner.map((address) => ({ isMultisig: false, addresses: [address], threshold: 1 }));
const validWallet: fc.Arbitrary<WalletDraft> = fc.oneof(multisig, single);

const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const quorum = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100);
const duration = fc.oneof(fc.constant('min' as const), fc.integer({ min: 1, max: 365 }));
const validGovernor = (index: number): fc.Arbitrary<GovernorDraft> =>
  fc
    .record({
      chainId,
      quorumThreshold: quorum,
      proposalThreshold: percent,
      votingPeriod: duration,
      preVotingTimelock: duration,
      preExecutionTimelock: duration,
    })
    .map((change) => governor({ ...change, tempId: `governor-${index}`, governorName: `Governor ${index}` }));

const onePerChain = (list: string): fc.Arbitrary<ChainWalletDraft[]> =>
  fc
    .subarray(chainIds)
    .chain((ids) =>
      fc.tuple(...ids.map((id, index) => validWallet.map((wallet) => safe({ ...wallet, chainId: id, tempId: `${list}-${index + 1}` })))),
    );

const amount = fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 20n }), fc.integer({ min: 0, max: 18 })).map(([digits, point]) => {
  const text = digits.toString().padStart(point + 1, '0');
  return point === 0 ? text : `${text.slice(0, -point)}.${text.slice(-point)}`;
});
const receivers = fc
  .uniqueArray(owner, { minLength: 1, maxLength: 6 })
  .chain((addresses) =>
    fc.tuple(...addresses.map((address, index) => amount.map((value) => ({ tempId: `receiver-${index + 1}`, address, amount: value })))),
  );

/** Passes validation with the local chains. */
export const validForm: fc.Arbitrary<OrganisationForm> = fc
  .record({
    name: fc.string({ minLength: 1, maxLength: 80 }).filter((text) => text.trim() !== ''),
    description: fc.string({ minLength: 1, maxLength: 300 }).filter((text) => text.trim() !== ''),
    governors: fc
      .integer({ min: 0, max: 4 })
      .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => validGovernor(index + 1)))),
    safeTreasury: onePerChain('safeTreasury'),
    groups: fc
      .integer({ min: 0, max: 3 })
      .chain((count) =>
        fc.tuple(
          ...Array.from({ length: count }, (_, index) =>
            fc
              .tuple(chainId, validWallet)
              .map(([id, wallet]) => workingGroup({ ...wallet, chainId: id, tempId: `workingGroup-${index + 1}`, name: `Group ${index}` })),
          ),
        ),
      ),
    protocolUpgrades: validWallet,
    extraChains: fc.subarray(chainIds),
    perChain: fc.tuple(...chainIds.map(() => fc.tuple(receivers, validWallet))),
  })
  .filter(({ governors, safeTreasury, groups }) => governors.length + safeTreasury.length + groups.length > 0)
  .map(({ name, description, governors, safeTreasury, groups, protocolUpgrades, extraChains, perChain }) => {
    const form = organisation({ name, description });
    const ids = [...new Set([...governors.map((g) => g.chainId ?? 0), ...extraChains])];
    const filled = (id: number) => perChain[chainIds.indexOf(id)];
    const onChains = setTokenChains(token({ chainIds: [], initialReceivers: [], authority: [] }), ids);
    return {
      ...form,
      modules: { ...form.modules, protocolUpgrades, governor: governors, safeTreasury, workingGroup: groups },
      token: {
        ...onChains,
        initialReceivers: onChains.initialReceivers.map((entry) => ({ ...entry, receivers: filled(entry.chainId)?.[0] ?? [] })),
        authority: onChains.authority.map((entry) => ({ ...entry, ...filled(entry.chainId ?? 0)?.[1] })),
      },
    };
  });

/** Damages that a user can do to a draft while filling it in. */
const damage: fc.Arbitrary<(form: OrganisationForm) => OrganisationForm> = fc.oneof(
  fc.constant((form: OrganisationForm) => ({ ...form, name: '' })),
  fc.constant((form: OrganisationForm) => ({ ...form, links: [{ id: '1', type: null, url: 'x' }] })),
  fc.constant((form: OrganisationForm) => ({ ...form, modules: emptyForm().modules })),
  fc.constant((form: OrganisationForm) => ({
    ...form,
    modules: { ...form.modules, governor: form.modules.governor.map((g) => ({ ...g, chainId: null })) },
  })),
  fc.constant((form: OrganisationForm) => ({ ...form, modules: { ...form.modules, safeTreasury: [safe({ addresses: ['x'] })] } })),
  fc.constant((form: OrganisationForm) => ({ ...form, token: emptyForm().token })),
  fc.constantFrom(...MODULE_SLUGS).map((slug) => (form: OrganisationForm) => setModule(slug, form)),
);

/** Whole and damaged drafts. */
export const anyForm: fc.Arbitrary<OrganisationForm> = fc
  .tuple(fc.oneof(validForm, fc.constant(emptyForm())), fc.array(damage, { maxLength: 3 }))
  .map(([form, damages]) => damages.reduce((current, hurt) => hurt(current), form));
