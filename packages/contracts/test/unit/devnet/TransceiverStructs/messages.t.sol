// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {TransceiverStructs} from "../../../../src/devnet/TransceiverStructs.sol";
import {TransceiverStructsTest} from "./TransceiverStructsTest.sol";

contract TransceiverStructs_messagesTest is TransceiverStructsTest {
    uint256 private constant LONGEST = type(uint16).max;

    function _built(bytes memory managerPayload, bytes memory transceiverPayload)
        private
        pure
        returns (TransceiverStructs.TransceiverMessage memory message, bytes memory encoded)
    {
        return TransceiverStructs.buildAndEncodeTransceiverMessage(
            PREFIX, SOURCE_MANAGER, OTHER_MANAGER, managerPayload, transceiverPayload
        );
    }

    function test_AMessageThatCrossedHasTheSameBytes() external pure {
        assertEq(TransceiverStructs.encodeNttManagerMessage(_managerMessage()), MANAGER_MESSAGE);
        (, bytes memory encoded) = _built(MANAGER_MESSAGE, "");
        assertEq(encoded, MESSAGE);
    }

    function test_AMessageThatCrossedIsRead() external pure {
        (
            TransceiverStructs.TransceiverMessage memory message,
            TransceiverStructs.NttManagerMessage memory managerMessage
        ) = TransceiverStructs.parseTransceiverAndNttManagerMessage(PREFIX, MESSAGE);
        assertEq(message.sourceNttManagerAddress, SOURCE_MANAGER);
        assertEq(message.recipientNttManagerAddress, OTHER_MANAGER);
        assertEq(message.nttManagerPayload, MANAGER_MESSAGE);
        assertEq(message.transceiverPayload, "");
        assertEq(abi.encode(managerMessage), abi.encode(_managerMessage()));
    }

    function testFuzz_AMessageIsReadAsItWasWritten(
        bytes4 prefix,
        bytes32 source,
        bytes32 recipient,
        TransceiverStructs.NttManagerMessage memory inner,
        bytes memory transceiverPayload
    ) external pure {
        bytes memory payload = TransceiverStructs.encodeNttManagerMessage(inner);
        assertEq(payload, abi.encodePacked(inner.id, inner.sender, uint16(inner.payload.length), inner.payload));
        (TransceiverStructs.TransceiverMessage memory built, bytes memory encoded) =
            TransceiverStructs.buildAndEncodeTransceiverMessage(prefix, source, recipient, payload, transceiverPayload);
        assertEq(
            abi.encode(built),
            abi.encode(TransceiverStructs.TransceiverMessage(source, recipient, payload, transceiverPayload))
        );
        (
            TransceiverStructs.TransceiverMessage memory message,
            TransceiverStructs.NttManagerMessage memory managerMessage
        ) = TransceiverStructs.parseTransceiverAndNttManagerMessage(prefix, encoded);
        assertEq(abi.encode(message), abi.encode(built));
        assertEq(abi.encode(managerMessage), abi.encode(inner));
    }

    function testFuzz_ADigestIsTheHashOfItsChainAndItsBytes(uint16 chain) external pure {
        bytes32 digest = TransceiverStructs.nttManagerMessageDigest(chain, _managerMessage());
        assertEq(digest, keccak256(abi.encodePacked(chain, MANAGER_MESSAGE)));
    }

    function test_APayloadMayFillItsLength() external pure {
        TransceiverStructs.NttManagerMessage memory message = _managerMessage();
        message.payload = new bytes(LONGEST);
        assertEq(TransceiverStructs.encodeNttManagerMessage(message).length, 66 + LONGEST);
        (, bytes memory encoded) = _built(new bytes(LONGEST), new bytes(LONGEST));
        assertEq(encoded.length, 72 + 2 * LONGEST);
    }

    function test_RevertWhen_APayloadIsTooLong() external {
        TransceiverStructs.NttManagerMessage memory message = _managerMessage();
        message.payload = new bytes(LONGEST + 1);
        _expectPayloadTooLong(LONGEST + 1);
        TransceiverStructs.encodeNttManagerMessage(message);
        _expectPayloadTooLong(LONGEST + 1);
        TransceiverStructs.nttManagerMessageDigest(2, message);
        _expectPayloadTooLong(LONGEST + 1);
        _built(message.payload, "");
        _expectPayloadTooLong(LONGEST + 1);
        _built("", message.payload);
    }

    function testFuzz_RevertWhen_ItBeginsWithAnotherPrefix(bytes4 expected) external {
        vm.assume(expected != PREFIX);
        _expectIncorrectPrefix(PREFIX);
        TransceiverStructs.parseTransceiverAndNttManagerMessage(expected, MESSAGE);
    }

    function test_RevertWhen_ItEndsEarly() external {
        uint256 head = 70;
        uint256 payloadEnd = head + MANAGER_MESSAGE.length;
        for (uint256 length = 4; length < MESSAGE.length; ++length) {
            uint256 expected = length < head ? head : length < payloadEnd ? payloadEnd : payloadEnd + 2;
            _expectLengthMismatch(length, expected);
            TransceiverStructs.parseTransceiverAndNttManagerMessage(PREFIX, _start(MESSAGE, length));
        }
    }

    function testFuzz_RevertWhen_ItGoesOn(bytes calldata more) external {
        vm.assume(more.length > 0);
        _expectLengthMismatch(MESSAGE.length + more.length, MESSAGE.length);
        TransceiverStructs.parseTransceiverAndNttManagerMessage(PREFIX, bytes.concat(MESSAGE, more));
    }

    function test_RevertWhen_TheManagersMessageEndsEarly() external {
        for (uint256 length = 0; length < MANAGER_MESSAGE.length; ++length) {
            (, bytes memory encoded) = _built(_start(MANAGER_MESSAGE, length), "");
            _expectLengthMismatch(length, length < 66 ? 66 : MANAGER_MESSAGE.length);
            TransceiverStructs.parseTransceiverAndNttManagerMessage(PREFIX, encoded);
        }
    }

    function testFuzz_RevertWhen_TheManagersMessageGoesOn(bytes calldata more) external {
        vm.assume(more.length > 0);
        (, bytes memory encoded) = _built(bytes.concat(MANAGER_MESSAGE, more), "");
        _expectLengthMismatch(MANAGER_MESSAGE.length + more.length, MANAGER_MESSAGE.length);
        TransceiverStructs.parseTransceiverAndNttManagerMessage(PREFIX, encoded);
    }

    function testFuzz_WhatATransceiverSaysOfItselfHasItsLayout(
        bytes32 manager,
        uint8 mode,
        bytes32 token,
        uint8 decimals
    ) external pure {
        bytes4 prefix = bytes4(keccak256("WormholeTransceiverInit"));
        assertEq(prefix, bytes4(0x9c23bd3b));
        bytes memory encoded = TransceiverStructs.encodeTransceiverInit(
            TransceiverStructs.TransceiverInit(prefix, manager, mode, token, decimals)
        );
        assertEq(encoded, bytes.concat(prefix, manager, bytes1(mode), token, bytes1(decimals)));
    }

    function testFuzz_WhatATransceiverSaysOfAPeerHasItsLayout(uint16 chain, bytes32 peer) external pure {
        bytes4 prefix = bytes4(keccak256("WormholePeerRegistration"));
        assertEq(prefix, bytes4(0x18fc67c2));
        bytes memory encoded = TransceiverStructs.encodeTransceiverRegistration(
            TransceiverStructs.TransceiverRegistration(prefix, chain, peer)
        );
        assertEq(encoded, bytes.concat(prefix, bytes2(chain), peer));
    }
}
