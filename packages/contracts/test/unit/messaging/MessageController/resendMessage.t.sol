// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IMessageController} from "../../../../src/messaging/IMessageController.sol";
import {MessagingTest} from "../../../helpers/MessagingTest.sol";

contract MessageController_resendMessage is MessagingTest {
    /// Three messages: what was sent, the hashes after the first, and the history before each.
    function _three() private returns (bytes[3] memory payloads, bytes32[] memory later, bytes20[3] memory histories) {
        later = new bytes32[](2);
        for (uint256 i = 0; i < 3; ++i) {
            histories[i] = controller.history();
            payloads[i] = _send();
            if (i > 0) later[i - 1] = keccak256(payloads[i]);
        }
    }

    function _expectRefusal(bytes memory payload, bytes20 history, bytes32[] memory later) private {
        vm.expectRevert(IMessageController.Controller_InvalidParams.selector);
        vm.prank(RESENDER);
        controller.resendMessage(payload, history, later, _legs(1, 0));
    }

    function test_RevertWhen_SenderIsNoResender() external {
        bytes memory payload = _send();
        _expectUnauthorised(ORIGINATOR, controller.RESENDER_ROLE());
        vm.prank(ORIGINATOR);
        controller.resendMessage(payload, 0, new bytes32[](0), _legs(1, 0));
    }

    function test_RevertWhen_Paused() external {
        bytes memory payload = _send();
        vm.prank(PAUSER);
        controller.pause();
        vm.expectRevert(IMessageController.Controller_Paused.selector);
        vm.prank(RESENDER);
        controller.resendMessage(payload, 0, new bytes32[](0), _legs(1, 0));
    }

    function testFuzz_RevertWhen_ThePayloadWasNotSent(uint256 index, uint8 change) external {
        (bytes[3] memory payloads, bytes32[] memory later,) = _three();
        bytes memory forged = payloads[0];
        index = bound(index, 0, forged.length - 1);
        forged[index] = forged[index] ^ bytes1(uint8(bound(change, 1, 255)));
        _expectRefusal(forged, 0, later);
    }

    function test_RevertWhen_TheProofIsWrong() external {
        (bytes[3] memory payloads, bytes32[] memory later, bytes20[3] memory histories) = _three();
        _expectRefusal(payloads[0], histories[1], later);
        _expectRefusal(payloads[0], 0, new bytes32[](0));
        (later[0], later[1]) = (later[1], later[0]);
        _expectRefusal(payloads[0], 0, later);
        _expectRefusal(payloads[1], histories[0], new bytes32[](1));
    }

    function test_WhenItWasSentBeforeOthers() external {
        (bytes[3] memory payloads, bytes32[] memory later, bytes20[3] memory histories) = _three();
        IMessageController.Leg[] memory legs = _legs(2, 0.1 ether);
        vm.expectEmit(address(controller));
        emit IMessageController.MessageResent(_id(0), 3);
        vm.prank(RESENDER);
        controller.resendMessage{value: 1 ether}(payloads[0], histories[0], later, legs);
        assertEq(adapters[1].lastMessage(), payloads[0]);
        assertEq(adapters[1].lastChain(), FAR);
        assertEq(adapters[1].lastFee(), 0.1 ether);
        assertEq(RESENDER.balance, 9.8 ether);
        assertEq(controller.nonce(), 3);

        later = new bytes32[](1);
        later[0] = keccak256(payloads[2]);
        vm.prank(RESENDER);
        controller.resendMessage(payloads[1], histories[1], later, _legs(1, 0));
        assertEq(adapters[0].lastMessage(), payloads[1]);
    }

    function test_WhenTheBridgeThatLostItIsReplaced() external {
        vm.prank(ORIGINATOR);
        controller.sendMessage(_message(2), FAR, _legs(2, 0));
        bytes memory payload = adapters[0].lastMessage();
        IMessageController.Leg[] memory legs = _legs(1, 0);
        legs[0].adapter = address(adapters[2]);
        vm.prank(RESENDER);
        controller.resendMessage(payload, 0, new bytes32[](0), legs);

        vm.chainId(FAR);
        _deliver(0, payload);
        _deliver(2, adapters[2].lastMessage());
        skip(DELAY);
        controller.execute(HOME, payload);
        assertEq(target.calls(), 1);
    }
}
