// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationGovernor} from "../../../../src/governance/IOrganisationGovernor.sol";
import {IQuadraticGovernor} from "../../../../src/governance/IQuadraticGovernor.sol";
import {TestDecoder} from "../../../helpers/TestDecoder.sol";
import {QuadraticGovernorTest} from "./QuadraticGovernorTest.sol";

contract QuadraticGovernor_score is QuadraticGovernorTest {
    uint256 private _proposalId;

    function setUp() public override {
        super.setUp();
        _proposalId = _open(graded);
    }

    function _weight() private view returns (uint256) {
        return graded.quadraticWeight(ALICE, graded.proposalSnapshot(_proposalId));
    }

    function test_theBandsEdges() public {
        uint256[9] memory scores =
            [uint256(0), 1, 149_999, 150_000, 249_999, 250_000, 999_999, 1_000_000, type(uint256).max];
        uint256[9] memory percentages = [uint256(10), 10, 10, 50, 50, 80, 80, 100, 100];
        for (uint256 i = 0; i < scores.length; ++i) {
            uint256 state = vm.snapshotState();
            decoder.set(ALICE, scores[i]);
            assertEq(_weight(), 24 * percentages[i]);
            _vote(graded, _proposalId, ALICE, 1);
            _assertVotes(graded, _proposalId, [uint256(0), 24 * percentages[i], 0]);
            assertTrue(vm.revertToState(state));
        }
    }

    function testFuzz_aScoreBelowFifteenCountsAsNone(uint256 score) public {
        decoder.set(ALICE, 0);
        uint256 none = _weight();
        decoder.set(ALICE, bound(score, 0, 149_999));
        assertEq(_weight(), none);
    }

    function test_countsTheScoreOfTheMomentAndLeavesWhatIsCounted() public {
        decoder.set(ALICE, 150_000);
        _vote(graded, _proposalId, ALICE, 1);
        decoder.set(ALICE, 1_000_000);
        decoder.set(BOB, 1_000_000);
        _vote(graded, _proposalId, BOB, 1);
        _assertVotes(graded, _proposalId, [uint256(0), 24 * 50 + 17 * 100, 0]);
    }

    function test_countsAReasonAsNoScore() public {
        decoder.behave(TestDecoder.Behaviour.RefusesWithReason);
        assertEq(_weight(), 240);
        _vote(graded, _proposalId, ALICE, 1);
        decoder.behave(TestDecoder.Behaviour.RefusesAtLength);
        _vote(graded, _proposalId, BOB, 0);
        _assertVotes(graded, _proposalId, [uint256(170), 240, 0]);

        description = "Where no score is worth nothing";
        uint256 proposalId = _open(governor);
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_NoWeight.selector, ALICE));
        _vote(governor, proposalId, ALICE, 1);
    }

    function _assertUnavailable() private {
        vm.expectRevert(abi.encodeWithSelector(IQuadraticGovernor.Governor_ScoreUnavailable.selector, ALICE));
        _vote(graded, _proposalId, ALICE, 1);
        assertFalse(graded.hasVoted(_proposalId, ALICE));
        vm.expectRevert(abi.encodeWithSelector(IQuadraticGovernor.Governor_ScoreUnavailable.selector, ALICE));
        this.weight();
    }

    function weight() external view returns (uint256) {
        return _weight();
    }

    function test_revertsWhileTheDecoderFailsWithoutAReason() public {
        TestDecoder.Behaviour[4] memory failures = [
            TestDecoder.Behaviour.FailsWithoutReason,
            TestDecoder.Behaviour.BurnsAllGas,
            TestDecoder.Behaviour.Writes,
            TestDecoder.Behaviour.AnswersShort
        ];
        for (uint256 i = 0; i < failures.length; ++i) {
            decoder.behave(failures[i]);
            _assertUnavailable();
        }
        decoder.behave(TestDecoder.Behaviour.Answers);
        _vote(graded, _proposalId, ALICE, 1);
        _assertVotes(graded, _proposalId, [uint256(0), 24 * 80, 0]);
    }

    function test_revertsWhenTheDecoderIsGone() public {
        vm.etch(address(decoder), "");
        _assertUnavailable();
    }

    function _gasOfVote(address voter) private returns (uint256) {
        vm.prank(voter);
        graded.castVote(_proposalId, 1);
        return vm.lastCallGas().gasTotalUsed;
    }

    /// 64 KiB cost the decoder 14,300 gas; copying them would cost the governor as much again.
    function test_readsTheFirstWordOfALongAnswer() public {
        _gasOfVote(ALICE);
        uint256 ordinary = _gasOfVote(BOB);
        decoder.behave(TestDecoder.Behaviour.AnswersAtLength);
        assertLt(_gasOfVote(CAROL), ordinary + 17_000);
        _assertVotes(graded, _proposalId, [uint256(0), (24 + 17 + 10) * 80, 0]);
    }

    function test_doesNotPayForTheLengthOfAReason() public {
        _gasOfVote(ALICE);
        uint256 ordinary = _gasOfVote(BOB);
        decoder.behave(TestDecoder.Behaviour.RefusesAtLength);
        assertLt(_gasOfVote(CAROL), ordinary + 17_000);
        _assertVotes(graded, _proposalId, [uint256(0), (24 + 17) * 80 + 10 * 10, 0]);
    }

    function test_aSlowDecoderCostsNoMoreThanItsShare() public {
        decoder.behave(TestDecoder.Behaviour.BurnsAllGas);
        vm.prank(ALICE);
        (bool success,) = address(graded).call{gas: 20_000_000}(abi.encodeCall(graded.castVote, (_proposalId, 1)));
        assertFalse(success);
        assertLt(vm.lastCallGas().gasTotalUsed, 350_000);

        decoder.swallow(280_000);
        _vote(graded, _proposalId, ALICE, 1);
        _assertVotes(graded, _proposalId, [uint256(0), 24 * 80, 0]);
    }

    function _relay(uint256 gas) private returns (bool success, bytes memory answer) {
        bytes memory signature = _sign("alice", _ballot(graded, _proposalId, 1, ALICE, 0));
        bytes memory call = abi.encodeCall(graded.castVoteBySig, (_proposalId, 1, ALICE, signature));
        vm.prank(STRANGER);
        (success, answer) = address(graded).call{gas: gas}(call);
    }

    function test_namesAScoreThatARelayersGasDoesNotReach() public {
        decoder.behave(TestDecoder.Behaviour.BurnsAllGas);
        (bool success, bytes memory answer) = _relay(200_000);
        assertFalse(success);
        assertEq(answer, abi.encodeWithSelector(IQuadraticGovernor.Governor_ScoreUnavailable.selector, ALICE));
        assertEq(graded.nonces(ALICE), 0);
    }

    function testFuzz_aRelayersGasNeverChangesAWeight(uint256 cost, uint256 gas) public {
        decoder.swallow(bound(cost, 0, 6_000_000));
        uint256 expected = _weight();
        (bool success,) = _relay(bound(gas, 50_000, 8_000_000));
        _assertVotes(graded, _proposalId, [uint256(0), success ? expected : 0, 0]);
    }

    function testFuzz_aVoteCountsOnceThereIsGas(uint256 cost) public {
        decoder.swallow(bound(cost, 0, 6_000_000));
        (bool success,) = _relay(500_000);
        assertTrue(success);
        _assertVotes(graded, _proposalId, [uint256(0), _weight(), 0]);
    }
}
