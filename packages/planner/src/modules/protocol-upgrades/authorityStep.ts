import { upgradeAuthorityCodeHash } from '@althing/bindings';
import { zeroAddress } from 'viem';
import type { ChainDesign } from '../../design.ts';
import type { Step } from '../../types.ts';
import { callCheck, codeCheck } from '../shared/checks.ts';
import { describeParty } from '../shared/describe.ts';

/**
 * The step of the upgrade authority (the specification's proxy admin), which alone can change the code of the organisation's contracts on this chain.
 */
export function authorityStep({ chainId, identity, upgradeAuthority: { id, address, owner } }: ChainDesign): Step {
  return {
    id,
    kind: 'proxyAdmin',
    name: '',
    chainId,
    address,
    salt: identity.id,
    dependsOn: [],
    review: [
      { label: 'Address', value: address },
      { label: 'Owner', value: describeParty(owner) },
      { label: 'What it may do', value: 'upgrade the contracts of this organisation on this chain' },
    ],
    checks: [
      codeCheck('Code', address, upgradeAuthorityCodeHash()),
      callCheck('Owner', address, 'owner() view returns (address)', owner.address),
      callCheck('Pending owner (none)', address, 'pendingOwner() view returns (address)', zeroAddress),
    ],
  };
}
