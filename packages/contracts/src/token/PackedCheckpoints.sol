// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @notice History of a number, cheapest where it is read and written most: at its newest entry.
///
/// OpenZeppelin's `Checkpoints.Trace208` keeps a length and an array, so that the newest entry costs two cold slots to
/// read and two to append. Here the newest entry and the count share one slot, `head`; older entries lie in `past`.
/// A word is count (32 bits) | key (48) | value (176); in `past` the count is zero.
library PackedCheckpoints {
    struct Trace {
        uint256 head;
        mapping(uint256 index => uint256 entry) past;
    }

    uint256 private constant VALUE_BITS = 176;
    uint256 private constant COUNT_OFFSET = 224;
    uint256 private constant ENTRY_MASK = (1 << COUNT_OFFSET) - 1;

    /// Thrown when `key` is smaller than the newest key.
    error PackedCheckpoints_UnorderedKey();

    /// @notice Writes `value` at `key`, which is the newest or a newer key.
    /// @param key Never 0 and never chosen by a user: a key of the far future would close the history.
    function push(Trace storage trace, uint48 key, uint176 value) internal {
        uint256 head = trace.head;
        uint256 count = head >> COUNT_OFFSET;
        uint48 newest = _key(head);
        require(newest <= key, PackedCheckpoints_UnorderedKey());
        if (newest != key && head != 0) {
            trace.past[count] = head & ENTRY_MASK;
            ++count;
        }
        trace.head = (count << COUNT_OFFSET) | (uint256(key) << VALUE_BITS) | value;
    }

    /// @notice Has the only entry hold from a second earlier on, so that what is written in its own second becomes another entry.
    function predate(Trace storage trace) internal {
        trace.head -= 1 << VALUE_BITS;
    }

    /// @return The newest value, 0 where there is none.
    function latest(Trace storage trace) internal view returns (uint176) {
        return uint176(trace.head);
    }

    /// @return The value that held at `key`: of the newest entry whose key is at most `key`, 0 where there is none.
    function lookup(Trace storage trace, uint48 key) internal view returns (uint176) {
        uint256 head = trace.head;
        if (_key(head) <= key) return uint176(head);

        // The answer, if there is one, is the entry before `high`; every entry from `high` on is newer than `key`.
        uint256 low = 0;
        uint256 high = head >> COUNT_OFFSET;
        while (low < high) {
            uint256 middle = (low + high) / 2;
            if (_key(trace.past[middle]) > key) high = middle;
            else low = middle + 1;
        }
        return high == 0 ? 0 : uint176(trace.past[high - 1]);
    }

    /// @return Number of entries.
    function length(Trace storage trace) internal view returns (uint256) {
        uint256 head = trace.head;
        return head == 0 ? 0 : (head >> COUNT_OFFSET) + 1;
    }

    /// @return key Key of the entry `index`, counted from the oldest; 0 past the end.
    /// @return value Its value; 0 past the end.
    function at(Trace storage trace, uint256 index) internal view returns (uint48 key, uint176 value) {
        uint256 head = trace.head;
        uint256 entry = index == head >> COUNT_OFFSET ? head : trace.past[index];
        return (_key(entry), uint176(entry));
    }

    function _key(uint256 entry) private pure returns (uint48) {
        return uint48(entry >> VALUE_BITS);
    }
}
