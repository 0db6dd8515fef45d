// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../src/deployment/IOrganisationDeployer.sol";
import {IProxyFactory} from "../../src/deployment/IProxyFactory.sol";
import {OrganisationGovernor} from "../../src/governance/OrganisationGovernor.sol";
import {PlatformTest} from "../helpers/PlatformTest.sol";
import {Target} from "../helpers/Target.sol";

/// Creates another proxy while it is being initialised itself.
contract Nesting {
    function nest(IProxyFactory factory, address implementation, address authority) external returns (address) {
        return factory.deploy(
            "inner", IProxyFactory.ProxyParameters(implementation, authority, bytes32(uint256(0xbad)), address(0)), ""
        );
    }
}

/// Attempts on what is being deployed.
contract Deployment_security is PlatformTest {
    function test_aDeploymentInsideAnInitialisationChangesNothingOfTheOuterProxy() public {
        address nesting = address(new Nesting());
        address target = address(new Target());
        address outer = proxyFactory.deploy(
            "outer",
            _parameters(nesting, ALICE, bytes32(uint256(1))),
            abi.encodeCall(Nesting.nest, (proxyFactory, target, STRANGER))
        );
        address inner = proxyFactory.getDeployed(outer, "inner");
        assertEq(_implementationOf(outer), nesting);
        assertEq(_implementationOf(inner), target);
        assertEq(Target(payable(inner)).argument(), bytes32(uint256(0xbad)));
        assertEq(_authorityOf(outer), ALICE);
        assertEq(_authorityOf(inner), STRANGER);
    }

    function test_moneyAtAPredictedAddressHindersNothing() public {
        vm.deal(deployer.getToken(ALICE, TOKEN_SALT), 1);
        vm.deal(deployer.getGovernance(ALICE, GOVERNOR_SALT), 1);
        vm.deal(deployer.getAuthority(ALICE, ID), 1);
        IOrganisationDeployer.Organisation memory org = _organisation(ALICE);
        vm.prank(ALICE);
        assertEq(deployer.deploy(org), deployer.getAuthority(ALICE, ID));
    }

    function test_theFactoriesKnowACallerByItsOwnAddressOnly() public {
        IOrganisationDeployer.Organisation memory org = _organisation(ALICE);
        vm.prank(STRANGER);
        governanceFactory.initialiseGovernanceSystem(
            STRANGER, abi.encode(_governorSetup(_anyToken())), "", "", org.governors[0].salts, address(0)
        );
        vm.prank(ALICE);
        deployer.deploy(org);
        (, OrganisationGovernor governor,) = _deployed(ALICE);
        assertEq(_authorityOf(address(governor)), deployer.getAuthority(ALICE, ID));
    }

    /// The stranger's own token, for a governor of the stranger's own.
    function _anyToken() private returns (address) {
        IOrganisationDeployer.Organisation memory org = _organisation(STRANGER);
        delete org.governors;
        vm.prank(STRANGER);
        deployer.deploy(org);
        return deployer.getToken(STRANGER, TOKEN_SALT);
    }

    /// The last 20 bytes of a proxy's code.
    function _authorityOf(address proxy) private view returns (address authority) {
        bytes memory code = proxy.code;
        assembly ("memory-safe") {
            authority := mload(add(code, mload(code)))
        }
    }
}
