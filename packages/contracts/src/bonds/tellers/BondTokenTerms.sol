// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";

/// @notice The data that each clone of the bond token carries in its code: underlying (20 bytes) | expiry (6).
library BondTokenTerms {
    /// Length of the code of OpenZeppelin's clones, before the data.
    uint256 private constant CLONE_LENGTH = 45;
    uint256 private constant TERMS_LENGTH = 26;

    function encode(address underlying, uint48 expiry) internal pure returns (bytes memory) {
        return abi.encodePacked(underlying, expiry);
    }

    /// @return Whether the account's code is as long as such a clone's.
    function fits(address account) internal view returns (bool) {
        return account.code.length == CLONE_LENGTH + TERMS_LENGTH;
    }

    /// @param clone An account whose code has that length.
    function read(address clone) internal view returns (address underlying, uint48 expiry) {
        bytes26 terms = bytes26(Clones.fetchCloneArgs(clone));
        return (address(bytes20(terms)), uint48(uint208(terms)));
    }
}
