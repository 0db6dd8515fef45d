// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title Tells how likely it is that an account belongs to one human being who has no other account; has the functions of the public
/// passport decoder.
interface IPassportDecoder {
    /// @dev Governors give it 300,000 gas.
    /// @return The account's score with four decimals: 150,000 is 15. 0, or a revert with a reason, where there is none.
    function getScore(address account) external view returns (uint256);
}
