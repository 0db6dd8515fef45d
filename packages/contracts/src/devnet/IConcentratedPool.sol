// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title What local contracts ask of a factory of Uniswap's pools of concentrated liquidity (v3).
interface IConcentratedFactory {
    /// @return The zero address where there is none.
    function getPool(address tokenA, address tokenB, uint24 fee) external view returns (address);
}

/// @title What local contracts ask of such a pool.
interface IConcentratedPool {
    /// @notice Adds liquidity, for which the caller pays when it is called back.
    function mint(address recipient, int24 lower, int24 upper, uint128 amount, bytes calldata data)
        external
        returns (uint256 amount0, uint256 amount1);

    /// @notice Takes liquidity of the caller away, and owes what it was and its fees to them.
    function burn(int24 lower, int24 upper, uint128 amount) external returns (uint256 amount0, uint256 amount1);

    /// @notice Pays what is owed to the caller, up to the given amounts.
    function collect(address recipient, int24 lower, int24 upper, uint128 max0, uint128 max1)
        external
        returns (uint128 amount0, uint128 amount1);

    /// @notice Swaps until `amount` (what is given, if above 0) or `limit` (a root of price) is reached; the caller pays when it is called back.
    function swap(address recipient, bool zeroForOne, int256 amount, uint160 limit, bytes calldata data)
        external
        returns (int256 amount0, int256 amount1);

    /// @return sqrtPriceX96 Root of token1 per token0 in smallest units, times 2^96.
    /// @return tick Of that price.
    /// @return observationIndex Of the latest observation.
    /// @return observationCardinality How many observations are kept.
    /// @return observationCardinalityNext How many will be kept.
    /// @return feeProtocol The protocol's part of fees.
    /// @return unlocked Whether the pool can be entered.
    function slot0()
        external
        view
        returns (
            uint160 sqrtPriceX96,
            int24 tick,
            uint16 observationIndex,
            uint16 observationCardinality,
            uint16 observationCardinalityNext,
            uint8 feeProtocol,
            bool unlocked
        );

    /// @param key Hash of owner and ticks, packed.
    function positions(bytes32 key)
        external
        view
        returns (
            uint128 liquidity,
            uint256 feeGrowthInside0LastX128,
            uint256 feeGrowthInside1LastX128,
            uint128 tokensOwed0,
            uint128 tokensOwed1
        );
}
