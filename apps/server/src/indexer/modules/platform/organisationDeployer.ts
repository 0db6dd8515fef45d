import type { organisationDeployerAbi } from '@althing/bindings';
import { CONTRACT_KINDS } from '@althing/domain/organisation';
import type { Handlers } from '../../handlers.ts';

export const organisationDeployerHandlers: Handlers<typeof organisationDeployerAbi> = {
  ContractDeployed: ({ args: { id, deployer, account, kind, name } }) => {
    // The order of the kinds is part of the ABI.
    const known = CONTRACT_KINDS[kind];
    return known ? [{ table: 'contract', address: account, kind: known, name, organisation: id, creator: deployer }] : [];
  },
};
