// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

// Fields lie as the contracts give them.
// solhint-disable gas-struct-packing

/// An amount as it travels: units in the upper 64 bits, and in the lower 8 how many decimals they have.
type TrimmedAmount is uint72;

/// @title Takes the place of the library to which Wormhole's NTT contracts of version 1.1 are linked, on local chains, as their package contains
/// their code, but not that of the library. Written from the functions that they call and from the documented layouts of their messages.
/// @dev Numbers are big-endian. What has no fixed length follows its length: two bytes in messages, one in instructions. Names of the library,
/// its functions, structs and errors are part of selectors.
library TransceiverStructs {
    /// What a manager gives to its transceivers.
    struct NttManagerMessage {
        bytes32 id;
        bytes32 sender;
        bytes payload;
    }

    /// The payload of such a message: tokens for a recipient on the chain of a Wormhole number.
    struct NativeTokenTransfer {
        TrimmedAmount amount;
        bytes32 sourceToken;
        bytes32 recipient;
        uint16 recipientChain;
    }

    /// What a transceiver sends.
    struct TransceiverMessage {
        bytes32 sourceNttManagerAddress;
        bytes32 recipientNttManagerAddress;
        bytes nttManagerPayload;
        bytes transceiverPayload;
    }

    /// What a sender tells the transceiver that a manager registered under a number, counted from 0.
    struct TransceiverInstruction {
        uint8 index;
        bytes payload;
    }

    /// What a transceiver says of itself once, when it is initialised.
    struct TransceiverInit {
        bytes4 transceiverIdentifier;
        bytes32 nttManagerAddress;
        uint8 nttManagerMode;
        bytes32 tokenAddress;
        uint8 tokenDecimals;
    }

    /// What a transceiver says of each peer.
    struct TransceiverRegistration {
        bytes4 transceiverIdentifier;
        uint16 transceiverChainId;
        bytes32 transceiverAddress;
    }

    bytes4 private constant TRANSFER_PREFIX = 0x994E5454;
    uint256 private constant TRANSFER_BYTES = 79;
    /// Before its payload, a manager's message has two words, that of a transceiver the prefix and two words.
    uint256 private constant MANAGER_HEAD = 64;
    uint256 private constant TRANSCEIVER_HEAD = 68;

    /// Thrown when what is read begins with `prefix`, which is that of something else.
    error IncorrectPrefix(bytes4 prefix);
    /// Thrown when what is read has `encodedLength` bytes, but by what stands in it `expectedLength`.
    error LengthMismatch(uint256 encodedLength, uint256 expectedLength);
    /// Thrown when a payload has `size` bytes, more than fit in two bytes of length.
    error PayloadTooLong(uint256 size);
    /// Thrown when instructions do not ascend: that for `instructionIndex` follows that for `lastIndex`.
    error UnorderedInstructions(uint256 lastIndex, uint256 instructionIndex);
    /// Thrown when an instruction is for a transceiver that the manager does not have.
    error InvalidInstructionIndex(uint256 providedIndex, uint256 numTransceivers);

    /// Under which a manager's message is approved and carried out once: the hash of its chain's Wormhole number and of it.
    function nttManagerMessageDigest(uint16 sourceChainId, NttManagerMessage calldata message)
        external
        pure
        returns (bytes32)
    {
        return keccak256(bytes.concat(bytes2(sourceChainId), _encoded(message)));
    }

    /// Layout: id (32 bytes), sender (32), length, payload.
    function encodeNttManagerMessage(NttManagerMessage calldata message) external pure returns (bytes memory) {
        return _encoded(message);
    }

    /// Layout: prefix (4 bytes), decimals (1), amount (8), source token (32), recipient (32), recipient's chain (2).
    function encodeNativeTokenTransfer(NativeTokenTransfer calldata transfer) external pure returns (bytes memory) {
        uint72 amount = TrimmedAmount.unwrap(transfer.amount);
        bytes memory trimmed = abi.encodePacked(uint8(amount), uint64(amount >> 8));
        return bytes.concat(
            TRANSFER_PREFIX, trimmed, transfer.sourceToken, transfer.recipient, bytes2(transfer.recipientChain)
        );
    }

    /// Reads what `encodeNativeTokenTransfer` writes. Payloads that later versions add at the end have no place here, so they are refused.
    function parseNativeTokenTransfer(bytes calldata encoded)
        external
        pure
        returns (NativeTokenTransfer memory transfer)
    {
        _requirePrefix(encoded, TRANSFER_PREFIX);
        _requireLength(encoded, TRANSFER_BYTES);
        uint72 units = uint64(bytes8(encoded[5:13]));
        transfer.amount = TrimmedAmount.wrap((units << 8) | uint8(encoded[4]));
        transfer.sourceToken = bytes32(encoded[13:45]);
        transfer.recipient = bytes32(encoded[45:77]);
        transfer.recipientChain = uint16(bytes2(encoded[77:]));
    }

    /// @return message What its arguments are.
    /// @return encoded Layout: prefix (4 bytes), source's manager (32), recipient's manager (32), length, the manager's payload, length,
    /// the transceiver's payload.
    function buildAndEncodeTransceiverMessage(
        bytes4 prefix,
        bytes32 sourceNttManagerAddress,
        bytes32 recipientNttManagerAddress,
        bytes calldata nttManagerPayload,
        bytes calldata transceiverPayload
    ) external pure returns (TransceiverMessage memory message, bytes memory encoded) {
        message = TransceiverMessage(
            sourceNttManagerAddress, recipientNttManagerAddress, nttManagerPayload, transceiverPayload
        );
        encoded = bytes.concat(
            prefix,
            sourceNttManagerAddress,
            recipientNttManagerAddress,
            _withLength(nttManagerPayload),
            _withLength(transceiverPayload)
        );
    }

    /// Reads what `buildAndEncodeTransceiverMessage` writes, with what `encodeNttManagerMessage` writes as the manager's payload.
    function parseTransceiverAndNttManagerMessage(bytes4 expectedPrefix, bytes calldata encoded)
        external
        pure
        returns (TransceiverMessage memory message, NttManagerMessage memory managerMessage)
    {
        _requirePrefix(encoded, expectedPrefix);
        (bytes calldata nttManagerPayload, uint256 middle) = _payloadAt(encoded, TRANSCEIVER_HEAD, 2);
        (bytes calldata transceiverPayload, uint256 end) = _payloadAt(encoded, middle, 2);
        _requireLength(encoded, end);
        message = TransceiverMessage(
            bytes32(encoded[4:36]), bytes32(encoded[36:TRANSCEIVER_HEAD]), nttManagerPayload, transceiverPayload
        );
        managerMessage = _managerMessageIn(nttManagerPayload);
    }

    /// Layout: number of instructions (1 byte), and of each index (1), length, payload; their indices ascend.
    /// @return instructions One for each transceiver at its index, with an empty payload where nothing is told to it.
    function parseTransceiverInstructions(bytes calldata encoded, uint256 numTransceivers)
        external
        pure
        returns (TransceiverInstruction[] memory instructions)
    {
        instructions = new TransceiverInstruction[](numTransceivers);
        for (uint256 i = 0; i < numTransceivers; ++i) {
            instructions[i].index = uint8(i);
        }
        uint256 end = 1;
        _requireAtLeast(encoded, end);
        uint256 count = uint8(encoded[0]);
        uint256 last = 0;
        for (uint256 i = 0; i < count; ++i) {
            _requireAtLeast(encoded, end + 1);
            uint256 index = uint8(encoded[end]);
            require(i == 0 || index > last, UnorderedInstructions(last, index));
            require(index < numTransceivers, InvalidInstructionIndex(index, numTransceivers));
            (instructions[index].payload, end) = _payloadAt(encoded, end + 1, 1);
            last = index;
        }
        _requireLength(encoded, end);
    }

    /// Layout: prefix (4 bytes), manager (32), mode (1), token (32), decimals (1).
    function encodeTransceiverInit(TransceiverInit calldata init) external pure returns (bytes memory) {
        return abi.encodePacked(
            init.transceiverIdentifier,
            init.nttManagerAddress,
            init.nttManagerMode,
            init.tokenAddress,
            init.tokenDecimals
        );
    }

    /// Layout: prefix (4 bytes), peer's chain (2), peer (32).
    function encodeTransceiverRegistration(TransceiverRegistration calldata registration)
        external
        pure
        returns (bytes memory)
    {
        return abi.encodePacked(
            registration.transceiverIdentifier, registration.transceiverChainId, registration.transceiverAddress
        );
    }

    function _encoded(NttManagerMessage calldata message) private pure returns (bytes memory) {
        return bytes.concat(message.id, message.sender, _withLength(message.payload));
    }

    function _managerMessageIn(bytes calldata encoded) private pure returns (NttManagerMessage memory) {
        (bytes calldata payload, uint256 end) = _payloadAt(encoded, MANAGER_HEAD, 2);
        _requireLength(encoded, end);
        return NttManagerMessage(bytes32(encoded[:32]), bytes32(encoded[32:MANAGER_HEAD]), payload);
    }

    function _withLength(bytes calldata payload) private pure returns (bytes memory) {
        require(payload.length <= type(uint16).max, PayloadTooLong(payload.length));
        return abi.encodePacked(uint16(payload.length), payload);
    }

    /// @return payload What follows a length of `lengthBytes`, one or two, that begins at `start`.
    /// @return end Where it ends.
    function _payloadAt(bytes calldata encoded, uint256 start, uint256 lengthBytes)
        private
        pure
        returns (bytes calldata payload, uint256 end)
    {
        uint256 begin = start + lengthBytes;
        _requireAtLeast(encoded, begin);
        uint256 two = uint16(bytes2(encoded[start:begin]));
        end = begin + (lengthBytes == 1 ? two >> 8 : two);
        _requireAtLeast(encoded, end);
        payload = encoded[begin:end];
    }

    /// Of less than four bytes, zeros are taken for what is missing.
    function _requirePrefix(bytes calldata encoded, bytes4 expected) private pure {
        bytes4 prefix = bytes4(encoded);
        require(prefix == expected, IncorrectPrefix(prefix));
    }

    function _requireAtLeast(bytes calldata encoded, uint256 length) private pure {
        require(encoded.length >= length, LengthMismatch(encoded.length, length));
    }

    function _requireLength(bytes calldata encoded, uint256 length) private pure {
        require(encoded.length == length, LengthMismatch(encoded.length, length));
    }
}
