import type { Address } from '@althing/domain/units';
import { describe, expect, it } from 'vitest';
import { platformAddresses } from './addresses.ts';
import { platformAddresses as generated } from './generated/platformAddresses.ts';
import {
  localDeployments,
  ownedDeployments,
  platformDeployments,
  type PlatformParties,
  timelockDeployment,
} from './platformDeployments.ts';

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
      OrganisationNamespaces: platformAddresses.organisationNamespaces,
      OrganisationDeployer: platformAddresses.organisationDeployer,
      MessageExecutor: platformAddresses.messageExecutorImplementation,
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

  it('has contracts with an owner at other addresses for another owner, signer of prices or treasury, where they depend on it', () => {
    const [ADA, BEA]: [Address, Address] = [platformAddresses.tokenImplementation, platformAddresses.proxyFactory];
    const parties: PlatformParties = { owner: ADA, priceSigner: ADA, treasury: ADA };
    const first = ownedDeployments(parties);
    const moved = (change: Partial<PlatformParties>) =>
      ownedDeployments({ ...parties, ...change })
        .filter(({ address }, index) => address !== first[index]!.address)
        .map(({ name }) => name);
    expect(moved({ owner: BEA })).toEqual(first.map(({ name }) => name));
    expect(moved({ priceSigner: BEA })).toEqual(['TWAPOracle', 'TWAPBondOracle']);
    expect(moved({ treasury: BEA })).toEqual(['FeeCollector', 'ControllerWrapper']);
  });

  it('has another timelock for another Safe or delay', () => {
    const safe = platformAddresses.tokenImplementation;
    const timelocks = [
      timelockDeployment({ safe, delay: 172_800n }),
      timelockDeployment({ safe, delay: 172_801n }),
      timelockDeployment({ safe: platformAddresses.proxyFactory, delay: 172_800n }),
    ];
    expect(new Set(timelocks.map(({ address }) => address)).size).toBe(3);
  });
});
