import type { OrganisationDetail } from '@althing/domain/http';
import { type ModuleKeyType, parseModuleKey } from '@althing/domain/modules';
import { CONTRACT_KIND_FACTS, type ContractKind, type WalletSelection } from '@althing/domain/organisation';

/** Who holds a power or money of an organisation on one chain. */
export type Holder =
  | { is: 'safe'; threshold: number; owners: number }
  | { is: 'account'; address: string }
  /** Another module is the holder; `address` is undefined while its contract is not deployed. */
  | { is: 'module'; type: ModuleKeyType; name: string; address: string | undefined };

const isWallet = (type: ModuleKeyType): type is Exclude<ModuleKeyType, 'governor'> => type !== 'governor';

/** The holder that a selection in the form means on a chain. */
export function holderOf(
  { isMultisig, addresses, threshold }: WalletSelection,
  chainId: number,
  organisation: Pick<OrganisationDetail, 'contracts' | 'governors' | 'modules'>,
): Holder {
  if (isMultisig) return { is: 'safe', threshold, owners: addresses.length };
  const [party = ''] = addresses;
  const key = parseModuleKey(party);
  return key ? { is: 'module', ...key, address: addressOf(key, chainId, organisation) } : { is: 'account', address: party };
}

/** The address of a module. A module that is a plain address has no contract; then it is that address. */
function addressOf(
  { type, name }: { type: ModuleKeyType; name: string },
  chainId: number,
  { contracts, governors, modules }: Pick<OrganisationDetail, 'contracts' | 'governors' | 'modules'>,
): string | undefined {
  if (!isWallet(type)) {
    const governor = governors.find((candidate) => candidate.chainId === chainId && candidate.governorName === name);
    return governor?.timelock ?? governor?.address;
  }
  const kind: ContractKind = type;
  const contract = contracts.find((candidate) => candidate.chainId === chainId && candidate.kind === kind && candidate.name === name);
  if (contract) return contract.address;
  const entry =
    type === 'protocolUpgrades'
      ? modules.protocolUpgrades
      : modules[type].find((candidate) => candidate.chainId === chainId && candidate.name === name);
  const [party = ''] = entry?.addresses ?? [];
  return entry && !entry.isMultisig && !parseModuleKey(party) ? party : undefined;
}

function moduleHolder(type: ModuleKeyType, name: string): string {
  if (type === 'governor') return `the votes of the governor ${name}`;
  if (type === 'protocolUpgrades') return 'whoever may upgrade its contracts';
  const { entry, isNamed } = CONTRACT_KIND_FACTS[type].wallets;
  return isNamed ? `the ${entry} ${name}` : `its ${entry} there`;
}

/**
 * The holder in words, to follow "held by", with full addresses. Each Safe exists on one chain only, so with several chains there are several Safes.
 */
export function holderText(holder: Holder, chainCount = 1): string {
  if (holder.is === 'safe')
    return `${chainCount > 1 ? 'one Safe on each,' : 'a Safe'} in which ${holder.threshold} of ${holder.owners} must sign`;
  if (holder.is === 'account') return `the single account ${holder.address}`;
  return moduleHolder(holder.type, holder.name);
}
