// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IGasRefund} from "../../src/governance/IGasRefund.sol";
import {OrganisationTimelock} from "../../src/governance/OrganisationTimelock.sol";
import {RefundTest} from "../helpers/RefundTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

/// Attempts on the pot.
contract Refund_security is RefundTest {
    /// Of Bob's holding a twelfth is enough: 2.5 % of the supply.
    function test_aMonthOfUselessProposalsCostsThePotAtMostThePeriodsCap() public {
        uint256 promised;
        for (uint256 i = 0; i < 60; ++i) {
            vm.prank(BOB);
            uint256 id = refunding.propose(targets, values, calldatas, vm.toString(i));
            promised += pot.refundTerms(id).proposalCap;
            skip(12 hours);
        }
        assertGt(promised, 3.5 ether);
        assertLe(promised, 4 ether);
    }

    function test_whoHoldsTooLittleOpensNothing() public {
        IGasRefund.RefundSettings memory settings = _refundSettings();
        settings.minProposerVotes = 301e18;
        vm.prank(refunding.timelock());
        pot.updateRefundSettings(settings);
        uint256 left = pot.periodCapLeft();
        vm.prank(BOB);
        uint256 id = refunding.propose(targets, values, calldatas, "Useless");
        skip(VOTING_DELAY + 1);
        assertTrue(_transact(BOB, address(refunding), abi.encodeCall(IGovernor.castVote, (id, 1)), GAS_LIMIT).success);
        assertEq(address(pot).balance, 100 ether);
        assertEq(pot.periodCapLeft(), left);
    }

    /// The tip is Bob's again, as he builds the block: what he is paid of it is at most what was burned.
    function test_aVoterWhoBuildsTheBlockIsPaidNoMoreTipThanIsBurned() public {
        uint256 id = _proposeAndOpenVoting(refunding);
        vm.fee(0.01 gwei);
        vm.txGasPrice(2.01 gwei);
        uint256 before = address(pot).balance;
        Outcome memory outcome = _send(BOB, address(refunding), abi.encodeCall(IGovernor.castVote, (id, 1)), GAS_LIMIT);
        assertTrue(outcome.success);
        uint256 paid = before - address(pot).balance;
        assertGt(paid, 0);
        assertLe(paid, 2 * outcome.gasUsed * block.basefee);
    }

    /// The pot follows the governor to its next timelock, and the one before has lost it.
    function test_theTimelockBeforeTakesNothingOutOfThePot() public {
        OrganisationTimelock next = OrganisationTimelock(
            payable(proxyFactory.deploy("next", _parameters(address(timelockImplementation), UPGRADE_OWNER, 0), ""))
        );
        next.initialize(TIMELOCK_DELAY, new address[](0), new address[](1), address(0));
        address before = refunding.timelock();
        assertEq(pot.owner(), before);
        (targets[0], calldatas[0]) = (address(refunding), abi.encodeCall(refunding.updateTimelock, (address(next))));
        _pass(refunding);
        refunding.queue(targets, values, calldatas, _descriptionHash());
        skip(TIMELOCK_DELAY);
        _execute(refunding);

        assertEq(pot.owner(), address(next));
        vm.expectRevert(abi.encodeWithSelector(IGasRefund.RefundGas_NotOwner.selector, before));
        vm.prank(before);
        pot.withdraw(payable(STRANGER), 1);
        vm.prank(address(next));
        pot.withdraw(payable(STRANGER), 1);
    }
}
