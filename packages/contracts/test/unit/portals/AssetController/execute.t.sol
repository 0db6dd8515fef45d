// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {AssetController} from "../../../../src/portals/AssetController.sol";
import {IAssetController} from "../../../../src/portals/IAssetController.sol";
import {Transfer} from "../../../../src/portals/TransferPayload.sol";
import {OrganisationToken} from "../../../../src/token/OrganisationToken.sol";
import {PortalTest} from "../../../helpers/PortalTest.sol";
import {ReentrantToken} from "../../../helpers/tokens/ReentrantToken.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

contract AssetController_execute is PortalTest {
    function _expectThreshold(uint256 count, uint256 required) private {
        vm.expectRevert(abi.encodeWithSelector(IAssetController.Controller_ThresholdNotMet.selector, count, required));
    }

    function _setMinBridges(uint8 minBridges) private {
        vm.prank(MANAGER);
        controller.setMinBridges(minBridges);
    }

    function testFuzz_NoThresholdInATransferLowersTheMinimum(uint8 threshold, uint40 nonce) external {
        bytes memory forged = abi.encodePacked(
            uint8(7 << 5 | bound(threshold, 0, 31)),
            nonce,
            uint56(FAR),
            uint32(block.timestamp),
            uint8(0),
            STRANGER,
            uint112(1e18)
        );
        _cross();
        _deliver(0, forged);
        vm.expectPartialRevert(IAssetController.Controller_ThresholdNotMet.selector);
        controller.execute(HOME, forged);
        assertEq(token.balanceOf(STRANGER), 0);
    }

    function test_WhenTheTransferAsksForMore() external {
        vm.prank(ALICE);
        controller.transferTo(_transfer(1e18, 3), _legs(0, 3, 0));
        bytes memory payload = adapters[0].lastMessage();
        _cross();
        _expectThreshold(0, 3);
        controller.execute(HOME, payload);
        _deliver(0, payload);
        _deliver(1, payload);
        _expectThreshold(2, 3);
        controller.execute(HOME, payload);
        _deliver(2, payload);
        controller.execute(HOME, payload);
        assertEq(token.balanceOf(BOB), 1e18);
    }

    function test_RevertWhen_MoreIsNeededSince() external {
        bytes memory payload = _sendMulti(1e18);
        _cross();
        _deliver(0, payload);
        _deliver(1, payload);
        _setMinBridges(3);
        _expectThreshold(2, 3);
        controller.execute(HOME, payload);
        uint256 open = vm.snapshotState();
        _setMinBridges(0);
        _expectThreshold(2, 0);
        controller.execute(HOME, payload);
        vm.revertToState(open);
        _setMinBridges(2);
        controller.execute(HOME, payload);
        assertEq(token.balanceOf(BOB), 1e18);
    }

    function test_RevertWhen_ItIsForAnotherChainOrWasExecuted() external {
        bytes memory payload = _sendMulti(1e18);
        skip(1);
        vm.chainId(FAR + 1);
        _deliver(0, payload);
        _deliver(1, payload);
        bytes memory refusal =
            abi.encodeWithSelector(IAssetController.Controller_TransferNotExecutable.selector, _hash(payload));
        vm.expectRevert(refusal);
        controller.execute(HOME, payload);
        vm.chainId(FAR);
        controller.execute(HOME, payload);
        vm.expectRevert(refusal);
        controller.execute(HOME, payload);
        assertEq(token.balanceOf(BOB), 1e18);
    }

    function test_RevertWhen_TheClockIsNotPast() external {
        bytes memory payload = _sendMulti(1e18);
        vm.chainId(FAR);
        _deliver(0, payload);
        _deliver(1, payload);
        vm.expectRevert(
            abi.encodeWithSelector(IAssetController.Controller_TransferNotExecutableYet.selector, block.timestamp)
        );
        controller.execute(HOME, payload);
        skip(1);
        controller.execute(HOME, payload);
    }

    /// Alice sends after the snapshot to a chain whose clock is behind; Bob must not have had those votes there by then.
    function testFuzz_NoTokenVotesOnBothChains(uint256 behind, uint256 wait) external {
        OrganisationToken farToken = _newToken("far token");
        AssetController far = _newController("far controller", address(farToken), _setup());
        vm.prank(TOKEN_OWNER);
        farToken.setLimits(address(far), type(uint112).max, type(uint112).max);
        vm.prank(BOB);
        farToken.delegate(BOB);
        skip(1 days);
        uint256 snapshot = block.timestamp;
        skip(1);
        bytes memory payload = _sendMulti(1e18);
        vm.chainId(FAR);
        vm.warp(snapshot - bound(behind, 0, 1000));
        for (uint256 i = 0; i < 2; ++i) {
            vm.prank(address(adapters[i]));
            far.receiveMessage(HOME, payload);
        }
        skip(bound(wait, 0, 2000));
        try far.execute(HOME, payload) {
            assertEq(farToken.balanceOf(BOB), 1e18);
        } catch (bytes memory reason) {
            assertEq(bytes4(reason), IAssetController.Controller_TransferNotExecutableYet.selector);
            assertLe(block.timestamp, snapshot + 1);
        }
        vm.warp(snapshot + 1 days);
        assertEq(farToken.getPastVotes(BOB, snapshot), 0);
    }

    function test_RevertWhen_TheLimitOfSeveralHasLessLeft() external {
        bytes memory first = _sendMulti(4000e18);
        skip(DURATION);
        bytes memory second = _sendMulti(4000e18);
        _cross();
        for (uint256 i = 0; i < 2; ++i) {
            _deliver(i, first);
            _deliver(i, second);
        }
        controller.execute(HOME, first);
        vm.expectRevert(IAssetController.Controller_NotHighEnoughLimits.selector);
        controller.execute(HOME, second);
        skip(DURATION * 3 / 5 - 1);
        vm.expectRevert(IAssetController.Controller_NotHighEnoughLimits.selector);
        controller.execute(HOME, second);
        skip(1);
        controller.execute(HOME, second);
        assertEq(token.balanceOf(BOB), 8000e18);
    }

    function test_WhenOneOfTheBridgesHasEnoughLeft() external {
        bytes memory payload = _sendSingle(300e18);
        _cross();
        _setLimits(address(adapters[0]), 200e18, 0);
        _setLimits(address(adapters[1]), 200e18, 0);
        _deliver(0, payload);
        _deliver(1, payload);
        vm.expectRevert(IAssetController.Controller_NotHighEnoughLimits.selector);
        controller.execute(HOME, payload);
        _setLimits(address(adapters[1]), 400e18, 0);
        vm.expectEmit(address(controller));
        emit IAssetController.TransferExecuted(controller.transferIdOf(HOME, FAR, 0), _hash(payload), 2);
        controller.execute(HOME, payload);
        assertEq(token.balanceOf(BOB), 300e18);
        assertEq(controller.mintingCurrentLimitOf(address(adapters[1])), 100e18);
        assertEq(controller.mintingCurrentLimitOf(address(adapters[0])), 200e18);
    }

    function test_WhenTheTokenEntersAgain() external {
        ReentrantToken reentrant = new ReentrantToken(18);
        IAssetController.Setup memory setup = _setup();
        setup.custody = IAssetController.Custody(true, false, 0, 0);
        AssetController other = _newController("reentrant", address(reentrant), setup);
        skip(1);
        reentrant.mint(ALICE, 100e18);
        vm.startPrank(ALICE);
        reentrant.approve(address(other), 100e18);
        other.transferTo(Transfer(BOB, 2, false, 50e18, FAR), _legs(0, 3, 0));
        vm.stopPrank();
        bytes memory payload = adapters[0].lastMessage();
        _cross();
        for (uint256 i = 0; i < 2; ++i) {
            vm.prank(address(adapters[i]));
            other.receiveMessage(HOME, payload);
        }
        reentrant.arm(address(other), abi.encodeCall(IAssetController.execute, (HOME, payload)));
        other.execute(HOME, payload);
        assertEq(bytes4(reentrant.answer()), ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        assertEq(reentrant.balanceOf(BOB), 50e18);
    }

    function test_WhenAllIsWell() external {
        bytes memory payload = _sendMulti(30e18);
        _cross();
        _deliver(2, payload);
        _deliver(0, payload);
        vm.expectEmit(address(controller));
        emit IAssetController.TransferExecuted(controller.transferIdOf(HOME, FAR, 0), _hash(payload), 0);
        vm.prank(STRANGER);
        controller.execute(HOME, payload);
        assertEq(token.balanceOf(BOB), 30e18);
        assertEq(token.totalSupply(), SUPPLY);
        _assertState(payload, 2, true);
        assertEq(controller.mintingCurrentLimitOf(address(0)), 4970e18);
        assertEq(controller.mintingCurrentLimitOf(address(adapters[0])), 1000e18);
        _deliver(1, payload);
        assertEq(token.balanceOf(BOB), 30e18);
    }
}
