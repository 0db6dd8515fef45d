// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {LocalRouter} from "../../../../src/devnet/LocalRouter.sol";
import {LocalVaultTest} from "../LocalVault/LocalVaultTest.sol";

/// See swap.tree.
contract LocalRouter_swap is LocalVaultTest {
    LocalRouter private _router;

    function setUp() public override {
        super.setUp();
        _router = new LocalRouter(address(pool));
        token0.approve(address(_router), type(uint256).max);
        token1.approve(address(_router), type(uint256).max);
    }

    function test_whoeverSwapsPaysWhatThePoolAsks() public {
        _router.swap(address(token0), address(token1), 3e18, ALICE);
        assertEq(token0.balanceOf(address(this)), 1e40 - 3e18);
        assertEq(token1.balanceOf(ALICE), 1e40 + 6e18);
        _router.swap(address(token1), address(token0), 5e18, ALICE);
        assertEq(token1.balanceOf(address(this)), 1e40 - 5e18);
        assertEq(token0.balanceOf(ALICE), 1e40 + 10e18);
        assertEq(token0.balanceOf(address(_router)) + token1.balanceOf(address(_router)), 0);
    }

    function test_onlyThePoolAsksForMoney() public {
        bytes memory trade = abi.encode(address(this), address(token0), address(token1));
        vm.expectRevert(abi.encodeWithSelector(LocalRouter.LocalRouter_NotPool.selector, ALICE));
        vm.prank(ALICE);
        _router.uniswapV3SwapCallback(1, -1, trade);
    }
}
