// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAggregator} from "../IBondAggregator.sol";
import {IBondAuctioneer} from "../IBondAuctioneer.sol";
import {IBondTeller} from "../tellers/IBondTeller.sol";
import {BondAuctioneer} from "./BondAuctioneer.sol";
import {BondMath} from "./BondMath.sol";
import {DecayingDebt} from "./DecayingDebt.sol";
import {ISequentialDutchAuctioneer} from "./ISequentialDutchAuctioneer.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title Auctioneer of markets that each purchase makes dearer and time makes cheaper.
/// @notice Rounding: price, new control variable and the step of `lastDecay` up; debts, their decay and the first control variable down.
/// Where Bond Protocol's auctioneer, the model of this one, has faults that this one has not: a market that was idle for a whole decay
/// interval follows purchases again from the next one on; a tune lifts the maximum of one purchase at most to a quarter of what is left;
/// new intervals do not change the price of the moment; the minimum price is above 0.
contract SequentialDutchAuctioneer is DecayingDebt {
    /// For new markets.
    struct Defaults {
        uint32 tuneInterval;
        uint32 tuneAdjustment;
        uint32 minDebtDecayInterval;
        uint32 minDepositInterval;
        uint32 minMarketDuration;
        uint32 minDebtBuffer;
    }

    uint256 private constant MIN_DEPOSIT_INTERVALS_PER_DECAY = 5;
    /// 0.1 %.
    uint256 private constant INITIAL_PRICE_TOLERANCE = 1000;

    mapping(uint256 id => Auction) private _auctions;
    Defaults private _defaults = Defaults(24 hours, 6 hours, 3 days, 1 hours, 1 days, 10_000);

    constructor(IBondAggregator aggregator, IBondTeller teller) BondAuctioneer(aggregator, teller) {}

    /// @inheritdoc IBondAuctioneer
    function setIntervals(uint256 id, uint32[3] calldata intervals) external {
        Market storage market = _market(id);
        require(_isLive(market), Auctioneer_MarketNotActive());
        (uint32 tuneInterval, uint32 adjustmentDelay, uint32 decayInterval) = (intervals[0], intervals[1], intervals[2]);
        Auction storage auction = _auctions[id];
        require(adjustmentDelay > 0 && tuneInterval >= adjustmentDelay, Auctioneer_InvalidParams());
        require(tuneInterval >= auction.depositInterval, Auctioneer_InvalidParams());
        require(decayInterval > 0 && decayInterval >= _defaults.minDebtDecayInterval, Auctioneer_InvalidParams());
        require(msg.sender == market.owner, Auctioneer_OnlyMarketOwner());

        auction.totalDebt = _fitted(_currentDebt(market, auction));
        auction.lastDecay = uint48(block.timestamp);
        (auction.tuneInterval, auction.tuneAdjustmentDelay) = (tuneInterval, adjustmentDelay);
        auction.debtDecayInterval = decayInterval;
        _setTuneCapacities(auction, market.capacity, tuneInterval, market.conclusion - block.timestamp);
        emit IntervalsUpdated(id, tuneInterval, adjustmentDelay, decayInterval);
    }

    /// @inheritdoc IBondAuctioneer
    function setDefaults(uint32[6] calldata d) external onlyAuthority {
        (uint32 tuneInterval, uint32 tuneAdjustment, uint32 decayInterval) = (d[0], d[1], d[2]);
        (uint32 depositInterval, uint32 duration, uint32 debtBuffer) = (d[3], d[4], d[5]);
        bool valid = tuneInterval >= tuneAdjustment && tuneInterval >= depositInterval && depositInterval <= duration
            && decayInterval >= MIN_DEPOSIT_INTERVALS_PER_DECAY * depositInterval;
        require(valid, Auctioneer_InvalidParams());
        _defaults = Defaults(tuneInterval, tuneAdjustment, decayInterval, depositInterval, duration, debtBuffer);
        emit DefaultsUpdated(tuneInterval, tuneAdjustment, decayInterval, depositInterval, duration, debtBuffer);
    }

    /// @inheritdoc ISequentialDutchAuctioneer
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
            uint256 totalDebt,
            uint256 minPrice,
            uint256 maxPayout,
            uint256 sold,
            uint256 purchased,
            uint256 scale
        )
    {
        Market storage market = _market(id);
        (owner, payoutToken, quoteToken) = (market.owner, market.payoutToken, market.quoteToken);
        (callbackAddr, capacityInQuote) = (_callbacks[id], market.capacityInQuote);
        (capacity, maxPayout) = (_capacity(market), market.maxPayout);
        totalDebt = _auctions[id].totalDebt;
        minPrice = _auctions[id].minPrice;
        (sold, purchased) = (market.sold, market.purchased);
        scale = _scale(market);
    }

    /// @inheritdoc ISequentialDutchAuctioneer
    function terms(uint256 id)
        external
        view
        returns (uint256 controlVariable, uint256 maxDebt, uint48 start, uint48 conclusion, uint48 vesting)
    {
        Market storage market = _market(id);
        (controlVariable, maxDebt) = (_auctions[id].controlVariable, _auctions[id].maxDebt);
        (start, conclusion, vesting) = (market.start, market.conclusion, market.vesting);
    }

    /// @inheritdoc ISequentialDutchAuctioneer
    function metadata(uint256 id)
        external
        view
        returns (
            uint48 lastTune,
            uint48 lastDecay,
            uint32 depositInterval,
            uint32 tuneInterval,
            uint32 tuneAdjustmentDelay,
            uint32 debtDecayInterval,
            uint256 tuneIntervalCapacity,
            uint256 tuneBelowCapacity,
            uint256 lastTuneDebt
        )
    {
        _market(id);
        Auction storage auction = _auctions[id];
        (lastTune, lastDecay, depositInterval) = (auction.lastTune, auction.lastDecay, auction.depositInterval);
        (tuneInterval, tuneAdjustmentDelay) = (auction.tuneInterval, auction.tuneAdjustmentDelay);
        debtDecayInterval = auction.debtDecayInterval;
        (tuneIntervalCapacity, tuneBelowCapacity) = (auction.tuneIntervalCapacity, auction.tuneBelowCapacity);
        lastTuneDebt = auction.lastTuneDebt;
    }

    /// @inheritdoc ISequentialDutchAuctioneer
    function adjustments(uint256 id)
        external
        view
        returns (uint256 change, uint48 lastAdjustment, uint48 timeToAdjusted, bool active)
    {
        _market(id);
        Auction storage auction = _auctions[id];
        (change, active) = (auction.change, auction.adjusting);
        (lastAdjustment, timeToAdjusted) = (auction.lastAdjustment, auction.timeToAdjusted);
    }

    /// @inheritdoc ISequentialDutchAuctioneer
    function currentDebt(uint256 id) external view returns (uint256) {
        return _currentDebt(_market(id), _auctions[id]);
    }

    /// @inheritdoc ISequentialDutchAuctioneer
    function currentControlVariable(uint256 id) external view returns (uint256) {
        _market(id);
        return _currentControlVariable(_auctions[id]);
    }

    /// @inheritdoc ISequentialDutchAuctioneer
    function defaultTuneInterval() external view returns (uint32) {
        return _defaults.tuneInterval;
    }

    /// @inheritdoc ISequentialDutchAuctioneer
    function defaultTuneAdjustment() external view returns (uint32) {
        return _defaults.tuneAdjustment;
    }

    /// @inheritdoc ISequentialDutchAuctioneer
    function minDebtDecayInterval() external view returns (uint32) {
        return _defaults.minDebtDecayInterval;
    }

    /// @inheritdoc IBondAuctioneer
    function minDepositInterval() external view returns (uint48) {
        return _defaults.minDepositInterval;
    }

    /// @inheritdoc IBondAuctioneer
    function minMarketDuration() external view returns (uint48) {
        return _defaults.minMarketDuration;
    }

    /// @inheritdoc ISequentialDutchAuctioneer
    function minDebtBuffer() external view returns (uint32) {
        return _defaults.minDebtBuffer;
    }

    function _createMarket(bytes calldata params, MarketOptions memory options) internal override returns (uint256 id) {
        _requireWords(params, 13);
        _requireNoOraclePrice(options);
        MarketParams memory p = abi.decode(params, (MarketParams));
        require(p.formattedMinimumPrice > 0, Auctioneer_InvalidParams());
        require(p.formattedInitialPrice >= p.formattedMinimumPrice, Auctioneer_InitialPriceLessThanMin());
        (id,) = _register(p.payoutToken, p.quoteToken);
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
            p.formattedInitialPrice
        );
        _openAuction(id, market, p);
        emit MarketCreated(id, p.payoutToken, p.quoteToken, market.vesting, p.formattedInitialPrice);
        _emitTerms(id, params, options);
    }

    /// The price that the debt and the control variable of this moment give.
    function _price(uint256 id, Market storage market) internal view override returns (uint256 price, uint256) {
        Auction storage auction = _auctions[id];
        price = BondMath.mulDivUp(_currentControlVariable(auction), _currentDebt(market, auction), _scale(market));
        return (Math.max(price, auction.minPrice), 0);
    }

    /// Warning: writes to storage what `_price` has computed from it; nothing may change between the two.
    function _afterPurchase(uint256 id, Market storage market, uint256 price, uint256 payout) internal override {
        Auction storage auction = _auctions[id];
        if (auction.adjusting) _settleAdjustment(auction);
        _addDebt(market, auction, payout);
        if (auction.totalDebt > auction.maxDebt) _close(id, market);
        else _tune(id, market, auction, price);
    }

    function _minimums() internal view override returns (uint48, uint48) {
        return (_defaults.minDepositInterval, _defaults.minMarketDuration);
    }

    function _openAuction(uint256 id, Market storage market, MarketParams memory p) private {
        Auction storage auction = _auctions[id];
        Defaults memory defaults = _defaults;
        uint256 tuneInterval = Math.max(p.depositInterval, defaults.tuneInterval);
        uint256 decayInterval =
            Math.max(defaults.minDebtDecayInterval, MIN_DEPOSIT_INTERVALS_PER_DECAY * p.depositInterval);
        bool valid = tuneInterval <= p.duration && decayInterval <= type(uint32).max;
        require(valid, Auctioneer_InvalidParams());
        (auction.lastTune, auction.lastDecay) = (market.start, market.start);
        (auction.depositInterval, auction.tuneInterval) = (p.depositInterval, uint32(tuneInterval));
        (auction.tuneAdjustmentDelay, auction.debtDecayInterval) = (defaults.tuneAdjustment, uint32(decayInterval));
        auction.minPrice = p.formattedMinimumPrice;
        _setTuneCapacities(auction, p.capacity, tuneInterval, p.duration);

        uint256 payoutCapacity = _capacityInPayout(market, p.formattedInitialPrice);
        uint256 targetDebt = payoutCapacity * decayInterval / p.duration;
        uint256 onePurchase = uint256(market.maxPayout) * BondMath.ONE_HUNDRED_PERCENT / targetDebt;
        uint256 buffer = Math.max(Math.max(p.debtBuffer, defaults.minDebtBuffer), onePurchase);
        auction.totalDebt = auction.lastTuneDebt = _fitted(targetDebt);
        auction.maxDebt = _fitted(targetDebt + targetDebt * buffer / BondMath.ONE_HUNDRED_PERCENT);
        auction.controlVariable = _controlVariableOf(p.formattedInitialPrice, _scale(market), targetDebt);
    }

    /// A control variable is a whole number. If it has few digits, rounding makes the price noticeably lower than the one that was asked
    /// for; beyond the tolerance the market is refused.
    function _controlVariableOf(uint256 asked, uint256 scale, uint256 debt)
        private
        pure
        returns (uint256 controlVariable)
    {
        controlVariable = BondMath.mulDiv(asked, scale, debt);
        // `mulDiv` answers the largest number where the result does not fit, which would not give the initial price.
        require(controlVariable < type(uint256).max, Auctioneer_InvalidParams());
        uint256 missing = mulmod(asked, scale, debt) / scale;
        require(missing <= asked / INITIAL_PRICE_TOLERANCE, Auctioneer_InitialPriceInexact(asked, asked - missing));
    }
}
