// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title Carries out batches for `OrganisationNamespaces`.
interface IBatchDeployer {
    /// Thrown when anybody but the namespaces calls.
    error BatchDeployer_NotNamespaces(address sender);

    /// @notice For the namespaces, which have found that the sender may.
    /// @param id Of the organisation, for events.
    /// @param authority The organisation's upgrade authority; it stands.
    /// @param isNew Whether the authority was created for this batch.
    /// @param batch What is to be created.
    function deployBatch(bytes32 id, address authority, bool isNew, bytes calldata batch) external;
}
