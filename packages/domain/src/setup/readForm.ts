import { LINK_TYPES } from '../organisation/linkTypes.ts';
import { emptyChainWallet, emptyForm, emptyGovernor, emptyLink, emptyReceiver, emptyToken, emptyVeto, emptyWallet } from './emptyForm.ts';
import type {
  AssetPortalsDraft,
  ChainReceiversDraft,
  ChainWalletDraft,
  GovernorDraft,
  GovernorOrWalletDraft,
  LinkDraft,
  ModulesDraft,
  MultiBridgeDraft,
  MultiBridgeSettingsDraft,
  OrganisationForm,
  ReceiverDraft,
  TimeDraft,
  TokenDraft,
  VetoDraft,
  WalletDraft,
} from './form.ts';

/** A reader takes what it can use of an unknown value and falls back on the default for the rest. */
type Reader<T> = (value: unknown, fallback: T) => T;
type Fields<T> = { [Key in keyof T]-?: Reader<T[Key]> };

// Generic in the fallback, so that each serves a nullable field as well.
const text = <Fallback>(value: unknown, fallback: Fallback): string | Fallback => (typeof value === 'string' ? value : fallback);
const flag = <Fallback>(value: unknown, fallback: Fallback): boolean | Fallback => (typeof value === 'boolean' ? value : fallback);
const number = <Fallback>(value: unknown, fallback: Fallback): number | Fallback =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;
const oneOf =
  <T>(choices: readonly T[]) =>
  <Fallback>(value: unknown, fallback: Fallback): T | Fallback =>
    choices.find((choice) => choice === value) ?? fallback;

/** A stored null is an answer of its own: the field was emptied. */
const orNull =
  <T>(reader: Reader<T | null>): Reader<T | null> =>
  (value, fallback) =>
    value === null ? null : reader(value, fallback);
const duration: Reader<GovernorDraft['votingPeriod']> = (value, fallback) =>
  value === 'min' || value === null ? value : number(value, fallback);

/** Far above every limit of the form: a draft is one page, not a disk. */
const MAX_ENTRIES = 5000;

const list =
  <T>(reader: (value: unknown, index: number) => T | undefined): Reader<T[]> =>
  (value, fallback) =>
    Array.isArray(value)
      ? value
          .slice(0, MAX_ENTRIES)
          .map(reader)
          .filter((entry): entry is T & {} => entry !== undefined)
      : fallback;
const texts = list((value) => (typeof value === 'string' ? value : undefined));
const chainIds = list((value) => (typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined));

function record<T extends object>(fields: Fields<T>): Reader<T> {
  const keys = Object.keys(fields) as (keyof T & string)[];
  return (value, fallback) => {
    const source: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
    const result = { ...fallback };
    for (const key of keys) {
      const read = fields[key](source[key], fallback[key]);
      if (read !== undefined) result[key] = read;
    }
    return result;
  };
}

/** A list of records, each with a default of its own; what is no record is dropped. */
const records = <T extends object>(reader: Reader<T>, empty: (index: number) => T): Reader<T[]> =>
  list((value, index) => (typeof value === 'object' && value !== null ? reader(value, empty(index)) : undefined));

const walletFields: Fields<WalletDraft> = { isMultisig: orNull(flag), addresses: texts, threshold: number };
const wallet = record<WalletDraft>(walletFields);
const chainWallet = record<ChainWalletDraft>({
  ...walletFields,
  tempId: text,
  chainId: orNull(number),
  name: text,
  isMarkedForDeletion: (value, fallback) => (value === true ? true : fallback),
});
const chainWallets = (prefix: string): Reader<ChainWalletDraft[]> =>
  records(chainWallet, (index) => emptyChainWallet(`${prefix}-${index + 1}`));

const governor = record<GovernorDraft>({
  tempId: text,
  governorName: text,
  chainId: orNull(number),
  isQuadratic: flag,
  votingChainIds: chainIds,
  refundMechanism: flag,
  passportScoreRanges: texts,
  quadraticThreshold: orNull(number),
  quorumThreshold: orNull(number),
  proposalThreshold: orNull(number),
  votingPeriod: duration,
  preVotingTimelock: duration,
  preExecutionTimelock: duration,
});
const veto = record<VetoDraft>({ ...walletFields, tempId: text, chainId: orNull(number), governorName: text });
const vetoes = (prefix: string): Reader<VetoDraft[]> => records(veto, (index) => emptyVeto(`${prefix}-${index + 1}`));

const time = record<TimeDraft>({
  durationType: oneOf(['days', 'hours'] as const),
  value: number,
});
const ownerFields: Fields<GovernorOrWalletDraft> = { ...walletFields, isGovernor: orNull(flag), governorName: text };
const owner = record<GovernorOrWalletDraft>(ownerFields);
const emptyOwner = (): GovernorOrWalletDraft => ({ ...emptyWallet(), isGovernor: null, governorName: '' });
const multiBridge = record<MultiBridgeDraft>({
  ...ownerFields,
  tempId: text,
  chainId: orNull(number),
  chainIds,
  timelock: time,
  hasVeto: flag,
});
const multiBridgeSettings = record<MultiBridgeSettingsDraft>({
  chainId: number,
  owner,
  vetoer: (value) => (typeof value === 'object' && value !== null ? wallet(value, emptyWallet()) : null),
  bridges: texts,
  isAllBridges: flag,
});
const emptyPortals = (): AssetPortalsDraft => ({
  chainIds: [],
  bridges: [],
  minBridges: 2,
  duration: { durationType: 'hours', value: 24 },
});
const portals = record<AssetPortalsDraft>({ chainIds, bridges: texts, minBridges: number, duration: time });

const modules = record<ModulesDraft>({
  protocolUpgrades: wallet,
  safeTreasury: chainWallets('safeTreasury'),
  bondingEngine: chainWallets('bondingEngine'),
  workingGroup: chainWallets('workingGroup'),
  governor: records(governor, (index) => emptyGovernor(`governor-${index + 1}`)),
  preVoteVeto: vetoes('preVoteVeto'),
  preExecutionVeto: vetoes('preExecutionVeto'),
  multiBridge: records(multiBridge, (index) => ({
    ...emptyOwner(),
    tempId: `multiBridge-${index + 1}`,
    chainId: null,
    chainIds: [],
    timelock: { durationType: 'days', value: 0 },
    hasVeto: false,
  })),
  multiBridgeSettings: records(multiBridgeSettings, () => ({
    chainId: 0,
    owner: emptyOwner(),
    vetoer: null,
    bridges: [],
    isAllBridges: false,
  })),
  assetPortals: (value) => (typeof value === 'object' && value !== null ? portals(value, emptyPortals()) : null),
  refundMechanism: flag,
  tally: flag,
});

const receiver = record<ReceiverDraft>({ tempId: text, address: text, amount: text });
const chainReceivers = record<ChainReceiversDraft>({
  chainId: number,
  receivers: records(receiver, (index) => emptyReceiver(`receiver-${index + 1}`)),
});
const token = record<TokenDraft>({
  isCreatingNewToken: orNull(flag),
  isWrappingAccepted: orNull(flag),
  name: text,
  symbol: text,
  chainIds,
  initialReceivers: records(chainReceivers, () => ({ chainId: 0, receivers: [] })),
  authority: chainWallets('authority'),
});

const link = record<LinkDraft>({ id: text, type: orNull(oneOf(LINK_TYPES)), url: text });

const form = record<OrganisationForm>({
  proposalName: text,
  name: text,
  description: text,
  categoryId: text,
  logoId: orNull(text),
  links: records(link, (index) => emptyLink(`link-${index + 1}`)),
  modules,
  token: (value) => token(value, emptyToken()),
});

/** A draft from anything at all. */
export const readForm = (value: unknown): OrganisationForm => form(value, emptyForm());
