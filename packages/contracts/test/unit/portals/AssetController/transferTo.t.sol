// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BridgeSlots} from "../../../../src/messaging/BridgeSlots.sol";
import {IBridgeAdapter} from "../../../../src/messaging/IBridgeAdapter.sol";
import {IMessageController} from "../../../../src/messaging/IMessageController.sol";
import {IAssetController} from "../../../../src/portals/IAssetController.sol";
import {Transfer} from "../../../../src/portals/TransferPayload.sol";
import {PortalTest} from "../../../helpers/PortalTest.sol";
import {ScriptedAdapter} from "../../../helpers/ScriptedAdapter.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

contract AssetController_transferTo is PortalTest {
    function _send(Transfer memory transfer, IMessageController.Leg[] memory legs) private returns (bytes32) {
        vm.prank(ALICE);
        return controller.transferTo(transfer, legs);
    }

    function _expectThreshold(uint256 count, uint256 required) private {
        vm.expectRevert(abi.encodeWithSelector(IAssetController.Controller_ThresholdNotMet.selector, count, required));
    }

    function _expectDisabled(uint256 adapter) private {
        vm.expectRevert(
            abi.encodeWithSelector(IAssetController.Controller_BridgeDisabled.selector, address(adapters[adapter]))
        );
    }

    function test_RevertWhen_TheAmountIsZero() external {
        vm.expectRevert(IAssetController.Controller_ZeroAmount.selector);
        _send(_transfer(0, 1), _legs(0, 1, 0));
    }

    function test_RevertWhen_TheRecipientIsNobodyOrTheController() external {
        Transfer memory transfer = _transfer(1, 1);
        transfer.recipient = address(0);
        vm.expectRevert(IAssetController.Controller_InvalidParams.selector);
        _send(transfer, _legs(0, 1, 0));
        transfer.recipient = address(controller);
        vm.expectRevert(IAssetController.Controller_InvalidParams.selector);
        _send(transfer, _legs(0, 1, 0));
    }

    function test_RevertWhen_NothingIsSentToTheChain() external {
        vm.prank(MANAGER);
        controller.setChain(IAssetController.Chain(FAR, false, true));
        vm.expectRevert(abi.encodeWithSelector(IAssetController.Controller_ChainNotSupported.selector, FAR));
        _send(_transfer(1, 1), _legs(0, 1, 0));
        Transfer memory transfer = _transfer(1, 2);
        transfer.destinationChain = 10;
        vm.expectRevert(abi.encodeWithSelector(IAssetController.Controller_ChainNotSupported.selector, 10));
        _send(transfer, _legs(0, 2, 0));
    }

    function test_RevertWhen_OneBridgeShallCarryIt() external {
        _expectThreshold(0, 1);
        _send(_transfer(1, 1), _legs(0, 0, 0));
        _expectThreshold(2, 1);
        _send(_transfer(1, 1), _legs(0, 2, 0));
        vm.expectRevert(IAssetController.Controller_NotHighEnoughLimits.selector);
        _send(_transfer(1, 1), _legs(2, 1, 0));
        IMessageController.Leg[] memory legs = _legs(0, 1, 0);
        legs[0].adapter = STRANGER;
        vm.expectRevert(abi.encodeWithSelector(BridgeSlots.Controller_UnknownAdapter.selector, STRANGER));
        _send(_transfer(1, 1), legs);
    }

    function test_RevertWhen_TheThresholdCannotBe() external {
        vm.prank(MANAGER);
        controller.setMinBridges(3);
        _expectThreshold(0, 3);
        _send(_transfer(1, 0), _legs(0, 3, 0));
        _expectThreshold(2, 3);
        _send(_transfer(1, 2), _legs(0, 3, 0));
        _expectThreshold(2, 3);
        _send(_transfer(1, 3), _legs(0, 2, 0));
        _expectThreshold(3, 255);
        _send(_transfer(1, 255), _legs(0, 3, 0));
    }

    function test_WhenTransfersBySeveralAreOff() external {
        vm.prank(MANAGER);
        controller.setMinBridges(0);
        _expectThreshold(2, 0);
        _send(_transfer(1, 2), _legs(0, 3, 0));
        _sendSingle(1e18);
        assertEq(token.balanceOf(ALICE), SUPPLY - 1e18);
    }

    function test_RevertWhen_AnAdapterIsNotOpenOrStandsTwice() external {
        _expectDisabled(3);
        _send(_transfer(1, 2), _legs(1, 3, 0));
        IMessageController.Leg[] memory legs = _legs(0, 3, 0);
        legs[2] = legs[0];
        _expectDisabled(0);
        _send(_transfer(1, 2), legs);
    }

    function test_RevertWhen_TheValueIsNotTheSumOfTheFees() external {
        vm.startPrank(ALICE);
        vm.expectRevert(IAssetController.Controller_InvalidParams.selector);
        controller.transferTo{value: 3 ether - 1}(_transfer(1, 2), _legs(0, 3, 1 ether));
        vm.expectRevert(IAssetController.Controller_InvalidParams.selector);
        controller.transferTo{value: 3 ether + 1}(_transfer(1, 2), _legs(0, 3, 1 ether));
        vm.stopPrank();
    }

    function test_RevertWhen_TheAmountIsAboveTheLimit() external {
        vm.expectRevert(IAssetController.Controller_NotHighEnoughLimits.selector);
        _send(_transfer(1000e18 + 1, 1), _legs(0, 1, 0));
        vm.expectRevert(IAssetController.Controller_NotHighEnoughLimits.selector);
        _send(_transfer(5000e18 + 1, 2), _legs(0, 3, 0));
        vm.expectRevert(IAssetController.Controller_NotHighEnoughLimits.selector);
        _send(_transfer(1 << 112, 2), _legs(0, 3, 0));
    }

    function test_WhatWasUsedComesBackWithinTheDuration() external {
        _sendSingle(1000e18);
        assertEq(controller.burningCurrentLimitOf(address(adapters[0])), 0);
        skip(DURATION / 4);
        assertEq(controller.burningCurrentLimitOf(address(adapters[0])), 250e18);
        _sendSingle(250e18);
        vm.expectRevert(IAssetController.Controller_NotHighEnoughLimits.selector);
        _send(_transfer(1, 1), _legs(0, 1, 0));
        skip(DURATION);
        assertEq(controller.burningCurrentLimitOf(address(adapters[0])), 1000e18);
    }

    function test_RevertWhen_TheSenderHasNotAllowedAsMuch() external {
        vm.prank(ALICE);
        token.approve(address(controller), 1e18 - 1);
        vm.expectRevert(
            abi.encodeWithSignature(
                "ERC20InsufficientAllowance(address,uint256,uint256)", address(controller), 1e18 - 1, 1e18
            )
        );
        _send(_transfer(1e18, 1), _legs(0, 1, 0));
    }

    function test_RevertWhen_ABridgeReverts() external {
        adapters[1].be(ScriptedAdapter.Mood.Reverts);
        vm.expectRevert(abi.encodeWithSelector(IBridgeAdapter.Adapter_FeeTooLow.selector, 1, 0));
        _send(_transfer(1e18, 2), _legs(0, 3, 0));
        assertEq(token.balanceOf(ALICE), SUPPLY);
        assertEq(controller.nonce(), 0);
    }

    function test_WhenABridgeCallsBack() external {
        bytes[3] memory calls = [
            abi.encodeCall(IAssetController.transferTo, (_transfer(1, 1), _legs(0, 1, 0))),
            abi.encodeCall(IAssetController.resendTransfer, ("", _legs(0, 1, 0))),
            abi.encodeCall(IAssetController.execute, (HOME, ""))
        ];
        for (uint256 i = 0; i < 3; ++i) {
            adapters[0].callBackWith(calls[i]);
            _send(_transfer(1e18, 1), _legs(0, 1, 0));
            assertEq(
                bytes4(adapters[0].answerOfCallBack()), ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector
            );
        }
    }

    function test_RevertWhen_Paused() external {
        vm.prank(PAUSER);
        controller.pause();
        vm.expectRevert(IAssetController.Controller_Paused.selector);
        _send(_transfer(1e18, 1), _legs(0, 1, 0));
    }

    function test_WhenSeveralTakeIt() external {
        _sendSingle(1e18);
        Transfer memory transfer = Transfer(BOB, 3, true, 7e18, FAR);
        IMessageController.Leg[] memory legs = _legs(0, 3, 0);
        for (uint256 i = 0; i < 3; ++i) {
            (legs[i].fee, legs[i].options) = (i + 1, abi.encode(i));
        }
        bytes memory payload = abi.encodePacked(
            uint8(7 << 5 | 3), uint40(1), uint56(FAR), uint32(block.timestamp), uint8(1), BOB, uint112(7e18)
        );
        bytes32 id = keccak256(abi.encode(HOME, FAR, address(controller), 1));
        vm.expectEmit(address(controller));
        emit IAssetController.TransferSent(id, ALICE, 7, payload);
        vm.prank(ALICE);
        assertEq(controller.transferTo{value: 6}(transfer, legs), id);

        for (uint256 i = 0; i < 3; ++i) {
            assertEq(adapters[i].lastMessage(), payload);
            assertEq(adapters[i].lastFee(), i + 1);
            assertEq(adapters[i].lastChain(), FAR);
            assertEq(adapters[i].lastOptions(), abi.encode(i));
        }
        assertEq(token.totalSupply(), SUPPLY - 8e18);
        assertEq(token.balanceOf(ALICE), SUPPLY - 8e18);
        assertEq(address(controller).balance, 0);
        assertEq(controller.nonce(), 2);
        assertTrue(controller.wasSent(keccak256(abi.encodePacked(HOME, payload))));
        assertEq(controller.burningCurrentLimitOf(address(0)), 4993e18);
        assertEq(controller.burningCurrentLimitOf(address(adapters[0])), 999e18);
        assertEq(controller.burningCurrentLimitOf(address(adapters[1])), 500e18);
    }

    function test_WhenOneTakesIt() external {
        bytes memory payload = abi.encodePacked(
            uint8(6 << 5 | 1), uint40(0), uint56(FAR), uint32(block.timestamp), uint8(0), BOB, uint112(5e18)
        );
        vm.expectEmit(address(controller));
        emit IAssetController.TransferSent(controller.transferIdOf(HOME, FAR, 0), ALICE, 2, payload);
        _send(_transfer(5e18, 1), _legs(1, 1, 0));
        assertEq(adapters[1].lastMessage(), payload);
        assertEq(controller.burningCurrentLimitOf(address(adapters[1])), 495e18);
        assertEq(controller.burningCurrentLimitOf(address(adapters[0])), 1000e18);
        assertEq(controller.burningCurrentLimitOf(address(0)), 5000e18);
        assertEq(controller.mintingCurrentLimitOf(address(adapters[1])), 500e18);
    }

    /// Literally, as they stand in the clients' tests too (`packages/bindings/src/bridges/payload.test.ts`).
    function test_WhenClientsEncodeTheSame() external {
        vm.warp(1_790_000_000);
        address recipient = 0x1111111111111111111111111111111111111111;
        _send(Transfer(recipient, 1, false, 7e18, FAR), _legs(0, 1, 0));
        assertEq(
            adapters[0].lastMessage(),
            hex"c10000000000000000000021056ab13b800011111111111111111111111111111111111111110000000000006124fee993bc0000"
        );
        _send(Transfer(recipient, 3, true, 7e18, FAR), _legs(0, 3, 0));
        assertEq(
            adapters[0].lastMessage(),
            hex"e30000000001000000000021056ab13b800111111111111111111111111111111111111111110000000000006124fee993bc0000"
        );
    }
}
