// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IVault} from "../oracle/IVault.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @title A constant-product pool of two tokens whose shares are a token, for local chains.
/// @notice What it tells of itself has the names and units of the common constant-product pools, so that whoever reads averages there
/// reads them here. Swaps pay 0.3 %, which stays with the shares.
/// Warning: only for tokens that move exactly the amount and call nobody, such as `LocalToken`; never deploy it on a public chain.
contract LocalPool is IVault, ERC20Permit {
    using SafeERC20 for IERC20;

    /// Shares that nobody owns: with them the first provider cannot make one share so dear that later providers get none.
    uint256 private constant LOCKED_SHARES = 1000;
    address private constant NOBODY = address(0xdead);

    address private immutable TOKEN_0;
    address private immutable TOKEN_1;

    /// Sum over time of token1 per token0 in smallest units, as a fixed-point number with 112 binary places, times seconds; modulo 2^256.
    uint256 public price0CumulativeLast;
    /// As `price0CumulativeLast`, of token0 per token1.
    uint256 public price1CumulativeLast;

    uint112 private _reserve0;
    uint112 private _reserve1;
    uint32 private _timestampLast;

    event LiquidityAdded(address indexed provider, uint256 amount0, uint256 amount1, uint256 shares);

    event LiquidityRemoved(address indexed provider, uint256 amount0, uint256 amount1, uint256 shares);

    event Swapped(address indexed trader, address indexed tokenIn, uint256 amountIn, uint256 amountOut);

    /// Thrown when the tokens are the same or one is the zero address.
    error LocalPool_InvalidTokens(address tokenA, address tokenB);

    /// Thrown when amounts are too small for a share.
    error LocalPool_NoShares();

    /// Thrown when a token is none of the pool's.
    error LocalPool_UnknownToken(address token);

    /// Thrown when a swap would give less than asked for, or nothing.
    error LocalPool_TooLittleOut(uint256 amountOut, uint256 minAmountOut);

    constructor(address tokenA, address tokenB) ERC20("Local Pool Share", "LPS") ERC20Permit("Local Pool Share") {
        (TOKEN_0, TOKEN_1) = tokenA < tokenB ? (tokenA, tokenB) : (tokenB, tokenA);
        require(tokenA != tokenB && TOKEN_0 != address(0), LocalPool_InvalidTokens(tokenA, tokenB));
    }

    /// @notice Takes at most these amounts from the caller, in proportion to the reserves; the first provider sets the price.
    /// @return shares Rounded down.
    function addLiquidity(uint256 max0, uint256 max1, address to) external returns (uint256 shares) {
        uint256 supply = totalSupply();
        uint256 amount0 = max0;
        uint256 amount1 = max1;
        if (supply == 0) {
            _mint(NOBODY, LOCKED_SHARES);
            shares = Math.saturatingSub(Math.sqrt(max0 * max1), LOCKED_SHARES);
        } else {
            shares = Math.min(max0 * supply / _reserve0, max1 * supply / _reserve1);
            amount0 = Math.ceilDiv(shares * _reserve0, supply);
            amount1 = Math.ceilDiv(shares * _reserve1, supply);
        }
        require(shares > 0, LocalPool_NoShares());
        _mint(to, shares);
        IERC20(TOKEN_0).safeTransferFrom(msg.sender, address(this), amount0);
        IERC20(TOKEN_1).safeTransferFrom(msg.sender, address(this), amount1);
        _update(_reserve0 + amount0, _reserve1 + amount1);
        emit LiquidityAdded(msg.sender, amount0, amount1, shares);
    }

    /// @notice Burns shares of the caller for their part of the reserves, rounded down.
    function removeLiquidity(uint256 shares, address to) external returns (uint256 amount0, uint256 amount1) {
        uint256 supply = totalSupply();
        amount0 = shares * _reserve0 / supply;
        amount1 = shares * _reserve1 / supply;
        _burn(msg.sender, shares);
        _update(_reserve0 - amount0, _reserve1 - amount1);
        IERC20(TOKEN_0).safeTransfer(to, amount0);
        IERC20(TOKEN_1).safeTransfer(to, amount1);
        emit LiquidityRemoved(msg.sender, amount0, amount1, shares);
    }

    /// @notice Gives `amountIn` of one token for the other.
    /// @return amountOut Rounded down.
    function swap(address tokenIn, uint256 amountIn, uint256 minAmountOut, address to)
        external
        returns (uint256 amountOut)
    {
        require(tokenIn == TOKEN_0 || tokenIn == TOKEN_1, LocalPool_UnknownToken(tokenIn));
        bool isToken0 = tokenIn == TOKEN_0;
        (uint256 reserveIn, uint256 reserveOut) = isToken0 ? (_reserve0, _reserve1) : (_reserve1, _reserve0);
        uint256 afterFee = amountIn * 997;
        amountOut = afterFee * reserveOut / (reserveIn * 1000 + afterFee);
        require(amountOut > 0 && amountOut >= minAmountOut, LocalPool_TooLittleOut(amountOut, minAmountOut));
        (uint256 newIn, uint256 newOut) = (reserveIn + amountIn, reserveOut - amountOut);
        _update(isToken0 ? newIn : newOut, isToken0 ? newOut : newIn);
        IERC20(tokenIn).safeTransferFrom(msg.sender, address(this), amountIn);
        IERC20(isToken0 ? TOKEN_1 : TOKEN_0).safeTransfer(to, amountOut);
        emit Swapped(msg.sender, tokenIn, amountIn, amountOut);
    }

    /// @inheritdoc IVault
    function token0() external view returns (address) {
        return TOKEN_0;
    }

    /// @inheritdoc IVault
    function token1() external view returns (address) {
        return TOKEN_1;
    }

    /// @return reserve0 Reserve of token0, in its smallest unit.
    /// @return reserve1 Reserve of token1, in its smallest unit.
    /// @return timestampLast Time up to which the sums over time are counted, in seconds modulo 2^32; the reserves have not changed
    /// since.
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 timestampLast) {
        return (_reserve0, _reserve1, _timestampLast);
    }

    /// Adds the reserves that were valid until now to the sums over time, before they change.
    function _update(uint256 reserve0, uint256 reserve1) private {
        uint32 timestamp = uint32(block.timestamp % 2 ** 32);
        // Sums and clock overflow and start again at 0; differences of two values are right nevertheless.
        unchecked {
            uint256 elapsed = timestamp - _timestampLast;
            if (elapsed > 0 && _reserve0 != 0) {
                price0CumulativeLast += (uint256(_reserve1) << 112) / _reserve0 * elapsed;
                price1CumulativeLast += (uint256(_reserve0) << 112) / _reserve1 * elapsed;
            }
        }
        (_reserve0, _reserve1, _timestampLast) = (SafeCast.toUint112(reserve0), SafeCast.toUint112(reserve1), timestamp);
    }
}
