// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title Where the payouts of linear bond markets vest: one schedule per purchase, not revocable.
/// @notice Amounts are units of the schedule's token, times seconds and timestamps. Of a schedule only what has been released and who may
/// release can change. At t from cliff and start on, floor(amount · e / duration) has vested, where e is t - start floored to whole slices;
/// all of it from start + duration on. Ids count from 1.
interface IBondVestingVault {
    /// @param cliff Timestamp before which nothing vests.
    /// @param start Timestamp from which the amount vests.
    /// @param duration Seconds from start to the end.
    /// @param slicePeriodSeconds Between one step and the next; 1 for all schedules of bond markets.
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

    event VestingScheduleCreated(
        uint256 indexed id,
        address indexed beneficiary,
        address indexed token,
        uint48 start,
        uint48 cliff,
        uint48 duration,
        uint48 slicePeriodSeconds,
        uint256 amount
    );

    event TokensReleased(uint256 indexed id, address indexed beneficiary, address indexed token, uint256 amount);

    /// @notice The beneficiary offers the schedule to `to`; zero where it withdraws the offer.
    event BeneficiaryPushed(uint256 indexed id, address indexed from, address indexed to);

    /// @notice The offer was accepted: `to` is the beneficiary.
    event BeneficiaryPulled(uint256 indexed id, address indexed from, address indexed to);

    /// Thrown when anybody but a teller of the aggregator opens a schedule.
    error Vesting_TellerOnly(address caller);

    /// Thrown when a beneficiary is the zero address or this contract.
    error Vesting_InvalidBeneficiary(address beneficiary);

    /// Thrown when the amount is 0 or above 2^128 - 1.
    error Vesting_InvalidAmount(uint256 amount);

    /// Thrown when the duration is 0 or above 50 years, or the slice is 0 or above the duration.
    error Vesting_InvalidDuration(uint48 duration, uint48 slice);

    /// Thrown when this contract does not hold what it shall pay: the token took fees, or took something away.
    error Vesting_Underfunded(uint256 balance, uint256 needed);

    /// Thrown when there is no vesting schedule with this id.
    error Vesting_UnknownSchedule(uint256 id);

    /// Thrown when anybody but the beneficiary releases from a schedule or offers it.
    error Vesting_BeneficiaryOnly(uint256 id, address caller);

    /// Thrown when anybody but whom the schedule was offered to accepts it.
    error Vesting_CandidateOnly(uint256 id, address caller);

    /// Thrown when nothing would be released.
    error Vesting_NothingToRelease();

    /// Thrown when more is asked for than has vested and not been released.
    error Vesting_ExceedsReleasable(uint256 id, uint256 amount, uint256 releasable);

    /// @notice Only a teller of the aggregator may call this, after it has moved the amount here.
    /// @return id Of the schedule.
    function createSchedule(
        address beneficiary,
        address token,
        uint48 start,
        uint48 cliff,
        uint48 duration,
        uint48 slice,
        uint256 amount
    ) external returns (uint256 id);

    /// @notice Pays `amount` to the beneficiary, who alone may call this.
    function release(uint256 id, uint256 amount) external;

    /// @notice Pays what is releasable of each schedule. Only the beneficiary of all of them may call this. Ids without anything releasable
    /// are passed over. Errors: `Vesting_NothingToRelease` when all are.
    function releaseMany(uint256[] calldata ids) external;

    /// @notice Offers the schedule, with all that has not been released, to `candidate`; the zero address withdraws the offer. Only the
    /// beneficiary may call this.
    function pushBeneficiary(uint256 id, address candidate) external;

    /// @notice Takes over a schedule that was offered. Only the account it was offered to may call this.
    function pullBeneficiary(uint256 id) external;

    /// @return Number of schedules; they have the ids from 1 to this.
    function getVestingSchedulesCount() external view returns (uint256);

    function getVestingSchedule(uint256 id) external view returns (VestingSchedule memory);

    /// @return What has vested and not been released.
    function computeReleasableAmount(uint256 id) external view returns (uint256);

    /// @return Whom the beneficiary offers the schedule to; zero for nobody.
    function candidates(uint256 id) external view returns (address);

    /// @return What has not been released of all schedules of a token together; this contract holds at least as much.
    function held(address token) external view returns (uint256);
}
