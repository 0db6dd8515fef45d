import { localAccount } from '@althing/devnet';
import type { OrganisationInput } from '@althing/domain/organisation';
import { sampleOnChains } from '@althing/domain/testing';
import type { Address, ChainId } from '@althing/domain/units';

/** The sample organisation on each of `chainIds`, held by `owner` and somebody else. */
export const organisationForm = (
  owner: Address,
  { name = 'Test Organisation', chainIds = [31337] }: { name?: string; chainIds?: ChainId[] } = {},
): OrganisationInput => sampleOnChains(chainIds, [owner, localAccount(9).address], { name });
