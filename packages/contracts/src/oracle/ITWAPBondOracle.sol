// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondOracle} from "../bonds/IBondOracle.sol";

/// @title Bond prices in shares of a vault, from the prices that signers attest.
interface ITWAPBondOracle is IBondOracle {
    /// @param vault The vault whose share is the quote token; the zero address where the pair is not supported.
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

    /// @notice Only the owner may call this.
    function updateAuctioneer(address auctioneer, bool registered) external;

    /// @notice Only the owner may call this. It applies to registered markets too; a pair without a vault stops their sales. Reverts with
    /// `BondOracle_InvalidParams` where the payout token is not the vault's token of that direction.
    function updatePair(address quoteToken, address payoutToken, Pair calldata pair) external;

    function isAuctioneer(address account) external view returns (bool);

    /// @return vault See `Pair`, also for `isSteerPriceInToken0`.
    function pairs(address quoteToken, address payoutToken)
        external
        view
        returns (address vault, bool isSteerPriceInToken0);

    /// @return quoteToken The zero address where the market is not registered; so is `payoutToken` then.
    function markets(uint256 id) external view returns (address quoteToken, address payoutToken);
}
