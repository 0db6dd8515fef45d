// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BondAuctioneer} from "./BondAuctioneer.sol";
import {BondMath} from "./BondMath.sol";
import {ISequentialDutchAuctioneer} from "./ISequentialDutchAuctioneer.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @notice How a sequential auction's price moves: debt that purchases add and time takes off, times a control variable that is tuned
/// when sales run ahead or lag.
abstract contract DecayingDebt is BondAuctioneer, ISequentialDutchAuctioneer {
    using SafeCast for uint256;

    /// See `ISequentialDutchAuctioneer.metadata`, `adjustments` and `terms`. A purchase reads all words but `change`, and writes those
    /// of `totalDebt` and `lastDecay`.
    struct Auction {
        uint256 controlVariable;
        uint256 minPrice;
        uint128 totalDebt;
        uint128 maxDebt;
        uint128 lastTuneDebt;
        uint48 lastTune;
        uint48 lastDecay;
        uint32 debtDecayInterval;
        uint128 tuneIntervalCapacity;
        uint128 tuneBelowCapacity;
        uint32 depositInterval;
        uint32 tuneInterval;
        uint32 tuneAdjustmentDelay;
        uint48 lastAdjustment;
        uint32 timeToAdjusted;
        bool adjusting;
        uint256 change;
    }

    uint256 private constant MIN_PURCHASES_PER_CAPACITY = 4;

    function _setTuneCapacities(Auction storage auction, uint256 capacity, uint256 tuneInterval, uint256 remaining)
        internal
    {
        uint256 intervalCapacity = capacity * tuneInterval / remaining;
        auction.tuneIntervalCapacity = _fitted(intervalCapacity);
        auction.tuneBelowCapacity = uint128(Math.saturatingSub(capacity, intervalCapacity));
    }

    /// Lowers the control variable by the part of the adjustment whose time has passed.
    function _settleAdjustment(Auction storage auction) internal {
        uint256 elapsed = block.timestamp - auction.lastAdjustment;
        uint256 fallen = _fallen(auction, elapsed);
        auction.controlVariable -= fallen;
        if (elapsed < auction.timeToAdjusted) {
            auction.change -= fallen;
            auction.timeToAdjusted -= uint32(elapsed);
            auction.lastAdjustment = uint48(block.timestamp);
        } else {
            auction.adjusting = false;
        }
    }

    /// Debt decays evenly to 0 over the decay interval from `lastDecay` on. A purchase adds its payout and moves `lastDecay` ahead
    /// by the time in which as much would decay; the settled debt is re-based so that it decays as it did.
    function _addDebt(Market storage market, Auction storage auction, uint256 payout) internal {
        uint256 debt = _currentDebt(market, auction);
        uint256 interval = auction.debtDecayInterval;
        // Without this, the debt of a market that was idle for longer would be gone again the moment after a purchase.
        uint256 lastDecay = Math.max(auction.lastDecay, Math.saturatingSub(block.timestamp, interval));
        uint256 step = Math.ceilDiv(interval * payout, auction.lastTuneDebt);
        uint256 decayedAt = lastDecay + interval;
        auction.totalDebt = (debt * interval / (decayedAt - block.timestamp + step) + payout + 1).toUint128();
        auction.lastDecay = (lastDecay + step).toUint48();
    }

    /// Re-bases debt and control variable at a price, if sales have run ahead by a tune interval, or lag after one.
    function _tune(uint256 id, Market storage market, Auction storage auction, uint256 price) internal {
        uint256 left = _inPayout(market, market.capacity, price);
        uint256 newDebt = _tunedDebt(market, auction, price, left);
        if (newDebt == 0) return;
        uint256 most = Math.max(market.maxPayout, left / MIN_PURCHASES_PER_CAPACITY);
        uint256 remaining = market.conclusion - block.timestamp;
        market.maxPayout = uint128(Math.min(left * auction.depositInterval / remaining, most));
        _setControlVariable(id, auction, BondMath.mulDivUp(price, _scale(market), newDebt));
        auction.lastTune = uint48(block.timestamp);
        auction.lastTuneDebt = uint128(newDebt);
        auction.tuneBelowCapacity = uint128(Math.saturatingSub(market.capacity, auction.tuneIntervalCapacity));
    }

    /// @param left Capacity in payout tokens.
    /// @return The new target debt; 0 where the market stays as it is.
    function _tunedDebt(Market storage market, Auction storage auction, uint256 price, uint256 left)
        private
        view
        returns (uint256)
    {
        bool ahead = market.capacity < auction.tuneBelowCapacity;
        bool due = block.timestamp >= uint256(auction.lastTune) + auction.tuneInterval;
        if (!ahead && !due) return 0;
        uint256 initial = left + (market.capacityInQuote ? _inPayout(market, market.purchased, price) : market.sold);
        uint256 duration = market.conclusion - market.start;
        uint256 neutral = initial * (block.timestamp - market.start) / duration + left;
        if (!(ahead && neutral < initial) && !(due && neutral > initial)) return 0;
        uint256 newDebt = neutral * auction.debtDecayInterval / duration;
        return newDebt <= type(uint128).max ? newDebt : 0;
    }

    /// Raises the control variable at once; lowers it evenly over the adjustment delay.
    function _setControlVariable(uint256 id, Auction storage auction, uint256 target) private {
        uint256 current = auction.controlVariable;
        emit Tuned(id, current, target);
        if (target < current) {
            auction.change = current - target;
            auction.lastAdjustment = uint48(block.timestamp);
            auction.timeToAdjusted = auction.tuneAdjustmentDelay;
            auction.adjusting = true;
        } else {
            auction.controlVariable = target;
            auction.adjusting = false;
        }
    }

    function _currentDebt(Market storage market, Auction storage auction) internal view returns (uint256) {
        uint256 debt = auction.totalDebt;
        if (block.timestamp < market.start) return debt;
        uint256 interval = auction.debtDecayInterval;
        uint256 decayedAt = auction.lastDecay + interval;
        return debt * Math.saturatingSub(decayedAt, block.timestamp) / interval;
    }

    function _currentControlVariable(Auction storage auction) internal view returns (uint256 controlVariable) {
        controlVariable = auction.controlVariable;
        if (!auction.adjusting) return controlVariable;
        return controlVariable - _fallen(auction, block.timestamp - auction.lastAdjustment);
    }

    /// By how much the running adjustment has lowered the control variable since that was last written to storage.
    function _fallen(Auction storage auction, uint256 elapsed) private view returns (uint256) {
        uint256 time = auction.timeToAdjusted;
        return elapsed < time ? BondMath.mulDiv(auction.change, elapsed, time) : auction.change;
    }

    /// Limited to 128 bits, as no market sells more.
    function _inPayout(Market storage market, uint256 amount, uint256 price) private view returns (uint256) {
        if (!market.capacityInQuote) return amount;
        return Math.min(BondMath.payoutFor(amount, price, _scale(market)), type(uint128).max);
    }
}
