import type { Party } from '../../design.ts';

/** The full address comes first, because a person compares it. */
export const describeParty = ({ address, role }: Party): string => (role ? `${address} (${role})` : address);

/** For a role that may have no holder. */
export const describeOptional = (party: Party | null): string => (party ? describeParty(party) : 'nobody');
