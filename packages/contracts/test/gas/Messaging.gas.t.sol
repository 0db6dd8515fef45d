// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IMessageReceiver} from "../../src/messaging/IBridgeAdapter.sol";
import {IMessageController} from "../../src/messaging/IMessageController.sol";
import {MessageController} from "../../src/messaging/MessageController.sol";
import {MessageExecutor} from "../../src/messaging/MessageExecutor.sol";
import {Message} from "../../src/messaging/MessagePayload.sol";
import {LoggingBridge} from "../helpers/LoggingBridge.sol";
import {MessagingTest} from "../helpers/MessagingTest.sol";

contract Sink {
    // Does nothing.
    // solhint-disable-next-line no-empty-blocks
    fallback() external {}
}

/// What a message costs without what bridges add: three of them, two have to agree, one call of 100 bytes that are not zero, the second
/// message of its controller, every step a transaction of its own. Must run with `--isolate`.
contract MessagingGas is MessagingTest {
    LoggingBridge[3] private _bridges;
    address private _sink;

    function setUp() public override {
        super.setUp();
        _sink = address(new Sink());
        address[8] memory platform;
        for (uint256 i = 0; i < 3; ++i) {
            _bridges[i] = new LoggingBridge();
            platform[i] = address(_bridges[i]);
        }
        implementation = new MessageController(platform, address(new MessageExecutor()));
        controller = _proxy("measured");
        IMessageController.Setup memory setup = _setup();
        for (uint256 i = 0; i < 3; ++i) {
            setup.adapters[i] = platform[i];
        }
        vm.chainId(FAR);
        controller.initialize(setup);
        skip(1);
    }

    function test_message() external {
        _pass(false);
        _pass(true);
    }

    function _pass(bool measured) private {
        bytes memory data = abi.encodePacked(keccak256("1"), keccak256("2"), keccak256("3"), bytes4(keccak256("4")));
        Message memory message = Message(_one(_sink), new bytes[](1), 2, 0);
        message.calldatas[0] = data;
        IMessageController.Leg[] memory legs = new IMessageController.Leg[](3);
        for (uint256 i = 0; i < 3; ++i) {
            legs[i].adapter = address(_bridges[i]);
        }
        bytes memory payload = abi.encodePacked(
            uint8(2),
            uint40(controller.nonce()),
            uint56(FAR),
            uint32(block.timestamp),
            uint32(0),
            ORIGINATOR,
            _sink,
            uint24(100),
            data
        );
        vm.chainId(HOME);
        vm.prank(ORIGINATOR);
        controller.sendMessage(message, FAR, legs);
        if (measured) vm.snapshotGasLastCall("messaging", "send by three bridges");
        vm.chainId(FAR);
        _bring(0, payload, measured, "first bridge");
        _bring(1, payload, measured, "second bridge");
        skip(DELAY);
        controller.execute(HOME, payload);
        if (measured) vm.snapshotGasLastCall("messaging", "execute");
        _bring(2, payload, measured, "late bridge");
    }

    function _bring(uint256 bridge, bytes memory payload, bool measured, string memory step) private {
        bytes memory call = abi.encodeCall(IMessageReceiver.receiveMessage, (HOME, payload));
        _bridges[bridge].deliver(address(controller), call);
        if (measured) vm.snapshotGasLastCall("messaging", step);
    }
}
