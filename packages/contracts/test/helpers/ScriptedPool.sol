// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IConcentratedFactory, IConcentratedPool} from "../../src/devnet/IConcentratedPool.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

interface ICallbacks {
    function uniswapV3MintCallback(uint256 amount0, uint256 amount1, bytes calldata data) external;

    function uniswapV3SwapCallback(int256 amount0, int256 amount1, bytes calldata data) external;
}

/// A pool, and the factory that knows it, that keeps positions of whoever calls, at prices that a test sets: half a token0 and two token1 per
/// unit of liquidity. What the real pool does with the same calls is tested where there are chains (`apps/server/test/concentratedVaults`).
contract ScriptedPool is IConcentratedPool, IConcentratedFactory {
    struct Position {
        uint128 liquidity;
        uint128 owed0;
        uint128 owed1;
    }

    address private immutable TOKEN_0;
    address private immutable TOKEN_1;
    bool public isThere = true;
    uint160 public root = 2 ** 96;
    mapping(bytes32 key => Position) private _positions;
    mapping(bytes32 key => uint128[2]) private _earned;

    constructor(address token0, address token1) {
        (TOKEN_0, TOKEN_1) = (token0, token1);
    }

    function setRoot(uint160 root_) external {
        root = root_;
    }

    function vanish() external {
        isThere = false;
    }

    /// Fees that the pool counts when the position is next touched.
    function earn(address owner, int24 lower, int24 upper, uint128 amount0, uint128 amount1) external {
        _earned[keccak256(abi.encodePacked(owner, lower, upper))] = [amount0, amount1];
    }

    function mint(address recipient, int24 lower, int24 upper, uint128 amount, bytes calldata data)
        external
        returns (uint256 amount0, uint256 amount1)
    {
        _touch(recipient, lower, upper).liquidity += amount;
        (amount0, amount1) = ((uint256(amount) + 1) / 2, uint256(amount) * 2);
        (uint256 before0, uint256 before1) = _balances();
        ICallbacks(msg.sender).uniswapV3MintCallback(amount0, amount1, data);
        (uint256 after0, uint256 after1) = _balances();
        require(after0 == before0 + amount0 && after1 == before1 + amount1, "unpaid");
    }

    function burn(int24 lower, int24 upper, uint128 amount) external returns (uint256 amount0, uint256 amount1) {
        Position storage position = _touch(msg.sender, lower, upper);
        require(position.liquidity > 0, "NP");
        position.liquidity -= amount;
        (amount0, amount1) = (amount / 2, uint256(amount) * 2);
        position.owed0 += uint128(amount0);
        position.owed1 += uint128(amount1);
    }

    function collect(address recipient, int24 lower, int24 upper, uint128, uint128)
        external
        returns (uint128 amount0, uint128 amount1)
    {
        Position storage position = _positions[keccak256(abi.encodePacked(msg.sender, lower, upper))];
        (amount0, amount1) = (position.owed0, position.owed1);
        (position.owed0, position.owed1) = (0, 0);
        IERC20(TOKEN_0).transfer(recipient, amount0);
        IERC20(TOKEN_1).transfer(recipient, amount1);
    }

    /// Two of the other token for each of one.
    function swap(address recipient, bool zeroForOne, int256 amount, uint160, bytes calldata data)
        external
        returns (int256 amount0, int256 amount1)
    {
        IERC20(zeroForOne ? TOKEN_1 : TOKEN_0).transfer(recipient, uint256(amount) * 2);
        (amount0, amount1) = zeroForOne ? (amount, -2 * amount) : (-2 * amount, amount);
        ICallbacks(msg.sender).uniswapV3SwapCallback(amount0, amount1, data);
    }

    function getPool(address tokenA, address tokenB, uint24 fee) external view returns (address) {
        bool isOurs = (tokenA == TOKEN_0 && tokenB == TOKEN_1) || (tokenA == TOKEN_1 && tokenB == TOKEN_0);
        return isThere && isOurs && fee == 3000 ? address(this) : address(0);
    }

    function slot0() external view returns (uint160, int24, uint16, uint16, uint16, uint8, bool) {
        return (root, 0, 0, 1, 1, 0, true);
    }

    function positions(bytes32 key) external view returns (uint128, uint256, uint256, uint128, uint128) {
        Position memory position = _positions[key];
        return (position.liquidity, 0, 0, position.owed0, position.owed1);
    }

    function _touch(address owner, int24 lower, int24 upper) private returns (Position storage position) {
        bytes32 key = keccak256(abi.encodePacked(owner, lower, upper));
        position = _positions[key];
        position.owed0 += _earned[key][0];
        position.owed1 += _earned[key][1];
        delete _earned[key];
    }

    function _balances() private view returns (uint256, uint256) {
        return (IERC20(TOKEN_0).balanceOf(address(this)), IERC20(TOKEN_1).balanceOf(address(this)));
    }
}
