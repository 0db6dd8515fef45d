// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IProxyFactory} from "../deployment/IProxyFactory.sol";
import {NamespacedSalt} from "../types/NamespacedSalt.sol";
import {GasRefund} from "./GasRefund.sol";
import {IGasRefund} from "./IGasRefund.sol";
import {IGovernanceSystemFactory} from "./IGovernanceSystemFactory.sol";
import {IOrganisationGovernor} from "./IOrganisationGovernor.sol";
import {OrganisationTimelock} from "./OrganisationTimelock.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";

/// @title Creates governors with their timelocks and refund contracts.
/// @notice No owner, no storage, no way to be changed. Anyone may use it; everybody's salts lead to addresses of their own. Where it must
/// appoint a canceller it is the timelock's admin for the length of one call and renounces before the call ends.
contract GovernanceSystemFactory is IGovernanceSystemFactory {
    IProxyFactory private immutable _PROXY_FACTORY;
    address private immutable _GOVERNOR_IMPLEMENTATION;
    address private immutable _QUADRATIC_GOVERNOR_IMPLEMENTATION;
    address private immutable _TIMELOCK_IMPLEMENTATION;

    constructor(
        address proxyFactory,
        address governorImplementation,
        address quadraticGovernorImplementation,
        address timelockImplementation
    ) {
        require(
            governorImplementation.code.length > 0 && quadraticGovernorImplementation.code.length > 0,
            Factory_InvalidGovernorAddress()
        );
        require(timelockImplementation.code.length > 0, Factory_InvalidTimelockAddress());
        require(proxyFactory.code.length > 0, Factory_InvalidProxyFactoryAddress());
        _PROXY_FACTORY = IProxyFactory(proxyFactory);
        _GOVERNOR_IMPLEMENTATION = governorImplementation;
        _QUADRATIC_GOVERNOR_IMPLEMENTATION = quadraticGovernorImplementation;
        _TIMELOCK_IMPLEMENTATION = timelockImplementation;
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
        governor = calculateDeployedAddress(msg.sender, salts.governor);
        if (timelockData.length > 0) {
            uint256 minDelay = abi.decode(timelockData, (uint256));
            timelock = _deployTimelock(authority, salts.timelock, minDelay, governor, canceller);
        }
        if (refundData.length > 0) {
            refundGas = _deployRefund(salts.refundGas, governor, refundData);
        }
        address token = _deployGovernor(authority, salts.governor, governorData, timelock, canceller, refundGas);
        emit GovernanceSystemInitialised(governor, timelock, msg.sender, refundGas, token, canceller);
    }

    /// @inheritdoc IGovernanceSystemFactory
    function calculateDeployedAddress(bytes32 salt) external view returns (address) {
        return calculateDeployedAddress(msg.sender, salt);
    }

    /// @inheritdoc IGovernanceSystemFactory
    function calculateRefundAddress(
        address deployer,
        bytes32 salt,
        address governor,
        IGasRefund.RefundSettings calldata settings
    ) external view returns (address) {
        bytes memory code = abi.encodePacked(type(GasRefund).creationCode, abi.encode(governor, settings));
        return Create2.computeAddress(NamespacedSalt.fold(deployer, salt), keccak256(code));
    }

    /// @inheritdoc IGovernanceSystemFactory
    function calculateDeployedAddress(address deployer, bytes32 salt) public view returns (address) {
        return _PROXY_FACTORY.getDeployed(address(this), NamespacedSalt.fold(deployer, salt));
    }

    /// The governor does not exist yet, as it needs the timelock's address first; its own address is known beforehand.
    function _deployTimelock(address authority, bytes32 salt, uint256 minDelay, address governor, address canceller)
        private
        returns (address timelock)
    {
        address[] memory proposers = new address[](1);
        proposers[0] = governor;
        address[] memory anybody = new address[](1);
        address admin = canceller == address(0) ? address(0) : address(this);
        timelock = _deploy(
            salt,
            IProxyFactory.ProxyParameters(_TIMELOCK_IMPLEMENTATION, authority, 0, address(0)),
            abi.encodeCall(OrganisationTimelock.initialize, (minDelay, proposers, anybody, admin))
        );

        if (admin != address(0)) {
            OrganisationTimelock roles = OrganisationTimelock(payable(timelock));
            roles.grantRole(roles.CANCELLER_ROLE(), canceller);
            roles.grantRole(roles.CANCELLER_ROLE(), governor);
            roles.renounceRole(roles.DEFAULT_ADMIN_ROLE(), admin);
        }
    }

    function _deployRefund(bytes32 salt, address governor, bytes calldata data) private returns (address) {
        IGasRefund.RefundSettings memory settings = abi.decode(data, (IGasRefund.RefundSettings));
        return address(new GasRefund{salt: NamespacedSalt.fold(msg.sender, salt)}(governor, settings));
    }

    function _deployGovernor(
        address authority,
        bytes32 salt,
        bytes calldata data,
        address timelock,
        address canceller,
        address refundGas
    ) private returns (address token) {
        IOrganisationGovernor.GovernorSetup memory setup = abi.decode(data, (IOrganisationGovernor.GovernorSetup));
        token = setup.token;
        require(
            token.code.length > 0 && IERC20(token).totalSupply() > 0, IOrganisationGovernor.Governor_QuorumWithoutBase()
        );
        address implementation =
            setup.quadratic.decoder == address(0) ? _GOVERNOR_IMPLEMENTATION : _QUADRATIC_GOVERNOR_IMPLEMENTATION;
        _deploy(
            salt,
            IProxyFactory.ProxyParameters(implementation, authority, bytes32(uint256(uint160(token))), refundGas),
            abi.encodeCall(IOrganisationGovernor.initialize, (setup, timelock, canceller))
        );
    }

    function _deploy(bytes32 salt, IProxyFactory.ProxyParameters memory parameters, bytes memory initialisation)
        private
        returns (address)
    {
        return _PROXY_FACTORY.deploy(NamespacedSalt.fold(msg.sender, salt), parameters, initialisation);
    }
}
