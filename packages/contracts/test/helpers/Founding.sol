// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBatchDeployer} from "../../src/deployment/IBatchDeployer.sol";
import {IOrganisationDeployer} from "../../src/deployment/IOrganisationDeployer.sol";
import {IOrganisationNamespaces} from "../../src/deployment/IOrganisationNamespaces.sol";
import {CommonBase} from "forge-std/Base.sol";

/// Founds organisations for whoever calls, as that account: one founder, this chain, no heir, further batches at will.
contract Founding is CommonBase {
    struct Batch {
        bytes32 id;
        address upgradeOwner;
        IOrganisationDeployer.SafeSetup[] safes;
        IOrganisationDeployer.TokenSetup[] tokens;
        IOrganisationDeployer.VestingSetup[] vestings;
        IOrganisationDeployer.SpokeSetup[] spokes;
        IOrganisationDeployer.GovernanceSetup[] governors;
        IOrganisationDeployer.ProxySetup[] proxies;
    }

    /// Of every organisation whose salts are asked for.
    bytes32 private constant ID = keccak256("organisation");

    IOrganisationNamespaces public immutable NAMESPACES;
    IOrganisationDeployer public immutable DEPLOYER;

    constructor(IOrganisationNamespaces namespaces, IOrganisationDeployer deployer) {
        (NAMESPACES, DEPLOYER) = (namespaces, deployer);
    }

    function deploy(Batch calldata batch) external returns (address) {
        IOrganisationNamespaces.Order memory order = order_(msg.sender, batch);
        vm.prank(msg.sender);
        return NAMESPACES.deploy(order);
    }

    function order_(address founder, Batch calldata batch)
        public
        view
        returns (IOrganisationNamespaces.Order memory order)
    {
        order.identity = identity(founder, batch.id);
        order.upgradeOwner = batch.upgradeOwner;
        order.founderContinues = true;
        order.deployer = IBatchDeployer(DEPLOYER);
        order.batch = encoded(batch);
    }

    function encoded(Batch calldata batch) public pure returns (bytes memory) {
        return abi.encode(
            IOrganisationDeployer.Organisation({
                safes: batch.safes,
                tokens: batch.tokens,
                vestings: batch.vestings,
                spokes: batch.spokes,
                governors: batch.governors,
                proxies: batch.proxies
            })
        );
    }

    function identity(address founder, bytes32 id)
        public
        view
        returns (IOrganisationNamespaces.Identity memory identity_)
    {
        identity_.id = id;
        identity_.founder = founder;
        identity_.chainIds = new uint256[](1);
        identity_.chainIds[0] = block.chainid;
    }

    function getAuthority(address founder, bytes32 id) public view returns (address) {
        return NAMESPACES.getAuthority(identity(founder, id));
    }

    function getToken(address founder, bytes32 salt) public view returns (address) {
        return NAMESPACES.getProxy(getAuthority(founder, ID), salt);
    }

    function getGovernance(address founder, bytes32 salt) external view returns (address) {
        return getToken(founder, salt);
    }

    function getSafe(IOrganisationDeployer.SafeSetup calldata setup) external view returns (address) {
        return DEPLOYER.getSafe(setup);
    }
}
