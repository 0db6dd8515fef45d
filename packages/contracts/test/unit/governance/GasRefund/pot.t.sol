// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IGasRefund} from "../../../../src/governance/IGasRefund.sol";
import {GasRefundTest} from "../../../helpers/GasRefundTest.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Errors} from "@openzeppelin/contracts/utils/Errors.sol";

contract GasRefund_pot is GasRefundTest {
    function testFuzz_takesMoneyFromAnybody(address from, uint96 amount) public {
        vm.assume(from != address(pot));
        vm.deal(from, amount);
        vm.expectEmit(address(pot));
        emit IGasRefund.PotFilled(from, amount);
        vm.prank(from);
        (bool taken,) = address(pot).call{value: amount}("");
        assertTrue(taken);
        assertEq(address(pot).balance, 10 ether + uint256(amount));
    }

    function test_withdrawRevertsForAnybodyButTheOwner() public {
        for (uint256 i = 0; i < 2; ++i) {
            address caller = [GOVERNOR, STRANGER][i];
            vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller));
            vm.prank(caller);
            pot.withdraw(payable(caller), 1);
        }
    }

    function test_withdrawRevertsForMoreThanThereIs() public {
        vm.expectRevert(abi.encodeWithSelector(Errors.InsufficientBalance.selector, 10 ether, 10 ether + 1));
        vm.prank(OWNER);
        pot.withdraw(VOTER, 10 ether + 1);
    }

    function test_withdrawRevertsWhereTheMoneyIsRefused() public {
        vm.expectRevert(Errors.FailedCall.selector);
        vm.prank(OWNER);
        pot.withdraw(payable(address(this)), 1);
        assertEq(address(pot).balance, 10 ether);
    }

    function testFuzz_withdrawPays(uint256 amount) public {
        amount = bound(amount, 0, 10 ether);
        vm.expectEmit(address(pot));
        emit IGasRefund.PotWithdrawn(VOTER, amount);
        vm.prank(OWNER);
        pot.withdraw(VOTER, amount);
        assertEq(VOTER.balance, amount);
        assertEq(address(pot).balance, 10 ether - amount);
    }

    function test_openRevertsForAnybodyButTheGovernor() public {
        for (uint256 i = 0; i < 2; ++i) {
            address caller = [OWNER, STRANGER][i];
            vm.expectRevert(abi.encodeWithSelector(IGasRefund.RefundGas_NotGovernor.selector, caller));
            vm.prank(caller);
            pot.open(PROPOSAL + 1);
        }
    }

    function testFuzz_openGivesTheProposalThePresentSettings(uint256 proposalId) public {
        vm.assume(proposalId != PROPOSAL);
        IGasRefund.RefundSettings memory none;
        _assertSame(pot.refundTerms(proposalId), none);
        vm.prank(GOVERNOR);
        pot.open(proposalId);
        _assertSame(pot.refundTerms(proposalId), _settings());
    }
}
