// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBridgeAdapter} from "../../../../src/messaging/IBridgeAdapter.sol";
import {BridgeAdapter} from "../../../../src/messaging/adapters/BridgeAdapter.sol";
import {IPolymerProver} from "../../../../src/messaging/adapters/IPolymerProver.sol";
import {PolymerAdapter} from "../../../../src/messaging/adapters/PolymerAdapter.sol";
import {AdapterLaws} from "../../../helpers/AdapterLaws.sol";
import {Vm} from "forge-std/Vm.sol";

/// Takes for proven what it is told.
contract ScriptedProver is IPolymerProver {
    error NotProven();

    function validateEvent(bytes calldata proof)
        external
        pure
        returns (uint32 chainId, address emitter, bytes memory topics, bytes memory data)
    {
        require(proof.length > 0, NotProven());
        return abi.decode(proof, (uint32, address, bytes, bytes));
    }
}

contract PolymerAdapterTest is AdapterLaws {
    bytes32 internal constant KIND = keccak256("PolymerMessage(uint256,uint256,bytes)");

    ScriptedProver internal prover = new ScriptedProver();
    uint256 internal names;

    function setUp() public override {
        super.setUp();
        vm.recordLogs();
    }

    function test_TheEventSaysWhereTo() external {
        vm.expectEmit(address(adapter));
        emit PolymerAdapter.PolymerMessage(FAR, 0, _payload(MESSAGE));
        vm.expectEmit(address(adapter));
        emit BridgeAdapter.MessageRelayed(address(controller), FAR, keccak256(MESSAGE), 0, 0, 0);
        _send(0, MESSAGE, REFUND);
        vm.expectEmit(address(adapter));
        emit PolymerAdapter.PolymerMessage(FAR, 1, _payload(MESSAGE));
        _send(0, MESSAGE, REFUND);
        assertEq(adapter.name(), "Polymer");
    }

    function test_RevertWhen_AnotherEventIsProven() external {
        vm.chainId(FAR);
        PolymerAdapter polymer = PolymerAdapter(address(adapter));
        bytes memory data = abi.encode(_payload(MESSAGE));
        vm.expectRevert(BridgeAdapter.Adapter_InvalidProof.selector);
        polymer.receiveMessage(abi.encode(HOME, adapter, abi.encode(KIND, FAR), data));
        vm.expectRevert(BridgeAdapter.Adapter_InvalidProof.selector);
        polymer.receiveMessage(abi.encode(HOME, adapter, abi.encode(bytes32(0), FAR, 0), data));
        vm.expectRevert(abi.encodeWithSelector(BridgeAdapter.Adapter_WrongDestination.selector, 10));
        polymer.receiveMessage(abi.encode(HOME, adapter, abi.encode(KIND, 10, 0), data));
    }

    /// What a fork of the other chain took back, though the prover had vouched for it, must not keep what has its number now from arriving.
    function test_WhenAForkGivesTheNumberToAnotherMessage() external {
        vm.chainId(FAR);
        _bring(_routeOf(HOME), _self(), _payload("taken back"));
        _bring(_routeOf(HOME), _self(), _payload(MESSAGE));
        assertEq(controller.brought(), 2);
        assertEq(controller.message(), MESSAGE);
        vm.expectRevert(_refusalOfReplay());
        _bring(_routeOf(HOME), _self(), _payload(MESSAGE));
    }

    function _refusalOfReplay() internal view override returns (bytes memory) {
        bytes32 id = keccak256(abi.encode(HOME, names, keccak256(abi.encode(_payload(MESSAGE)))));
        return abi.encodeWithSelector(IBridgeAdapter.Adapter_AlreadyProcessed.selector, id);
    }

    function _create() internal override returns (BridgeAdapter) {
        return new PolymerAdapter(OWNER);
    }

    function _endpoints() internal view override returns (address, address) {
        return (address(prover), address(0));
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

    function _taken() internal override returns (bytes memory payload, uint256) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].topics[0] == KIND) payload = abi.decode(logs[i].data, (bytes));
        }
        return (payload, 0);
    }

    function _announce(bytes32, bytes32, bytes memory) internal override {
        ++names;
    }

    function _bring(bytes32 route, bytes32 sender, bytes memory payload) internal override {
        bytes memory topics = abi.encode(KIND, FAR, names);
        PolymerAdapter(address(adapter)).receiveMessage(abi.encode(route, sender, topics, abi.encode(payload)));
    }

    function _bringByStranger(bytes32, bytes32, bytes memory) internal override {
        vm.expectRevert(ScriptedProver.NotProven.selector);
        PolymerAdapter(address(adapter)).receiveMessage("");
    }
}
