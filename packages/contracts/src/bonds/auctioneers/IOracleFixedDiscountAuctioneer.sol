// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOracleAuctioneer} from "./IOracleAuctioneer.sol";

/// @title Sells at a fixed discount from an oracle's price.
interface IOracleFixedDiscountAuctioneer is IOracleAuctioneer {
    /// What `createMarket` takes. What is not named here is as `IFixedPriceAuctioneer` has it.
    /// @param oracle `IBondOracle` with 6 to 18 decimals that accepts this auctioneer's markets.
    /// @param fixedDiscount From the oracle's price: below 100 %, at most `maxDiscountFromCurrent`.
    /// @param maxDiscountFromCurrent From the oracle's price at creation to the price that is never undercut; at most 100 %.
    // solhint-disable-next-line gas-struct-packing
    struct MarketParams {
        address payoutToken;
        address quoteToken;
        address callbackAddr;
        address oracle;
        uint48 fixedDiscount;
        uint48 maxDiscountFromCurrent;
        bool capacityInQuote;
        uint256 capacity;
        uint48 depositInterval;
        uint48 vesting;
        uint48 start;
        uint48 duration;
    }

    function terms(uint256 id)
        external
        view
        returns (
            address oracle,
            uint48 start,
            uint48 conclusion,
            uint48 vesting,
            uint48 fixedDiscount,
            uint256 minPrice,
            uint256 scale,
            uint256 oracleConversion,
            uint48 linearDuration
        );
}
