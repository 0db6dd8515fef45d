// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @param targets On the destination, at least one.
/// @param calldatas One per target.
/// @param threshold How many bridges have to agree at least, 1 to 31; the destination may ask for more.
/// @param gasLimit What the calls need together. Nobody can make them with less.
struct Message {
    address[] targets;
    bytes[] calldatas;
    uint8 threshold;
    uint32 gasLimit;
}

/// @notice What a spoke tells its governor: one holder's vote, or all votes that it keeps together.
/// @param proposalId On the home chain.
/// @param timepoint Snapshot at which weights were read, in seconds; the proposal's, or nothing counts.
/// @param supply Of the token on the voting chain at that time, in its units: no chain counts for more.
/// @param voter Who voted; the zero address for all votes that are kept together.
/// @param weights Against, for and abstain, in units of the token. Of one voter only one of them.
/// @dev The order is the message's between chains; it is never stored.
// solhint-disable-next-line gas-struct-packing
struct Votes {
    uint256 proposalId;
    uint256 timepoint;
    uint256 supply;
    address voter;
    uint256[3] weights;
}

/// @notice What travels between controllers, packed, as every byte of it is paid for once per bridge:
/// kind (3 bits) and threshold (5 bits) | nonce (5 bytes) | destination chain (7) | sent at, in seconds (4) | gas limit (4) | sender (20) |
/// calls, each target (20) | length (3) | calldata; or governor (20) | votes, ABI-encoded.
library MessagePayload {
    /// The calls of an account on the origin chain.
    uint256 internal constant CALLS = 0;

    /// What a contract on the origin chain tells a governor. Nonce, time and gas limit are 0, so that the same votes make the same message
    /// whenever they are sent.
    uint256 internal constant VOTES = 1;

    uint256 internal constant HEADER_BYTES = 41;
    uint256 private constant CALL_HEADER_BYTES = 23;
    uint256 private constant GOVERNOR_BYTES = 20;
    uint256 private constant KIND_OFFSET = 5;
    uint256 internal constant MAX_THRESHOLD = 31;

    /// Thrown when the bytes are no message, or would make none.
    error Controller_InvalidPayload();

    function encode(Message calldata message, uint256 nonce_, uint256 destinationChain_)
        internal
        view
        returns (bytes memory payload)
    {
        uint256 threshold_ = message.threshold;
        require(
            threshold_ > 0 && threshold_ <= MAX_THRESHOLD && destinationChain_ <= type(uint56).max,
            Controller_InvalidPayload()
        );
        uint256 head = threshold_ << 248 | uint256(uint40(nonce_)) << 208 | destinationChain_ << 152
            | uint256(uint32(block.timestamp)) << 120 | uint256(message.gasLimit) << 88;
        assembly ("memory-safe") {
            payload := mload(0x40)
            mstore(payload, HEADER_BYTES)
            mstore(add(payload, 0x20), head)
            mstore(add(payload, 0x35), shl(96, caller()))
            mstore(0x40, add(payload, 0x60))
        }
        _appendCalls(payload, message.targets, message.calldatas);
    }

    function encodeVotes(uint256 threshold_, uint256 destinationChain_, address governor, Votes memory votes_)
        internal
        view
        returns (bytes memory)
    {
        require(
            threshold_ > 0 && threshold_ <= MAX_THRESHOLD && destinationChain_ <= type(uint56).max,
            Controller_InvalidPayload()
        );
        uint8 first = uint8(VOTES << KIND_OFFSET | threshold_);
        return abi.encodePacked(
            first, uint40(0), uint56(destinationChain_), uint64(0), msg.sender, governor, abi.encode(votes_)
        );
    }

    function _appendCalls(bytes memory payload, address[] calldata targets, bytes[] calldata calldatas) private pure {
        require(targets.length > 0 && targets.length == calldatas.length, Controller_InvalidPayload());
        for (uint256 i = 0; i < targets.length; ++i) {
            _append(payload, targets[i], calldatas[i]);
        }
    }

    /// Makes the newest bytes in memory longer.
    function _append(bytes memory payload, address target, bytes calldata data) private pure {
        require(data.length <= type(uint24).max, Controller_InvalidPayload());
        assembly ("memory-safe") {
            let length := mload(payload)
            let end := add(add(payload, 0x20), length)
            mstore(end, or(shl(96, target), shl(72, data.length)))
            calldatacopy(add(end, CALL_HEADER_BYTES), data.offset, data.length)
            length := add(length, add(CALL_HEADER_BYTES, data.length))
            mstore(payload, length)
            mstore(0x40, and(add(add(payload, 0x5f), length), not(0x1f)))
        }
    }

    /// Of any bytes; everything below reads what is known to be a message.
    function threshold(bytes calldata payload) internal pure returns (uint256) {
        uint256 first = _head(payload) >> 248;
        require(payload.length >= HEADER_BYTES && first >> KIND_OFFSET <= VOTES, Controller_InvalidPayload());
        return first & MAX_THRESHOLD;
    }

    function kind(bytes calldata payload) internal pure returns (uint256) {
        return _head(payload) >> 253;
    }

    function nonce(bytes calldata payload) internal pure returns (uint256) {
        return uint40(_head(payload) >> 208);
    }

    function destinationChain(bytes calldata payload) internal pure returns (uint256) {
        return uint56(_head(payload) >> 152);
    }

    function sentAt(bytes calldata payload) internal pure returns (uint256) {
        return uint32(_head(payload) >> 120);
    }

    function gasLimit(bytes calldata payload) internal pure returns (uint256) {
        return uint32(_head(payload) >> 88);
    }

    function sender(bytes calldata payload) internal pure returns (address) {
        return address(bytes20(payload[21:]));
    }

    /// @return head The first word, in which all numbers stand.
    function _head(bytes calldata payload) private pure returns (uint256 head) {
        assembly ("memory-safe") {
            head := calldataload(payload.offset)
        }
    }

    function calls(bytes calldata payload) internal pure returns (bytes calldata) {
        return payload[HEADER_BYTES:];
    }

    /// Of a message that is votes.
    function votes(bytes calldata payload) internal pure returns (address governor, Votes memory votes_) {
        require(payload.length >= HEADER_BYTES + GOVERNOR_BYTES, Controller_InvalidPayload());
        governor = address(bytes20(payload[HEADER_BYTES:]));
        votes_ = abi.decode(payload[HEADER_BYTES + GOVERNOR_BYTES:], (Votes));
    }

    /// @return target Of the first call in `calls_`, which is not empty.
    /// @return data Its calldata.
    /// @return rest The calls after it.
    function firstCall(bytes calldata calls_)
        internal
        pure
        returns (address target, bytes calldata data, bytes calldata rest)
    {
        require(calls_.length >= CALL_HEADER_BYTES, Controller_InvalidPayload());
        bytes32 head = bytes32(calls_);
        target = address(bytes20(head));
        uint256 end = CALL_HEADER_BYTES + uint24(uint256(head) >> 72);
        require(calls_.length >= end, Controller_InvalidPayload());
        data = calls_[CALL_HEADER_BYTES:end];
        rest = calls_[end:];
    }
}
