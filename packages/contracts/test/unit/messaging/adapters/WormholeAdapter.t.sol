// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBridgeAdapter} from "../../../../src/messaging/IBridgeAdapter.sol";
import {BridgeAdapter} from "../../../../src/messaging/adapters/BridgeAdapter.sol";
import {BridgeConnection} from "../../../../src/messaging/adapters/BridgeConnection.sol";
import {IWormholeCore, IWormholeRelayer} from "../../../../src/messaging/adapters/IWormhole.sol";
import {WormholeAdapter} from "../../../../src/messaging/adapters/WormholeAdapter.sol";
import {AdapterLaws} from "../../../helpers/AdapterLaws.sol";

/// Takes for signed what begins with a yes.
contract ScriptedCore is IWormholeCore {
    uint256 public messageFee;
    uint256 public paid;
    bytes public payload;
    uint8 public consistencyLevel;

    function ask(uint256 fee) external {
        messageFee = fee;
    }

    function publishMessage(uint32, bytes calldata payload_, uint8 consistencyLevel_)
        external
        payable
        returns (uint64)
    {
        (payload, consistencyLevel, paid) = (payload_, consistencyLevel_, msg.value);
        return 7;
    }

    function parseAndVerifyVM(bytes calldata encoded)
        external
        pure
        returns (SignedMessage memory message, bool isValid, string memory reason)
    {
        (isValid, message.hash, message.emitterChainId, message.emitterAddress, message.payload) =
            abi.decode(encoded, (bool, bytes32, uint16, bytes32, bytes));
        reason = "not signed";
    }

    function chainId() external view returns (uint16) {
        return uint16(block.chainid);
    }
}

contract ScriptedRelayer is IWormholeRelayer {
    uint256 public fee;
    uint256 public paid;
    bytes public payload;
    address public refundAddress;
    uint16 public refundChain;
    uint16 public targetChain;
    uint256 public gasLimit;

    function ask(uint256 fee_) external {
        fee = fee_;
    }

    function sendPayloadToEvm(
        uint16 targetChain_,
        address target,
        bytes calldata payload_,
        uint256 receiverValue,
        uint256 gasLimit_,
        uint16 refundChain_,
        address refundAddress_
    ) external payable returns (uint64) {
        require(msg.value == fee && target == msg.sender && receiverValue == 0, "exactly");
        (targetChain, payload, gasLimit, refundChain) = (targetChain_, payload_, gasLimit_, refundChain_);
        (refundAddress, paid) = (refundAddress_, msg.value);
        return 9;
    }

    function quoteEVMDeliveryPrice(uint16, uint256, uint256) external view returns (uint256, uint256) {
        return (fee, 1);
    }
}

abstract contract WormholeTest is AdapterLaws {
    ScriptedCore internal core = new ScriptedCore();
    ScriptedRelayer internal relayer = new ScriptedRelayer();
    uint256 internal names;

    function _create() internal override returns (BridgeAdapter) {
        return new WormholeAdapter(OWNER);
    }

    function _endpoints() internal view override returns (address, address) {
        return (address(core), address(relayer));
    }

    function _routeOf(uint256 chain) internal pure override returns (bytes32) {
        return bytes32(chain);
    }

    function _malformedRoute() internal pure override returns (bytes32) {
        return bytes32(uint256(1) << 16);
    }

    function _refusalOfReplay() internal view override returns (bytes memory) {
        return abi.encodeWithSelector(IBridgeAdapter.Adapter_AlreadyProcessed.selector, names);
    }

    function _wormhole() internal view returns (WormholeAdapter) {
        return WormholeAdapter(address(adapter));
    }
}

contract WormholeRelayerTest is WormholeTest {
    function test_TheRelayerIsToldWhereToAndWithWhichGas() external {
        vm.expectEmit(address(adapter));
        emit BridgeAdapter.MessageRelayed(address(controller), FAR, keccak256(MESSAGE), bytes32(uint256(9)), FEE, 0);
        _send(FEE, MESSAGE, REFUND);
        assertEq(relayer.targetChain(), FAR);
        assertEq(relayer.gasLimit(), GAS);
        assertEq(relayer.refundAddress(), REFUND);
        assertEq(relayer.refundChain(), HOME);
        assertEq(adapter.name(), "Wormhole");
        hoax(STRANGER, FEE);
        controller.send{value: FEE}(adapter, FAR, MESSAGE, abi.encode(REFUND, FAR, GAS));
        assertEq(relayer.refundChain(), FAR);
        vm.expectRevert(abi.encodeWithSelector(BridgeConnection.Adapter_ChainNotSupported.selector, 10));
        controller.send{value: FEE}(adapter, FAR, MESSAGE, abi.encode(REFUND, 10, GAS));
    }

    function _options(address refund) internal pure override returns (bytes memory) {
        return abi.encode(refund, HOME, GAS);
    }

    function _ask(uint256 fee) internal override {
        relayer.ask(fee);
    }

    function _taken() internal view override returns (bytes memory, uint256) {
        return (relayer.payload(), relayer.paid());
    }

    function _announce(bytes32, bytes32, bytes memory) internal override {
        ++names;
    }

    function _bring(bytes32 route, bytes32 sender, bytes memory payload) internal override {
        vm.prank(address(relayer));
        _receive(route, sender, payload);
    }

    function _bringByStranger(bytes32 route, bytes32 sender, bytes memory payload) internal override {
        vm.expectRevert(abi.encodeWithSelector(BridgeAdapter.Adapter_WrongCaller.selector, address(core)));
        vm.prank(address(core));
        _receive(route, sender, payload);
    }

    function _receive(bytes32 route, bytes32 sender, bytes memory payload) private {
        _wormhole().receiveWormholeMessages(payload, new bytes[](0), sender, uint16(uint256(route)), bytes32(names));
    }
}

contract WormholeCoreTest is WormholeTest {
    function test_ItIsPublishedWithItsDestination() external {
        vm.expectEmit(address(adapter));
        emit BridgeAdapter.MessageRelayed(address(controller), FAR, keccak256(MESSAGE), bytes32(uint256(7)), FEE, 0);
        _send(FEE, MESSAGE, REFUND);
        assertEq(core.payload(), abi.encodePacked(uint16(FAR), _payload(MESSAGE)));
        assertEq(core.consistencyLevel(), 1);
    }

    function test_RevertWhen_ItIsForAnotherChain() external {
        vm.expectRevert(abi.encodeWithSelector(BridgeAdapter.Adapter_WrongDestination.selector, FAR));
        _bring(_routeOf(FAR), _self(), _payload(MESSAGE));
        vm.chainId(FAR);
        vm.expectRevert(BridgeAdapter.Adapter_InvalidPayload.selector);
        _wormhole().executeVAAv1(abi.encode(true, bytes32(0), uint16(HOME), _self(), bytes("1")));
    }

    function _options(address refund) internal pure override returns (bytes memory) {
        return abi.encode(refund, HOME, 0);
    }

    function _ask(uint256 fee) internal override {
        core.ask(fee);
        // Both ask for the same, as the laws quote with a gas limit.
        relayer.ask(fee);
    }

    function _taken() internal view override returns (bytes memory payload, uint256) {
        payload = core.payload();
        bytes memory rest = new bytes(payload.length - 2);
        for (uint256 i = 0; i < rest.length; ++i) {
            rest[i] = payload[i + 2];
        }
        return (rest, core.paid());
    }

    function _announce(bytes32, bytes32, bytes memory) internal override {
        ++names;
    }

    function _bring(bytes32 route, bytes32 sender, bytes memory payload) internal override {
        _wormhole().executeVAAv1(_encoded(true, route, sender, payload));
    }

    function _bringByStranger(bytes32 route, bytes32 sender, bytes memory payload) internal override {
        vm.expectRevert(BridgeAdapter.Adapter_InvalidProof.selector);
        _wormhole().executeVAAv1(_encoded(false, route, sender, payload));
    }

    function _encoded(bool isSigned, bytes32 route, bytes32 sender, bytes memory payload)
        private
        view
        returns (bytes memory)
    {
        bytes memory addressed = abi.encodePacked(uint16(FAR), payload);
        return abi.encode(isSigned, bytes32(names), uint16(uint256(route)), sender, addressed);
    }
}
