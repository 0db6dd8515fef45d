// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IGasRefund} from "../../src/governance/IGasRefund.sol";
import {ExpensiveReceiver} from "../helpers/RefundActors.sol";
import {RefundTest} from "../helpers/RefundTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

/// One vote of every kind, at any price, against settings as generous as there can be. What is paid is at most what the vote
/// executes: the law holds whatever becomes of the gas that a transaction costs before it executes anything.
contract RefundFuzzTest is RefundTest {
    /// What an access list (EIP-2930) can take off what is outside the measurement: 100 gas for each of two implementations,
    /// the pot and their three slots.
    uint256 private constant ACCESS_LIST_DISCOUNT = 600;

    uint256 private _proposalId;

    function setUp() public override {
        super.setUp();
        IGasRefund.RefundSettings memory settings = IGasRefund.RefundSettings({
            maxPriorityFee: type(uint40).max,
            maxBaseFee: type(uint40).max,
            baseGas: 15_000,
            maxGasUsed: type(uint24).max,
            minWeight: 1,
            proposalCap: 1000 ether,
            periodCap: 2000 ether,
            minProposerVotes: 0
        });
        vm.deal(address(pot), 1000 ether);
        vm.prank(refunding.timelock());
        pot.updateRefundSettings(settings);
        _proposalId = _proposeAndOpenVoting(refunding);
    }

    function _price(uint256 baseFee, uint256 tip) private {
        vm.fee(bound(baseFee, 0, 900 gwei));
        vm.txGasPrice(block.basefee + bound(tip, 0, 900 gwei));
    }

    function _assertPaidForByTheVoter(address from, address to, bytes memory data, uint256 gasLimit)
        private
        returns (uint256 paid)
    {
        uint256 before = address(pot).balance;
        Outcome memory outcome = _send(from, to, data, gasLimit);
        paid = before - address(pot).balance;
        assertTrue(outcome.success || paid == 0);
        if (paid > 0) assertLe(paid, (outcome.gasUsed - _intrinsicGas(data) - ACCESS_LIST_DISCOUNT) * tx.gasprice);
    }

    function testFuzz_aDirectVoteIsNeverPaidMoreThanItCost(
        uint256 baseFee,
        uint256 tip,
        uint256 gasLimit,
        uint8 support
    ) public {
        _price(baseFee, tip);
        gasLimit = bound(gasLimit, 30_000, 30_000_000);
        bytes memory data = abi.encodeCall(IGovernor.castVote, (_proposalId, support % 4));
        _assertPaidForByTheVoter(BOB, address(refunding), data, gasLimit);
    }

    function testFuzz_aVoteWithAReasonIsNeverPaidMoreThanItCost(uint256 baseFee, uint256 tip, bytes memory reason)
        public
    {
        _price(baseFee, tip);
        bytes memory data = abi.encodeCall(IGovernor.castVoteWithReason, (_proposalId, 1, string(reason)));
        uint256 paid = _assertPaidForByTheVoter(BOB, address(refunding), data, GAS_LIMIT);
        assertTrue(paid > 0 || block.basefee == 0);
    }

    /// A reason that is made up in memory costs its sender no calldata, so that nearly all of the transaction is measured.
    function testFuzz_aHugeReasonIsNeverPaidMoreThanItCost(uint256 length) public {
        _price(20 gwei, 1 gwei);
        LongReasonVoter voter = new LongReasonVoter();
        vm.prank(BOB);
        token.delegate(address(voter));
        skip(1);
        description = "A long reason";
        uint256 id = _proposeAndOpenVoting(refunding);
        bytes memory data =
            abi.encodeCall(LongReasonVoter.voteWithLongReason, (address(refunding), id, bound(length, 0, 500_000)));
        assertGt(_assertPaidForByTheVoter(STRANGER, address(voter), data, 30_000_000), 0);
    }

    /// Whatever the gas limit: no vote, or a refund to a contract that needs nearly all the gas it is given.
    function testFuzz_theGasLimitDecidesBetweenAVoteWithRefundAndNone(uint256 gasLimit) public {
        _price(20 gwei, 1 gwei);
        ExpensiveReceiver receiver = new ExpensiveReceiver(11_800);
        vm.prank(BOB);
        token.delegate(address(receiver));
        skip(1);
        description = "An expensive vote";
        uint256 id = _proposeAndOpenVoting(refunding);
        bytes memory data =
            abi.encodeCall(receiver.act, (address(refunding), abi.encodeCall(IGovernor.castVote, (id, 1))));
        uint256 paid = _assertPaidForByTheVoter(STRANGER, address(receiver), data, bound(gasLimit, 60_000, 200_000));
        assertEq(paid > 0, refunding.hasVoted(id, address(receiver)));
    }
}

/// Votes with a reason of any length.
contract LongReasonVoter {
    function voteWithLongReason(address governor, uint256 proposalId, uint256 length) external {
        IGovernor(governor).castVoteWithReason(proposalId, 1, string(new bytes(length)));
    }

    receive() external payable {}
}
