// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {NamespacedSalt} from "../types/NamespacedSalt.sol";
import {IOrganisationNamespaces} from "./IOrganisationNamespaces.sol";
import {IProxyFactory} from "./IProxyFactory.sol";
import {IUpgradeAuthority} from "./IUpgradeAuthority.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

/// @title See `IOrganisationNamespaces`.
/// @notice No owner, no way to be changed. It calls a deployer, which the sender chooses, by one function only; whatever that does, it
/// can create nothing but contracts of the sender's organisation.
contract OrganisationNamespaces is IOrganisationNamespaces, ReentrancyGuardTransient {
    IProxyFactory private immutable _PROXY_FACTORY;
    address private immutable _AUTHORITY_IMPLEMENTATION;

    /// Of the batch that is being carried out.
    address private transient _authority;
    address private transient _deployer;

    /// How often the authority had changed hands when its founder said that there is more, and one. 0 once the founding is over.
    mapping(address authority => uint256) private _continuesAt;

    constructor(address proxyFactory, address authorityImplementation) {
        require(proxyFactory.code.length > 0, Namespaces_NoCode(proxyFactory));
        require(authorityImplementation.code.length > 0, Namespaces_NoCode(authorityImplementation));
        _PROXY_FACTORY = IProxyFactory(proxyFactory);
        _AUTHORITY_IMPLEMENTATION = authorityImplementation;
    }

    /// @inheritdoc IOrganisationNamespaces
    function deploy(Order calldata order) external nonReentrant returns (address authority) {
        Identity calldata identity = order.identity;
        authority = getAuthority(identity);
        bool isNew = authority.code.length == 0;
        require(
            isNew ? _mayFound(identity) : _mayAdd(identity.founder, authority),
            Namespaces_NotAllowed(authority, msg.sender)
        );
        if (isNew) _found(identity, order.upgradeOwner);
        address owner = Ownable(authority).owner();
        require(owner == order.upgradeOwner, Namespaces_UpgradeOwnerDiffers(owner, order.upgradeOwner));

        uint256 continuesAt = order.founderContinues && msg.sender == identity.founder ? _tenureOf(authority) : 0;
        if (_continuesAt[authority] != continuesAt) _continuesAt[authority] = continuesAt;

        (_authority, _deployer) = (authority, address(order.deployer));
        order.deployer.deployBatch(identity.id, authority, isNew, order.batch);
        (_authority, _deployer) = (address(0), address(0));
    }

    /// @inheritdoc IOrganisationNamespaces
    function createProxy(
        bytes32 salt,
        address implementation,
        bytes32 argument,
        address companion,
        bytes calldata initialisation
    ) external returns (address) {
        address authority = _requireDeployer();
        return _PROXY_FACTORY.deploy(
            NamespacedSalt.fold(authority, salt),
            IProxyFactory.ProxyParameters(implementation, authority, argument, companion),
            initialisation
        );
    }

    /// @inheritdoc IOrganisationNamespaces
    function create(bytes32 salt, bytes calldata creationCode) external returns (address) {
        address authority = _requireDeployer();
        return Create2.deploy(0, NamespacedSalt.fold(authority, salt), creationCode);
    }

    /// @inheritdoc IOrganisationNamespaces
    function getAuthority(Identity calldata identity) public view returns (address) {
        return Clones.predictDeterministicAddress(_AUTHORITY_IMPLEMENTATION, keccak256(abi.encode(identity)));
    }

    /// @inheritdoc IOrganisationNamespaces
    function getProxy(address authority, bytes32 salt) external view returns (address) {
        return _PROXY_FACTORY.getDeployed(address(this), NamespacedSalt.fold(authority, salt));
    }

    /// @inheritdoc IOrganisationNamespaces
    function founderContinues(address authority) public view returns (bool) {
        uint256 continuesAt = _continuesAt[authority];
        return continuesAt != 0 && continuesAt == _tenureOf(authority);
    }

    function _found(Identity calldata identity, address owner) private {
        address authority = Clones.cloneDeterministic(_AUTHORITY_IMPLEMENTATION, keccak256(abi.encode(identity)));
        IUpgradeAuthority(authority).initialize(owner);
        emit OrganisationFounded(authority, identity.id, identity.founder, identity.heir);
    }

    /// @return Another number for each time that somebody owns it, never 0.
    function _tenureOf(address authority) private view returns (uint256) {
        return IUpgradeAuthority(authority).handovers() + 1;
    }

    function _mayFound(Identity calldata identity) private view returns (bool) {
        if (msg.sender == identity.heir) return true;
        if (msg.sender != identity.founder) return false;
        for (uint256 i = 0; i < identity.chainIds.length; ++i) {
            if (identity.chainIds[i] == block.chainid) return true;
        }
        return false;
    }

    function _mayAdd(address founder, address authority) private view returns (bool) {
        return msg.sender == Ownable(authority).owner() || (msg.sender == founder && founderContinues(authority));
    }

    function _requireDeployer() private view returns (address authority) {
        require(msg.sender == _deployer, Namespaces_NotDeployer(msg.sender));
        return _authority;
    }
}
