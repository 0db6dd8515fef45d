// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title What the adapter uses of Polymer's prover.
interface IPolymerProver {
    /// @dev Reverts where the proof does not hold.
    /// @return chainId Where the event was emitted.
    /// @return emitter By whom.
    /// @return topics All of them, 32 bytes each.
    /// @return data What is not indexed.
    function validateEvent(bytes calldata proof)
        external
        view
        returns (uint32 chainId, address emitter, bytes memory topics, bytes memory data);
}
