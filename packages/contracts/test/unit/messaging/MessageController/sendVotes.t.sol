// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IMessageController} from "../../../../src/messaging/IMessageController.sol";
import {IVotesReceiver, IVotingTransport} from "../../../../src/messaging/IVotingTransport.sol";
import {MessagePayload, Votes} from "../../../../src/messaging/MessagePayload.sol";
import {MessagingTest} from "../../../helpers/MessagingTest.sol";
import {ScriptedAdapter} from "../../../helpers/ScriptedAdapter.sol";

/// What remembers what it was told, and can refuse or call back.
contract ListeningGovernor is IVotesReceiver {
    error Refused();

    bool public refuses;
    bytes public callBack;
    uint256 public told;
    address public caller;
    uint256 public lastChain;
    address public lastSender;
    bytes public lastVotes;

    function refuse(bool refuses_) external {
        refuses = refuses_;
    }

    function callBackWith(bytes calldata data) external {
        callBack = data;
    }

    function countVotes(uint256 chainId, address spoke, Votes calldata votes) external {
        require(!refuses, Refused());
        ++told;
        (caller, lastChain, lastSender, lastVotes) = (msg.sender, chainId, spoke, abi.encode(votes));
        bytes memory data = callBack;
        if (data.length == 0) return;
        (bool success, bytes memory reason) = msg.sender.call(data);
        assert(!success);
        callBack = reason;
    }
}

contract MessageController_sendVotes is MessagingTest {
    ListeningGovernor private _governor;
    address private immutable SPOKE = makeAddr("spoke");

    function setUp() public override {
        super.setUp();
        _governor = new ListeningGovernor();
    }

    function _votes() private pure returns (Votes memory) {
        return Votes(11, 22, 33, address(44), [uint256(55), 66, 77]);
    }

    function _carriage(uint256 count, uint256 fee, uint8 threshold)
        private
        view
        returns (IVotingTransport.Carriage memory)
    {
        return IVotingTransport.Carriage(_legs(count, fee), threshold, RESENDER);
    }

    function _sendVotes(uint8 threshold) private returns (bytes memory payload) {
        vm.chainId(HOME);
        vm.prank(SPOKE);
        controller.sendVotes(FAR, address(_governor), _votes(), _carriage(3, 0, threshold));
        vm.chainId(FAR);
        return adapters[0].lastMessage();
    }

    function _arrived() private returns (bytes memory payload) {
        payload = _sendVotes(2);
        _deliver(0, payload);
        _deliver(1, payload);
    }

    function _expect(bytes4 reason, uint256 chain, IVotingTransport.Carriage memory carriage) private {
        vm.expectRevert(reason);
        controller.sendVotes(chain, address(_governor), _votes(), carriage);
    }

    function test_RevertWhen_Paused() external {
        vm.prank(PAUSER);
        controller.pause();
        _expect(IMessageController.Controller_Paused.selector, FAR, _carriage(3, 0, 2));
    }

    function test_RevertWhen_DestinationIsWrong() external {
        _expect(IMessageController.Controller_InvalidParams.selector, HOME, _carriage(3, 0, 2));
        uint256 large = uint256(type(uint56).max) + 1;
        _expect(MessagePayload.Controller_InvalidPayload.selector, large, _carriage(3, 0, 2));
    }

    function test_RevertWhen_ThresholdIsWrong() external {
        _expect(MessagePayload.Controller_InvalidPayload.selector, FAR, _carriage(3, 0, 0));
        _expect(IMessageController.Controller_InvalidParams.selector, FAR, _carriage(3, 0, 4));
        IVotingTransport.Carriage memory carriage = _carriage(3, 0, 32);
        carriage.legs = new IMessageController.Leg[](32);
        _expect(MessagePayload.Controller_InvalidPayload.selector, FAR, carriage);
    }

    function test_RevertWhen_NobodyGetsBackWhatIsLeft() external {
        IVotingTransport.Carriage memory carriage = _carriage(3, 0, 2);
        carriage.refund = address(0);
        _expect(IMessageController.Controller_InvalidParams.selector, FAR, carriage);
    }

    function test_RevertWhen_BridgesCannotBeUsed() external {
        bytes4 disabled = IMessageController.Controller_BridgeDisabled.selector;
        vm.expectRevert(abi.encodeWithSelector(disabled, adapters[3]));
        controller.sendVotes(FAR, address(_governor), _votes(), _carriage(4, 0, 2));
        for (uint256 i = 0; i < 3; ++i) {
            adapters[i].be(ScriptedAdapter.Mood.Reverts);
        }
        _expect(IMessageController.Controller_NoBridge.selector, FAR, _carriage(3, 0, 2));
    }

    function test_WhatIsLeftIsKeptForWhoeverDoesNotTakeIt() external {
        vm.deal(SPOKE, 10);
        IVotingTransport.Carriage memory carriage = _carriage(3, 2, 2);
        carriage.refund = address(target);
        vm.expectEmit(address(controller));
        emit IMessageController.RefundKept(address(target), 4);
        vm.prank(SPOKE);
        controller.sendVotes{value: 10}(FAR, address(_governor), _votes(), carriage);
        assertEq(controller.claimable(address(target)), 4);
        assertEq(SPOKE.balance, 0);
    }

    function test_AnybodySendsThemByEveryBridge() external {
        vm.deal(SPOKE, 10);
        vm.deal(RESENDER, 0);
        IVotingTransport.Carriage memory carriage = _carriage(3, 2, 2);
        carriage.legs[1].options = "fast";
        adapters[2].be(ScriptedAdapter.Mood.Reverts);
        bytes memory expected = abi.encodePacked(
            uint8(0x22), uint40(0), uint56(FAR), uint64(0), SPOKE, address(_governor), abi.encode(_votes())
        );
        bytes32 id = controller.payloadHashOf(HOME, expected);
        vm.expectEmit(address(controller));
        emit IMessageController.BridgeFailed(id, address(adapters[2]));
        vm.expectEmit(address(controller));
        emit IMessageController.MessageSent(id, 3, expected);
        vm.prank(SPOKE);
        assertEq(controller.sendVotes{value: 10}(FAR, address(_governor), _votes(), carriage), id);
        assertEq(adapters[0].lastMessage(), expected);
        assertEq(adapters[0].lastFee(), 2);
        assertEq(adapters[1].lastOptions(), "fast");
        assertEq(RESENDER.balance, 6);
        assertEq(controller.nonce(), 0);
        assertEq(controller.history(), bytes20(0));

        skip(40 days);
        adapters[2].be(ScriptedAdapter.Mood.Takes);
        vm.prank(SPOKE);
        assertEq(controller.sendVotes(FAR, address(_governor), _votes(), _carriage(3, 0, 2)), id);
        assertEq(adapters[2].lastMessage(), expected);
    }

    function test_EveryAdapterAnswersForFees() external view {
        address[] memory asked = new address[](2);
        (asked[0], asked[1]) = (address(adapters[0]), address(adapters[1]));
        uint256[] memory fees = controller.quoteVotes(FAR, asked, 9);
        uint256 expected = uint256(uint160(address(controller))) + FAR + 9 + 61 + 7 * 32;
        assertEq(fees[0], expected);
        assertEq(fees[1], expected);
    }

    function test_TheGovernorIsToldWithoutDelayOrExpiry() external {
        bytes memory payload = _arrived();
        _assertState(payload, 2, block.timestamp, false);
        skip(40 days);
        bytes32 hash = controller.payloadHashOf(HOME, payload);
        vm.expectEmit(address(controller));
        emit IMessageController.MessageExecuted(hash, hash);
        controller.execute(HOME, payload);
        assertEq(_governor.told(), 1);
        assertEq(_governor.caller(), address(controller));
        assertEq(_governor.lastChain(), HOME);
        assertEq(_governor.lastSender(), SPOKE);
        assertEq(_governor.lastVotes(), abi.encode(_votes()));
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_MessageNotExecutable.selector, hash));
        controller.execute(HOME, payload);
    }

    function test_TheyCanBeConfirmedWhereLessIsAskedFor() external {
        vm.chainId(FAR);
        vm.prank(OWNER);
        controller.updateOrigin(IMessageController.Origin(HOME, 3, DELAY));
        bytes memory payload = _arrived();
        vm.prank(OWNER);
        controller.updateOrigin(IMessageController.Origin(HOME, 2, DELAY));
        controller.confirm(HOME, payload);
        _assertState(payload, 2, block.timestamp, false);
        controller.execute(HOME, payload);
        assertEq(_governor.told(), 1);
    }

    function test_RevertWhen_FewerAgreeThanTheMessageAsksFor() external {
        bytes memory payload = _sendVotes(3);
        _deliver(0, payload);
        _deliver(1, payload);
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_ThresholdNotMet.selector, 2, 3));
        controller.execute(HOME, payload);
        _deliver(2, payload);
        controller.execute(HOME, payload);
    }

    function test_RevertWhen_TheGovernorRefuses() external {
        bytes memory payload = _arrived();
        _governor.refuse(true);
        vm.expectRevert(ListeningGovernor.Refused.selector);
        controller.execute(HOME, payload);
        _governor.refuse(false);
        controller.execute(HOME, payload);
        assertEq(_governor.told(), 1);
    }

    function test_RevertWhen_TheGovernorIsNobody() external {
        vm.prank(SPOKE);
        controller.sendVotes(FAR, STRANGER, _votes(), _carriage(3, 0, 2));
        bytes memory payload = adapters[0].lastMessage();
        vm.chainId(FAR);
        _deliver(0, payload);
        _deliver(1, payload);
        vm.expectRevert();
        controller.execute(HOME, payload);
    }

    function test_RevertWhen_ExecutionIsPaused() external {
        bytes memory payload = _arrived();
        vm.prank(PAUSER);
        controller.pause();
        vm.expectRevert(IMessageController.Controller_Paused.selector);
        controller.execute(HOME, payload);
    }

    function test_RevertWhen_TheBytesAreNoVotes() external {
        vm.chainId(FAR);
        bytes memory header = abi.encodePacked(uint8(0x22), uint40(0), uint56(FAR), uint64(0), SPOKE);
        bytes[3] memory cut = [header, bytes.concat(header, bytes19(bytes20(address(_governor)))), header];
        cut[2] = abi.encodePacked(header, address(_governor), bytes32(0));
        for (uint256 i = 0; i < 3; ++i) {
            _deliver(0, cut[i]);
            _deliver(1, cut[i]);
            if (i < 2) vm.expectRevert(MessagePayload.Controller_InvalidPayload.selector);
            else vm.expectRevert(bytes(""));
            controller.execute(HOME, cut[i]);
        }
        header[0] = 0x42;
        vm.prank(address(adapters[0]));
        vm.expectRevert(MessagePayload.Controller_InvalidPayload.selector);
        controller.receiveMessage(HOME, header);
    }

    function test_RevertWhen_TheGovernorExecutesThemAgain() external {
        bytes memory payload = _arrived();
        _governor.callBackWith(abi.encodeCall(controller.execute, (HOME, payload)));
        controller.execute(HOME, payload);
        bytes32 hash = controller.payloadHashOf(HOME, payload);
        bytes4 selector = IMessageController.Controller_MessageNotExecutable.selector;
        assertEq(_governor.callBack(), abi.encodeWithSelector(selector, hash));
        assertEq(_governor.told(), 1);
    }
}
