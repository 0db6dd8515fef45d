// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondOracle} from "../bonds/IBondOracle.sol";

/// @title Bond prices in shares of a vault, from the prices that signers attest.
interface ITWAPBondOracle is IBondOracle {
    /// @param vault Whose share the quote token is; zero where the pair is not supported.
    /// @param isSteerPriceInToken0 Whether the share is priced in the vault's token0, which then is the payout token; its token1
    /// otherwise.
    struct Pair {
        address vault;
        bool isSteerPriceInToken0;
    }

    event AuctioneerUpdated(address indexed auctioneer, bool registered);

    event PairUpdated(
        address indexed quoteToken, address indexed payoutToken, address indexed vault, bool isSteerPriceInToken0
    );

    event MarketRegistered(
        uint256 indexed id, address indexed auctioneer, address indexed quoteToken, address payoutToken
    );

    /// @notice By the owner only.
    function updateAuctioneer(address auctioneer, bool registered) external;

    /// @notice By the owner only; for markets that are registered, too. A pair without a vault stops them.
    /// Reverts with `BondOracle_InvalidParams` where the payout token is not the vault's token of that direction.
    function updatePair(address quoteToken, address payoutToken, Pair calldata pair) external;

    function isAuctioneer(address account) external view returns (bool);

    /// @return vault See `Pair`, as `isSteerPriceInToken0`.
    function pairs(address quoteToken, address payoutToken)
        external
        view
        returns (address vault, bool isSteerPriceInToken0);

    /// @return quoteToken Zero where the market is not registered, as `payoutToken`.
    function markets(uint256 id) external view returns (address quoteToken, address payoutToken);
}
