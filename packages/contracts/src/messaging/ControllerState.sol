// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// One word, read and written at once: commitment to everything sent (128 bits) | number of messages sent (40) | when the set of
/// bridges was last changed, in seconds (40) | approved bridges, by number (32) | paused (1).
type ControllerState is uint256;

using ControllerStates for ControllerState global;

library ControllerStates {
    uint256 private constant PAUSED = 1 << 240;

    function history(ControllerState self) internal pure returns (bytes16) {
        return bytes16(uint128(ControllerState.unwrap(self)));
    }

    function nonce(ControllerState self) internal pure returns (uint256) {
        return uint40(ControllerState.unwrap(self) >> 128);
    }

    function changedAt(ControllerState self) internal pure returns (uint256) {
        return uint40(ControllerState.unwrap(self) >> 168);
    }

    function approved(ControllerState self) internal pure returns (uint256) {
        return uint32(ControllerState.unwrap(self) >> 208);
    }

    function paused(ControllerState self) internal pure returns (bool) {
        return ControllerState.unwrap(self) & PAUSED != 0;
    }

    /// One message more, which the commitment holds from now on.
    function sent(ControllerState self, bytes32 payloadHash) internal pure returns (ControllerState) {
        uint256 word = ControllerState.unwrap(self);
        uint128 next = uint128(append(history(self), payloadHash));
        return ControllerState.wrap(((word >> 128) + 1) << 128 | next);
    }

    function append(bytes16 history_, bytes32 payloadHash) internal pure returns (bytes16 next) {
        assembly ("memory-safe") {
            mstore(0x00, history_)
            mstore(0x10, payloadHash)
            next := and(keccak256(0x00, 0x30), not(0xffffffffffffffffffffffffffffffff))
        }
    }

    function withApproved(ControllerState self, uint256 bit, bool approved_) internal view returns (ControllerState) {
        uint256 word = ControllerState.unwrap(self);
        word = approved_ ? word | bit << 208 : word & ~(bit << 208);
        word = word & ~(uint256(type(uint40).max) << 168) | block.timestamp << 168;
        return ControllerState.wrap(word);
    }

    function withPaused(ControllerState self, bool paused_) internal pure returns (ControllerState) {
        uint256 word = ControllerState.unwrap(self);
        return ControllerState.wrap(paused_ ? word | PAUSED : word & ~PAUSED);
    }
}
