// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BridgeSlots} from "../../../../src/messaging/BridgeSlots.sol";
import {IMessageController} from "../../../../src/messaging/IMessageController.sol";
import {Message, MessagePayload} from "../../../../src/messaging/MessagePayload.sol";
import {MessageTarget, MessagingTest} from "../../../helpers/MessagingTest.sol";
import {ScriptedAdapter} from "../../../helpers/ScriptedAdapter.sol";

contract MessageController_sendMessage is MessagingTest {
    function _expect(bytes memory reason, Message memory message, uint256 chain, IMessageController.Leg[] memory legs)
        private
    {
        vm.expectRevert(reason);
        vm.prank(ORIGINATOR);
        controller.sendMessage(message, chain, legs);
    }

    function test_RevertWhen_SenderIsNoOriginator() external {
        _expectUnauthorised(STRANGER, controller.ORIGINATOR_ROLE());
        vm.prank(STRANGER);
        controller.sendMessage(_message(2), FAR, _legs(3, 0));
    }

    function test_RevertWhen_Paused() external {
        vm.prank(PAUSER);
        controller.pause();
        _expect(abi.encodePacked(IMessageController.Controller_Paused.selector), _message(2), FAR, _legs(3, 0));
    }

    function test_RevertWhen_DestinationIsWrong() external {
        bytes memory params = abi.encodePacked(IMessageController.Controller_InvalidParams.selector);
        bytes memory payload = abi.encodePacked(MessagePayload.Controller_InvalidPayload.selector);
        _expect(params, _message(2), HOME, _legs(3, 0));
        _expect(payload, _message(2), uint256(type(uint56).max) + 1, _legs(3, 0));
    }

    function test_RevertWhen_ThresholdIsWrong() external {
        bytes memory params = abi.encodePacked(IMessageController.Controller_InvalidParams.selector);
        bytes memory payload = abi.encodePacked(MessagePayload.Controller_InvalidPayload.selector);
        _expect(payload, _message(0), FAR, _legs(3, 0));
        _expect(params, _message(4), FAR, _legs(3, 0));
        _expect(payload, _message(32), FAR, new IMessageController.Leg[](32));
    }

    function test_RevertWhen_CallsAreWrong() external {
        bytes memory reason = abi.encodePacked(MessagePayload.Controller_InvalidPayload.selector);
        Message memory none = Message(new address[](0), new bytes[](0), 2, 0);
        _expect(reason, none, FAR, _legs(3, 0));
        Message memory uneven = Message(new address[](2), new bytes[](1), 2, 0);
        _expect(reason, uneven, FAR, _legs(3, 0));
    }

    function test_RevertWhen_BridgeMayNotBeUsed() external {
        bytes4 disabled = IMessageController.Controller_BridgeDisabled.selector;
        _expect(abi.encodeWithSelector(disabled, adapters[3]), _message(2), FAR, _legs(4, 0));
        IMessageController.Leg[] memory legs = _legs(3, 0);
        legs[2].adapter = legs[0].adapter;
        _expect(abi.encodeWithSelector(disabled, adapters[0]), _message(2), FAR, legs);
        legs[2].adapter = STRANGER;
        _expect(
            abi.encodeWithSelector(BridgeSlots.Controller_UnknownAdapter.selector, STRANGER), _message(2), FAR, legs
        );
    }

    function test_RevertWhen_FeesAreMoreThanTheValue() external {
        vm.expectRevert(IMessageController.Controller_InvalidParams.selector);
        vm.prank(ORIGINATOR);
        controller.sendMessage{value: 2.9 ether}(_message(2), FAR, _legs(3, 1 ether));
    }

    function test_WhenABridgeFails() external {
        ScriptedAdapter.Mood[2] memory moods = [ScriptedAdapter.Mood.Reverts, ScriptedAdapter.Mood.BurnsGas];
        for (uint256 i = 0; i < moods.length; ++i) {
            adapters[1].be(moods[i]);
            uint256 before = ORIGINATOR.balance;
            vm.expectEmit(address(controller));
            emit IMessageController.BridgeFailed(_id(i), address(adapters[1]));
            vm.prank(ORIGINATOR);
            controller.sendMessage{value: 0.5 ether}(_message(2), FAR, _legs(3, 0.1 ether));
            assertEq(before - ORIGINATOR.balance, 0.2 ether);
            assertEq(adapters[0].taken(), i + 1);
            assertEq(adapters[2].taken(), i + 1);
        }
        adapters[1].be(ScriptedAdapter.Mood.FloodsAnswer);
        _send();
        assertEq(adapters[1].taken(), 1);
    }

    function test_RevertWhen_EveryBridgeReverts() external {
        for (uint256 i = 0; i < 3; ++i) {
            adapters[i].be(ScriptedAdapter.Mood.Reverts);
        }
        _expect(abi.encodePacked(IMessageController.Controller_NoBridge.selector), _message(2), FAR, _legs(3, 0));
    }

    function test_RevertWhen_GasIsTooLow() external {
        vm.expectRevert(IMessageController.Controller_NotEnoughGas.selector);
        vm.prank(ORIGINATOR);
        controller.sendMessage{gas: 1_000_000}(_message(2), FAR, _legs(3, 0));
    }

    /// Whatever gas limit lets the message go, lets every bridge take it.
    function testFuzz_NoGasLimitDropsABridge(uint256 limit) external {
        limit = bound(limit, 900_000, 1_600_000);
        vm.prank(ORIGINATOR);
        try controller.sendMessage{gas: limit}(_message(2), FAR, _legs(3, 0)) {
            for (uint256 i = 0; i < 3; ++i) {
                assertEq(adapters[i].taken(), 1);
            }
        } catch (bytes memory reason) {
            assertEq(bytes4(reason), IMessageController.Controller_NotEnoughGas.selector);
        }
    }

    function test_WhenTheSenderDoesNotTakeWhatIsLeft() external {
        vm.etch(ORIGINATOR, hex"5f5ffd"); // reverts
        vm.expectEmit(address(controller));
        emit IMessageController.RefundKept(ORIGINATOR, 0.7 ether);
        vm.prank(ORIGINATOR);
        controller.sendMessage{value: 1 ether}(_message(2), FAR, _legs(3, 0.1 ether));
        assertEq(controller.claimable(ORIGINATOR), 0.7 ether);

        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_EtherTransferFailed.selector, ORIGINATOR));
        vm.prank(ORIGINATOR);
        controller.claim();

        vm.etch(ORIGINATOR, "");
        uint256 before = ORIGINATOR.balance;
        for (uint256 i = 0; i < 2; ++i) {
            vm.prank(ORIGINATOR);
            controller.claim();
        }
        assertEq(ORIGINATOR.balance - before, 0.7 ether);
        assertEq(address(controller).balance, 0);
    }

    function test_WhenABridgeCallsBack() external {
        bytes memory again = abi.encodeCall(controller.sendMessage, (_message(2), FAR, _legs(2, 0)));
        adapters[2].callBackWith(again);
        _send();
        assertEq(controller.nonce(), 1);
        assertEq(
            adapters[2].answerOfCallBack(),
            abi.encodeWithSignature(
                "AccessControlUnauthorizedAccount(address,bytes32)", adapters[2], controller.ORIGINATOR_ROLE()
            )
        );
    }

    function test_WhenAllIsWell() external {
        IMessageController.Leg[] memory legs = _legs(3, 0);
        for (uint256 i = 0; i < 3; ++i) {
            legs[i].fee = (i + 1) * 0.1 ether;
            legs[i].options = new bytes(i * 40);
            for (uint256 j = 0; j < i * 40; ++j) {
                legs[i].options[j] = 0xee;
            }
        }
        bytes memory payload = abi.encodePacked(
            uint8(2),
            uint40(0),
            uint56(FAR),
            uint32(block.timestamp),
            GAS_LIMIT,
            ORIGINATOR,
            address(target),
            uint24(100)
        );
        payload = bytes.concat(payload, abi.encodeCall(MessageTarget.note, ("hello")));
        uint256 before = ORIGINATOR.balance;

        vm.expectEmit(address(controller));
        emit IMessageController.MessageSent(_id(0), 7, payload);
        vm.prank(ORIGINATOR);
        bytes32 id = controller.sendMessage{value: 5 ether}(_message(2), FAR, legs);

        assertEq(id, _id(0));
        assertEq(before - ORIGINATOR.balance, 0.6 ether);
        assertEq(address(controller).balance, 0);
        assertEq(controller.nonce(), 1);
        assertEq(controller.history(), bytes20(keccak256(abi.encodePacked(bytes20(0), keccak256(payload)))));
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(adapters[i].lastChain(), FAR);
            assertEq(adapters[i].lastFee(), legs[i].fee);
            assertEq(adapters[i].lastOptions(), legs[i].options);
            assertEq(adapters[i].lastMessage(), payload);
        }
        assertEq(_send()[5], bytes1(uint8(1)));
        assertEq(controller.nonce(), 2);
    }

    function testFuzz_EveryMessageArrivesAndIsToldAsItWasSent(
        bytes[] calldata datas,
        uint8 threshold,
        bytes calldata options
    ) external {
        vm.assume(datas.length > 0 && datas.length < 20 && options.length < 600);
        Message memory message = Message(new address[](datas.length), datas, uint8(bound(threshold, 1, 3)), GAS_LIMIT);
        bytes memory payload =
            abi.encodePacked(message.threshold, uint40(0), uint56(FAR), uint32(block.timestamp), GAS_LIMIT, ORIGINATOR);
        for (uint256 i = 0; i < datas.length; ++i) {
            message.targets[i] = address(uint160(uint256(keccak256(abi.encode(i)))));
            payload = bytes.concat(payload, bytes20(message.targets[i]), bytes3(uint24(datas[i].length)), datas[i]);
        }
        IMessageController.Leg[] memory legs = _legs(3, 0);
        (legs[0].options, legs[2].options) = (options, options);
        adapters[1].be(ScriptedAdapter.Mood.Reverts);

        vm.expectEmit(address(controller));
        emit IMessageController.MessageSent(_id(0), 5, payload);
        vm.prank(ORIGINATOR);
        controller.sendMessage(message, FAR, legs);
        assertEq(adapters[0].lastHash(), keccak256(payload));
        assertEq(adapters[2].lastHash(), keccak256(payload));
    }

    function test_QuoteAsksEveryAdapterForTheMessageAsItWouldBeSent() external {
        uint256 length = _send().length;
        address[] memory asked = new address[](2);
        (asked[0], asked[1]) = (address(adapters[0]), address(adapters[3]));
        uint256[] memory fees = controller.quoteMessage(_message(2), FAR, asked, 300_000);
        assertEq(fees.length, 2);
        assertEq(fees[1], uint256(uint160(address(controller))) + FAR + 300_000 + length);
    }
}
