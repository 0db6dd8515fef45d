// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {LocalPool} from "../../../../src/devnet/LocalPool.sol";
import {LocalToken} from "../../../../src/devnet/LocalToken.sol";
import {Test} from "forge-std/Test.sol";

/// An empty pool, and tokens of this contract, all approved.
abstract contract LocalPoolTest is Test {
    address internal immutable ALICE = makeAddr("alice");
    uint256 internal constant LOCKED = 1000;

    LocalPool internal pool;
    LocalToken internal token0;
    LocalToken internal token1;

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        pool = new LocalPool(address(new LocalToken("A", "A", 18)), address(new LocalToken("B", "B", 18)));
        (token0, token1) = (LocalToken(pool.token0()), LocalToken(pool.token1()));
        for (uint256 i = 0; i < 2; ++i) {
            LocalToken token = i == 0 ? token0 : token1;
            token.mint(address(this), type(uint128).max);
            token.approve(address(pool), type(uint256).max);
        }
    }

    function _assertReserves(uint256 reserve0, uint256 reserve1) internal view {
        (uint112 r0, uint112 r1,) = pool.getReserves();
        assertEq(r0, reserve0);
        assertEq(r1, reserve1);
        assertEq(token0.balanceOf(address(pool)), reserve0);
        assertEq(token1.balanceOf(address(pool)), reserve1);
    }
}
