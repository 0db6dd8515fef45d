// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {TransceiverStructs} from "../../../../src/devnet/TransceiverStructs.sol";
import {TransceiverStructsTest} from "./TransceiverStructsTest.sol";

contract TransceiverStructs_instructionsTest is TransceiverStructsTest {
    /// One byte for the transceiver of index 1, and three for that of index 3.
    bytes private constant TWO = hex"02010101" hex"0303616263";

    function _parse(bytes memory encoded, uint256 transceivers)
        private
        pure
        returns (TransceiverStructs.TransceiverInstruction[] memory)
    {
        return TransceiverStructs.parseTransceiverInstructions(encoded, transceivers);
    }

    function testFuzz_WithoutInstructionsEachIsEmpty(uint8 transceivers) external pure {
        TransceiverStructs.TransceiverInstruction[] memory instructions = _parse(hex"00", transceivers);
        assertEq(instructions.length, transceivers);
        for (uint256 i = 0; i < transceivers; ++i) {
            assertEq(instructions[i].index, i);
            assertEq(instructions[i].payload, "");
        }
    }

    function test_EachIsForTheTransceiverOfItsIndex() external pure {
        TransceiverStructs.TransceiverInstruction[] memory instructions = _parse(TWO, 5);
        assertEq(instructions.length, 5);
        bytes[5] memory payloads = [bytes(""), hex"01", "", "abc", ""];
        for (uint256 i = 0; i < 5; ++i) {
            assertEq(instructions[i].index, i);
            assertEq(instructions[i].payload, payloads[i]);
        }
    }

    function testFuzz_PayloadsAreReadAsTheyWereWritten(bytes[4] calldata payloads) external pure {
        bytes memory encoded = hex"04";
        for (uint256 i = 0; i < 4; ++i) {
            vm.assume(payloads[i].length <= type(uint8).max);
            encoded = abi.encodePacked(encoded, uint8(i), uint8(payloads[i].length), payloads[i]);
        }
        TransceiverStructs.TransceiverInstruction[] memory instructions = _parse(encoded, 4);
        for (uint256 i = 0; i < 4; ++i) {
            assertEq(instructions[i].payload, payloads[i]);
        }
    }

    function testFuzz_RevertWhen_TheyDoNotAscend(uint8 first, uint8 second) external {
        second = uint8(bound(second, 0, first));
        vm.expectRevert(abi.encodeWithSelector(TransceiverStructs.UnorderedInstructions.selector, first, second));
        _parse(abi.encodePacked(uint8(2), first, uint8(0), second, uint8(0)), 256);
    }

    function testFuzz_RevertWhen_OneIsForATransceiverThatThereIsNot(uint8 index, uint256 transceivers) external {
        transceivers = bound(transceivers, 0, index);
        vm.expectRevert(
            abi.encodeWithSelector(TransceiverStructs.InvalidInstructionIndex.selector, index, transceivers)
        );
        _parse(abi.encodePacked(uint8(1), index, uint8(0)), transceivers);
    }

    function test_RevertWhen_TheyEndEarly() external {
        // The number of them, index, length and payload of the first, and those of the second.
        uint8[9] memory expected = [1, 2, 3, 4, 5, 6, 9, 9, 9];
        for (uint256 length = 0; length < TWO.length; ++length) {
            _expectLengthMismatch(length, expected[length]);
            _parse(_start(TWO, length), 5);
        }
    }

    function testFuzz_RevertWhen_TheyGoOn(bytes calldata more) external {
        vm.assume(more.length > 0);
        _expectLengthMismatch(9 + more.length, 9);
        _parse(bytes.concat(TWO, more), 5);
    }
}
