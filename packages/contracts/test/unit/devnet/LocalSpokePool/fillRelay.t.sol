// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {LocalSpokePool} from "../../../../src/devnet/LocalSpokePool.sol";
import {LocalSpokePoolTest} from "./LocalSpokePoolTest.sol";

contract LocalSpokePool_fillRelayTest is LocalSpokePoolTest {
    function _relay() private view returns (LocalSpokePool.V3RelayData memory relay) {
        relay.depositor = _padded(address(this));
        relay.recipient = _padded(ALICE);
        relay.inputToken = bytes32(uint256(5));
        relay.outputToken = _padded(address(token));
        (relay.inputAmount, relay.outputAmount) = (101, 100);
        (relay.originChainId, relay.depositId) = (ORIGIN, 7);
        relay.fillDeadline = uint32(block.timestamp);
    }

    function test_TheRecipientGetsTheOutputAndItIsSaid() external {
        LocalSpokePool.V3RelayData memory relay = _relay();
        LocalSpokePool.V3RelayExecutionEventInfo memory info;
        (info.updatedRecipient, info.updatedOutputAmount) = (relay.recipient, 100);
        vm.expectEmit(address(pool));
        emit LocalSpokePool.FilledRelay(
            relay.inputToken,
            relay.outputToken,
            101,
            100,
            2,
            ORIGIN,
            7,
            relay.fillDeadline,
            0,
            0,
            bytes32(uint256(9)),
            relay.depositor,
            relay.recipient,
            0,
            info
        );
        pool.fillRelay(relay, 2, bytes32(uint256(9)));
        assertEq(token.balanceOf(ALICE), 100);
        assertEq(token.balanceOf(address(this)), 900);
        assertEq(pool.fillStatuses(keccak256(abi.encode(relay, block.chainid))), 2);
    }

    function test_RevertWhen_ItWasFilled() external {
        LocalSpokePool.V3RelayData memory relay = _relay();
        pool.fillRelay(relay, 2, 0);
        vm.expectRevert(LocalSpokePool.RelayFilled.selector);
        pool.fillRelay(relay, 2, 0);
        // Anything else is another deposit.
        relay.depositId = 8;
        pool.fillRelay(relay, 2, 0);
        assertEq(token.balanceOf(ALICE), 200);
    }

    function test_RevertWhen_ItsDeadlineHasPassed() external {
        LocalSpokePool.V3RelayData memory relay = _relay();
        vm.warp(block.timestamp + 1);
        vm.expectRevert(LocalSpokePool.ExpiredFillDeadline.selector);
        pool.fillRelay(relay, 2, 0);
    }

    function test_RevertWhen_ItHasAMessageOrAnExclusiveRelayer() external {
        LocalSpokePool.V3RelayData memory relay = _relay();
        relay.message = "x";
        vm.expectRevert(LocalSpokePool.LocalSpokePool_NotSupported.selector);
        pool.fillRelay(relay, 2, 0);
        (relay.message, relay.exclusiveRelayer) = ("", _padded(ALICE));
        vm.expectRevert(LocalSpokePool.LocalSpokePool_NotSupported.selector);
        pool.fillRelay(relay, 2, 0);
    }
}
