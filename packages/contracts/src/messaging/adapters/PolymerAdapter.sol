// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBridgeAdapter} from "../IBridgeAdapter.sol";
import {BridgeAdapter} from "./BridgeAdapter.sol";
import {BridgeConnection} from "./BridgeConnection.sol";
import {IPolymerProver} from "./IPolymerProver.sol";
import {ProcessedMessages} from "./ProcessedMessages.sol";

/// @title Polymer. Endpoint: the prover, which says what event another chain has seen. Chains go by their ids.
/// @notice Sending is an event, for which nobody is paid here; whoever has a proof of it brings the message.
/// @dev A message goes by its chain, number and content: a fork of that chain may give the number to another message after the prover
/// has vouched for the first.
/// Options: (refund address).
contract PolymerAdapter is BridgeAdapter, ProcessedMessages {
    /// How many messages were sent.
    uint256 private _nonce;

    /// What is proven on the other side.
    event PolymerMessage(uint256 indexed destinationChain, uint256 indexed nonce, bytes payload);

    constructor(address owner) BridgeConnection(owner) {}

    /// @notice By anybody.
    function receiveMessage(bytes calldata proof) external {
        (uint32 chainId, address emitter, bytes memory topics, bytes memory data) =
            IPolymerProver(_settings.endpoint).validateEvent(proof);
        require(topics.length == 96, Adapter_InvalidProof());
        (bytes32 kind, uint256 destination, uint256 nonce) = abi.decode(topics, (bytes32, uint256, uint256));
        require(kind == PolymerMessage.selector, Adapter_InvalidProof());
        require(destination == block.chainid, Adapter_WrongDestination(destination));
        _process(keccak256(abi.encode(chainId, nonce, keccak256(data))));
        _deliver(bytes32(uint256(chainId)), bytes32(uint256(uint160(emitter))), abi.decode(data, (bytes)));
    }

    /// @inheritdoc IBridgeAdapter
    function name() external pure returns (string memory) {
        return "Polymer";
    }

    function _dispatch(bytes32 route, bytes memory payload, Delivery memory, uint256)
        internal
        override
        returns (bytes32)
    {
        uint256 nonce = _nonce;
        _nonce = nonce + 1;
        emit PolymerMessage(uint256(route), nonce, payload);
        return bytes32(nonce);
    }

    function _quote(bytes32, bytes memory, uint256) internal pure override returns (uint256) {
        return 0;
    }

    function _deliveryOf(bytes calldata options) internal pure override returns (Delivery memory) {
        return _refundOnly(options);
    }

    function _isName(bytes32 id) internal pure override returns (bool) {
        return uint256(id) <= type(uint32).max;
    }
}
