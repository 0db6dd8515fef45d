// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ITokenVesting} from "../../src/vesting/ITokenVesting.sol";
import {TokenVesting} from "../../src/vesting/TokenVesting.sol";
import {VestingMath} from "../../src/vesting/VestingMath.sol";
import {VestingTest} from "../helpers/VestingTest.sol";

/// Amounts and times of any size.
contract VestingFuzzTest is VestingTest {
    uint48[] private _dates;

    function _curve(uint48 begin, uint48 cliff, uint48 duration, uint48 slice)
        private
        pure
        returns (VestingMath.LinearCurve memory)
    {
        // Any more, and not even the end has a timestamp.
        begin = uint48(bound(begin, 0, type(uint48).max - uint256(duration)));
        return VestingMath.LinearCurve({
            start: begin, cliff: cliff, duration: duration, slice: uint48(bound(slice, 1, type(uint48).max))
        });
    }

    function testFuzz_linearVestingNeverExceedsTheExactShareAndLagsLessThanASlice(
        uint48 begin,
        uint48 duration,
        uint48 slice,
        uint128 amount,
        uint256 at
    ) public pure {
        VestingMath.LinearCurve memory curve = _curve(begin, 0, duration, slice);
        at = bound(at, 0, type(uint64).max);
        uint256 vested = VestingMath.vestedLinearly(curve, amount, at);
        if (at < curve.start) return assertEq(vested, 0);
        uint256 elapsed = at - curve.start;
        if (elapsed >= duration) return assertEq(vested, amount);
        assertLe(vested * duration, uint256(amount) * elapsed);
        assertGt((vested + 1) * duration + uint256(amount) * (curve.slice - 1), uint256(amount) * elapsed);
    }

    function testFuzz_linearVestingNeverFalls(
        uint48 begin,
        uint48 cliff,
        uint48 duration,
        uint48 slice,
        uint128 amount,
        uint64 earlier,
        uint64 later
    ) public pure {
        VestingMath.LinearCurve memory curve = _curve(begin, cliff, duration, slice);
        if (earlier > later) (earlier, later) = (later, earlier);
        uint256 before = VestingMath.vestedLinearly(curve, amount, earlier);
        uint256 after_ = VestingMath.vestedLinearly(curve, amount, later);
        assertLe(before, after_);
        assertLe(after_, amount);
    }

    function testFuzz_aCliffOnlyHoldsBack(uint48 cliff, uint48 duration, uint128 amount, uint64 at) public pure {
        VestingMath.LinearCurve memory open = _curve(1000, 0, duration, 1);
        VestingMath.LinearCurve memory held = _curve(1000, cliff, duration, 1);
        uint256 expected = at < cliff ? 0 : VestingMath.vestedLinearly(open, amount, at);
        assertEq(VestingMath.vestedLinearly(held, amount, at), expected);
    }

    function testFuzz_milestonesBringEqualPartsAndTheRemainderLast(uint8[12] memory gaps, uint128 amount, uint16 at)
        public
    {
        uint48 date = 100;
        uint256 reached = 0;
        for (uint256 i = 0; i < gaps.length; ++i) {
            date += uint48(gaps[i]) + 1;
            _dates.push(date);
            if (date <= at) ++reached;
        }
        uint256 expected = reached == 12 ? amount : uint256(amount) / 12 * reached;
        assertEq(VestingMath.vestedByMilestones(_dates, amount, at), expected);
    }

    /// Whatever was released when, the votes at any past moment are what had vested less what had been released by then.
    function testFuzz_remembersWhatHadBeenReleasedAtAnyMoment(uint256[6] memory pauses, uint256[6] memory amounts)
        public
    {
        uint256[6] memory times;
        uint256[6] memory released;
        uint256 sum = 0;
        for (uint256 i = 0; i < 6; ++i) {
            // Now and then two in the same second.
            skip(bound(pauses[i], i == 0 ? 1 : 0, 20 days));
            uint256 amount = bound(amounts[i], 0, vesting.computeReleasableAmount(2));
            if (amount > 0) _release(ERIN, 2, amount);
            sum += amount;
            (times[i], released[i]) = (block.timestamp, sum);
        }
        skip(1);
        for (uint256 i = 0; i < 6; ++i) {
            if (i < 5 && times[i + 1] == times[i]) continue;
            uint256 elapsed = times[i] - start;
            uint256 vested = elapsed >= 100 days ? LINEAR_ERIN : LINEAR_ERIN * elapsed / 100 days;
            assertEq(vesting.votesAt(ERIN, times[i]), vested - released[i]);
        }
        assertEq(token.balanceOf(ERIN), sum);
    }

    /// By the end everybody has exactly what they were granted, however it was divided on the way.
    function testFuzz_paysAllInTheEnd(uint128[4] memory grants, uint256 time, uint8 milestones) public {
        TokenVesting fresh = _vestingProxy("fresh");
        uint256 total = 0;
        ITokenVesting.ScheduleSetup[] memory schedules = new ITokenVesting.ScheduleSetup[](4);
        for (uint256 i = 0; i < 4; ++i) {
            grants[i] = uint128(bound(grants[i], 1, type(uint128).max / 4));
            total += grants[i];
            schedules[i].receivers = new ITokenVesting.VestingReceiver[](1);
            schedules[i].receivers[0] = ITokenVesting.VestingReceiver(ERIN, grants[i]);
            if (i % 2 == 0) {
                (schedules[i].start, schedules[i].end) = (start, start + 10 days);
            } else {
                schedules[i].milestones = new uint48[](bound(milestones, 1, 20));
                for (uint256 m = 0; m < schedules[i].milestones.length; ++m) {
                    schedules[i].milestones[m] = start + uint48(m * 12 hours);
                }
            }
        }
        deal(address(token), address(fresh), total);
        fresh.initialize(false, schedules);

        uint256[] memory ids = fresh.getVestingScheduleIds(ERIN);
        vm.warp(start + bound(time, 1, 10 days));
        vm.prank(ERIN);
        try fresh.releaseMany(ids) {}
        catch (bytes memory reason) {
            assertEq(bytes4(reason), ITokenVesting.Vesting_NothingToRelease.selector);
        }
        vm.warp(start + 11 days);
        if (token.balanceOf(ERIN) < total) {
            vm.prank(ERIN);
            fresh.releaseMany(ids);
        }
        assertEq(token.balanceOf(ERIN), total);
        assertEq(token.balanceOf(address(fresh)), 0);
    }
}
