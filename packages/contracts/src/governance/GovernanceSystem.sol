// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IProxyFactory} from "../deployment/IProxyFactory.sol";
import {GasRefund} from "./GasRefund.sol";
import {IGasRefund} from "./IGasRefund.sol";
import {IGovernanceSystem} from "./IGovernanceSystem.sol";
import {IOrganisationGovernor} from "./IOrganisationGovernor.sol";
import {OrganisationTimelock} from "./OrganisationTimelock.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// @notice Puts governors together with their timelocks and refund contracts; at which addresses, the inheriting contract decides.
/// Where it must appoint a canceller it is the timelock's admin for the length of one call and renounces before the call ends.
abstract contract GovernanceSystem is IGovernanceSystem {
    /// @param owner In whose name addresses are given out.
    /// @param authority May upgrade what is created.
    /// @param canceller The pre-execution vetoer; the zero address for nobody.
    struct System {
        address owner;
        address authority;
        Salts salts;
        address canceller;
    }

    address private immutable _GOVERNOR_IMPLEMENTATION;
    address private immutable _QUADRATIC_GOVERNOR_IMPLEMENTATION;
    address private immutable _TIMELOCK_IMPLEMENTATION;

    constructor(
        address governorImplementation,
        address quadraticGovernorImplementation,
        address timelockImplementation
    ) {
        require(
            governorImplementation.code.length > 0 && quadraticGovernorImplementation.code.length > 0,
            Factory_InvalidGovernorAddress()
        );
        require(timelockImplementation.code.length > 0, Factory_InvalidTimelockAddress());
        _GOVERNOR_IMPLEMENTATION = governorImplementation;
        _QUADRATIC_GOVERNOR_IMPLEMENTATION = quadraticGovernorImplementation;
        _TIMELOCK_IMPLEMENTATION = timelockImplementation;
    }

    /// @param timelockData `abi.encode(uint256 minDelay)` in seconds, or empty.
    /// @param refundData `abi.encode(IGasRefund.RefundSettings)`, or empty.
    function _createSystem(
        System memory system,
        IOrganisationGovernor.GovernorSetup memory setup,
        bytes memory timelockData,
        bytes memory refundData
    ) internal returns (address governor, address timelock, address refundGas) {
        governor = _addressOf(system.owner, system.salts.governor);
        if (timelockData.length > 0) timelock = _createTimelock(system, abi.decode(timelockData, (uint256)), governor);
        if (refundData.length > 0) {
            bytes memory code = _refundCode(governor, abi.decode(refundData, (IGasRefund.RefundSettings)));
            refundGas = _create(system.owner, system.salts.refundGas, code);
        }
        _createGovernor(system, setup, timelock, refundGas);
        emit GovernanceSystemInitialised(governor, timelock, system.owner, refundGas, setup.token, system.canceller);
    }

    function _refundCode(address governor, IGasRefund.RefundSettings memory settings)
        internal
        pure
        returns (bytes memory)
    {
        return abi.encodePacked(type(GasRefund).creationCode, abi.encode(governor, settings));
    }

    /// @return Where a proxy of this owner and salt stands, or will stand.
    function _addressOf(address owner, bytes32 salt) internal view virtual returns (address);

    /// @return The new proxy, at `_addressOf(owner, salt)`.
    function _createProxy(
        address owner,
        bytes32 salt,
        IProxyFactory.ProxyParameters memory parameters,
        bytes memory initialisation
    ) internal virtual returns (address);

    /// @return The new contract, at an address that depends on owner, salt and code.
    function _create(address owner, bytes32 salt, bytes memory creationCode) internal virtual returns (address);

    /// The governor does not exist yet, as it needs the timelock's address first; its own address is known beforehand.
    function _createTimelock(System memory system, uint256 minDelay, address governor)
        private
        returns (address timelock)
    {
        address[] memory proposers = new address[](1);
        proposers[0] = governor;
        address canceller = system.canceller;
        address admin = canceller == address(0) ? address(0) : address(this);
        timelock = _createProxy(
            system.owner,
            system.salts.timelock,
            IProxyFactory.ProxyParameters(_TIMELOCK_IMPLEMENTATION, system.authority, 0, address(0)),
            // Anybody may execute.
            abi.encodeCall(OrganisationTimelock.initialize, (minDelay, proposers, new address[](1), admin))
        );

        if (admin != address(0)) {
            OrganisationTimelock roles = OrganisationTimelock(payable(timelock));
            roles.grantRole(roles.CANCELLER_ROLE(), canceller);
            roles.grantRole(roles.CANCELLER_ROLE(), governor);
            roles.renounceRole(roles.DEFAULT_ADMIN_ROLE(), admin);
        }
    }

    function _createGovernor(
        System memory system,
        IOrganisationGovernor.GovernorSetup memory setup,
        address timelock,
        address refundGas
    ) private {
        address token = setup.token;
        require(
            token.code.length > 0 && IERC20(token).totalSupply() > 0, IOrganisationGovernor.Governor_QuorumWithoutBase()
        );
        address implementation =
            setup.quadratic.decoder == address(0) ? _GOVERNOR_IMPLEMENTATION : _QUADRATIC_GOVERNOR_IMPLEMENTATION;
        _createProxy(
            system.owner,
            system.salts.governor,
            IProxyFactory.ProxyParameters(
                implementation, system.authority, bytes32(uint256(uint160(token))), refundGas
            ),
            abi.encodeCall(IOrganisationGovernor.initialize, (setup, timelock, system.canceller))
        );
    }
}
