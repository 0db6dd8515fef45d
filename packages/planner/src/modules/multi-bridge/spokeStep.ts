import { type Check, platformAddresses } from '@althing/bindings';
import { pad, zeroAddress } from 'viem';
import type { ChainDesign, SpokeDesign } from '../../design.ts';
import { stepId } from '../../stepId.ts';
import type { ReviewLine, Step } from '../../types.ts';
import { callCheck, proxyChecks } from '../shared/checks.ts';
import { describeParty } from '../shared/describe.ts';

function review({ address, name, token, vesting, messageController, home, owner }: SpokeDesign, authority: string): ReviewLine[] {
  return [
    { label: 'Address', value: address },
    { label: 'Votes go to', value: `${home.governor} (governor ${name} on chain ${home.chainId})` },
    { label: 'Who votes', value: `holders of ${token.address} (${token.symbol}) on this chain` },
    ...(vesting === zeroAddress ? [] : [{ label: 'Vested tokens vote through', value: vesting }]),
    { label: 'Carried by', value: messageController },
    { label: 'Owner', value: describeParty(owner) },
    { label: 'Upgraded by', value: authority },
  ];
}

function checks(design: SpokeDesign, { upgradeAuthority }: ChainDesign): Check[] {
  const { address, token, vesting, messageController, home, owner } = design;
  return [
    ...proxyChecks(address, {
      implementation: platformAddresses.spokeImplementation,
      authority: upgradeAuthority.address,
      argument: pad(token.address),
      companion: vesting,
    }),
    callCheck('Token', address, 'token() view returns (address)', token.address),
    callCheck('Home chain', address, 'homeChainId() view returns (uint256)', String(home.chainId)),
    callCheck('Governor', address, 'governor() view returns (address)', home.governor),
    callCheck('Message controller', address, 'messageController() view returns (address)', messageController),
    callCheck('Owner', address, 'owner() view returns (address)', owner.address),
    callCheck('Pending owner (none)', address, 'pendingOwner() view returns (address)', zeroAddress),
  ];
}

/** The step of a spoke, in which holders on this chain vote in a governor of another one. */
export function spokeStep(design: SpokeDesign, chain: ChainDesign): Step {
  const { id, name, address, salt } = design;
  const before = [chain.upgradeAuthority.id, stepId('token'), ...(chain.vesting ? [chain.vesting.id] : [])];
  return {
    id,
    kind: 'governorSpoke',
    name,
    chainId: chain.chainId,
    address,
    salt,
    dependsOn: before,
    review: review(design, chain.upgradeAuthority.address),
    checks: checks(design, chain),
  };
}
