// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IFixedPriceAuctioneer} from "../../src/bonds/auctioneers/IFixedPriceAuctioneer.sol";
import {IOracleDynamicDiscountAuctioneer} from "../../src/bonds/auctioneers/IOracleDynamicDiscountAuctioneer.sol";
import {IOracleFixedDiscountAuctioneer} from "../../src/bonds/auctioneers/IOracleFixedDiscountAuctioneer.sol";
import {ISequentialDutchAuctioneer} from "../../src/bonds/auctioneers/ISequentialDutchAuctioneer.sol";
import {BondGhosts} from "./BondGhosts.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

/// What a fuzzer may request of a bond market, and what a creator asks its auctioneer for then.
abstract contract BondRequests is BondGhosts {
    /// A market as the fuzzer asks for it.
    struct MarketRequest {
        uint256 kind;
        uint256 owner;
        uint256 tokens;
        uint256 capacity;
        uint256 price;
        uint256 exponent;
        uint256 duration;
        uint256 depositInterval;
        uint256 start;
        uint256 vesting;
        uint256 linear;
        uint256 options;
    }

    /// Of every strategy, as far as it concerns it.
    struct Terms {
        uint256 capacity;
        uint256 price;
        uint256 minPrice;
        uint48 duration;
        uint48 depositInterval;
        uint48 start;
        uint48 vesting;
        int8 scaleAdjustment;
    }

    function _termsOf(MarketRequest memory request, Market memory market) internal view returns (Terms memory terms) {
        terms.capacity = bound(request.capacity, 1e3, 1e6) * _unit(market.inQuote ? market.quote : market.payout);
        terms.duration = uint48(bound(request.duration, 1 days, 10 days));
        terms.depositInterval = uint48(bound(request.depositInterval, 12 hours, terms.duration));
        if (request.start % 4 == 0) terms.start = uint48(block.timestamp + bound(request.start, 0, 1 days));
        if (request.vesting % 4 > 0) {
            terms.vesting = uint48(bound(request.vesting, 1 days, 10 days));
            if (market.kind % 2 == 1) terms.vesting += uint48(block.timestamp) + terms.duration + 1 days;
        }
        // A price of one to ten at a power of ten from -4 to 4, and its split between price and scale.
        int256 exponent = int256(bound(request.exponent, 0, 8)) - 4;
        int256 half = exponent / 2;
        terms.price = bound(request.price, 1e6, 1e7 - 1) * 10 ** uint256(30 + exponent - half);
        terms.minPrice = terms.price * bound(request.price / 1e7, 1, 100) / 100;
        int256 difference = _decimals(market.payout) - _decimals(market.quote);
        terms.scaleAdjustment = int8(difference - half);
    }

    function _encoded(Market memory market, Terms memory terms) internal view returns (bytes memory) {
        if (market.kind / 2 == 0) return _fixedPrice(market, terms);
        if (market.kind / 2 == 1) return _fixedDiscount(market, terms);
        if (market.kind / 2 == 2) return _dynamicDiscount(market, terms);
        return _dutch(market, terms);
    }

    function _fixedPrice(Market memory m, Terms memory t) private pure returns (bytes memory) {
        return abi.encode(
            IFixedPriceAuctioneer.MarketParams({
                payoutToken: m.payout,
                quoteToken: m.quote,
                callbackAddr: m.callback,
                capacityInQuote: m.inQuote,
                capacity: t.capacity,
                formattedPrice: t.price,
                depositInterval: t.depositInterval,
                vesting: t.vesting,
                start: t.start,
                duration: t.duration,
                scaleAdjustment: t.scaleAdjustment
            })
        );
    }

    function _fixedDiscount(Market memory m, Terms memory t) private view returns (bytes memory) {
        return abi.encode(
            IOracleFixedDiscountAuctioneer.MarketParams({
                payoutToken: m.payout,
                quoteToken: m.quote,
                callbackAddr: m.callback,
                oracle: address(_platform.oracle),
                fixedDiscount: 10_000,
                maxDiscountFromCurrent: uint48(10_000 + t.price / 1e25 % 90_000),
                capacityInQuote: m.inQuote,
                capacity: t.capacity,
                depositInterval: t.depositInterval,
                vesting: t.vesting,
                start: t.start,
                duration: t.duration
            })
        );
    }

    function _dynamicDiscount(Market memory m, Terms memory t) private view returns (bytes memory) {
        return abi.encode(
            IOracleDynamicDiscountAuctioneer.MarketParams({
                payoutToken: m.payout,
                quoteToken: m.quote,
                callbackAddr: m.callback,
                oracle: address(_platform.oracle),
                baseDiscount: uint48(t.price / 1e24 % 10_000),
                maxDiscountFromCurrent: uint48(10_000 + t.price / 1e25 % 89_000),
                targetIntervalDiscount: uint48(t.price / 1e26 % 30_000),
                capacityInQuote: m.inQuote,
                capacity: t.capacity,
                depositInterval: t.depositInterval,
                vesting: t.vesting,
                start: t.start,
                duration: t.duration
            })
        );
    }

    function _dutch(Market memory m, Terms memory t) private pure returns (bytes memory) {
        return abi.encode(
            ISequentialDutchAuctioneer.MarketParams({
                payoutToken: m.payout,
                quoteToken: m.quote,
                callbackAddr: m.callback,
                capacityInQuote: m.inQuote,
                capacity: t.capacity,
                formattedInitialPrice: t.price,
                formattedMinimumPrice: t.minPrice,
                debtBuffer: uint32(t.price / 1e31 % 100_000),
                vesting: t.vesting,
                start: t.start,
                duration: uint32(t.duration),
                depositInterval: uint32(t.depositInterval),
                scaleAdjustment: t.scaleAdjustment
            })
        );
    }

    /// What every creation promises. Of oracle markets the contract says it, once.
    function _minPrice(Market memory market, Terms memory terms) internal view returns (uint256 minPrice) {
        address auctioneer = address(_auctioneer(market));
        if (market.kind / 2 == 0) return terms.price;
        if (market.kind / 2 == 3) return terms.minPrice;
        if (market.kind / 2 == 1) (,,,,, minPrice,,,) = IOracleFixedDiscountAuctioneer(auctioneer).terms(market.id);
        else (,,,,,, minPrice,,,) = IOracleDynamicDiscountAuctioneer(auctioneer).terms(market.id);
    }

    /// None, the escrow, or the token's own.
    function _callbackFor(address payout, uint256 seed) internal view returns (address) {
        if (seed % 4 == 1) return address(_platform.escrow);
        return seed % 4 == 2 ? address(callbacks[payout]) : address(0);
    }

    function _decimals(address token) private view returns (int256) {
        return int256(uint256(IERC20Metadata(token).decimals()));
    }
}
