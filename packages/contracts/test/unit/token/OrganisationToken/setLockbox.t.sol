// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IXERC20} from "../../../../src/token/IXERC20.sol";
import {TestLockbox} from "../../../helpers/TestLockbox.sol";
import {TokenTest} from "../../../helpers/TokenTest.sol";
import {OwnableUpgradeable} from "@openzeppelin/contracts-upgradeable/access/OwnableUpgradeable.sol";

contract OrganisationToken_setLockbox is TokenTest {
    address private _lockbox;

    function setUp() public override {
        super.setUp();
        _lockbox = address(new TestLockbox(address(token)));
    }

    function _set(address lockbox) private {
        vm.prank(OWNER);
        token.setLockbox(lockbox);
    }

    function _expectRefused(address lockbox) private {
        vm.expectRevert(IXERC20.IXERC20_InvalidParams.selector);
        _set(lockbox);
    }

    function test_revertsUnlessTheOwnerCalls() public {
        vm.expectRevert(abi.encodeWithSelector(OwnableUpgradeable.OwnableUnauthorizedAccount.selector, STRANGER));
        vm.prank(STRANGER);
        token.setLockbox(_lockbox);
    }

    function test_revertsForAnAccountThatIsNoLockboxOfThisToken() public {
        vm.expectRevert();
        _set(STRANGER);
        _expectRefused(address(new TestLockbox(ALICE)));
    }

    function test_revertsForTheSecondOne() public {
        _set(_lockbox);
        _expectRefused(address(new TestLockbox(address(token))));
        _expectRefused(_lockbox);
    }

    function test_revertsForABridge() public {
        _setLimits(_lockbox, 1, 0);
        _expectRefused(_lockbox);
        _setLimits(_lockbox, 0, 1);
        _expectRefused(_lockbox);
        _setLimits(_lockbox, 0, 0);
        _set(_lockbox);
    }

    function test_theLockboxGetsNoLimits() public {
        _set(_lockbox);
        vm.expectRevert(IXERC20.IXERC20_InvalidParams.selector);
        _setLimits(_lockbox, 1, 1);
        vm.expectRevert(IXERC20.IXERC20_InvalidParams.selector);
        _setLimits(_lockbox, 0, 0);
        skip(2 days);
        assertEq(token.mintingMaxLimitOf(_lockbox) + token.burningMaxLimitOf(_lockbox), 0);
        assertEq(token.mintingCurrentLimitOf(_lockbox) + token.burningCurrentLimitOf(_lockbox), 0);
    }

    function test_mintsAndBurnsWithoutLimitAndWithoutTax() public {
        _setTwoTiers();
        vm.expectEmit(address(token));
        emit IXERC20.LockboxSet(_lockbox);
        _set(_lockbox);
        assertEq(token.lockbox(), _lockbox);

        vm.prank(_lockbox);
        token.mint(BOB, 1e30);
        assertEq(token.balanceOf(BOB), 300e18 + 1e30);
        assertEq(token.balanceOf(TREASURY), 0);
        vm.prank(BOB);
        token.approve(_lockbox, 1e30);
        vm.prank(_lockbox);
        token.burn(BOB, 1e30);
        assertEq(token.balanceOf(BOB), 300e18);
    }

    function test_burnsNobodysTokensWithoutAllowance() public {
        _set(_lockbox);
        vm.expectRevert();
        vm.prank(_lockbox);
        token.burn(ALICE, 1);
    }
}
