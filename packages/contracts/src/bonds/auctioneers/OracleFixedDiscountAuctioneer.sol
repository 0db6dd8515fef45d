// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAggregator} from "../IBondAggregator.sol";
import {IBondTeller} from "../tellers/IBondTeller.sol";
import {BondAuctioneer} from "./BondAuctioneer.sol";
import {IOracleFixedDiscountAuctioneer} from "./IOracleFixedDiscountAuctioneer.sol";
import {OracleAuctioneer} from "./OracleAuctioneer.sol";

/// @title Auctioneer of markets at a fixed discount from an oracle's price.
contract OracleFixedDiscountAuctioneer is OracleAuctioneer, IOracleFixedDiscountAuctioneer {
    constructor(IBondAggregator aggregator, IBondTeller teller) BondAuctioneer(aggregator, teller) {}

    /// @inheritdoc IOracleFixedDiscountAuctioneer
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
            uint48 linear
        )
    {
        Market storage market = _market(id);
        OracleTerms storage own = _oracleTerms[id];
        (oracle, fixedDiscount, minPrice) = (address(own.oracle), own.discount, own.minPrice);
        (start, conclusion, vesting) = (market.start, market.conclusion, market.vesting);
        (scale, oracleConversion) = (_scale(market), 10 ** own.conversionExponent);
        linear = market.linearDuration;
    }

    function _createMarket(bytes calldata params, MarketOptions memory options) internal override returns (uint256 id) {
        _requireWords(params, 12);
        MarketParams memory p = abi.decode(params, (MarketParams));
        NewMarket memory created = NewMarket(
            p.payoutToken,
            p.quoteToken,
            p.callbackAddr,
            p.capacityInQuote,
            p.capacity,
            p.depositInterval,
            p.vesting,
            p.start,
            p.duration
        );
        NewOracleTerms memory own = NewOracleTerms(p.oracle, p.fixedDiscount, p.maxDiscountFromCurrent, 0);
        return _openWithOracle(created, own, params, options);
    }

    function _strategyPrice(Market storage, OracleTerms storage, uint256 basePrice)
        internal
        pure
        override
        returns (uint256)
    {
        return basePrice;
    }
}
