// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAggregator} from "../IBondAggregator.sol";
import {IBondAuctioneer} from "../IBondAuctioneer.sol";
import {IFundedCallback} from "../IBondCallback.sol";
import {IBondTeller} from "../tellers/IBondTeller.sol";
import {IFixedExpiryTeller} from "../tellers/IFixedExpiryTeller.sol";
import {BondMath} from "./BondMath.sol";
import {MarketBook} from "./MarketBook.sol";
import {PrivateMarkets} from "./PrivateMarkets.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @notice What every strategy does alike. A strategy adds `_createMarket`, `_price`, and what follows from a purchase.
/// Rounding: payouts, capacities and limits down, prices up; in favour of the market's owner.
/// Amounts are kept as 128 bits; what does not fit is refused with `Auctioneer_InvalidParams` at creation.
abstract contract BondAuctioneer is PrivateMarkets {
    using SafeCast for uint256;

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

    constructor(IBondAggregator aggregator, IBondTeller teller) MarketBook(aggregator, teller) {}

    /// @inheritdoc IBondAuctioneer
    function createMarket(bytes calldata params) external returns (uint256 id) {
        return _create(params, MarketOptions(false, bytes32(0), 0, 0));
    }

    /// @inheritdoc IBondAuctioneer
    function createMarket(bytes calldata params, MarketOptions calldata options) external returns (uint256 id) {
        return _create(params, options);
    }

    /// @inheritdoc IBondAuctioneer
    function purchaseBond(uint256 id, address buyer, uint256 amount, uint256 minAmountOut, bytes calldata access)
        external
        returns (Sale memory sale)
    {
        require(msg.sender == address(TELLER), Auctioneer_NotAuthorized());
        Market storage market = _markets[id];
        sale.owner = market.owner;
        if (market.hasCallback) {
            sale.callback = _callbacks[id];
            _requireUsable(sale.callback, sale.owner);
        }
        require(_isLive(market), Auctioneer_MarketNotActive());
        (sale.price, sale.oraclePrice) = _price(id, market);
        _useAccess(id, market, buyer, amount, access);
        sale.payout = BondMath.payoutFor(amount, sale.price, _scale(market));
        require(sale.payout > 0 && sale.payout >= minAmountOut, Auctioneer_AmountLessThanMinimum());
        _sell(market, amount, sale.payout);
        sale.payoutToken = market.payoutToken;
        sale.quoteToken = market.quoteToken;
        sale.vesting = market.vesting;
        sale.linearDuration = market.linearDuration;
        _afterPurchase(id, market, sale.price, sale.payout);
    }

    /// @inheritdoc IBondAuctioneer
    function setAllowNewMarkets(bool allowed) external onlyAuthority {
        allowNewMarkets = allowed;
        emit NewMarketsAllowed(allowed);
    }

    /// @inheritdoc IBondAuctioneer
    function getMarketInfoForPurchase(uint256 id)
        external
        view
        returns (address, address, address, address, uint48, uint256)
    {
        Market storage market = _market(id);
        return (
            market.owner,
            _callbacks[id],
            market.payoutToken,
            market.quoteToken,
            market.vesting,
            _maxPayout(market, _shownPrice(id, market))
        );
    }

    /// @inheritdoc IBondAuctioneer
    function marketPrice(uint256 id) external view returns (uint256) {
        return _shownPrice(id, _market(id));
    }

    /// @inheritdoc IBondAuctioneer
    function payoutFor(uint256 amount, uint256 id, address referrer) external view returns (uint256 payout) {
        Market storage market = _market(id);
        uint256 price = _shownPrice(id, market);
        if (price == 0) return 0;
        payout = BondMath.payoutFor(amount - _fee(amount, referrer), price, _scale(market));
        require(payout <= _maxPayout(market, price), Auctioneer_MaxPayoutExceeded());
    }

    /// @inheritdoc IBondAuctioneer
    function maxPayout(uint256 id) external view returns (uint256) {
        Market storage market = _market(id);
        return _maxPayout(market, _shownPrice(id, market));
    }

    /// @inheritdoc IBondAuctioneer
    function maxAmountAccepted(uint256 id, address referrer) external view returns (uint256 amount) {
        Market storage market = _market(id);
        uint256 price = _shownPrice(id, market);
        uint256 scale = _scale(market);
        amount = BondMath.quoteFor(Math.min(market.maxPayout, _funds(id, market)), price, scale);
        uint256 capacity = _capacity(market);
        amount = Math.min(amount, market.capacityInQuote ? capacity : BondMath.quoteFor(capacity, price, scale));
        amount += _fee(amount, referrer);
    }

    /// @inheritdoc IBondAuctioneer
    function fundedPayout(uint256 id) external view returns (uint256) {
        Market storage market = _market(id);
        uint256 left = _capacity(market);
        if (market.capacityInQuote) left = _capacityInPayout(market, _shownPrice(id, market));
        return Math.min(left, _funds(id, market));
    }

    /// Takes what was bought off the capacity.
    function _sell(Market storage market, uint256 amount, uint256 payout) private {
        require(payout <= market.maxPayout, Auctioneer_MaxPayoutExceeded());
        uint256 taken = market.capacityInQuote ? amount : payout;
        require(taken <= market.capacity, Auctioneer_NotEnoughCapacity());
        unchecked {
            market.capacity -= uint128(taken);
        }
        market.sold += uint128(payout);
        market.purchased += amount.toUint128();
    }

    function _create(bytes calldata params, MarketOptions memory options) private returns (uint256 id) {
        require(allowNewMarkets, Auctioneer_NewMarketsNotAllowed());
        id = _createMarket(params, options);
        Market storage market = _markets[id];
        if (!FIXED_TERM && market.vesting > 0 && options.linearDuration == 0) {
            IFixedExpiryTeller(address(TELLER)).deploy(market.payoutToken, market.vesting);
        }
    }

    /// Decodes and checks the strategy's parameters, calls `_register` and `_open`, emits `MarketCreated`, calls `_emitTerms`.
    function _createMarket(bytes calldata params, MarketOptions memory options) internal virtual returns (uint256 id);

    /// Words that do not fit their types are refused by the decoder, without a reason.
    function _requireWords(bytes calldata params, uint256 words) internal pure {
        require(params.length == words * 32, Auctioneer_InvalidParams());
    }

    /// A bound on what is not asked for would bind nothing.
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

    /// @param scaleAdjustment To 36, the exponent of the scale.
    /// @param price At which a capacity in quote tokens is converted.
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

    /// The price now, and the oracle's behind it, if any; reverts where there is none.
    function _price(uint256 id, Market storage market)
        internal
        view
        virtual
        returns (uint256 price, uint256 oraclePrice);

    /// The price for views: 0 where an oracle fails.
    function _shownPrice(uint256 id, Market storage market) internal view virtual returns (uint256 price) {
        (price,) = _price(id, market);
    }

    /// What follows from a purchase after the market's capacity was reduced.
    // solhint-disable-next-line no-empty-blocks
    function _afterPurchase(uint256 id, Market storage market, uint256 price, uint256 payout) internal virtual {}

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

    function _maxPayout(Market storage market, uint256 price) private view returns (uint256) {
        return Math.min(market.maxPayout, _capacityInPayout(market, price));
    }

    function _fee(uint256 amount, address referrer) private view returns (uint256) {
        return BondMath.mulDiv(amount, TELLER.getFee(referrer), BondMath.ONE_HUNDRED_PERCENT);
    }

    /// What the owner can pay at once, or its callback says that it can; unbounded where that says nothing.
    function _funds(uint256 id, Market storage market) private view returns (uint256) {
        if (market.hasCallback) {
            (bool success, bytes memory answer) =
                _callbacks[id].staticcall(abi.encodeCall(IFundedCallback.fundedFor, (id)));
            return success && answer.length == 32 ? abi.decode(answer, (uint256)) : type(uint256).max;
        }
        IERC20 token = IERC20(market.payoutToken);
        address owner = market.owner;
        return Math.min(token.balanceOf(owner), token.allowance(owner, address(TELLER)));
    }
}
