// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BridgeSlots} from "../../../../src/messaging/BridgeSlots.sol";
import {IMessageController} from "../../../../src/messaging/IMessageController.sol";
import {MessagePayload} from "../../../../src/messaging/MessagePayload.sol";
import {MessagingTest} from "../../../helpers/MessagingTest.sol";

contract MessageController_receiveMessage is MessagingTest {
    function _expectResent(uint256 adapter, bytes memory payload) private {
        vm.expectRevert(
            abi.encodeWithSelector(
                IMessageController.Controller_MessageResentByAdapter.selector, address(adapters[adapter])
            )
        );
        _deliver(adapter, payload);
    }

    function _update(uint256 adapter, bool approved) private {
        vm.prank(OWNER);
        controller.updateAdapter(address(adapters[adapter]), approved);
    }

    function _setMinimum(uint8 minimum) private {
        vm.prank(OWNER);
        controller.updateOrigin(IMessageController.Origin(HOME, minimum, DELAY));
    }

    function test_RevertWhen_NobodyKnowsTheAdapter() external {
        bytes memory payload = _sendAndCross();
        vm.expectRevert(abi.encodeWithSelector(BridgeSlots.Controller_UnknownAdapter.selector, STRANGER));
        vm.prank(STRANGER);
        controller.receiveMessage(HOME, payload);
    }

    function test_RevertWhen_TheBytesAreNoMessage() external {
        bytes memory payload = _sendAndCross();
        vm.expectRevert(MessagePayload.Controller_InvalidPayload.selector);
        _deliver(0, new bytes(40));
        payload[0] = bytes1(uint8(2 << 5 | 2));
        vm.expectRevert(MessagePayload.Controller_InvalidPayload.selector);
        _deliver(0, payload);
    }

    function test_RevertWhen_TheAdapterHasBroughtIt() external {
        bytes memory payload = _sendAndCross();
        _deliver(0, payload);
        _expectResent(0, payload);
        _deliver(1, payload);
        _expectResent(0, payload);
        _assertState(payload, 2, block.timestamp + DELAY, false);
    }

    function test_WhenFewerAgreeThanAreNeeded() external {
        vm.prank(ORIGINATOR);
        controller.sendMessage(_message(1), FAR, _legs(3, 0));
        bytes memory one = adapters[0].lastMessage();
        vm.prank(ORIGINATOR);
        controller.sendMessage(_message(3), FAR, _legs(3, 0));
        bytes memory three = adapters[0].lastMessage();
        vm.chainId(FAR);
        _deliver(0, one);
        _assertState(one, 1, 0, false);
        _deliver(0, three);
        _deliver(1, three);
        _assertState(three, 2, 0, false);
        _deliver(2, three);
        _assertState(three, 3, block.timestamp + DELAY, false);
    }

    function testFuzz_NoThresholdInAMessageLowersTheMinimum(uint8 threshold, uint40 nonce, address sender) external {
        bytes memory forged = abi.encodePacked(
            uint8(bound(threshold, 0, 31)),
            nonce,
            uint56(FAR),
            uint32(block.timestamp),
            uint32(0),
            sender,
            address(target),
            uint24(0)
        );
        vm.chainId(FAR);
        _deliver(0, forged);
        _assertState(forged, 1, 0, false);
        skip(DELAY);
        vm.expectPartialRevert(IMessageController.Controller_ThresholdNotMet.selector);
        controller.execute(HOME, forged);
        vm.expectPartialRevert(IMessageController.Controller_ThresholdNotMet.selector);
        controller.confirm(HOME, forged);
    }

    function test_WhenAsManyAgree() external {
        bytes memory payload = _sendAndCross();
        bytes32 hash = controller.payloadHashOf(HOME, payload);
        assertEq(hash, keccak256(abi.encodePacked(HOME, payload)));
        vm.expectEmit(address(controller));
        emit IMessageController.MessageReceived(hash, address(adapters[0]));
        _deliver(0, payload);
        skip(1 days);
        uint256 executableAt = block.timestamp + DELAY;
        vm.expectEmit(address(controller));
        emit IMessageController.MessageConfirmed(hash, executableAt);
        vm.expectEmit(address(controller));
        emit IMessageController.MessageReceived(hash, address(adapters[1]));
        _deliver(1, payload);
        _assertState(payload, 2, executableAt, false);
        skip(10);
        _deliver(2, payload);
        _assertState(payload, 3, executableAt, false);
    }

    function test_WhenOneOfThemIsNotApproved() external {
        bytes memory payload = _sendAndCross();
        _deliver(0, payload);
        _deliver(3, payload);
        _assertState(payload, 1, 0, false);
        _deliver(2, payload);
        _assertState(payload, 2, block.timestamp + DELAY, false);
    }

    function testFuzz_WhenPayloadsDifferInOneByte(uint256 index, uint8 change) external {
        bytes memory payload = _sendAndCross();
        bytes memory other = bytes.concat(payload);
        index = bound(index, 1, payload.length - 1);
        other[index] = other[index] ^ bytes1(uint8(bound(change, 1, 255)));
        _deliver(0, payload);
        _deliver(1, other);
        _assertState(payload, 1, 0, false);
        _assertState(other, 1, 0, false);
    }

    function test_WhenTheSameBytesComeFromAnotherChain() external {
        bytes memory payload = _sendAndCross();
        _deliver(0, payload);
        vm.prank(address(adapters[1]));
        controller.receiveMessage(HOME + 1, payload);
        _assertState(payload, 1, 0, false);
    }

    function test_WhenItIsNotForThisChain() external {
        bytes memory payload = _send();
        vm.chainId(FAR + 1);
        for (uint256 i = 0; i < 3; ++i) {
            _deliver(i, payload);
        }
        _assertState(payload, 3, 0, false);
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_ThresholdNotMet.selector, 3, 0));
        controller.execute(HOME, payload);
    }

    function test_WhenNothingIsTakenFromThatChain() external {
        bytes memory payload = _sendAndCross();
        vm.prank(OWNER);
        controller.updateOrigin(IMessageController.Origin(HOME, 0, 0));
        for (uint256 i = 0; i < 3; ++i) {
            _deliver(i, payload);
        }
        _assertState(payload, 3, 0, false);
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_ThresholdNotMet.selector, 3, 0));
        controller.execute(HOME, payload);
    }

    function test_WhenTheSetOfBridgesChanges() external {
        bytes memory payload = _confirmed();
        skip(DELAY);
        _update(3, true);
        _assertState(payload, 0, block.timestamp, false);
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_ThresholdNotMet.selector, 0, 2));
        controller.execute(HOME, payload);

        skip(1);
        _deliver(2, payload);
        _assertState(payload, 1, 0, false);
        _deliver(3, payload);
        _assertState(payload, 2, block.timestamp + DELAY, false);
    }

    function test_WhenAnAdapterComesBack() external {
        bytes memory payload = _sendAndCross();
        _deliver(0, payload);
        skip(1);
        _update(0, false);
        _update(0, true);
        skip(1);
        _deliver(1, payload);
        _assertState(payload, 1, 0, false);
        _deliver(0, payload);
        _assertState(payload, 2, block.timestamp + DELAY, false);
    }

    /// Of a chain that was closed because it lied, nothing counts that was said before it was opened again.
    function test_WhenAChainIsOpenedAgain() external {
        bytes memory before = _sendAndCross();
        _deliver(0, before);
        _deliver(1, before);
        _setMinimum(0);
        vm.chainId(HOME);
        bytes memory meanwhile = _sendAndCross();
        _deliver(0, meanwhile);
        _deliver(1, meanwhile);
        skip(DELAY);

        vm.expectEmit(address(controller));
        emit IMessageController.VotesVoided();
        _setMinimum(2);
        _assertState(before, 0, block.timestamp, false);
        _assertState(meanwhile, 0, 0, false);
        skip(1);
        bytes memory tooFew = abi.encodeWithSelector(IMessageController.Controller_ThresholdNotMet.selector, 0, 2);
        vm.expectRevert(tooFew);
        controller.execute(HOME, before);
        vm.expectRevert(tooFew);
        controller.confirm(HOME, meanwhile);

        _deliver(2, meanwhile);
        _assertState(meanwhile, 1, 0, false);
        _deliver(0, meanwhile);
        _assertState(meanwhile, 2, block.timestamp + DELAY, false);
    }

    function test_WhenTheMinimumOfAnOpenChainChanges() external {
        bytes memory payload = _sendAndCross();
        _deliver(0, payload);
        _deliver(1, payload);
        skip(1);
        vm.recordLogs();
        _setMinimum(3);
        _setMinimum(1);
        _setMinimum(0);
        assertEq(vm.getRecordedLogs().length, 3);
        _setMinimum(0);
        assertEq(vm.getRecordedLogs().length, 1);
        _assertState(payload, 2, block.timestamp - 1 + DELAY, false);
    }

    function test_RevertWhen_ItWasSentTooLongAgo() external {
        uint256 expiredAt = block.timestamp + EXPIRY;
        bytes memory payload = _sendAndCross();
        _deliver(0, payload);
        vm.warp(expiredAt);
        uint256 snapshot = vm.snapshotState();
        _deliver(1, payload);
        _assertState(payload, 2, expiredAt + DELAY, false);
        vm.revertToState(snapshot);
        vm.warp(expiredAt + 1);
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_MessageExpired.selector, expiredAt));
        _deliver(1, payload);
    }

    function test_WhenAHostileBridgeBroughtItLongBefore() external {
        uint256 snapshot = vm.snapshotState();
        skip(100 days);
        bytes memory future = _send();
        vm.revertToState(snapshot);
        vm.chainId(FAR);
        _deliver(2, future);
        vm.chainId(HOME);
        skip(100 days);
        assertEq(_sendAndCross(), future);
        _deliver(0, future);
        _assertState(future, 2, block.timestamp + DELAY, false);
    }

    function test_WhenItWasExecuted() external {
        bytes memory payload = _executable();
        controller.execute(HOME, payload);
        vm.expectEmit(address(controller));
        emit IMessageController.MessageReceived(controller.payloadHashOf(HOME, payload), address(adapters[2]));
        _deliver(2, payload);
        _assertState(payload, 2, block.timestamp, true);
    }

    function test_WhenPaused() external {
        bytes memory payload = _sendAndCross();
        vm.prank(PAUSER);
        controller.pause();
        _deliver(0, payload);
        _deliver(1, payload);
        _assertState(payload, 2, block.timestamp + DELAY, false);
    }

    /// Bringing a message of 4 KB is bounded work, whatever its targets are.
    function test_GasOfBringingAMessageIsBounded() external {
        bytes memory payload = bytes.concat(_sendAndCross(), new bytes(4096));
        vm.prank(address(adapters[0]));
        controller.receiveMessage{gas: 120_000}(HOME, payload);
    }
}
