// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {TransceiverStructs, TrimmedAmount} from "../../../../src/devnet/TransceiverStructs.sol";
import {Test} from "forge-std/Test.sol";

/// A message that crossed from Sepolia to Arbitrum Sepolia, brought there by transaction
/// 0xcc63ff6948718c386158d8f6a678199575a3707b9d5014de4a984b5897d987f4.
abstract contract TransceiverStructsTest is Test {
    bytes4 internal constant PREFIX = 0x9945FF10;
    bytes32 internal constant SENDER = bytes32(uint256(uint160(0xE6990c7e206D418D62B9e50c8E61f59Dc360183b)));
    bytes32 internal constant SOURCE_TOKEN = bytes32(uint256(uint160(0xcE0bD78B496bc8DDd25c8a192771e4537f0794c8)));
    bytes32 internal constant SOURCE_MANAGER = bytes32(uint256(uint160(0x459B4d6df31c1c1f8b6fda0F8Ad77e1eFF832BCF)));
    bytes32 internal constant OTHER_MANAGER = bytes32(uint256(uint160(0xcC1EBD7A6661c0f6E19D2BbDB881b11F3b3f40ff)));

    bytes internal constant TRANSFER = hex"994e54540800000000001e8480000000000000000000000000ce0bd78b496bc8ddd25c8a192771e4537f0794c8"
        hex"000000000000000000000000e6990c7e206d418d62b9e50c8e61f59dc360183b2713";
    bytes internal constant MANAGER_MESSAGE = bytes.concat(
        hex"0000000000000000000000000000000000000000000000000000000000000019"
        hex"000000000000000000000000e6990c7e206d418d62b9e50c8e61f59dc360183b004f",
        TRANSFER
    );
    bytes internal constant MESSAGE = bytes.concat(
        hex"9945ff10000000000000000000000000459b4d6df31c1c1f8b6fda0f8ad77e1eff832bcf"
        hex"000000000000000000000000cc1ebd7a6661c0f6e19d2bbdb881b11f3b3f40ff0091",
        MANAGER_MESSAGE,
        hex"0000"
    );

    function _managerMessage() internal pure returns (TransceiverStructs.NttManagerMessage memory) {
        return TransceiverStructs.NttManagerMessage(bytes32(uint256(25)), SENDER, TRANSFER);
    }

    function _transfer() internal pure returns (TransceiverStructs.NativeTokenTransfer memory) {
        return TransceiverStructs.NativeTokenTransfer(_amount(2_000_000, 8), SOURCE_TOKEN, SENDER, 10_003);
    }

    function _amount(uint64 units, uint8 decimals) internal pure returns (TrimmedAmount) {
        return TrimmedAmount.wrap((uint72(units) << 8) | decimals);
    }

    function _expectLengthMismatch(uint256 encoded, uint256 expected) internal {
        vm.expectRevert(abi.encodeWithSelector(TransceiverStructs.LengthMismatch.selector, encoded, expected));
    }

    function _expectIncorrectPrefix(bytes4 prefix) internal {
        vm.expectRevert(abi.encodeWithSelector(TransceiverStructs.IncorrectPrefix.selector, prefix));
    }

    function _expectPayloadTooLong(uint256 size) internal {
        vm.expectRevert(abi.encodeWithSelector(TransceiverStructs.PayloadTooLong.selector, size));
    }

    /// The first bytes of some.
    function _start(bytes memory whole, uint256 length) internal pure returns (bytes memory start) {
        start = new bytes(length);
        for (uint256 i = 0; i < length; ++i) {
            start[i] = whole[i];
        }
    }
}
