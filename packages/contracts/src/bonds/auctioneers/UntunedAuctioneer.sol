// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../IBondAuctioneer.sol";
import {BondAuctioneer} from "./BondAuctioneer.sol";
import {IUntunedAuctioneer} from "./IUntunedAuctioneer.sol";

/// @notice Bounds of new markets, for strategies that have no other intervals.
abstract contract UntunedAuctioneer is BondAuctioneer, IUntunedAuctioneer {
    /// @inheritdoc IBondAuctioneer
    uint48 public minDepositInterval = 1 hours;
    /// @inheritdoc IBondAuctioneer
    uint48 public minMarketDuration = 1 days;

    /// @inheritdoc IUntunedAuctioneer
    function setMinDepositInterval(uint48 depositInterval) external onlyAuthority {
        bool valid = depositInterval >= 1 hours && depositInterval <= minMarketDuration;
        require(valid, Auctioneer_InvalidParams());
        minDepositInterval = depositInterval;
        emit MinimumsUpdated(depositInterval, minMarketDuration);
    }

    /// @inheritdoc IUntunedAuctioneer
    function setMinMarketDuration(uint48 duration) external onlyAuthority {
        require(duration >= 1 days && duration >= minDepositInterval, Auctioneer_InvalidParams());
        minMarketDuration = duration;
        emit MinimumsUpdated(minDepositInterval, duration);
    }

    /// @inheritdoc IBondAuctioneer
    /// @dev Does nothing, as there is nothing to tune; clients of Bond Protocol's auctioneers call it nevertheless.
    // solhint-disable-next-line no-empty-blocks
    function setIntervals(uint256, uint32[3] calldata) external {}

    /// @inheritdoc IBondAuctioneer
    /// @dev Does nothing, like `setIntervals`.
    // solhint-disable-next-line no-empty-blocks
    function setDefaults(uint32[6] calldata) external {}

    function _minimums() internal view override returns (uint48, uint48) {
        return (minDepositInterval, minMarketDuration);
    }
}
