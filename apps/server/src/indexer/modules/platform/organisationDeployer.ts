import type { organisationDeployerAbi } from '@althing/bindings';
import { CONTRACT_KINDS } from '@althing/domain/organisation';
import { governanceSystemHandlers } from './governanceSystem.ts';
import type { Handlers } from '../../handlers.ts';

/** Characters. Anybody may deploy something under a name of any length. */
const MAX_NAME = 200;

export const organisationDeployerHandlers: Handlers<typeof organisationDeployerAbi> = {
  ...governanceSystemHandlers,
  ContractDeployed: ({ args: { id, authority, account, kind, name } }) => {
    // The event carries the kind's index in this list, which is part of the ABI.
    const known = CONTRACT_KINDS[kind];
    return known
      ? [{ table: 'contract', address: account, kind: known, name: name.slice(0, MAX_NAME), organisation: id, creator: authority }]
      : [];
  },
};
