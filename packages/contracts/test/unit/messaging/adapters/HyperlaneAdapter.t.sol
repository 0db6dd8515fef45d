// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BridgeAdapter} from "../../../../src/messaging/adapters/BridgeAdapter.sol";
import {HyperlaneAdapter} from "../../../../src/messaging/adapters/HyperlaneAdapter.sol";
import {IMailbox} from "../../../../src/messaging/adapters/IMailbox.sol";
import {AdapterLaws} from "../../../helpers/AdapterLaws.sol";

contract ScriptedMailbox is IMailbox {
    uint256 public fee;
    uint32 public destination;
    bytes32 public recipient;
    bytes public body;
    bytes public metadata;
    uint256 public paid;

    function ask(uint256 fee_) external {
        fee = fee_;
    }

    function dispatch(uint32 destination_, bytes32 recipient_, bytes calldata body_, bytes calldata metadata_)
        external
        payable
        returns (bytes32)
    {
        (destination, recipient, body, metadata, paid) = (destination_, recipient_, body_, metadata_, msg.value);
        return keccak256(body_);
    }

    function quoteDispatch(uint32, bytes32, bytes calldata, bytes calldata) external view returns (uint256) {
        return fee;
    }
}

contract HyperlaneAdapterTest is AdapterLaws {
    ScriptedMailbox internal mailbox = new ScriptedMailbox();

    function test_TheMailboxIsToldWhereToAndWithWhichGas() external {
        vm.expectEmit(address(adapter));
        emit BridgeAdapter.MessageRelayed(
            address(controller), FAR, keccak256(MESSAGE), keccak256(_payload(MESSAGE)), FEE, 0
        );
        _send(FEE, MESSAGE, REFUND);
        assertEq(mailbox.destination(), FAR);
        assertEq(mailbox.recipient(), _self());
        assertEq(mailbox.metadata(), abi.encodePacked(uint16(1), uint256(0), GAS, REFUND));
        assertEq(adapter.name(), "Hyperlane");
    }

    function test_RevertWhen_TheMailboxBringsValue() external {
        vm.chainId(FAR);
        vm.deal(address(mailbox), 1);
        vm.prank(address(mailbox));
        (bool success,) = address(adapter).call{value: 1}(
            abi.encodeCall(HyperlaneAdapter.handle, (uint32(HOME), _self(), _payload(MESSAGE)))
        );
        assertFalse(success);
    }

    function _create() internal override returns (BridgeAdapter) {
        return new HyperlaneAdapter(OWNER);
    }

    function _endpoints() internal view override returns (address, address) {
        return (address(mailbox), address(0));
    }

    function _routeOf(uint256 chain) internal pure override returns (bytes32) {
        return bytes32(chain);
    }

    function _malformedRoute() internal pure override returns (bytes32) {
        return bytes32(uint256(1) << 32);
    }

    function _options(address refund) internal pure override returns (bytes memory) {
        return abi.encode(refund, GAS);
    }

    function _ask(uint256 fee) internal override {
        mailbox.ask(fee);
    }

    function _taken() internal view override returns (bytes memory, uint256) {
        return (mailbox.body(), mailbox.paid());
    }

    function _bring(bytes32 route, bytes32 sender, bytes memory payload) internal override {
        vm.prank(address(mailbox));
        HyperlaneAdapter(address(adapter)).handle(uint32(uint256(route)), sender, payload);
    }

    function _bringByStranger(bytes32 route, bytes32 sender, bytes memory payload) internal override {
        vm.expectRevert(abi.encodeWithSelector(BridgeAdapter.Adapter_WrongCaller.selector, STRANGER));
        vm.prank(STRANGER);
        HyperlaneAdapter(address(adapter)).handle(uint32(uint256(route)), sender, payload);
    }
}
