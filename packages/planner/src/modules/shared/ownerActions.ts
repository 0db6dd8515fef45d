import { type Call, contractCall, tokenAbi } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import type { Party } from '../../design.ts';
import type { Handover } from '../../holderEdit.ts';
import { callCheck } from './checks.ts';

/** Tokens, spokes and upgrade authorities change hands alike (OpenZeppelin's Ownable2Step). */
const abi = tokenAbi;

/** The owner names the next one, who has to accept. */
export const handOver = (address: Address, before: Party, after: Party): Call[] =>
  before.address === after.address ? [] : [contractCall({ address, abi, functionName: 'transferOwnership', args: [after.address] })];

export const ownership = (address: Address, next: Party): Handover => ({
  accept: contractCall({ address, abi, functionName: 'acceptOwnership', args: [] }),
  offered: callCheck('Pending owner', address, 'pendingOwner() view returns (address)', next.address),
});
