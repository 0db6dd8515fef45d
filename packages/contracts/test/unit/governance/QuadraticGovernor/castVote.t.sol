// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationGovernor} from "../../../../src/governance/IOrganisationGovernor.sol";
import {QuadraticGovernorTest} from "./QuadraticGovernorTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

contract QuadraticGovernor_castVote is QuadraticGovernorTest {
    uint256 private _proposalId;

    function setUp() public override {
        super.setUp();
        _proposalId = _open(governor);
    }

    function _expectClosed(IGovernor.ProposalState current) private {
        vm.expectRevert(
            abi.encodeWithSelector(
                IGovernor.GovernorUnexpectedProposalState.selector,
                _proposalId,
                current,
                bytes32(1 << uint256(IGovernor.ProposalState.Active))
            )
        );
    }

    function test_revertsBeforeVotingOpens() public {
        vm.warp(governor.proposalSnapshot(_proposalId));
        _expectClosed(IGovernor.ProposalState.Pending);
        _vote(governor, _proposalId, ALICE, 1);
    }

    function test_revertsAfterVotingCloses() public {
        vm.warp(governor.proposalDeadline(_proposalId) + 1);
        _expectClosed(IGovernor.ProposalState.Defeated);
        _vote(governor, _proposalId, ALICE, 1);
    }

    function testFuzz_revertsTheSecondTime(uint8 first, uint8 second) public {
        _vote(governor, _proposalId, ALICE, first % 3);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorAlreadyCastVote.selector, ALICE));
        _vote(governor, _proposalId, ALICE, second);
        assertEq(governor.proposalParticipation(_proposalId), 600e18);
    }

    function test_revertsByHandAfterASignedVoteAndTheOtherWayRound() public {
        bytes memory signature = _sign("alice", _ballot(governor, _proposalId, 1, ALICE, 0));
        governor.castVoteBySig(_proposalId, 1, ALICE, signature);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorAlreadyCastVote.selector, ALICE));
        _vote(governor, _proposalId, ALICE, 1);

        _vote(governor, _proposalId, BOB, 0);
        signature = _sign("bob", _ballot(governor, _proposalId, 1, BOB, 0));
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorAlreadyCastVote.selector, BOB));
        governor.castVoteBySig(_proposalId, 1, BOB, signature);
        _assertVotes(governor, _proposalId, [uint256(1700), 2400, 0]);
    }

    function testFuzz_revertsForAnUnknownKindOfVote(uint8 support) public {
        support = uint8(bound(support, 3, 255));
        vm.expectRevert(IGovernor.GovernorInvalidVoteType.selector);
        _vote(governor, _proposalId, ALICE, support);
        assertFalse(governor.hasVoted(_proposalId, ALICE));
    }

    function testFuzz_revertsWithParameters(uint8 support, bytes memory params) public {
        vm.assume(params.length > 0);
        vm.expectRevert(IGovernor.GovernorInvalidVoteParams.selector);
        vm.prank(ALICE);
        governor.castVoteWithReasonAndParams(_proposalId, support, "", params);
    }

    function test_revertsWithSignedParameters() public {
        bytes32 typeHash = keccak256(
            "ExtendedBallot(uint256 proposalId,uint8 support,address voter,uint256 nonce,string reason,bytes params)"
        );
        bytes memory params = abi.encodePacked(uint128(1), uint128(1), uint128(1));
        bytes memory message = abi.encode(typeHash, _proposalId, 255, ALICE, 0, keccak256(""), keccak256(params));
        bytes memory signature = _sign("alice", _governorDigest(address(governor), message));
        vm.expectRevert(IGovernor.GovernorInvalidVoteParams.selector);
        governor.castVoteWithReasonAndParamsBySig(_proposalId, 255, ALICE, "", params, signature);
    }

    function _expectNoWeight(address voter) private {
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_NoWeight.selector, voter));
        _vote(governor, _proposalId, voter, 1);
        assertFalse(governor.hasVoted(_proposalId, voter));
        assertEq(governor.proposalParticipation(_proposalId), 0);
    }

    function test_revertsWithoutVotesAtTheSnapshot() public {
        decoder.set(STRANGER, THIRTY);
        vm.prank(STRANGER);
        token.delegate(STRANGER);
        _give(ALICE, STRANGER, 100e18);
        skip(1);
        _expectNoWeight(STRANGER);
    }

    function test_revertsWithLessThanAWholeToken() public {
        _give(CAROL, ALICE, 99e18 + 1);
        _proposalId = _reopened();
        _expectNoWeight(CAROL);
        assertEq(governor.getVotes(CAROL, governor.proposalSnapshot(_proposalId)), 1e18 - 1);
    }

    function test_revertsWithoutAScoreAndCountsOnceThereIsOne() public {
        decoder.set(ALICE, 0);
        _expectNoWeight(ALICE);
        decoder.set(ALICE, 149_999);
        _expectNoWeight(ALICE);
        decoder.set(ALICE, 150_000);
        _vote(governor, _proposalId, ALICE, 1);
        _assertVotes(governor, _proposalId, [uint256(0), 1200, 0]);
    }

    function _reopened() private returns (uint256) {
        skip(1);
        description = "Again";
        return _open(governor);
    }

    function test_countsRootsOfWholeTokens() public {
        vm.expectEmit(address(governor));
        emit IGovernor.VoteCast(ALICE, _proposalId, 1, 2400, "because");
        vm.prank(ALICE);
        assertEq(governor.castVoteWithReason(_proposalId, 1, "because"), 2400);
        _vote(governor, _proposalId, BOB, 0);
        _vote(governor, _proposalId, CAROL, 2);
        _assertVotes(governor, _proposalId, [uint256(1700), 2400, 1000]);
        assertEq(governor.proposalParticipation(_proposalId), 1000e18);
        assertTrue(governor.hasVoted(_proposalId, ALICE));
        assertFalse(governor.hasVoted(_proposalId, STRANGER));
    }

    function test_roundsTheRootDownAtEveryEdge() public {
        uint256[5] memory amounts = [uint256(1e18), 4e18 - 1, 4e18, 9e18 - 1, 9e18];
        uint256[5] memory roots = [uint256(1), 1, 2, 2, 3];
        for (uint256 i = 0; i < amounts.length; ++i) {
            _give(CAROL, ALICE, token.balanceOf(CAROL));
            _give(ALICE, CAROL, amounts[i]);
            skip(1);
            assertEq(governor.quadraticWeight(CAROL, block.timestamp - 1), roots[i] * 100);
        }
    }

    function testFuzz_countsTheLargestWholeRoot(uint256 amount) public {
        amount = bound(amount, 1e18, 600e18);
        _give(CAROL, BOB, 100e18);
        _give(ALICE, CAROL, amount);
        _proposalId = _reopened();
        _vote(governor, _proposalId, CAROL, 1);
        (, uint256 for_,) = governor.proposalVotes(_proposalId);
        assertEq(for_ % 100, 0);
        uint256 root = for_ / 100;
        assertLe(root * root, amount / 1e18);
        assertGt((root + 1) * (root + 1), amount / 1e18);
        assertEq(governor.proposalParticipation(_proposalId), amount);
    }

    function test_roundsBeforeThePercentageAndNotAfter() public {
        decoder.set(BOB, 150_000);
        _vote(governor, _proposalId, BOB, 1);
        // 17 × 50 %, where the root of 300 is 17.32.
        _assertVotes(governor, _proposalId, [uint256(0), 850, 0]);
    }

    function test_countsWhatIsDelegatedTogether() public {
        vm.prank(BOB);
        token.delegate(ALICE);
        _proposalId = _reopened();
        _vote(governor, _proposalId, ALICE, 1);
        _assertVotes(governor, _proposalId, [uint256(0), 3000, 0]);
        assertEq(governor.proposalParticipation(_proposalId), 900e18);
        _vote(governor, _proposalId, CAROL, 1);
        assertEq(governor.proposalParticipation(_proposalId), 1000e18);
    }

    /// What a token of others might say.
    function _mockVotes(address voter, uint256 votes) private {
        uint256 snapshot = governor.proposalSnapshot(_proposalId);
        vm.mockCall(address(token), abi.encodeCall(IVotes.getPastVotes, (voter, snapshot)), abi.encode(votes));
    }

    function _expectTooMuch(uint256 sum) private {
        vm.expectRevert(abi.encodeWithSelector(SafeCast.SafeCastOverflowedUintDowncast.selector, 80, sum));
    }

    function test_revertsWhereAWeightExceedsItsPlace() public {
        _mockVotes(ALICE, type(uint256).max);
        uint256 weight = governor.quadraticWeight(ALICE, governor.proposalSnapshot(_proposalId));
        assertGt(weight, type(uint80).max);
        _expectTooMuch(weight);
        _vote(governor, _proposalId, ALICE, 1);
    }

    function testFuzz_revertsWhereASumExceedsItsPlaceAndLeavesTheOthers(uint8 support) public {
        support %= 3;
        // 10^24 hundredths each, where 80 bits hold 1.2 × 10^24.
        _mockVotes(ALICE, 1e62);
        _mockVotes(BOB, 1e62);
        _vote(governor, _proposalId, ALICE, support);
        _expectTooMuch(2e24);
        _vote(governor, _proposalId, BOB, support);
        _vote(governor, _proposalId, BOB, (support + 1) % 3);
        uint256[3] memory expected;
        (expected[support], expected[(support + 1) % 3]) = (1e24, 1e24);
        _assertVotes(governor, _proposalId, expected);
    }

    function test_countsTheLargestSupplyOfOurTokens() public {
        _mockVotes(ALICE, type(uint176).max);
        _vote(governor, _proposalId, ALICE, 1);
        _assertVotes(governor, _proposalId, [uint256(0), 30_948_500_982_134_506_800, 0]);
    }
}
