import type { OrganisationDetail } from '@althing/domain/http';
import { WALLET_LISTS } from '@althing/domain/organisation';
import { sameAddress } from '@althing/domain/units';

/** A chain on which the account acts for the organisation, for its link to an explorer. */
export function chainOfAccount(
  account: string,
  { modules, token, chainIds }: Pick<OrganisationDetail, 'modules' | 'token' | 'chainIds'>,
): number {
  const wallets = [
    ...WALLET_LISTS.flatMap((list) => modules[list]),
    ...modules.preVoteVeto,
    ...modules.preExecutionVeto,
    ...(token?.authority ?? []),
    ...(token?.bridgeTaxTreasury ?? []),
  ];
  return wallets.find(({ addresses }) => addresses.some((address) => sameAddress(address, account)))?.chainId ?? chainIds[0] ?? 0;
}
