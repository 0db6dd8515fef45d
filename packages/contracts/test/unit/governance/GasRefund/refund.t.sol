// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GasRefund} from "../../../../src/governance/GasRefund.sol";
import {IGasRefund} from "../../../../src/governance/IGasRefund.sol";
import {GasRefundTest} from "../../../helpers/GasRefundTest.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {Vm} from "forge-std/Vm.sol";

contract GasRefund_refund is GasRefundTest {
    function _assertPaysNothing(uint256 proposalId, uint256 weight) private {
        uint256 before = address(pot).balance;
        IGasRefund.RefundSettings memory terms = pot.refundTerms(proposalId);
        vm.recordLogs();
        assertEq(_refund(VOTER, VOTER, proposalId, weight, 50_000), 0);
        assertEq(vm.getRecordedLogs().length, 0);
        assertEq(address(pot).balance, before);
        _assertSame(pot.refundTerms(proposalId), terms);
    }

    function test_revertsForAnybodyButTheGovernor() public {
        for (uint256 i = 0; i < 2; ++i) {
            address caller = [OWNER, STRANGER][i];
            vm.expectRevert(abi.encodeWithSelector(IGasRefund.RefundGas_NotGovernor.selector, caller));
            vm.prank(caller);
            pot.refund(VOTER, PROPOSAL, WEIGHT, 50_000);
        }
    }

    function test_paysNothingWhereTheProposalWasNeverOpened() public {
        _assertPaysNothing(PROPOSAL + 1, type(uint256).max);
        _assertPaysNothing(PROPOSAL + 1, 0);
    }

    function testFuzz_paysNothingBelowTheLeastWeight(uint256 weight) public {
        _assertPaysNothing(PROPOSAL, bound(weight, 0, WEIGHT - 1));
    }

    function test_paysNothingAtNoPrice() public {
        vm.fee(0);
        vm.txGasPrice(0);
        _assertPaysNothing(PROPOSAL, WEIGHT);
    }

    function test_paysNothingFromAnEmptyPot() public {
        vm.deal(address(pot), 0);
        _assertPaysNothing(PROPOSAL, WEIGHT);
    }

    function test_paysNothingWhenTheCapIsUsedUp() public {
        IGasRefund.RefundSettings memory settings = _settings();
        settings.proposalCap = 100_000 gwei;
        vm.prank(OWNER);
        pot.updateRefundSettings(settings);
        _open(PROPOSAL + 1);
        assertEq(_refund(VOTER, VOTER, PROPOSAL + 1, WEIGHT, 50_000), 100_000 gwei);
        _assertPaysNothing(PROPOSAL + 1, WEIGHT);
    }

    function test_paysTheSenderMeasuredGasAndBaseGas() public {
        vm.expectEmit(address(pot));
        emit IGasRefund.GasRefunded(VOTER, 65_000 * PRICE);
        assertEq(_refund(VOTER, 50_000), 65_000 * PRICE);
        assertEq(_capLeft(), 1 ether - 65_000 * PRICE);
    }

    function test_paysNoMoreOfTheTipThanOfTheBaseFee() public {
        vm.fee(1 gwei);
        vm.txGasPrice(3 gwei);
        assertEq(_refund(VOTER, 50_000), 65_000 * 2 gwei);
        vm.fee(0);
        assertEq(_refund(VOTER, 50_000), 0);
    }

    function test_paysSeveralSendersOneAfterTheOther() public {
        address payable other = payable(makeAddr("other"));
        assertEq(_refund(VOTER, 50_000), 65_000 * PRICE);
        assertEq(_refund(other, 60_000), 75_000 * PRICE);
        assertEq(_capLeft(), 1 ether - 140_000 * PRICE);
    }

    /// Against the promise in words, for any numbers that the settings accept.
    function testFuzz_paysWhatItPromises(
        IGasRefund.RefundSettings memory s,
        uint64 baseFee,
        uint64 gasPrice,
        uint64 gasUsed,
        uint128 inPot
    ) public {
        s.maxPriorityFee = bound(s.maxPriorityFee, 0, type(uint40).max);
        s.maxBaseFee = bound(s.maxBaseFee, 0, type(uint40).max);
        s.baseGas = bound(s.baseGas, 0, 15_000);
        s.maxGasUsed = bound(s.maxGasUsed, 0, type(uint24).max);
        s.minWeight = bound(s.minWeight, 1, type(uint96).max);
        s.proposalCap = bound(s.proposalCap, 0, type(uint40).max) * 1 gwei;
        s.periodCap = uint256(type(uint40).max) * 2 gwei;
        s.minProposerVotes = bound(s.minProposerVotes, 0, PROPOSER_VOTES);
        pot = new GasRefund(GOVERNOR, s);
        _open(PROPOSAL);
        vm.deal(address(pot), inPot);
        vm.fee(baseFee);
        vm.txGasPrice(gasPrice);

        uint256 base = Math.min(baseFee, s.maxBaseFee);
        uint256 price = Math.min(gasPrice, base + Math.min(s.maxPriorityFee, base));
        uint256 amount = Math.min(uint256(gasUsed) + s.baseGas, s.maxGasUsed) * price;
        amount = Math.min(Math.min(amount, s.proposalCap), inPot);
        assertEq(_refund(VOTER, VOTER, PROPOSAL, s.minWeight, gasUsed), amount);
        s.proposalCap -= Math.ceilDiv(amount, 1 gwei) * 1 gwei;
        _assertSame(pot.refundTerms(PROPOSAL), _terms(s));
        assertEq(address(pot).balance, inPot - amount);
    }

    function testFuzz_theNumbersNeverOverflow(uint256 weight, uint256 gasUsed) public {
        weight = bound(weight, WEIGHT, type(uint256).max);
        gasUsed = bound(gasUsed, 200_000, type(uint256).max - 36_000);
        assertEq(_refund(VOTER, VOTER, PROPOSAL, weight, gasUsed), 200_000 * PRICE);
    }

    function testFuzz_neverPaysMoreThanTheCap(uint64[16] memory gasUsed, uint256 gasPrice) public {
        vm.fee(bound(gasPrice, 1, 300 gwei));
        vm.txGasPrice(block.basefee + 2 gwei);
        uint256 paid;
        for (uint256 i = 0; i < 16; ++i) {
            paid += _refund(VOTER, gasUsed[i]);
            assertLe(paid + _capLeft(), 1 ether);
        }
        assertEq(address(pot).balance, 10 ether - paid);
    }

    function test_paysWhoeverIsNotTheOriginWithoutBaseGas() public {
        assertEq(_refund(VOTER, STRANGER, PROPOSAL, WEIGHT, 50_000), 50_000 * PRICE);
    }

    function test_paysAnOriginWithDelegatedCodeWithoutBaseGas() public {
        vm.etch(VOTER, abi.encodePacked(hex"ef0100", STRANGER));
        assertEq(_refund(VOTER, 50_000), 50_000 * PRICE);
    }

    function test_paysWhoRunsCodeOncePerTransaction() public {
        _open(PROPOSAL + 1);
        assertEq(_refund(VOTER, STRANGER, PROPOSAL, WEIGHT, 50_000), 50_000 * PRICE);
        Vm.Log[] memory logs;
        for (uint256 i = 0; i < 4; ++i) {
            address payable to = [VOTER, payable(makeAddr("another contract"))][i % 2];
            vm.recordLogs();
            assertEq(_refund(to, STRANGER, PROPOSAL + i / 2, WEIGHT, 50_000), 0);
            logs = vm.getRecordedLogs();
            assertEq(logs.length, 0);
        }
        assertEq(_capLeft(), 1 ether - 50_000 * PRICE);
    }
}

/// What a test does is one transaction to forge, what its setup does another.
contract GasRefund_refundInTheNextTransaction is GasRefundTest {
    function setUp() public override {
        super.setUp();
        assertEq(_refund(VOTER, STRANGER, PROPOSAL, WEIGHT, 50_000), 50_000 * PRICE);
    }

    function test_paysWhoRunsCodeAgain() public {
        assertEq(_refund(VOTER, STRANGER, PROPOSAL, WEIGHT, 50_000), 50_000 * PRICE);
    }
}
