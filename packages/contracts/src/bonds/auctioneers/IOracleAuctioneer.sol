// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IUntunedAuctioneer} from "./IUntunedAuctioneer.sol";

/// @title What strategies that follow an oracle's price (`IBondOracle`) have in common.
/// @notice Trust: the owner chooses the oracle, and it alone says the price; `minPrice` is all that limits it from below. It can
/// stop a market by failing: purchases then revert with its own error, views show 0.
interface IOracleAuctioneer is IUntunedAuctioneer {
    event MarketCreated(uint256 indexed id, address indexed payoutToken, address indexed quoteToken, uint48 vesting);

    /// Emitted right after `MarketTermsSet`: what follows from the oracle's price at creation.
    /// @param minPrice The lowest price, with the market's scale: the price never falls below it.
    /// @param oracleConversion Price with the market's scale per price of the oracle.
    event OracleTermsSet(uint256 indexed id, uint256 oraclePrice, uint256 minPrice, uint256 oracleConversion);

    /// Thrown when the oracle's price is 0.
    error Auctioneer_OraclePriceZero();

    /// Thrown when the oracle's price at creation is below `MarketOptions.leastOraclePrice`.
    error Auctioneer_OraclePriceBelowLeast(uint256 oraclePrice, uint256 leastOraclePrice);

    /// @return owner Of the market.
    /// @return payoutToken Sold.
    /// @return quoteToken Paid with.
    /// @return callbackAddr 0 for none.
    /// @return capacityInQuote Whether `capacity` counts quote tokens; payout tokens otherwise.
    /// @return capacity Left.
    /// @return maxPayout Of one purchase.
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
            uint256 sold,
            uint256 purchased
        );
}
