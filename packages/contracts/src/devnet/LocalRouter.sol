// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IConcentratedFactory, IConcentratedPool} from "./IConcentratedPool.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @title Lets accounts swap in pools of concentrated liquidity, for local chains.
/// @notice Whoever swaps takes any price: there is no least amount. Never deploy it on a public chain.
contract LocalRouter {
    using SafeERC20 for IERC20;

    uint24 private constant FEE = 3_000;
    /// Lowest and highest root of price that a pool can have, as it lets swaps go.
    uint160 private constant LOWEST = 4_295_128_740;
    uint160 private constant HIGHEST = 1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_341;

    address private immutable FACTORY;

    /// Thrown when somebody else than a pool asks for money.
    error LocalRouter_NotPool(address caller);

    constructor(address factory) {
        FACTORY = factory;
    }

    /// @notice Gives up to `amountIn` of one token for the other: less where the pool has nothing more to give.
    function swap(address tokenIn, address tokenOut, uint256 amountIn, address to) external {
        bool isUp = tokenIn > tokenOut;
        IConcentratedPool(IConcentratedFactory(FACTORY).getPool(tokenIn, tokenOut, FEE))
            .swap(
                to,
                !isUp,
                SafeCast.toInt256(amountIn),
                isUp ? HIGHEST : LOWEST,
                abi.encode(msg.sender, tokenIn, tokenOut)
            );
    }

    /// @notice Only a pool may call this, of which this contract asked a swap: whoever swaps pays.
    function uniswapV3SwapCallback(int256 amount0, int256 amount1, bytes calldata trade) external {
        (address from, address tokenIn, address tokenOut) = abi.decode(trade, (address, address, address));
        address pool = IConcentratedFactory(FACTORY).getPool(tokenIn, tokenOut, FEE);
        require(msg.sender == pool, LocalRouter_NotPool(msg.sender));
        IERC20(tokenIn).safeTransferFrom(from, pool, SafeCast.toUint256(amount0 > amount1 ? amount0 : amount1));
    }
}
