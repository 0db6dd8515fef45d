// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ICrossChainVotes, VotingMessage} from "../../../../src/governance/ICrossChainVotes.sol";
import {IOrganisationGovernor} from "../../../../src/governance/IOrganisationGovernor.sol";
import {TransportTest} from "../../../helpers/TransportTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

contract GovernorCrossChain_castCrossChainVote is TransportTest {
    uint256 private _id;

    function setUp() public override {
        super.setUp();
        _id = _open();
    }

    function _expectInvalidChain(uint256 chainId, address token_) private {
        vm.expectRevert(abi.encodeWithSelector(ICrossChainVotes.Governor_InvalidVotingChain.selector, chainId, token_));
    }

    function testFuzz_revertsUnlessTheMessageControllerBringsIt(address caller) public {
        // The proxy's authority reaches the upgrader, whatever it sends.
        vm.assume(caller != address(transport) && caller != deployer.getAuthority(address(this), ID));
        VotingMessage memory message = _message(_id);
        vm.expectRevert(abi.encodeWithSelector(ICrossChainVotes.Governor_MessageControllerOnly.selector, caller));
        vm.prank(caller);
        home.castCrossChainVote(CHAIN_A, DAVE, message);
        _assertVotes(_id, 0, 0, 0);
    }

    function testFuzz_revertsForAChainWhereNobodyVotes(uint256 chainId) public {
        vm.assume(chainId != CHAIN_A && chainId != CHAIN_B);
        VotingMessage memory message = _message(_id);
        _expectInvalidChain(chainId, address(tokenA));
        transport.forge(chainId, DAVE, message);
        message.sourceTokenAddress = address(0);
        _expectInvalidChain(chainId, address(0));
        transport.forge(chainId, DAVE, message);
    }

    function test_revertsForTheTokenOfTheHomeChainOrOfAnotherChain() public {
        VotingMessage memory message = _message(_id);
        _expectInvalidChain(CHAIN_B, address(tokenA));
        transport.forge(CHAIN_B, DAVE, message);
        message.sourceTokenAddress = address(token);
        _expectInvalidChain(HOME, address(token));
        transport.forge(HOME, ALICE, message);
        _expectInvalidChain(CHAIN_A, address(token));
        transport.forge(CHAIN_A, ALICE, message);
    }

    function test_revertsForAnotherGovernor() public {
        VotingMessage memory message = _message(_id);
        message.governorAddress = address(governor);
        vm.expectRevert(abi.encodeWithSelector(ICrossChainVotes.Governor_InvalidGovernor.selector, address(governor)));
        transport.forge(CHAIN_A, DAVE, message);
    }

    function test_revertsForAProposalThatDoesNotExist() public {
        VotingMessage memory message = _message(_id);
        message.proposalId = 7;
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorNonexistentProposal.selector, 7));
        transport.forge(CHAIN_A, DAVE, message);
    }

    function test_revertsBeforeVotingOpens() public {
        VotingMessage memory message = _message(_id);
        vm.warp(home.proposalSnapshot(_id));
        _expectUnexpectedState(_id, IGovernor.ProposalState.Pending, _only(IGovernor.ProposalState.Active));
        transport.forge(CHAIN_A, DAVE, message);
    }

    function test_countsAtTheDeadlineAndRevertsAfterIt() public {
        VotingMessage memory message = _message(_id);
        vm.warp(home.proposalDeadline(_id));
        transport.forge(CHAIN_A, DAVE, message);
        _assertVotes(_id, 0, 150e18, 0);
        skip(1);
        _expectUnexpectedState(_id, IGovernor.ProposalState.Defeated, _only(IGovernor.ProposalState.Active));
        transport.forge(CHAIN_A, ALICE, message);
    }

    function test_revertsWhenTheProposalWasCancelled() public {
        description = "Withdrawn";
        uint256 id = _propose(home);
        vm.prank(ALICE);
        home.cancel(targets, values, calldatas, _descriptionHash());
        skip(VOTING_DELAY + 1);
        VotingMessage memory message = _message(id);
        _expectUnexpectedState(id, IGovernor.ProposalState.Canceled, _only(IGovernor.ProposalState.Active));
        transport.forge(CHAIN_A, DAVE, message);
    }

    function testFuzz_revertsForAnotherTimepoint(uint256 timepoint) public {
        VotingMessage memory message = _message(_id);
        vm.assume(timepoint != message.timepoint);
        message.timepoint = timepoint;
        vm.expectRevert(abi.encodeWithSelector(ICrossChainVotes.Governor_InvalidTimepoint.selector, timepoint));
        transport.forge(CHAIN_A, DAVE, message);
    }

    function test_revertsWithoutWeight() public {
        VotingMessage memory message = _message(_id);
        message.voteWeight = 0;
        address ballot = home.ballotOf(CHAIN_A, DAVE);
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_NoWeight.selector, ballot));
        transport.forge(CHAIN_A, DAVE, message);
    }

    function testFuzz_revertsForAnUnknownKindOfVote(uint8 support) public {
        VotingMessage memory message = _message(_id);
        message.support = uint8(bound(support, 3, 254));
        vm.expectRevert(IGovernor.GovernorInvalidVoteType.selector);
        transport.forge(CHAIN_A, DAVE, message);
        message.support = 255;
        vm.expectRevert(IGovernor.GovernorInvalidVoteParams.selector);
        transport.forge(CHAIN_A, DAVE, message);
    }

    function testFuzz_revertsTheSecondTimeWhateverItSays(uint8 support, uint256 weight) public {
        VotingMessage memory message = _message(_id);
        transport.forge(CHAIN_A, DAVE, message);
        (message.support, message.voteWeight) = (support, weight);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorAlreadyCastVote.selector, DAVE));
        transport.forge(CHAIN_A, DAVE, message);
        _assertVotes(_id, 0, 150e18, 0);
    }

    function testFuzz_countsOnceUnderTheBallotOfVoterAndChain(uint8 support, uint256 weight, address voter) public {
        VotingMessage memory message = _message(_id);
        message.support = uint8(bound(support, 0, 2));
        message.voteWeight = bound(weight, 1, type(uint176).max);
        vm.expectEmit(address(home));
        emit IGovernor.VoteCast(voter, _id, message.support, message.voteWeight, "");
        vm.expectEmit(address(home));
        emit ICrossChainVotes.CrossChainVoteCast(voter, _id, CHAIN_A, message.support, message.voteWeight);
        transport.forge(CHAIN_A, voter, message);

        uint256[3] memory expected;
        expected[message.support] = message.voteWeight;
        _assertVotes(_id, expected[0], expected[1], expected[2]);
        address ballot = home.ballotOf(CHAIN_A, voter);
        assertEq(ballot, address(uint160(uint256(keccak256(abi.encode(CHAIN_A, voter))))));
        assertTrue(home.hasVoted(_id, ballot));
        assertEq(home.usedVotes(_id, ballot), message.voteWeight);
        assertFalse(home.hasVoted(_id, voter));
        assertFalse(home.hasVoted(_id, home.ballotOf(CHAIN_B, voter)));
    }

    function test_countsEachChainOnceInAnyOrder() public {
        VotingMessage memory message = _message(_id);
        message.voteWeight = 40e18;
        transport.forge(CHAIN_A, ALICE, message);
        _vote(home, _id, ALICE, 0);
        (message.voteWeight, message.sourceTokenAddress, message.support) = (5e18, address(tokenB), 2);
        transport.forge(CHAIN_B, ALICE, message);
        _assertVotes(_id, 600e18, 40e18, 5e18);

        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorAlreadyCastVote.selector, ALICE));
        transport.forge(CHAIN_B, ALICE, message);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorAlreadyCastVote.selector, ALICE));
        _vote(home, _id, ALICE, 1);
    }

    function test_reachesAQuorumOfWhatWasCreatedOnAllChains() public {
        assertEq(home.quorum(home.proposalSnapshot(_id)), 251e18);
        VotingMessage memory message = _message(_id);
        transport.forge(CHAIN_A, DAVE, message);
        uint256 open = vm.snapshotState();

        message.voteWeight = 101e18 - 1;
        transport.forge(CHAIN_A, ALICE, message);
        skip(VOTING_PERIOD);
        _assertState(home, _id, IGovernor.ProposalState.Defeated);

        vm.revertToState(open);
        message.voteWeight = 101e18;
        transport.forge(CHAIN_A, ALICE, message);
        skip(VOTING_PERIOD);
        _assertState(home, _id, IGovernor.ProposalState.Succeeded);
        _execute(home);
        assertEq(target.value(), 7);
    }
}
