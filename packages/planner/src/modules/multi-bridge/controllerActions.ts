import { type Call, type Check, contractCall, CONTROLLER_ROLES, formatCheckValue, messageControllerAbi } from '@althing/bindings';
import type { Address } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import type { ControllerDesign } from '../../design.ts';
import { callCheck } from '../shared/checks.ts';
import { same } from '../shared/edits.ts';
import { formerHolderChecks, leaveActions, roleActions } from '../shared/holderActions.ts';

const ROLES = ['originator', 'resender', 'pauser'] as const;

type Origin = ControllerDesign['origins'][number];

const originCall = (address: Address, { chainId, minimum, delay }: Origin): Call =>
  contractCall({
    address,
    abi: messageControllerAbi,
    functionName: 'updateOrigin',
    args: [{ chainId: BigInt(chainId), minimum, delay }],
  });

function adapterCalls({ address, adapters }: ControllerDesign, after: ControllerDesign, isApproved: boolean): Call[] {
  const changed = after.adapters.filter((adapter, slot) => adapter.isApproved === isApproved && adapters[slot]!.isApproved !== isApproved);
  return changed.map((adapter) =>
    contractCall({ address, abi: messageControllerAbi, functionName: 'updateAdapter', args: [adapter.address, isApproved] }),
  );
}

function vetoerCalls({ address, vetoer }: ControllerDesign, after: ControllerDesign): Call[] {
  const next = after.vetoer?.address ?? zeroAddress;
  if (next === (vetoer?.address ?? zeroAddress)) return [];
  return [contractCall({ address, abi: messageControllerAbi, functionName: 'updateVetoer', args: [next] })];
}

/** Chains from which messages do not come any more: no number of bridges is enough. */
const closedOrigins = (before: ControllerDesign, after: ControllerDesign): Origin[] =>
  before.origins
    .filter(({ chainId }) => !after.origins.some((origin) => origin.chainId === chainId))
    .map((origin) => ({ ...origin, minimum: 0 }));

/**
 * What the owner of a message controller does so that it becomes what the edited form says. What is closed comes first; a vetoer leaves before
 * delays become short, and comes once they are long enough, because the contract refuses anything else.
 */
export function controllerActions(before: ControllerDesign, after: ControllerDesign): Call[] {
  const { address } = before;
  const changed = after.origins.filter((origin) => !before.origins.some((old) => same(old, origin)));
  const vetoer = vetoerCalls(before, after);
  return [
    ...adapterCalls(before, after, false),
    ...closedOrigins(before, after).map((origin) => originCall(address, origin)),
    ...(after.vetoer ? [] : vetoer),
    ...changed.map((origin) => originCall(address, origin)),
    ...(after.vetoer ? vetoer : []),
    ...adapterCalls(before, after, true),
    ...ROLES.flatMap((role) => roleActions(address, CONTROLLER_ROLES[role], before.roles[role], after.roles[role])),
    ...leaveActions(address, before.owner, after.owner),
  ];
}

/** What is gone after that, which a review of the edited form does not mention. */
export const formerControllerChecks = (before: ControllerDesign, after: ControllerDesign): Check[] => [
  ...closedOrigins(before, after).map(({ chainId, minimum, delay }) =>
    callCheck(
      `Messages from chain ${chainId} (closed)`,
      before.address,
      'originOf(uint256) view returns (uint8, uint32)',
      formatCheckValue([minimum, delay]),
      { args: [String(chainId)] },
    ),
  ),
  ...ROLES.flatMap((role) => formerHolderChecks(before.address, CONTROLLER_ROLES[role], before.roles[role], after.roles[role])),
];

/** On a chain that the messages do not reach any more: nothing comes, and nothing is sent. */
export const closedController = (design: ControllerDesign): ControllerDesign => ({
  ...design,
  adapters: design.adapters.map((adapter) => ({ ...adapter, isApproved: false })),
  origins: [],
});
