// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @notice Salts that belong to one account: whoever else uses the same salt gets another address.
library NamespacedSalt {
    /// @return The salt `salt` in the namespace of `account`: `keccak256(abi.encode(account, salt))`.
    function fold(address account, bytes32 salt) internal pure returns (bytes32) {
        return keccak256(abi.encode(account, salt));
    }
}
