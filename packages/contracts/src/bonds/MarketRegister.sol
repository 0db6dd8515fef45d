// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {AlwaysOwned} from "../access/AlwaysOwned.sol";
import {IBondAggregator} from "./IBondAggregator.sol";
import {IBondAuctioneer} from "./IBondAuctioneer.sol";

/// @notice Which auctioneers there are, and which of them each market belongs to.
abstract contract MarketRegister is IBondAggregator, AlwaysOwned {
    struct Listing {
        address auctioneer;
        bool unlisted;
    }

    struct Standing {
        bool registered;
        bool disabled;
    }

    /// @inheritdoc IBondAggregator
    uint256 public marketCounter;
    /// @inheritdoc IBondAggregator
    address[] public auctioneers;
    /// @inheritdoc IBondAggregator
    mapping(address account => bool) public isTeller;

    mapping(address auctioneer => Standing) internal _standings;
    mapping(uint256 id => Listing) internal _listings;
    // 32 bits each, so that eight ids fit into one storage word.
    mapping(address payoutToken => uint32[]) internal _byPayout;
    mapping(address quoteToken => uint32[]) internal _byQuote;

    /// @inheritdoc IBondAggregator
    function registerMarket(address payoutToken, address quoteToken) external returns (uint256 id) {
        Standing storage standing = _standings[msg.sender];
        require(standing.registered, Aggregator_OnlyAuctioneer());
        require(!standing.disabled, Aggregator_AuctioneerDisabled(msg.sender));
        bool valid = payoutToken != address(0) && quoteToken != address(0) && payoutToken != quoteToken;
        require(valid, Aggregator_InvalidParams());
        id = marketCounter;
        marketCounter = id + 1;
        _listings[id].auctioneer = msg.sender;
        _byPayout[payoutToken].push(uint32(id));
        _byQuote[quoteToken].push(uint32(id));
        emit MarketRegistered(id, msg.sender, payoutToken, quoteToken);
    }

    /// @inheritdoc IBondAggregator
    function registerAuctioneer(address auctioneer) external onlyOwner {
        require(!_standings[auctioneer].registered, Aggregator_AlreadyRegistered(auctioneer));
        require(auctioneer.code.length > 0, Aggregator_InvalidParams());
        require(IBondAuctioneer(auctioneer).getAggregator() == address(this), Aggregator_InvalidParams());
        address teller = IBondAuctioneer(auctioneer).getTeller();
        auctioneers.push(auctioneer);
        _standings[auctioneer].registered = true;
        isTeller[teller] = true;
        emit AuctioneerRegistered(auctioneer, teller);
    }

    /// @inheritdoc IBondAggregator
    function setAuctioneerDisabled(address auctioneer, bool disabled) external onlyOwner {
        require(_standings[auctioneer].registered, Aggregator_InvalidParams());
        _standings[auctioneer].disabled = disabled;
        emit AuctioneerDisabled(auctioneer, disabled);
    }

    /// @inheritdoc IBondAggregator
    function setMarketUnlisted(uint256 id, bool unlisted) external onlyOwner {
        _auctioneerOf(id);
        _listings[id].unlisted = unlisted;
        emit MarketUnlisted(id, unlisted);
    }

    /// @inheritdoc IBondAggregator
    function auctioneersCount() external view returns (uint256) {
        return auctioneers.length;
    }

    /// @inheritdoc IBondAggregator
    function isAuctioneer(address account) external view returns (bool) {
        return _standings[account].registered;
    }

    /// @inheritdoc IBondAggregator
    function isDisabled(address auctioneer) external view returns (bool) {
        return _standings[auctioneer].disabled;
    }

    /// @inheritdoc IBondAggregator
    function isUnlisted(uint256 id) external view returns (bool) {
        _auctioneerOf(id);
        return _listings[id].unlisted;
    }

    /// @inheritdoc IBondAggregator
    function marketsForPayoutCount(address payoutToken) external view returns (uint256) {
        return _byPayout[payoutToken].length;
    }

    /// @inheritdoc IBondAggregator
    function marketsForPayout(address payoutToken, uint256 index) external view returns (uint256) {
        return _byPayout[payoutToken][index];
    }

    /// @inheritdoc IBondAggregator
    function marketsForQuoteCount(address quoteToken) external view returns (uint256) {
        return _byQuote[quoteToken].length;
    }

    /// @inheritdoc IBondAggregator
    function marketsForQuote(address quoteToken, uint256 index) external view returns (uint256) {
        return _byQuote[quoteToken][index];
    }

    /// @inheritdoc IBondAggregator
    function getAuctioneer(uint256 id) external view returns (address) {
        return address(_auctioneerOf(id));
    }

    function _auctioneerOf(uint256 id) internal view returns (IBondAuctioneer) {
        address auctioneer = _listings[id].auctioneer;
        require(auctioneer != address(0), Aggregator_MarketDoesNotExist(id));
        return IBondAuctioneer(auctioneer);
    }
}
