import type { OrganisationDetail } from '@althing/domain/http';
import { WALLET_LISTS } from '@althing/domain/organisation';
import { sameAddress } from '@althing/domain/units';
import { KnownAddress } from '../transactions/index.ts';

const ADDRESS = /(0x[0-9a-fA-F]{40})/;

type Organisation = Pick<OrganisationDetail, 'modules' | 'token' | 'chainIds'>;

/** A chain on which the account acts for the organisation, for its link to an explorer. */
function chainOf(account: string, { modules, token, chainIds }: Organisation): number {
  const wallets = [
    ...WALLET_LISTS.flatMap((list) => modules[list]),
    ...modules.preVoteVeto,
    ...modules.preExecutionVeto,
    ...(token?.authority ?? []),
    ...(token?.bridgeTaxTreasury ?? []),
  ];
  return wallets.find(({ addresses }) => addresses.some((address) => sameAddress(address, account)))?.chainId ?? chainIds[0] ?? 0;
}

/** A sentence in which each address can be copied and looked up, and the reader's own is shown as "You". */
export function WithAddresses({ text, organisation }: { text: string; organisation: Organisation }) {
  return text
    .split(ADDRESS)
    .map((part, index) => (ADDRESS.test(part) ? <KnownAddress key={index} address={part} chainId={chainOf(part, organisation)} /> : part));
}
