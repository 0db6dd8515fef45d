// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IProxyFactory} from "../deployment/IProxyFactory.sol";
import {NamespacedSalt} from "../types/NamespacedSalt.sol";
import {GovernanceSystem} from "./GovernanceSystem.sol";
import {IGasRefund} from "./IGasRefund.sol";
import {IGovernanceSystemFactory} from "./IGovernanceSystemFactory.sol";
import {IOrganisationGovernor} from "./IOrganisationGovernor.sol";
import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";

/// @title Creates governors with their timelocks and refund contracts.
/// @notice No owner, no storage, no way to be changed. Anyone may use it; everybody's salts lead to addresses of their own.
contract GovernanceSystemFactory is GovernanceSystem, IGovernanceSystemFactory {
    IProxyFactory private immutable _PROXY_FACTORY;

    constructor(
        address proxyFactory,
        address governorImplementation,
        address quadraticGovernorImplementation,
        address timelockImplementation
    ) GovernanceSystem(governorImplementation, quadraticGovernorImplementation, timelockImplementation) {
        require(proxyFactory.code.length > 0, Factory_InvalidProxyFactoryAddress());
        _PROXY_FACTORY = IProxyFactory(proxyFactory);
    }

    /// @inheritdoc IGovernanceSystemFactory
    function initialiseGovernanceSystem(
        address authority,
        bytes calldata governorData,
        bytes calldata timelockData,
        bytes calldata refundData,
        Salts calldata salts,
        address canceller
    ) external returns (address governor, address timelock, address refundGas) {
        return _createSystem(
            System(msg.sender, authority, salts, canceller),
            abi.decode(governorData, (IOrganisationGovernor.GovernorSetup)),
            timelockData,
            refundData
        );
    }

    /// @inheritdoc IGovernanceSystemFactory
    function calculateDeployedAddress(bytes32 salt) external view returns (address) {
        return _addressOf(msg.sender, salt);
    }

    /// @inheritdoc IGovernanceSystemFactory
    function calculateDeployedAddress(address deployer, bytes32 salt) external view returns (address) {
        return _addressOf(deployer, salt);
    }

    /// @inheritdoc IGovernanceSystemFactory
    function calculateRefundAddress(
        address deployer,
        bytes32 salt,
        address governor,
        IGasRefund.RefundSettings calldata settings
    ) external view returns (address) {
        return Create2.computeAddress(NamespacedSalt.fold(deployer, salt), keccak256(_refundCode(governor, settings)));
    }

    function _addressOf(address owner, bytes32 salt) internal view override returns (address) {
        return _PROXY_FACTORY.getDeployed(address(this), NamespacedSalt.fold(owner, salt));
    }

    function _createProxy(
        address owner,
        bytes32 salt,
        IProxyFactory.ProxyParameters memory parameters,
        bytes memory initialisation
    ) internal override returns (address) {
        return _PROXY_FACTORY.deploy(NamespacedSalt.fold(owner, salt), parameters, initialisation);
    }

    function _create(address owner, bytes32 salt, bytes memory creationCode) internal override returns (address) {
        return Create2.deploy(0, NamespacedSalt.fold(owner, salt), creationCode);
    }
}
