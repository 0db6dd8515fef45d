import { chainName } from '../chains/lookup.ts';
import { defaulting, draftOnly, group, list, maybe, whereNeeded } from '../schema/build.ts';
import type { DraftOf, Field, InputOf, DisplayContext } from '../schema/field.ts';
import { reference, text } from '../schema/texts.ts';
import { proseProblem } from '../text/plainText.ts';
import { flag } from '../schema/yesNo.ts';
import { CONTRACT_KIND_FACTS } from './contractKinds.ts';
import {
  MAX_CHAINS,
  MAX_DESCRIPTION_LENGTH,
  MAX_GOVERNORS_PER_TYPE,
  MAX_ID_LENGTH,
  MAX_LINKS,
  MAX_NAME_LENGTH,
  MAX_WORKING_GROUPS,
} from './limits.ts';
import { ASSET_PORTALS } from './parts/assetPortals.ts';
import { GOVERNOR } from './parts/governor.ts';
import { LINK } from './parts/link.ts';
import { MULTI_BRIDGE, MULTI_BRIDGE_SETTINGS, type MultiBridgeSettings } from './parts/multiBridge.ts';
import { TOKEN } from './parts/token.ts';
import { named } from './parts/values.ts';
import { VETO, type Veto } from './parts/veto.ts';
import { CHAIN_WALLET, type ChainWallet, WALLET } from './parts/wallet.ts';
import type { WalletList } from './walletLists.ts';

/** The organisation as the wizard edits it, as `POST /organisations` carries it, and as the planner turns it into contracts. */

export const REVIEW_SECTIONS = ['organisation', 'governor', 'safe', 'modules', 'token'] as const;
export type ReviewSection = (typeof REVIEW_SECTIONS)[number];

/** Wallets such as treasuries, of which each chain has at most one. */
const onePerChain = (entry: WalletList) =>
  defaulting(
    list(CHAIN_WALLET, {
      entry,
      max: MAX_CHAINS,
      section: 'safe',
      key: ({ chainId }) => String(chainId),
      title: ({ chainId }: ChainWallet, { chains }: DisplayContext) =>
        `${CONTRACT_KIND_FACTS[entry].title} on ${chainName(chains, chainId)}`,
    }),
  );

const guardians = (entry: 'preVoteVeto' | 'preExecutionVeto') =>
  defaulting(
    list(VETO, {
      entry,
      max: 2 * MAX_GOVERNORS_PER_TYPE,
      section: 'modules',
      // Guardians are set in the governor, so changing them is up to it.
      changedBy: 'governor',
      key: ({ chainId, governorName }: Veto) => `${chainId}|${governorName}`,
      title: ({ governorName }: Veto) => `${CONTRACT_KIND_FACTS[entry].title} of ${governorName}`,
    }),
  );

/** Does not compile unless it has every wallet list of `CONTRACT_KIND_FACTS`. */
const WALLETS = {
  safeTreasury: onePerChain('safeTreasury'),
  bondingEngine: onePerChain('bondingEngine'),
  workingGroup: defaulting(
    list(CHAIN_WALLET, {
      entry: 'workingGroup',
      max: MAX_WORKING_GROUPS,
      section: 'safe',
      key: ({ chainId, name }) => `${chainId}|${name}`,
      title: ({ chainId, name }, { chains }) => `${CONTRACT_KIND_FACTS.workingGroup.title} ${name} on ${chainName(chains, chainId)}`,
    }),
  ),
} satisfies Record<WalletList, Field>;

export const MODULES_PART = group({
  governor: defaulting(
    list(GOVERNOR, { entry: 'governor', max: 2 * MAX_GOVERNORS_PER_TYPE, section: 'governor', key: ({ tempId }) => tempId }),
  ),
  /** The default module: always present, on every chain of the organisation. */
  protocolUpgrades: { ...WALLET, title: () => CONTRACT_KIND_FACTS.protocolUpgrades.title, section: 'safe' },
  ...WALLETS,
  preVoteVeto: guardians('preVoteVeto'),
  preExecutionVeto: guardians('preExecutionVeto'),
  multiBridge: defaulting(
    list(MULTI_BRIDGE, { entry: 'multiBridge', max: 1, noun: 'Multi-Bridge', section: 'modules', key: () => 'multiBridge' }),
  ),
  /** One entry for each chain of the multi-bridge. */
  multiBridgeSettings: defaulting(
    list(MULTI_BRIDGE_SETTINGS, {
      entry: 'multiBridgeSettings',
      max: MAX_CHAINS,
      section: 'modules',
      key: ({ chainId }) => String(chainId),
      title: ({ chainId }: MultiBridgeSettings, { chains }: DisplayContext) => `Multi-Bridge on ${chainName(chains, chainId)}`,
    }),
  ),
  /** Null where the token stays on its chains. */
  assetPortals: defaulting({ ...maybe(ASSET_PORTALS), section: 'token' }),
  refundMechanism: defaulting({
    ...flag({
      label: 'Refund Mechanism',
      when: (modules) => modules['refundMechanism'] === true,
      show: () => 'The gas of votes is paid back',
    }),
    section: 'modules',
    changedBy: 'nobody',
  }),
  tally: draftOnly(flag({ label: 'Tally' })),
});

/** What the organisation says about itself. */
export const PROFILE = group({
  /** Required when an existing organisation is edited: name of the proposal that carries the changes. */
  proposalName: draftOnly(text({ label: 'Proposal Name', max: MAX_NAME_LENGTH })),
  name: named({ label: 'Name', ask: 'Organisation name' }),
  description: text({
    label: 'Description',
    max: MAX_DESCRIPTION_LENGTH,
    required: 'Please enter a description',
    check: proseProblem,
  }),
  categoryId: text({ label: 'Category', max: MAX_ID_LENGTH, required: 'Please select a category', fact: 'category' }),
  /** File id of an uploaded picture. */
  logoId: defaulting(reference({ label: 'Logo', max: MAX_ID_LENGTH, fact: 'logo' })),
  links: defaulting(list(LINK, { label: 'Links', entry: 'link', max: MAX_LINKS, noun: 'links', key: ({ id }) => id })),
});

export const ORGANISATION = group(
  {
    ...PROFILE.fields,
    modules: MODULES_PART,
    /** Null where no chosen module needs a token. */
    token: defaulting({ ...whereNeeded(TOKEN), section: 'token' }),
  },
  { section: 'organisation', changedBy: 'upgrade' },
);

export type OrganisationForm = DraftOf<typeof ORGANISATION>;
export type ModulesDraft = DraftOf<typeof MODULES_PART>;
/** A valid and complete organisation, as it should be deployed. */
export type OrganisationInput = InputOf<typeof ORGANISATION>;
export type Modules = InputOf<typeof MODULES_PART>;
