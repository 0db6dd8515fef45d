// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title Where oracle-priced bond markets read the price of their payout token.
/// @notice A price is quote tokens per payout token in whole units, with `decimals` decimals: 5 · 10^17 at 18 decimals says that one payout
/// token is worth half a quote token. Auctioneers take 6 to 18 decimals, and the number of decimals of a market may never change. Where
/// there is no price the oracle reverts, so that purchases stop; views of markets then show 0.
interface IBondOracle {
    /// Thrown when a parameter is invalid.
    error BondOracle_InvalidParams();

    /// Thrown when a market is registered by anybody but a registered auctioneer.
    error BondOracle_NotAuctioneer(address caller);

    /// Thrown when the oracle serves no price for the pair.
    error BondOracle_PairNotSupported(address quoteToken, address payoutToken);

    /// Thrown when no auctioneer has registered the market.
    error BondOracle_MarketNotRegistered(uint256 id);

    /// @notice Only a registered auctioneer may call this, when it creates a market that is priced here.
    /// @param id The market's, as the aggregator counts.
    function registerMarket(uint256 id, address quoteToken, address payoutToken) external;

    /// @notice The price of a registered market.
    function currentPrice(uint256 id) external view returns (uint256);

    /// @notice The price of a supported pair.
    function currentPrice(address quoteToken, address payoutToken) external view returns (uint256);

    /// @notice The decimals of a registered market's price.
    function decimals(uint256 id) external view returns (uint8);

    /// @notice The decimals of a supported pair's price.
    function decimals(address quoteToken, address payoutToken) external view returns (uint8);
}
