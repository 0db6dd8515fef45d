import type { OrganisationContract, OrganisationDetail } from '@althing/domain/http';

/** The organisation's token on each chain where it is deployed. */
export const standingTokens = ({ contracts }: Pick<OrganisationDetail, 'contracts'>): OrganisationContract[] =>
  contracts.filter(({ kind, state }) => kind === 'token' && (state === 'confirmed' || state === 'verified'));
