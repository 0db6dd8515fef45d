import type { Party } from '../../design.ts';

/** Full address first: it is what the person compares. */
export const describeParty = ({ address, role }: Party): string => (role ? `${address} (${role})` : address);

/** Of a role that nobody may hold. */
export const describeOptional = (party: Party | null): string => (party ? describeParty(party) : 'nobody');
