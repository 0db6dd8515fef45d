// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IVault} from "../oracle/IVault.sol";
import {IConcentratedFactory, IConcentratedPool} from "./IConcentratedPool.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @title A vault with a narrow and a wide position in a pool of concentrated liquidity, for local chains.
/// @notice What it tells of itself has the names and units of Steer's vaults: two tokens, the pool, positions, totals, and shares that are
/// a token. A share is a part of both positions and of what lies in the vault, fees that were collected.
/// Warning: only for tokens that move exactly the amount and call nobody, such as `LocalToken`; never deploy it on a public chain.
/// @dev What one share takes out of a position of liquidity L between the roots of price a and b, at the root p, is, by the pool's own
/// law, L·(1/p' − 1/b) of token0 and L·(p' − a) of token1, with p' = p kept between a and b. So totals follow the price of the moment:
/// whoever moves that within a block moves them, and they alone are no measure of what a share is worth.
contract LocalVault is IVault, ERC20Permit {
    using SafeERC20 for IERC20;

    /// Ticks on both sides of the middle.
    int24 private constant NARROW = 6_000;
    int24 private constant WIDE = 60_000;
    uint24 private constant FEE = 3_000;
    uint256 private constant POSITIONS = 2;
    uint256 private constant Q96 = 2 ** 96;

    /// For i from 0: 2^128 / √1.0001^(2^i), in 16 bytes each. Their products are the roots of price of all ticks.
    bytes private constant FACTORS =
        hex"fffcb933bd6fad37aa2d162d1a594001fff97272373d413259a46990580e213afff2e50f5f656932ef12357cf3c7fdccffe5caca7e10e4e61c3624eaa0941cd0ffcb9843d60f6159c9db58835c926644ff973b41fa98c081472e6896dfb254c0ff2ea16466c96a3843ec78b326b52861fe5dee046a99a2a811c461f1969c3053fcbe86c7900a88aedcffc83b479aa3a4f987a7253ac413176f2b074cf7815e54f3392b0822b70005940c7a398e4b70f3e7159475a2c29b7443b29c7fa6e889d9d097f3bdfd2022b8845ad8f792aa5825a9f746462d870fdf8a65dc1f90e061e570d869a156d2a1b890bb3df62baf32f731be135f97d08fd981231505542fcfa609aa508b5b7a84e1c677de54f3e99bc9005d6af8dedb81196699c329225ee60400002216e584f5fa1ea926041bedfe9800000000048a170391f7dc42444e8fa2";

    address private immutable FACTORY;
    address private immutable TOKEN_0;
    address private immutable TOKEN_1;
    int24 private immutable MIDDLE;

    event Deposited(address indexed provider, address indexed to, uint256 shares);

    event Withdrawn(address indexed owner, address indexed to, uint256 shares, uint256 amount0, uint256 amount1);

    /// Thrown when somebody else than the pool asks for money.
    error LocalVault_NotPool(address caller);

    /// @param middle Of both positions: a tick of `tokenB` per `tokenA` in smallest units, of which the pool's spacing is a divisor.
    constructor(address factory, address tokenA, address tokenB, int24 middle)
        ERC20("Local Vault Share", "LVS")
        ERC20Permit("Local Vault Share")
    {
        bool inOrder = tokenA < tokenB;
        FACTORY = factory;
        (TOKEN_0, TOKEN_1) = inOrder ? (tokenA, tokenB) : (tokenB, tokenA);
        MIDDLE = inOrder ? middle : -middle;
    }

    /// @notice Takes from the caller what these shares are a part of, rounded up. The first provider's are the liquidity of each position.
    function deposit(uint256 shares, address to) external {
        uint256 supply = totalSupply();
        IConcentratedPool pool_ = IConcentratedPool(pool());
        _collect(pool_);
        if (supply > 0) {
            _takeIn(TOKEN_0, msg.sender, Math.mulDiv(_idle(TOKEN_0), shares, supply, Math.Rounding.Ceil));
            _takeIn(TOKEN_1, msg.sender, Math.mulDiv(_idle(TOKEN_1), shares, supply, Math.Rounding.Ceil));
        }
        for (uint256 i = 0; i < POSITIONS; ++i) {
            (int24 lower, int24 upper) = _ticks(i);
            uint256 liquidity = shares;
            if (supply > 0) {
                liquidity = Math.mulDiv(_liquidityOf(pool_, lower, upper), shares, supply, Math.Rounding.Ceil);
            }
            pool_.mint(address(this), lower, upper, SafeCast.toUint128(liquidity), abi.encode(msg.sender));
        }
        _mint(to, shares);
        emit Deposited(msg.sender, to, shares);
    }

    /// @notice Burns shares of the caller for their part of everything, rounded down.
    function withdraw(uint256 shares, address to) external returns (uint256 amount0, uint256 amount1) {
        uint256 supply = totalSupply();
        _burn(msg.sender, shares);
        IConcentratedPool pool_ = IConcentratedPool(pool());
        _collect(pool_);
        (amount0, amount1) = (Math.mulDiv(_idle(TOKEN_0), shares, supply), Math.mulDiv(_idle(TOKEN_1), shares, supply));
        for (uint256 i = 0; i < POSITIONS; ++i) {
            (int24 lower, int24 upper) = _ticks(i);
            uint256 liquidity = Math.mulDiv(_liquidityOf(pool_, lower, upper), shares, supply);
            (uint256 part0, uint256 part1) = pool_.burn(lower, upper, SafeCast.toUint128(liquidity));
            (amount0, amount1) = (amount0 + part0, amount1 + part1);
        }
        _collect(pool_);
        IERC20(TOKEN_0).safeTransfer(to, amount0);
        IERC20(TOKEN_1).safeTransfer(to, amount1);
        emit Withdrawn(msg.sender, to, shares, amount0, amount1);
    }

    /// @notice Only the pool may call this, of which nobody but this vault asks it: the provider pays for what is added.
    function uniswapV3MintCallback(uint256 amount0, uint256 amount1, bytes calldata provider) external {
        require(msg.sender == pool(), LocalVault_NotPool(msg.sender));
        address from = abi.decode(provider, (address));
        IERC20(TOKEN_0).safeTransferFrom(from, msg.sender, amount0);
        IERC20(TOKEN_1).safeTransferFrom(from, msg.sender, amount1);
    }

    /// @inheritdoc IVault
    function token0() external view returns (address) {
        return TOKEN_0;
    }

    /// @inheritdoc IVault
    function token1() external view returns (address) {
        return TOKEN_1;
    }

    /// @return lowerTicks First tick of each position.
    /// @return upperTicks First tick beyond each position.
    /// @return relativeWeights What part of the liquidity each is, per 10,000.
    function getPositions()
        external
        view
        returns (int24[] memory lowerTicks, int24[] memory upperTicks, uint16[] memory relativeWeights)
    {
        (lowerTicks, upperTicks, relativeWeights) =
        (new int24[](POSITIONS), new int24[](POSITIONS), new uint16[](POSITIONS));
        for (uint256 i = 0; i < POSITIONS; ++i) {
            (lowerTicks[i], upperTicks[i]) = _ticks(i);
            relativeWeights[i] = uint16(10_000 / POSITIONS);
        }
    }

    /// @notice What the vault has of each token at the price of the moment, without fees that the pool has not counted yet.
    function getTotalAmounts() external view returns (uint256 total0, uint256 total1) {
        IConcentratedPool pool_ = IConcentratedPool(pool());
        (uint160 root,,,,,,) = pool_.slot0();
        (total0, total1) = (_idle(TOKEN_0), _idle(TOKEN_1));
        for (uint256 i = 0; i < POSITIONS; ++i) {
            (int24 lower, int24 upper) = _ticks(i);
            (uint128 liquidity,,, uint128 owed0, uint128 owed1) = pool_.positions(_key(lower, upper));
            (uint256 amount0, uint256 amount1) = _amounts(liquidity, root, _rootAt(lower), _rootAt(upper));
            (total0, total1) = (total0 + owed0 + amount0, total1 + owed1 + amount1);
        }
    }

    /// @return The zero address while there is none.
    function pool() public view returns (address) {
        return IConcentratedFactory(FACTORY).getPool(TOKEN_0, TOKEN_1, FEE);
    }

    /// Brings into the vault what the pool owes it, fees up to now included.
    function _collect(IConcentratedPool pool_) private {
        for (uint256 i = 0; i < POSITIONS; ++i) {
            (int24 lower, int24 upper) = _ticks(i);
            if (_liquidityOf(pool_, lower, upper) > 0) pool_.burn(lower, upper, 0);
            pool_.collect(address(this), lower, upper, type(uint128).max, type(uint128).max);
        }
    }

    function _takeIn(address token, address from, uint256 amount) private {
        IERC20(token).safeTransferFrom(from, address(this), amount);
    }

    function _idle(address token) private view returns (uint256) {
        return IERC20(token).balanceOf(address(this));
    }

    function _liquidityOf(IConcentratedPool pool_, int24 lower, int24 upper) private view returns (uint128 liquidity) {
        (liquidity,,,,) = pool_.positions(_key(lower, upper));
    }

    function _key(int24 lower, int24 upper) private view returns (bytes32) {
        return keccak256(abi.encodePacked(address(this), lower, upper));
    }

    function _ticks(uint256 index) private view returns (int24 lower, int24 upper) {
        int24 width = index == 0 ? NARROW : WIDE;
        return (MIDDLE - width, MIDDLE + width);
    }

    /// What a position is made of, rounded down.
    function _amounts(uint256 liquidity, uint256 root, uint256 lower, uint256 upper)
        private
        pure
        returns (uint256 amount0, uint256 amount1)
    {
        uint256 within = Math.max(lower, Math.min(root, upper));
        amount0 = Math.mulDiv(liquidity << 96, upper - within, upper) / within;
        amount1 = Math.mulDiv(liquidity, within - lower, Q96);
    }

    /// √1.0001^tick as the pool has it, times 2^96, rounded up.
    function _rootAt(int24 tick) private pure returns (uint256) {
        uint256 steps = uint24(tick < 0 ? -tick : tick);
        bytes memory factors = FACTORS;
        uint256 root = 2 ** 128;
        for (uint256 i = 0; steps >> i > 0; ++i) {
            if (steps >> i & 1 == 0) continue;
            uint256 factor;
            // Of the 32 bytes from here on the upper 16 are the factor.
            assembly ("memory-safe") {
                factor := shr(128, mload(add(factors, add(32, mul(16, i)))))
            }
            root = root * factor >> 128;
        }
        if (tick > 0) root = type(uint256).max / root;
        return Math.ceilDiv(root, 2 ** 32);
    }
}
