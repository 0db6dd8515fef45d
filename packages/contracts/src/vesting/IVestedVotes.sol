// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title What a vesting contract tells contracts that count votes.
interface IVestedVotes {
    /// Thrown when the timepoint has not passed.
    error Vesting_FutureLookup(uint256 timepoint);

    /// @return The token that vests.
    function token() external view returns (address);

    /// @return How much of the beneficiary's tokens had vested and not been released at `timepoint` (seconds), in units: nobody else
    /// votes with them. Never more than this contract's own votes then; 0 before its initialisation, when others voted with its tokens,
    /// and where flex voting is off.
    function votesAt(address beneficiary, uint256 timepoint) external view returns (uint256);
}
