// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {LocalPool} from "../../../../src/devnet/LocalPool.sol";
import {LocalPoolTest} from "./LocalPoolTest.sol";

/// See swap.tree.
contract LocalPool_swap is LocalPoolTest {
    function setUp() public override {
        super.setUp();
        pool.addLiquidity(1000e18, 2000e18, address(this));
    }

    function test_revertsForAnotherToken() public {
        vm.expectRevert(abi.encodeWithSelector(LocalPool.LocalPool_UnknownToken.selector, address(pool)));
        pool.swap(address(pool), 1e18, 0, ALICE);
    }

    function test_revertsForLessThanAskedForOrNothing() public {
        // 10 · 0.997 · 2000 / (1000 + 10 · 0.997)
        uint256 out = 19743160687941225977;
        vm.expectRevert(abi.encodeWithSelector(LocalPool.LocalPool_TooLittleOut.selector, out, out + 1));
        pool.swap(address(token0), 10e18, out + 1, ALICE);
        vm.expectRevert(abi.encodeWithSelector(LocalPool.LocalPool_TooLittleOut.selector, 0, 0));
        pool.swap(address(token1), 1, 0, ALICE);

        vm.expectEmit(address(pool));
        emit LocalPool.Swapped(address(this), address(token0), 10e18, out);
        assertEq(pool.swap(address(token0), 10e18, out, ALICE), out);
        assertEq(token1.balanceOf(ALICE), out);
        _assertReserves(1010e18, 2000e18 - out);
    }

    function testFuzz_theProductNeverFalls(uint256 amount, bool isToken0) public {
        amount = bound(amount, 10, type(uint96).max);
        uint256 out = pool.swap(address(isToken0 ? token0 : token1), amount, 0, ALICE);
        (uint256 r0, uint256 r1,) = pool.getReserves();
        assertGe(r0 * r1, 1000e18 * 2000e18);
        (uint256 reserveIn, uint256 reserveOut) = isToken0 ? (1000e18, 2000e18) : (2000e18, 1000e18);
        assertEq(out, amount * 997 * reserveOut / (reserveIn * 1000 + amount * 997));
        assertEq((isToken0 ? token1 : token0).balanceOf(ALICE), out);
        if (isToken0) _assertReserves(1000e18 + amount, 2000e18 - out);
        else _assertReserves(1000e18 - out, 2000e18 + amount);
    }

    function test_sumsGrowByEachPriceForAsLongAsItHeld() public {
        assertEq(pool.price0CumulativeLast(), 0);
        skip(100);
        pool.swap(address(token0), 1000e18, 0, ALICE);
        uint256 half = 2 ** 111;
        assertEq(pool.price1CumulativeLast(), half * 100);
        assertEq(pool.price0CumulativeLast(), half * 4 * 100);

        (uint256 r0, uint256 r1,) = pool.getReserves();
        skip(50);
        pool.swap(address(token1), 1e18, 0, ALICE);
        assertEq(pool.price1CumulativeLast(), half * 100 + (r0 << 112) / r1 * 50);
        assertEq(pool.price0CumulativeLast(), half * 400 + (r1 << 112) / r0 * 50);
        (,, uint32 timestampLast) = pool.getReserves();
        assertEq(timestampLast, block.timestamp);

        uint256 sum = pool.price1CumulativeLast();
        pool.swap(address(token1), 1e18, 0, ALICE);
        assertEq(pool.price1CumulativeLast(), sum);
    }

    function test_theClockWrapsAround() public {
        vm.warp(2 ** 32 - 10);
        pool.swap(address(token0), 1e18, 0, ALICE);
        (uint256 r0, uint256 r1,) = pool.getReserves();
        uint256 sum = pool.price1CumulativeLast();
        vm.warp(2 ** 32 + 20);
        pool.swap(address(token0), 1e18, 0, ALICE);
        assertEq(pool.price1CumulativeLast(), sum + (r0 << 112) / r1 * 30);
    }

    function test_theTokensArePlayMoney() public {
        assertEq(token0.decimals(), 18);
        vm.prank(ALICE);
        token0.mint(ALICE, 5);
        assertEq(token0.balanceOf(ALICE), 5);
    }
}
