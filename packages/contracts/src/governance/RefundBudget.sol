// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IGasRefund} from "./IGasRefund.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// What the refund contract can still set aside for proposals, in one word; amounts in gwei.
struct RefundBudget {
    uint96 minProposerVotes;
    /// Half of the period's cap: the most that can be available at any moment, and the amount that comes back in a whole period.
    uint40 capacity;
    uint40 left;
    uint48 filledAt;
}

using RefundBudgetLibrary for RefundBudget global;

/// @notice A cap on any period of 30 days, without a history: half of it is there at first, and half of it comes back per period. So
/// within any 30 days at most the whole cap can be taken.
library RefundBudgetLibrary {
    uint256 private constant PERIOD = 30 days;

    /// What is available stays so, up to the new capacity: changing the settings brings nothing back.
    function update(RefundBudget storage budget, IGasRefund.RefundSettings memory settings) internal {
        uint256 capacity = settings.periodCap / 2 gwei;
        require(
            capacity <= type(uint40).max && capacity * 2 gwei == settings.periodCap
                && settings.proposalCap <= capacity * 1 gwei && settings.minProposerVotes <= type(uint96).max,
            IGasRefund.RefundGas_InvalidParams()
        );
        uint256 left = budget.filledAt == 0 ? capacity : Math.min(_left(budget), capacity);
        budget.minProposerVotes = uint96(settings.minProposerVotes);
        budget.capacity = uint40(capacity);
        budget.left = uint40(left);
        budget.filledAt = uint48(block.timestamp);
    }

    /// @return taken `amount`, or what is available if that is less, in wei.
    function take(RefundBudget storage budget, uint256 amount) internal returns (uint256 taken) {
        uint256 left = _left(budget);
        taken = Math.min(amount / 1 gwei, left);
        budget.left = uint40(left - taken);
        budget.filledAt = uint48(block.timestamp);
        taken *= 1 gwei;
    }

    /// @return In wei.
    function available(RefundBudget storage budget) internal view returns (uint256) {
        return _left(budget) * 1 gwei;
    }

    /// @return In wei.
    function periodCap(RefundBudget storage budget) internal view returns (uint256) {
        return uint256(budget.capacity) * 2 gwei;
    }

    function _left(RefundBudget storage budget) private view returns (uint256) {
        uint256 capacity = budget.capacity;
        uint256 elapsed = block.timestamp - budget.filledAt;
        return Math.min(capacity, budget.left + capacity * elapsed / PERIOD);
    }
}
