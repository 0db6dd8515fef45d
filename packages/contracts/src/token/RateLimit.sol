// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @notice An amount that may be used at once and comes back evenly within a duration: a day, where none is named.
///
/// A word is time (32 bits) | left at that time (112) | max (112). Times are block timestamps, of which 32 bits are kept: what lies more
/// than 136 years back is taken for more recent. What comes back is worked out from the max when it is asked for, as a rate per second
/// would be 0 for small limits.
library RateLimit {
    uint256 internal constant DURATION = 1 days;

    uint256 private constant LEFT_OFFSET = 112;
    uint256 private constant TIME_OFFSET = 224;

    /// @return Of what may be used at once.
    function max(uint256 limit) internal pure returns (uint256) {
        return uint112(limit);
    }

    function current(uint256 limit) internal view returns (uint256) {
        return current(limit, DURATION);
    }

    /// @param duration In seconds, not 0.
    /// @return What may be used now, rounded down once.
    function current(uint256 limit, uint256 duration) internal view returns (uint256) {
        unchecked {
            uint256 elapsed = uint32(block.timestamp) - uint32(limit >> TIME_OFFSET);
            uint256 whole = max(limit);
            uint256 left = uint112(limit >> LEFT_OFFSET) + whole * elapsed / duration;
            return left < whole ? left : whole;
        }
    }

    /// @param left Now; at most `max_`, which is at most 2^112 - 1.
    function pack(uint256 max_, uint256 left) internal view returns (uint256) {
        return (uint256(uint32(block.timestamp)) << TIME_OFFSET) | (left << LEFT_OFFSET) | max_;
    }

    function changed(uint256 limit, uint256 newMax) internal view returns (uint256) {
        return changed(limit, newMax, DURATION);
    }

    /// @return The limit with another max: what is used stays used, up to the new max.
    function changed(uint256 limit, uint256 newMax, uint256 duration) internal view returns (uint256) {
        uint256 used = max(limit) - current(limit, duration);
        return pack(newMax, used < newMax ? newMax - used : 0);
    }
}
