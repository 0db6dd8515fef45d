// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IProxyFactory} from "../../src/deployment/IProxyFactory.sol";
import {ProxyFactory} from "../../src/deployment/ProxyFactory.sol";
import {ProxyUpgrader} from "../../src/deployment/ProxyUpgrader.sol";
import {IMessageController} from "../../src/messaging/IMessageController.sol";
import {MessageController} from "../../src/messaging/MessageController.sol";
import {MessageExecutor} from "../../src/messaging/MessageExecutor.sol";
import {Message} from "../../src/messaging/MessagePayload.sol";
import {ScriptedAdapter} from "./ScriptedAdapter.sol";
import {Test} from "forge-std/Test.sol";
import {Vm} from "forge-std/Vm.sol";

/// What records who called it with what, and reverts on demand.
contract MessageTarget {
    address public caller;
    bytes public data;
    uint256 public calls;
    bytes public failure;

    function failWith(bytes calldata failure_) external {
        failure = failure_;
    }

    function note(bytes calldata data_) external {
        bytes memory reason = failure;
        if (reason.length > 0) {
            assembly ("memory-safe") {
                revert(add(reason, 0x20), mload(reason))
            }
        }
        (caller, data) = (msg.sender, data_);
        ++calls;
    }
}

/// One controller that is both sides: it sends while the chain is HOME and receives while it is FAR. Four adapters of the platform, of
/// which the organisation approves three; messages need two.
abstract contract MessagingTest is Test {
    uint256 internal constant HOME = 31337;
    uint256 internal constant FAR = 8453;
    uint32 internal constant DELAY = 1 hours;
    uint32 internal constant GAS_LIMIT = 200_000;
    uint256 internal constant EXPIRY = 30 days;

    address internal immutable AUTHORITY = makeAddr("authority");
    address internal immutable OWNER = makeAddr("owner");
    address internal immutable VETOER = makeAddr("vetoer");
    address internal immutable ORIGINATOR = makeAddr("originator");
    address internal immutable RESENDER = makeAddr("resender");
    address internal immutable PAUSER = makeAddr("pauser");
    address internal immutable STRANGER = makeAddr("stranger");

    ProxyFactory internal proxyFactory;
    MessageController internal implementation;
    MessageController internal controller;
    ScriptedAdapter[4] internal adapters;
    MessageTarget internal target;

    function setUp() public virtual {
        proxyFactory = new ProxyFactory(address(new ProxyUpgrader()));
        target = new MessageTarget();
        address[8] memory platform;
        for (uint256 i = 0; i < 4; ++i) {
            adapters[i] = new ScriptedAdapter();
            platform[i] = address(adapters[i]);
        }
        implementation = new MessageController(platform, address(new MessageExecutor()));
        controller = _proxy("controller");
        vm.chainId(FAR);
        controller.initialize(_setup());
        vm.chainId(HOME);
        skip(1);
        vm.deal(ORIGINATOR, 10 ether);
        vm.deal(RESENDER, 10 ether);
    }

    function _proxy(bytes32 salt) internal returns (MessageController) {
        return MessageController(
            proxyFactory.deploy(
                salt, IProxyFactory.ProxyParameters(address(implementation), AUTHORITY, 0, address(0)), ""
            )
        );
    }

    function _setup() internal view returns (IMessageController.Setup memory setup) {
        setup.owner = OWNER;
        setup.vetoer = VETOER;
        setup.originators = _one(ORIGINATOR);
        setup.resenders = _one(RESENDER);
        setup.pausers = _one(PAUSER);
        setup.adapters = new address[](3);
        for (uint256 i = 0; i < 3; ++i) {
            setup.adapters[i] = address(adapters[i]);
        }
        setup.origins = new IMessageController.Origin[](1);
        setup.origins[0] = IMessageController.Origin(HOME, 2, DELAY);
    }

    function _one(address account) internal pure returns (address[] memory list) {
        list = new address[](1);
        list[0] = account;
    }

    function _message(uint8 threshold) internal view returns (Message memory message) {
        message.targets = _one(address(target));
        message.calldatas = new bytes[](1);
        message.calldatas[0] = abi.encodeCall(MessageTarget.note, ("hello"));
        (message.threshold, message.gasLimit) = (threshold, GAS_LIMIT);
    }

    /// One leg per adapter from the first on, each with this fee.
    function _legs(uint256 count, uint256 fee) internal view returns (IMessageController.Leg[] memory legs) {
        legs = new IMessageController.Leg[](count);
        for (uint256 i = 0; i < count; ++i) {
            legs[i] = IMessageController.Leg(address(adapters[i]), fee, "");
        }
    }

    /// Sends the usual message over three bridges.
    function _send() internal returns (bytes memory payload) {
        vm.prank(ORIGINATOR);
        controller.sendMessage(_message(2), FAR, _legs(3, 0));
        return adapters[0].lastMessage();
    }

    /// Sends it, and is on the other chain afterwards.
    function _sendAndCross() internal returns (bytes memory payload) {
        payload = _send();
        vm.chainId(FAR);
    }

    function _deliver(uint256 adapter, bytes memory payload) internal {
        vm.prank(address(adapters[adapter]));
        controller.receiveMessage(HOME, payload);
    }

    /// On the other chain, brought by two bridges.
    function _confirmed() internal returns (bytes memory payload) {
        payload = _sendAndCross();
        _deliver(0, payload);
        _deliver(1, payload);
    }

    /// On the other chain, and due.
    function _executable() internal returns (bytes memory payload) {
        payload = _confirmed();
        skip(DELAY);
    }

    function _id(uint256 nonce) internal view returns (bytes32) {
        return controller.messageIdOf(HOME, FAR, nonce);
    }

    function _assertState(bytes memory payload, uint256 votes, uint256 executableAt, bool executed) internal view {
        (uint256 v, uint256 at, bool done) = controller.messageState(HOME, payload);
        assertEq(v, votes, "votes");
        assertEq(at, executableAt, "executable at");
        assertEq(done, executed, "executed");
    }

    function _expectUnauthorised(address account, bytes32 role) internal {
        vm.expectRevert(abi.encodeWithSignature("AccessControlUnauthorizedAccount(address,bytes32)", account, role));
    }
}
