import { describe, expect, it } from 'vitest';
import { platformAddresses } from './addresses.ts';
import { platformAddresses as generated } from './generated/platformAddresses.ts';
import { localDeployments, platformDeployments } from './platformDeployments.ts';

describe('the platform', () => {
  it('stands at the addresses that its code gives', () => {
    const computed = Object.fromEntries(platformDeployments().map(({ name, address }) => [name, address]));
    expect(computed).toEqual({
      ProxyUpgrader: platformAddresses.proxyUpgrader,
      ProxyFactory: platformAddresses.proxyFactory,
      UpgradeAuthority: platformAddresses.authorityImplementation,
      OrganisationToken: platformAddresses.tokenImplementation,
      OrganisationGovernor: platformAddresses.governorImplementation,
      QuadraticGovernor: platformAddresses.quadraticGovernorImplementation,
      TokenVesting: platformAddresses.vestingImplementation,
      GovernorSpoke: platformAddresses.spokeImplementation,
      OrganisationTimelock: platformAddresses.timelockImplementation,
      GovernanceSystemFactory: platformAddresses.governanceSystemFactory,
      OrganisationDeployer: platformAddresses.organisationDeployer,
    });
  });

  it('has its local contracts at the addresses that their code gives', () => {
    const computed = localDeployments().map(({ name, address }) => [name, address]);
    expect(computed).not.toHaveLength(0);
    expect(generated).toMatchObject(Object.fromEntries(computed));
  });

  it('fits each contract into the 49,152 bytes of init code that EIP-3860 allows', () => {
    for (const { initCode } of platformDeployments()) expect((initCode.length - 2) / 2).toBeLessThanOrEqual(49_152);
  });
});
