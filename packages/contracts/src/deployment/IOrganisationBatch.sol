// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "./IOrganisationDeployer.sol";

/// @title The shape of a batch, for programs that write or show one.
/// @notice No contract answers to it: the arguments of this function, without its selector, are what `deployBatch` reads.
interface IOrganisationBatch {
    function deploy(IOrganisationDeployer.Organisation calldata organisation) external;
}
