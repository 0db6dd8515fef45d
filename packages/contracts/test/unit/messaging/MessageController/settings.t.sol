// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BridgeSlots} from "../../../../src/messaging/BridgeSlots.sol";
import {IMessageController} from "../../../../src/messaging/IMessageController.sol";
import {MessageController} from "../../../../src/messaging/MessageController.sol";
import {MessageExecutor} from "../../../../src/messaging/MessageExecutor.sol";
import {MessagingTest} from "../../../helpers/MessagingTest.sol";
import {ScriptedAdapter} from "../../../helpers/ScriptedAdapter.sol";
import {Vm} from "forge-std/Vm.sol";

contract MessageController_settings is MessagingTest {
    function _expectDelayTooShort(uint256 delay) private {
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_DelayTooShort.selector, HOME, delay));
    }

    function test_RevertWhen_InitialisedTwice() external {
        vm.expectRevert(abi.encodeWithSignature("InvalidInitialization()"));
        controller.initialize(_setup());
        vm.expectRevert(abi.encodeWithSignature("InvalidInitialization()"));
        implementation.initialize(_setup());
    }

    function test_RevertWhen_ThereIsNoExecutor() external {
        address[8] memory none;
        vm.expectRevert(IMessageController.Controller_InvalidParams.selector);
        new MessageController(none, STRANGER);
    }

    function test_InitialisedAsAsked() external view {
        assertEq(controller.owner(), OWNER);
        assertEq(controller.vetoer(), VETOER);
        assertTrue(controller.hasRole(controller.ORIGINATOR_ROLE(), ORIGINATOR));
        assertTrue(controller.hasRole(controller.RESENDER_ROLE(), RESENDER));
        assertTrue(controller.hasRole(controller.PAUSER_ROLE(), PAUSER));
        assertFalse(controller.hasRole(controller.ORIGINATOR_ROLE(), OWNER));
        (uint8 minimum, uint32 delay) = controller.originOf(HOME);
        assertEq(minimum, 2);
        assertEq(delay, DELAY);
        assertTrue(controller.isApproved(address(adapters[2])));
        assertFalse(controller.isApproved(address(adapters[3])));
        assertFalse(controller.paused());
    }

    function test_RevertWhen_SomebodyElseDecides() external {
        bytes32 admin = controller.DEFAULT_ADMIN_ROLE();
        bytes32 pauser = controller.PAUSER_ROLE();
        vm.startPrank(STRANGER);
        _expectUnauthorised(STRANGER, admin);
        controller.updateAdapter(STRANGER, true);
        _expectUnauthorised(STRANGER, admin);
        controller.updateOrigin(IMessageController.Origin(HOME, 1, DELAY));
        _expectUnauthorised(STRANGER, admin);
        controller.updateVetoer(STRANGER);
        _expectUnauthorised(STRANGER, pauser);
        controller.pause();
        _expectUnauthorised(STRANGER, pauser);
        controller.unpause();
    }

    function test_WhenAnAdapterIsApproved() external {
        vm.startPrank(OWNER);
        vm.expectEmit(address(controller));
        emit IMessageController.AdapterUpdated(address(adapters[3]), 3, true);
        controller.updateAdapter(address(adapters[3]), true);
        for (uint160 i = 0; i < 25; ++i) {
            vm.etch(address(0xaaaa + i), hex"00");
        }
        for (uint160 i = 0; i < 23; ++i) {
            vm.expectEmit(address(controller));
            emit IMessageController.AdapterUpdated(address(0xaaaa + i), 8 + i, true);
            controller.updateAdapter(address(0xaaaa + i), true);
        }
        vm.expectRevert(BridgeSlots.Controller_TooManyAdapters.selector);
        controller.updateAdapter(address(0xaaaa + 23), true);
        vm.expectEmit(address(controller));
        emit IMessageController.AdapterUpdated(address(0xaaaa + 5), 13, false);
        controller.updateAdapter(address(0xaaaa + 5), false);
        assertFalse(controller.isApproved(address(0xaaaa + 5)));
        assertTrue(controller.isApproved(address(0xaaaa + 22)));
        vm.expectRevert(abi.encodeWithSelector(BridgeSlots.Controller_UnknownAdapter.selector, address(0)));
        controller.updateAdapter(address(0), true);
        vm.expectRevert(abi.encodeWithSelector(BridgeSlots.Controller_UnknownAdapter.selector, address(0)));
        controller.updateAdapter(address(0), false);
    }

    function test_EachOfThePlatformsAdaptersHasANumberOfItsOwn() external {
        address[8] memory platform;
        IMessageController.Setup memory setup = _setup();
        setup.adapters = new address[](8);
        IMessageController.Leg[] memory legs = new IMessageController.Leg[](8);
        for (uint256 i = 0; i < 8; ++i) {
            platform[i] = address(new ScriptedAdapter());
            (setup.adapters[i], legs[i].adapter) = (platform[i], platform[i]);
        }
        implementation = new MessageController(platform, address(new MessageExecutor()));
        controller = _proxy("of eight");
        vm.chainId(FAR);
        controller.initialize(setup);
        skip(1);

        vm.chainId(HOME);
        vm.prank(ORIGINATOR);
        vm.recordLogs();
        controller.sendMessage(_message(8), FAR, legs);
        Vm.Log memory sent = vm.getRecordedLogs()[0];
        assertEq(sent.topics[0], IMessageController.MessageSent.selector);
        (uint256 taken, bytes memory payload) = abi.decode(sent.data, (uint256, bytes));
        assertEq(taken, 0xff);
        vm.chainId(FAR);
        for (uint256 i = 0; i < 8; ++i) {
            assertTrue(controller.isApproved(platform[i]));
            _assertState(payload, i, 0, false);
            vm.prank(platform[i]);
            controller.receiveMessage(HOME, payload);
        }
        _assertState(payload, 8, block.timestamp + DELAY, false);
    }

    function test_RevertWhen_AnAdapterHasNoCode() external {
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(BridgeSlots.Controller_UnknownAdapter.selector, STRANGER));
        controller.updateAdapter(STRANGER, true);
        vm.etch(address(adapters[0]), "");
        controller.updateAdapter(address(adapters[0]), false);
        assertFalse(controller.isApproved(address(adapters[0])));
    }

    function test_AnOwnAdapterBringsMessages() external {
        vm.etch(STRANGER, hex"00");
        vm.prank(OWNER);
        controller.updateAdapter(STRANGER, true);
        skip(1);
        bytes memory payload = _sendAndCross();
        vm.prank(STRANGER);
        controller.receiveMessage(HOME, payload);
        _deliver(0, payload);
        _assertState(payload, 2, block.timestamp + DELAY, false);
    }

    function test_RevertWhen_AnOriginIsWrong() external {
        vm.startPrank(OWNER);
        vm.expectRevert(IMessageController.Controller_InvalidParams.selector);
        controller.updateOrigin(IMessageController.Origin(block.chainid, 2, DELAY));
        vm.expectRevert(IMessageController.Controller_InvalidParams.selector);
        controller.updateOrigin(IMessageController.Origin(FAR, 33, DELAY));
        vm.expectEmit(address(controller));
        emit IMessageController.OriginUpdated(FAR, 31, DELAY);
        controller.updateOrigin(IMessageController.Origin(FAR, 31, DELAY));
    }

    function test_WhenThereIsAVetoer() external {
        IMessageController.Setup memory setup = _setup();
        setup.origins[0].delay = 599;
        MessageController other = _proxy("other");
        vm.chainId(FAR);
        _expectDelayTooShort(599);
        other.initialize(setup);
        setup.vetoer = address(0);
        other.initialize(setup);

        vm.startPrank(OWNER);
        _expectDelayTooShort(599);
        other.updateVetoer(VETOER);
        other.updateOrigin(IMessageController.Origin(HOME, 2, 600));
        vm.expectEmit(address(other));
        emit IMessageController.VetoerUpdated(address(0), VETOER);
        other.updateVetoer(VETOER);
        _expectDelayTooShort(599);
        other.updateOrigin(IMessageController.Origin(HOME, 2, 599));
        other.updateOrigin(IMessageController.Origin(HOME, 0, 0));
        other.updateVetoer(address(0));
        other.updateOrigin(IMessageController.Origin(HOME, 1, 0));
    }

    function test_WhenOwnershipMoves() external {
        vm.prank(OWNER);
        controller.beginDefaultAdminTransfer(STRANGER);
        skip(1);
        assertEq(controller.owner(), OWNER);
        vm.prank(STRANGER);
        controller.acceptDefaultAdminTransfer();
        assertEq(controller.owner(), STRANGER);
    }
}
