// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {OrganisationTimelock} from "../../../../src/governance/OrganisationTimelock.sol";
import {GovernorTest} from "../../../helpers/GovernorTest.sol";
import {
    TimelockControllerUpgradeable
} from "@openzeppelin/contracts-upgradeable/governance/TimelockControllerUpgradeable.sol";

contract OrganisationTimelock_updateDelay is GovernorTest {
    function testFuzz_revertsForAnybodyButItself(address caller) public {
        vm.assume(caller != address(timelock) && caller != founding.getAuthority(address(this), ID));
        vm.expectRevert(
            abi.encodeWithSelector(TimelockControllerUpgradeable.TimelockUnauthorizedCaller.selector, caller)
        );
        vm.prank(caller);
        timelock.updateDelay(600);
    }

    function testFuzz_revertsBelowTheLeastDelay(uint256 delay) public {
        delay = bound(delay, 0, 599);
        vm.expectRevert(abi.encodeWithSelector(OrganisationTimelock.Timelock_DelayTooShort.selector, delay));
        vm.prank(address(timelock));
        timelock.updateDelay(delay);
        assertEq(timelock.getMinDelay(), TIMELOCK_DELAY);
    }

    function testFuzz_updates(uint256 delay) public {
        delay = bound(delay, 600, type(uint256).max);
        vm.expectEmit(address(timelock));
        emit TimelockControllerUpgradeable.MinDelayChange(TIMELOCK_DELAY, delay);
        vm.prank(address(timelock));
        timelock.updateDelay(delay);
        assertEq(timelock.getMinDelay(), delay);
    }
}
