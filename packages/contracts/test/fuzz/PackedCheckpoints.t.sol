// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {PackedCheckpoints} from "../../src/token/PackedCheckpoints.sol";
import {Checkpoints} from "@openzeppelin/contracts/utils/structs/Checkpoints.sol";
import {Test} from "forge-std/Test.sol";

/// Our history against OpenZeppelin's, entry by entry.
contract PackedCheckpointsTest is Test {
    using PackedCheckpoints for PackedCheckpoints.Trace;
    using Checkpoints for Checkpoints.Trace208;

    PackedCheckpoints.Trace private _ours;
    Checkpoints.Trace208 private _reference;

    function push(uint48 key, uint176 value) external {
        _ours.push(key, value);
    }

    function testFuzz_answersLikeOpenZeppelinsCheckpoints(
        uint8[32] memory gaps,
        uint176[32] memory values,
        uint48 probe
    ) public {
        uint48 key = 1;
        for (uint256 i = 0; i < gaps.length; ++i) {
            key += gaps[i] % 4;
            _ours.push(key, values[i]);
            _reference.push(key, values[i]);
            assertEq(_ours.latest(), _reference.latest());
            assertEq(_ours.length(), _reference.length());
        }
        for (uint48 at = 0; at <= key + 1; ++at) {
            assertEq(_ours.lookup(at), _reference.upperLookupRecent(at));
        }
        assertEq(_ours.lookup(probe), _reference.upperLookupRecent(probe));
        for (uint32 i = 0; i < _reference.length(); ++i) {
            (uint48 ourKey, uint176 ourValue) = _ours.at(i);
            assertEq(ourKey, _reference.pos(i)._key);
            assertEq(ourValue, _reference.pos(i)._value);
        }
    }

    function test_isZeroWhereThereIsNoEntry() public view {
        assertEq(_ours.latest(), 0);
        assertEq(_ours.lookup(type(uint48).max), 0);
        assertEq(_ours.length(), 0);
    }

    function test_keepsTheLargestKeyAndValueApart() public {
        _ours.push(1, type(uint176).max);
        _ours.push(type(uint48).max, 0);
        assertEq(_ours.lookup(type(uint48).max - 1), type(uint176).max);
        assertEq(_ours.lookup(type(uint48).max), 0);
        assertEq(_ours.length(), 2);
    }

    function testFuzz_revertsWhenAKeyIsSmallerThanTheNewest(uint48 newest, uint48 key) public {
        newest = uint48(bound(newest, 1, type(uint48).max));
        key = uint48(bound(key, 0, newest - 1));
        _ours.push(newest, 1);
        vm.expectRevert(PackedCheckpoints.PackedCheckpoints_UnorderedKey.selector);
        this.push(key, 1);
    }
}
