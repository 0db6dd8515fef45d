import { assetControllerAbi, type Call, type Check, contractCall } from '@althing/bindings';
import type { Address, Hex } from '@althing/domain/units';
import type { Party } from '../../design.ts';
import type { Handover } from '../../holderEdit.ts';
import { callCheck } from './checks.ts';
import { describeParty } from './describe.ts';
import { HAS_ROLE } from './roleChecks.ts';

/** Both kinds of controllers keep their roles alike (OpenZeppelin's AccessControlDefaultAdminRules). */
const abi = assetControllerAbi;

const without = (parties: readonly Party[], others: readonly Party[]): Party[] =>
  parties.filter(({ address }) => !others.some((other) => other.address === address));

/** Who loses a role and who gets it; the administrator of the roles carries this out. */
export const roleActions = (address: Address, role: Hex, before: readonly Party[], after: readonly Party[]): Call[] => [
  ...without(before, after).map((party) => contractCall({ address, abi, functionName: 'revokeRole', args: [role, party.address] })),
  ...without(after, before).map((party) => contractCall({ address, abi, functionName: 'grantRole', args: [role, party.address] })),
];

/** Whoever loses a role does not have it any more. */
export const formerHolderChecks = (address: Address, role: Hex, before: readonly Party[], after: readonly Party[]): Check[] =>
  without(before, after).map((party) =>
    callCheck(`Role ${role} taken from ${describeParty(party)}`, address, HAS_ROLE, 'false', { args: [role, party.address] }),
  );

/** The administrator names the next one, who has to accept in a later second. */
export const leaveActions = (address: Address, before: Party, after: Party): Call[] =>
  before.address === after.address
    ? []
    : [contractCall({ address, abi, functionName: 'beginDefaultAdminTransfer', args: [after.address] })];

export const adminship = (address: Address, next: Party): Handover => ({
  accept: contractCall({ address, abi, functionName: 'acceptDefaultAdminTransfer', args: [] }),
  // When it may be accepted, which the function answers as well, depends on the moment of the offer.
  offered: callCheck('Pending admin', address, 'pendingDefaultAdmin() view returns (address)', next.address),
});
