// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {NamespacedSalt} from "../types/NamespacedSalt.sol";
import {IProxyFactory} from "./IProxyFactory.sol";
import {ImmutableArgs} from "./ImmutableArgs.sol";
import {OrganisationProxy} from "./OrganisationProxy.sol";
import {OrganisationProxyConstructor} from "./OrganisationProxyConstructor.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";

/// @title Creates proxies from one constant init code.
/// @notice No owner, no storage that outlives a transaction, no way to be changed. Anyone may use it; what they create
/// gets addresses that depend on who they are, so nobody can take somebody else's address, nor gain by knowing it.
///
/// Between the words written by `deploy` and the proxy's question nothing foreign runs, so an initialisation that
/// enters `deploy` again cannot change what an outer proxy becomes.
contract ProxyFactory is IProxyFactory {
    address private immutable _UPGRADER;
    bytes32 private immutable _INIT_CODE_HASH = keccak256(type(OrganisationProxyConstructor).creationCode);

    address private transient _implementation;
    address private transient _authority;
    bytes32 private transient _argument;
    address private transient _companion;

    /// @param upgrader The platform's `ProxyUpgrader`.
    constructor(address upgrader) {
        assert(type(OrganisationProxy).runtimeCode.length == ImmutableArgs.OFFSET);
        require(upgrader.code.length > 0, ProxyFactory_InvalidUpgrader(upgrader));
        _UPGRADER = upgrader;
    }

    /// @inheritdoc IProxyFactory
    function deploy(bytes32 salt, ProxyParameters calldata parameters_, bytes calldata initialisation)
        external
        returns (address proxy)
    {
        address authority = parameters_.authority;
        require(authority != address(0) && authority != address(this), ProxyFactory_InvalidAuthority(authority));
        require(getDeployed(msg.sender, salt).code.length == 0, Factory_SaltAlreadyUsed());

        _implementation = parameters_.implementation;
        _authority = authority;
        _argument = parameters_.argument;
        _companion = parameters_.companion;
        proxy = address(new OrganisationProxyConstructor{salt: NamespacedSalt.fold(msg.sender, salt)}());

        emit ProxyDeployed(
            proxy, msg.sender, parameters_.implementation, authority, parameters_.argument, parameters_.companion, salt
        );
        if (initialisation.length > 0) Address.functionCall(proxy, initialisation);
    }

    /// @inheritdoc IProxyFactory
    function getDeployed(address deployer, bytes32 salt) public view returns (address proxy) {
        return Create2.computeAddress(NamespacedSalt.fold(deployer, salt), _INIT_CODE_HASH);
    }

    /// @inheritdoc IProxyFactory
    function parameters() external view returns (ProxyParameters memory parameters_, address upgrader) {
        parameters_ = ProxyParameters({
            implementation: _implementation, authority: _authority, argument: _argument, companion: _companion
        });
        upgrader = _UPGRADER;
    }
}
