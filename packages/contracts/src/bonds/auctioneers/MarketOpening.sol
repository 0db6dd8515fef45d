// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../IBondAuctioneer.sol";
import {IFixedExpiryTeller} from "../tellers/IFixedExpiryTeller.sol";
import {BondMath} from "./BondMath.sol";
import {PrivateMarkets} from "./PrivateMarkets.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

/// @notice Creates markets of any strategy: which of their parameters are checked, and which are stored.
abstract contract MarketOpening is PrivateMarkets {
    /// What strategies' parameters have in common; see `IFixedPriceAuctioneer.MarketParams`.
    struct NewMarket {
        address payoutToken;
        address quoteToken;
        address callbackAddr;
        bool capacityInQuote;
        uint256 capacity;
        uint48 depositInterval;
        uint48 vesting;
        uint48 start;
        uint48 duration;
    }

    uint256 private constant MIN_DECIMALS = 6;
    uint256 private constant MAX_DECIMALS = 18;
    int256 private constant BASE_SCALE_EXPONENT = 36;
    int256 private constant MAX_SCALE_ADJUSTMENT = 24;
    /// Fifty years of 52 weeks.
    uint48 private constant MAX_FIXED_TERM = 52 weeks * 50;

    /// @inheritdoc IBondAuctioneer
    bool public allowNewMarkets = true;

    /// @inheritdoc IBondAuctioneer
    function createMarket(bytes calldata params) external returns (uint256 id) {
        return _create(params, MarketOptions(false, bytes32(0), 0, 0));
    }

    /// @inheritdoc IBondAuctioneer
    function createMarket(bytes calldata params, MarketOptions calldata options) external returns (uint256 id) {
        return _create(params, options);
    }

    /// @inheritdoc IBondAuctioneer
    function setAllowNewMarkets(bool allowed) external onlyAuthority {
        allowNewMarkets = allowed;
        emit NewMarketsAllowed(allowed);
    }

    /// Decodes and checks the strategy's parameters, calls `_register` and `_open`, emits `MarketCreated`, calls `_emitTerms`.
    function _createMarket(bytes calldata params, MarketOptions memory options) internal virtual returns (uint256 id);

    /// Values that do not fit their types are refused by the ABI decoder, which reverts without a reason.
    function _requireWords(bytes calldata params, uint256 words) internal pure {
        require(params.length == words * 32, Auctioneer_InvalidParams());
    }

    /// Without an oracle `leastOraclePrice` would have no effect, so it is refused.
    function _requireNoOraclePrice(MarketOptions memory options) internal pure {
        require(options.leastOraclePrice == 0, Auctioneer_InvalidParams());
    }

    /// @return id Of the new market.
    /// @return decimalsDifference Payout decimals less quote decimals.
    function _register(address payoutToken, address quoteToken)
        internal
        returns (uint256 id, int256 decimalsDifference)
    {
        decimalsDifference =
            _decimals(payoutToken) - _decimals(quoteToken);
        require(payoutToken != quoteToken, Auctioneer_InvalidParams());
        id = AGGREGATOR.registerMarket(payoutToken, quoteToken);
    }

    /// @param scaleAdjustment What is added to 36 to give the exponent of the scale.
    /// @param price Price at which a capacity in quote tokens is converted to payout tokens.
    function _open(
        uint256 id,
        NewMarket memory created,
        MarketOptions memory options,
        int256 scaleAdjustment,
        uint256 price
    ) internal returns (Market storage market) {
        market = _markets[id];
        market.owner = msg.sender;
        market.payoutToken = created.payoutToken;
        market.quoteToken = created.quoteToken;
        market.capacityInQuote = created.capacityInQuote;
        market.scaleExponent = _scaleExponent(scaleAdjustment);
        _setTimes(market, created, options.linearDuration);
        _setCapacity(market, created, price);
        _setCallback(id, market, created.callbackAddr);
        _setPrivacy(id, market, options);
    }

    function _emitTerms(uint256 id, bytes calldata params, MarketOptions memory options) internal {
        Market storage market = _markets[id];
        emit MarketTermsSet(id, msg.sender, params, options, market.start, market.conclusion, _scale(market));
    }

    /// Seconds, for new markets.
    function _minimums() internal view virtual returns (uint48 depositInterval, uint48 duration);

    /// What is left, in payout tokens; 0 where the price is not known.
    function _capacityInPayout(Market storage market, uint256 price) internal view returns (uint256) {
        if (price == 0) return 0;
        uint256 capacity = _capacity(market);
        return market.capacityInQuote ? BondMath.payoutFor(capacity, price, _scale(market)) : capacity;
    }

    function _fitted(uint256 amount) internal pure returns (uint128) {
        require(amount <= type(uint128).max, Auctioneer_InvalidParams());
        return uint128(amount);
    }

    function _create(bytes calldata params, MarketOptions memory options) private returns (uint256 id) {
        require(allowNewMarkets, Auctioneer_NewMarketsNotAllowed());
        id = _createMarket(params, options);
        Market storage market = _markets[id];
        if (!FIXED_TERM && market.vesting > 0 && options.linearDuration == 0) {
            IFixedExpiryTeller(address(TELLER)).deploy(market.payoutToken, market.vesting);
        }
    }

    function _setTimes(Market storage market, NewMarket memory created, uint48 linear) private {
        uint48 start = created.start == 0 ? uint48(block.timestamp) : created.start;
        uint256 conclusion = uint256(start) + created.duration;
        require(start >= block.timestamp && conclusion <= type(uint40).max, Auctioneer_InvalidParams());
        (uint48 minInterval, uint48 minDuration) = _minimums();
        require(created.duration >= minDuration, Auctioneer_InvalidParams());
        require(created.depositInterval >= minInterval, Auctioneer_InvalidParams());
        require(created.depositInterval <= created.duration, Auctioneer_InvalidParams());
        require(linear <= MAX_FIXED_TERM, Auctioneer_InvalidParams());
        (market.start, market.conclusion) = (uint40(start), uint40(conclusion));
        market.vesting = _checkedVesting(created.vesting, conclusion);
        if (linear > 0) market.linearDuration = linear;
    }

    function _setCapacity(Market storage market, NewMarket memory created, uint256 price) private {
        market.capacity = _fitted(created.capacity);
        uint128 payout = _fitted(_capacityInPayout(market, price));
        market.maxPayout = _fitted(uint256(payout) * created.depositInterval / created.duration);
        require(market.maxPayout > 0, Auctioneer_InvalidParams());
    }

    function _setCallback(uint256 id, Market storage market, address callback) private {
        if (callback == address(0)) return;
        _requireUsable(callback, msg.sender);
        market.hasCallback = true;
        _callbacks[id] = callback;
    }

    function _setPrivacy(uint256 id, Market storage market, MarketOptions memory options) private {
        require(options.isPrivate || options.buyersRoot == bytes32(0), Auctioneer_InvalidParams());
        if (!options.isPrivate) return;
        market.isPrivate = true;
        buyersRoot[id] = options.buyersRoot;
    }

    function _checkedVesting(uint48 vesting, uint256 conclusion) private view returns (uint48) {
        if (FIXED_TERM) {
            bool valid = vesting == 0 || (vesting >= 1 days && vesting <= MAX_FIXED_TERM);
            require(valid, Auctioneer_InvalidParams());
            return vesting;
        }
        vesting -= vesting % 1 days;
        bool inTime = vesting >= conclusion && vesting <= block.timestamp + MAX_FIXED_TERM;
        require(vesting == 0 || inTime, Auctioneer_InvalidParams());
        return vesting;
    }

    function _scaleExponent(int256 adjustment) private pure returns (uint8) {
        bool valid = adjustment >= -MAX_SCALE_ADJUSTMENT && adjustment <= MAX_SCALE_ADJUSTMENT;
        require(valid, Auctioneer_InvalidParams());
        return uint8(uint256(BASE_SCALE_EXPONENT + adjustment));
    }

    function _decimals(address token) private view returns (int256) {
        (bool success, bytes memory answer) = token.staticcall(abi.encodeCall(IERC20Metadata.decimals, ()));
        require(success && answer.length >= 32, Auctioneer_InvalidParams());
        uint256 decimals = abi.decode(answer, (uint256));
        require(decimals >= MIN_DECIMALS && decimals <= MAX_DECIMALS, Auctioneer_InvalidParams());
        return int256(decimals);
    }
}
