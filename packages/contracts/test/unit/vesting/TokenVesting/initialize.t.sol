// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ITokenVesting} from "../../../../src/vesting/ITokenVesting.sol";
import {TokenVesting} from "../../../../src/vesting/TokenVesting.sol";
import {VestingTest} from "../../../helpers/VestingTest.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

contract TokenVesting_initialize is VestingTest {
    TokenVesting private _new;
    ITokenVesting.ScheduleSetup[] private _setup;

    function setUp() public override {
        super.setUp();
        _new = _vestingProxy("new");
        vm.prank(BOB);
        assertTrue(token.transfer(address(_new), 10e18));
        _setup.push();
        (_setup[0].start, _setup[0].end) = (start, start + 1);
        _setup[0].receivers.push(ITokenVesting.VestingReceiver(DAVE, 10e18));
    }

    function _expect(bytes4 error, uint256 argument) private {
        vm.expectRevert(abi.encodeWithSelector(error, argument));
    }

    function _expectInvalidDates(uint256 index) private {
        _expect(ITokenVesting.Vesting_InvalidDates.selector, index);
        _new.initialize(true, _setup);
    }

    function test_revertsTheSecondTimeAndOnTheImplementation() public {
        vm.expectRevert(Initializable.InvalidInitialization.selector);
        vesting.initialize(true, _setup);
        vm.expectRevert(Initializable.InvalidInitialization.selector);
        vestingImplementation.initialize(true, _setup);
    }

    function test_revertsWithoutSchedulesAndWithMoreThanTen() public {
        _expect(ITokenVesting.Vesting_InvalidScheduleCount.selector, 0);
        _new.initialize(true, new ITokenVesting.ScheduleSetup[](0));
        _expect(ITokenVesting.Vesting_InvalidScheduleCount.selector, 11);
        _new.initialize(true, new ITokenVesting.ScheduleSetup[](11));
    }

    function test_takesTenSchedulesOfOneBeneficiary() public {
        _setup[0].receivers[0].amount = 1e18;
        for (uint256 i = 1; i < 10; ++i) {
            _setup.push(_setup[0]);
        }
        _new.initialize(true, _setup);
        assertEq(_new.getVestingSchedulesCount(), 10);
        uint256[] memory ids = _new.getVestingScheduleIds(DAVE);
        assertEq(ids.length, 10);
        for (uint256 i = 0; i < 10; ++i) {
            assertEq(ids[i], i + 1);
        }
    }

    function test_revertsWhenALinearScheduleDoesNotEndAfterItsStart() public {
        _setup[0].end = start;
        _expectInvalidDates(0);
        (_setup[0].start, _setup[0].end) = (0, start);
        _expectInvalidDates(0);
        (_setup[0].start, _setup[0].end) = (0, 0);
        _expectInvalidDates(0);
    }

    function test_revertsWhenMilestonesDoNotAscend() public {
        _setup.push();
        _setup[1].receivers.push(ITokenVesting.VestingReceiver(DAVE, 1));
        _setup[1].milestones = [start, start];
        _expectInvalidDates(1);
        _setup[1].milestones = [start, start + 2, start + 1];
        _expectInvalidDates(1);
        _setup[1].milestones = [0, start];
        _expectInvalidDates(1);
    }

    function test_revertsWhenMilestonesComeWithStartOrEnd() public {
        _setup[0].milestones = [start];
        _setup[0].end = 0;
        _expectInvalidDates(0);
        (_setup[0].start, _setup[0].end) = (0, start);
        _expectInvalidDates(0);
        _setup[0].end = 0;
        _new.initialize(true, _setup);
    }

    function test_revertsWhenADateIsMoreThanFiftyYearsAway() public {
        _setup[0].end = uint48(block.timestamp + 50 * 365 days + 1);
        _expectInvalidDates(0);
        (_setup[0].start, _setup[0].milestones) = (0, [start, _setup[0].end]);
        _setup[0].end = 0;
        _expectInvalidDates(0);
        _setup[0].milestones[1] -= 1;
        _new.initialize(true, _setup);
    }

    function test_revertsWithoutReceivers() public {
        _setup[0].receivers.pop();
        _expect(ITokenVesting.Vesting_NoReceivers.selector, 0);
        _new.initialize(true, _setup);
    }

    function test_revertsWhenABeneficiaryCouldNotTakeTheTokens() public {
        address[3] memory nobodies = [address(0), address(token), address(_new)];
        for (uint256 i = 0; i < 3; ++i) {
            _setup[0].receivers[0].beneficiary = nobodies[i];
            vm.expectRevert(abi.encodeWithSelector(ITokenVesting.Vesting_InvalidBeneficiary.selector, nobodies[i]));
            _new.initialize(true, _setup);
        }
    }

    function test_revertsWhenABeneficiaryIsGivenNothing() public {
        _setup[0].receivers.push(ITokenVesting.VestingReceiver(ERIN, 0));
        vm.expectRevert(abi.encodeWithSelector(ITokenVesting.Vesting_ZeroAmount.selector, ERIN));
        _new.initialize(true, _setup);
    }

    function test_revertsWhenAScheduleNamesABeneficiaryTwice() public {
        _setup.push(_setup[0]);
        _setup[1].receivers.push(ITokenVesting.VestingReceiver(ERIN, 1));
        _setup[1].receivers.push(ITokenVesting.VestingReceiver(DAVE, 1));
        vm.expectRevert(abi.encodeWithSelector(ITokenVesting.Vesting_DuplicateBeneficiary.selector, 1, DAVE));
        _new.initialize(true, _setup);
    }

    function test_revertsWhenTheSumIsTooLargeForAFractionalVote() public {
        _setup[0].receivers[0].amount = type(uint128).max;
        _setup[0].receivers.push(ITokenVesting.VestingReceiver(ERIN, 1));
        vm.expectRevert(abi.encodeWithSelector(SafeCast.SafeCastOverflowedUintDowncast.selector, 128, 1 << 128));
        _new.initialize(true, _setup);
    }

    function test_revertsWhenItHoldsLessThanTheSum() public {
        _setup[0].receivers.push(ITokenVesting.VestingReceiver(ERIN, 1));
        vm.expectRevert(abi.encodeWithSelector(ITokenVesting.Vesting_Underfunded.selector, 10e18, 10e18 + 1));
        _new.initialize(true, _setup);
    }

    function test_emitsEachCurveOnceAndEachSchedule() public {
        TokenVesting fresh = _vestingProxy("fresh");
        vm.prank(BOB);
        assertTrue(token.transfer(address(fresh), 200e18));
        vm.prank(ALICE);
        assertTrue(token.transfer(address(fresh), 200e18));

        vm.expectEmit(address(fresh));
        emit ITokenVesting.VestingCurveAdded(0, start, start + 100 days, new uint48[](0));
        vm.expectEmit(address(fresh));
        emit ITokenVesting.VestingScheduleCreated(1, DAVE, 0, LINEAR_DAVE);
        vm.expectEmit(address(fresh));
        emit ITokenVesting.VestingScheduleCreated(2, ERIN, 0, LINEAR_ERIN);
        vm.expectEmit(address(fresh));
        emit ITokenVesting.VestingCurveAdded(1, start + 10 days, start + 40 days, _milestones());
        vm.expectEmit(address(fresh));
        emit ITokenVesting.VestingScheduleCreated(3, DAVE, 1, MILESTONES_DAVE);
        vm.expectEmit(address(fresh));
        emit ITokenVesting.FlexVotingEnabled();
        fresh.initialize(true, _schedules());
    }

    function test_tellsWhatItKeeps() public view {
        ITokenVesting.VestingSchedule memory linear = vesting.getVestingSchedule(2);
        ITokenVesting.VestingSchedule memory expected = ITokenVesting.VestingSchedule({
            beneficiary: ERIN,
            token: address(token),
            cliff: start,
            start: start,
            duration: 100 days,
            slicePeriodSeconds: 1,
            amountTotal: LINEAR_ERIN,
            released: 0
        });
        assertEq(keccak256(abi.encode(linear)), keccak256(abi.encode(expected)));
        assertEq(vesting.getMilestones(2).length, 0);

        ITokenVesting.VestingSchedule memory stepped = vesting.getVestingSchedule(3);
        (expected.beneficiary, expected.amountTotal) = (DAVE, MILESTONES_DAVE);
        (expected.cliff, expected.start) = (start + 10 days, start + 10 days);
        (expected.duration, expected.slicePeriodSeconds) = (30 days, 30 days);
        assertEq(keccak256(abi.encode(stepped)), keccak256(abi.encode(expected)));
        assertEq(keccak256(abi.encode(vesting.getMilestones(3))), keccak256(abi.encode(_milestones())));
    }

    function test_tellsAScheduleOfOneMilestone() public {
        (_setup[0].start, _setup[0].end) = (0, 0);
        _setup[0].milestones = [start + 5];
        _new.initialize(false, _setup);
        ITokenVesting.VestingSchedule memory schedule = _new.getVestingSchedule(1);
        assertEq(schedule.start, start + 5);
        assertEq(schedule.duration, 0);
        assertEq(schedule.slicePeriodSeconds, 1);
        assertEq(_new.computeReleasableAmount(1), 0);
        vm.warp(start + 5);
        assertEq(_new.computeReleasableAmount(1), 10e18);
    }

    function test_listsTheSchedulesOfABeneficiary() public view {
        assertEq(vesting.getVestingSchedulesCount(), 3);
        uint256[] memory ids = vesting.getVestingScheduleIds(DAVE);
        assertEq(ids.length, 2);
        assertEq(ids[0], 1);
        assertEq(ids[1], 3);
        assertEq(vesting.getVestingScheduleIds(ERIN)[0], 2);
        assertEq(vesting.getVestingScheduleIds(STRANGER).length, 0);
    }

    function test_revertsForAnUnknownId() public {
        uint256[2] memory unknown = [uint256(0), 4];
        for (uint256 i = 0; i < 2; ++i) {
            _expect(ITokenVesting.Vesting_UnknownSchedule.selector, unknown[i]);
            vesting.getVestingSchedule(unknown[i]);
            _expect(ITokenVesting.Vesting_UnknownSchedule.selector, unknown[i]);
            vesting.getMilestones(unknown[i]);
            _expect(ITokenVesting.Vesting_UnknownSchedule.selector, unknown[i]);
            vesting.computeReleasableAmount(unknown[i]);
        }
    }

    function test_delegatesToItselfOnlyWithFlexVoting() public {
        assertTrue(vesting.flexVoting());
        assertEq(vesting.token(), address(token));
        assertEq(token.getVotes(address(vesting)), 400e18);

        _new.initialize(false, _setup);
        assertFalse(_new.flexVoting());
        assertEq(token.delegates(address(_new)), address(0));
        assertEq(token.getVotes(address(_new)), 0);
    }

    /// Found by ERC-7201's formula: flag and count in one word, and a curve's dates and kind in one.
    function test_liesInItsNamespace() public view {
        bytes32 namespace = keccak256("althing.storage.TokenVesting");
        uint256 base = uint256(keccak256(abi.encode(uint256(namespace) - 1)) & ~bytes32(uint256(0xff)));
        assertEq(uint256(vm.load(address(vesting), bytes32(base))), (uint256(start) << 40) | (3 << 8) | 1);
        bytes32 curve = keccak256(abi.encode(uint256(1), base + 1));
        uint256 expected = (1 << 96) | (uint256(start + 40 days) << 48) | (start + 10 days);
        assertEq(uint256(vm.load(address(vesting), curve)), expected);
        uint256 grant = uint256(keccak256(abi.encode(uint256(3), base + 2)));
        expected = (1 << 168) | (1 << 160) | uint160(DAVE);
        assertEq(uint256(vm.load(address(vesting), bytes32(grant))), expected);
        assertEq(uint256(vm.load(address(vesting), bytes32(grant + 1))), MILESTONES_DAVE);
    }
}
