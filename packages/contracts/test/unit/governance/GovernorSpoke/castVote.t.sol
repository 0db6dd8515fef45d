// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorSpoke} from "../../../../src/governance/GovernorSpoke.sol";
import {ICrossChainVotes} from "../../../../src/governance/ICrossChainVotes.sol";
import {IGovernorSpoke} from "../../../../src/governance/IGovernorSpoke.sol";
import {IVotingTransport} from "../../../../src/messaging/IVotingTransport.sol";
import {Votes} from "../../../../src/messaging/MessagePayload.sol";
import {CrossChainTransport} from "../../../helpers/CrossChainTransport.sol";
import {TransportTest} from "../../../helpers/TransportTest.sol";
import {VotesUpgradeable} from "@openzeppelin/contracts-upgradeable/governance/utils/VotesUpgradeable.sol";

/// Refuses, or votes once more on the way.
contract CallingBackTransport is IVotingTransport {
    error Transport_Refused();

    bool public refuses;
    bytes public answer;

    function refuse() external {
        refuses = true;
    }

    function sendVotes(uint256, address, Votes calldata votes, Carriage calldata carriage)
        external
        payable
        returns (bytes32)
    {
        require(!refuses, Transport_Refused());
        (bool accepted, bytes memory reason) =
            msg.sender.call(abi.encodeCall(IGovernorSpoke.castVote, (votes.proposalId, votes.timepoint, 0, carriage)));
        assert(!accepted);
        answer = reason;
        return 0;
    }

    function quoteVotes(uint256, address[] calldata, uint256) external pure returns (uint256[] memory) {
        revert Transport_Refused();
    }
}

contract GovernorSpoke_castVote is TransportTest {
    uint256 private _id;
    uint256 private _snapshot;

    function setUp() public override {
        super.setUp();
        _id = _open();
        _snapshot = home.proposalSnapshot(_id);
    }

    function _cast(address voter, uint256 timepoint, uint8 support) private {
        vm.prank(voter);
        spokeA.castVote(_id, timepoint, support, _carriage());
    }

    function _assertNothingSent(address voter) private view {
        assertEq(transport.count(), 0);
        (, uint256 weight,) = spokeA.voteOf(_id, _snapshot, voter);
        assertEq(weight, 0);
    }

    function test_revertsWhileNobodyCarriesVotes() public {
        vm.prank(SPOKE_OWNER);
        spokeA.updateMessageController(address(0));
        vm.expectRevert(IGovernorSpoke.Spoke_NoMessageController.selector);
        _cast(DAVE, _snapshot, 1);
        _assertNothingSent(DAVE);
    }

    function testFuzz_revertsForAnUnknownKindOfVote(uint8 support) public {
        support = uint8(bound(support, 3, 255));
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_InvalidSupport.selector, support));
        _cast(DAVE, _snapshot, support);
    }

    function testFuzz_revertsForATimepointThatHasNotPassed(uint256 timepoint) public {
        timepoint = bound(timepoint, block.timestamp, type(uint256).max);
        vm.expectRevert(
            abi.encodeWithSelector(VotesUpgradeable.ERC5805FutureLookup.selector, timepoint, uint48(block.timestamp))
        );
        _cast(DAVE, timepoint, 1);
    }

    function test_revertsWithoutVotesAtTheTimepoint() public {
        vm.prank(DAVE);
        assertTrue(tokenA.transfer(STRANGER, 10e18));
        _delegateToSelf(tokenA, STRANGER);
        skip(1);
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_NoWeight.selector, STRANGER));
        _cast(STRANGER, _snapshot, 1);
        // Votes at home are votes at home.
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_NoWeight.selector, CAROL));
        _cast(CAROL, _snapshot, 1);
    }

    function test_revertsTheSecondTime() public {
        _cast(DAVE, _snapshot, 1);
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_AlreadyVoted.selector, DAVE));
        _cast(DAVE, _snapshot, 0);
        assertEq(transport.count(), 1);
    }

    function test_recordsNothingWhenTheMessageControllerRefuses() public {
        CallingBackTransport refusing = new CallingBackTransport();
        refusing.refuse();
        vm.prank(SPOKE_OWNER);
        spokeA.updateMessageController(address(refusing));
        vm.expectRevert(CallingBackTransport.Transport_Refused.selector);
        _cast(DAVE, _snapshot, 1);
        _assertNothingSent(DAVE);
    }

    function test_isRecordedBeforeItIsSent() public {
        CallingBackTransport voter = new CallingBackTransport();
        vm.prank(DAVE);
        tokenA.delegate(address(voter));
        vm.prank(SPOKE_OWNER);
        spokeA.updateMessageController(address(voter));
        skip(1);
        vm.prank(address(voter));
        spokeA.castVote(_id, block.timestamp - 1, 1, _carriage());
        assertEq(voter.answer(), abi.encodeWithSelector(IGovernorSpoke.Spoke_AlreadyVoted.selector, address(voter)));
    }

    function testFuzz_sendsThePastVotesWithTheValue(uint8 support, uint96 fee) public {
        support = uint8(bound(support, 0, 2));
        vm.prank(DAVE);
        assertTrue(tokenA.transfer(ALICE, 100e18));
        vm.deal(DAVE, fee);
        vm.expectEmit(address(spokeA));
        emit IGovernorSpoke.VoteSent(DAVE, _id, _snapshot, support, 150e18);
        vm.prank(DAVE);
        assertEq(spokeA.castVote{value: fee}(_id, _snapshot, support, _carriage()), bytes32(uint256(1)));

        (uint8 sentSupport, uint256 weight, bool kept) = spokeA.voteOf(_id, _snapshot, DAVE);
        assertEq(sentSupport, support);
        assertEq(weight, 150e18);
        assertFalse(kept);
        assertEq(address(transport).balance, fee);
        CrossChainTransport.Sent memory sent = transport.sent(0);
        Votes memory expected = _votes(_id);
        expected.weights[1] = 0;
        expected.weights[support] = 150e18;
        assertEq(abi.encode(sent.votes), abi.encode(expected));
        assertEq(abi.encode(sent.carriage), abi.encode(_carriage()));
        assertEq(sent.homeChainId, HOME);
        assertEq(sent.governor, address(home));
        assertEq(sent.sender, address(spokeA));
    }

    function test_whatArrivesIsCounted() public {
        _cast(DAVE, _snapshot, 0);
        vm.expectEmit(address(home));
        emit ICrossChainVotes.CrossChainVoteCast(DAVE, _id, CHAIN_A, 0, 150e18);
        transport.deliver(0);
        _assertVotes(_id, 150e18, 0, 0);
    }

    function testFuzz_countsTheRightTimepointOfThoseThatWereNamed(uint256 wrong) public {
        wrong = bound(wrong, _snapshot - VOTING_DELAY, _snapshot - 1);
        _cast(DAVE, wrong, 1);
        _cast(DAVE, _snapshot, 1);
        vm.expectRevert(abi.encodeWithSelector(ICrossChainVotes.Governor_InvalidTimepoint.selector, wrong));
        transport.deliver(0);
        transport.deliver(1);
        _assertVotes(_id, 0, 150e18, 0);
    }

    function test_aSpokeThatTheTransportDoesNotKnowCountsForNothing() public {
        GovernorSpoke stranger = _deploySpoke("strange", tokenA, address(0), CHAIN_A);
        vm.prank(DAVE);
        stranger.castVote(_id, _snapshot, 1, _carriage());
        vm.expectRevert(
            abi.encodeWithSelector(ICrossChainVotes.Governor_InvalidVotingChain.selector, 0, address(stranger))
        );
        transport.deliver(0);
        // Nor does it for the chain where it stands.
        transport.register(address(stranger), CHAIN_A);
        vm.expectRevert(
            abi.encodeWithSelector(ICrossChainVotes.Governor_InvalidVotingChain.selector, CHAIN_A, address(stranger))
        );
        transport.deliver(0);
    }
}
