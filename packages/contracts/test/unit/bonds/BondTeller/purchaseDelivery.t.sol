// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../../../../src/bonds/IBondAuctioneer.sol";
import {IBondVestingVault} from "../../../../src/bonds/IBondVestingVault.sol";
import {IBondTeller} from "../../../../src/bonds/tellers/IBondTeller.sol";
import {PayingCallback} from "../../../helpers/PayingCallback.sol";
import {TellerTest} from "../../../helpers/TellerTest.sol";
import {FeeOnTransferToken} from "../../../helpers/tokens/FeeOnTransferToken.sol";

/// The rest of purchase.tree: who pays and where the payout goes.
contract BondTeller_purchaseDelivery is TellerTest {
    PayingCallback private callback;

    function setUp() public override {
        super.setUp();
        callback = new PayingCallback(address(payoutToken));
        callback.watch(address(quoteToken));
        payoutToken.mint(address(callback), 1_000e18);
    }

    function _withCallback(IBondAuctioneer.Sale memory sale) private returns (uint256) {
        sale.callback = address(callback);
        return termAuctioneer.open(sale);
    }

    function test_aCallbackIsPaidAndPays() public {
        uint256 id = _withCallback(_sale(7 days));
        _setFees(fixedTerm, 1000, 0);
        _buy(fixedTerm, ALICE, id);
        assertEq(callback.lastId(), id);
        assertEq(callback.lastInput(), 99e6);
        assertEq(callback.lastOutput(), PAYOUT);
        assertEq(callback.quoteSeen(), 99e6);
        assertEq(quoteToken.balanceOf(address(callback)), 99e6);
        assertEq(quoteToken.balanceOf(OWNER), 0);
        assertEq(payoutToken.balanceOf(address(fixedTerm)), PAYOUT);
        assertEq(payoutToken.balanceOf(OWNER), 1_000_000e18);
    }

    function test_revertsWhenTheCallbackPaysShort() public {
        uint256 id = _withCallback(_sale(7 days));
        callback.setShortfall(1);
        vm.expectRevert(IBondTeller.Teller_InvalidCallback.selector);
        _buy(fixedTerm, ALICE, id);
        // What the teller holds for others does not count.
        payoutToken.mint(address(fixedTerm), PAYOUT);
        vm.expectRevert(IBondTeller.Teller_InvalidCallback.selector);
        _buy(fixedTerm, ALICE, id);
    }

    function test_aCallbacksPayoutIsPassedOn() public {
        uint256 instant = _withCallback(_sale(0));
        _buy(fixedTerm, ALICE, instant);
        assertEq(payoutToken.balanceOf(ALICE), PAYOUT);
        uint256 linear = _withCallback(_linearSale(0, 1 days));
        _buy(fixedTerm, ALICE, linear);
        assertEq(payoutToken.balanceOf(address(vault)), PAYOUT);
        assertEq(payoutToken.balanceOf(address(fixedTerm)), 0);
        assertEq(payoutToken.balanceOf(address(callback)), 1_000e18 - 2 * PAYOUT);
    }

    function test_aPayoutThatTakesFeesIsNotPassedOn() public {
        FeeOnTransferToken taxed = new FeeOnTransferToken(18, 0);
        PayingCallback payer = new PayingCallback(address(taxed));
        taxed.mint(address(payer), PAYOUT);
        IBondAuctioneer.Sale memory sale = _sale(0);
        (sale.callback, sale.payoutToken) = (address(payer), address(taxed));
        uint256 id = termAuctioneer.open(sale);
        // What the callback sends arrives in full, what the teller sends does not.
        taxed.exempt(address(payer));
        taxed.setFee(1);
        vm.expectRevert(IBondTeller.Teller_UnsupportedToken.selector);
        _buy(fixedTerm, ALICE, id);
    }

    function test_anInstantSwapPaysTheRecipientAtOnce() public {
        uint256 id = termAuctioneer.open(_sale(0));
        vm.expectEmit(address(fixedTerm));
        emit IBondTeller.BondPurchased(id, ALICE, BOB, address(0), QUOTE, 0, 0, PAYOUT, 25e35, 25e17, 0, 0);
        vm.prank(ALICE);
        (uint256 payout, uint48 expiry) = fixedTerm.purchase(BOB, address(0), id, QUOTE, 0);
        assertEq(payout, PAYOUT);
        assertEq(expiry, 0);
        assertEq(payoutToken.balanceOf(BOB), PAYOUT);
        assertEq(payoutToken.balanceOf(OWNER), 1_000_000e18 - PAYOUT);
    }

    function testFuzz_anExpiryThatHasComePaysAtOnce(uint48 vesting) public {
        uint256 id = expiryAuctioneer.open(_sale(uint48(bound(vesting, 0, NOW))));
        (, uint48 expiry) = _buy(fixedExpiry, ALICE, id);
        assertEq(expiry, 0);
        assertEq(payoutToken.balanceOf(ALICE), PAYOUT);
    }

    function test_theOwnerCanBeTheRecipientOfAnInstantSwap() public {
        uint256 id = termAuctioneer.open(_sale(0));
        vm.prank(ALICE);
        fixedTerm.purchase(OWNER, address(0), id, QUOTE, 0);
        assertEq(payoutToken.balanceOf(OWNER), 1_000_000e18);
        assertEq(quoteToken.balanceOf(OWNER), QUOTE);
    }

    function test_aLinearFixedTermVestsAfterTheTermToTheSecond() public {
        uint256 id = termAuctioneer.open(_linearSale(7 days, 30 days));
        vm.expectEmit(address(vault));
        emit IBondVestingVault.VestingScheduleCreated(
            1, BOB, address(payoutToken), NOW + 7 days, NOW + 7 days, 30 days, 1, PAYOUT
        );
        vm.expectEmit(address(fixedTerm));
        emit IBondTeller.Bonded(id, address(0), QUOTE, PAYOUT);
        vm.expectEmit(address(fixedTerm));
        emit IBondTeller.BondPurchased(id, ALICE, BOB, address(0), QUOTE, 0, 0, PAYOUT, 25e35, 25e17, NOW + 37 days, 1);
        vm.prank(ALICE);
        (, uint48 expiry) = fixedTerm.purchase(BOB, address(0), id, QUOTE, 0);
        assertEq(expiry, NOW + 37 days);
        assertEq(payoutToken.balanceOf(address(vault)), PAYOUT);
        assertEq(payoutToken.balanceOf(address(fixedTerm)), 0);
        assertEq(payoutToken.balanceOf(OWNER), 1_000_000e18 - PAYOUT);
        assertEq(vault.held(address(payoutToken)), PAYOUT);
    }

    function test_aLinearFixedExpiryVestsFromIt() public {
        uint48 vesting = TODAY + 30 days;
        uint256 id = expiryAuctioneer.open(_linearSale(vesting, 10 days));
        (, uint48 expiry) = _buy(fixedExpiry, ALICE, id);
        assertEq(expiry, vesting + 10 days);
        IBondVestingVault.VestingSchedule memory schedule = vault.getVestingSchedule(1);
        assertEq(schedule.beneficiary, ALICE);
        assertEq(schedule.start, vesting);
        assertEq(schedule.cliff, vesting);
        assertEq(schedule.duration, 10 days);
        assertEq(schedule.slicePeriodSeconds, 1);
    }

    function testFuzz_aLinearExpiryThatHasComeVestsFromNow(uint48 vesting) public {
        uint256 id = expiryAuctioneer.open(_linearSale(uint48(bound(vesting, 0, NOW)), 10 days));
        (, uint48 expiry) = _buy(fixedExpiry, ALICE, id);
        assertEq(expiry, NOW + 10 days);
        assertEq(vault.getVestingSchedule(1).start, NOW);
    }
}
