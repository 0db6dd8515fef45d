// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BondMath} from "../../src/bonds/auctioneers/BondMath.sol";
import {IFixedPriceAuctioneer} from "../../src/bonds/auctioneers/IFixedPriceAuctioneer.sol";
import {IOracleDynamicDiscountAuctioneer} from "../../src/bonds/auctioneers/IOracleDynamicDiscountAuctioneer.sol";
import {IOracleFixedDiscountAuctioneer} from "../../src/bonds/auctioneers/IOracleFixedDiscountAuctioneer.sol";
import {BondMarketsTest} from "../helpers/BondMarketsTest.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// The formulas of the strategies, written a second time as plainly as the ranges allow.
contract BondStrategiesFuzzTest is BondMarketsTest {
    function testFuzz_mulDivIsExactOrSaturates(uint256 a, uint256 b, uint256 divisor) public pure {
        divisor = bound(divisor, 1, type(uint256).max);
        (uint256 high,) = Math.mul512(a, b);
        uint256 expected = high >= divisor ? type(uint256).max : Math.mulDiv(a, b, divisor);
        assertEq(BondMath.mulDiv(a, b, divisor), expected);
        uint256 up = expected;
        if (mulmod(a, b, divisor) > 0 && up < type(uint256).max) ++up;
        assertEq(BondMath.mulDivUp(a, b, divisor), up);
    }

    function testFuzz_fixedPrice(uint256 price, uint256 amount, uint256 capacity, bool inQuote, uint48 interval)
        public
    {
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        params.formattedPrice = price = bound(price, 1e34, 1e38);
        params.capacity = capacity = inQuote ? bound(capacity, 1e6, 1e16) : bound(capacity, 1e18, 1e28);
        params.depositInterval = interval = uint48(bound(interval, 1 hours, DURATION));
        params.capacityInQuote = inQuote;
        uint256 id = _create(term.fixedPrice, abi.encode(params));
        uint256 maximum = (inQuote ? capacity * SCALE / price : capacity) * interval / DURATION;
        assertEq(term.fixedPrice.maxPayout(id), maximum);

        amount = bound(amount, 1, 1e16);
        uint256 expected = amount * SCALE / price;
        if (expected == 0 || expected > maximum || amount > 1e24) return;
        if (inQuote && amount > capacity) return;
        assertEq(_buy(ALICE, id, amount), expected);
        assertEq(term.fixedPrice.currentCapacity(id), capacity - (inQuote ? amount : expected));
    }

    function testFuzz_fixedDiscount(uint256 atCreation, uint256 later, uint48 discount, uint48 maxDiscount) public {
        IOracleFixedDiscountAuctioneer.MarketParams memory params = _fixedDiscount();
        // From 1 to 9.99 before the discount: the exponent is 0, or -1 whose half is 0 too.
        oracle.setPrice(atCreation = bound(atCreation, 1e18, 1e19 - 1));
        params.fixedDiscount = discount = uint48(bound(discount, 0, 90_000));
        params.maxDiscountFromCurrent = maxDiscount = uint48(bound(maxDiscount, discount, 1e5));
        uint256 id = _create(term.fixedDiscount, abi.encode(params));
        uint256 minimum = Math.ceilDiv(atCreation * 1e18 * (1e5 - maxDiscount), 1e5);
        oracle.setPrice(later = bound(later, 1, 1e30));
        uint256 price = Math.ceilDiv(later * 1e18 * (1e5 - discount), 1e5);
        assertEq(term.fixedDiscount.marketPrice(id), Math.max(price, minimum));
    }

    function testFuzz_dynamicDiscount(uint256 oraclePrice, uint256 amount, uint48 target, uint48 time) public {
        IOracleDynamicDiscountAuctioneer.MarketParams memory params = _dynamicDiscount();
        params.targetIntervalDiscount = target = uint48(bound(target, 0, 1e5));
        uint256 id = _create(term.dynamicDiscount, abi.encode(params));
        uint256 sold = _buy(ALICE, id, amount = bound(amount, 1, 9500e6));
        oracle.setPrice(oraclePrice = bound(oraclePrice, 1e15, 1e21));
        skip(time = uint48(bound(time, 0, 2 * DURATION)));

        uint256 base = Math.ceilDiv(oraclePrice * 1e18 * 95_000, 1e5);
        uint256 expected = time >= DURATION ? 0 : CAPACITY * (DURATION - time) / DURATION;
        uint256 left = CAPACITY - sold;
        uint256 speed = uint256(20) * target;
        uint256 adjustment = expected > left
            ? 1e5 + speed * (expected - left) / CAPACITY
            : Math.saturatingSub(1e5, speed * (left - expected) / CAPACITY);
        uint256 price = Math.max(Math.ceilDiv(base * adjustment, 1e5), 1.4e36);
        assertEq(term.dynamicDiscount.marketPrice(id), price);
    }

    function testFuzz_dutchDecayAndPurchase(uint256 amount, uint48 time, uint48 later) public {
        uint256 id = _createDutch();
        // Before the first tune can be due.
        skip(time = uint48(bound(time, 0, 1 days - 1)));
        uint256 debt = 25_000e18 * uint256(5 days - time) / 5 days;
        uint256 price = Math.max(Math.mulDiv(80e60, debt, SCALE, Math.Rounding.Ceil), 1e36);
        assertEq(term.dutch.marketPrice(id), price);

        amount = bound(amount, 1, 8000e6);
        uint256 sold = _buy(ALICE, id, amount);
        assertEq(sold, amount * SCALE / price);
        uint256 step = Math.ceilDiv(uint256(5 days) * sold, 25_000e18);
        uint256 total = debt * 5 days / (5 days - time + step) + sold + 1;
        assertEq(_dutchMarket(id).totalDebt, total);
        (, uint48 lastDecay,,,,,,,) = term.dutch.metadata(id);
        assertEq(lastDecay, T0 + step);

        vm.warp(T0 + time + bound(later, 0, 30 days));
        uint256 decayed = Math.saturatingSub(T0 + step + 5 days, block.timestamp) * total / 5 days;
        assertEq(term.dutch.currentDebt(id), decayed);
        price = Math.mulDiv(term.dutch.currentControlVariable(id), decayed, SCALE, Math.Rounding.Ceil);
        assertEq(term.dutch.marketPrice(id), Math.max(price, 1e36));
    }
}
