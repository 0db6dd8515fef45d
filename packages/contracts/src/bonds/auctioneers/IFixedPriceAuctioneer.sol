// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IUntunedAuctioneer} from "./IUntunedAuctioneer.sol";

/// @title Sells at one price that never changes.
interface IFixedPriceAuctioneer is IUntunedAuctioneer {
    /// What `createMarket` takes.
    /// @param callbackAddr 0 for none; otherwise one that the authority allows, or any where it has authorised the creator.
    /// @param capacityInQuote Whether the capacity counts quote tokens; payout tokens otherwise.
    /// @param capacity To sell, above 0.
    /// @param formattedPrice `human · 10^(36 - h)`, where `human` is quote per payout in whole tokens, `e` the exponent of its first
    /// digit and `h` half of that, towards zero.
    /// @param depositInterval Seconds in which, at an even pace, one purchase of the maximum would be made: from `minDepositInterval` to
    /// the duration.
    /// @param vesting Fixed term: 0 or from 1 day to 50 years of 52 weeks. Fixed expiry: cut to its day (UTC), then 0 or not before
    /// the conclusion.
    /// @param start 0 for now; not in the past.
    /// @param duration Seconds, at least `minMarketDuration`.
    /// @param scaleAdjustment Payout decimals - quote decimals - `h`, from -24 to 24; `scale = 10^(36 + scaleAdjustment)`.
    struct MarketParams {
        address payoutToken;
        address quoteToken;
        address callbackAddr;
        bool capacityInQuote;
        uint256 capacity;
        uint256 formattedPrice;
        uint48 depositInterval;
        uint48 vesting;
        uint48 start;
        uint48 duration;
        int8 scaleAdjustment;
    }

    event MarketCreated(
        uint256 indexed id, address indexed payoutToken, address indexed quoteToken, uint48 vesting, uint256 fixedPrice
    );

    /// @return owner Of the market.
    /// @return payoutToken Sold.
    /// @return quoteToken Paid with.
    /// @return callbackAddr 0 for none.
    /// @return capacityInQuote Whether `capacity` counts quote tokens; payout tokens otherwise.
    /// @return capacity Left.
    /// @return maxPayout Of one purchase.
    /// @return price See `IBondAuctioneer`.
    /// @return scale Of the price.
    /// @return sold Payout tokens.
    /// @return purchased Quote tokens net of fees.
    function markets(uint256 id)
        external
        view
        returns (
            address owner,
            address payoutToken,
            address quoteToken,
            address callbackAddr,
            bool capacityInQuote,
            uint256 capacity,
            uint256 maxPayout,
            uint256 price,
            uint256 scale,
            uint256 sold,
            uint256 purchased
        );

    function terms(uint256 id) external view returns (uint48 start, uint48 conclusion, uint48 vesting);
}
