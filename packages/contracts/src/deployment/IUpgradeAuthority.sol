// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title Upgrades the contracts of one organisation on one chain.
interface IUpgradeAuthority {
    /// @param proxy A proxy whose authority is this contract.
    /// @param implementation Its next implementation; a contract.
    /// @param data Calldata for the new implementation, run as the proxy; empty for none.
    struct Upgrade {
        address proxy;
        address implementation;
        bytes data;
    }

    event ProxyUpgraded(address indexed proxy, address indexed implementation);

    /// Thrown when a call to upgrade succeeds at something that is no proxy of the platform.
    error UpgradeAuthority_NotUpgraded(address proxy);

    /// @notice Once, by whoever creates the contract. Thrown `OwnableInvalidOwner` when `owner` is nobody.
    /// @param owner The protocol-upgrades Safe or account.
    function initialize(address owner) external;

    /// @notice Owner only: upgrades all of them in order, or none. A failing upgrade reverts with its own reason.
    /// Thrown `OwnableUnauthorizedAccount` when the caller is not the owner.
    function upgrade(Upgrade[] calldata upgrades) external;

    /// @return How often it has changed hands or was renounced.
    function handovers() external view returns (uint256);
}
