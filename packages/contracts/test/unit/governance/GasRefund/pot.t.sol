// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IGasRefund} from "../../../../src/governance/IGasRefund.sol";
import {IOrganisationGovernor} from "../../../../src/governance/IOrganisationGovernor.sol";
import {GasRefundTest} from "../../../helpers/GasRefundTest.sol";
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
            vm.expectRevert(abi.encodeWithSelector(IGasRefund.RefundGas_NotOwner.selector, caller));
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
            pot.open(PROPOSAL + 1, PROPOSER_VOTES);
        }
    }

    function testFuzz_openGivesTheProposalThePresentSettings(uint256 proposalId) public {
        vm.assume(proposalId != PROPOSAL);
        IGasRefund.RefundSettings memory none;
        _assertSame(pot.refundTerms(proposalId), none);
        _open(proposalId);
        _assertSame(pot.refundTerms(proposalId), _terms(_settings()));
    }

    function testFuzz_openDoesNothingWhereTheProposerHasTooFewVotes(uint256 votes) public {
        uint256 left = pot.periodCapLeft();
        vm.prank(GOVERNOR);
        pot.open(PROPOSAL + 1, bound(votes, 0, PROPOSER_VOTES - 1));
        IGasRefund.RefundSettings memory none;
        _assertSame(pot.refundTerms(PROPOSAL + 1), none);
        assertEq(pot.periodCapLeft(), left);
    }

    function test_theOwnerIsWhoActsForTheGovernorNow() public {
        assertEq(pot.owner(), OWNER);
        vm.mockCall(GOVERNOR, abi.encodeCall(IOrganisationGovernor.timelock, ()), abi.encode(STRANGER));
        assertEq(pot.owner(), STRANGER);
        vm.expectRevert(abi.encodeWithSelector(IGasRefund.RefundGas_NotOwner.selector, OWNER));
        vm.prank(OWNER);
        pot.withdraw(payable(OWNER), 1);
        vm.prank(STRANGER);
        pot.withdraw(VOTER, 1);
        assertEq(VOTER.balance, 1);
        vm.mockCall(GOVERNOR, abi.encodeCall(IOrganisationGovernor.timelock, ()), abi.encode(address(0)));
        assertEq(pot.owner(), GOVERNOR);
    }

    // The period's cap: 2 of its 4 ether at first, the other 2 over 30 days.

    function test_openGivesWhatIsLeftOfThePeriodsCap() public {
        assertEq(pot.periodCapLeft(), 1 ether);
        _open(PROPOSAL + 1);
        assertEq(pot.refundTerms(PROPOSAL + 1).proposalCap, 1 ether);
        assertEq(pot.periodCapLeft(), 0);
        _open(PROPOSAL + 2);
        assertEq(pot.refundTerms(PROPOSAL + 2).proposalCap, 0);
        assertEq(_refund(VOTER, VOTER, PROPOSAL + 2, WEIGHT, 50_000), 0);
        skip(3 days);
        _open(PROPOSAL + 3);
        assertEq(pot.refundTerms(PROPOSAL + 3).proposalCap, 0.2 ether);
        skip(30 days);
        assertEq(pot.periodCapLeft(), 2 ether);
        skip(300 days);
        assertEq(pot.periodCapLeft(), 2 ether);
    }

    /// Whatever is opened whenever, whatever the settings become and however often.
    function testFuzz_nothingOpenedWithinThirtyDaysExceedsThePeriodsCap(
        uint32[24] memory pauses,
        uint64[24] memory caps
    ) public {
        uint256[24] memory at;
        uint256[24] memory given;
        IGasRefund.RefundSettings memory settings = _settings();
        for (uint256 i = 0; i < 24; ++i) {
            skip(pauses[i] % 5 days);
            settings.proposalCap = bound(caps[i], 0, 2e9) * 1 gwei;
            settings.periodCap = caps[i] % 3 == 0 ? 4 ether : settings.proposalCap * 2;
            vm.prank(OWNER);
            pot.updateRefundSettings(settings);
            _open(i + 100);
            (at[i], given[i]) = (block.timestamp, pot.refundTerms(i + 100).proposalCap);
            uint256 sum;
            for (uint256 j = i + 1; j > 0 && at[j - 1] + 30 days >= block.timestamp; --j) {
                sum += given[j - 1];
            }
            assertLe(sum, 4 ether);
        }
    }
}
