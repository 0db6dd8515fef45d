// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title What the adapter uses of CCIP's router.
interface ICcipRouter {
    struct TokenAmount {
        address token;
        uint256 amount;
    }

    struct OutgoingMessage {
        bytes receiver;
        bytes data;
        TokenAmount[] tokenAmounts;
        address feeToken;
        bytes extraArgs;
    }

    struct IncomingMessage {
        bytes32 messageId;
        uint64 sourceChainSelector;
        bytes sender;
        bytes data;
        TokenAmount[] tokenAmounts;
    }

    function ccipSend(uint64 destinationChainSelector, OutgoingMessage calldata message)
        external
        payable
        returns (bytes32 messageId);

    function getFee(uint64 destinationChainSelector, OutgoingMessage calldata message) external view returns (uint256);
}
