import type { ContractKind, OrganisationInput, Veto, WalletSelection } from '@althing/domain/organisation';
import type { ChainId } from '@althing/domain/units';
import { stepId } from './stepId.ts';

/** A wallet of the form on one chain: a plain address or a Safe to be created. */
export interface WalletEntry {
  id: string;
  kind: ContractKind;
  name: string;
  selection: WalletSelection;
}

type Named = WalletSelection & { chainId: ChainId; name: string; isMarkedForDeletion?: boolean | undefined };

/** A guardian is known by the governor it guards. */
const ofGovernor = (veto: Veto): Named => ({ ...veto, name: veto.governorName });

/** Names need not be unique; ids must be, because salts come from them. */
function uniqueId(kind: ContractKind, name: string, taken: Set<string>): string {
  let id = stepId(kind, name);
  for (let n = 2; taken.has(id); n++) id = stepId(kind, `${name}#${n}`);
  taken.add(id);
  return id;
}

/** Every wallet that the form asks for on `chainId`, in the order of the form. */
export function chainWallets({ modules, token }: Pick<OrganisationInput, 'modules' | 'token'>, chainId: ChainId): WalletEntry[] {
  const upgrades: Named = { ...modules.protocolUpgrades, chainId, name: '' };
  const authority = token?.chainIds.includes(chainId) ? token.authority : [];
  const groups: [ContractKind, readonly Named[]][] = [
    ['protocolUpgrades', [upgrades]],
    ['safeTreasury', modules.safeTreasury],
    ['bondingEngine', modules.bondingEngine],
    ['workingGroup', modules.workingGroup],
    ['tokenAuthority', authority],
    ['preVoteVeto', modules.preVoteVeto.map(ofGovernor)],
    ['preExecutionVeto', modules.preExecutionVeto.map(ofGovernor)],
  ];
  const taken = new Set<string>();
  return groups.flatMap(([kind, entries]) =>
    entries
      .filter((entry) => entry.chainId === chainId && !entry.isMarkedForDeletion)
      .map((entry) => ({ id: uniqueId(kind, entry.name, taken), kind, name: entry.name, selection: entry })),
  );
}
