// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {LocalSpokePool} from "../../../../src/devnet/LocalSpokePool.sol";
import {LocalSpokePoolTest} from "./LocalSpokePoolTest.sol";

contract LocalSpokePool_executeRelayerRefundLeafTest is LocalSpokePoolTest {
    address private immutable BOB = makeAddr("bob");

    function _leaf() private returns (LocalSpokePool.RelayerRefundLeaf memory leaf) {
        token.transfer(address(pool), 300);
        (leaf.chainId, leaf.leafId, leaf.l2TokenAddress) = (block.chainid, 4, address(token));
        (leaf.refundAmounts, leaf.refundAddresses) = (new uint256[](2), new address[](2));
        (leaf.refundAmounts[0], leaf.refundAddresses[0]) = (100, ALICE);
        (leaf.refundAmounts[1], leaf.refundAddresses[1]) = (200, BOB);
    }

    function test_EachIsGivenTheirsAndItIsSaid() external {
        LocalSpokePool.RelayerRefundLeaf memory leaf = _leaf();
        vm.expectEmit(address(pool));
        emit LocalSpokePool.ExecutedRelayerRefundRoot(
            0, block.chainid, leaf.refundAmounts, 3, 4, address(token), leaf.refundAddresses, false, address(this)
        );
        pool.executeRelayerRefundLeaf(3, leaf, new bytes32[](0));
        assertEq(token.balanceOf(ALICE), 100);
        assertEq(token.balanceOf(BOB), 200);
        assertEq(token.balanceOf(address(pool)), 0);
    }

    function test_RevertWhen_ItIsOfAnotherChain() external {
        LocalSpokePool.RelayerRefundLeaf memory leaf = _leaf();
        leaf.chainId = block.chainid + 1;
        _reverts(leaf);
    }

    function test_RevertWhen_SomethingGoesToTheOtherChain() external {
        LocalSpokePool.RelayerRefundLeaf memory leaf = _leaf();
        leaf.amountToReturn = 1;
        _reverts(leaf);
    }

    function test_RevertWhen_AnAmountHasNoAddress() external {
        LocalSpokePool.RelayerRefundLeaf memory leaf = _leaf();
        leaf.refundAddresses = new address[](1);
        _reverts(leaf);
    }

    function _reverts(LocalSpokePool.RelayerRefundLeaf memory leaf) private {
        vm.expectRevert(LocalSpokePool.LocalSpokePool_NotSupported.selector);
        pool.executeRelayerRefundLeaf(3, leaf, new bytes32[](0));
    }
}
