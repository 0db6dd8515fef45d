// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IGovernorSpoke} from "../../../../src/governance/IGovernorSpoke.sol";
import {CrossChainTransport} from "../../../helpers/CrossChainTransport.sol";
import {TransportTest} from "../../../helpers/TransportTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

contract GovernorSpoke_resend is TransportTest {
    uint256 private _id;
    uint256 private _snapshot;

    function setUp() public override {
        super.setUp();
        _id = _open();
        _snapshot = home.proposalSnapshot(_id);
        vm.prank(DAVE);
        spokeA.castVote(_id, _snapshot, 1, _carriage());
    }

    function test_revertsWhereNothingWasSent() public {
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_NoVote.selector, ALICE));
        spokeA.resend(_id, _snapshot, ALICE, _carriage());
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_NoVote.selector, DAVE));
        spokeA.resend(_id, _snapshot - 1, DAVE, _carriage());
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_NoVote.selector, DAVE));
        spokeA.resend(_id + 1, _snapshot, DAVE, _carriage());
    }

    /// It would count twice: whoever wants it to arrive sends all of them.
    function test_revertsForAVoteThatIsKept() public {
        vm.prank(ALICE);
        spokeA.castVote(_id, _snapshot, 1, _kept());
        vm.expectRevert(abi.encodeWithSelector(IGovernorSpoke.Spoke_NoVote.selector, ALICE));
        spokeA.resend(_id, _snapshot, ALICE, _carriage());
    }

    function test_revertsWhileNobodyCarriesVotes() public {
        vm.prank(SPOKE_OWNER);
        spokeA.updateMessageController(address(0));
        vm.expectRevert(IGovernorSpoke.Spoke_NoMessageController.selector);
        spokeA.resend(_id, _snapshot, DAVE, _carriage());
    }

    function test_sendsTheSameMessageForAnybody() public {
        vm.prank(DAVE);
        assertTrue(tokenA.transfer(ALICE, 150e18));
        vm.deal(STRANGER, 5 gwei);
        vm.expectEmit(address(spokeA));
        emit IGovernorSpoke.VoteResent(DAVE, _id, _snapshot);
        vm.prank(STRANGER);
        spokeA.resend{value: 5 gwei}(_id, _snapshot, DAVE, _carriage());

        CrossChainTransport.Sent memory again = transport.sent(1);
        assertEq(again.fee, 5 gwei);
        again.fee = 0;
        assertEq(keccak256(abi.encode(again)), keccak256(abi.encode(transport.sent(0))));
    }

    function test_countsTheSecondWhenTheFirstWasLost() public {
        spokeA.resend(_id, _snapshot, DAVE, _carriage());
        transport.deliver(1);
        _assertVotes(_id, 0, 150e18, 0);
    }

    function test_countsOneWhenTheFirstWasOnlyLate() public {
        spokeA.resend(_id, _snapshot, DAVE, _carriage());
        transport.deliver(1);
        for (uint256 i = 0; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorAlreadyCastVote.selector, DAVE));
            transport.deliver(i);
        }
        _assertVotes(_id, 0, 150e18, 0);
    }

    function test_theNewMessageControllerCarriesIt() public {
        CrossChainTransport next = new CrossChainTransport();
        vm.prank(SPOKE_OWNER);
        spokeA.updateMessageController(address(next));
        spokeA.resend(_id, _snapshot, DAVE, _carriage());
        assertEq(transport.count(), 1);
        assertEq(keccak256(abi.encode(next.sent(0))), keccak256(abi.encode(transport.sent(0))));
    }
}
