// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IProxyUpgrader} from "./IProxyUpgrader.sol";
import {IUpgradeAuthority} from "./IUpgradeAuthority.sol";
import {Ownable2StepUpgradeable} from "@openzeppelin/contracts-upgradeable/access/Ownable2StepUpgradeable.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";

/// @title The specification's proxy admin: one per organisation and chain, a minimal clone of this contract.
/// @notice Trust: the owner can replace the code of every contract of the organisation at once and without delay, hence
/// take everything they hold. Where that must not be, make the owner a timelock. Ownership moves in two steps; once
/// renounced, the organisation's contracts can never change again. The clone itself cannot be upgraded.
contract UpgradeAuthority is IUpgradeAuthority, Ownable2StepUpgradeable {
    /// @inheritdoc IUpgradeAuthority
    uint256 public handovers;

    constructor() {
        _disableInitializers();
    }

    /// @inheritdoc IUpgradeAuthority
    function initialize(address owner_) external initializer {
        __Ownable_init(owner_);
    }

    /// @inheritdoc IUpgradeAuthority
    function upgrade(Upgrade[] calldata upgrades) external onlyOwner {
        for (uint256 i = 0; i < upgrades.length; ++i) {
            Upgrade calldata next = upgrades[i];
            bytes memory answer = Address.functionCall(
                next.proxy, abi.encodeCall(IProxyUpgrader.upgradeToAndCall, (next.implementation, next.data))
            );
            require(
                bytes4(answer) == IProxyUpgrader.upgradeToAndCall.selector, UpgradeAuthority_NotUpgraded(next.proxy)
            );
            emit ProxyUpgraded(next.proxy, next.implementation);
        }
    }

    function _transferOwnership(address newOwner) internal override {
        if (owner() != address(0)) ++handovers;
        super._transferOwnership(newOwner);
    }
}
