// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BridgeAdapter} from "../../../../src/messaging/adapters/BridgeAdapter.sol";
import {ConnextAdapter} from "../../../../src/messaging/adapters/ConnextAdapter.sol";
import {IConnext} from "../../../../src/messaging/adapters/IConnext.sol";
import {AdapterLaws} from "../../../helpers/AdapterLaws.sol";

contract ScriptedDiamond is IConnext {
    uint256 public paid;
    uint32 public destination;
    address public delegate;
    bytes public callData;

    function xcall(
        uint32 destination_,
        address to,
        address asset,
        address delegate_,
        uint256 amount,
        uint256 slippage,
        bytes calldata callData_
    ) external payable returns (bytes32) {
        require(to == msg.sender && asset == address(0) && amount == 0 && slippage == 0, "message only");
        (destination, delegate, callData, paid) = (destination_, delegate_, callData_, msg.value);
        return keccak256(callData_);
    }
}

contract ConnextAdapterTest is AdapterLaws {
    ScriptedDiamond internal diamond = new ScriptedDiamond();

    function test_TheDiamondIsToldWhereTo() external {
        vm.expectEmit(address(adapter));
        emit BridgeAdapter.MessageRelayed(
            address(controller), FAR, keccak256(MESSAGE), keccak256(_payload(MESSAGE)), FEE, 0
        );
        _send(FEE, MESSAGE, REFUND);
        assertEq(diamond.destination(), FAR);
        assertEq(diamond.delegate(), REFUND);
        assertEq(adapter.name(), "Connext");
    }

    function test_RevertWhen_TheFastPathBringsIt() external {
        vm.chainId(FAR);
        vm.expectRevert(abi.encodeWithSelector(BridgeAdapter.Adapter_WrongSender.selector, 0));
        _bring(_routeOf(HOME), 0, _payload(MESSAGE));
    }

    function _create() internal override returns (BridgeAdapter) {
        return new ConnextAdapter(OWNER);
    }

    function _endpoints() internal view override returns (address, address) {
        return (address(diamond), address(0));
    }

    function _routeOf(uint256 chain) internal pure override returns (bytes32) {
        return bytes32(chain);
    }

    function _malformedRoute() internal pure override returns (bytes32) {
        return bytes32(uint256(1) << 32);
    }

    function _options(address refund) internal pure override returns (bytes memory) {
        return abi.encode(refund);
    }

    function _ask(uint256) internal override {}

    function _asked(uint256) internal pure override returns (uint256) {
        return 0;
    }

    function _takesAll() internal pure override returns (bool) {
        return true;
    }

    function _taken() internal view override returns (bytes memory, uint256) {
        return (diamond.callData(), diamond.paid());
    }

    function _bring(bytes32 route, bytes32 sender, bytes memory payload) internal override {
        vm.prank(address(diamond));
        _receive(route, sender, payload);
    }

    function _bringByStranger(bytes32 route, bytes32 sender, bytes memory payload) internal override {
        vm.expectRevert(abi.encodeWithSelector(BridgeAdapter.Adapter_WrongCaller.selector, STRANGER));
        vm.prank(STRANGER);
        _receive(route, sender, payload);
    }

    function _receive(bytes32 route, bytes32 sender, bytes memory payload) private {
        address account = address(uint160(uint256(sender)));
        ConnextAdapter(address(adapter)).xReceive(0, 0, address(0), account, uint32(uint256(route)), payload);
    }
}
