// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {VestingMath} from "../vesting/VestingMath.sol";
import {IBondAggregator} from "./IBondAggregator.sol";
import {IBondVestingVault} from "./IBondVestingVault.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title Holds the payouts of linear bond markets until they have vested.
/// @notice Trust: nobody, the aggregator's owner included, can stop a release or take tokens away; the owner can name tellers, which can
/// only open schedules for tokens that are here and belong to nobody. Tokens that are sent here without a schedule stay here. If a token
/// lowers balances by itself (rebasing), too little is left for whoever releases last; new schedules in it are refused then.
contract BondVestingVault is IBondVestingVault {
    using SafeERC20 for IERC20;

    /// Three words.
    struct Schedule {
        address beneficiary;
        uint48 start;
        uint48 cliff;
        address token;
        uint48 duration;
        uint48 slice;
        uint128 amount;
        uint128 released;
    }

    uint48 private constant LONGEST = 50 * 365 days;

    IBondAggregator public immutable AGGREGATOR;

    uint256 private _count;

    mapping(uint256 id => Schedule) private _schedules;
    mapping(uint256 id => address) public candidates;
    mapping(address token => uint256) public held;

    constructor(address aggregator) {
        AGGREGATOR = IBondAggregator(aggregator);
    }

    /// @inheritdoc IBondVestingVault
    function createSchedule(
        address beneficiary,
        address token,
        uint48 start,
        uint48 cliff,
        uint48 duration,
        uint48 slice,
        uint256 amount
    ) external returns (uint256 id) {
        require(AGGREGATOR.isTeller(msg.sender), Vesting_TellerOnly(msg.sender));
        _checkBeneficiary(beneficiary);
        require(amount > 0 && amount <= type(uint128).max, Vesting_InvalidAmount(amount));
        require(
            duration > 0 && duration <= LONGEST && slice > 0 && slice <= duration,
            Vesting_InvalidDuration(duration, slice)
        );
        uint256 needed = held[token] + amount;
        uint256 balance = IERC20(token).balanceOf(address(this));
        require(balance >= needed, Vesting_Underfunded(balance, needed));

        held[token] = needed;
        id = ++_count;
        _schedules[id] = Schedule(beneficiary, start, cliff, token, duration, slice, uint128(amount), 0);
        emit VestingScheduleCreated(id, beneficiary, token, start, cliff, duration, slice, amount);
    }

    /// @inheritdoc IBondVestingVault
    function release(uint256 id, uint256 amount) external {
        Schedule storage schedule = _ownSchedule(id);
        uint256 releasable = _releasable(schedule);
        require(amount > 0, Vesting_NothingToRelease());
        require(amount <= releasable, Vesting_ExceedsReleasable(id, amount, releasable));
        _release(id, schedule, amount);
    }

    /// @inheritdoc IBondVestingVault
    function releaseMany(uint256[] calldata ids) external {
        bool released = false;
        for (uint256 i = 0; i < ids.length; ++i) {
            Schedule storage schedule = _ownSchedule(ids[i]);
            uint256 releasable = _releasable(schedule);
            if (releasable == 0) continue;
            _release(ids[i], schedule, releasable);
            released = true;
        }
        require(released, Vesting_NothingToRelease());
    }

    /// @inheritdoc IBondVestingVault
    function pushBeneficiary(uint256 id, address candidate) external {
        _ownSchedule(id);
        candidates[id] = candidate;
        emit BeneficiaryPushed(id, msg.sender, candidate);
    }

    /// @inheritdoc IBondVestingVault
    function pullBeneficiary(uint256 id) external {
        require(msg.sender == candidates[id], Vesting_CandidateOnly(id, msg.sender));
        _checkBeneficiary(msg.sender);
        Schedule storage schedule = _schedules[id];
        delete candidates[id];
        emit BeneficiaryPulled(id, schedule.beneficiary, msg.sender);
        schedule.beneficiary = msg.sender;
    }

    /// @inheritdoc IBondVestingVault
    function getVestingSchedulesCount() external view returns (uint256) {
        return _count;
    }

    /// @inheritdoc IBondVestingVault
    function getVestingSchedule(uint256 id) external view returns (VestingSchedule memory) {
        Schedule storage schedule = _schedule(id);
        return VestingSchedule({
            beneficiary: schedule.beneficiary,
            token: schedule.token,
            cliff: schedule.cliff,
            start: schedule.start,
            duration: schedule.duration,
            slicePeriodSeconds: schedule.slice,
            amountTotal: schedule.amount,
            released: schedule.released
        });
    }

    /// @inheritdoc IBondVestingVault
    function computeReleasableAmount(uint256 id) external view returns (uint256) {
        return _releasable(_schedule(id));
    }

    /// Writes down what was released before it moves tokens, so that a token that calls back cannot release the same twice.
    function _release(uint256 id, Schedule storage schedule, uint256 amount) private {
        address token = schedule.token;
        // Cannot overflow: `released` stays below the schedule's amount, which is part of what is held.
        unchecked {
            schedule.released += uint128(amount);
            held[token] -= amount;
        }
        emit TokensReleased(id, msg.sender, token, amount);
        IERC20(token).safeTransfer(msg.sender, amount);
    }

    function _ownSchedule(uint256 id) private view returns (Schedule storage schedule) {
        schedule = _schedule(id);
        require(msg.sender == schedule.beneficiary, Vesting_BeneficiaryOnly(id, msg.sender));
    }

    function _schedule(uint256 id) private view returns (Schedule storage schedule) {
        schedule = _schedules[id];
        require(schedule.beneficiary != address(0), Vesting_UnknownSchedule(id));
    }

    function _releasable(Schedule storage schedule) private view returns (uint256) {
        VestingMath.LinearCurve memory curve = VestingMath.LinearCurve({
            start: schedule.start, cliff: schedule.cliff, duration: schedule.duration, slice: schedule.slice
        });
        return VestingMath.vestedLinearly(curve, schedule.amount, block.timestamp) - schedule.released;
    }

    function _checkBeneficiary(address beneficiary) private view {
        require(beneficiary != address(0) && beneficiary != address(this), Vesting_InvalidBeneficiary(beneficiary));
    }
}
