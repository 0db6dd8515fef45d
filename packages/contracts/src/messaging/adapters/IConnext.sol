// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title What the adapter uses of Connext.
interface IConnext {
    function xcall(
        uint32 destination,
        address to,
        address asset,
        address delegate,
        uint256 amount,
        uint256 slippage,
        bytes calldata callData
    ) external payable returns (bytes32 transferId);
}
