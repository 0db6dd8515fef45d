// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// One word, read and written at once: commitment to everything sent (160 bits) | number of messages sent (32) | when the set of
/// bridges last changed or a chain was last opened, in seconds (32) | approved bridges, by number (31) | paused (1).
type ControllerState is uint256;

using ControllerStates for ControllerState global;

library ControllerStates {
    uint256 private constant PAUSED = 1 << 255;
    uint256 private constant NONCE_OFFSET = 160;
    uint256 private constant CHANGED_OFFSET = 192;
    uint256 private constant APPROVED_OFFSET = 224;

    function history(ControllerState self) internal pure returns (bytes20) {
        return bytes20(uint160(ControllerState.unwrap(self)));
    }

    function nonce(ControllerState self) internal pure returns (uint256) {
        return uint32(ControllerState.unwrap(self) >> NONCE_OFFSET);
    }

    function changedAt(ControllerState self) internal pure returns (uint256) {
        return uint32(ControllerState.unwrap(self) >> CHANGED_OFFSET);
    }

    function approved(ControllerState self) internal pure returns (uint256) {
        return (ControllerState.unwrap(self) & ~PAUSED) >> APPROVED_OFFSET;
    }

    function paused(ControllerState self) internal pure returns (bool) {
        return ControllerState.unwrap(self) & PAUSED != 0;
    }

    /// One message more, which the commitment holds from now on.
    function sent(ControllerState self, bytes32 payloadHash) internal pure returns (ControllerState) {
        uint256 word = ControllerState.unwrap(self);
        uint160 next = uint160(append(history(self), payloadHash));
        return ControllerState.wrap(((word >> NONCE_OFFSET) + 1) << NONCE_OFFSET | next);
    }

    /// @return next The commitment after one message more: the first 20 bytes of keccak256(history before, hash of the payload).
    function append(bytes20 history_, bytes32 payloadHash) internal pure returns (bytes20 next) {
        assembly ("memory-safe") {
            mstore(0x00, history_)
            mstore(0x14, payloadHash)
            next := and(keccak256(0x00, 0x34), not(0xffffffffffffffffffffffff))
        }
    }

    function withApproved(ControllerState self, uint256 bit, bool approved_) internal view returns (ControllerState) {
        uint256 word = ControllerState.unwrap(self);
        word = approved_ ? word | bit << APPROVED_OFFSET : word & ~(bit << APPROVED_OFFSET);
        return changed(ControllerState.wrap(word));
    }

    /// What bridges have said until now counts no more.
    function changed(ControllerState self) internal view returns (ControllerState) {
        uint256 word = ControllerState.unwrap(self) & ~(uint256(type(uint32).max) << CHANGED_OFFSET);
        return ControllerState.wrap(word | uint256(uint32(block.timestamp)) << CHANGED_OFFSET);
    }

    function withPaused(ControllerState self, bool paused_) internal pure returns (ControllerState) {
        uint256 word = ControllerState.unwrap(self);
        return ControllerState.wrap(paused_ ? word | PAUSED : word & ~PAUSED);
    }
}
