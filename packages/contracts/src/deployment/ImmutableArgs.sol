// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @notice Reads what a proxy carries in its code for its implementation. Only for implementations that run behind a proxy.
/// Reading costs about 110 gas, a cold storage slot 2,100.
library ImmutableArgs {
    /// Where the argument lies in a proxy's code: behind `OrganisationProxy`, whose length this is. `ProxyFactory` cannot be
    /// deployed where the two differ.
    uint256 internal constant OFFSET = 97;

    /// @return word The argument of the proxy that is running; zero or meaningless outside a proxy and during construction.
    function argument() internal view returns (bytes32 word) {
        assembly ("memory-safe") {
            extcodecopy(address(), 0x00, OFFSET, 0x20)
            word := mload(0x00)
        }
    }

    /// @return account The companion of the proxy that is running; zero or meaningless outside a proxy and during
    /// construction.
    function companion() internal view returns (address account) {
        assembly ("memory-safe") {
            extcodecopy(address(), 0x00, add(OFFSET, 0x20), 0x14)
            account := shr(96, mload(0x00))
        }
    }
}
