// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {LocalPool} from "../../../../src/devnet/LocalPool.sol";
import {LocalPoolTest} from "./LocalPoolTest.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

/// See liquidity.tree.
contract LocalPool_liquidity is LocalPoolTest {
    function test_revertsForTokensThatAreNone() public {
        (address a, address b) = (address(token0), address(0));
        vm.expectRevert(abi.encodeWithSelector(LocalPool.LocalPool_InvalidTokens.selector, a, a));
        new LocalPool(a, a);
        vm.expectRevert(abi.encodeWithSelector(LocalPool.LocalPool_InvalidTokens.selector, a, b));
        new LocalPool(a, b);
    }

    function test_ordersItsTokens() public {
        LocalPool other = new LocalPool(address(token1), address(token0));
        assertEq(other.token0(), address(token0));
        assertEq(other.token1(), address(token1));
        assertLt(uint160(address(token0)), uint160(address(token1)));
    }

    function test_revertsForTooLittle() public {
        vm.expectRevert(LocalPool.LocalPool_NoShares.selector);
        pool.addLiquidity(LOCKED, LOCKED, ALICE);
        vm.expectRevert(LocalPool.LocalPool_NoShares.selector);
        pool.addLiquidity(0, 1e18, ALICE);
        pool.addLiquidity(1e18, 2e18, ALICE);
        vm.expectRevert(LocalPool.LocalPool_NoShares.selector);
        pool.addLiquidity(0, 1e18, ALICE);
    }

    function test_theFirstProviderSetsThePrice() public {
        vm.expectEmit(address(pool));
        emit LocalPool.LiquidityAdded(address(this), 4e18, 9e18, 6e18 - LOCKED);
        assertEq(pool.addLiquidity(4e18, 9e18, ALICE), 6e18 - LOCKED);
        assertEq(pool.balanceOf(ALICE), 6e18 - LOCKED);
        assertEq(pool.totalSupply(), 6e18);
        _assertReserves(4e18, 9e18);
    }

    function test_takesWhatIsInProportion() public {
        pool.addLiquidity(4e18, 9e18, address(this));
        vm.expectEmit(address(pool));
        emit LocalPool.LiquidityAdded(address(this), 2e18, 4.5e18, 3e18);
        assertEq(pool.addLiquidity(2e18, 100e18, ALICE), 3e18);
        _assertReserves(6e18, 13.5e18);
        assertEq(pool.addLiquidity(100e18, 4.5e18, ALICE), 3e18);
        _assertReserves(8e18, 18e18);
    }

    function testFuzz_sharesNeverLoseWorthByRounding(uint96 first0, uint96 first1, uint96 more0, uint96 more1) public {
        uint256 r0 = bound(first0, 1e6, type(uint96).max);
        uint256 r1 = bound(first1, 1e6, type(uint96).max);
        pool.addLiquidity(r0, r1, address(this));
        uint256 supply = pool.totalSupply();
        try pool.addLiquidity(more0, more1, ALICE) returns (uint256 shares) {
            (uint112 reserve0, uint112 reserve1,) = pool.getReserves();
            assertGe(uint256(reserve0) * supply, r0 * (supply + shares));
            assertGe(uint256(reserve1) * supply, r1 * (supply + shares));
            assertLe(reserve0, r0 + more0);
            assertLe(reserve1, r1 + more1);
            vm.prank(ALICE);
            (uint256 back0, uint256 back1) = pool.removeLiquidity(shares, ALICE);
            assertLe(back0, reserve0 - r0);
            assertLe(back1, reserve1 - r1);
        } catch (bytes memory reason) {
            assertEq(bytes4(reason), LocalPool.LocalPool_NoShares.selector);
        }
    }

    function test_givesBackTheirPart() public {
        pool.addLiquidity(4e18, 9e18, address(this));
        vm.expectEmit(address(pool));
        emit LocalPool.LiquidityRemoved(address(this), 2e18, 4.5e18, 3e18);
        (uint256 amount0, uint256 amount1) = pool.removeLiquidity(3e18, ALICE);
        assertEq(amount0, 2e18);
        assertEq(amount1, 4.5e18);
        assertEq(token0.balanceOf(ALICE), 2e18);
        assertEq(token1.balanceOf(ALICE), 4.5e18);
        assertEq(pool.totalSupply(), 3e18);
        _assertReserves(2e18, 4.5e18);
    }

    function test_givesBackNothingForSharesThatOneDoesNotHave() public {
        pool.addLiquidity(4e18, 9e18, address(this));
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, ALICE, 0, 1));
        vm.prank(ALICE);
        pool.removeLiquidity(1, ALICE);
    }
}
