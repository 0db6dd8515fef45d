// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BridgeAdapter} from "../../../../src/messaging/adapters/BridgeAdapter.sol";
import {ILayerZeroEndpoint} from "../../../../src/messaging/adapters/ILayerZeroEndpoint.sol";
import {LayerZeroAdapter} from "../../../../src/messaging/adapters/LayerZeroAdapter.sol";
import {AdapterLaws} from "../../../helpers/AdapterLaws.sol";

contract ScriptedEndpoint is ILayerZeroEndpoint {
    uint256 public fee;
    uint256 public paid;
    address public refundAddress;
    mapping(address app => address) public delegates;
    MessagingParams internal _params;

    function ask(uint256 fee_) external {
        fee = fee_;
    }

    function send(MessagingParams calldata params_, address refundAddress_)
        external
        payable
        returns (MessagingReceipt memory receipt)
    {
        require(params_.receiver == bytes32(uint256(uint160(msg.sender))) && !params_.payInLzToken, "params");
        (_params, refundAddress, paid) = (params_, refundAddress_, msg.value);
        receipt.guid = keccak256(params_.message);
    }

    function setDelegate(address delegate) external {
        delegates[msg.sender] = delegate;
    }

    function quote(MessagingParams calldata, address sender) external view returns (MessagingFee memory) {
        require(sender == msg.sender, "sender");
        return MessagingFee(fee, 0);
    }

    function params() external view returns (MessagingParams memory) {
        return _params;
    }
}

contract LayerZeroAdapterTest is AdapterLaws {
    ScriptedEndpoint internal endpoint = new ScriptedEndpoint();

    function test_TheEndpointIsToldWhereToAndWithWhichGas() external {
        vm.expectEmit(address(adapter));
        emit BridgeAdapter.MessageRelayed(
            address(controller), FAR, keccak256(MESSAGE), keccak256(_payload(MESSAGE)), FEE, 0
        );
        _send(FEE, MESSAGE, REFUND);
        assertEq(endpoint.params().dstEid, 30_000 + uint32(FAR));
        assertEq(endpoint.params().options, abi.encodePacked(hex"000301001101", uint128(GAS)));
        assertEq(endpoint.refundAddress(), REFUND);
        assertEq(adapter.name(), "LayerZero");
    }

    function test_TheOwnerIsTheDelegate() external {
        LayerZeroAdapter layerZero = LayerZeroAdapter(address(adapter));
        assertEq(endpoint.delegates(address(adapter)), OWNER);
        vm.prank(OWNER);
        layerZero.transferOwnership(STRANGER);
        layerZero.updateDelegate();
        assertEq(endpoint.delegates(address(adapter)), OWNER);
        vm.prank(STRANGER);
        layerZero.acceptOwnership();
        layerZero.updateDelegate();
        assertEq(endpoint.delegates(address(adapter)), STRANGER);
    }

    function test_PathsAreOpenedForTheAdapterOfKnownChains() external {
        LayerZeroAdapter layerZero = LayerZeroAdapter(address(adapter));
        assertTrue(layerZero.allowInitializePath(_origin(_routeOf(HOME), _self())));
        assertFalse(layerZero.allowInitializePath(_origin(_routeOf(10), _self())));
        assertFalse(layerZero.allowInitializePath(_origin(_routeOf(HOME), bytes32(uint256(1)))));
        assertEq(layerZero.nextNonce(uint32(HOME), _self()), 0);
    }

    function _create() internal override returns (BridgeAdapter) {
        return new LayerZeroAdapter(OWNER);
    }

    function _endpoints() internal view override returns (address, address) {
        return (address(endpoint), address(0));
    }

    function _routeOf(uint256 chain) internal pure override returns (bytes32) {
        return bytes32(30_000 + chain);
    }

    function _malformedRoute() internal pure override returns (bytes32) {
        return bytes32(uint256(1) << 32);
    }

    function _options(address refund) internal pure override returns (bytes memory) {
        return abi.encode(refund, GAS);
    }

    function _ask(uint256 fee) internal override {
        endpoint.ask(fee);
    }

    function _taken() internal view override returns (bytes memory, uint256) {
        return (endpoint.params().message, endpoint.paid());
    }

    function _origin(bytes32 route, bytes32 sender) private pure returns (ILayerZeroEndpoint.Origin memory) {
        return ILayerZeroEndpoint.Origin(uint32(uint256(route)), sender, 1);
    }

    function _bring(bytes32 route, bytes32 sender, bytes memory payload) internal override {
        vm.prank(address(endpoint));
        LayerZeroAdapter(address(adapter)).lzReceive(_origin(route, sender), 0, payload, address(0), "");
    }

    function _bringByStranger(bytes32 route, bytes32 sender, bytes memory payload) internal override {
        vm.expectRevert(abi.encodeWithSelector(BridgeAdapter.Adapter_WrongCaller.selector, STRANGER));
        vm.prank(STRANGER);
        LayerZeroAdapter(address(adapter)).lzReceive(_origin(route, sender), 0, payload, address(0), "");
    }
}
