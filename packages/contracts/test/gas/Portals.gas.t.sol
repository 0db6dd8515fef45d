// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {FeeCollector} from "../../src/bonds/FeeCollector.sol";
import {IMessageReceiver} from "../../src/messaging/IBridgeAdapter.sol";
import {IMessageController} from "../../src/messaging/IMessageController.sol";
import {AssetController} from "../../src/portals/AssetController.sol";
import {ControllerWrapper} from "../../src/portals/ControllerWrapper.sol";
import {IAssetController} from "../../src/portals/IAssetController.sol";
import {IControllerWrapper} from "../../src/portals/IControllerWrapper.sol";
import {LoggingBridge} from "../helpers/LoggingBridge.sol";
import {PortalTest} from "../helpers/PortalTest.sol";

/// What a transfer costs without what bridges add, as whole transactions: the second of its controller and sender, to a recipient who has
/// some.
/// forge-config: default.isolate = true
contract PortalsGas is PortalTest {
    LoggingBridge[3] private _bridges;

    function setUp() public override {
        super.setUp();
        address[8] memory platform;
        for (uint256 i = 0; i < 3; ++i) {
            _bridges[i] = new LoggingBridge();
            platform[i] = address(_bridges[i]);
        }
        implementation = new AssetController(platform);
        IAssetController.Setup memory setup = _setup();
        for (uint256 i = 0; i < 3; ++i) {
            setup.multiBridgeAdapters[i] = platform[i];
        }
        (setup.limits[1].adapter, setup.limits[2].adapter) = (platform[0], platform[1]);
        controller = _newController("measured", address(token), setup);
        vm.prank(TOKEN_OWNER);
        token.setLimits(address(controller), type(uint112).max, type(uint112).max);
        vm.prank(ALICE);
        token.approve(address(controller), type(uint128).max);
        skip(1);
    }

    function test_bySeveral() external {
        _pass(2, false);
        _pass(2, true);
    }

    function test_byOne() external {
        _pass(1, false);
        _pass(1, true);
    }

    function test_wrapped() external {
        ControllerWrapper wrapper =
            new ControllerWrapper(address(this), address(new FeeCollector(address(this), TREASURY)));
        IControllerWrapper.FeeTier[] memory tiers = new IControllerWrapper.FeeTier[](3);
        for (uint16 i = 0; i < 3; ++i) {
            tiers[i] = IControllerWrapper.FeeTier(uint112(i) * 10e18, 300 - i * 100);
        }
        wrapper.setFeeTiers(address(0), 0, tiers);
        vm.prank(ALICE);
        token.approve(address(wrapper), type(uint128).max);
        for (uint256 i = 0; i < 2; ++i) {
            skip(1);
            vm.prank(ALICE);
            wrapper.transferTo(address(controller), address(token), _transfer(30e18, 1), 1e18, _bridgeLegs(1));
        }
        vm.snapshotGasLastCall("portals", "wrapped, three tiers, send by one bridge");
    }

    function _pass(uint8 threshold, bool measured) private {
        vm.chainId(HOME);
        skip(1);
        bytes memory payload = abi.encodePacked(
            threshold == 1 ? uint8(6 << 5 | 1) : uint8(7 << 5 | threshold),
            uint40(controller.nonce()),
            uint56(FAR),
            uint32(block.timestamp),
            uint8(0),
            BOB,
            uint112(10e18)
        );
        string memory name = threshold == 1 ? "one bridge" : "three bridges";
        vm.prank(ALICE);
        controller.transferTo(_transfer(10e18, threshold), _bridgeLegs(threshold == 1 ? 1 : 3));
        if (measured) vm.snapshotGasLastCall("portals", string.concat("send by ", name));
        vm.chainId(FAR);
        skip(1);
        if (threshold == 1) return _bring(0, payload, measured, "one bridge brings it, and executes");
        _bring(0, payload, measured, "first of several");
        _bring(1, payload, measured, "second of several");
        controller.execute(HOME, payload);
        if (measured) vm.snapshotGasLastCall("portals", "execute");
        _bring(2, payload, measured, "late bridge");
        vm.chainId(HOME);
        controller.resendTransfer(payload, _bridgeLegs(1));
        if (measured) vm.snapshotGasLastCall("portals", "resend by one bridge");
    }

    function _bridgeLegs(uint256 count) private view returns (IMessageController.Leg[] memory legs) {
        legs = new IMessageController.Leg[](count);
        for (uint256 i = 0; i < count; ++i) {
            legs[i].adapter = address(_bridges[i]);
        }
    }

    function _bring(uint256 bridge, bytes memory payload, bool measured, string memory step) private {
        bytes memory call = abi.encodeCall(IMessageReceiver.receiveMessage, (HOME, payload));
        _bridges[bridge].deliver(address(controller), call);
        if (measured) vm.snapshotGasLastCall("portals", step);
    }
}
