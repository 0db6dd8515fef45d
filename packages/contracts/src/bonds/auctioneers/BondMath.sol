// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title The arithmetic that all pricing strategies share.
/// @notice Products are full width. Results beyond 2^256 - 1 become 2^256 - 1, which is above every payout, capacity and limit there is, so
/// that absurd amounts and oracle prices are refused with the market's own errors instead of an arithmetic panic.
library BondMath {
    /// 100 % of discounts, fees and buffers.
    uint256 internal constant ONE_HUNDRED_PERCENT = 1e5;

    /// @return floor(a · b / divisor).
    function mulDiv(uint256 a, uint256 b, uint256 divisor) internal pure returns (uint256) {
        (uint256 high, uint256 low) = Math.mul512(a, b);
        if (high == 0 && divisor > 0) return low / divisor;
        return high >= divisor ? type(uint256).max : Math.mulDiv(a, b, divisor);
    }

    /// @return result ceil(a · b / divisor).
    function mulDivUp(uint256 a, uint256 b, uint256 divisor) internal pure returns (uint256 result) {
        result = mulDiv(a, b, divisor);
        if (mulmod(a, b, divisor) > 0) result = Math.saturatingAdd(result, 1);
    }

    /// @return Payout tokens for quote tokens, rounded down.
    function payoutFor(uint256 quoteAmount, uint256 price, uint256 scale) internal pure returns (uint256) {
        return mulDiv(quoteAmount, scale, price);
    }

    /// @return Quote tokens for payout tokens, rounded down.
    function quoteFor(uint256 payout, uint256 price, uint256 scale) internal pure returns (uint256) {
        return mulDiv(payout, price, scale);
    }

    /// @return The price less the discount, rounded up.
    function discounted(uint256 price, uint256 discount) internal pure returns (uint256) {
        return mulDivUp(price, ONE_HUNDRED_PERCENT - discount, ONE_HUNDRED_PERCENT);
    }

    /// What the pace of sales is computed from: how much should be left by now, and how much is.
    /// @param conclusion Once it has passed, no capacity should be left.
    /// @param initialCapacity What is left and what was sold.
    /// @param decaySpeed Discount that a market without any sales reaches at the end of its duration.
    struct Pace {
        uint256 start;
        uint256 conclusion;
        uint256 capacity;
        uint256 initialCapacity;
        uint256 decaySpeed;
    }

    /// @notice Before the start the price is the base price; after the conclusion, also an early one, it stays as it is there.
    /// @return Factor of the base price, 1e5 = 1: above 1 where more was sold than an even pace would have, below 1 (at least 0) where less
    /// was.
    function paceAdjustment(Pace memory pace) internal view returns (uint256) {
        if (pace.initialCapacity == 0) return ONE_HUNDRED_PERCENT;
        uint256 expected = _expectedCapacity(pace);
        if (expected > pace.capacity) {
            return ONE_HUNDRED_PERCENT + mulDiv(pace.decaySpeed, expected - pace.capacity, pace.initialCapacity);
        }
        uint256 lag = mulDiv(pace.decaySpeed, pace.capacity - expected, pace.initialCapacity);
        return Math.saturatingSub(ONE_HUNDRED_PERCENT, lag);
    }

    function _expectedCapacity(Pace memory pace) private view returns (uint256) {
        uint256 time = Math.max(block.timestamp, pace.start);
        if (time >= pace.conclusion) return 0;
        return mulDiv(pace.initialCapacity, pace.conclusion - time, pace.conclusion - pace.start);
    }
}
