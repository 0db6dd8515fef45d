// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ImmutableArgs} from "../deployment/ImmutableArgs.sol";
import {PackedCheckpoints} from "../token/PackedCheckpoints.sol";
import {ITokenVesting} from "./ITokenVesting.sol";
import {IVestedVotes} from "./IVestedVotes.sol";
import {VestingMath} from "./VestingMath.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @notice Who gets how much and when. A curve is stored once, however many receivers it has.
abstract contract VestingGrants is ITokenVesting, IVestedVotes {
    using PackedCheckpoints for PackedCheckpoints.Trace;

    /// `start` and `end` are in one word with the kind, so that a linear curve is one slot.
    struct Curve {
        uint48 start;
        uint48 end;
        bool byMilestones;
        uint48[] milestones;
    }

    /// @param previous Id of the same beneficiary's grant before this one; 0 for none.
    /// @param released In units. With flex voting every amount is kept with its time, as votes ask for the past; else only the newest.
    struct Grant {
        address beneficiary;
        uint8 curve;
        uint32 previous;
        uint128 amount;
        PackedCheckpoints.Trace released;
    }

    /// @custom:storage-location erc7201:althing.storage.TokenVesting
    struct VestingStorage {
        bool flexVoting;
        uint32 count;
        uint48 initialisedAt;
        mapping(uint256 index => Curve) curves;
        mapping(uint256 id => Grant) grants;
        mapping(address beneficiary => uint256 id) newest;
        mapping(address governor => mapping(uint256 proposalId => mapping(address beneficiary => bool))) voted;
    }

    /// keccak256(abi.encode(uint256(keccak256("althing.storage.TokenVesting")) - 1)) & ~bytes32(uint256(0xff))
    bytes32 private constant VESTING_STORAGE = 0x2096f3b6da5d5d0200c32b888f8c159c37ae0880dd9517b165d8b01b9a5d1100;

    /// Dates further away are refused: a date given in milliseconds by mistake would lock the tokens for ever.
    uint256 private constant FARTHEST = 50 * 365 days;

    /// @inheritdoc ITokenVesting
    function getVestingSchedulesCount() external view returns (uint256) {
        return _vesting().count;
    }

    /// @inheritdoc ITokenVesting
    function getVestingScheduleIds(address beneficiary) external view returns (uint256[] memory ids) {
        VestingStorage storage $ = _vesting();
        uint256 newest = $.newest[beneficiary];
        uint256 length = 0;
        for (uint256 id = newest; id != 0; id = $.grants[id].previous) {
            ++length;
        }
        ids = new uint256[](length);
        for (uint256 id = newest; id != 0; id = $.grants[id].previous) {
            ids[--length] = id;
        }
    }

    /// @inheritdoc ITokenVesting
    function getVestingSchedule(uint256 id) external view returns (VestingSchedule memory) {
        Grant storage grant = _grant(id);
        Curve storage curve = _vesting().curves[grant.curve];
        uint256 duration = curve.end - curve.start;
        return VestingSchedule({
            beneficiary: grant.beneficiary,
            token: token(),
            cliff: curve.start,
            start: curve.start,
            duration: duration,
            slicePeriodSeconds: curve.byMilestones && duration > 0 ? duration : 1,
            amountTotal: grant.amount,
            released: grant.released.latest()
        });
    }

    /// @inheritdoc ITokenVesting
    function getMilestones(uint256 id) external view returns (uint48[] memory) {
        return _vesting().curves[_grant(id).curve].milestones;
    }

    /// @inheritdoc ITokenVesting
    function computeReleasableAmount(uint256 id) external view returns (uint256) {
        return _releasable(_grant(id));
    }

    /// @inheritdoc ITokenVesting
    function flexVoting() public view returns (bool) {
        return _vesting().flexVoting;
    }

    /// @inheritdoc IVestedVotes
    function votesAt(address beneficiary, uint256 timepoint) public view returns (uint256 votes) {
        require(timepoint < block.timestamp, Vesting_FutureLookup(timepoint));
        VestingStorage storage $ = _vesting();
        if (!$.flexVoting || timepoint < $.initialisedAt) return 0;
        uint256 id = $.newest[beneficiary];
        while (id != 0) {
            Grant storage grant = $.grants[id];
            votes += _vested(grant, timepoint) - grant.released.lookup(uint48(timepoint));
            id = grant.previous;
        }
        votes = Math.min(votes, IVotes(token()).getPastVotes(address(this), timepoint));
    }

    /// @inheritdoc IVestedVotes
    function token() public view returns (address) {
        return address(uint160(uint256(ImmutableArgs.argument())));
    }

    /// @return total What the schedule's receivers get, in units.
    function _addSchedule(uint256 index, ScheduleSetup calldata setup) internal returns (uint256 total) {
        _addCurve(index, setup);
        require(setup.receivers.length > 0, Vesting_NoReceivers(index));
        uint256 before = _vesting().count;
        for (uint256 i = 0; i < setup.receivers.length; ++i) {
            _addGrant(index, before, setup.receivers[i]);
            total += setup.receivers[i].amount;
        }
    }

    /// @param amount Released now, in units, at most what is releasable.
    function _addReleased(Grant storage grant, uint256 amount) internal {
        // Without votes nobody asks for the past, so a single entry is overwritten each time.
        uint48 key = flexVoting() ? uint48(block.timestamp) : 1;
        grant.released.push(key, uint176(grant.released.latest() + amount));
    }

    function _releasable(Grant storage grant) internal view returns (uint256) {
        return _vested(grant, block.timestamp) - grant.released.latest();
    }

    function _grant(uint256 id) internal view returns (Grant storage grant) {
        grant = _vesting().grants[id];
        require(grant.beneficiary != address(0), Vesting_UnknownSchedule(id));
    }

    function _vesting() internal pure returns (VestingStorage storage $) {
        assembly {
            $.slot := VESTING_STORAGE
        }
    }

    function _addCurve(uint256 index, ScheduleSetup calldata setup) private {
        (uint48 start, uint48 end) = (setup.start, setup.end);
        uint256 length = setup.milestones.length;
        if (length > 0) {
            require(start == 0 && end == 0 && _ascend(setup.milestones), Vesting_InvalidDates(index));
            (start, end) = (setup.milestones[0], setup.milestones[length - 1]);
        } else {
            require(start < end, Vesting_InvalidDates(index));
        }
        require(start > 0 && end <= block.timestamp + FARTHEST, Vesting_InvalidDates(index));

        Curve storage curve = _vesting().curves[index];
        (curve.start, curve.end, curve.byMilestones) = (start, end, length > 0);
        if (length > 0) curve.milestones = setup.milestones;
        emit VestingCurveAdded(index, start, end, setup.milestones);
    }

    /// @param before Highest id of the schedules before this one.
    function _addGrant(uint256 index, uint256 before, VestingReceiver calldata receiver) private {
        (address beneficiary, uint128 amount) = (receiver.beneficiary, receiver.amount);
        require(
            beneficiary != address(0) && beneficiary != address(this) && beneficiary != token(),
            Vesting_InvalidBeneficiary(beneficiary)
        );
        require(amount > 0, Vesting_ZeroAmount(beneficiary));
        VestingStorage storage $ = _vesting();
        uint256 previous = $.newest[beneficiary];
        require(previous <= before, Vesting_DuplicateBeneficiary(index, beneficiary));

        uint32 id = $.count + 1;
        $.count = id;
        $.newest[beneficiary] = id;
        Grant storage grant = $.grants[id];
        (grant.beneficiary, grant.curve, grant.previous) = (beneficiary, uint8(index), uint32(previous));
        grant.amount = amount;
        emit VestingScheduleCreated(id, beneficiary, index, amount);
    }

    function _vested(Grant storage grant, uint256 at) private view returns (uint256) {
        Curve storage curve = _vesting().curves[grant.curve];
        (uint48 start, uint48 end, bool byMilestones) = (curve.start, curve.end, curve.byMilestones);
        if (byMilestones) return VestingMath.vestedByMilestones(curve.milestones, grant.amount, at);
        return VestingMath.vestedLinearly(
            VestingMath.LinearCurve({start: start, cliff: start, duration: end - start, slice: 1}), grant.amount, at
        );
    }

    function _ascend(uint48[] calldata dates) private pure returns (bool) {
        for (uint256 i = 1; i < dates.length; ++i) {
            if (dates[i] <= dates[i - 1]) return false;
        }
        return true;
    }
}
