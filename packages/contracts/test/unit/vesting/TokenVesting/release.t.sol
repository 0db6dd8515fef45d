// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ITokenVesting} from "../../../../src/vesting/ITokenVesting.sol";
import {TokenVesting} from "../../../../src/vesting/TokenVesting.sol";
import {VestingTest} from "../../../helpers/VestingTest.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Vm} from "forge-std/Vm.sol";

contract TokenVesting_release is VestingTest {
    function _ids(uint256 first, uint256 second) private pure returns (uint256[] memory ids) {
        ids = new uint256[](2);
        (ids[0], ids[1]) = (first, second);
    }

    function _released(uint256 id) private view returns (uint256) {
        return vesting.getVestingSchedule(id).released;
    }

    function test_revertsForAnUnknownId() public {
        vm.expectRevert(abi.encodeWithSelector(ITokenVesting.Vesting_UnknownSchedule.selector, 4));
        _release(DAVE, 4, 1);
    }

    function testFuzz_revertsUnlessTheBeneficiaryCalls(address caller) public {
        // The proxy's authority reaches the upgrader, whatever it sends.
        vm.assume(caller != ERIN && caller != UPGRADE_OWNER);
        skip(50 days);
        vm.expectRevert(abi.encodeWithSelector(ITokenVesting.Vesting_BeneficiaryOnly.selector, 2, caller));
        _release(caller, 2, 1);
        vm.expectRevert(abi.encodeWithSelector(ITokenVesting.Vesting_BeneficiaryOnly.selector, 2, caller));
        vm.prank(caller);
        vesting.releaseMany(_ids(2, 2));
    }

    function test_revertsWhenNothingWouldBeReleased() public {
        vm.expectRevert(ITokenVesting.Vesting_NothingToRelease.selector);
        _release(DAVE, 1, 0);
        vm.expectRevert(ITokenVesting.Vesting_NothingToRelease.selector);
        vm.prank(DAVE);
        vesting.releaseMany(new uint256[](0));
        vm.warp(start);
        vm.expectRevert(ITokenVesting.Vesting_NothingToRelease.selector);
        vm.prank(DAVE);
        vesting.releaseMany(_ids(1, 3));
    }

    function test_revertsWhenMoreIsAskedForThanIsReleasable() public {
        vm.warp(start + 10 days);
        _release(DAVE, 1, 5e18);
        vm.expectRevert(abi.encodeWithSelector(ITokenVesting.Vesting_ExceedsReleasable.selector, 1, 15e18 + 1, 15e18));
        _release(DAVE, 1, 15e18 + 1);
        vm.expectRevert(
            abi.encodeWithSelector(ITokenVesting.Vesting_ExceedsReleasable.selector, 1, type(uint256).max, 15e18)
        );
        _release(DAVE, 1, type(uint256).max);
    }

    function testFuzz_paysTheBeneficiary(uint256 time, uint256 amount) public {
        vm.warp(start + bound(time, 1, 200 days));
        uint256 releasable = vesting.computeReleasableAmount(1);
        amount = bound(amount, 1, releasable);
        uint256 others = vesting.computeReleasableAmount(3);
        vm.expectEmit(address(vesting));
        emit ITokenVesting.TokensReleased(1, DAVE, address(token), amount);
        vm.expectEmit(address(token));
        emit IERC20.Transfer(address(vesting), DAVE, amount);
        _release(DAVE, 1, amount);
        assertEq(token.balanceOf(DAVE), amount);
        assertEq(_released(1), amount);
        assertEq(vesting.computeReleasableAmount(1), releasable - amount);
        assertEq(vesting.computeReleasableAmount(3), others);
        assertEq(_released(3), 0);
    }

    function test_paysInMilestones() public {
        vm.warp(start + 10 days - 1);
        assertEq(vesting.computeReleasableAmount(3), 0);
        vm.warp(start + 10 days);
        uint256 part = uint256(MILESTONES_DAVE) / 3;
        assertEq(vesting.computeReleasableAmount(3), part);
        _release(DAVE, 3, part);
        vm.warp(start + 40 days - 1);
        assertEq(vesting.computeReleasableAmount(3), part);
        vm.warp(start + 40 days);
        _release(DAVE, 3, MILESTONES_DAVE - part);
        assertEq(token.balanceOf(DAVE), MILESTONES_DAVE);
        assertEq(vesting.computeReleasableAmount(3), 0);
    }

    function test_paysManyInOneTransfer() public {
        vm.warp(start + 20 days);
        uint256 parts = uint256(MILESTONES_DAVE) / 3 * 2;
        vm.expectEmit(address(vesting));
        emit ITokenVesting.TokensReleased(1, DAVE, address(token), 40e18);
        vm.expectEmit(address(vesting));
        emit ITokenVesting.TokensReleased(3, DAVE, address(token), parts);
        vm.expectEmit(address(token));
        emit IERC20.Transfer(address(vesting), DAVE, 40e18 + parts);
        vm.prank(DAVE);
        assertEq(vesting.releaseMany(_ids(1, 3)), 40e18 + parts);
        assertEq(_released(1), 40e18);
        assertEq(_released(3), parts);
    }

    function test_passesOverWhatHasNothingReleasable() public {
        vm.warp(start + 5 days);
        vm.recordLogs();
        uint256[] memory ids = new uint256[](3);
        (ids[0], ids[1], ids[2]) = (3, 1, 1);
        vm.prank(DAVE);
        assertEq(vesting.releaseMany(ids), 10e18);
        uint256 events = 0;
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] == ITokenVesting.TokensReleased.selector) ++events;
        }
        assertEq(events, 1);
        assertEq(_released(3), 0);
    }

    function test_revertsWhenOneBelongsToSomebodyElse() public {
        vm.warp(start + 20 days);
        vm.expectRevert(abi.encodeWithSelector(ITokenVesting.Vesting_BeneficiaryOnly.selector, 2, DAVE));
        vm.prank(DAVE);
        vesting.releaseMany(_ids(1, 2));
    }

    function test_keepsNoHistoryWithoutFlexVoting() public {
        vesting = _vestingProxy("plain");
        vm.prank(BOB);
        assertTrue(token.transfer(address(vesting), 300e18));
        ITokenVesting.ScheduleSetup[] memory schedules = new ITokenVesting.ScheduleSetup[](1);
        schedules[0] = _schedules()[0];
        vesting.initialize(false, schedules);
        vm.warp(start + 10 days);
        _release(DAVE, 1, 1);
        skip(1);
        vm.record();
        _release(DAVE, 1, 1);
        (, bytes32[] memory writes) = vm.accesses(address(vesting));
        assertEq(writes.length, 1);
        assertEq(_released(1), 2);
    }

    /// The reference's contract, step by step.
    function test_followsTheVectors() public {
        string memory vectors = vm.readFile("test/fixtures/vesting.json");
        uint48 begin = uint48(vm.parseJsonUint(vectors, "$[0].start"));
        uint128 amount = uint128(vm.parseJsonUint(vectors, "$[0].amount"));
        vesting = _vestingProxy("vectors");
        deal(address(token), address(vesting), amount);
        ITokenVesting.ScheduleSetup[] memory schedules = new ITokenVesting.ScheduleSetup[](1);
        (schedules[0].start, schedules[0].end) = (begin, begin + uint48(vm.parseJsonUint(vectors, "$[0].duration")));
        schedules[0].receivers = new ITokenVesting.VestingReceiver[](1);
        schedules[0].receivers[0] = ITokenVesting.VestingReceiver(DAVE, amount);
        vesting.initialize(false, schedules);
        assertEq(vesting.getVestingSchedule(1).cliff, vm.parseJsonUint(vectors, "$[0].storedCliff"));

        for (uint256 i = 0; i < 11; ++i) {
            string memory step = string.concat("$[0].steps[", vm.toString(i), "]");
            vm.warp(begin + vm.parseJsonUint(vectors, string.concat(step, ".at")));
            bool releases = vm.keyExistsJson(vectors, string.concat(step, ".amount"));
            if (releases) _followRelease(vectors, step);
            string memory suffix = releases ? "After" : "";
            assertEq(
                vesting.computeReleasableAmount(1),
                vm.parseJsonUint(vectors, string.concat(step, ".releasable", suffix)),
                step
            );
            assertEq(_released(1), vm.parseJsonUint(vectors, string.concat(step, ".released", suffix)), step);
        }
    }

    function _followRelease(string memory vectors, string memory step) private {
        uint256 before = token.balanceOf(DAVE);
        _release(DAVE, 1, vm.parseJsonUint(vectors, string.concat(step, ".amount")));
        uint256 received = vm.parseJsonUint(vectors, string.concat(step, ".received"));
        assertEq(token.balanceOf(DAVE) - before, received, step);
    }
}
