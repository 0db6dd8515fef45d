import { sameAddress } from '@althing/domain/units';
import type { Organisation } from '../store/organisations.ts';
import type { Account } from '../store/users.ts';

/**
 * Who may deploy an organisation: its creator and, so that another signer can take over, the account that its reviewed form names for protocol
 * upgrades. If that account is a contract, it counts only on the chains of the organisation.
 */
export const mayDeploy = (
  { creatorId, chainIds, modules }: Pick<Organisation, 'creatorId' | 'chainIds' | 'modules'>,
  account: Account,
): boolean =>
  account.id === creatorId ||
  ((account.chainId === null || chainIds.includes(account.chainId)) &&
    modules.protocolUpgrades.addresses.some((named) => sameAddress(named, account.address)));
