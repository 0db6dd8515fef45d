// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title What a governor's quorum is a share of, told by a token that travels between chains.
interface IQuorumBase {
    /// @notice Tokens that leave this chain never lower it below what was created; those that arrive raise it only beyond what was
    /// created on all chains together.
    /// What was created is what the token began with, whatever was minted or burned later in the same second; of a token that wraps
    /// another, what the other's supply was.
    /// @dev Reverts with `ERC5805FutureLookup` for a time that has not passed.
    /// @param supplyElsewhere What was created on the other chains whose holders may vote as well.
    /// @return The supply here at `timepoint`, or what was created here and elsewhere, whichever is more.
    function quorumBase(uint256 timepoint, uint256 supplyElsewhere) external view returns (uint256);
}
