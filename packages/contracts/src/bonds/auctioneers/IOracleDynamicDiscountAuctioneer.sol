// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOracleAuctioneer} from "./IOracleAuctioneer.sol";

/// @title Sells at a discount from an oracle's price that grows while sales lag behind an even pace and shrinks while they lead.
interface IOracleDynamicDiscountAuctioneer is IOracleAuctioneer {
    /// What `createMarket` takes. What is not named here is as `IFixedPriceAuctioneer` has it.
    /// @param oracle `IBondOracle` with 6 to 18 decimals that accepts this auctioneer's markets.
    /// @param baseDiscount From the oracle's price while sales keep pace: below 100 %, at most `maxDiscountFromCurrent`.
    /// @param maxDiscountFromCurrent From the oracle's price at creation to the price that is never undercut; so far below 100 %
    /// that this price is above 0.
    /// @param targetIntervalDiscount By how much the price falls in each deposit interval without sales; at most 100 %.
    // solhint-disable-next-line gas-struct-packing
    struct MarketParams {
        address payoutToken;
        address quoteToken;
        address callbackAddr;
        address oracle;
        uint48 baseDiscount;
        uint48 maxDiscountFromCurrent;
        uint48 targetIntervalDiscount;
        bool capacityInQuote;
        uint256 capacity;
        uint48 depositInterval;
        uint48 vesting;
        uint48 start;
        uint48 duration;
    }

    /// @notice `decaySpeed` is the discount that a market without sales would reach at its conclusion.
    function terms(uint256 id)
        external
        view
        returns (
            address oracle,
            uint48 start,
            uint48 conclusion,
            uint48 vesting,
            uint48 baseDiscount,
            uint48 decaySpeed,
            uint256 minPrice,
            uint256 scale,
            uint256 oracleConversion,
            uint48 linearDuration
        );
}
