// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title The interface that a proxy shows to its authority.
interface IProxyUpgrader {
    /// Thrown when called directly rather than through a proxy.
    error ProxyUpgrader_OnlyDelegated();

    /// @notice Replaces the proxy's implementation; emits ERC-1967 `Upgraded`.
    /// Thrown `ERC1967InvalidImplementation` when `implementation` has no code.
    /// @param data Calldata for the new implementation, run as the proxy; empty for none.
    /// @return This function's selector, which nothing answers that has not upgraded itself.
    function upgradeToAndCall(address implementation, bytes calldata data) external returns (bytes4);
}
