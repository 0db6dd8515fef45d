import type { ContractKind } from '@althing/domain/organisation';

/** `kind|name`, e.g. `governor|Main`; contracts that a chain has only once have no name. */
export const stepId = (kind: ContractKind, name = ''): string => `${kind}|${name}`;
