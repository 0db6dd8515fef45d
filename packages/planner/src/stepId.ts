import type { ContractKind } from '@althing/domain/organisation';

/**
 * `kind
 * name`, e.g. `governor
 * Main`. The name is empty for contracts of which a chain has only one.
 */
export const stepId = (kind: ContractKind, name = ''): string => `${kind}|${name}`;
