// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IProxyUpgrader} from "../../../../src/deployment/IProxyUpgrader.sol";
import {PlatformTest} from "../../../helpers/PlatformTest.sol";
import {Target, TargetV2} from "../../../helpers/Target.sol";
import {IERC1967} from "@openzeppelin/contracts/interfaces/IERC1967.sol";
import {ERC1967Utils} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Utils.sol";

contract OrganisationProxy_fallback is PlatformTest {
    Target private _proxy;
    address private _v1;
    address private _v2;
    address private _authority = makeAddr("authority");

    function setUp() public override {
        super.setUp();
        _v1 = address(new Target());
        _v2 = address(new TargetV2());
        _proxy = Target(payable(proxyFactory.deploy(0, _parameters(_v1, _authority, 0), "")));
        vm.deal(ALICE, 10 ether);
        vm.deal(_authority, 10 ether);
    }

    function test_theAuthorityReplacesTheImplementation() public {
        _proxy.set(5);
        vm.expectEmit(address(_proxy));
        emit IERC1967.Upgraded(_v2);
        vm.prank(_authority);
        IProxyUpgrader(address(_proxy)).upgradeToAndCall(_v2, "");
        assertEq(_implementationOf(address(_proxy)), _v2);
        assertEq(TargetV2(payable(_proxy)).version(), 2);
        assertEq(_proxy.value(), 5);
    }

    function test_theAuthorityRunsDataAsTheProxy() public {
        vm.prank(_authority);
        IProxyUpgrader(address(_proxy)).upgradeToAndCall(_v2, abi.encodeCall(Target.set, (9)));
        assertEq(_proxy.value(), 9);
        assertEq(Target(payable(_v2)).value(), 0);
    }

    function test_revertsWhenTheNewImplementationHasNoCode() public {
        vm.expectRevert(abi.encodeWithSelector(ERC1967Utils.ERC1967InvalidImplementation.selector, STRANGER));
        vm.prank(_authority);
        IProxyUpgrader(address(_proxy)).upgradeToAndCall(STRANGER, "");
    }

    function test_revertsWithTheReasonOfTheData() public {
        vm.expectRevert(abi.encodeWithSelector(Target.Target_Refused.selector, 0));
        vm.prank(_authority);
        IProxyUpgrader(address(_proxy)).upgradeToAndCall(_v2, abi.encodeCall(Target.set, (0)));
        assertEq(_implementationOf(address(_proxy)), _v1);
    }

    function test_theAuthorityReachesNothingElse() public {
        vm.expectRevert();
        vm.prank(_authority);
        _proxy.set(5);
        assertEq(_proxy.value(), 0);
    }

    function test_theAuthorityCannotSendValue() public {
        vm.prank(_authority);
        (bool plain,) = address(_proxy).call{value: 1}("");
        bytes memory upgrade = abi.encodeCall(IProxyUpgrader.upgradeToAndCall, (_v2, ""));
        vm.prank(_authority);
        (bool withCall,) = address(_proxy).call{value: 1}(upgrade);
        assertFalse(plain || withCall);
        assertEq(_implementationOf(address(_proxy)), _v1);
    }

    function test_passesCalldataValueAndCallerAndReturnsTheAnswer() public {
        vm.prank(ALICE);
        assertEq(_proxy.set{value: 1 ether}(6), 6);
        assertEq(_proxy.caller(), ALICE);
        assertEq(_proxy.received(), 1 ether);
        assertEq(address(_proxy).balance, 1 ether);
    }

    function test_passesOnTheRevertReason() public {
        vm.expectRevert(abi.encodeWithSelector(Target.Target_Refused.selector, 0));
        vm.prank(ALICE);
        _proxy.set(0);
    }

    function test_acceptsPlainValueWhereTheImplementationDoes() public {
        vm.prank(ALICE);
        (bool success,) = address(_proxy).call{value: 2 ether}("");
        assertTrue(success);
        assertEq(_proxy.received(), 2 ether);
    }

    function testFuzz_nobodyElseUpgrades(address caller) public {
        vm.assume(caller != _authority);
        vm.prank(caller);
        (bool answered,) = address(_proxy).call(abi.encodeCall(IProxyUpgrader.upgradeToAndCall, (_v2, "")));
        assertTrue(answered);
        assertEq(_proxy.value(), type(uint256).max, "reached the implementation's own function");
        assertEq(_implementationOf(address(_proxy)), _v1);
    }

    function test_theUpgraderRefusesToBeCalledDirectly() public {
        vm.expectRevert(IProxyUpgrader.ProxyUpgrader_OnlyDelegated.selector);
        upgrader.upgradeToAndCall(_v2, "");
    }
}
