// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {LocalProver} from "../../../../src/devnet/LocalProver.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {Test} from "forge-std/Test.sol";

contract LocalProverTest is Test {
    uint256 internal constant KEY = 7;
    LocalProver internal prover = new LocalProver(vm.addr(KEY));

    function _event(uint32 chainId, address emitter, bytes memory topics, bytes memory data)
        internal
        pure
        returns (bytes memory)
    {
        uint16 end = uint16(148 + topics.length + data.length);
        bytes memory position = abi.encodePacked(uint64(1), uint64(2), uint32(3), uint32(4));
        return abi.encodePacked(chainId, position, uint8(topics.length / 32), end, emitter, topics, data);
    }

    function _proof(uint256 key, bytes memory what) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, MessageHashUtils.toEthSignedMessageHash(keccak256(what)));
        return abi.encodePacked(bytes32(0), r, s, v, what);
    }

    function testFuzz_ASignedEventIsToldAsItWas(
        uint32 chainId,
        address emitter,
        bytes32[3] memory topics,
        bytes memory data
    ) external view {
        bytes memory proof = _proof(KEY, _event(chainId, emitter, abi.encode(topics), data));
        (uint32 c, address e, bytes memory t, bytes memory d) = prover.validateEvent(proof);
        assertEq(c, chainId);
        assertEq(e, emitter);
        assertEq(t, abi.encode(topics));
        assertEq(d, data);
    }

    function test_RevertWhen_SomebodyElseSigned() external {
        bytes memory proof = _proof(KEY + 1, _event(1, address(1), abi.encode(1), ""));
        vm.expectRevert(LocalProver.LocalProver_InvalidProof.selector);
        prover.validateEvent(proof);
    }

    function test_RevertWhen_AByteWasChanged() external {
        bytes memory proof = _proof(KEY, _event(1, address(1), abi.encode(1), "data"));
        proof[proof.length - 1] = "!";
        vm.expectRevert(LocalProver.LocalProver_InvalidProof.selector);
        prover.validateEvent(proof);
    }
}
