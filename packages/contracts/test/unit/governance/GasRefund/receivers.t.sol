// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IGasRefund} from "../../../../src/governance/IGasRefund.sol";
import {GasRefundTest} from "../../../helpers/GasRefundTest.sol";
import {ExpensiveReceiver, GreedyReceiver} from "../../../helpers/RefundActors.sol";

/// Receivers of refunds; see refund.tree.
contract GasRefund_receivers is GasRefundTest {
    GreedyReceiver private _receiver;

    function setUp() public override {
        super.setUp();
        _receiver = new GreedyReceiver();
    }

    function test_revertsAtLittleCostWhereTheMoneyIsNotTaken() public {
        GreedyReceiver.Mood[3] memory moods =
            [GreedyReceiver.Mood.Refuse, GreedyReceiver.Mood.BurnGas, GreedyReceiver.Mood.BombWithReturnData];
        for (uint256 i = 0; i < moods.length; ++i) {
            _receiver.become(moods[i]);
            uint256 atStart = gasleft();
            vm.expectRevert(
                abi.encodeWithSelector(IGasRefund.RefundGas_EtherTransferFailed.selector, address(_receiver))
            );
            vm.prank(GOVERNOR, STRANGER);
            pot.refund(payable(_receiver), PROPOSAL, WEIGHT, 50_000);
            assertLt(atStart - gasleft(), 60_000);
            assertEq(_capLeft(), 1 ether);
            assertEq(address(pot).balance, 10 ether);
        }
        _receiver.become(GreedyReceiver.Mood.Accept);
        assertEq(_refund(payable(_receiver), STRANGER, PROPOSAL, WEIGHT, 50_000), 50_000 * PRICE);
    }

    function test_paysReceiversThatNeedLittleGas() public {
        assertEq(_refund(payable(new ExpensiveReceiver(11_800)), STRANGER, PROPOSAL, WEIGHT, 50_000), 50_000 * PRICE);
    }

    function test_revertsWhenAReceiverNeedsMore() public {
        ExpensiveReceiver expensive = new ExpensiveReceiver(12_300);
        vm.expectRevert(abi.encodeWithSelector(IGasRefund.RefundGas_EtherTransferFailed.selector, address(expensive)));
        vm.prank(GOVERNOR, STRANGER);
        pot.refund(payable(expensive), PROPOSAL, WEIGHT, 50_000);
    }

    function test_refusesAReceiverThatCallsBack() public {
        bytes[3] memory calls = [
            abi.encodeCall(IGasRefund.refund, (payable(_receiver), PROPOSAL, WEIGHT, 50_000)),
            abi.encodeCall(IGasRefund.withdraw, (payable(_receiver), 1)),
            abi.encodeCall(IGasRefund.open, (PROPOSAL, PROPOSER_VOTES))
        ];
        _receiver.become(GreedyReceiver.Mood.Reenter);
        uint256 snapshot = vm.snapshotState();
        for (uint256 i = 0; i < calls.length; ++i) {
            _receiver.aim(address(pot), calls[i]);
            assertEq(_refund(payable(_receiver), STRANGER, PROPOSAL, WEIGHT, 50_000), 50_000 * PRICE);
            assertEq(_receiver.received(), 0);
            assertEq(_capLeft(), 1 ether - 50_000 * PRICE);
            vm.revertToState(snapshot);
        }
    }
}
