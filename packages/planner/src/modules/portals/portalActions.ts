import {
  ASSET_CONTROLLER_ROLES,
  assetControllerAbi,
  type Call,
  type Check,
  contractCall,
  formatCheckValue,
  tokenAbi,
} from '@althing/bindings';
import type { TransferLimits } from '@althing/domain/modules';
import { type Address, type ChainId, sameAddress } from '@althing/domain/units';
import { zeroAddress } from 'viem';
import type { PortalDesign, TokenDesign } from '../../design.ts';
import { PlanError } from '../../errors.ts';
import { callCheck } from '../shared/checks.ts';
import { describeParty } from '../shared/describe.ts';
import { same } from '../shared/edits.ts';
import { formerHolderChecks, leaveActions, roleActions } from '../shared/holderActions.ts';

function refuseUneditable(before: PortalDesign, after: PortalDesign): void {
  const isSame = same([before.address, before.token, before.custody], [after.address, after.token, after.custody]);
  if (!isSame) throw new PlanError('portal-not-editable', before.address);
}

const { manager, pauser } = ASSET_CONTROLLER_ROLES;
const HELD_ROLES = [manager, pauser];

const closedChains = (before: PortalDesign, after: PortalDesign): ChainId[] => before.chains.filter((id) => !after.chains.includes(id));

interface Limited extends TransferLimits {
  adapter: Address;
}

const limitsOf = ({ several, adapters }: PortalDesign): Limited[] => [
  { adapter: zeroAddress, ...several },
  ...adapters.map(({ address, minting, burning }) => ({ adapter: address, minting, burning })),
];

/**
 * What the administrator of an asset controller does so that it becomes what the edited form says; a bridge or chain is closed before another is
 * opened. Throws `PlanError` for what is part of the controller's foundation.
 */
export function portalActions(before: PortalDesign, after: PortalDesign): Call[] {
  refuseUneditable(before, after);
  const { address } = before;
  const at = { address, abi: assetControllerAbi } as const;
  const chain = (chainId: ChainId, isOpen: boolean): Call =>
    contractCall({ ...at, functionName: 'setChain', args: [{ chainId: BigInt(chainId), sends: isOpen, takes: isOpen }] });
  const limit = (limits: Limited): Call => contractCall({ ...at, functionName: 'setLimits', args: [limits] });
  const approvals = (isApproved: boolean): Call[] =>
    after.adapters
      .filter((adapter, slot) => adapter.isApproved === isApproved && before.adapters[slot]!.isApproved !== isApproved)
      .map((adapter) => contractCall({ ...at, functionName: 'setMultiBridgeAdapter', args: [adapter.address, isApproved] }));
  const old = limitsOf(before);
  const changed = limitsOf(after).filter((limits, index) => !same(limits, old[index]));
  const isRaised = ({ adapter, minting, burning }: Limited): boolean => {
    const was = old.find((limits) => limits.adapter === adapter)!;
    return minting > was.minting || burning > was.burning;
  };
  const settings: Call[] = [
    ...(before.minBridges === after.minBridges ? [] : [contractCall({ ...at, functionName: 'setMinBridges', args: [after.minBridges] })]),
    ...(before.window === after.window ? [] : [contractCall({ ...at, functionName: 'setDuration', args: [after.window] })]),
    ...(before.unwraps === after.unwraps ? [] : [contractCall({ ...at, functionName: 'setTokenUnwrapping', args: [after.unwraps] })]),
  ];
  return [
    ...closedChains(before, after).map((id) => chain(id, false)),
    ...approvals(false),
    ...changed.filter((limits) => !isRaised(limits)).map(limit),
    ...settings,
    ...changed.filter(isRaised).map(limit),
    ...approvals(true),
    ...after.chains.filter((id) => !before.chains.includes(id)).map((id) => chain(id, true)),
    // Last, as all of the above takes the role of a manager.
    ...HELD_ROLES.flatMap((role) => roleActions(address, role, [before.admin], [after.admin])),
    ...leaveActions(address, before.admin, after.admin),
  ];
}

/** What is gone after that, which a review of the edited form does not mention. */
export const formerPortalChecks = (before: PortalDesign, after: PortalDesign): Check[] => [
  ...closedChains(before, after).map((chainId) =>
    callCheck(
      `Transfers to and from chain ${chainId} (closed)`,
      before.address,
      'chainOf(uint256) view returns (bool, bool)',
      formatCheckValue([false, false]),
      { args: [String(chainId)] },
    ),
  ),
  ...HELD_ROLES.flatMap((role) => formerHolderChecks(before.address, role, [before.admin], [after.admin])),
];

/** On a chain from which the token does not travel any more: nothing leaves, and nothing arrives. */
export const closedPortal = (design: PortalDesign): PortalDesign => ({
  ...design,
  minBridges: 0,
  several: { minting: 0n, burning: 0n },
  adapters: design.adapters.map((adapter) => ({ ...adapter, isApproved: false, minting: 0n, burning: 0n })),
  chains: [],
});

const goneAllowances = ({ bridges }: TokenDesign, after: TokenDesign): TokenDesign['bridges'] =>
  bridges.filter(({ account }) => !after.bridges.some((next) => sameAddress(next.account.address, account.address)));

/** What the owner of the token does so that its limits are those of the edited form. */
export function allowanceActions(before: TokenDesign, after: TokenDesign): Call[] {
  const { address, bridges } = before;
  const set = (account: Address, { minting, burning }: TransferLimits): Call =>
    contractCall({ address, abi: tokenAbi, functionName: 'setLimits', args: [account, minting, burning] });
  const changed = after.bridges.filter((next) => !bridges.some((old) => same(old, next)));
  return [
    ...goneAllowances(before, after).map(({ account }) => set(account.address, { minting: 0n, burning: 0n })),
    ...changed.map(({ account, ...limits }) => set(account.address, limits)),
  ];
}

/** Whoever lost its limits has none. */
export const formerAllowanceChecks = (before: TokenDesign, after: TokenDesign): Check[] =>
  goneAllowances(before, after).flatMap(({ account }) =>
    ['mintingMaxLimitOf', 'burningMaxLimitOf'].map((name) =>
      callCheck(`${name} ${describeParty(account)} (none)`, before.address, `${name}(address) view returns (uint256)`, '0', {
        args: [account.address],
        unit: 'tokens',
      }),
    ),
  );
