// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondOracle} from "../IBondOracle.sol";
import {BondMath} from "./BondMath.sol";
import {IOracleAuctioneer} from "./IOracleAuctioneer.sol";
import {UntunedAuctioneer} from "./UntunedAuctioneer.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @notice Markets whose price is an oracle's less a discount. A strategy adds `_priceAt`.
/// The split of the human price between price and scale is fixed at creation: with `e` the exponent of its first digit and `h` half
/// of that, towards zero, the price is `human · 10^(36 - h)`.
abstract contract OracleAuctioneer is UntunedAuctioneer, IOracleAuctioneer {
    /// @param discount From the oracle's price.
    /// @param decaySpeed 0 where the discount is fixed.
    /// @param conversionExponent A price is the oracle's times 10 to this.
    struct OracleTerms {
        IBondOracle oracle;
        uint24 discount;
        uint48 decaySpeed;
        uint8 conversionExponent;
        uint256 minPrice;
    }

    /// What the strategies' parameters have in common besides `NewMarket`.
    struct NewOracleTerms {
        address oracle;
        uint48 discount;
        uint48 maxDiscount;
        uint256 decaySpeed;
    }

    uint8 private constant MIN_ORACLE_DECIMALS = 6;
    uint8 private constant MAX_ORACLE_DECIMALS = 18;
    int256 private constant PRICE_EXPONENT = 36;
    int256 private constant MAX_EXPONENT = 24;

    mapping(uint256 id => OracleTerms) internal _oracleTerms;

    /// @inheritdoc IOracleAuctioneer
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
        )
    {
        Market storage market = _market(id);
        (owner, payoutToken, quoteToken) = (market.owner, market.payoutToken, market.quoteToken);
        (callbackAddr, capacityInQuote) = (_callbacks[id], market.capacityInQuote);
        (capacity, maxPayout) = (_capacity(market), market.maxPayout);
        (sold, purchased) = (market.sold, market.purchased);
    }

    /// Opens the market and emits its events.
    function _openWithOracle(
        NewMarket memory created,
        NewOracleTerms memory terms_,
        bytes calldata params,
        MarketOptions memory options
    ) internal returns (uint256 id) {
        _checkDiscounts(terms_);
        int256 decimalsDifference;
        (id, decimalsDifference) = _register(created.payoutToken, created.quoteToken);
        uint256 oraclePrice = _connect(id, created, terms_.oracle);
        uint256 least = options.leastOraclePrice;
        require(oraclePrice >= least, Auctioneer_OraclePriceBelowLeast(oraclePrice, least));
        int256 halfExponent = _setOracleTerms(id, terms_, oraclePrice);
        OracleTerms storage terms = _oracleTerms[id];
        uint256 price = BondMath.discounted(_converted(terms, oraclePrice), terms.discount);
        Market storage market = _open(id, created, options, decimalsDifference - halfExponent, price);
        emit MarketCreated(id, created.payoutToken, created.quoteToken, market.vesting);
        _emitTerms(id, params, options);
        emit OracleTermsSet(id, oraclePrice, terms.minPrice, 10 ** terms.conversionExponent);
    }

    function _price(uint256 id, Market storage market) internal view override returns (uint256, uint256 oraclePrice) {
        OracleTerms storage terms = _oracleTerms[id];
        oraclePrice = terms.oracle.currentPrice(id);
        return (_checkedPrice(market, terms, oraclePrice), oraclePrice);
    }

    /// @dev An oracle that answers 0 makes this revert too, as clients of Bond Protocol's auctioneer expect; only one that fails gives 0.
    function _shownPrice(uint256 id, Market storage market) internal view override returns (uint256) {
        OracleTerms storage terms = _oracleTerms[id];
        (bool success, bytes memory answer) =
            address(terms.oracle).staticcall(abi.encodeWithSignature("currentPrice(uint256)", id));
        if (!success || answer.length < 32) return 0;
        return _checkedPrice(market, terms, abi.decode(answer, (uint256)));
    }

    /// @param basePrice The oracle's price less the discount.
    function _strategyPrice(Market storage market, OracleTerms storage terms, uint256 basePrice)
        internal
        view
        virtual
        returns (uint256);

    function _checkedPrice(Market storage market, OracleTerms storage terms, uint256 oraclePrice)
        private
        view
        returns (uint256)
    {
        require(oraclePrice > 0, Auctioneer_OraclePriceZero());
        uint256 basePrice = BondMath.discounted(_converted(terms, oraclePrice), terms.discount);
        return Math.max(_strategyPrice(market, terms, basePrice), terms.minPrice);
    }

    function _converted(OracleTerms storage terms, uint256 oraclePrice) private view returns (uint256) {
        return Math.saturatingMul(oraclePrice, 10 ** terms.conversionExponent);
    }

    function _checkDiscounts(NewOracleTerms memory terms) private pure {
        require(terms.oracle != address(0), Auctioneer_InvalidParams());
        require(terms.discount < BondMath.ONE_HUNDRED_PERCENT, Auctioneer_InvalidParams());
        require(terms.discount <= terms.maxDiscount, Auctioneer_InvalidParams());
        require(terms.maxDiscount <= BondMath.ONE_HUNDRED_PERCENT, Auctioneer_InvalidParams());
        require(terms.decaySpeed <= type(uint48).max, Auctioneer_InvalidParams());
    }

    function _connect(uint256 id, NewMarket memory created, address oracle) private returns (uint256 oraclePrice) {
        IBondOracle(oracle).registerMarket(id, created.quoteToken, created.payoutToken);
        oraclePrice = IBondOracle(oracle).currentPrice(id);
        require(oraclePrice > 0, Auctioneer_OraclePriceZero());
    }

    /// @return halfExponent Half of the exponent of the discounted price's first digit.
    function _setOracleTerms(uint256 id, NewOracleTerms memory created, uint256 oraclePrice)
        private
        returns (int256 halfExponent)
    {
        uint8 decimals = IBondOracle(created.oracle).decimals(id);
        bool valid = decimals >= MIN_ORACLE_DECIMALS && decimals <= MAX_ORACLE_DECIMALS;
        require(valid, Auctioneer_InvalidParams());
        int256 priceDecimals = int256(uint256(decimals));
        uint256 first = Math.log10(BondMath.discounted(oraclePrice, created.discount));
        int256 exponent = int256(first) - priceDecimals;
        require(priceDecimals > -exponent && exponent <= MAX_EXPONENT, Auctioneer_InvalidParams());
        halfExponent = exponent / 2;

        OracleTerms storage terms = _oracleTerms[id];
        terms.oracle = IBondOracle(created.oracle);
        terms.discount = uint24(created.discount);
        terms.decaySpeed = uint48(created.decaySpeed);
        terms.conversionExponent = uint8(uint256(PRICE_EXPONENT - halfExponent - priceDecimals));
        terms.minPrice = BondMath.discounted(_converted(terms, oraclePrice), created.maxDiscount);
    }
}
