// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

// Structs are the bridge's.
// solhint-disable gas-struct-packing

/// @title What the adapter uses of LayerZero's endpoint, version 2.
interface ILayerZeroEndpoint {
    struct MessagingParams {
        uint32 dstEid;
        bytes32 receiver;
        bytes message;
        bytes options;
        bool payInLzToken;
    }

    struct MessagingFee {
        uint256 nativeFee;
        uint256 lzTokenFee;
    }

    struct MessagingReceipt {
        bytes32 guid;
        uint64 nonce;
        MessagingFee fee;
    }

    struct Origin {
        uint32 srcEid;
        bytes32 sender;
        uint64 nonce;
    }

    function send(MessagingParams calldata params, address refundAddress)
        external
        payable
        returns (MessagingReceipt memory);

    function setDelegate(address delegate) external;

    function quote(MessagingParams calldata params, address sender) external view returns (MessagingFee memory);
}
