// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @notice How much of an amount has vested at a moment. All times in seconds; every rounding is down, so that nothing is paid
/// before it is due, and the end pays what is left.
library VestingMath {
    /// @param start Timestamp from which the amount vests.
    /// @param cliff Timestamp before which nothing vests, even after `start`; `start` for none.
    /// @param duration From start to the end; 0 for all at once.
    /// @param slice Seconds between one step and the next, at least 1.
    struct LinearCurve {
        uint48 start;
        uint48 cliff;
        uint48 duration;
        uint48 slice;
    }

    /// @return 0 before start or cliff; the amount from the end on; in between floor(amount x elapsed / duration), where elapsed
    /// is floored to whole slices. Below 2^176, hence never too large on the way.
    function vestedLinearly(LinearCurve memory curve, uint128 amount, uint256 at) internal pure returns (uint256) {
        if (at < curve.start || at < curve.cliff) return 0;
        uint256 elapsed = at - curve.start;
        if (elapsed >= curve.duration) return amount;
        return uint256(amount) * (elapsed - elapsed % curve.slice) / curve.duration;
    }

    /// @param dates Ascending timestamps, at least one.
    /// @return Equal parts of the amount, one for each date that has come; the last brings the remainder too.
    function vestedByMilestones(uint48[] storage dates, uint128 amount, uint256 at) internal view returns (uint256) {
        uint256 count = dates.length;
        uint256 reached = _countUntil(dates, count, at);
        return reached == count ? amount : amount / count * reached;
    }

    /// @return low How many of the dates are at most `at`.
    function _countUntil(uint48[] storage dates, uint256 count, uint256 at) private view returns (uint256 low) {
        uint256 high = count;
        while (low < high) {
            uint256 middle = (low + high) / 2;
            if (dates[middle] > at) high = middle;
            else low = middle + 1;
        }
    }
}
