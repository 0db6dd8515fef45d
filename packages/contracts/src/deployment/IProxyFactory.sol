// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title Creates every organisation contract as a small proxy at an address known beforehand.
/// @notice An address depends on this factory, the caller and the caller's salt, on nothing else: neither the
/// implementation nor any parameter changes it, and no other account can take it.
interface IProxyFactory {
    /// What stands behind a proxy.
    /// @param implementation Code that the proxy runs first; a contract.
    /// @param authority The only account that may upgrade the proxy, for ever. It can call nothing else through the proxy.
    /// @param argument One word that the implementation may read from the proxy's code (see `ImmutableArgs`); it never
    /// changes, upgrades included. Zero where the implementation wants none.
    /// @param companion A contract that the implementation may read from the proxy's code; it never changes either. The
    /// zero address where there is none.
    struct ProxyParameters {
        address implementation;
        address authority;
        bytes32 argument;
        address companion;
    }

    /// @param salt As the caller gave it, not yet folded with the caller's address.
    event ProxyDeployed(
        address indexed proxy,
        address indexed deployer,
        address indexed implementation,
        address authority,
        bytes32 argument,
        address companion,
        bytes32 salt
    );

    /// Thrown when the caller has used this salt before.
    error Factory_SaltAlreadyUsed();

    /// Thrown when the authority is nobody, or this factory (which would make the initialisation an upgrade).
    error ProxyFactory_InvalidAuthority(address authority);

    /// Thrown at construction when the upgrader is no contract: upgrades would succeed and change nothing.
    error ProxyFactory_InvalidUpgrader(address upgrader);

    /// @notice Creates a proxy and initialises it in the same call.
    /// @param salt Any word not used by the caller before.
    /// @param initialisation Calldata for the new proxy, sent by this factory; its failure reverts with its own reason.
    /// Warning: where it is empty and the implementation wants initialising, anybody may initialise the proxy later.
    /// @return proxy `getDeployed(msg.sender, salt)`.
    function deploy(bytes32 salt, ProxyParameters calldata parameters_, bytes calldata initialisation)
        external
        returns (address proxy);

    /// @return proxy Where `deployer` finds, or will find, the proxy of its salt `salt`.
    function getDeployed(address deployer, bytes32 salt) external view returns (address proxy);

    /// @notice The proxy under construction asks here what it is to become. Of no use to anyone else.
    /// @return parameters_ Those of the last `deploy` of this transaction.
    /// @return upgrader The code that runs when the authority calls a proxy.
    function parameters() external view returns (ProxyParameters memory parameters_, address upgrader);
}
