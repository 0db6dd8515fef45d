// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IProxyFactory} from "./IProxyFactory.sol";
import {OrganisationProxy} from "./OrganisationProxy.sol";
import {ERC1967Utils} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Utils.sol";

/// @title The one constant init code from which every proxy is created.
/// @notice It takes no arguments, so that an address depends on factory and salt alone; it asks its creator instead.
/// Created by anything but a `ProxyFactory` it becomes whatever that creator says, at an address that depends on
/// that creator.
contract OrganisationProxyConstructor {
    constructor() {
        (IProxyFactory.ProxyParameters memory parameters, address upgrader) = IProxyFactory(msg.sender).parameters();
        ERC1967Utils.upgradeToAndCall(parameters.implementation, "");

        bytes memory code = abi.encodePacked(
            type(OrganisationProxy).runtimeCode,
            parameters.argument,
            parameters.companion,
            parameters.implementation,
            upgrader,
            parameters.authority
        );
        assembly ("memory-safe") {
            return(add(code, 0x20), mload(code))
        }
    }
}
