// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBridgeAdapter} from "../IBridgeAdapter.sol";

/// @notice For bridges that leave it to receivers to take a message once.
abstract contract ProcessedMessages {
    /// @notice Whether the message of this name was brought.
    mapping(bytes32 id => bool) public isProcessed;

    function _process(bytes32 id) internal {
        require(!isProcessed[id], IBridgeAdapter.Adapter_AlreadyProcessed(id));
        isProcessed[id] = true;
    }
}
