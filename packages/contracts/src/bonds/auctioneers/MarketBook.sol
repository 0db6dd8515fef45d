// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAggregator} from "../IBondAggregator.sol";
import {IBondAuctioneer} from "../IBondAuctioneer.sol";
import {IBondTeller} from "../tellers/IBondTeller.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// @notice Stores the markets: their owners, whether they are open, and what the authority decides about them.
abstract contract MarketBook is IBondAuctioneer {
    /// Five storage words, all of which a purchase reads.
    /// @param start First second of the sale.
    /// @param conclusion First second without.
    /// @param closed Whether the market was closed before its time: whatever `capacity` says, nothing is left then. In one word with
    /// `conclusion`, so that closing writes one word.
    /// @param scaleExponent The scale of prices is 10 to this.
    /// @param hasCallback Whether `_callbacks` has one.
    /// @param capacity Left: quote tokens if `capacityInQuote`, payout tokens otherwise.
    /// @param maxPayout Of one purchase.
    /// @param sold Payout tokens.
    /// @param purchased Quote tokens net of fees.
    struct Market {
        address owner;
        uint40 start;
        uint40 conclusion;
        bool closed;
        address payoutToken;
        uint48 vesting;
        uint48 linearDuration;
        address quoteToken;
        uint8 scaleExponent;
        bool capacityInQuote;
        bool isPrivate;
        bool hasCallback;
        uint128 capacity;
        uint128 maxPayout;
        uint128 sold;
        uint128 purchased;
    }

    IBondAggregator internal immutable AGGREGATOR;
    IBondTeller internal immutable TELLER;
    /// Whether `vesting` is a term; a timestamp otherwise.
    bool internal immutable FIXED_TERM;

    mapping(uint256 id => Market) internal _markets;
    mapping(uint256 id => address) internal _callbacks;

    /// @inheritdoc IBondAuctioneer
    mapping(uint256 id => address) public newOwners;
    /// @inheritdoc IBondAuctioneer
    mapping(address creator => bool) public callbackAuthorized;
    /// @inheritdoc IBondAuctioneer
    mapping(address callback => bool) public callbackAllowed;
    modifier onlyAuthority() {
        require(msg.sender == Ownable(address(AGGREGATOR)).owner(), Auctioneer_NotAuthorized());
        _;
    }

    constructor(IBondAggregator aggregator, IBondTeller teller) {
        AGGREGATOR = aggregator;
        TELLER = teller;
        FIXED_TERM = teller.isFixedTerm();
    }

    /// @inheritdoc IBondAuctioneer
    function pullOwnership(uint256 id) external {
        require(msg.sender == newOwners[id], Auctioneer_NotAuthorized());
        Market storage market = _markets[id];
        if (market.hasCallback) _requireUsable(_callbacks[id], msg.sender);
        emit OwnershipPulled(id, market.owner, msg.sender);
        delete newOwners[id];
        market.owner = msg.sender;
    }

    /// @inheritdoc IBondAuctioneer
    function pushOwnership(uint256 id, address newOwner) external {
        _ownMarket(id);
        require(newOwner != address(0), Auctioneer_InvalidParams());
        newOwners[id] = newOwner;
        emit OwnershipPushed(id, msg.sender, newOwner);
    }

    /// @inheritdoc IBondAuctioneer
    function closeMarket(uint256 id) external {
        Market storage market = _ownMarket(id);
        require(block.timestamp < market.conclusion, Auctioneer_MarketNotActive());
        _close(id, market);
    }

    /// @inheritdoc IBondAuctioneer
    function setCallbackAuthStatus(address creator, bool authorized) external onlyAuthority {
        callbackAuthorized[creator] = authorized;
        emit CallbackAuthorizationUpdated(creator, authorized);
    }

    /// @inheritdoc IBondAuctioneer
    function setCallbackAllowed(address callback, bool allowed) external onlyAuthority {
        callbackAllowed[callback] = allowed;
        emit CallbackAllowed(callback, allowed);
    }

    /// @inheritdoc IBondAuctioneer
    function getTeller() external view returns (address) {
        return address(TELLER);
    }

    /// @inheritdoc IBondAuctioneer
    function getAggregator() external view returns (address) {
        return address(AGGREGATOR);
    }

    /// @inheritdoc IBondAuctioneer
    function getMarketTokens(uint256 id) external view returns (address, address, uint48) {
        Market storage market = _market(id);
        return (market.payoutToken, market.quoteToken, market.vesting);
    }

    /// @inheritdoc IBondAuctioneer
    function marketScale(uint256 id) external view returns (uint256) {
        return _scale(_market(id));
    }

    /// @inheritdoc IBondAuctioneer
    function isInstantSwap(uint256 id) external view returns (bool) {
        Market storage market = _market(id);
        uint48 vesting = market.vesting;
        if (market.linearDuration > 0) return false;
        return vesting == 0 || (!FIXED_TERM && vesting <= block.timestamp);
    }

    /// @inheritdoc IBondAuctioneer
    function isLive(uint256 id) external view returns (bool) {
        return _isLive(_market(id));
    }

    /// @inheritdoc IBondAuctioneer
    function isPrivate(uint256 id) external view returns (bool) {
        return _market(id).isPrivate;
    }

    /// @inheritdoc IBondAuctioneer
    function linearDuration(uint256 id) external view returns (uint48) {
        return _market(id).linearDuration;
    }

    /// @inheritdoc IBondAuctioneer
    function ownerOf(uint256 id) external view returns (address) {
        return _market(id).owner;
    }

    /// @inheritdoc IBondAuctioneer
    function currentCapacity(uint256 id) external view returns (uint256) {
        return _capacity(_market(id));
    }

    function _close(uint256 id, Market storage market) internal {
        market.conclusion = uint40(block.timestamp);
        market.closed = true;
        emit MarketClosed(id);
    }

    function _requireUsable(address callback, address owner) internal view {
        require(callbackAllowed[callback] || callbackAuthorized[owner], Auctioneer_NotAuthorized());
    }

    function _market(uint256 id) internal view returns (Market storage market) {
        market = _markets[id];
        require(market.owner != address(0), Auctioneer_MarketDoesNotExist(id));
    }

    function _ownMarket(uint256 id) internal view returns (Market storage market) {
        market = _market(id);
        require(msg.sender == market.owner, Auctioneer_OnlyMarketOwner());
    }

    function _isLive(Market storage market) internal view returns (bool) {
        return block.timestamp >= market.start && block.timestamp < market.conclusion && market.capacity > 0;
    }

    /// @return What is left to sell.
    function _capacity(Market storage market) internal view returns (uint256) {
        return market.closed ? 0 : market.capacity;
    }

    function _scale(Market storage market) internal view returns (uint256) {
        return 10 ** market.scaleExponent;
    }
}
