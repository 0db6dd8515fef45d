// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBridgeAdapter} from "../IBridgeAdapter.sol";
import {BridgeAdapter} from "./BridgeAdapter.sol";
import {BridgeConnection} from "./BridgeConnection.sol";
import {IWormholeCore, IWormholeRelayer} from "./IWormhole.sol";
import {ProcessedMessages} from "./ProcessedMessages.sol";

/// @title Wormhole. Endpoint: the core contract. Companion: the standard relayer, or nobody where there is none. Chains go by
/// Wormhole's numbers.
/// @notice A message with a gas limit goes through the relayer. One with a gas limit of 0 is only published: whoever has the guardians' signatures
/// brings it (`executeVAAv1`), for which the sender pays by other means. Either way it is the guardians who vouch for it.
/// @dev Options: (refund address, id of the chain where the relayer gives back unused gas, gas limit). The relayer wants exactly what it quotes.
contract WormholeAdapter is BridgeAdapter, ProcessedMessages {
    /// The consistency level at which guardians sign only once the block is final.
    uint8 private constant FINALIZED = 1;

    constructor(address owner) BridgeConnection(owner) {}

    /// @notice By the relayer.
    /// @param deliveryHash The relayer's name of the message.
    function receiveWormholeMessages(
        bytes calldata payload,
        bytes[] calldata,
        bytes32 sender,
        uint16 origin,
        bytes32 deliveryHash
    ) external {
        _checkCaller(_companion);
        _process(deliveryHash);
        _deliver(bytes32(uint256(origin)), sender, payload);
    }

    /// @notice By anybody: a message that was only published.
    /// @param encoded With the guardians' signatures.
    function executeVAAv1(bytes calldata encoded) external {
        IWormholeCore core = IWormholeCore(_settings.endpoint);
        (IWormholeCore.SignedMessage memory message, bool isValid,) = core.parseAndVerifyVM(encoded);
        require(isValid, Adapter_InvalidProof());
        _process(message.hash);
        // What is published can be brought to every chain: the first two bytes say for which it is.
        require(message.payload.length >= 2, Adapter_InvalidPayload());
        uint16 destination = uint16(bytes2(message.payload));
        require(destination == core.chainId(), Adapter_WrongDestination(destination));
        _deliver(bytes32(uint256(message.emitterChainId)), message.emitterAddress, _without(message.payload, 2));
    }

    /// @inheritdoc IBridgeAdapter
    function name() external pure returns (string memory) {
        return "Wormhole";
    }

    function _dispatch(bytes32 route, bytes memory payload, Delivery memory delivery, uint256 fee)
        internal
        override
        returns (bytes32)
    {
        if (delivery.gasLimit == 0) return _publish(route, payload, fee);
        uint16 refundChain = _numberOf(delivery.refundChain);
        uint64 sequence = IWormholeRelayer(_companion).sendPayloadToEvm{value: fee}(
            _number(route), address(this), payload, 0, delivery.gasLimit, refundChain, delivery.refund
        );
        return bytes32(uint256(sequence));
    }

    function _publish(bytes32 route, bytes memory payload, uint256 fee) private returns (bytes32) {
        bytes memory addressed = abi.encodePacked(_number(route), payload);
        return bytes32(uint256(IWormholeCore(_settings.endpoint).publishMessage{value: fee}(0, addressed, FINALIZED)));
    }

    function _quote(bytes32 route, bytes memory, uint256 gasLimit) internal view override returns (uint256 fee) {
        if (gasLimit == 0) return IWormholeCore(_settings.endpoint).messageFee();
        (fee,) = IWormholeRelayer(_companion).quoteEVMDeliveryPrice(_number(route), 0, gasLimit);
    }

    function _deliveryOf(bytes calldata options) internal pure override returns (Delivery memory delivery) {
        (delivery.refund, delivery.refundChain, delivery.gasLimit) = abi.decode(options, (address, uint256, uint256));
    }

    function _isName(bytes32 id) internal pure override returns (bool) {
        return uint256(id) <= type(uint16).max;
    }

    function _numberOf(uint256 chainId) private view returns (uint16) {
        if (chainId == block.chainid) return IWormholeCore(_settings.endpoint).chainId();
        return _number(_routeTo(chainId));
    }

    function _number(bytes32 route) private pure returns (uint16) {
        return uint16(uint256(route));
    }
}
