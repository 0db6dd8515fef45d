// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../IBondAuctioneer.sol";

/// @title What the strategies without tuning share: the bounds of new markets.
interface IUntunedAuctioneer is IBondAuctioneer {
    event MinimumsUpdated(uint48 minDepositInterval, uint48 minMarketDuration);

    /// @notice Only the authority may call this. At least 1 hour, at most `minMarketDuration`.
    function setMinDepositInterval(uint48 depositInterval) external;

    /// @notice Only the authority may call this. At least 1 day, and at least `minDepositInterval`.
    function setMinMarketDuration(uint48 duration) external;
}
