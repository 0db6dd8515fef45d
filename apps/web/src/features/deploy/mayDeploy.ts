import type { OrganisationDetail } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/units';

/** Whether the server lets an account deploy and check the organisation: its founder and its protocol-upgrades signers. */
export function mayDeploy({ creator, modules }: OrganisationDetail, account: string | undefined): boolean {
  return sameAddress(creator, account) || modules.protocolUpgrades.addresses.some((address) => sameAddress(address, account));
}
