// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {LocalSpokePool} from "../../../../src/devnet/LocalSpokePool.sol";
import {LocalToken} from "../../../../src/devnet/LocalToken.sol";
import {Test} from "forge-std/Test.sol";

/// A pool, and a token of which this contract has plenty and that it has approved.
abstract contract LocalSpokePoolTest is Test {
    address internal immutable ALICE = makeAddr("alice");
    uint256 internal constant ORIGIN = 1;

    LocalSpokePool internal pool = new LocalSpokePool();
    LocalToken internal token = new LocalToken("A", "A", 6);

    function setUp() public {
        vm.warp(1_800_000_000);
        token.mint(address(this), 1000);
        token.approve(address(pool), type(uint256).max);
    }

    function _padded(address account) internal pure returns (bytes32) {
        return bytes32(uint256(uint160(account)));
    }
}
