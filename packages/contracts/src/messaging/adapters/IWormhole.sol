// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

// Structs are the bridge's.
// solhint-disable gas-struct-packing

/// @title What the adapter uses of Wormhole's core contract.
interface IWormholeCore {
    struct Signature {
        bytes32 r;
        bytes32 s;
        uint8 v;
        uint8 guardianIndex;
    }

    struct SignedMessage {
        uint8 version;
        uint32 timestamp;
        uint32 nonce;
        uint16 emitterChainId;
        bytes32 emitterAddress;
        uint64 sequence;
        uint8 consistencyLevel;
        bytes payload;
        uint32 guardianSetIndex;
        Signature[] signatures;
        bytes32 hash;
    }

    function publishMessage(uint32 nonce, bytes calldata payload, uint8 consistencyLevel)
        external
        payable
        returns (uint64 sequence);

    function parseAndVerifyVM(bytes calldata encoded)
        external
        view
        returns (SignedMessage memory message, bool isValid, string memory reason);

    function messageFee() external view returns (uint256);

    function chainId() external view returns (uint16);
}

/// @title What the adapter uses of Wormhole's standard relayer.
interface IWormholeRelayer {
    /// @dev Reverts unless it is paid exactly what it asks.
    function sendPayloadToEvm(
        uint16 targetChain,
        address targetAddress,
        bytes calldata payload,
        uint256 receiverValue,
        uint256 gasLimit,
        uint16 refundChain,
        address refundAddress
    ) external payable returns (uint64 sequence);

    function quoteEVMDeliveryPrice(uint16 targetChain, uint256 receiverValue, uint256 gasLimit)
        external
        view
        returns (uint256 price, uint256 refundPerGas);
}
