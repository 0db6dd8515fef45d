// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBatchDeployer} from "./IBatchDeployer.sol";

/// @title The addresses of every organisation, and who may put contracts there.
/// @notice An organisation is its upgrade authority, whose address commits to an `Identity`, on every chain alike. Every other
/// address of the organisation depends on that address and on a salt: neither on who sends a batch, nor on the version of the
/// deployer that carries it out.
///
/// Where the authority stands, its present owner alone may add contracts. Where it does not, the founder may found the organisation on
/// the chains that the identity names, and the heir on any chain.
interface IOrganisationNamespaces {
    /// @param id Chosen by the founder, who may have several organisations.
    /// @param founder Sends the first batch, on the chains below. Has no right elsewhere, and none once a chain is founded.
    /// @param heir Who brings the organisation to further chains: the first owner of its authority. Nobody where it is the zero address,
    /// which it has to be where that owner is one of the organisation's own contracts.
    /// @param chainIds Where the founder may found it.
    struct Identity {
        bytes32 id;
        address founder;
        address heir;
        uint256[] chainIds;
    }

    /// @param identity Whose batch it is.
    /// @param upgradeOwner Owner of the authority: from now on where it does not stand yet, otherwise at present.
    /// @param founderContinues Whether the founder may send another batch after this one, for what does not fit into one transaction. Only
    /// the founder can ask for it; it ends with the next batch that does not, and when the authority changes hands or is renounced.
    /// @param deployer Creates what is in the batch. Whom the sender names is trusted with the organisation's free addresses; what a proxy
    /// began as is written in its code (see `IProxyFactory`).
    /// @param batch As that deployer reads it.
    struct Order {
        Identity identity;
        address upgradeOwner;
        bool founderContinues;
        IBatchDeployer deployer;
        bytes batch;
    }

    event OrganisationFounded(address indexed authority, bytes32 indexed id, address indexed founder, address heir);

    /// Thrown when the sender may not put contracts at this organisation's addresses on this chain.
    error Namespaces_NotAllowed(address authority, address sender);

    /// Thrown when the organisation's authority stands and somebody else owns it.
    error Namespaces_UpgradeOwnerDiffers(address owner, address upgradeOwner);

    /// Thrown when something is to be created by anybody but the deployer of the batch that is being carried out.
    error Namespaces_NotDeployer(address sender);

    /// Thrown at construction when a contract of the platform is not there.
    error Namespaces_NoCode(address account);

    /// @notice Carries out a batch, whole or not at all. Creates the authority where it does not stand yet.
    /// @dev Not from within a batch.
    function deploy(Order calldata order) external returns (address authority);

    /// @notice Creates a proxy of the batch's organisation. For the deployer of the batch, while it is carried out.
    /// @dev See `IProxyFactory` for what is refused.
    /// @return `getProxy(authority, salt)`
    function createProxy(
        bytes32 salt,
        address implementation,
        bytes32 argument,
        address companion,
        bytes calldata initialisation
    ) external returns (address);

    /// @notice Creates a contract that is no proxy, at an address that commits to the batch's organisation, the salt and the code.
    /// For the deployer of the batch, while it is carried out.
    function create(bytes32 salt, bytes calldata creationCode) external returns (address);

    /// @return Where the authority with this identity stands, or will stand.
    function getAuthority(Identity calldata identity) external view returns (address);

    /// @return Where the proxy with this salt stands, or will stand, of the organisation with this authority.
    function getProxy(address authority, bytes32 salt) external view returns (address);

    /// @return Whether the founder may send another batch on this chain.
    function founderContinues(address authority) external view returns (bool);
}
