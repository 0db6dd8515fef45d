// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../IBondAuctioneer.sol";

/// @title Sells at a price that each purchase lifts and time lowers, tuned so that the capacity lasts until the conclusion.
/// @notice `price = max(ceil(controlVariable · debt / scale), minPrice)`. Debt is payout sold of late, decaying evenly over the debt decay
/// interval. A tune re-bases debt and control variable on what is left: up at once, down over the adjustment delay. A purchase after which
/// the stored debt is above `maxDebt` counts and closes the market; the current debt, which may be higher when many buy within seconds, is
/// not tested: clients of Bond Protocol's auctioneer expect this.
interface ISequentialDutchAuctioneer is IBondAuctioneer {
    /// What `createMarket` takes. What is not named here is as `IFixedPriceAuctioneer` has it.
    /// @param formattedInitialPrice At the start, within 0.1 %, not below the minimum; formatted as `IFixedPriceAuctioneer` has it.
    /// @param formattedMinimumPrice The lowest price, above 0, with the same scale: the price never falls below it.
    /// @param debtBuffer By how much the debt may grow above its target before the market closes; 1e5 = 100 %, raised to at least
    /// `minDebtBuffer` and to what a purchase of the maximum needs.
    /// @param duration At least the default tune interval.
    struct MarketParams {
        address payoutToken;
        address quoteToken;
        address callbackAddr;
        bool capacityInQuote;
        uint256 capacity;
        uint256 formattedInitialPrice;
        uint256 formattedMinimumPrice;
        uint32 debtBuffer;
        uint48 vesting;
        uint48 start;
        uint32 duration;
        uint32 depositInterval;
        int8 scaleAdjustment;
    }

    event MarketCreated(
        uint256 indexed id,
        address indexed payoutToken,
        address indexed quoteToken,
        uint48 vesting,
        uint256 initialPrice
    );

    event Tuned(uint256 indexed id, uint256 oldControlVariable, uint256 newControlVariable);

    event IntervalsUpdated(
        uint256 indexed id, uint32 tuneInterval, uint32 tuneAdjustmentDelay, uint32 debtDecayInterval
    );

    event DefaultsUpdated(
        uint32 defaultTuneInterval,
        uint32 defaultTuneAdjustment,
        uint32 minDebtDecayInterval,
        uint32 minDepositInterval,
        uint32 minMarketDuration,
        uint32 minDebtBuffer
    );

    /// Thrown when the initial price is below the minimum.
    error Auctioneer_InitialPriceLessThanMin();

    /// Thrown when the market would open at a price more than 0.1 % from the initial price, as its control variable, `price · scale /
    /// target debt` cut to an integer, has too few digits: the price is too small for the capacity.
    error Auctioneer_InitialPriceInexact(uint256 asked, uint256 price);

    /// @return owner Of the market.
    /// @return payoutToken Sold.
    /// @return quoteToken Paid with.
    /// @return callbackAddr 0 for none.
    /// @return capacityInQuote Whether `capacity` counts quote tokens; payout tokens otherwise.
    /// @return capacity Left.
    /// @return totalDebt As of the last purchase, in payout tokens.
    /// @return minPrice Below which the price never falls.
    /// @return maxPayout Of one purchase.
    /// @return sold Payout tokens.
    /// @return purchased Quote tokens net of fees.
    /// @return scale Of prices.
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
        );

    function terms(uint256 id)
        external
        view
        returns (uint256 controlVariable, uint256 maxDebt, uint48 start, uint48 conclusion, uint48 vesting);

    /// @return lastTune Timestamp.
    /// @return lastDecay Timestamp from which debt decays; purchases move it, also ahead of now.
    /// @return depositInterval Seconds, as the next three.
    /// @return tuneInterval Time after which a market that sold too little is tuned.
    /// @return tuneAdjustmentDelay Time over which a tune lowers the control variable.
    /// @return debtDecayInterval Time over which debt decays to 0.
    /// @return tuneIntervalCapacity Of one tune interval, in the capacity's token.
    /// @return tuneBelowCapacity Under which a market that sold too much is tuned, in the capacity's token.
    /// @return lastTuneDebt Target debt of the last tune.
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
        );

    /// @return change By how much the control variable falls from `lastAdjustment` on, while the adjustment is active.
    /// @return lastAdjustment Timestamp up to which it has fallen.
    /// @return timeToAdjusted Seconds it takes from there.
    /// @return active Whether it is falling.
    function adjustments(uint256 id)
        external
        view
        returns (uint256 change, uint48 lastAdjustment, uint48 timeToAdjusted, bool active);

    /// @return The debt in payout tokens, as it has decayed until now.
    function currentDebt(uint256 id) external view returns (uint256);

    /// @return The control variable, as it has been adjusted until now.
    function currentControlVariable(uint256 id) external view returns (uint256);

    /// @return Seconds, for new markets.
    function defaultTuneInterval() external view returns (uint32);

    /// @return Seconds, for new markets.
    function defaultTuneAdjustment() external view returns (uint32);

    /// @return Seconds, for new markets.
    function minDebtDecayInterval() external view returns (uint32);

    /// @return 1e5 = 100 %, for new markets.
    function minDebtBuffer() external view returns (uint32);
}
