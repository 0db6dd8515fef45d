// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {VestingMath} from "../../../../src/vesting/VestingMath.sol";
import {Test} from "forge-std/Test.sol";

contract VestingMath_vested is Test {
    uint48[] private _dates = [10, 20, 40];

    function _curve(uint48 start, uint48 cliff, uint48 duration, uint48 slice)
        private
        pure
        returns (VestingMath.LinearCurve memory)
    {
        return VestingMath.LinearCurve({start: start, cliff: cliff, duration: duration, slice: slice});
    }

    function _linear(uint48 cliff, uint48 slice, uint256 at) private pure returns (uint256) {
        return VestingMath.vestedLinearly(_curve(100, cliff, 30, slice), 1000, at);
    }

    function test_isNothingBeforeStartAndCliff() public pure {
        assertEq(_linear(100, 1, 0), 0);
        assertEq(_linear(100, 1, 100), 0);
        assertEq(_linear(100, 1, 101), 33);
        assertEq(_linear(0, 1, 99), 0);
        assertEq(_linear(110, 1, 109), 0);
        assertEq(_linear(110, 1, 110), 333);
    }

    function test_isAllFromTheEndOn() public pure {
        assertEq(_linear(100, 1, 129), 966);
        assertEq(_linear(100, 1, 130), 1000);
        assertEq(_linear(100, 1, type(uint256).max), 1000);
        assertEq(VestingMath.vestedLinearly(_curve(100, 100, 0, 1), 7, 99), 0);
        assertEq(VestingMath.vestedLinearly(_curve(100, 100, 0, 1), 7, 100), 7);
    }

    function test_movesInWholeSlices() public pure {
        assertEq(_linear(100, 7, 106), 0);
        assertEq(_linear(100, 7, 107), 233);
        assertEq(_linear(100, 7, 113), 233);
        assertEq(_linear(100, 7, 114), 466);
        assertEq(_linear(100, 7, 129), 933);
        assertEq(_linear(100, 7, 130), 1000);
    }

    function _milestones(uint128 amount, uint256 at) private view returns (uint256) {
        return VestingMath.vestedByMilestones(_dates, amount, at);
    }

    function test_bringsEqualPartsAtItsMilestones() public view {
        uint256[8] memory times = [uint256(0), 9, 10, 19, 20, 39, 40, type(uint256).max];
        uint256[8] memory expected = [uint256(0), 0, 3, 3, 6, 6, 11, 11];
        for (uint256 i = 0; i < times.length; ++i) {
            assertEq(_milestones(11, times[i]), expected[i]);
        }
        assertEq(_milestones(2, 39), 0);
        assertEq(_milestones(2, 40), 2);
    }

    function test_matchesTheVectors() public {
        string memory vectors = vm.readFile("test/fixtures/vesting.json");
        uint256 checked = 0;
        for (uint256 v = 0; vm.keyExistsJson(vectors, _key(v, "")); ++v) {
            uint48 start = uint48(vm.parseJsonUint(vectors, _key(v, ".start")));
            VestingMath.LinearCurve memory curve = _curve(
                start,
                start + uint48(vm.parseJsonUint(vectors, _key(v, ".cliff"))),
                uint48(vm.parseJsonUint(vectors, _key(v, ".duration"))),
                uint48(vm.parseJsonUint(vectors, _key(v, ".slice")))
            );
            checked += _checkSteps(vectors, v, curve, uint128(vm.parseJsonUint(vectors, _key(v, ".amount"))));
        }
        assertEq(checked, 11);
    }

    /// After each step, what it expects to be releasable and released adds up to what has vested.
    function _checkSteps(string memory vectors, uint256 v, VestingMath.LinearCurve memory curve, uint128 amount)
        private
        view
        returns (uint256 i)
    {
        string memory step = _key(v, ".steps[0]");
        while (vm.keyExistsJson(vectors, step)) {
            bool isView = keccak256(bytes(_text(vectors, step, ".do"))) == keccak256("view");
            uint256 releasable = _number(vectors, step, isView ? ".releasable" : ".releasableAfter");
            uint256 released = _number(vectors, step, isView ? ".released" : ".releasedAfter");
            uint256 vested = VestingMath.vestedLinearly(curve, amount, curve.start + _number(vectors, step, ".at"));
            assertEq(vested, releasable + released, step);
            step = _key(v, string.concat(".steps[", vm.toString(++i), "]"));
        }
    }

    function _number(string memory vectors, string memory step, string memory field) private pure returns (uint256) {
        return vm.parseJsonUint(vectors, string.concat(step, field));
    }

    function _text(string memory vectors, string memory step, string memory field)
        private
        pure
        returns (string memory)
    {
        return vm.parseJsonString(vectors, string.concat(step, field));
    }

    function _key(uint256 vector, string memory field) private pure returns (string memory) {
        return string.concat("$[", vm.toString(vector), "]", field);
    }
}
