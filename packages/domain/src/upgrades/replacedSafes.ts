import { contractName, type ContractKind, isSafeKind } from '../organisation/contractKinds.ts';
import type { ChainId } from '../units.ts';
import type { UpgradePurpose } from './sentences.ts';

interface Named {
  chainId: ChainId;
  kind: ContractKind;
  name: string;
}

/** Safes that an upgrade creates for what the organisation has a Safe for already: other owners need another Safe. */
export function replacedSafes(
  transactions: readonly { chainId: ChainId; purposes: readonly UpgradePurpose[] }[],
  contracts: readonly Named[],
): (Named & { title: string })[] {
  const created = transactions.flatMap(({ chainId, purposes }) =>
    purposes.flatMap((purpose) => (purpose.type === 'add' ? purpose.contracts.map((contract) => ({ ...contract, chainId })) : [])),
  );
  const isKnown = ({ chainId, kind, name }: Named) =>
    contracts.some((each) => each.chainId === chainId && each.kind === kind && each.name === name);
  return created.filter((each) => isSafeKind(each.kind) && isKnown(each)).map((each) => ({ ...each, title: contractName(each) }));
}
