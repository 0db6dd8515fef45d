// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {AxelarAdapter} from "../../../../src/messaging/adapters/AxelarAdapter.sol";
import {BridgeAdapter} from "../../../../src/messaging/adapters/BridgeAdapter.sol";
import {BridgeConnection} from "../../../../src/messaging/adapters/BridgeConnection.sol";
import {IAxelarGasService, IAxelarGateway} from "../../../../src/messaging/adapters/IAxelar.sol";
import {AdapterLaws} from "../../../helpers/AdapterLaws.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

contract ScriptedGateway is IAxelarGateway {
    string public chain;
    string public account;
    bytes public payload;
    mapping(bytes32 call => bool) public approved;

    function callContract(string calldata chain_, string calldata account_, bytes calldata payload_) external {
        (chain, account, payload) = (chain_, account_, payload_);
    }

    function approve(bytes32 id, string calldata chain_, string calldata sender, bytes32 payloadHash) external {
        approved[keccak256(abi.encode(id, chain_, sender, payloadHash))] = true;
    }

    function validateContractCall(bytes32 id, string calldata chain_, string calldata sender, bytes32 payloadHash)
        external
        returns (bool isApproved)
    {
        bytes32 call = keccak256(abi.encode(id, chain_, sender, payloadHash));
        isApproved = approved[call];
        approved[call] = false;
    }
}

contract ScriptedGasService is IAxelarGasService {
    uint256 public fee;
    uint256 public paid;
    string public account;
    address public refundAddress;
    uint256 public constant PER_GAS = 250_000;

    function ask(uint256 fee_) external {
        fee = fee_;
    }

    function payNativeGasForContractCall(
        address sender,
        string calldata,
        string calldata account_,
        bytes calldata,
        address refundAddress_
    ) external payable {
        require(sender == msg.sender, "sender");
        (account, refundAddress, paid) = (account_, refundAddress_, msg.value);
    }

    /// Less gas than options could name is never asked about.
    function estimateGasFee(string calldata, string calldata, bytes calldata, uint256 gasLimit, bytes calldata)
        external
        view
        returns (uint256)
    {
        require(gasLimit >= PER_GAS, "gas");
        return fee;
    }
}

contract AxelarAdapterTest is AdapterLaws {
    ScriptedGateway internal gateway = new ScriptedGateway();
    ScriptedGasService internal gasService = new ScriptedGasService();
    uint256 internal names;

    function test_GatewayAndGasServiceAreToldWhereTo() external {
        vm.expectEmit(address(adapter));
        emit BridgeAdapter.MessageRelayed(address(controller), FAR, keccak256(MESSAGE), 0, FEE + 1, 0);
        _send(FEE + 1, MESSAGE, REFUND);
        assertEq(gateway.chain(), "chain-8453");
        assertEq(gateway.account(), Strings.toHexString(address(adapter)));
        assertEq(gasService.account(), Strings.toHexString(address(adapter)));
        assertEq(gasService.refundAddress(), REFUND);
        assertEq(adapter.name(), "Axelar");
    }

    function test_ItTakesAddressesInAnyCase() external {
        vm.chainId(FAR);
        string memory sender = Strings.toChecksumHexString(address(adapter));
        gateway.approve(0, "chain-31337", sender, keccak256(_payload(MESSAGE)));
        AxelarAdapter(address(adapter)).execute(0, "chain-31337", sender, _payload(MESSAGE));
        assertEq(controller.brought(), 1);
    }

    function test_RevertWhen_ChainOrSenderIsNoName() external {
        vm.chainId(FAR);
        string memory chain = "a-name-of-more-than-thirty-two-letters";
        string memory self = Strings.toHexString(address(adapter));
        gateway.approve(0, chain, self, keccak256(""));
        vm.expectRevert(abi.encodeWithSelector(BridgeConnection.Adapter_WrongOrigin.selector, 0));
        AxelarAdapter(address(adapter)).execute(0, chain, self, "");
        gateway.approve(0, "chain-31337", "somebody", keccak256(""));
        vm.expectRevert(abi.encodeWithSelector(BridgeAdapter.Adapter_WrongSender.selector, 0));
        AxelarAdapter(address(adapter)).execute(0, "chain-31337", "somebody", "");
    }

    /// The gateway vouches for a call once.
    function _refusalOfReplay() internal pure override returns (bytes memory) {
        return abi.encodeWithSelector(BridgeAdapter.Adapter_InvalidProof.selector);
    }

    function _create() internal override returns (BridgeAdapter) {
        return new AxelarAdapter(OWNER);
    }

    function _endpoints() internal view override returns (address, address) {
        return (address(gateway), address(gasService));
    }

    function _name(uint256 chain) private pure returns (string memory) {
        return string.concat("chain-", Strings.toString(chain));
    }

    function _routeOf(uint256 chain) internal pure override returns (bytes32) {
        return bytes32(bytes(_name(chain)));
    }

    /// Text goes on behind its end.
    function _malformedRoute() internal pure override returns (bytes32) {
        return bytes32(hex"610062");
    }

    function _options(address refund) internal pure override returns (bytes memory) {
        return abi.encode(refund);
    }

    function _ask(uint256 fee) internal override {
        gasService.ask(fee);
    }

    function _takesAll() internal pure override returns (bool) {
        return true;
    }

    function _taken() internal view override returns (bytes memory, uint256) {
        return (gateway.payload(), gasService.paid());
    }

    function _announce(bytes32 route, bytes32 sender, bytes memory payload) internal override {
        ++names;
        string memory account = Strings.toHexString(address(uint160(uint256(sender))));
        gateway.approve(bytes32(names), string(_text(route)), account, keccak256(payload));
    }

    function _bring(bytes32 route, bytes32 sender, bytes memory payload) internal override {
        _execute(route, Strings.toHexString(address(uint160(uint256(sender)))), payload);
    }

    function _bringByStranger(bytes32 route, bytes32 sender, bytes memory payload) internal override {
        vm.expectRevert(BridgeAdapter.Adapter_InvalidProof.selector);
        _execute(route, Strings.toHexString(address(uint160(uint256(sender)))), payload);
    }

    function _execute(bytes32 route, string memory account, bytes memory payload) private {
        AxelarAdapter(address(adapter)).execute(bytes32(names), string(_text(route)), account, payload);
    }

    function _text(bytes32 route) private pure returns (bytes memory text) {
        uint256 length = 0;
        while (length < 32 && route[length] != 0) ++length;
        text = abi.encodePacked(route);
        assembly ("memory-safe") {
            mstore(text, length)
        }
    }
}
