// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IAssetController} from "../../src/portals/IAssetController.sol";
import {PortalTest} from "../helpers/PortalTest.sol";

/// A limit, whatever its duration, and however it is used.
contract PortalLimitsFuzz is PortalTest {
    struct Use {
        uint256 time;
        uint256 amount;
    }

    Use[] private _uses;

    function _left() private view returns (uint256) {
        return controller.burningCurrentLimitOf(address(adapters[0]));
    }

    function _setDuration(uint32 duration) private {
        vm.prank(MANAGER);
        controller.setDuration(duration);
    }

    function testFuzz_InNoDurationMoreIsUsedThanTwiceTheLimit(
        uint32 duration,
        uint96 max,
        uint256[10] calldata amounts,
        uint256[10] calldata waits
    ) external {
        // Times of limits have 32 bits: what lies more than 136 years back is taken for more recent.
        duration = uint32(bound(duration, 1, 3650 days));
        vm.assume(max > 0);
        _setDuration(duration);
        _setLimits(address(adapters[0]), 0, max);
        skip(duration);
        assertEq(_left(), max);
        for (uint256 i = 0; i < 10; ++i) {
            uint256 before = _left();
            skip(bound(waits[i], 0, duration));
            uint256 left = _left();
            assertTrue(left >= before && left <= max);
            uint256 balance = token.balanceOf(ALICE);
            uint256 amount = bound(amounts[i], 0, left < balance ? left : balance);
            if (amount == 0) continue;
            _sendSingle(amount);
            assertEq(_left(), left - amount);
            _uses.push(Use(block.timestamp, amount));
            _checkWindow(duration, max);
        }
        skip(duration);
        assertEq(_left(), max);
    }

    function testFuzz_WhatIsUsedStaysUsed(uint96 max, uint96 newMax, uint256 amount) external {
        amount = bound(amount, 1, 1000e18);
        _sendSingle(amount);
        _setLimits(address(adapters[0]), 1000e18, newMax);
        assertEq(_left(), amount < newMax ? newMax - amount : 0);
        _setLimits(address(adapters[0]), 1000e18, max);
        assertLe(_left(), max);
        if (amount < max && amount < newMax) assertEq(_left(), max - amount);
    }

    function testFuzz_MoreThanIsLeftIsRefused(uint256 used, uint256 beyond) external {
        _sendSingle(bound(used, 1, 1000e18));
        beyond = bound(beyond, _left() + 1, SUPPLY);
        vm.expectRevert(IAssetController.Controller_NotHighEnoughLimits.selector);
        vm.prank(ALICE);
        controller.transferTo(_transfer(beyond, 1), _legs(0, 1, 0));
    }

    function _checkWindow(uint256 duration, uint256 max) private view {
        uint256 used;
        for (uint256 i = _uses.length; i > 0 && _uses[i - 1].time + duration > block.timestamp; --i) {
            used += _uses[i - 1].amount;
        }
        assertLe(used, 2 * max);
    }
}
