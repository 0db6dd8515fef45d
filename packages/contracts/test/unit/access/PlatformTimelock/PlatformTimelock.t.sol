// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {PlatformTimelock} from "../../../../src/access/PlatformTimelock.sol";
import {FeeCollector} from "../../../../src/bonds/FeeCollector.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";
import {Test} from "forge-std/Test.sol";

/// A timelock of three days that owns a fee collector.
abstract contract PlatformTimelockTest is Test {
    address internal immutable STRANGER = makeAddr("stranger");
    uint256 internal constant DELAY = 3 days;

    address internal safe = makeAddr("safe");
    PlatformTimelock internal timelock;
    FeeCollector internal collector;

    function setUp() public {
        vm.etch(safe, hex"00");
        timelock = new PlatformTimelock(safe, DELAY);
        collector = new FeeCollector(address(timelock), safe);
    }

    function _schedule(address target, bytes memory data) internal returns (bytes32 id) {
        vm.prank(safe);
        timelock.schedule(target, 0, data, 0, 0, DELAY);
        return timelock.hashOperation(target, 0, data, 0, 0);
    }

    function _execute(address target, bytes memory data) internal {
        vm.prank(STRANGER);
        timelock.execute(target, 0, data, 0, 0);
    }

    function _expectState(bytes32 id, TimelockController.OperationState wanted) internal {
        vm.expectRevert(
            abi.encodeWithSelector(
                TimelockController.TimelockUnexpectedOperationState.selector, id, bytes32(1 << uint256(wanted))
            )
        );
    }
}

contract PlatformTimelock_constructor is PlatformTimelockTest {
    function test_revertsWhereTheSafeIsMissing() public {
        vm.expectRevert(abi.encodeWithSelector(PlatformTimelock.PlatformTimelock_SafeMissing.selector, STRANGER));
        new PlatformTimelock(STRANGER, DELAY);
    }

    function testFuzz_revertsBelowTwoDays(uint256 delay) public {
        delay = bound(delay, 0, 2 days - 1);
        vm.expectRevert(abi.encodeWithSelector(PlatformTimelock.PlatformTimelock_DelayTooShort.selector, delay));
        new PlatformTimelock(safe, delay);
    }

    function testFuzz_leavesExactlyTheRolesThatAreMeant(uint256 delay) public {
        delay = bound(delay, 2 days, type(uint256).max);
        timelock = new PlatformTimelock(safe, delay);
        assertEq(timelock.getMinDelay(), delay);
        address[5] memory suspects = [address(timelock), safe, address(this), STRANGER, address(0)];
        for (uint256 i = 0; i < suspects.length; ++i) {
            address suspect = suspects[i];
            assertEq(timelock.hasRole(timelock.PROPOSER_ROLE(), suspect), suspect == safe);
            assertEq(timelock.hasRole(timelock.CANCELLER_ROLE(), suspect), suspect == safe);
            assertEq(timelock.hasRole(timelock.EXECUTOR_ROLE(), suspect), suspect == address(0));
            assertEq(timelock.hasRole(timelock.DEFAULT_ADMIN_ROLE(), suspect), suspect == address(timelock));
        }
    }
}

contract PlatformTimelock_updateDelay is PlatformTimelockTest {
    function testFuzz_revertsForAnybodyButItself(address caller) public {
        vm.assume(caller != address(timelock));
        address[2] memory callers = [caller, safe];
        for (uint256 i = 0; i < callers.length; ++i) {
            vm.expectRevert(abi.encodeWithSelector(TimelockController.TimelockUnauthorizedCaller.selector, callers[i]));
            vm.prank(callers[i]);
            timelock.updateDelay(DELAY);
        }
    }

    function testFuzz_staysAboveTwoDays(uint256 delay) public {
        delay = bound(delay, 0, 2 days - 1);
        bytes memory data = abi.encodeCall(timelock.updateDelay, (delay));
        _schedule(address(timelock), data);
        skip(DELAY);
        vm.expectRevert(abi.encodeWithSelector(PlatformTimelock.PlatformTimelock_DelayTooShort.selector, delay));
        _execute(address(timelock), data);
        assertEq(timelock.getMinDelay(), DELAY);
    }

    function testFuzz_anybodyExecutesWhatTheSafeScheduled(uint256 delay) public {
        delay = bound(delay, 2 days, type(uint256).max);
        bytes memory data = abi.encodeCall(timelock.updateDelay, (delay));
        bytes32 id = _schedule(address(timelock), data);
        skip(DELAY - 1);
        _expectState(id, TimelockController.OperationState.Ready);
        _execute(address(timelock), data);
        skip(1);
        _execute(address(timelock), data);
        assertEq(timelock.getMinDelay(), delay);
    }
}

contract PlatformTimelock_owns is PlatformTimelockTest {
    bytes private _change = abi.encodeCall(FeeCollector.updateFeeBps, (300));

    function test_theCollectorChangesAfterTheDelayOnly() public {
        bytes32 id = _schedule(address(collector), _change);
        skip(DELAY - 1);
        _expectState(id, TimelockController.OperationState.Ready);
        _execute(address(collector), _change);
        skip(1);
        _execute(address(collector), _change);
        assertEq(collector.feeBps(), 300);
    }

    function test_theSafeTakesBackWhatItScheduled() public {
        bytes32 id = _schedule(address(collector), _change);
        skip(DELAY);
        vm.prank(safe);
        timelock.cancel(id);
        _expectState(id, TimelockController.OperationState.Ready);
        _execute(address(collector), _change);
    }
}
