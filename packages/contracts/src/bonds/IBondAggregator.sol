// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title The one register of bond markets on a chain: which auctioneer runs which market, and what there is to buy.
/// @notice Its owner is the authority over auctioneers, tellers and the vesting vault too. Prices, payouts and amounts have the units of
/// `IBondAuctioneer`. Lists without `offset` and `limit` walk over all markets that were ever registered: use them where there are few, and
/// in calls outside of transactions. Lists leave out markets that are not live or were unlisted.
interface IBondAggregator {
    event AuctioneerRegistered(address indexed auctioneer, address indexed teller);

    event AuctioneerDisabled(address indexed auctioneer, bool disabled);

    event MarketRegistered(
        uint256 indexed id, address indexed auctioneer, address indexed payoutToken, address quoteToken
    );

    event MarketUnlisted(uint256 indexed id, bool unlisted);

    /// Thrown when anybody but a registered auctioneer registers a market.
    error Aggregator_OnlyAuctioneer();

    /// Thrown when the auctioneer is registered already.
    error Aggregator_AlreadyRegistered(address auctioneer);

    /// Thrown when a token is the zero address, or both are the same; when an auctioneer does not belong here.
    error Aggregator_InvalidParams();

    /// Thrown when an auctioneer that is disabled registers a market.
    error Aggregator_AuctioneerDisabled(address auctioneer);

    /// Thrown when no market has this id.
    error Aggregator_MarketDoesNotExist(uint256 id);

    /// @notice Only the owner may call this. From now on the auctioneer can register markets; its teller counts as a teller (`isTeller`)
    /// for ever.
    function registerAuctioneer(address auctioneer) external;

    /// @notice Only the owner may call this. A disabled auctioneer registers no markets, and `findMarketFor` passes its markets over; they
    /// can still be bought by id.
    function setAuctioneerDisabled(address auctioneer, bool disabled) external;

    /// @notice Only the owner may call this. Lists and `findMarketFor` pass an unlisted market over; it can still be bought by id.
    function setMarketUnlisted(uint256 id, bool unlisted) external;

    /// @notice Only a registered auctioneer that is not disabled may call this.
    /// @return id The new market's id: the number of markets there were before.
    function registerMarket(address payoutToken, address quoteToken) external returns (uint256 id);

    /// @return Number of markets; their ids are 0 up to one below this.
    function marketCounter() external view returns (uint256);

    function auctioneersCount() external view returns (uint256);

    /// @param index In the order of registration.
    function auctioneers(uint256 index) external view returns (address);

    function isAuctioneer(address account) external view returns (bool);

    function isDisabled(address auctioneer) external view returns (bool);

    /// @return Whether a registered auctioneer sells through this teller.
    function isTeller(address account) external view returns (bool);

    function isUnlisted(uint256 id) external view returns (bool);

    function marketsForPayoutCount(address payoutToken) external view returns (uint256);

    /// @return The id of the token's market number `index`, in the order of creation.
    function marketsForPayout(address payoutToken, uint256 index) external view returns (uint256);

    function marketsForQuoteCount(address quoteToken) external view returns (uint256);

    /// @return The id of the token's market number `index`, in the order of creation.
    function marketsForQuote(address quoteToken, uint256 index) external view returns (uint256);

    function getAuctioneer(uint256 id) external view returns (address);

    function getTeller(uint256 id) external view returns (address);

    function marketPrice(uint256 id) external view returns (uint256);

    function marketScale(uint256 id) external view returns (uint256);

    function payoutFor(uint256 amount, uint256 id, address referrer) external view returns (uint256);

    function maxAmountAccepted(uint256 id, address referrer) external view returns (uint256);

    function isInstantSwap(uint256 id) external view returns (bool);

    function isLive(uint256 id) external view returns (bool);

    function currentCapacity(uint256 id) external view returns (uint256);

    /// @return ids Of live markets from `firstIndex` up to but without `lastIndex`, ascending.
    function liveMarketsBetween(uint256 firstIndex, uint256 lastIndex) external view returns (uint256[] memory ids);

    /// @param isPayout Whether the token is the payout; the quote otherwise.
    function liveMarketsFor(address token, bool isPayout) external view returns (uint256[] memory ids);

    /// @notice The same for a part of the token's markets, in the order of creation: those numbered from `offset` up to but without
    /// `offset + limit`.
    function liveMarketsFor(address token, bool isPayout, uint256 offset, uint256 limit)
        external
        view
        returns (uint256[] memory ids);

    /// @return ids Of the owner's live markets from `firstIndex` up to but without `lastIndex`, ascending.
    function liveMarketsBy(address owner, uint256 firstIndex, uint256 lastIndex)
        external
        view
        returns (uint256[] memory ids);

    /// @return ids Of live markets that sell `payoutToken` for `quoteToken`.
    function marketsFor(address payoutToken, address quoteToken) external view returns (uint256[] memory ids);

    /// @notice The same for a part of the payout token's markets: those numbered from `offset` up to but without `offset + limit`.
    function marketsFor(address payoutToken, address quoteToken, uint256 offset, uint256 limit)
        external
        view
        returns (uint256[] memory ids);

    /// @notice The market that pays most for `amountIn` quote tokens, without a referrer. Never a private or unlisted one, nor one
    /// of a disabled auctioneer, nor one that would refuse the amount or whose oracle fails.
    /// Warning: it walks over markets that anybody may have created, and a hostile oracle can burn half a million gas. Where that happens,
    /// search with `offset` and `limit` until the owner has unlisted the market.
    /// @param maxExpiry Timestamp by which the buyer must be able to have all of the payout.
    /// @return id The market that was created first, where several pay the same; 2^256 - 1 where there is none.
    function findMarketFor(
        address payoutToken,
        address quoteToken,
        uint256 amountIn,
        uint256 minAmountOut,
        uint256 maxExpiry
    ) external view returns (uint256 id);

    /// @notice The same, searching only the payout token's markets numbered from `offset` up to but without `offset + limit`.
    function findMarketFor(
        address payoutToken,
        address quoteToken,
        uint256 amountIn,
        uint256 minAmountOut,
        uint256 maxExpiry,
        uint256 offset,
        uint256 limit
    ) external view returns (uint256 id);
}
