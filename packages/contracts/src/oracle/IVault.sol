// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title What vaults over a pool of two tokens, and such pools themselves, have in common.
interface IVault {
    function token0() external view returns (address);

    function token1() external view returns (address);
}
