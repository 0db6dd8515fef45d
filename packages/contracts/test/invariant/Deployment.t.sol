// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {UpgradeAuthority} from "../../src/deployment/UpgradeAuthority.sol";
import {OrganisationGovernor} from "../../src/governance/OrganisationGovernor.sol";
import {OrganisationTimelock} from "../../src/governance/OrganisationTimelock.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {PlatformTest} from "../helpers/PlatformTest.sol";
import {DeploymentHandler} from "./DeploymentHandler.sol";

/// Laws 7 to 9; see README.md. Short runs: a deployment either keeps the laws at once or never.
/// forge-config: default.invariant.runs = 16
/// forge-config: default.invariant.depth = 8
/// forge-config: deep.invariant.runs = 128
/// forge-config: deep.invariant.depth = 12
contract DeploymentInvariants is PlatformTest {
    DeploymentHandler private _handler;

    function setUp() public override {
        super.setUp();
        _handler = new DeploymentHandler(founding, safeProxyFactory, safeSingleton, safeFallbackHandler);
        bytes4[] memory selectors = new bytes4[](1);
        selectors[0] = DeploymentHandler.deploy.selector;
        targetSelector(FuzzSelector(address(_handler), selectors));
        targetContract(address(_handler));
    }

    /// Everybody who had a hand in the deployment and must have nothing afterwards.
    function _hands(DeploymentHandler.Deployed memory d) private view returns (address[7] memory) {
        return [
            d.sender,
            address(deployer),
            address(namespaces),
            address(proxyFactory),
            address(upgrader),
            safeProxyFactory,
            d.authority
        ];
    }

    function invariant_7_nobodyWhoHadAHandInItKeepsARole() public view {
        for (uint256 i = 0; i < _handler.count(); ++i) {
            DeploymentHandler.Deployed memory d = _handler.deployed(i);
            UpgradeAuthority authority = UpgradeAuthority(d.authority);
            OrganisationToken token = OrganisationToken(d.token);
            assertEq(authority.owner(), d.upgradeOwner);
            assertEq(authority.pendingOwner(), address(0));
            assertEq(token.owner(), d.tokenOwner);
            assertEq(token.pendingOwner(), address(0));
            address[7] memory hands = _hands(d);
            for (uint256 h = 0; h < hands.length; ++h) {
                assertEq(token.balanceOf(hands[h]), 0);
                assertEq(token.allowance(d.timelock, hands[h]), 0);
            }
            if (d.hasTimelock) _assertRoles(d);
        }
    }

    function _assertRoles(DeploymentHandler.Deployed memory d) private view {
        OrganisationTimelock timelock = OrganisationTimelock(payable(d.timelock));
        bytes32[4] memory roles = [
            timelock.DEFAULT_ADMIN_ROLE(), timelock.PROPOSER_ROLE(), timelock.EXECUTOR_ROLE(), timelock.CANCELLER_ROLE()
        ];
        address[7] memory hands = _hands(d);
        for (uint256 r = 0; r < roles.length; ++r) {
            for (uint256 h = 0; h < hands.length; ++h) {
                assertFalse(timelock.hasRole(roles[r], hands[h]));
            }
            assertEq(timelock.hasRole(roles[r], d.timelock), r == 0);
            // The governor cancels exactly where there is a vetoer whose veto it carries.
            assertEq(timelock.hasRole(roles[r], d.governor), r == 1 || (r == 3 && d.canceller != address(0)));
            assertEq(timelock.hasRole(roles[r], address(0)), r == 2);
            assertEq(
                timelock.hasRole(roles[r], d.canceller),
                r == 3 ? d.canceller != address(0) : r == 2 && d.canceller == address(0)
            );
        }
    }

    function invariant_8_everythingStandsWhereItWasPredicted() public view {
        for (uint256 i = 0; i < _handler.count(); ++i) {
            DeploymentHandler.Deployed memory d = _handler.deployed(i);
            OrganisationGovernor governor = OrganisationGovernor(payable(d.governor));
            assertEq(address(governor.token()), d.token);
            assertEq(governor.preExecutionVetoer(), d.canceller);
            assertEq(governor.timelock(), d.hasTimelock ? d.timelock : address(0));
            assertEq(d.timelock.code.length > 0, d.hasTimelock);
            if (d.hasSafe) assertGt(d.safe.code.length, 0);
        }
    }

    function invariant_9_everyProxyIsTheProgramItsArgumentAndItsAuthority() public view {
        for (uint256 i = 0; i < _handler.count(); ++i) {
            DeploymentHandler.Deployed memory d = _handler.deployed(i);
            _assertProxy(d.token, d.authority, 0, address(tokenImplementation));
            _assertProxy(d.governor, d.authority, bytes32(uint256(uint160(d.token))), address(governorImplementation));
            if (d.hasTimelock) _assertProxy(d.timelock, d.authority, 0, address(timelockImplementation));
        }
    }

    function _assertProxy(address proxy, address authority, bytes32 argument, address implementation) private view {
        assertEq(proxy.code, _proxyCode(proxy, argument, address(0), authority));
        assertEq(_implementationOf(proxy), implementation);
    }
}
