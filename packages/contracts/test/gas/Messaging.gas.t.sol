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
/// message of its controller, every step a transaction of its own. Once behind the proxy that an organisation has, once without, as
/// public messengers are, whose figures were taken that way.
/// forge-config: default.isolate = true
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
        _pass(false, "");
        _pass(true, "");
    }

    function test_messageWithoutProxy() external {
        vm.etch(address(controller), address(implementation).code);
        _pass(false, "");
        _pass(true, ", no proxy");
    }

    /// What any messenger pays, so that it can be seen whether two were measured alike.
    function test_bareBridge() external {
        (bool success,) =
            address(_bridges[0]).call(abi.encodeWithSignature("send(address,bytes)", address(this), _calldata()));
        vm.snapshotGasLastCall("messaging", "bare send");
        assertTrue(success);
        _bridges[0].deliver(_sink, _calldata());
        vm.snapshotGasLastCall("messaging", "bare delivery");
    }

    function _pass(bool measured, string memory suffix) private {
        bytes memory data = _calldata();
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
        _measure(measured, "send by three bridges", suffix);
        vm.chainId(FAR);
        _bring(0, payload);
        _measure(measured, "first bridge", suffix);
        _bring(1, payload);
        _measure(measured, "second bridge", suffix);
        skip(DELAY);
        controller.execute(HOME, payload);
        _measure(measured, "execute", suffix);
        _bring(2, payload);
        _measure(measured, "late bridge", suffix);
    }

    function _bring(uint256 bridge, bytes memory payload) private {
        _bridges[bridge].deliver(address(controller), abi.encodeCall(IMessageReceiver.receiveMessage, (HOME, payload)));
    }

    function _measure(bool measured, string memory step, string memory suffix) private {
        if (measured) vm.snapshotGasLastCall("messaging", string.concat(step, suffix));
    }

    function _calldata() private pure returns (bytes memory) {
        return abi.encodePacked(keccak256("1"), keccak256("2"), keccak256("3"), bytes4(keccak256("4")));
    }
}
