// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOracleDynamicDiscountAuctioneer} from "../../src/bonds/auctioneers/IOracleDynamicDiscountAuctioneer.sol";
import {IOracleFixedDiscountAuctioneer} from "../../src/bonds/auctioneers/IOracleFixedDiscountAuctioneer.sol";
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

    /// The parameters of every strategy are words in a row: tokens, amount and times are the same in all, in an order of their own in an
    /// auction; prices or discounts are the strategy's.
    function _encoded(Market memory m, Terms memory t) internal view returns (bytes memory) {
        bytes memory tokens = abi.encode(m.payout, m.quote, m.callback);
        bytes memory amount = abi.encode(m.inQuote, t.capacity);
        bytes memory times = abi.encode(t.depositInterval, t.vesting, t.start, t.duration);
        bytes memory scale = abi.encode(t.scaleAdjustment);
        uint256 strategy = m.kind / 2;
        if (strategy == 0) return bytes.concat(tokens, amount, abi.encode(t.price), times, scale);
        if (strategy == 3) {
            bytes memory prices = abi.encode(t.price, t.minPrice, t.price / 1e31 % 100_000);
            times = abi.encode(t.vesting, t.start, t.duration, t.depositInterval);
            return bytes.concat(tokens, amount, prices, times, scale);
        }
        uint256 seed = t.price / 1e24;
        bytes memory discounts = strategy == 1
            ? abi.encode(10_000, 10_000 + seed / 10 % 90_000)
            : abi.encode(seed % 10_000, 10_000 + seed / 10 % 89_000, seed / 100 % 30_000);
        return bytes.concat(tokens, abi.encode(_platform.oracle), discounts, amount, times);
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
