// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @notice Reads what a proxy carries in its code for its implementation. Only for implementations that run behind a proxy.
/// Reading costs about 110 gas, a cold storage slot 2,100.
library ProxyArgument {
    /// Where the argument lies in a proxy's code: behind `OrganisationProxy`, whose length this is. `ProxyFactory` cannot be
    /// deployed where the two differ.
    uint256 internal constant OFFSET = 97;

    /// @return argument The argument of the proxy that is running; zero or meaningless outside a proxy and during
    /// construction.
    function read() internal view returns (bytes32 argument) {
        assembly ("memory-safe") {
            extcodecopy(address(), 0x00, OFFSET, 0x20)
            argument := mload(0x00)
        }
    }

    /// @return companion The companion of the proxy that is running; zero or meaningless outside a proxy and during
    /// construction.
    function readCompanion() internal view returns (address companion) {
        assembly ("memory-safe") {
            extcodecopy(address(), 0x00, add(OFFSET, 0x20), 0x14)
            companion := shr(96, mload(0x00))
        }
    }
}
