// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAggregator} from "../IBondAggregator.sol";
import {IBondTeller} from "../tellers/IBondTeller.sol";
import {BondAuctioneer} from "./BondAuctioneer.sol";
import {BondMath} from "./BondMath.sol";
import {IOracleDynamicDiscountAuctioneer} from "./IOracleDynamicDiscountAuctioneer.sol";
import {OracleAuctioneer} from "./OracleAuctioneer.sol";

/// @title Auctioneer of markets whose discount from an oracle's price follows the pace of sales.
contract OracleDynamicDiscountAuctioneer is OracleAuctioneer, IOracleDynamicDiscountAuctioneer {
    constructor(IBondAggregator aggregator, IBondTeller teller) BondAuctioneer(aggregator, teller) {}

    /// @inheritdoc IOracleDynamicDiscountAuctioneer
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
            uint48 linear
        )
    {
        Market storage market = _market(id);
        OracleTerms storage own = _oracleTerms[id];
        (oracle, baseDiscount, decaySpeed) = (address(own.oracle), own.discount, own.decaySpeed);
        (start, conclusion, vesting) = (market.start, market.conclusion, market.vesting);
        (minPrice, scale) = (own.minPrice, _scale(market));
        (oracleConversion, linear) = (10 ** own.conversionExponent, market.linearDuration);
    }

    function _createMarket(bytes calldata params, MarketOptions memory options) internal override returns (uint256 id) {
        _requireWords(params, 13);
        MarketParams memory p = abi.decode(params, (MarketParams));
        bool valid = p.targetIntervalDiscount <= BondMath.ONE_HUNDRED_PERCENT && p.depositInterval > 0;
        require(valid, Auctioneer_InvalidParams());
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
        uint256 decaySpeed = uint256(p.duration) * p.targetIntervalDiscount / p.depositInterval;
        NewOracleTerms memory own = NewOracleTerms(p.oracle, p.baseDiscount, p.maxDiscountFromCurrent, decaySpeed);
        id = _openWithOracle(created, own, params, options);
        require(_oracleTerms[id].minPrice > 0, Auctioneer_InvalidParams());
    }

    function _strategyPrice(Market storage market, OracleTerms storage own, uint256 basePrice)
        internal
        view
        override
        returns (uint256)
    {
        uint256 capacity = _capacity(market);
        BondMath.Pace memory pace = BondMath.Pace({
            start: market.start,
            conclusion: market.conclusion,
            capacity: capacity,
            initialCapacity: capacity + (market.capacityInQuote ? market.purchased : market.sold),
            decaySpeed: own.decaySpeed
        });
        return BondMath.mulDivUp(basePrice, BondMath.paceAdjustment(pace), BondMath.ONE_HUNDRED_PERCENT);
    }
}
