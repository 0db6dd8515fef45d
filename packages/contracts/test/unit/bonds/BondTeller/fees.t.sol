// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {FixedTermTeller} from "../../../../src/bonds/tellers/FixedTermTeller.sol";
import {IBondTeller} from "../../../../src/bonds/tellers/IBondTeller.sol";
import {TellerTest} from "../../../helpers/TellerTest.sol";

contract BondTeller_fees is TellerTest {
    /// Defect 8 of the reference: some refusals were texts, panics or nothing.
    function test_Defect08_theAuthoritysRefusalsAreTyped() public {
        vm.startPrank(STRANGER);
        vm.expectRevert(IBondTeller.Teller_NotAuthorized.selector);
        fixedTerm.setProtocolFee(100);
        vm.expectRevert(IBondTeller.Teller_NotAuthorized.selector);
        fixedTerm.setCreateFeeDiscount(0);
        vm.expectRevert(IBondTeller.Teller_NotAuthorized.selector);
        fixedTerm.setProtocolReceiver(STRANGER);
    }

    function testFuzz_revertsAboveFivePercent(uint48 fee) public {
        fee = uint48(bound(fee, 5001, type(uint48).max));
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        vm.prank(GUARDIAN);
        fixedTerm.setProtocolFee(fee);
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        fixedTerm.setReferrerFee(fee);
    }

    function testFuzz_revertsForADiscountAboveTheFee(uint48 fee, uint48 discount) public {
        fee = uint48(bound(fee, 0, 5000));
        discount = uint48(bound(discount, fee + 1, type(uint48).max));
        vm.startPrank(GUARDIAN);
        fixedTerm.setProtocolFee(fee);
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        fixedTerm.setCreateFeeDiscount(discount);
        fixedTerm.setCreateFeeDiscount(fee);
    }

    function test_revertsForTheZeroReceiver() public {
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        vm.prank(GUARDIAN);
        fixedTerm.setProtocolReceiver(address(0));
    }

    function test_beginsWithoutFeesForTheAggregatorsOwner() public {
        vm.expectEmit();
        emit IBondTeller.ProtocolReceiverUpdated(GUARDIAN);
        FixedTermTeller fresh = new FixedTermTeller(address(aggregator), address(vault));
        assertEq(fresh.protocolReceiver(), GUARDIAN);
        assertEq(fresh.protocolFee(), 0);
        assertEq(fresh.createFeeDiscount(), 0);
        assertEq(fresh.getFee(REFERRER), 0);
        assertEq(fresh.FEE_DECIMALS(), 1e5);
        assertEq(address(fresh.AGGREGATOR()), address(aggregator));
        assertEq(address(fresh.VAULT()), address(vault));
    }

    function test_theAuthoritySetsTheProtocolsFees() public {
        vm.startPrank(GUARDIAN);
        vm.expectEmit(address(fixedTerm));
        emit IBondTeller.ProtocolFeeUpdated(5000);
        fixedTerm.setProtocolFee(5000);
        vm.expectEmit(address(fixedTerm));
        emit IBondTeller.CreateFeeDiscountUpdated(200);
        fixedTerm.setCreateFeeDiscount(200);
        vm.expectEmit(address(fixedTerm));
        emit IBondTeller.ProtocolReceiverUpdated(BOB);
        fixedTerm.setProtocolReceiver(BOB);
        // None of them disturbs its neighbours in the word.
        assertEq(fixedTerm.protocolFee(), 5000);
        assertEq(fixedTerm.createFeeDiscount(), 200);
        assertEq(fixedTerm.protocolReceiver(), BOB);
        assertEq(fixedTerm.getProtocolFeeFor(1_000_019), 50_000);
    }

    function test_whatWasEarnedStaysWhoseItIs() public {
        _setFees(fixedTerm, 1000, 0);
        uint256 id = termAuctioneer.open(_sale(7 days));
        _buy(fixedTerm, ALICE, id);
        vm.prank(GUARDIAN);
        fixedTerm.setProtocolReceiver(BOB);
        _buy(fixedTerm, ALICE, id);
        assertEq(fixedTerm.rewards(GUARDIAN, address(quoteToken)), 1e6);
        assertEq(fixedTerm.rewards(BOB, address(quoteToken)), 1e6);
    }

    function test_anybodySetsTheirOwnReferrerFee() public {
        _setFees(fixedTerm, 300, 0);
        vm.expectEmit(address(fixedTerm));
        emit IBondTeller.ReferrerFeeUpdated(REFERRER, 5000);
        vm.prank(REFERRER);
        fixedTerm.setReferrerFee(5000);
        assertEq(fixedTerm.referrerFees(REFERRER), 5000);
        assertEq(fixedTerm.getFee(REFERRER), 5300);
        assertEq(fixedTerm.getFee(address(0)), 300);
        assertEq(fixedExpiry.getFee(REFERRER), 0);
    }

    function test_aNewOwnerOfTheAggregatorIsTheAuthority() public {
        vm.prank(GUARDIAN);
        aggregator.transferOwnership(BOB);
        vm.startPrank(BOB);
        aggregator.acceptOwnership();
        fixedTerm.setProtocolFee(100);
        vm.stopPrank();
        vm.expectRevert(IBondTeller.Teller_NotAuthorized.selector);
        vm.prank(GUARDIAN);
        fixedTerm.setProtocolFee(200);
    }

    function test_claimingToNobodyReverts() public {
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        fixedTerm.claimFees(_tokens(address(quoteToken)), address(0));
    }

    function test_paysWhatTheCallerHasEarned() public {
        _setFees(fixedTerm, 300, 200);
        uint256 id = termAuctioneer.open(_sale(7 days));
        vm.prank(ALICE);
        fixedTerm.purchase(ALICE, REFERRER, id, QUOTE, 0);
        address[] memory tokens = new address[](3);
        (tokens[0], tokens[1], tokens[2]) = (address(payoutToken), address(quoteToken), address(quoteToken));

        vm.expectEmit(address(fixedTerm));
        emit IBondTeller.FeesClaimed(REFERRER, address(quoteToken), BOB, 200_000);
        vm.recordLogs();
        vm.prank(REFERRER);
        fixedTerm.claimFees(tokens, BOB);
        // The token's Transfer and one FeesClaimed.
        assertEq(vm.getRecordedLogs().length, 2);
        assertEq(quoteToken.balanceOf(BOB), 1_000_000e6 + 200_000);
        assertEq(fixedTerm.rewards(REFERRER, address(quoteToken)), 0);
        assertEq(fixedTerm.rewards(GUARDIAN, address(quoteToken)), 300_000);
        assertEq(quoteToken.balanceOf(address(fixedTerm)), 300_000);
        // Bonds are not fees.
        assertEq(payoutToken.balanceOf(address(fixedTerm)), PAYOUT);
    }
}
