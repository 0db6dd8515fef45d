import { type Call, type Check, governorAbi } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { encodeFunctionData, zeroAddress } from 'viem';
import type { GovernorDesign } from '../../design.ts';

/** The part of a proposal by which one module of a governor gets the settings of the edited form. */
export type GovernorActions = (before: GovernorDesign, after: GovernorDesign) => Call[];

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a, bigintAsText) === JSON.stringify(b, bigintAsText);
const bigintAsText = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

export const updateVetoer = (
  functionName: 'updatePreVoteVetoer' | 'updatePreExecutionVetoer',
  governor: Address,
  vetoer: Address,
): Call => ({
  to: governor,
  data: encodeFunctionData({ abi: governorAbi, functionName, args: [vetoer] }),
  value: 0n,
});

export const addressOf = (party: GovernorDesign['preVoteVetoer']): Address => party?.address ?? zeroAddress;

/** Whether a check still applies after an edit: not those of the creation, nor of events. */
export const lasting = ({ type, when }: Check): boolean => when === 'always' && type !== 'events';
