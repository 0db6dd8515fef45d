// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IUpgradeAuthority} from "../../../../src/deployment/IUpgradeAuthority.sol";
import {UpgradeAuthority} from "../../../../src/deployment/UpgradeAuthority.sol";
import {PlatformTest} from "../../../helpers/PlatformTest.sol";
import {Target, TargetV2} from "../../../helpers/Target.sol";
import {OwnableUpgradeable} from "@openzeppelin/contracts-upgradeable/access/OwnableUpgradeable.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";

contract UpgradeAuthority_upgrade is PlatformTest {
    UpgradeAuthority private _authority;
    Target private _first;
    Target private _second;
    address private _v1;
    address private _v2;

    function setUp() public override {
        super.setUp();
        _authority = UpgradeAuthority(Clones.clone(address(authorityImplementation)));
        _authority.initialize(ALICE);
        (_v1, _v2) = (address(new Target()), address(new TargetV2()));
        _first = Target(payable(proxyFactory.deploy("1", _parameters(_v1, address(_authority), 0), "")));
        _second = Target(payable(proxyFactory.deploy("2", _parameters(_v1, address(_authority), 0), "")));
    }

    function _upgrades(bytes memory second) private view returns (IUpgradeAuthority.Upgrade[] memory upgrades) {
        upgrades = new IUpgradeAuthority.Upgrade[](2);
        upgrades[0] = IUpgradeAuthority.Upgrade(address(_first), _v2, abi.encodeCall(Target.set, (3)));
        upgrades[1] = IUpgradeAuthority.Upgrade(address(_second), _v2, second);
    }

    function testFuzz_revertsWhenTheCallerIsNotTheOwner(address caller) public {
        vm.assume(caller != ALICE);
        vm.expectRevert(abi.encodeWithSelector(OwnableUpgradeable.OwnableUnauthorizedAccount.selector, caller));
        vm.prank(caller);
        _authority.upgrade(_upgrades(""));
    }

    function test_upgradesNothingWhenOneUpgradeFails() public {
        vm.expectRevert(abi.encodeWithSelector(Target.Target_Refused.selector, 0));
        vm.prank(ALICE);
        _authority.upgrade(_upgrades(abi.encodeCall(Target.set, (0))));
        assertEq(_implementationOf(address(_first)), _v1);
    }

    function test_upgradesEveryProxyInOrder() public {
        vm.expectEmit(address(_authority));
        emit IUpgradeAuthority.ProxyUpgraded(address(_first), _v2);
        vm.expectEmit(address(_authority));
        emit IUpgradeAuthority.ProxyUpgraded(address(_second), _v2);
        vm.prank(ALICE);
        _authority.upgrade(_upgrades(""));
        assertEq(_implementationOf(address(_first)), _v2);
        assertEq(_implementationOf(address(_second)), _v2);
        assertEq(_first.value(), 3);
    }

    function test_ownershipMovesInTwoSteps() public {
        vm.prank(ALICE);
        _authority.transferOwnership(BOB);
        assertEq(_authority.owner(), ALICE);
        assertEq(_authority.pendingOwner(), BOB);
        vm.prank(BOB);
        _authority.acceptOwnership();
        assertEq(_authority.owner(), BOB);
    }

    function test_isInitialisedOnce() public {
        vm.expectRevert(Initializable.InvalidInitialization.selector);
        _authority.initialize(BOB);
        vm.expectRevert(Initializable.InvalidInitialization.selector);
        authorityImplementation.initialize(BOB);
    }

    function test_revertsWhenTheFirstOwnerIsNobody() public {
        UpgradeAuthority fresh = UpgradeAuthority(Clones.clone(address(authorityImplementation)));
        vm.expectRevert(abi.encodeWithSelector(OwnableUpgradeable.OwnableInvalidOwner.selector, address(0)));
        fresh.initialize(address(0));
    }
}
