import { CONTRACT_KINDS, type ContractKind, isSafeKind, type OrganisationInput, type WalletSelection } from '@althing/domain/organisation';
import type { ChainId } from '@althing/domain/units';
import { PLANNED_KINDS } from './modules/plannedKinds.ts';
import { stepId } from './stepId.ts';

/** A wallet of the form on one chain: an address, or a Safe to be created. */
export interface WalletEntry {
  id: string;
  kind: ContractKind;
  name: string;
  selection: WalletSelection;
}

/** Names may repeat, but ids must be unique because salts are derived from them. */
function uniqueId(kind: ContractKind, name: string, taken: Set<string>): string {
  let id = stepId(kind, name);
  for (let n = 2; taken.has(id); n++) id = stepId(kind, `${name}#${n}`);
  taken.add(id);
  return id;
}

/** Every wallet that the form asks for on `chainId`, in the order of kinds. */
export function chainWallets(organisation: Pick<OrganisationInput, 'modules' | 'token'>, chainId: ChainId): WalletEntry[] {
  const taken = new Set<string>();
  return CONTRACT_KINDS.filter(isSafeKind).flatMap((kind) =>
    PLANNED_KINDS[kind]
      .wallets(organisation, chainId)
      .filter((entry) => entry.chainId === chainId && !entry.isMarkedForDeletion)
      .map((entry) => ({ id: uniqueId(kind, entry.name, taken), kind, name: entry.name, selection: entry })),
  );
}
