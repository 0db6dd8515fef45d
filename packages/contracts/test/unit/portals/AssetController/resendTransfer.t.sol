// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IMessageController} from "../../../../src/messaging/IMessageController.sol";
import {IAssetController} from "../../../../src/portals/IAssetController.sol";
import {PortalTest} from "../../../helpers/PortalTest.sol";

contract AssetController_resendTransfer is PortalTest {
    function _resend(bytes memory payload, IMessageController.Leg[] memory legs, uint256 value) private {
        vm.prank(STRANGER);
        controller.resendTransfer{value: value}(payload, legs);
    }

    function _expectDisabled(uint256 adapter) private {
        vm.expectRevert(
            abi.encodeWithSelector(IAssetController.Controller_BridgeDisabled.selector, address(adapters[adapter]))
        );
    }

    function test_RevertWhen_ItWasNeverSent() external {
        bytes memory payload = _sendMulti(1e18);
        bytes memory other = bytes.concat(payload);
        other[51] = hex"01";
        vm.expectRevert(IAssetController.Controller_InvalidParams.selector);
        _resend(other, _legs(0, 1, 0), 0);
        vm.chainId(FAR);
        vm.expectRevert(IAssetController.Controller_InvalidParams.selector);
        _resend(payload, _legs(0, 1, 0), 0);
    }

    function test_RevertWhen_NothingIsSentToItsChain() external {
        bytes memory payload = _sendMulti(1e18);
        vm.prank(MANAGER);
        controller.setChain(IAssetController.Chain(FAR, false, true));
        vm.expectRevert(abi.encodeWithSelector(IAssetController.Controller_ChainNotSupported.selector, FAR));
        _resend(payload, _legs(0, 1, 0), 0);
    }

    function test_RevertWhen_AnAdapterIsNotOpen() external {
        bytes memory several = _sendMulti(1e18);
        bytes memory one = _sendSingle(1e18);
        _expectDisabled(3);
        _resend(several, _legs(3, 1, 0), 0);
        _expectDisabled(2);
        _resend(one, _legs(2, 1, 0), 0);
        vm.expectRevert(IAssetController.Controller_InvalidParams.selector);
        _resend(one, _legs(0, 0, 0), 0);
        IMessageController.Leg[] memory twice = _legs(0, 2, 0);
        twice[1] = twice[0];
        _expectDisabled(0);
        _resend(one, twice, 0);
    }

    function test_RevertWhen_TheValueIsNotTheSumOfTheFees() external {
        bytes memory payload = _sendMulti(1e18);
        vm.expectRevert(IAssetController.Controller_InvalidParams.selector);
        _resend(payload, _legs(0, 2, 5), 9);
        vm.expectRevert(IAssetController.Controller_InvalidParams.selector);
        _resend(payload, _legs(0, 2, 5), 11);
    }

    function test_RevertWhen_Paused() external {
        bytes memory payload = _sendMulti(1e18);
        vm.prank(PAUSER);
        controller.pause();
        vm.expectRevert(IAssetController.Controller_Paused.selector);
        _resend(payload, _legs(0, 1, 0), 0);
    }

    function test_WhenAnybodyResends() external {
        bytes memory first = _sendMulti(1e18);
        _sendMulti(2e18);
        assertEq(controller.burningCurrentLimitOf(address(0)), 4997e18);
        vm.expectEmit(address(controller));
        emit IAssetController.TransferResent(controller.transferIdOf(HOME, FAR, 0), 6);
        _resend(first, _legs(1, 2, 3), 6);
        assertEq(adapters[1].lastMessage(), first);
        assertEq(adapters[2].lastMessage(), first);
        assertEq(adapters[2].lastFee(), 3);
        assertEq(controller.burningCurrentLimitOf(address(0)), 4997e18);
        assertEq(controller.nonce(), 2);
        assertEq(token.balanceOf(ALICE), SUPPLY - 3e18);
    }

    function test_WhatOneBridgeLostAnotherBrings() external {
        bytes memory payload = _sendSingle(30e18);
        _resend(payload, _legs(1, 1, 0), 0);
        assertEq(adapters[1].lastMessage(), payload);
        assertEq(controller.burningCurrentLimitOf(address(adapters[1])), 500e18);
        _cross();
        _deliver(1, payload);
        assertEq(token.balanceOf(BOB), 30e18);
        _deliver(0, payload);
        assertEq(token.balanceOf(BOB), 30e18);
        assertEq(token.totalSupply(), SUPPLY);
    }
}
