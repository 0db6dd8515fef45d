import type { OrganisationDetail } from '@althing/domain/http';
import { sameAddress } from '@althing/domain/units';

/** Whom the server lets deploy and check an organisation: its founder and its protocol-upgrades signers. */
export function mayDeploy({ creator, modules }: OrganisationDetail, account: string | undefined): boolean {
  return sameAddress(creator, account) || modules.protocolUpgrades.addresses.some((address) => sameAddress(address, account));
}
