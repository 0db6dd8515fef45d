// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationGovernor} from "../../../../src/governance/IOrganisationGovernor.sol";
import {IQuadraticGovernor} from "../../../../src/governance/IQuadraticGovernor.sol";
import {QuadraticGovernor} from "../../../../src/governance/QuadraticGovernor.sol";
import {QuadraticGovernorTest} from "./QuadraticGovernorTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

contract QuadraticGovernor_state is QuadraticGovernorTest {
    /// Opens a proposal once Carol holds exactly `amount`.
    function _openWith(QuadraticGovernor in_, uint256 amount) private returns (uint256) {
        _give(CAROL, ALICE, 100e18);
        _give(ALICE, CAROL, amount);
        return _open(in_);
    }

    function _assertEnds(QuadraticGovernor in_, uint256 proposalId, IGovernor.ProposalState expected) private {
        vm.warp(in_.proposalDeadline(proposalId));
        _assertState(in_, proposalId, IGovernor.ProposalState.Active);
        skip(1);
        _assertState(in_, proposalId, expected);
    }

    function test_isDefeatedOneUnitShortOfTheQuorum() public {
        uint256 proposalId = _openWith(governor, 200e18 - 1);
        _vote(governor, proposalId, CAROL, 1);
        assertEq(governor.quorum(governor.proposalSnapshot(proposalId)), 200e18);
        _assertEnds(governor, proposalId, IGovernor.ProposalState.Defeated);
    }

    function test_succeedsWithExactlyTheQuorum() public {
        uint256 proposalId = _openWith(governor, 200e18);
        _vote(governor, proposalId, CAROL, 1);
        _assertVotes(governor, proposalId, [uint256(0), 1400, 0]);
        _assertEnds(governor, proposalId, IGovernor.ProposalState.Succeeded);
    }

    function test_countsAbstentionsTowardsTheQuorumWhateverTheScore() public {
        decoder.set(BOB, 150_000);
        uint256 proposalId = _open(governor);
        _vote(governor, proposalId, CAROL, 1);
        _vote(governor, proposalId, BOB, 2);
        assertEq(governor.proposalParticipation(proposalId), 400e18);
        _assertEnds(governor, proposalId, IGovernor.ProposalState.Succeeded);
    }

    function test_countsVotesAgainstTowardsTheQuorum() public {
        // Bob keeps 110 tokens, 10 votes at 50 %: 500 against Carol's 1,000.
        _give(BOB, ALICE, 190e18);
        decoder.set(BOB, 150_000);
        uint256 proposalId = _open(governor);
        _vote(governor, proposalId, CAROL, 1);
        _vote(governor, proposalId, BOB, 0);
        _assertVotes(governor, proposalId, [uint256(500), 1000, 0]);
        assertEq(governor.proposalParticipation(proposalId), 210e18);
        _assertEnds(governor, proposalId, IGovernor.ProposalState.Succeeded);
    }

    function test_doesNotCountWhoIsRefusedTowardsTheQuorum() public {
        decoder.set(ALICE, 0);
        uint256 proposalId = _open(governor);
        _vote(governor, proposalId, CAROL, 1);
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_NoWeight.selector, ALICE));
        _vote(governor, proposalId, ALICE, 2);
        assertEq(governor.proposalParticipation(proposalId), 100e18);
        _assertEnds(governor, proposalId, IGovernor.ProposalState.Defeated);
    }

    /// 24 For and 16 Against are 60 %.
    function test_succeedsWithExactlyItsShare() public {
        _give(BOB, CAROL, 12e18);
        uint256 proposalId = _open(governor);
        _vote(governor, proposalId, ALICE, 1);
        _vote(governor, proposalId, BOB, 0);
        _assertVotes(governor, proposalId, [uint256(1600), 2400, 0]);
        _assertEnds(governor, proposalId, IGovernor.ProposalState.Succeeded);
    }

    function test_isDefeatedWithOneVoteMoreAgainst() public {
        _give(BOB, CAROL, 11e18);
        uint256 proposalId = _open(governor);
        _vote(governor, proposalId, ALICE, 1);
        _vote(governor, proposalId, BOB, 0);
        _assertVotes(governor, proposalId, [uint256(1700), 2400, 0]);
        _assertEnds(governor, proposalId, IGovernor.ProposalState.Defeated);
    }

    /// 2,400 of 4,000 are 60 %, and less than 60.01 %.
    function test_isDefeatedATenThousandthShortOfItsShare() public {
        _update(IQuadraticGovernor.QuadraticSettings(address(decoder), [0, 50, 100, 100], THRESHOLD + 1));
        _give(BOB, CAROL, 12e18);
        uint256 proposalId = _open(graded);
        _vote(graded, proposalId, ALICE, 1);
        _vote(graded, proposalId, BOB, 0);
        _assertVotes(graded, proposalId, [uint256(1600), 2400, 0]);
        _assertEnds(graded, proposalId, IGovernor.ProposalState.Defeated);
    }

    function test_leavesAbstentionsOutOfTheShare() public {
        uint256 proposalId = _open(governor);
        _vote(governor, proposalId, CAROL, 1);
        _vote(governor, proposalId, ALICE, 2);
        _vote(governor, proposalId, BOB, 2);
        _assertVotes(governor, proposalId, [uint256(0), 1000, 4100]);
        _assertEnds(governor, proposalId, IGovernor.ProposalState.Succeeded);
    }

    function _update(IQuadraticGovernor.QuadraticSettings memory settings) private {
        vm.prank(address(graded));
        graded.updateQuadraticSettings(settings);
        skip(1);
    }

    function test_aThresholdOfNothingPassesWithOneVoteForAndNeverWithout() public {
        _update(IQuadraticGovernor.QuadraticSettings(address(decoder), [0, 1, 100, 100], 0));
        decoder.set(CAROL, 150_000);
        uint256 proposalId = _open(graded);
        _vote(graded, proposalId, ALICE, 0);
        uint256 before = vm.snapshotState();
        _vote(graded, proposalId, CAROL, 2);
        _assertEnds(graded, proposalId, IGovernor.ProposalState.Defeated);

        assertTrue(vm.revertToState(before));
        _vote(graded, proposalId, CAROL, 1);
        _assertVotes(graded, proposalId, [uint256(2400), 10, 0]);
        _assertEnds(graded, proposalId, IGovernor.ProposalState.Succeeded);
    }

    function test_aThresholdOfAllPassesOnlyWithoutAVoteAgainst() public {
        _update(IQuadraticGovernor.QuadraticSettings(address(decoder), [0, 1, 100, 100], 10_000));
        decoder.set(CAROL, 150_000);
        uint256 proposalId = _open(graded);
        _vote(graded, proposalId, ALICE, 1);
        uint256 before = vm.snapshotState();
        _assertEnds(graded, proposalId, IGovernor.ProposalState.Succeeded);

        assertTrue(vm.revertToState(before));
        _vote(graded, proposalId, CAROL, 0);
        _assertEnds(graded, proposalId, IGovernor.ProposalState.Defeated);
    }

    function testFuzz_theShareDecides(uint256[3] memory amounts, uint256[3] memory scores, uint16 threshold) public {
        threshold = uint16(bound(threshold, 0, 10_000));
        _update(IQuadraticGovernor.QuadraticSettings(address(decoder), [1, 50, 80, 100], threshold));
        for (uint256 i = 0; i < 3; ++i) {
            decoder.set([ALICE, BOB, CAROL][i], bound(scores[i], 0, 1_200_000));
        }
        _give(ALICE, BOB, bound(amounts[0], 0, 599e18));
        _give(BOB, CAROL, bound(amounts[1], 0, 299e18));
        _give(CAROL, ALICE, bound(amounts[2], 0, 99e18));
        uint256 proposalId = _open(graded);
        _vote(graded, proposalId, ALICE, 1);
        _vote(graded, proposalId, BOB, 0);
        _vote(graded, proposalId, CAROL, 2);
        (uint256 against, uint256 for_,) = graded.proposalVotes(proposalId);
        // For needs its share, rounded up.
        uint256 needed = ((for_ + against) * threshold + 9999) / 10_000;
        _assertEnds(
            graded, proposalId, for_ >= needed ? IGovernor.ProposalState.Succeeded : IGovernor.ProposalState.Defeated
        );
    }

    function test_isQueuedAndExecuted() public {
        uint256 proposalId = _open(governor);
        _vote(governor, proposalId, ALICE, 1);
        skip(VOTING_PERIOD);
        governor.queue(targets, values, calldatas, _descriptionHash());
        _assertState(governor, proposalId, IGovernor.ProposalState.Queued);
        skip(TIMELOCK_DELAY);
        governor.execute(targets, values, calldatas, _descriptionHash());
        _assertState(governor, proposalId, IGovernor.ProposalState.Executed);
        assertEq(target.value(), 7);
        assertEq(target.caller(), address(timelock));
    }
}
