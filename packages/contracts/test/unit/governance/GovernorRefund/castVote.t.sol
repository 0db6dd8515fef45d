// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IGasRefund} from "../../../../src/governance/IGasRefund.sol";
import {OrganisationGovernor} from "../../../../src/governance/OrganisationGovernor.sol";
import {GreedyReceiver, HostileRefund} from "../../../helpers/RefundActors.sol";
import {RefundTest} from "../../../helpers/RefundTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

contract GovernorRefund_castVote is RefundTest {
    uint256 private _proposalId;
    address private _signer;
    uint256 private _key;

    function setUp() public override {
        super.setUp();
        (_signer, _key) = makeAddrAndKey("signer");
        vm.prank(ALICE);
        assertTrue(token.transfer(_signer, 100e18));
        vm.prank(_signer);
        token.delegate(_signer);
        skip(1);
        _proposalId = _proposeAndOpenVoting(refunding);
    }

    function _castVote() private view returns (bytes memory) {
        return abi.encodeCall(IGovernor.castVote, (_proposalId, 1));
    }

    function _castParts(uint128 for_) private view returns (bytes memory) {
        bytes memory parts = abi.encodePacked(uint128(0), for_, uint128(0));
        return abi.encodeCall(IGovernor.castVoteWithReasonAndParams, (_proposalId, 255, "", parts));
    }

    function _assertCounted(OrganisationGovernor in_, uint256 expected) private view {
        (, uint256 for_,) = in_.proposalVotes(_proposalId);
        assertEq(for_, expected);
    }

    /// @return paid What the pot paid for the vote that `from` sends; `from` is who gets it.
    function _paidFor(address from, bytes memory data) private returns (uint256 paid) {
        uint256 before = from.balance;
        Outcome memory r = _transact(from, address(refunding), data, GAS_LIMIT);
        assertTrue(r.success);
        paid = from.balance - before;
        assertEq(100 ether - address(pot).balance, paid);
        assertLe(paid, r.cost);
        if (paid > 0) assertGt(paid, r.cost / 2, "too little to be called a refund");
    }

    function test_paysForADirectVote() public {
        assertGt(_paidFor(BOB, _castVote()), 0);
        _assertCounted(refunding, 300e18);
    }

    function test_paysForAVoteWithAReason() public {
        assertGt(_paidFor(BOB, abi.encodeCall(IGovernor.castVoteWithReason, (_proposalId, 1, "because"))), 0);
    }

    function test_paysForAVoteWithEmptyParams() public {
        assertGt(
            _paidFor(BOB, abi.encodeCall(IGovernor.castVoteWithReasonAndParams, (_proposalId, 1, "because", ""))), 0
        );
    }

    function test_paysWhoRelaysASignedVote() public {
        bytes memory signature = _signBallot(refunding, _proposalId, _signer, _key);
        bytes memory data = abi.encodeCall(IGovernor.castVoteBySig, (_proposalId, 1, _signer, signature));
        uint256 before = STRANGER.balance;
        Outcome memory r = _transact(STRANGER, address(refunding), data, GAS_LIMIT);
        assertTrue(r.success);
        assertGt(STRANGER.balance, before);
        assertLe(STRANGER.balance - before, r.cost);
        assertEq(_signer.balance, 0);
        _assertCounted(refunding, 100e18);
    }

    function test_doesNotPayForFractionsButOnceForTheRest() public {
        assertEq(_paidFor(BOB, _castParts(100e18)), 0);
        assertEq(_paidFor(BOB, _castParts(50e18)), 0);
        assertGt(_paidFor(BOB, _castVote()), 0);
        _assertCounted(refunding, 300e18);
    }

    function test_doesNotPayForALastPartBelowTheLeastWeight() public {
        assertEq(_paidFor(BOB, _castParts(299e18 + 1)), 0);
        assertEq(_paidFor(BOB, _castVote()), 0);
        _assertCounted(refunding, 300e18);
    }

    function test_revertsTheSecondTimeUnpaid() public {
        _paidFor(BOB, _castVote());
        uint256 left = address(pot).balance;
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorAlreadyCastVote.selector, BOB));
        vm.prank(BOB, BOB);
        refunding.castVote(_proposalId, 0);
        assertFalse(_transact(BOB, address(refunding), _castVote(), GAS_LIMIT).success);
        assertEq(address(pot).balance, left);
    }

    function test_revertsUnpaidWhenVotingIsOver() public {
        skip(VOTING_PERIOD + 1);
        _expectUnexpectedState(_proposalId, IGovernor.ProposalState.Defeated, _only(IGovernor.ProposalState.Active));
        vm.prank(BOB, BOB);
        refunding.castVote(_proposalId, 1);
        assertEq(address(pot).balance, 100 ether);
    }

    function test_revertsUnpaidForAnUnknownKindOfVote() public {
        vm.expectRevert(IGovernor.GovernorInvalidVoteType.selector);
        vm.prank(BOB, BOB);
        refunding.castVote(_proposalId, 3);
        assertEq(address(pot).balance, 100 ether);
    }

    function test_countsWhenThePotIsEmpty() public {
        vm.deal(address(pot), 0);
        assertTrue(_transact(BOB, address(refunding), _castVote(), GAS_LIMIT).success);
        _assertCounted(refunding, 300e18);
    }

    function test_countsWhenTheSenderRefusesTheMoney() public {
        GreedyReceiver receiver = new GreedyReceiver();
        vm.prank(BOB);
        token.delegate(address(receiver));
        skip(1);
        description = "The receiver votes";
        _proposalId = _proposeAndOpenVoting(refunding);
        receiver.become(GreedyReceiver.Mood.Refuse);
        receiver.act(address(refunding), _castVote());
        _assertCounted(refunding, 300e18);
        assertEq(address(pot).balance, 100 ether);
    }

    /// Whatever the gas limit: no vote, or a vote with all of its refund.
    function test_theGasLimitCannotCostAVoterTheRefund() public {
        uint256 snapshot = vm.snapshotState();
        uint256 full = _paidFor(BOB, _castVote());
        vm.revertToState(snapshot);
        uint256 counted;
        for (uint256 gasLimit = 60_000; gasLimit < 170_000; gasLimit += 250) {
            uint256 before = BOB.balance;
            bool success = _transact(BOB, address(refunding), _castVote(), gasLimit).success;
            assertEq(BOB.balance - before, success ? full : 0, vm.toString(gasLimit));
            _assertCounted(refunding, success ? 300e18 : 0);
            if (success) ++counted;
            vm.revertToState(snapshot);
        }
        assertGt(counted, 100);
        assertLt(counted, 340);
    }

    /// As wallets estimate: without a price nothing is paid, and yet the limit must be enough for a vote that is paid.
    function test_asMuchGasIsNeededAtNoPrice() public {
        uint256 snapshot = vm.snapshotState();
        for (uint256 gasLimit = 100_000; gasLimit < 140_000; gasLimit += 500) {
            bool success = _transact(BOB, address(refunding), _castVote(), gasLimit).success;
            vm.revertToState(snapshot);
            vm.txGasPrice(0);
            vm.fee(0);
            assertEq(_send(BOB, address(refunding), _castVote(), gasLimit).success, success, vm.toString(gasLimit));
            vm.revertToState(snapshot);
        }
    }

    /// With less than all gas of the refund left over, a vote still ends well.
    function test_countsAtTheLowestGasLimitWhenTheRefundContractBurnsAll() public {
        OrganisationGovernor in_ = _governorWithCompanion(address(new HostileRefund(HostileRefund.Kind.BurnsGas)));
        vm.prank(ALICE);
        in_.propose{gas: 30_000_000}(targets, values, calldatas, description);
        skip(VOTING_DELAY + 1);
        touched.push(address(in_));
        touched.push(in_.refundGas());
        uint256 snapshot = vm.snapshotState();
        uint256 lowest;
        for (uint256 gasLimit = 60_000; lowest == 0; gasLimit += 50) {
            if (_transact(BOB, address(refunding), _castVote(), gasLimit).success) lowest = gasLimit;
            vm.revertToState(snapshot);
        }
        assertTrue(_transact(BOB, address(in_), _castVote(), lowest).success);
        _assertCounted(in_, 300e18);
    }

    function test_countsWhateverTheRefundContractDoes() public {
        address[4] memory companions = [
            makeAddr("without code"),
            address(new HostileRefund(HostileRefund.Kind.Reverts)),
            address(new HostileRefund(HostileRefund.Kind.BurnsGas)),
            address(new HostileRefund(HostileRefund.Kind.BombsWithReturnData))
        ];
        OrganisationGovernor[4] memory governors;
        for (uint256 i = 0; i < companions.length; ++i) {
            governors[i] = _governorWithCompanion(companions[i]);
            vm.prank(ALICE);
            governors[i].propose{gas: 30_000_000}(targets, values, calldatas, description);
        }
        skip(VOTING_DELAY + 1);
        for (uint256 i = 0; i < companions.length; ++i) {
            vm.expectCall(companions[i], abi.encodeWithSelector(IGasRefund.refund.selector, BOB, _proposalId), 1);
            vm.prank(BOB, BOB);
            governors[i].castVote{gas: 30_000_000}(_proposalId, 1);
            _assertCounted(governors[i], 300e18);
        }
    }

    function test_countsWithoutARefundContract() public {
        description = "No refund";
        _proposalId = _proposeAndOpenVoting(governor);
        _vote(governor, _proposalId, BOB, 1);
        _assertCounted(governor, 300e18);
    }
}
