// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BridgeSlots} from "../../../../src/messaging/BridgeSlots.sol";
import {IAssetController} from "../../../../src/portals/IAssetController.sol";
import {PortalTest} from "../../../helpers/PortalTest.sol";
import {Vm} from "forge-std/Vm.sol";

contract AssetController_settings is PortalTest {
    bytes32 private constant MANAGER_ROLE = keccak256("CONTROLLER_MANAGER_ROLE");
    bytes32 private constant PAUSE_ROLE = keccak256("PAUSE_ROLE");

    function _limits(address adapter, uint256 minting, uint256 burning)
        private
        pure
        returns (IAssetController.Limits memory)
    {
        return IAssetController.Limits(adapter, minting, burning);
    }

    function _voids() private returns (bool voided) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] == IAssetController.VotesVoided.selector) voided = true;
        }
    }

    function test_RevertWhen_InitialisedASecondTime() external {
        vm.expectRevert(abi.encodeWithSignature("InvalidInitialization()"));
        controller.initialize(_setup());
        vm.expectRevert(abi.encodeWithSignature("InvalidInitialization()"));
        implementation.initialize(_setup());
    }

    function test_WhenInitialised() external view {
        assertEq(controller.token(), address(token));
        assertEq(controller.defaultAdmin(), ADMIN);
        assertTrue(controller.hasRole(MANAGER_ROLE, MANAGER) && controller.hasRole(PAUSE_ROLE, PAUSER));
        assertFalse(controller.hasRole(MANAGER_ROLE, address(this)) || controller.hasRole(MANAGER_ROLE, ADMIN));
        assertEq(controller.duration(), DURATION);
        assertEq(controller.minBridges(), 2);
        assertFalse(controller.allowTokenUnwrapping());
        assertFalse(controller.paused());
        for (uint256 i = 0; i < 4; ++i) {
            assertEq(controller.multiBridgeAdapters(address(adapters[i])), i < 3);
        }
        assertEq(controller.mintingMaxLimitOf(address(0)), 5000e18);
        assertEq(controller.burningMaxLimitOf(address(adapters[1])), 500e18);
        assertEq(controller.burningMaxLimitOf(address(adapters[2])), 0);
        assertEq(controller.mintingCurrentLimitOf(address(adapters[0])), 1000e18);
        (bool sends, bool takes) = controller.chainOf(FAR);
        assertTrue(sends && takes);
        (sends, takes) = controller.chainOf(10);
        assertFalse(sends || takes);
        IAssetController.Custody memory custody = controller.custody();
        assertFalse(custody.locks || custody.taxed);
        assertEq(custody.mintSelector, MINT);
        assertEq(custody.burnSelector, BURN);
    }

    function test_WhenInitialised_ItSaysWhatTravels() external {
        vm.expectEmit();
        emit IAssetController.TokenSet(address(token));
        _newController("another", address(token), _setup());
    }

    function test_RevertWhen_SomebodyElseDecides() external {
        bytes[6] memory calls = [
            abi.encodeCall(controller.setLimits, (_limits(address(0), 1, 1))),
            abi.encodeCall(controller.setMultiBridgeAdapter, (address(adapters[3]), true)),
            abi.encodeCall(controller.setChain, (IAssetController.Chain(10, true, true))),
            abi.encodeCall(controller.setMinBridges, (3)),
            abi.encodeCall(controller.setDuration, (1)),
            abi.encodeCall(controller.setTokenUnwrapping, (true))
        ];
        for (uint256 i = 0; i < calls.length; ++i) {
            _expectUnauthorised(ADMIN, MANAGER_ROLE);
            vm.prank(ADMIN);
            (bool success,) = address(controller).call(calls[i]);
            success;
        }
        vm.startPrank(MANAGER);
        _expectUnauthorised(MANAGER, PAUSE_ROLE);
        controller.pause();
        _expectUnauthorised(MANAGER, PAUSE_ROLE);
        controller.unpause();
        vm.stopPrank();
    }

    function test_RevertWhen_NumbersCannotBe() external {
        vm.startPrank(MANAGER);
        vm.expectRevert(IAssetController.Controller_InvalidParams.selector);
        controller.setMinBridges(1);
        vm.expectRevert(IAssetController.Controller_InvalidParams.selector);
        controller.setMinBridges(32);
        vm.expectRevert(IAssetController.Controller_InvalidParams.selector);
        controller.setDuration(0);
        vm.expectEmit(address(controller));
        emit IAssetController.MinBridgesUpdated(31);
        controller.setMinBridges(31);
        assertEq(controller.minBridges(), 31);
        vm.stopPrank();
    }

    function test_WhenLimitsAreSet() external {
        address adapter = address(adapters[0]);
        _sendSingle(400e18);
        vm.recordLogs();
        _setLimits(adapter, 2000e18, 3000e18);
        assertEq(controller.burningCurrentLimitOf(adapter), 2600e18);
        assertEq(controller.mintingCurrentLimitOf(adapter), 2000e18);
        _setLimits(adapter, 2000e18, 300e18);
        assertEq(controller.burningCurrentLimitOf(adapter), 0);
        _setLimits(adapter, 0, 0);
        _setLimits(adapter, 0, 7e18);
        _setLimits(address(0), 7, 7);
        _setLimits(address(0), 0, 0);
        _setLimits(address(0), 0, 7);
        assertFalse(_voids());
        vm.recordLogs();
        _setLimits(adapter, 1, 7e18);
        assertTrue(_voids());
        vm.recordLogs();
        _setLimits(address(0), 7, 7);
        assertTrue(_voids());
        vm.expectEmit(address(controller));
        emit IAssetController.LimitsUpdated(address(0), 0, type(uint112).max, 5);
        _setLimits(address(0), type(uint112).max, 5);
        vm.expectRevert(IAssetController.Controller_InvalidParams.selector);
        _setLimits(address(0), uint256(type(uint112).max) + 1, 0);
        vm.expectRevert(IAssetController.Controller_InvalidParams.selector);
        _setLimits(address(0), 0, uint256(type(uint112).max) + 1);
    }

    function test_WhenAnAdapterHasNoCode() external {
        address none = makeAddr("no adapter");
        bytes memory refusal = abi.encodeWithSelector(BridgeSlots.Controller_UnknownAdapter.selector, none);
        vm.startPrank(MANAGER);
        vm.expectRevert(refusal);
        controller.setLimits(_limits(none, 1, 0));
        vm.expectRevert(refusal);
        controller.setLimits(_limits(none, 0, 1));
        vm.expectRevert(refusal);
        controller.setMultiBridgeAdapter(none, true);
        vm.expectEmit(address(controller));
        emit IAssetController.LimitsUpdated(none, 8, 0, 0);
        controller.setLimits(_limits(none, 0, 0));
        vm.expectEmit(address(controller));
        emit IAssetController.MultiBridgeAdapterUpdated(none, 8, false);
        controller.setMultiBridgeAdapter(none, false);
        vm.stopPrank();
    }

    function test_WhenTheDurationChanges() external {
        _sendSingle(1000e18);
        vm.prank(MANAGER);
        vm.expectEmit(address(controller));
        emit IAssetController.DurationUpdated(1000);
        controller.setDuration(1000);
        skip(100);
        assertEq(controller.burningCurrentLimitOf(address(adapters[0])), 100e18);
        skip(900);
        assertEq(controller.burningCurrentLimitOf(address(adapters[0])), 1000e18);
    }

    function test_RevertWhen_AChainCannotBe() external {
        vm.startPrank(MANAGER);
        vm.expectRevert(IAssetController.Controller_InvalidParams.selector);
        controller.setChain(IAssetController.Chain(HOME, true, true));
        vm.expectRevert(IAssetController.Controller_InvalidParams.selector);
        controller.setChain(IAssetController.Chain(1 << 56, true, true));
        vm.expectEmit(address(controller));
        emit IAssetController.ChainUpdated(type(uint56).max, true, false);
        controller.setChain(IAssetController.Chain(type(uint56).max, true, false));
        vm.stopPrank();
    }

    function test_WhenPausedAndUnpaused() external {
        vm.startPrank(PAUSER);
        vm.expectEmit(address(controller));
        emit IAssetController.Paused(PAUSER);
        controller.pause();
        assertTrue(controller.paused());
        vm.expectEmit(address(controller));
        emit IAssetController.Unpaused(PAUSER);
        controller.unpause();
        assertFalse(controller.paused());
        vm.stopPrank();
    }

    function test_WhenTheAdminHandsOver() external {
        vm.prank(ADMIN);
        controller.beginDefaultAdminTransfer(BOB);
        skip(1);
        vm.startPrank(BOB);
        controller.acceptDefaultAdminTransfer();
        controller.grantRole(MANAGER_ROLE, BOB);
        controller.setMinBridges(3);
        vm.stopPrank();
        assertEq(controller.minBridges(), 3);
    }

    /// By ERC-7201's formula, not by the contract's constant: what deployed proxies hold must stay where it is.
    function test_TheStateLiesInOneWordOfItsNamespace() external {
        _sendSingle(1e18);
        uint256 base = uint256(
            keccak256(abi.encode(uint256(keccak256("althing.storage.AssetController")) - 1)) & ~bytes32(uint256(0xff))
        );
        uint256 word = uint256(uint32(BURN)) << 216 | uint256(uint32(MINT)) << 184 | uint256(2) << 144
            | uint256(DURATION) << 112 | uint256(7) << 80 | (block.timestamp - 1) << 40 | 1;
        assertEq(uint256(vm.load(address(controller), bytes32(base))), word);
        uint256 limits = uint256(keccak256(abi.encode(uint256(1), base + 1)));
        uint256 burning = block.timestamp << 224 | uint256(999e18) << 112 | 1000e18;
        assertEq(uint256(vm.load(address(controller), bytes32(limits + 1))), burning);
    }
}
