// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title What every contract that creates governors says of them.
interface IGovernanceSystem {
    /// One salt per contract, distinct from each other; the salt of a contract that is not wanted is ignored.
    struct Salts {
        bytes32 governor;
        bytes32 timelock;
        bytes32 refundGas;
    }

    /// @param timelock The zero address where there is none.
    /// @param deployer Whose system it is: the caller of the factory, or the upgrade authority of the organisation.
    /// @param refundGas The zero address where there is none.
    /// @param canceller The pre-execution vetoer. The zero address where there is none.
    event GovernanceSystemInitialised(
        address indexed governor,
        address indexed timelock,
        address indexed deployer,
        address refundGas,
        address token,
        address canceller
    );

    /// Thrown at construction when the governor's implementation is no contract.
    error Factory_InvalidGovernorAddress();

    /// Thrown at construction when the timelock's implementation is no contract.
    error Factory_InvalidTimelockAddress();
}
