// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../../../src/deployment/IOrganisationDeployer.sol";
import {ICrossChainVotes} from "../../../../src/governance/ICrossChainVotes.sol";
import {Votes} from "../../../../src/messaging/MessagePayload.sol";
import {CrossChainTransport} from "../../../helpers/CrossChainTransport.sol";
import {Founding} from "../../../helpers/Founding.sol";
import {TransportTest} from "../../../helpers/TransportTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

contract GovernorCrossChain_settings is TransportTest {
    function _prepare(bytes memory data) private {
        (targets[0], calldatas[0]) = (address(home), data);
        description = string(data);
        _pass(home);
    }

    function _assertChain(uint256 chainId, address spoke, uint256 created) private view {
        (address knownSpoke, uint256 knownCreated) = home.spokeOn(chainId);
        assertEq(knownSpoke, spoke);
        assertEq(knownCreated, created);
    }

    function test_knowsItsMessageControllerFromTheBeginningAndNoVotingChain() public {
        Founding.Batch memory org = _organisation(STRANGER);
        org.governors[0].governor.messageController = CAROL;
        address created = founding.getGovernance(STRANGER, GOVERNOR_SALT);
        vm.expectEmit(created);
        emit ICrossChainVotes.MessageControllerUpdated(address(0), CAROL);
        vm.prank(STRANGER);
        founding.deploy(org);
        assertEq(ICrossChainVotes(created).messageController(), CAROL);
        skip(1);
        assertEq(IGovernor(created).quorum(block.timestamp - 1), 200e18);
    }

    function testFuzz_revertsUnlessAProposalChangesThem(address caller) public {
        // The proxy's authority reaches the upgrader, whatever it sends.
        vm.assume(caller != address(home) && caller != founding.getAuthority(address(this), ID));
        bytes memory refusal = abi.encodeWithSelector(IGovernor.GovernorOnlyExecutor.selector, caller);
        vm.startPrank(caller);
        vm.expectRevert(refusal);
        home.updateMessageController(caller);
        vm.expectRevert(refusal);
        home.updateSpoke(ICrossChainVotes.VotingChain(1, caller, 0));
    }

    function test_takesVotesFromTheNewMessageControllerOnlyAndNoneTwice() public {
        CrossChainTransport next = new CrossChainTransport();
        uint256 id = _open();
        Votes memory votes = _votes(id);
        _forge(votes);
        // The change passes while the other proposal is voted on.
        vm.prank(address(home));
        vm.expectEmit(address(home));
        emit ICrossChainVotes.MessageControllerUpdated(address(transport), address(next));
        home.updateMessageController(address(next));

        vm.expectRevert(
            abi.encodeWithSelector(ICrossChainVotes.Governor_MessageControllerOnly.selector, address(transport))
        );
        _forge(votes);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorAlreadyCastVote.selector, DAVE));
        next.forge(address(home), CHAIN_A, address(spokeA), votes);
        (votes.voter, votes.weights[1]) = (ALICE, 40e18);
        next.forge(address(home), CHAIN_A, address(spokeA), votes);
        _assertVotes(id, 0, 190e18, 0);
    }

    function test_aProposalChangesTheMessageController() public {
        _prepare(abi.encodeCall(home.updateMessageController, (address(0))));
        vm.expectEmit(address(home));
        emit ICrossChainVotes.MessageControllerUpdated(address(transport), address(0));
        _execute(home);
        assertEq(home.messageController(), address(0));
    }

    /// What was created there counts in quorums of later snapshots only, and no longer once nobody votes there.
    function test_aProposalNamesAVotingChainAndTakesItsRight() public {
        ICrossChainVotes.VotingChain memory chain = ICrossChainVotes.VotingChain(5, CAROL, 45e18);
        uint256 before = block.timestamp;
        _prepare(abi.encodeCall(home.updateSpoke, (chain)));
        vm.expectEmit(address(home));
        emit ICrossChainVotes.VotingChainUpdated(5, CAROL, 45e18);
        _execute(home);
        _assertChain(5, CAROL, 45e18);
        skip(1);
        assertEq(home.quorum(block.timestamp - 1), 260e18);

        (chain.chainId, chain.spoke, chain.created) = (CHAIN_A, address(0), 0);
        _prepare(abi.encodeCall(home.updateSpoke, (chain)));
        _execute(home);
        _assertChain(CHAIN_A, address(0), 0);
        skip(1);
        assertEq(home.quorum(block.timestamp - 1), 222e18);
        assertEq(home.quorum(before - 1), 251e18);

        description = "The next one";
        Votes memory votes = _votes(_open());
        vm.expectRevert(
            abi.encodeWithSelector(ICrossChainVotes.Governor_InvalidVotingChain.selector, CHAIN_A, address(spokeA))
        );
        _forge(votes);
        // Nobody is not a spoke that has the right.
        vm.expectRevert(
            abi.encodeWithSelector(ICrossChainVotes.Governor_InvalidVotingChain.selector, CHAIN_A, address(0))
        );
        transport.forge(address(home), CHAIN_A, address(0), votes);
    }

    function _name(address spoke, uint256 created) private {
        vm.prank(address(home));
        home.updateSpoke(ICrossChainVotes.VotingChain(CHAIN_A, spoke, created));
    }

    function _expectInvalidTimepoint(uint256 id) private {
        vm.expectRevert(
            abi.encodeWithSelector(ICrossChainVotes.Governor_InvalidTimepoint.selector, home.proposalSnapshot(id))
        );
    }

    /// It does not know who has voted by the one before, and quorums of earlier snapshots do not know its chain.
    function test_aNewSpokeHasNoVoteInProposalsOfEarlierSnapshots() public {
        uint256 id = _propose(home);
        vm.warp(home.proposalSnapshot(id) + 1);
        Votes memory votes = _votes(id);
        _forge(votes);
        _name(address(spokeB), 190e18);
        (votes.voter, votes.weights) = (address(0), [uint256(0), 40e18, 0]);
        _expectInvalidTimepoint(id);
        transport.forge(address(home), CHAIN_A, address(spokeB), votes);
        _assertVotes(id, 0, 150e18, 0);

        description = "The next one";
        id = _propose(home);
        vm.warp(home.proposalSnapshot(id));
        _name(address(spokeA), 190e18);
        skip(1);
        votes = _votes(id);
        _forge(votes);
        _assertVotes(id, 0, 150e18, 0);
    }

    /// What it said while it had no right, perhaps because it lied, counts in no proposal that was open then.
    function test_aSpokeThatIsNamedAgainHasNoVoteInProposalsOfEarlierSnapshots() public {
        uint256 id = _open();
        _name(address(0), 0);
        _name(address(spokeA), 190e18);
        Votes memory votes = _votes(id);
        _expectInvalidTimepoint(id);
        _forge(votes);
        _assertVotes(id, 0, 0, 0);
    }

    function test_aSpokeThatStaysVotesOnWhenWhatWasCreatedIsCorrected() public {
        uint256 id = _open();
        _name(address(spokeA), 200e18);
        _forge(_votes(id));
        _assertVotes(id, 0, 150e18, 0);
    }

    function test_aVotingChainThatIsNamedAgainCountsOnceInQuorums() public {
        vm.startPrank(address(home));
        home.updateSpoke(ICrossChainVotes.VotingChain(CHAIN_A, address(spokeB), 240e18));
        skip(1);
        assertEq(home.quorum(block.timestamp - 1), 261e18);
        vm.expectRevert(
            abi.encodeWithSelector(SafeCast.SafeCastOverflowedUintDowncast.selector, 208, (1 << 208) + 65e18)
        );
        home.updateSpoke(ICrossChainVotes.VotingChain(CHAIN_A, address(spokeB), 1 << 208));
    }

    function test_revertsWhenAProposalMakesHomeAVotingChain() public {
        ICrossChainVotes.VotingChain memory here = ICrossChainVotes.VotingChain(HOME, address(spokeA), 1);
        _prepare(abi.encodeCall(home.updateSpoke, (here)));
        vm.expectRevert(
            abi.encodeWithSelector(ICrossChainVotes.Governor_InvalidVotingChain.selector, HOME, address(spokeA))
        );
        _execute(home);
    }
}
