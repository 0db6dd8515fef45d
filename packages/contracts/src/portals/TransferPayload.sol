// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @param recipient On the destination.
/// @param threshold 1 for one bridge, which is then trusted up to its own limits; else how many bridges have to agree at least, and the
/// destination may ask for more.
/// @param unwrap Whether the recipient wants what the token's lockbox keeps, where there is one and the destination allows it.
/// @param amount In units of the token.
/// @param destinationChain Where it goes.
struct Transfer {
    address recipient;
    uint8 threshold;
    bool unwrap;
    uint256 amount;
    uint256 destinationChain;
}

/// @notice What travels between asset controllers. It begins as a message does (`MessagePayload`, which reads number, destination and
/// time): kind (3 bits) and threshold (5 bits) | nonce (5 bytes) | destination chain (7) | sent at, in seconds (4); then unwrap (1) |
/// recipient (20) | amount (14).
library TransferPayload {
    /// Numbered apart from the kinds of messages.
    uint256 private constant SINGLE = 6;
    uint256 private constant MULTI = 7;

    uint256 private constant BYTES = 52;
    uint256 private constant MAX_THRESHOLD = 31;

    /// Thrown when the bytes are no transfer, or one of nothing.
    error Controller_InvalidPayload();

    /// @param transfer Its amount is within a limit, hence below 2^112, its destination is an open chain, hence below 2^56, and as many
    /// different adapters as its threshold take it, hence at most 31.
    function encode(Transfer calldata transfer, uint256 nonce) internal view returns (bytes memory) {
        uint256 kind = transfer.threshold == 1 ? SINGLE : MULTI;
        return abi.encodePacked(
            uint8(kind << 5 | transfer.threshold),
            uint40(nonce),
            uint56(transfer.destinationChain),
            uint32(block.timestamp),
            transfer.unwrap,
            transfer.recipient,
            uint112(transfer.amount)
        );
    }

    /// Of any bytes; everything below reads what is known to be a transfer.
    /// @return Whether several bridges have to agree.
    function isMulti(bytes calldata payload) internal pure returns (bool) {
        require(payload.length == BYTES, Controller_InvalidPayload());
        uint256 kind = uint8(payload[0]) >> 5;
        require((kind == SINGLE || kind == MULTI) && amount(payload) > 0, Controller_InvalidPayload());
        return kind == MULTI;
    }

    function threshold(bytes calldata payload) internal pure returns (uint256) {
        return uint8(payload[0]) & MAX_THRESHOLD;
    }

    function unwrap(bytes calldata payload) internal pure returns (bool) {
        return payload[17] != 0;
    }

    function recipient(bytes calldata payload) internal pure returns (address) {
        return address(bytes20(payload[18:38]));
    }

    function amount(bytes calldata payload) internal pure returns (uint256 amount_) {
        assembly ("memory-safe") {
            amount_ := shr(144, calldataload(add(payload.offset, 38)))
        }
    }
}
