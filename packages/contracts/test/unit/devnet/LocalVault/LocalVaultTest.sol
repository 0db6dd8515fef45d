// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {LocalToken} from "../../../../src/devnet/LocalToken.sol";
import {LocalVault} from "../../../../src/devnet/LocalVault.sol";
import {ScriptedPool} from "../../../helpers/ScriptedPool.sol";
import {Test} from "forge-std/Test.sol";

/// An empty vault around tick 0, and tokens of this contract and Alice, all approved.
abstract contract LocalVaultTest is Test {
    address internal immutable ALICE = makeAddr("alice");
    int24 internal constant NARROW = 6_000;
    int24 internal constant WIDE = 60_000;

    LocalToken internal token0;
    LocalToken internal token1;
    ScriptedPool internal pool;
    LocalVault internal vault;

    function setUp() public virtual {
        (LocalToken a, LocalToken b) = (new LocalToken("A", "A", 18), new LocalToken("B", "B", 18));
        (token0, token1) = address(a) < address(b) ? (a, b) : (b, a);
        pool = new ScriptedPool(address(token0), address(token1));
        vault = new LocalVault(address(pool), address(token0), address(token1), 0);
        _supply(address(this));
        _supply(ALICE);
        // Fees that positions earn.
        token0.mint(address(pool), 1e30);
        token1.mint(address(pool), 1e30);
    }

    function _supply(address account) private {
        for (uint256 i = 0; i < 2; ++i) {
            LocalToken token = i == 0 ? token0 : token1;
            token.mint(account, 1e40);
            vm.prank(account);
            token.approve(address(vault), type(uint256).max);
        }
    }
}
