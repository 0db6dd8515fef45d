// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BridgeAdapter} from "../../../../src/messaging/adapters/BridgeAdapter.sol";
import {CcipAdapter} from "../../../../src/messaging/adapters/CcipAdapter.sol";
import {ICcipRouter} from "../../../../src/messaging/adapters/ICcipRouter.sol";
import {AdapterLaws} from "../../../helpers/AdapterLaws.sol";

contract ScriptedRouter is ICcipRouter {
    uint256 public fee;
    uint256 public paid;
    uint64 public selector;
    bytes public receiver;
    bytes public data;
    bytes public extraArgs;

    function ask(uint256 fee_) external {
        fee = fee_;
    }

    function ccipSend(uint64 selector_, OutgoingMessage calldata message) external payable returns (bytes32) {
        require(message.tokenAmounts.length == 0 && message.feeToken == address(0), "tokens");
        (selector, receiver, data, extraArgs) = (selector_, message.receiver, message.data, message.extraArgs);
        paid = msg.value;
        return keccak256(message.data);
    }

    function getFee(uint64, OutgoingMessage calldata) external view returns (uint256) {
        return fee;
    }
}

contract CcipAdapterTest is AdapterLaws {
    ScriptedRouter internal router = new ScriptedRouter();

    function test_TheRouterIsToldWhereToAndWithWhichGas() external {
        vm.expectEmit(address(adapter));
        emit BridgeAdapter.MessageRelayed(
            address(controller), FAR, keccak256(MESSAGE), keccak256(_payload(MESSAGE)), FEE, 0
        );
        _send(FEE, MESSAGE, REFUND);
        assertEq(router.selector(), 1 << 63 | FAR);
        assertEq(router.receiver(), abi.encode(address(adapter)));
        assertEq(router.extraArgs(), abi.encodeWithSelector(0x181dcf10, GAS, true));
        assertEq(adapter.name(), "CCIP");
    }

    function test_ItSaysThatItReceives() external view {
        CcipAdapter ccip = CcipAdapter(address(adapter));
        assertTrue(ccip.supportsInterface(0x85572ffb));
        assertTrue(ccip.supportsInterface(0x01ffc9a7));
        assertFalse(ccip.supportsInterface(0xffffffff));
    }

    function _create() internal override returns (BridgeAdapter) {
        return new CcipAdapter(OWNER);
    }

    function _endpoints() internal view override returns (address, address) {
        return (address(router), address(0));
    }

    function _routeOf(uint256 chain) internal pure override returns (bytes32) {
        return bytes32(1 << 63 | chain);
    }

    function _malformedRoute() internal pure override returns (bytes32) {
        return bytes32(uint256(1) << 64);
    }

    function _options(address refund) internal pure override returns (bytes memory) {
        return abi.encode(refund, GAS);
    }

    function _ask(uint256 fee) internal override {
        router.ask(fee);
    }

    function _taken() internal view override returns (bytes memory, uint256) {
        return (router.data(), router.paid());
    }

    function _message(bytes32 route, bytes32 sender, bytes memory payload)
        private
        pure
        returns (ICcipRouter.IncomingMessage memory message)
    {
        message.sourceChainSelector = uint64(uint256(route));
        message.sender = abi.encode(sender);
        message.data = payload;
    }

    function _bring(bytes32 route, bytes32 sender, bytes memory payload) internal override {
        vm.prank(address(router));
        CcipAdapter(address(adapter)).ccipReceive(_message(route, sender, payload));
    }

    function _bringByStranger(bytes32 route, bytes32 sender, bytes memory payload) internal override {
        vm.expectRevert(abi.encodeWithSelector(BridgeAdapter.Adapter_WrongCaller.selector, STRANGER));
        vm.prank(STRANGER);
        CcipAdapter(address(adapter)).ccipReceive(_message(route, sender, payload));
    }
}
