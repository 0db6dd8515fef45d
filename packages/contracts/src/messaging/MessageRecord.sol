// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {LibBit} from "solady/utils/LibBit.sol";

/// One word per message on its destination: bridges that brought it (32 bits, by slot) | first seen, in seconds (40) |
/// executable at, in seconds, 0 before it is confirmed (40) | executed (1) | cancelled (1).
type MessageRecord is uint256;

using MessageRecords for MessageRecord global;

library MessageRecords {
    uint256 private constant EXECUTED = 1 << 112;
    uint256 private constant CANCELLED = 1 << 113;

    /// Nothing has been heard of the message before.
    function isNew(MessageRecord self) internal pure returns (bool) {
        return MessageRecord.unwrap(self) == 0;
    }

    /// Forgets which bridges have brought the message, and that it was executable. What was cancelled stays so.
    function restart(MessageRecord self) internal view returns (MessageRecord) {
        return MessageRecord.wrap((MessageRecord.unwrap(self) & CANCELLED) | block.timestamp << 32);
    }

    function has(MessageRecord self, uint256 bit) internal pure returns (bool) {
        return MessageRecord.unwrap(self) & bit != 0;
    }

    function add(MessageRecord self, uint256 bit) internal pure returns (MessageRecord) {
        return MessageRecord.wrap(MessageRecord.unwrap(self) | bit);
    }

    /// @return All that have brought it, by their bits.
    function bridges(MessageRecord self) internal pure returns (uint256) {
        return uint32(MessageRecord.unwrap(self));
    }

    /// @return How many of the bridges in `approved` have brought it.
    function votes(MessageRecord self, uint256 approved) internal pure returns (uint256) {
        return LibBit.popCount(bridges(self) & approved);
    }

    function firstSeen(MessageRecord self) internal pure returns (uint256) {
        return uint40(MessageRecord.unwrap(self) >> 32);
    }

    function executableAt(MessageRecord self) internal pure returns (uint256) {
        return uint40(MessageRecord.unwrap(self) >> 72);
    }

    function confirm(MessageRecord self, uint256 executableAt_) internal pure returns (MessageRecord) {
        return MessageRecord.wrap(MessageRecord.unwrap(self) | (executableAt_ << 72));
    }

    function executed(MessageRecord self) internal pure returns (bool) {
        return MessageRecord.unwrap(self) & EXECUTED != 0;
    }

    function execute(MessageRecord self) internal pure returns (MessageRecord) {
        return MessageRecord.wrap(MessageRecord.unwrap(self) | EXECUTED);
    }

    function cancelled(MessageRecord self) internal pure returns (bool) {
        return MessageRecord.unwrap(self) & CANCELLED != 0;
    }

    function cancel(MessageRecord self) internal pure returns (MessageRecord) {
        return MessageRecord.wrap(MessageRecord.unwrap(self) | CANCELLED);
    }
}
