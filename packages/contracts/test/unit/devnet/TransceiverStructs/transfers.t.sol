// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {TransceiverStructs} from "../../../../src/devnet/TransceiverStructs.sol";
import {TransceiverStructsTest} from "./TransceiverStructsTest.sol";

contract TransceiverStructs_transfersTest is TransceiverStructsTest {
    function test_ATransferThatCrossedHasTheSameBytes() external pure {
        assertEq(TransceiverStructs.encodeNativeTokenTransfer(_transfer()), TRANSFER);
        assertEq(abi.encode(TransceiverStructs.parseNativeTokenTransfer(TRANSFER)), abi.encode(_transfer()));
    }

    function testFuzz_ATransferIsReadAsItWasWritten(
        uint64 units,
        uint8 decimals,
        bytes32 sourceToken,
        bytes32 recipient,
        uint16 recipientChain
    ) external pure {
        TransceiverStructs.NativeTokenTransfer memory transfer =
            TransceiverStructs.NativeTokenTransfer(_amount(units, decimals), sourceToken, recipient, recipientChain);
        bytes memory encoded = TransceiverStructs.encodeNativeTokenTransfer(transfer);
        assertEq(encoded, abi.encodePacked(bytes4(0x994E5454), decimals, units, sourceToken, recipient, recipientChain));
        assertEq(abi.encode(TransceiverStructs.parseNativeTokenTransfer(encoded)), abi.encode(transfer));
    }

    function testFuzz_RevertWhen_ItBeginsWithAnotherPrefix(bytes4 prefix) external {
        vm.assume(prefix != 0x994E5454);
        bytes memory encoded = TRANSFER;
        for (uint256 i = 0; i < 4; ++i) {
            encoded[i] = prefix[i];
        }
        _expectIncorrectPrefix(prefix);
        TransceiverStructs.parseNativeTokenTransfer(encoded);
    }

    function test_RevertWhen_ItIsNothing() external {
        _expectIncorrectPrefix(0);
        TransceiverStructs.parseNativeTokenTransfer("");
    }

    function testFuzz_RevertWhen_ItIsTooShort(uint256 length) external {
        length = bound(length, 4, 78);
        _expectLengthMismatch(length, 79);
        TransceiverStructs.parseNativeTokenTransfer(_start(TRANSFER, length));
    }

    function testFuzz_RevertWhen_ItGoesOn(bytes calldata more) external {
        vm.assume(more.length > 0);
        _expectLengthMismatch(79 + more.length, 79);
        TransceiverStructs.parseNativeTokenTransfer(bytes.concat(TRANSFER, more));
    }
}
