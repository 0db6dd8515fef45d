// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ICrossChainVotes} from "../../../../src/governance/ICrossChainVotes.sol";
import {Votes} from "../../../../src/messaging/MessagePayload.sol";
import {TransportTest} from "../../../helpers/TransportTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

contract GovernorCrossChain_countVotes is TransportTest {
    uint256 private _id;

    function setUp() public override {
        super.setUp();
        _id = _open();
    }

    function _expectInvalidChain(uint256 chainId, address spoke) private {
        vm.expectRevert(abi.encodeWithSelector(ICrossChainVotes.Governor_InvalidVotingChain.selector, chainId, spoke));
    }

    function _expectAlreadyCast(address voter) private {
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorAlreadyCastVote.selector, voter));
    }

    function _forgeFromB(Votes memory votes) private {
        transport.forge(address(home), CHAIN_B, address(spokeB), votes);
    }

    function testFuzz_revertsUnlessTheMessageControllerBringsThem(address caller) public {
        // The proxy's authority reaches the upgrader, whatever it sends.
        vm.assume(caller != address(transport) && caller != founding.getAuthority(address(this), ID));
        Votes memory votes = _votes(_id);
        vm.expectRevert(abi.encodeWithSelector(ICrossChainVotes.Governor_MessageControllerOnly.selector, caller));
        vm.prank(caller);
        home.countVotes(CHAIN_A, address(spokeA), votes);
        _assertVotes(_id, 0, 0, 0);
    }

    function testFuzz_revertsUnlessItIsThatChainsSpoke(uint256 chainId, address spoke) public {
        vm.assume(chainId != CHAIN_A && chainId != CHAIN_B && spoke != address(spokeA));
        Votes memory votes = _votes(_id);
        _expectInvalidChain(chainId, address(spokeA));
        transport.forge(address(home), chainId, address(spokeA), votes);
        _expectInvalidChain(CHAIN_A, spoke);
        transport.forge(address(home), CHAIN_A, spoke, votes);
        _expectInvalidChain(chainId, address(0));
        transport.forge(address(home), chainId, address(0), votes);
        _expectInvalidChain(CHAIN_B, address(spokeA));
        transport.forge(address(home), CHAIN_B, address(spokeA), votes);
    }

    function test_revertsForAProposalThatDoesNotExist() public {
        Votes memory votes = _votes(_id);
        votes.proposalId = 7;
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorNonexistentProposal.selector, 7));
        _forge(votes);
    }

    function test_revertsBeforeVotingOpens() public {
        Votes memory votes = _votes(_id);
        vm.warp(home.proposalSnapshot(_id));
        _expectUnexpectedState(_id, IGovernor.ProposalState.Pending, _only(IGovernor.ProposalState.Active));
        _forge(votes);
    }

    function test_countsAtTheDeadlineAndRevertsAfterIt() public {
        Votes memory votes = _votes(_id);
        vm.warp(home.proposalDeadline(_id));
        _forge(votes);
        _assertVotes(_id, 0, 150e18, 0);
        skip(1);
        _expectUnexpectedState(_id, IGovernor.ProposalState.Defeated, _only(IGovernor.ProposalState.Active));
        votes.voter = ALICE;
        _forge(votes);
    }

    function test_revertsWhenTheProposalWasCancelled() public {
        description = "Withdrawn";
        uint256 id = _propose(home);
        vm.prank(ALICE);
        home.cancel(targets, values, calldatas, _descriptionHash());
        skip(VOTING_DELAY + 1);
        Votes memory votes = _votes(id);
        _expectUnexpectedState(id, IGovernor.ProposalState.Canceled, _only(IGovernor.ProposalState.Active));
        _forge(votes);
    }

    function testFuzz_revertsForAnotherTimepoint(uint256 timepoint) public {
        Votes memory votes = _votes(_id);
        vm.assume(timepoint != votes.timepoint);
        votes.timepoint = timepoint;
        vm.expectRevert(abi.encodeWithSelector(ICrossChainVotes.Governor_InvalidTimepoint.selector, timepoint));
        _forge(votes);
    }

    function test_revertsWithoutWeight() public {
        Votes memory votes = _votes(_id);
        votes.weights[1] = 0;
        _expectAlreadyCast(DAVE);
        _forge(votes);
    }

    function test_revertsWhenOneVoterVotesInTwoWays() public {
        Votes memory votes = _votes(_id);
        votes.weights = [uint256(1), 149e18, 0];
        _expectAlreadyCast(DAVE);
        _forge(votes);
        votes.weights = [uint256(1), 0, 1];
        _expectAlreadyCast(DAVE);
        _forge(votes);
        _assertVotes(_id, 0, 0, 0);
    }

    function testFuzz_revertsTheSecondTimeWhateverItSays(uint8 support, uint256 weight) public {
        Votes memory votes = _votes(_id);
        _forge(votes);
        votes.weights[1] = 0;
        votes.weights[support % 3] = weight;
        _expectAlreadyCast(DAVE);
        _forge(votes);
        _assertVotes(_id, 0, 150e18, 0);
    }

    function testFuzz_revertsAboveTheChainsSupply(uint256 supply) public {
        Votes memory votes = _votes(_id);
        votes.supply = bound(supply, 0, 150e18 - 1);
        vm.expectRevert(abi.encodeWithSelector(ICrossChainVotes.Governor_ExceedsSupply.selector, CHAIN_A, votes.supply));
        _forge(votes);
        votes.supply = 150e18;
        _forge(votes);
        assertEq(home.usedVotes(_id, home.ballotOf(CHAIN_A, address(3))), 150e18);
    }

    /// Together: who goes alone and who does not.
    function test_revertsWhenAllOfAChainWouldCountForMoreThanItsSupply() public {
        Votes memory votes = _votes(_id);
        _forge(votes);
        (votes.voter, votes.weights) = (address(0), [uint256(30e18), 10e18 + 1, 0]);
        vm.expectRevert(abi.encodeWithSelector(ICrossChainVotes.Governor_ExceedsSupply.selector, CHAIN_A, 190e18));
        _forge(votes);
        votes.weights[1] = 10e18;
        _forge(votes);
        _assertVotes(_id, 30e18, 160e18, 0);
        (votes.voter, votes.weights) = (STRANGER, [uint256(0), 0, 1]);
        vm.expectRevert(abi.encodeWithSelector(ICrossChainVotes.Governor_ExceedsSupply.selector, CHAIN_A, 190e18));
        _forge(votes);
    }

    function test_countsWhatIsNewOfVotesThatAreKeptTogether() public {
        Votes memory votes = _votes(_id);
        (votes.voter, votes.weights) = (address(0), [uint256(20e18), 0, 5e18]);
        vm.expectEmit(address(home));
        emit IGovernor.VoteCast(address(spokeA), _id, 0, 20e18, "");
        vm.expectEmit(address(home));
        emit ICrossChainVotes.CrossChainVoteCast(address(spokeA), _id, CHAIN_A, 0, 20e18);
        vm.expectEmit(address(home));
        emit IGovernor.VoteCast(address(spokeA), _id, 2, 5e18, "");
        vm.expectEmit(address(home));
        emit ICrossChainVotes.CrossChainVoteCast(address(spokeA), _id, CHAIN_A, 2, 5e18);
        _forge(votes);
        _assertVotes(_id, 20e18, 0, 5e18);

        votes.weights = [uint256(20e18), 70e18, 6e18];
        vm.expectEmit(address(home));
        emit ICrossChainVotes.CrossChainVoteCast(address(spokeA), _id, CHAIN_A, 1, 70e18);
        vm.expectEmit(address(home));
        emit ICrossChainVotes.CrossChainVoteCast(address(spokeA), _id, CHAIN_A, 2, 1e18);
        _forge(votes);
        _assertVotes(_id, 20e18, 70e18, 6e18);
        assertEq(home.usedVotes(_id, home.ballotOf(CHAIN_A, address(0))), 20e18);
        assertEq(home.usedVotes(_id, home.ballotOf(CHAIN_A, address(1))), 70e18);
        assertEq(home.usedVotes(_id, home.ballotOf(CHAIN_A, address(2))), 6e18);
        assertEq(home.usedVotes(_id, home.ballotOf(CHAIN_A, address(3))), 96e18);
    }

    /// The one that was sent first and comes last changes nothing.
    function test_theLastOfSeveralCountsInAnyOrder() public {
        Votes memory votes = _votes(_id);
        (votes.voter, votes.weights) = (address(0), [uint256(20e18), 70e18, 6e18]);
        _forge(votes);
        _expectAlreadyCast(address(0));
        _forge(votes);
        votes.weights = [uint256(20e18), 0, 5e18];
        _expectAlreadyCast(address(0));
        _forge(votes);
        _assertVotes(_id, 20e18, 70e18, 6e18);
    }

    function testFuzz_countsOnceUnderTheBallotOfVoterAndChain(uint8 support, uint256 weight, address voter) public {
        // What votes are kept together under.
        vm.assume(uint160(voter) > 3);
        support %= 3;
        Votes memory votes = _votes(_id);
        (votes.voter, votes.weights[1]) = (voter, 0);
        weight = bound(weight, 1, type(uint176).max);
        (votes.weights[support], votes.supply) = (weight, weight);
        vm.expectEmit(address(home));
        emit IGovernor.VoteCast(voter, _id, support, weight, "");
        vm.expectEmit(address(home));
        emit ICrossChainVotes.CrossChainVoteCast(voter, _id, CHAIN_A, support, weight);
        _forge(votes);

        _assertVotes(_id, votes.weights[0], votes.weights[1], votes.weights[2]);
        address ballot = home.ballotOf(CHAIN_A, voter);
        assertEq(ballot, address(uint160(uint256(keccak256(abi.encode(CHAIN_A, voter))))));
        assertTrue(home.hasVoted(_id, ballot));
        assertEq(home.usedVotes(_id, ballot), weight);
        assertFalse(home.hasVoted(_id, voter));
        assertFalse(home.hasVoted(_id, home.ballotOf(CHAIN_B, voter)));
    }

    function test_countsEachChainOnceInAnyOrder() public {
        Votes memory votes = _votes(_id);
        (votes.voter, votes.weights[1]) = (ALICE, 40e18);
        _forge(votes);
        _vote(home, _id, ALICE, 0);
        votes.weights = [uint256(0), 0, 5e18];
        _forgeFromB(votes);
        _assertVotes(_id, 600e18, 40e18, 5e18);

        _expectAlreadyCast(ALICE);
        _forgeFromB(votes);
        _expectAlreadyCast(ALICE);
        _vote(home, _id, ALICE, 1);
    }

    function test_reachesAQuorumOfWhatWasCreatedOnAllChains() public {
        assertEq(home.quorum(home.proposalSnapshot(_id)), 251e18);
        Votes memory votes = _votes(_id);
        _forge(votes);
        uint256 open = vm.snapshotState();

        (votes.voter, votes.supply, votes.weights[1]) = (ALICE, 1000e18, 101e18 - 1);
        _forge(votes);
        skip(VOTING_PERIOD);
        _assertState(home, _id, IGovernor.ProposalState.Defeated);

        vm.revertToState(open);
        votes.weights[1] = 101e18;
        _forge(votes);
        skip(VOTING_PERIOD);
        _assertState(home, _id, IGovernor.ProposalState.Succeeded);
        _execute(home);
        assertEq(target.value(), 7);
    }
}
