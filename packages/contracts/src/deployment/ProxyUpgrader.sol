// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IProxyUpgrader} from "./IProxyUpgrader.sol";
import {ERC1967Utils} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Utils.sol";

/// @title What a proxy runs when its authority calls.
/// @notice One per chain, without storage and without owner. It acts only on the proxy that delegates to it.
contract ProxyUpgrader is IProxyUpgrader {
    address private immutable _SELF = address(this);

    /// @inheritdoc IProxyUpgrader
    function upgradeToAndCall(address implementation, bytes calldata data) external returns (bytes4) {
        require(address(this) != _SELF, ProxyUpgrader_OnlyDelegated());
        ERC1967Utils.upgradeToAndCall(implementation, data);
        return IProxyUpgrader.upgradeToAndCall.selector;
    }
}
