// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IGasRefund} from "./IGasRefund.sol";
import {IGovernanceSystem} from "./IGovernanceSystem.sol";

/// @title Creates a governor, and where wanted its timelock and its refund contract, in one call.
interface IGovernanceSystemFactory is IGovernanceSystem {
    /// Thrown at construction when the proxy factory is no contract.
    error Factory_InvalidProxyFactoryAddress();

    /// @return Where the caller finds, or will find, the governor or timelock of its salt `salt`.
    function calculateDeployedAddress(bytes32 salt) external view returns (address);

    /// @return Where `deployer` finds, or will find, the governor or timelock of its salt `salt`.
    function calculateDeployedAddress(address deployer, bytes32 salt) external view returns (address);

    /// @return Where `deployer` finds, or will find, the refund contract of its salt `salt` with these parameters.
    function calculateRefundAddress(
        address deployer,
        bytes32 salt,
        address governor,
        IGasRefund.RefundSettings calldata settings
    ) external view returns (address);

    /// @notice Creates the system in the caller's namespace; no role in it is left with this factory or with the caller.
    /// @dev Further errors: `Factory_SaltAlreadyUsed`, those of `IProxyFactory` and of the contracts' `initialize`.
    /// @param authority May upgrade what is created.
    /// @param governorData `abi.encode(IOrganisationGovernor.GovernorSetup)`; with a decoder it becomes a quadratic governor.
    /// @param timelockData `abi.encode(uint256 minDelay)` in seconds, or empty: the governor then executes itself.
    /// @param refundData `abi.encode(IGasRefund.RefundSettings)`, or empty: votes are not paid back, ever.
    /// @param canceller The pre-execution vetoer: may veto in the governor from success until execution and cancel what the
    /// timelock holds queued; nobody where it is the zero address. The governor is a canceller only beside it. Anybody
    /// may execute.
    /// @return governor `calculateDeployedAddress(msg.sender, salts.governor)`.
    /// @return timelock `calculateDeployedAddress(msg.sender, salts.timelock)`, or the zero address.
    /// @return refundGas `calculateRefundAddress`, or the zero address.
    function initialiseGovernanceSystem(
        address authority,
        bytes calldata governorData,
        bytes calldata timelockData,
        bytes calldata refundData,
        Salts calldata salts,
        address canceller
    ) external returns (address governor, address timelock, address refundGas);
}
