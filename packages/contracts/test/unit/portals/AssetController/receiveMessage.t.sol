// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BridgeSlots} from "../../../../src/messaging/BridgeSlots.sol";
import {IAssetController} from "../../../../src/portals/IAssetController.sol";
import {TransferPayload} from "../../../../src/portals/TransferPayload.sol";
import {PortalTest} from "../../../helpers/PortalTest.sol";

contract AssetController_receiveMessage is PortalTest {
    function _setAdapter(uint256 adapter, bool approved) private {
        vm.prank(MANAGER);
        controller.setMultiBridgeAdapter(address(adapters[adapter]), approved);
    }

    function _setMinBridges(uint8 minBridges) private {
        vm.prank(MANAGER);
        controller.setMinBridges(minBridges);
    }

    function _expectResent(uint256 adapter, bytes memory payload) private {
        vm.expectRevert(
            abi.encodeWithSelector(
                IAssetController.Controller_TransferResentByAdapter.selector, address(adapters[adapter])
            )
        );
        _deliver(adapter, payload);
    }

    function _assertWaits(bytes memory payload) private view {
        _assertState(payload, 1, false);
        assertEq(token.balanceOf(BOB), 0);
    }

    function _executes(bytes memory payload, uint256 amount) private {
        vm.prank(STRANGER);
        controller.execute(HOME, payload);
        assertEq(token.balanceOf(BOB), amount);
    }

    function test_RevertWhen_NobodyKnowsTheAdapter() external {
        bytes memory payload = _sendSingle(1e18);
        _cross();
        vm.expectRevert(abi.encodeWithSelector(BridgeSlots.Controller_UnknownAdapter.selector, STRANGER));
        vm.prank(STRANGER);
        controller.receiveMessage(HOME, payload);
    }

    function test_RevertWhen_TheBytesAreNoTransfer() external {
        bytes memory payload = _sendSingle(1e18);
        _cross();
        vm.expectRevert(TransferPayload.Controller_InvalidPayload.selector);
        _deliver(0, bytes.concat(payload, hex"00"));
        vm.expectRevert(TransferPayload.Controller_InvalidPayload.selector);
        _deliver(0, "");
        payload[0] = bytes1(uint8(5 << 5 | 1));
        vm.expectRevert(TransferPayload.Controller_InvalidPayload.selector);
        _deliver(0, payload);
    }

    /// No controller sends one, and one needs no limit: a bridge that the organisation asked nothing of could have it executed.
    function test_RevertWhen_TheTransferIsOfNothing() external {
        for (uint256 kind = 6; kind < 8; ++kind) {
            bytes memory forged = abi.encodePacked(
                uint8(kind << 5 | 2), uint40(0), uint56(FAR), uint32(block.timestamp - 1), uint8(0), BOB, uint112(0)
            );
            vm.chainId(FAR);
            vm.expectRevert(TransferPayload.Controller_InvalidPayload.selector);
            _deliver(3, forged);
            vm.expectRevert(TransferPayload.Controller_InvalidPayload.selector);
            controller.execute(HOME, forged);
        }
    }

    function test_RevertWhen_TheAdapterHasBroughtIt() external {
        bytes memory payload = _sendMulti(1e18);
        _cross();
        _deliver(0, payload);
        _expectResent(0, payload);
        _deliver(1, payload);
        _expectResent(1, payload);
        _assertState(payload, 2, false);
    }

    function test_WhenOneBridgeBringsWhatNeedsNoOthers() external {
        bytes memory payload = _sendSingle(30e18);
        _cross();
        vm.expectEmit(address(controller));
        emit IAssetController.TransferReceived(_hash(payload), address(adapters[0]));
        vm.expectEmit(address(controller));
        emit IAssetController.TransferExecuted(controller.transferIdOf(HOME, FAR, 0), _hash(payload), 1);
        _deliver(0, payload);
        assertEq(token.balanceOf(BOB), 30e18);
        assertEq(token.totalSupply(), SUPPLY);
        _assertState(payload, 1, true);
        assertEq(controller.mintingCurrentLimitOf(address(adapters[0])), 970e18);
        assertEq(controller.mintingCurrentLimitOf(address(adapters[1])), 500e18);
        assertEq(controller.mintingCurrentLimitOf(address(0)), 5000e18);
        assertGe(controller.burningCurrentLimitOf(address(adapters[0])), 970e18);
    }

    function test_WhenTwoBridgesBringTheSameBytes() external {
        bytes memory payload = _sendSingle(30e18);
        _cross();
        _deliver(0, payload);
        vm.expectEmit(address(controller));
        emit IAssetController.TransferReceived(_hash(payload), address(adapters[1]));
        _deliver(1, payload);
        _deliver(0, payload);
        assertEq(token.balanceOf(BOB), 30e18);
        assertEq(controller.mintingCurrentLimitOf(address(adapters[1])), 500e18);
    }

    function test_WhenTheLimitIsTooLow() external {
        _setLimits(address(adapters[0]), 20e18, 1000e18);
        bytes memory payload = _sendSingle(30e18);
        _cross();
        _deliver(0, payload);
        _assertWaits(payload);
        assertEq(controller.mintingCurrentLimitOf(address(adapters[0])), 20e18);
        vm.expectRevert(IAssetController.Controller_NotHighEnoughLimits.selector);
        controller.execute(HOME, payload);
        _expectResent(0, payload);
        _setLimits(address(adapters[0]), 30e18, 1000e18);
        _executes(payload, 30e18);
        assertEq(controller.mintingCurrentLimitOf(address(adapters[0])), 0);
    }

    /// It is known to the platform, and the organisation has asked nothing of it.
    function test_WhenTheBridgeHasNoLimit() external {
        bytes memory payload = _sendSingle(30e18);
        _cross();
        _deliver(3, payload);
        _assertWaits(payload);
        vm.expectRevert(IAssetController.Controller_NotHighEnoughLimits.selector);
        controller.execute(HOME, payload);
        _deliver(0, payload);
        assertEq(token.balanceOf(BOB), 30e18);
        assertEq(controller.mintingCurrentLimitOf(address(adapters[0])), 970e18);
    }

    function test_WhenTheTokenDoesNotAllowItYet() external {
        bytes memory payload = _sendSingle(30e18);
        _cross();
        vm.prank(TOKEN_OWNER);
        token.setLimits(address(controller), 10e18, 10e18);
        _deliver(0, payload);
        _assertWaits(payload);
        assertEq(controller.mintingCurrentLimitOf(address(adapters[0])), 1000e18);
        vm.prank(TOKEN_OWNER);
        token.setLimits(address(controller), 30e18, 10e18);
        _executes(payload, 30e18);
    }

    /// Tokens that left after a snapshot must not arrive before it.
    function test_WhenTheClockIsNotPastTheOthers() external {
        skip(1000);
        uint256 sentAt = block.timestamp;
        bytes memory payload = _sendSingle(30e18);
        vm.chainId(FAR);
        vm.warp(sentAt - 100);
        _deliver(0, payload);
        _assertWaits(payload);
        vm.warp(sentAt);
        bytes memory early =
            abi.encodeWithSelector(IAssetController.Controller_TransferNotExecutableYet.selector, sentAt);
        vm.expectRevert(early);
        controller.execute(HOME, payload);
        vm.warp(sentAt + 1);
        _executes(payload, 30e18);
    }

    function test_WhenPausedOrTheChainIsClosed() external {
        bytes memory payload = _sendSingle(30e18);
        bytes memory other = _sendSingle(1e18);
        _cross();
        vm.prank(PAUSER);
        controller.pause();
        _deliver(0, payload);
        _assertWaits(payload);
        vm.expectRevert(IAssetController.Controller_Paused.selector);
        controller.execute(HOME, payload);
        vm.prank(PAUSER);
        controller.unpause();

        vm.prank(MANAGER);
        controller.setChain(IAssetController.Chain(HOME, true, false));
        _deliver(0, other);
        _assertWaits(other);
        vm.expectRevert(abi.encodeWithSelector(IAssetController.Controller_ChainNotSupported.selector, HOME));
        controller.execute(HOME, payload);
        assertEq(token.balanceOf(BOB), 0);
    }

    function testFuzz_WhateverGasADeliveryHas(uint256 gas) external {
        bytes memory payload = _sendSingle(30e18);
        _cross();
        gas = bound(gas, 60_000, 400_000);
        bytes memory call = abi.encodeCall(controller.receiveMessage, (HOME, payload));
        vm.prank(address(adapters[0]));
        (bool success,) = address(controller).call{gas: gas}(call);
        (uint256 votes, bool executed) = controller.transferState(HOME, payload);
        assertEq(votes, success ? 1 : 0);
        assertEq(token.balanceOf(BOB), executed ? 30e18 : 0);
        if (gas >= 80_000) assertTrue(success);
        if (!success) _deliver(0, payload);
        else if (!executed) controller.execute(HOME, payload);
        assertEq(token.balanceOf(BOB), 30e18);
    }

    function test_WhenSeveralHaveToAgree() external {
        bytes memory payload = _sendMulti(30e18);
        _cross();
        _deliver(0, payload);
        _assertState(payload, 1, false);
        _deliver(1, payload);
        _assertState(payload, 2, false);
        _deliver(2, payload);
        _assertState(payload, 3, false);
        assertEq(token.balanceOf(BOB), 0);
    }

    function testFuzz_WhenPayloadsDifferInOneByte(uint256 index, uint8 change) external {
        bytes memory payload = _sendMulti(30e18);
        bytes memory other = bytes.concat(payload);
        index = bound(index, 1, payload.length - 1);
        other[index] = other[index] ^ bytes1(uint8(bound(change, 1, 255)));
        _cross();
        _deliver(0, payload);
        _deliver(1, other);
        _assertState(payload, 1, false);
        _assertState(other, 1, false);
        vm.prank(address(adapters[1]));
        controller.receiveMessage(HOME + 1, payload);
        _assertState(payload, 1, false);
    }

    function test_WhenABridgesAgreementDoesNotCount() external {
        bytes memory payload = _sendMulti(30e18);
        _cross();
        _deliver(0, payload);
        _deliver(3, payload);
        _assertState(payload, 1, false);
    }

    function test_WhenTheSetOfBridgesChanges() external {
        bytes memory payload = _sendMulti(30e18);
        _cross();
        _deliver(0, payload);
        _deliver(1, payload);
        _setAdapter(2, false);
        _assertState(payload, 0, false);
        vm.expectRevert(abi.encodeWithSelector(IAssetController.Controller_ThresholdNotMet.selector, 0, 2));
        controller.execute(HOME, payload);
        skip(1);
        _deliver(0, payload);
        _deliver(2, payload);
        _assertState(payload, 1, false);
        _setAdapter(2, true);
        skip(1);
        _deliver(2, payload);
        _deliver(1, payload);
        _executes(payload, 30e18);
    }

    /// Of a bridge that was closed because it lied, nothing counts that it said before it was opened again.
    function test_WhenABridgeIsOpenedAgain() external {
        _setLimits(address(adapters[0]), 0, 1000e18);
        skip(1);
        bytes memory payload = _sendSingle(30e18);
        _cross();
        _deliver(0, payload);
        _assertWaits(payload);
        vm.expectEmit(address(controller));
        emit IAssetController.VotesVoided();
        _setLimits(address(adapters[0]), 1000e18, 1000e18);
        _assertState(payload, 0, false);
        vm.expectRevert(abi.encodeWithSelector(IAssetController.Controller_ThresholdNotMet.selector, 0, 1));
        controller.execute(HOME, payload);
        skip(1);
        _deliver(0, payload);
        assertEq(token.balanceOf(BOB), 30e18);
    }

    function test_WhenAChainIsOpenedAgain() external {
        bytes memory payload = _sendMulti(30e18);
        _cross();
        vm.prank(MANAGER);
        controller.setChain(IAssetController.Chain(HOME, true, false));
        _deliver(0, payload);
        _deliver(1, payload);
        skip(1);
        vm.prank(MANAGER);
        controller.setChain(IAssetController.Chain(HOME, true, true));
        _assertState(payload, 0, false);
        skip(1);
        vm.prank(MANAGER);
        controller.setChain(IAssetController.Chain(HOME, false, true));
        _deliver(0, payload);
        vm.prank(MANAGER);
        controller.setChain(IAssetController.Chain(HOME, true, true));
        _assertState(payload, 1, false);
    }

    function test_WhenAgreementIsOpenedAgain() external {
        bytes memory payload = _sendMulti(30e18);
        _cross();
        _setMinBridges(0);
        _deliver(0, payload);
        _deliver(1, payload);
        skip(1);
        vm.expectEmit(address(controller));
        emit IAssetController.VotesVoided();
        _setMinBridges(2);
        _assertState(payload, 0, false);
        skip(1);
        vm.expectRevert(abi.encodeWithSelector(IAssetController.Controller_ThresholdNotMet.selector, 0, 2));
        controller.execute(HOME, payload);
        _deliver(0, payload);
        _deliver(1, payload);
        _setMinBridges(3);
        _setMinBridges(2);
        _executes(payload, 30e18);
    }

    function test_WhenTheLimitOfSeveralIsOpenedAgain() external {
        bytes memory payload = _sendMulti(30e18);
        _cross();
        _setLimits(address(0), 0, 5000e18);
        _deliver(0, payload);
        _deliver(1, payload);
        skip(1);
        vm.expectEmit(address(controller));
        emit IAssetController.VotesVoided();
        _setLimits(address(0), 5000e18, 5000e18);
        skip(1);
        vm.expectRevert(abi.encodeWithSelector(IAssetController.Controller_ThresholdNotMet.selector, 0, 2));
        controller.execute(HOME, payload);
        _deliver(0, payload);
        _deliver(1, payload);
        _setLimits(address(0), 30e18, 5000e18);
        _executes(payload, 30e18);
    }
}
