// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IGovernorSpoke} from "../../../../src/governance/IGovernorSpoke.sol";
import {Votes} from "../../../../src/messaging/MessagePayload.sol";
import {CrossChainTransport} from "../../../helpers/CrossChainTransport.sol";
import {TransportTest} from "../../../helpers/TransportTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

contract GovernorSpoke_sendTally is TransportTest {
    uint256 private _id;
    uint256 private _snapshot;

    function setUp() public override {
        super.setUp();
        vm.prank(DAVE);
        assertTrue(tokenA.transfer(CAROL, 30e18));
        _delegateToSelf(tokenA, CAROL);
        _id = _open();
        _snapshot = home.proposalSnapshot(_id);
    }

    function _keep(address voter, uint8 support) private {
        vm.prank(voter);
        spokeA.castVote(_id, _snapshot, support, _kept());
    }

    function _assertTally(uint256 timepoint, uint256[3] memory expected) private view {
        assertEq(abi.encode(spokeA.tallyOf(_id, timepoint)), abi.encode(expected));
    }

    function _expectNoVote() private {
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_NoVote.selector, address(0)));
    }

    function test_revertsWhereNobodysVoteIsKept() public {
        _expectNoVote();
        spokeA.sendTally(_id, _snapshot, _carriage());
        vm.prank(DAVE);
        spokeA.castVote(_id, _snapshot, 1, _carriage());
        _expectNoVote();
        spokeA.sendTally(_id, _snapshot, _carriage());
        _assertTally(_snapshot, [uint256(0), 0, 0]);
    }

    function test_keepsAVoteWithoutFeeOrMessageController() public {
        vm.prank(SPOKE_OWNER);
        spokeA.updateMessageController(address(0));
        vm.expectEmit(address(spokeA));
        emit IGovernorSpoke.VoteKept(DAVE, _id, _snapshot, 2, 120e18);
        vm.prank(DAVE);
        assertEq(spokeA.castVote(_id, _snapshot, 2, _kept()), 0);
        (uint8 support, uint256 weight, bool kept) = spokeA.voteOf(_id, _snapshot, DAVE);
        assertEq(support, 2);
        assertEq(weight, 120e18);
        assertTrue(kept);
        _assertTally(_snapshot, [uint256(0), 0, 120e18]);
        assertEq(transport.count(), 0);
        vm.expectRevert(IGovernorSpoke.Spoke_NoMessageController.selector);
        spokeA.sendTally(_id, _snapshot, _carriage());
    }

    function test_revertsWhenValueComesWithAVoteThatIsKept() public {
        vm.deal(DAVE, 3);
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_UnexpectedValue.selector, 3));
        vm.prank(DAVE);
        spokeA.castVote{value: 3}(_id, _snapshot, 1, _kept());
    }

    function test_aVoterIsCountedByOneWayOnly() public {
        _keep(DAVE, 1);
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_AlreadyVoted.selector, DAVE));
        vm.prank(DAVE);
        spokeA.castVote(_id, _snapshot, 1, _carriage());

        vm.prank(ALICE);
        spokeA.castVote(_id, _snapshot, 1, _carriage());
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_AlreadyVoted.selector, ALICE));
        _keep(ALICE, 1);
        _assertTally(_snapshot, [uint256(0), 120e18, 0]);
    }

    function test_sendsTheSumsForAnybody() public {
        _keep(DAVE, 1);
        _keep(CAROL, 1);
        _keep(ALICE, 0);
        vm.prank(DAVE);
        spokeA.castVote(_id, _snapshot - 1, 2, _kept());
        vm.deal(STRANGER, 5 gwei);
        vm.expectEmit(address(spokeA));
        emit IGovernorSpoke.TallySent(_id, _snapshot, 40e18, 150e18, 0);
        vm.prank(STRANGER);
        assertEq(spokeA.sendTally{value: 5 gwei}(_id, _snapshot, _carriage()), bytes32(uint256(1)));

        CrossChainTransport.Sent memory sent = transport.sent(0);
        assertEq(sent.fee, 5 gwei);
        assertEq(sent.governor, address(home));
        assertEq(sent.homeChainId, HOME);
        assertEq(abi.encode(sent.carriage), abi.encode(_carriage()));
        Votes memory expected = Votes(_id, _snapshot, 190e18, address(0), [uint256(40e18), 150e18, 0]);
        assertEq(abi.encode(sent.votes), abi.encode(expected));
    }

    function test_everyVoterCountsOnceWhicheverMessageComesFirst() public {
        _keep(ALICE, 0);
        spokeA.sendTally(_id, _snapshot, _carriage());
        _keep(CAROL, 1);
        spokeA.sendTally(_id, _snapshot, _carriage());
        vm.prank(DAVE);
        spokeA.castVote(_id, _snapshot, 1, _carriage());
        uint256 open = vm.snapshotState();

        for (uint256 i = 0; i < 3; ++i) {
            transport.deliver(i);
        }
        _assertVotes(_id, 40e18, 150e18, 0);

        vm.revertToState(open);
        for (uint256 i = 3; i > 1; --i) {
            transport.deliver(i - 1);
        }
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorAlreadyCastVote.selector, address(0)));
        transport.deliver(0);
        _assertVotes(_id, 40e18, 150e18, 0);
        assertEq(home.usedVotes(_id, home.ballotOf(CHAIN_A, address(3))), tokenA.getPastTotalSupply(_snapshot));
    }

    function test_asksTheTransportForFees() public {
        address[] memory adapters = new address[](2);
        (adapters[0], adapters[1]) = (ALICE, BOB);
        uint256[] memory fees = spokeA.quote(adapters, 9);
        assertEq(fees[0], HOME + 9 + uint160(ALICE));
        assertEq(fees[1], HOME + 9 + uint160(BOB));
        vm.prank(SPOKE_OWNER);
        spokeA.updateMessageController(address(0));
        vm.expectRevert(IGovernorSpoke.Spoke_NoMessageController.selector);
        spokeA.quote(adapters, 9);
    }
}
