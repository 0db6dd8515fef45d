// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAggregator} from "../IBondAggregator.sol";
import {IBondTeller} from "../tellers/IBondTeller.sol";
import {BondAuctioneer} from "./BondAuctioneer.sol";
import {IFixedPriceAuctioneer} from "./IFixedPriceAuctioneer.sol";
import {UntunedAuctioneer} from "./UntunedAuctioneer.sol";

/// @title Auctioneer of markets at a fixed price.
contract FixedPriceAuctioneer is UntunedAuctioneer, IFixedPriceAuctioneer {
    mapping(uint256 id => uint256) private _prices;

    constructor(IBondAggregator aggregator, IBondTeller teller) BondAuctioneer(aggregator, teller) {}

    /// @inheritdoc IFixedPriceAuctioneer
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
        )
    {
        Market storage market = _market(id);
        (owner, payoutToken, quoteToken) = (market.owner, market.payoutToken, market.quoteToken);
        (callbackAddr, capacityInQuote) = (_callbacks[id], market.capacityInQuote);
        (capacity, maxPayout) = (_capacity(market), market.maxPayout);
        (price, scale) = (_prices[id], _scale(market));
        (sold, purchased) = (market.sold, market.purchased);
    }

    /// @inheritdoc IFixedPriceAuctioneer
    function terms(uint256 id) external view returns (uint48 start, uint48 conclusion, uint48 vesting) {
        Market storage market = _market(id);
        return (market.start, market.conclusion, market.vesting);
    }

    function _createMarket(bytes calldata params, MarketOptions memory options) internal override returns (uint256 id) {
        _requireWords(params, 11);
        _requireNoOraclePrice(options);
        MarketParams memory p = abi.decode(params, (MarketParams));
        require(p.formattedPrice > 0, Auctioneer_InvalidParams());
        (id,) = _register(p.payoutToken, p.quoteToken);
        _prices[id] = p.formattedPrice;
        Market storage market = _open(
            id,
            NewMarket(
                p.payoutToken,
                p.quoteToken,
                p.callbackAddr,
                p.capacityInQuote,
                p.capacity,
                p.depositInterval,
                p.vesting,
                p.start,
                p.duration
            ),
            options,
            p.scaleAdjustment,
            p.formattedPrice
        );
        emit MarketCreated(id, p.payoutToken, p.quoteToken, market.vesting, p.formattedPrice);
        _emitTerms(id, params, options);
    }

    function _price(uint256 id, Market storage) internal view override returns (uint256, uint256) {
        return (_prices[id], 0);
    }
}
