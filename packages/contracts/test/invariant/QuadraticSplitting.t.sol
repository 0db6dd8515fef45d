// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationGovernor} from "../../src/governance/IOrganisationGovernor.sol";
import {QuadraticGovernorTest} from "../unit/governance/QuadraticGovernor/QuadraticGovernorTest.sol";

/// Law 19; see README.md.
contract QuadraticSplitting is QuadraticGovernorTest {
    uint256 private constant ACCOUNTS = 8;

    function _update(uint8[4] memory bands) private {
        vm.prank(address(graded));
        graded.updateQuadraticSettings(_settings(bands));
        skip(1);
    }

    function _account(uint256 index) private pure returns (address) {
        return address(uint160(0xacc0000 + index));
    }

    /// Hands out Alice's holding, each account what the fuzzer says of what is left.
    function _split(uint256[ACCOUNTS] memory parts) private {
        for (uint256 i = 0; i < ACCOUNTS; ++i) {
            _give(ALICE, _account(i), bound(parts[i], 0, token.balanceOf(ALICE)));
            vm.prank(_account(i));
            token.delegate(_account(i));
        }
    }

    function testFuzz_19_splittingGainsNothing(uint256[ACCOUNTS] memory parts, uint8[3] memory bands, uint256 score)
        public
    {
        _update([0, uint8(bound(bands[0], 1, 100)), uint8(bound(bands[1], 1, 100)), uint8(bound(bands[2], 1, 100))]);
        decoder.set(ALICE, bound(score, 150_000, 1_200_000));
        uint256 whole = graded.quadraticWeight(ALICE, block.timestamp - 1);
        assertGt(whole, 0);

        _split(parts);
        uint256 proposalId = _open(graded);
        for (uint256 i = 0; i < ACCOUNTS; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_NoWeight.selector, _account(i)));
            _vote(graded, proposalId, _account(i), 1);
        }
        if (token.getVotes(ALICE) >= 1e18) _vote(graded, proposalId, ALICE, 1);
        (uint256 against, uint256 for_, uint256 abstain) = graded.proposalVotes(proposalId);
        assertLe(against + for_ + abstain, whole);
        assertLe(graded.proposalParticipation(proposalId), 600e18);
    }

    /// The warning at `QuadraticSettings.bandPercentages`, in numbers: 24 votes of one, 8 × 8 of eight.
    function test_splittingGainsWhereNoScoreIsWorthSomething() public {
        _update([10, 100, 100, 100]);
        decoder.set(ALICE, 0);
        assertEq(graded.quadraticWeight(ALICE, block.timestamp - 1), 240);
        uint256[ACCOUNTS] memory parts;
        for (uint256 i = 0; i < ACCOUNTS; ++i) {
            parts[i] = 75e18;
        }
        _split(parts);
        uint256 proposalId = _open(graded);
        for (uint256 i = 0; i < ACCOUNTS; ++i) {
            _vote(graded, proposalId, _account(i), 1);
        }
        _assertVotes(graded, proposalId, [uint256(0), 640, 0]);
    }
}
