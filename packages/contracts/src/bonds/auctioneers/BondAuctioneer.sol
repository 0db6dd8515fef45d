// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAggregator} from "../IBondAggregator.sol";
import {IBondAuctioneer} from "../IBondAuctioneer.sol";
import {IFundedCallback} from "../IBondCallback.sol";
import {IBondTeller} from "../tellers/IBondTeller.sol";
import {BondMath} from "./BondMath.sol";
import {MarketBook} from "./MarketBook.sol";
import {MarketOpening} from "./MarketOpening.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @notice What all pricing strategies have in common. A strategy adds `_createMarket`, `_price`, and what follows from a purchase.
/// Rounding: payouts, capacities and limits down, prices up; in favour of the market's owner. Amounts are stored in 128 bits; what does not
/// fit is refused with `Auctioneer_InvalidParams` at creation.
abstract contract BondAuctioneer is MarketOpening {
    using SafeCast for uint256;

    constructor(IBondAggregator aggregator, IBondTeller teller) MarketBook(aggregator, teller) {}

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

    /// Subtracts a purchase from the capacity.
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

    /// The price now, and the oracle's price that it follows from, if any; reverts where there is none.
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

    function _maxPayout(Market storage market, uint256 price) private view returns (uint256) {
        return Math.min(market.maxPayout, _capacityInPayout(market, price));
    }

    function _fee(uint256 amount, address referrer) private view returns (uint256) {
        return BondMath.mulDiv(amount, TELLER.getFee(referrer), BondMath.ONE_HUNDRED_PERCENT);
    }

    /// What the owner can pay now, or what its callback says that it can pay; without a limit where the callback does not say.
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
