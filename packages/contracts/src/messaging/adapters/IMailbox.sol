// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title What the adapter uses of Hyperlane's mailbox.
interface IMailbox {
    function dispatch(uint32 destination, bytes32 recipient, bytes calldata body, bytes calldata metadata)
        external
        payable
        returns (bytes32 messageId);

    function quoteDispatch(uint32 destination, bytes32 recipient, bytes calldata body, bytes calldata metadata)
        external
        view
        returns (uint256);
}
