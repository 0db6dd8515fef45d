import { type ChainChoice, chainName } from '../chains/index.ts';
import type {
  ChainWallet,
  Governor,
  Link,
  OrganisationInput,
  Receiver,
  TokenInput,
  Veto,
  WalletSelection,
} from '../organisation/organisation.ts';
import type { ChainId } from '../units.ts';
import { moduleKeyLabel } from './moduleKeys.ts';

export const REVIEW_SECTIONS = ['organisation', 'governor', 'safe', 'modules', 'token'] as const;
export type ReviewSection = (typeof REVIEW_SECTIONS)[number];

/** What an organisation is made of, by kind of item. */
export interface ItemValues {
  name: string;
  description: string;
  categoryId: string;
  logoId: string | null;
  link: Link;
  protocolUpgrades: WalletSelection;
  safeTreasury: ChainWallet;
  bondingEngine: ChainWallet;
  workingGroup: ChainWallet;
  authority: ChainWallet;
  governor: Governor;
  preVoteVeto: Veto;
  preExecutionVeto: Veto;
  refundMechanism: boolean;
  token: Pick<TokenInput, 'name' | 'symbol' | 'chainIds'>;
  /** Without its `tempId`, which is a matter of the form. */
  receiver: Omit<Receiver, 'tempId'> & { chainId: ChainId };
}
export type ItemType = keyof ItemValues;

/** Where an item belongs in the input, and the value itself. */
type ItemValue = { [Type in ItemType]: { type: Type; value: ItemValues[Type] } }[ItemType];

/** The smallest part of an organisation that a reviewer looks at. */
export type OrganisationItem = ItemValue & {
  section: ReviewSection;
  /** The same for the same thing in two versions of an organisation. */
  key: string;
  label: string;
  /** What is shown, in order. Addresses in full. */
  fields: readonly (readonly [label: string, value: string])[];
};

type Chains = readonly Pick<ChainChoice, 'id' | 'name'>[];

const standing = (wallets: readonly ChainWallet[]): ChainWallet[] => wallets.filter((wallet) => !wallet.isMarkedForDeletion);

/**
 * An organisation taken apart. What is marked for deletion is no part of it any more. Two receivers with one address,
 * or two treasuries on one chain, are one item: validation has refused them before.
 */
export function organisationItems(input: OrganisationInput, chains: Chains): OrganisationItem[] {
  const { modules, token } = input;
  return [
    ...profileItems(input),
    ...modules.governor.map((governor) => governorItem(governor, chains)),
    {
      type: 'protocolUpgrades',
      section: 'safe',
      key: 'protocolUpgrades',
      label: 'Protocol Upgrades',
      value: modules.protocolUpgrades,
      fields: walletFields(modules.protocolUpgrades),
    },
    ...standing(modules.safeTreasury).map((wallet) => walletItem('safeTreasury', 'Safe Treasury', wallet, chains)),
    ...standing(modules.bondingEngine).map((wallet) => walletItem('bondingEngine', 'VEO Manager', wallet, chains)),
    ...standing(modules.workingGroup).map((wallet) => walletItem('workingGroup', 'Working Group', wallet, chains)),
    ...modules.preVoteVeto.map((veto) => vetoItem('preVoteVeto', 'Pre-Vote Veto', veto, chains)),
    ...modules.preExecutionVeto.map((veto) => vetoItem('preExecutionVeto', 'Pre-Execution Veto', veto, chains)),
    ...(modules.refundMechanism ? [refundItem] : []),
    ...(token ? tokenItems(token, chains) : []),
  ];
}

function profileItems({ name, description, categoryId, logoId, links }: OrganisationInput): OrganisationItem[] {
  const section = 'organisation';
  return [
    { type: 'name', section, key: 'name', label: 'Name', value: name, fields: [['Name', name]] },
    { type: 'description', section, key: 'description', label: 'Description', value: description, fields: [['Description', description]] },
    { type: 'categoryId', section, key: 'categoryId', label: 'Category', value: categoryId, fields: [['Category', categoryId]] },
    { type: 'logoId', section, key: 'logoId', label: 'Logo', value: logoId, fields: [['Logo', logoId ?? 'None']] },
    ...links.map((link): OrganisationItem => ({
      type: 'link',
      section,
      key: `link|${link.id}`,
      label: `Link ${link.type}`,
      value: link,
      fields: [
        ['Type', link.type],
        ['URL', link.url],
      ],
    })),
  ];
}

const refundItem: OrganisationItem = {
  type: 'refundMechanism',
  section: 'modules',
  key: 'refundMechanism',
  label: 'Refund Mechanism',
  value: true,
  fields: [['Gas of votes', 'refunded']],
};

const accountText = (value: string): string => moduleKeyLabel(value) ?? value;

const walletFields = ({ isMultisig, addresses, threshold }: WalletSelection): OrganisationItem['fields'] =>
  isMultisig
    ? [
        ['Kind', 'Multisig'],
        ['Owners', addresses.map(accountText).join(', ')],
        ['Threshold', `${threshold} of ${addresses.length}`],
      ]
    : [
        ['Kind', 'Address'],
        ['Address', accountText(addresses[0] ?? '')],
      ];

function walletItem(
  type: 'safeTreasury' | 'bondingEngine' | 'workingGroup' | 'authority',
  title: string,
  wallet: ChainWallet,
  chains: Chains,
): OrganisationItem {
  const key = type === 'workingGroup' ? `${type}|${wallet.chainId}|${wallet.name}` : `${type}|${wallet.chainId}`;
  const place = chainName(chains, wallet.chainId);
  return {
    type,
    section: type === 'authority' ? 'token' : 'safe',
    key,
    label: `${[title, wallet.name].filter(Boolean).join(' ')} on ${place}`,
    value: wallet,
    fields: [['Chain', place], ...walletFields(wallet)],
  };
}

function vetoItem(type: 'preVoteVeto' | 'preExecutionVeto', title: string, veto: Veto, chains: Chains): OrganisationItem {
  return {
    type,
    section: 'modules',
    key: `${type}|${veto.chainId}|${veto.governorName}`,
    label: `${title} of ${veto.governorName}`,
    value: veto,
    fields: [['Chain', chainName(chains, veto.chainId)], ['Governor', veto.governorName], ...walletFields(veto)],
  };
}

const daysText = (value: number | 'min', minimum: string): string =>
  value === 'min' ? minimum : value === 0 ? 'None' : value === 1 ? '1 day' : `${value} days`;

function governorItem(governor: Governor, chains: Chains): OrganisationItem {
  const quadratic: [string, string][] = governor.isQuadratic
    ? [
        ['Quadratic threshold', `${governor.quadraticThreshold} %`],
        ['Weight by passport score', governor.passportScoreRanges.map((share) => `${share} %`).join(' / ')],
      ]
    : [];
  const voting: [string, string][] =
    governor.votingChainIds.length > 0 ? [['Voting chains', governor.votingChainIds.map((id) => chainName(chains, id)).join(', ')]] : [];
  return {
    type: 'governor',
    section: 'governor',
    key: `governor|${governor.tempId}`,
    label: `Governor ${governor.governorName}`,
    value: governor,
    fields: [
      ['Name', governor.governorName],
      ['Chain', chainName(chains, governor.chainId)],
      ['Voting', governor.isQuadratic ? 'Quadratic' : '1 token 1 vote'],
      ['Voting delay', daysText(governor.preVotingTimelock, '10 minutes')],
      ['Voting period', daysText(governor.votingPeriod, '5 minutes')],
      ['Pre-execution timelock', daysText(governor.preExecutionTimelock, '10 minutes')],
      ['Quorum', `${governor.quorumThreshold} %`],
      ['Proposal threshold', `${governor.proposalThreshold} %`],
      ['Refunds', governor.refundMechanism ? 'Yes' : 'No'],
      ...quadratic,
      ...voting,
    ],
  };
}

function tokenItems({ name, symbol, chainIds, initialReceivers, authority }: TokenInput, chains: Chains): OrganisationItem[] {
  const sorted = [...chainIds].sort((a, b) => a - b);
  return [
    {
      type: 'token',
      section: 'token',
      key: 'token',
      label: `Token ${symbol}`,
      value: { name, symbol, chainIds: sorted },
      fields: [
        ['Name', name],
        ['Symbol', symbol],
        ['Chains', sorted.map((id) => chainName(chains, id)).join(', ')],
      ],
    },
    ...initialReceivers.flatMap(({ chainId, receivers }) =>
      receivers.map((receiver): OrganisationItem => ({
        type: 'receiver',
        section: 'token',
        key: `receiver|${chainId}|${receiver.address.toLowerCase()}`,
        label: `Receiver ${accountText(receiver.address)} on ${chainName(chains, chainId)}`,
        value: { address: receiver.address, amount: receiver.amount, chainId },
        fields: [['Amount', `${receiver.amount} ${symbol}`]],
      })),
    ),
    ...authority.map((wallet) => walletItem('authority', 'Token Authority', wallet, chains)),
  ];
}
