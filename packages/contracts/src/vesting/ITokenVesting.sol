// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title Holds an organisation's tokens on one chain until they have vested, and casts the votes of tokens that have.
/// @notice What the setup form calls a schedule (dates and several receivers) becomes one curve and, per receiver, one vesting
/// schedule with an id of its own, counted from 1 in the order of the setup.
interface ITokenVesting {
    /// @param amount In units of the token, above 0.
    struct VestingReceiver {
        address beneficiary;
        uint128 amount;
    }

    /// @param start Of a linear schedule: nothing has vested at this timestamp, and all of the amount does evenly, by the
    /// second, from here to `end`. May lie in the past. 0 in a schedule of milestones.
    /// @param end Of a linear schedule: all has vested at this timestamp. Later than `start`. 0 in a schedule of milestones.
    /// @param milestones Ascending timestamps, at each of which an equal part vests, with the remainder at the last. Empty in a
    /// linear schedule.
    /// @param receivers At least one, nobody twice.
    struct ScheduleSetup {
        uint48 start;
        uint48 end;
        uint48[] milestones;
        VestingReceiver[] receivers;
    }

    /// @param cliff Timestamp before which nothing vests.
    /// @param start Timestamp. Of milestones the first.
    /// @param duration Seconds from start to the end.
    /// @param slicePeriodSeconds 1 in a linear schedule. With milestones it is the duration, at least 1: computing with it gives too
    /// little between the first milestone and the last; use `getMilestones` and `computeReleasableAmount`.
    struct VestingSchedule {
        address beneficiary;
        address token;
        uint256 cliff;
        uint256 start;
        uint256 duration;
        uint256 slicePeriodSeconds;
        uint256 amountTotal;
        uint256 released;
    }

    /// @param curve Index of the setup's schedule.
    /// @param milestones Empty where it is linear; else `start` and `end` are the first and the last.
    event VestingCurveAdded(uint256 indexed curve, uint48 start, uint48 end, uint48[] milestones);

    event VestingScheduleCreated(
        uint256 indexed id, address indexed beneficiary, uint256 indexed curve, uint256 amountTotal
    );

    event FlexVotingEnabled();

    event TokensReleased(uint256 indexed id, address indexed beneficiary, address token, uint256 amount);

    /// Emitted right before the governor's `VoteCastWithParams` of the same vote.
    event VestedVoteCast(
        address indexed governor, uint256 indexed proposalId, address indexed beneficiary, uint8 support, uint256 weight
    );

    /// Thrown when there are no schedules, or more than 10.
    error Vesting_InvalidScheduleCount(uint256 schedules);

    /// Thrown when the dates are not as `ScheduleSetup` requires, or more than 50 years away.
    error Vesting_InvalidDates(uint256 schedule);

    /// Thrown when a schedule has no receivers.
    error Vesting_NoReceivers(uint256 schedule);

    /// Thrown when a beneficiary is the zero address, the token or this contract.
    error Vesting_InvalidBeneficiary(address beneficiary);

    /// Thrown when a beneficiary is given nothing.
    error Vesting_ZeroAmount(address beneficiary);

    /// Thrown when a schedule names a beneficiary twice.
    error Vesting_DuplicateBeneficiary(uint256 schedule, address beneficiary);

    /// Thrown when this contract does not hold what it shall pay.
    error Vesting_Underfunded(uint256 balance, uint256 needed);

    /// Thrown when there is no vesting schedule with this id.
    error Vesting_UnknownSchedule(uint256 id);

    /// Thrown when anybody but the beneficiary asks for tokens.
    error Vesting_BeneficiaryOnly(uint256 id, address caller);

    /// Thrown when nothing would be released.
    error Vesting_NothingToRelease();

    /// Thrown when more is asked for than has vested and not been released.
    error Vesting_ExceedsReleasable(uint256 id, uint256 amount, uint256 releasable);

    /// Thrown when this contract was set up without voting by vested tokens.
    error Vesting_FlexVotingOff();

    /// Thrown when the governor counts votes of another token.
    error Vesting_InvalidGovernor(address governor);

    /// Thrown when the kind of vote is not 0, 1 or 2.
    error Vesting_InvalidSupport(uint8 support);

    /// Thrown when at the proposal's snapshot none of the account's tokens had vested and were still here.
    error Vesting_NoVotes(address account);

    /// Thrown when the beneficiary has voted on the proposal.
    error Vesting_AlreadyVoted(address beneficiary);

    /// @notice Called once, at creation, when all the tokens are here already. The proxy must carry the token as its argument.
    /// @dev Further error: `SafeCastOverflowedUintDowncast` for a sum above 2^128 - 1 units.
    /// @param flexVoting Whether vested tokens can vote before they are released.
    /// @param schedules From 1 to 10.
    function initialize(bool flexVoting, ScheduleSetup[] calldata schedules) external;

    /// @notice Pays `amount` units to the beneficiary, who alone may call this.
    function release(uint256 id, uint256 amount) external;

    /// @notice Pays what is releasable of each schedule. Only the beneficiary of all of them may call this. Ids without anything
    /// releasable are passed over.
    /// @return amount Paid in all, above 0.
    function releaseMany(uint256[] calldata ids) external returns (uint256 amount);

    /// @notice Votes in a one-token-one-vote governor of this token, with what had vested of all the sender's schedules and had not been
    /// released at the proposal's snapshot. Once per proposal.
    /// @dev Further errors: `Vesting_FutureLookup` until the snapshot has passed; the governor's, among them
    /// `GovernorUnexpectedProposalState` after the voting period.
    /// @param support 0 against, 1 for, 2 abstain.
    /// @return weight Votes counted, in units of the token.
    function castVote(address governor, uint256 proposalId, uint8 support, string calldata reason)
        external
        returns (uint256 weight);

    function flexVoting() external view returns (bool);

    /// @return Number of vesting schedules; they have the ids from 1 to this.
    function getVestingSchedulesCount() external view returns (uint256);

    /// @return ids Ids of the beneficiary's vesting schedules, at most 10, ascending.
    function getVestingScheduleIds(address beneficiary) external view returns (uint256[] memory ids);

    function getVestingSchedule(uint256 id) external view returns (VestingSchedule memory);

    /// @return Timestamps at which equal parts vest; empty where it is linear.
    function getMilestones(uint256 id) external view returns (uint48[] memory);

    /// @return What has vested and not been released, in units.
    function computeReleasableAmount(uint256 id) external view returns (uint256);

    function hasVoted(address governor, uint256 proposalId, address beneficiary) external view returns (bool);
}
