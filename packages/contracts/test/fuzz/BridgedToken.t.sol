// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {TokenTest} from "../helpers/TokenTest.sol";

/// Limits and taxes against arithmetic of another shape.
contract BridgedTokenFuzzTest is TokenTest {
    struct Use {
        uint112 amount;
        uint32 pause;
    }

    /// Whatever is used when: what is left is at most the max, comes back as the clock says, and a day's use is at most twice the max.
    function testFuzz_aLimitIsUsedExactlyAndComesBackWithinADay(uint112 max, Use[20] memory uses) public {
        vm.assume(max > 0);
        _setLimits(BRIDGE, max, 0);
        uint256[20] memory times;
        uint256[20] memory amounts;
        uint256 stored = max;
        uint256 since = block.timestamp;
        for (uint256 i = 0; i < uses.length; ++i) {
            skip(uses[i].pause % 30 hours);
            uint256 left = token.mintingCurrentLimitOf(BRIDGE);
            uint256 grown = stored + uint256(max) * (block.timestamp - since) / 1 days;
            assertEq(left, grown < max ? grown : max);

            uint256 amount = bound(uses[i].amount, 0, left);
            _mint(STRANGER, amount);
            assertEq(token.mintingCurrentLimitOf(BRIDGE), left - amount);
            if (amount > 0) (stored, since) = (left - amount, block.timestamp);
            (times[i], amounts[i]) = (block.timestamp, amount);
            uint256 day = 0;
            for (uint256 j = 0; j <= i; ++j) {
                if (times[j] + 1 days > block.timestamp) day += amounts[j];
            }
            assertLe(day, 2 * uint256(max));
        }
    }

    function testFuzz_whatIsUsedStaysUsed(uint112 max, uint112 used, uint112 newMax) public {
        max = uint112(bound(max, 1, type(uint112).max));
        used = uint112(bound(used, 0, max));
        _setLimits(BRIDGE, max, 0);
        _mint(STRANGER, used);
        _setLimits(BRIDGE, newMax, 0);
        assertEq(token.mintingCurrentLimitOf(BRIDGE), used < newMax ? newMax - used : 0);
        skip(1 days);
        assertEq(token.mintingCurrentLimitOf(BRIDGE), newMax);
    }

    /// By brackets from the top, each by itself, in 1/10,000 of a unit.
    function testFuzz_everyBracketPaysItsShare(uint112[10] memory steps, uint16[10] memory shares, uint112 amount)
        public
    {
        (uint256[] memory thresholds, uint256[] memory basisPoints) = _tiers(steps, shares);
        _setTax(thresholds, basisPoints);
        uint256 expected = 0;
        uint256 rest = amount;
        for (uint256 i = thresholds.length; i > 0; --i) {
            if (rest <= thresholds[i - 1]) continue;
            expected += (rest - thresholds[i - 1]) * basisPoints[i - 1];
            rest = thresholds[i - 1];
        }
        assertEq(token.calculateBridgeTax(amount), expected / 10_000);
    }

    /// More sent is never less received, nor less tax; a tax is never more than the amount.
    function testFuzz_grow(uint112[10] memory steps, uint16[10] memory shares, uint112 small, uint112 large) public {
        if (small > large) (small, large) = (large, small);
        (uint256[] memory thresholds, uint256[] memory basisPoints) = _tiers(steps, shares);
        _setTax(thresholds, basisPoints);
        uint256 less = token.calculateBridgeTax(small);
        uint256 more = token.calculateBridgeTax(large);
        assertLe(less, more);
        assertLe(more, large);
        assertLe(small - less, large - more);
    }

    function testFuzz_whatArrivesIsWhatWasBroughtTaxIncluded(uint112 amount) public {
        _setTwoTiers();
        _setLimits(BRIDGE, type(uint112).max, 0);
        _mint(STRANGER, amount);
        assertEq(token.totalSupply(), 1000e18 + uint256(amount));
        assertEq(token.balanceOf(STRANGER) + token.balanceOf(TREASURY), amount);
        assertEq(token.balanceOf(TREASURY), token.calculateBridgeTax(amount));
    }

    function _tiers(uint112[10] memory steps, uint16[10] memory shares)
        private
        pure
        returns (uint256[] memory thresholds, uint256[] memory basisPoints)
    {
        thresholds = new uint256[](10);
        basisPoints = new uint256[](10);
        uint256 at = 0;
        for (uint256 i = 0; i < 10; ++i) {
            at += bound(steps[i], i == 0 ? 0 : 1, type(uint112).max / 10);
            (thresholds[i], basisPoints[i]) = (at, shares[i] % 10_001);
        }
    }
}
