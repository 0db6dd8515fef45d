import { CONTRACT_KIND_NUMBERS, messageControllerAbi } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { decodeFunctionData, encodeFunctionData, zeroAddress, zeroHash } from 'viem';
import type { ControllerDesign, Party } from '../../design.ts';
import type { BatchPart, SetupOf } from '../batchPart.ts';
import { times } from '../shared/gas.ts';

const CONTROLLER_GAS = 280_000n;
const ROLE_GAS = 32_000n;
const ADAPTER_GAS = 12_000n;
const ORIGIN_GAS = 60_000n;
const VETO_GAS = 30_000n;

const addressesOf = (parties: readonly Party[]): Address[] => parties.map(({ address }) => address);

function initialisationOf({ owner, vetoer, roles, adapters, origins }: ControllerDesign) {
  const setup = {
    owner: owner.address,
    vetoer: vetoer?.address ?? zeroAddress,
    originators: addressesOf(roles.originator),
    resenders: addressesOf(roles.resender),
    pausers: addressesOf(roles.pauser),
    adapters: adapters.filter(({ isApproved }) => isApproved).map(({ address }) => address),
    origins: origins.map((origin) => ({ ...origin, chainId: BigInt(origin.chainId) })),
  };
  return encodeFunctionData({ abi: messageControllerAbi, functionName: 'initialize', args: [setup] });
}

/** Message controllers in the batch's list of further proxies. */
export const controllerBatch: BatchPart<SetupOf<'proxies'>> = {
  units: ({ controller }) => {
    if (!controller) return [];
    const { id, salt, implementation } = controller;
    const initialisation = initialisationOf(controller);
    const kind = CONTRACT_KIND_NUMBERS.messageController;
    return [{ stepIds: [id], setup: { salt, kind, implementation, argument: zeroHash, companion: zeroAddress, initialisation } }];
  },
  gas: ({ initialisation }) => {
    const { functionName, args } = decodeFunctionData({ abi: messageControllerAbi, data: initialisation });
    if (functionName !== 'initialize') throw new Error(`Not how a message controller begins: ${functionName}`);
    const [{ originators, resenders, pausers, adapters, origins, vetoer }] = args;
    const roles = times(ROLE_GAS, originators.length + resenders.length + pausers.length);
    const veto = vetoer === zeroAddress ? 0n : VETO_GAS;
    return CONTROLLER_GAS + roles + veto + times(ADAPTER_GAS, adapters.length) + times(ORIGIN_GAS, origins.length);
  },
  isOpen: ({ salt }, { salts }) => salts.has(salt),
};
