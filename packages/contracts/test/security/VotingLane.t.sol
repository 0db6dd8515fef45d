// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ICrossChainVotes} from "../../src/governance/ICrossChainVotes.sol";
import {IMessageController} from "../../src/messaging/IMessageController.sol";
import {IVotingTransport} from "../../src/messaging/IVotingTransport.sol";
import {MessageExecutor} from "../../src/messaging/MessageExecutor.sol";
import {Message, MessagePayload, Votes} from "../../src/messaging/MessagePayload.sol";
import {VotingLaneTest} from "../helpers/VotingLaneTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

/// Attempts to cast other votes than one has over the organisation's bridges, or to keep those of others from counting.
contract VotingLane_security is VotingLaneTest {
    uint256 private _id;
    uint256 private _snapshot;

    function setUp() public override {
        super.setUp();
        _id = _open();
        _snapshot = home.proposalSnapshot(_id);
    }

    function _expectInvalidChain(address sender) private {
        vm.expectRevert(abi.encodeWithSelector(ICrossChainVotes.Governor_InvalidVotingChain.selector, CHAIN_A, sender));
    }

    function _manyVotes() private view returns (Votes memory votes) {
        votes = _votes(_id);
        (votes.supply, votes.weights[1]) = (1e30, 1e30);
    }

    // What an originator could do when the governor believed whatever came from its controller

    function test_anOriginatorsCallsCastNoVotes() public {
        Message memory message = Message(new address[](1), new bytes[](1), 2, 0);
        message.targets[0] = address(home);
        message.calldatas[0] = abi.encodeCall(home.countVotes, (CHAIN_A, address(spokeA), _manyVotes()));
        vm.chainId(CHAIN_A);
        vm.prank(ORIGINATOR);
        controller.sendMessage(message, HOME, _over(7).legs);
        vm.chainId(HOME);
        bytes memory payload = abi.encodePacked(
            uint8(2),
            uint40(0),
            uint56(HOME),
            uint32(block.timestamp),
            uint32(0),
            ORIGINATOR,
            address(home),
            uint24(message.calldatas[0].length),
            message.calldatas[0]
        );
        assertEq(keccak256(payload), adapters[0].lastHash());
        _bringByTwo(payload);
        skip(DELAY);
        address executor = controller.executorOf(CHAIN_A, ORIGINATOR);
        bytes memory refusal =
            abi.encodeWithSelector(ICrossChainVotes.Governor_MessageControllerOnly.selector, executor);
        vm.expectRevert(abi.encodeWithSelector(MessageExecutor.Controller_CallFailed.selector, 0, refusal));
        controller.execute(CHAIN_A, payload);
        _assertVotes(_id, 0, 0, 0);
    }

    /// The first byte of a message says what it is, and a threshold that would change it is refused.
    function test_noThresholdMakesVotesOfCalls() public {
        Message memory message = Message(new address[](1), new bytes[](1), 33, 0);
        vm.prank(ORIGINATOR);
        vm.expectRevert(IMessageController.Controller_InvalidParams.selector);
        controller.sendMessage(message, CHAIN_A, _over(7).legs);
        vm.prank(ORIGINATOR);
        vm.expectRevert(MessagePayload.Controller_InvalidPayload.selector);
        controller.sendMessage(message, CHAIN_A, new IMessageController.Leg[](33));
        IVotingTransport.Carriage memory carriage = _over(7);
        (carriage.legs, carriage.threshold) = (new IMessageController.Leg[](33), 32);
        Votes memory votes = _manyVotes();
        vm.expectRevert(MessagePayload.Controller_InvalidPayload.selector);
        controller.sendVotes(CHAIN_A, address(home), votes, carriage);
    }

    function testFuzz_votesOfAnybodyButTheSpokeCountForNothing(address sender) public {
        vm.assume(sender != address(spokeA) && sender != UPGRADE_OWNER);
        bytes memory payload = _sendAs(sender, _manyVotes());
        assertEq(payload, _payload(1, sender, _manyVotes()));
        _bringByTwo(payload);
        _bring(2, payload);
        _expectInvalidChain(sender);
        controller.execute(CHAIN_A, payload);
        _assertVotes(_id, 0, 0, 0);
        // They stay what they are, and cost nobody else anything.
        (uint256 votes,, bool executed) = controller.messageState(CHAIN_A, payload);
        assertEq(votes, 3);
        assertFalse(executed);
    }

    function test_theSameSpokeOnAnotherChainCountsForNothing() public {
        bytes memory payload = _cast(_id, 7);
        for (uint256 i = 0; i < 2; ++i) {
            vm.prank(address(adapters[i]));
            controller.receiveMessage(CHAIN_B, payload);
        }
        vm.expectRevert(
            abi.encodeWithSelector(ICrossChainVotes.Governor_InvalidVotingChain.selector, CHAIN_B, address(spokeA))
        );
        controller.execute(CHAIN_B, payload);
    }

    function test_oneHostileBridgeForgesNoVotes() public {
        bytes memory forged = _payload(0, address(spokeA), _manyVotes());
        _bring(2, forged);
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_ThresholdNotMet.selector, 1, 2));
        controller.execute(CHAIN_A, forged);
        // Nor does it keep honest ones from counting.
        bytes memory payload = _cast(_id, 3);
        _bring(2, payload);
        _bring(0, payload);
        controller.execute(CHAIN_A, payload);
        _assertVotes(_id, 0, 150e18, 0);
    }

    /// Whoever can send votes without a role cannot be in the way of those who have one.
    function test_strangersVotesHinderNoResend() public {
        Message memory message = Message(new address[](1), new bytes[](1), 2, 0);
        message.targets[0] = address(target);
        bytes20 history = controller.history();
        vm.chainId(CHAIN_A);
        vm.prank(ORIGINATOR);
        controller.sendMessage(message, HOME, _over(7).legs);
        bytes memory payload = adapters[0].lastMessage();
        _sendAs(STRANGER, _manyVotes());
        assertEq(controller.nonce(), 1);
        vm.prank(ORIGINATOR);
        controller.resendMessage(payload, history, new bytes32[](0), _over(4).legs);
        assertEq(adapters[2].lastMessage(), payload);
    }

    // What is paid, and for how many

    function test_whatIsLeftComesBackToTheVoterAndNothingStaysAtTheSpoke() public {
        IVotingTransport.Carriage memory carriage = _over(7);
        (carriage.legs[0].fee, carriage.legs[1].fee, carriage.legs[2].fee) = (1 gwei, 2 gwei, 3 gwei);
        (carriage.legs[1].options, carriage.refund) = ("fast", DAVE);
        vm.deal(DAVE, 10 gwei);
        vm.chainId(CHAIN_A);
        vm.prank(DAVE);
        spokeA.castVote{value: 10 gwei}(_id, _snapshot, 1, carriage);
        assertEq(DAVE.balance, 4 gwei);
        assertEq(address(adapters[1]).balance, 2 gwei);
        assertEq(adapters[1].lastOptions(), "fast");
        assertEq(address(spokeA).balance, 0);
        assertEq(address(controller).balance, 0);
    }

    /// Three fees for all of them instead of three for each.
    function test_oneMessageIsEnoughForEveryVoterOfAChain() public {
        _keep(spokeA, DAVE, _id, 1);
        _keep(spokeA, ALICE, _id, 0);
        vm.chainId(CHAIN_A);
        vm.prank(STRANGER);
        spokeA.sendTally(_id, _snapshot, _over(7));
        vm.chainId(HOME);
        bytes memory payload = adapters[0].lastMessage();
        _bringByTwo(payload);
        controller.execute(CHAIN_A, payload);
        _assertVotes(_id, 40e18, 150e18, 0);
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(adapters[i].taken(), 1);
        }
    }

    function test_aSpokeThatLiesCountsForNoMoreThanItsChainsSupply() public {
        Votes memory votes = _manyVotes();
        (votes.supply, votes.weights[1]) = (190e18, 191e18);
        bytes memory payload = _sendAs(address(spokeA), votes);
        _bringByTwo(payload);
        vm.expectRevert(abi.encodeWithSelector(ICrossChainVotes.Governor_ExceedsSupply.selector, CHAIN_A, 190e18));
        controller.execute(CHAIN_A, payload);
    }

    // What stands at an address that was named before anything stood there

    function test_aSpokeCountsOnlyOnceAProposalHasNamedIt() public {
        vm.prank(address(home));
        home.updateSpoke(ICrossChainVotes.VotingChain(CHAIN_A, address(0), 0));
        bytes memory payload = _cast(_id, 7);
        _bringByTwo(payload);
        _expectInvalidChain(address(spokeA));
        controller.execute(CHAIN_A, payload);

        vm.prank(address(home));
        home.updateSpoke(ICrossChainVotes.VotingChain(CHAIN_A, address(spokeA), 190e18));
        vm.expectRevert(
            abi.encodeWithSelector(ICrossChainVotes.Governor_InvalidTimepoint.selector, home.proposalSnapshot(_id))
        );
        controller.execute(CHAIN_A, payload);
        _assertVotes(_id, 0, 0, 0);

        description = "The next one";
        uint256 next = _open();
        payload = _cast(next, 7);
        _bringByTwo(payload);
        controller.execute(CHAIN_A, payload);
        _assertVotes(next, 0, 150e18, 0);
    }

    // When votes count

    function test_votesDoNotWaitForTheTimelock() public {
        bytes memory payload = _cast(_id, 7);
        bytes32 hash = controller.payloadHashOf(CHAIN_A, payload);
        _bring(0, payload);
        vm.expectEmit(address(controller));
        emit IMessageController.MessageConfirmed(hash, block.timestamp);
        _bring(1, payload);
        vm.expectEmit(address(controller));
        emit IMessageController.MessageExecuted(hash, hash);
        vm.prank(STRANGER);
        controller.execute(CHAIN_A, payload);
        _assertVotes(_id, 0, 150e18, 0);
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_MessageNotExecutable.selector, hash));
        controller.execute(CHAIN_A, payload);
    }

    function test_theVetoerStopsVotesThatABridgeHasBrought() public {
        bytes memory payload = _cast(_id, 7);
        bytes32 hash = controller.payloadHashOf(CHAIN_A, payload);
        _bring(0, payload);
        vm.prank(VETOER);
        controller.cancel(hash);
        _bring(1, payload);
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_MessageNotExecutable.selector, hash));
        controller.execute(CHAIN_A, payload);
        _assertVotes(_id, 0, 0, 0);
    }

    /// A bridge that loses a vote is made up for by one more, not by as many again.
    function test_furtherBridgesAddToTheFirstOnes() public {
        bytes memory payload = _cast(_id, 3);
        _bring(0, payload);
        skip(1 days);
        vm.chainId(CHAIN_A);
        bytes32 id = spokeA.resend(_id, _snapshot, DAVE, _over(4));
        vm.chainId(HOME);
        assertEq(adapters[2].lastMessage(), payload);
        assertEq(id, controller.payloadHashOf(CHAIN_A, payload));
        _bring(2, payload);
        controller.execute(CHAIN_A, payload);
        _assertVotes(_id, 0, 150e18, 0);
    }

    function test_whatWasVoidedByAChangeOfBridgesIsSentAgain() public {
        bytes memory payload = _cast(_id, 7);
        _bringByTwo(payload);
        vm.prank(OWNER);
        controller.updateAdapter(address(adapters[2]), false);
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_ThresholdNotMet.selector, 0, 2));
        controller.execute(CHAIN_A, payload);
        skip(1);
        vm.chainId(CHAIN_A);
        spokeA.resend(_id, _snapshot, DAVE, _over(3));
        vm.chainId(HOME);
        _bringByTwo(payload);
        controller.execute(CHAIN_A, payload);
        _assertVotes(_id, 0, 150e18, 0);
    }

    function test_whatArrivesAfterTheVoteCountsForNothing() public {
        bytes memory payload = _cast(_id, 7);
        _bringByTwo(payload);
        skip(VOTING_PERIOD);
        _expectUnexpectedState(_id, IGovernor.ProposalState.Defeated, _only(IGovernor.ProposalState.Active));
        controller.execute(CHAIN_A, payload);
    }

    /// Ether that comes with a vote reaches no spoke, which could not give it back.
    function test_aSpokeTakesNoMoney() public {
        vm.deal(STRANGER, 1);
        vm.prank(STRANGER);
        (bool taken,) = address(spokeA).call{value: 1}("");
        assertFalse(taken);
    }
}
