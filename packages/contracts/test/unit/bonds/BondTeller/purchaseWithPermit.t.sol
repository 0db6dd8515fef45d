// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAggregator} from "../../../../src/bonds/IBondAggregator.sol";
import {IBondAuctioneer} from "../../../../src/bonds/IBondAuctioneer.sol";
import {IBondTeller} from "../../../../src/bonds/tellers/IBondTeller.sol";
import {LocalToken} from "../../../../src/devnet/LocalToken.sol";
import {ScriptedAuctioneer} from "../../../helpers/ScriptedAuctioneer.sol";
import {TellerTest} from "../../../helpers/TellerTest.sol";
import {TokenPermits} from "../../../helpers/TokenPermits.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Vm} from "forge-std/Vm.sol";

contract BondTeller_purchaseWithPermit is TellerTest {
    Vm.Wallet private wallet;
    address private payer;
    LocalToken private quote;
    uint256 private id;

    function setUp() public override {
        super.setUp();
        wallet = vm.createWallet("payer");
        payer = wallet.addr;
        quote = new LocalToken("Quote Dollar", "QUSD", 6);
        quote.mint(payer, 10 * QUOTE);
        IBondAuctioneer.Sale memory sale = _sale(7 days);
        sale.quoteToken = address(quote);
        id = termAuctioneer.open(sale);
    }

    function test_revertsForAnUnknownMarket() public {
        IBondTeller.Permit memory permit = _permit(QUOTE, NOW);
        vm.expectRevert(abi.encodeWithSelector(IBondAggregator.Aggregator_MarketDoesNotExist.selector, 1));
        vm.prank(payer);
        fixedTerm.purchaseWithPermit(_order(1), "", permit);
    }

    function test_feesAboveWhatTheBuyerAgreedToAreRefusedAndThePermitStays() public {
        _setFees(fixedTerm, 300, 0);
        IBondTeller.Order memory order = _order(id);
        order.maxFee = 299;
        IBondTeller.Permit memory permit = _permit(QUOTE, NOW);
        vm.expectRevert(abi.encodeWithSelector(IBondTeller.Teller_FeeAboveMaximum.selector, 300, 299));
        vm.prank(payer);
        fixedTerm.purchaseWithPermit(order, "", permit);
        order.maxFee = 300;
        vm.prank(payer);
        fixedTerm.purchaseWithPermit(order, "", permit);
        assertEq(quote.balanceOf(payer), 9 * QUOTE);
    }

    function test_buysWithoutAnAllowanceAndLeavesNone() public {
        IBondTeller.Permit memory permit = _permit(QUOTE, NOW);
        vm.prank(payer);
        (uint256 payout, uint48 expiry) = fixedTerm.purchaseWithPermit(_order(id), "", permit);
        assertEq(payout, PAYOUT);
        assertEq(expiry, TODAY + 7 days);
        assertEq(quote.balanceOf(payer), 9 * QUOTE);
        assertEq(quote.balanceOf(OWNER), QUOTE);
        assertEq(payoutToken.balanceOf(address(fixedTerm)), PAYOUT);
        assertEq(quote.allowance(payer, address(fixedTerm)), 0);
        assertEq(quote.nonces(payer), 1);
    }

    function test_handsTheAccessOnForTheBuyerWhoSigned() public {
        IBondTeller.Permit memory permit = _permit(QUOTE, NOW);
        vm.prank(payer);
        fixedTerm.purchaseWithPermit(_order(id), hex"c0ffee", permit);
        ScriptedAuctioneer.Call memory call = termAuctioneer.lastCall();
        assertEq(call.buyer, payer);
        assertEq(call.amount, QUOTE);
        assertEq(call.minAmountOut, PAYOUT);
        assertEq(call.access, hex"c0ffee");
    }

    function test_goesOnWhereSomebodyHasUsedThePermit() public {
        IBondTeller.Permit memory permit = _permit(QUOTE, NOW);
        vm.prank(STRANGER);
        quote.permit(payer, address(fixedTerm), QUOTE, permit.deadline, permit.v, permit.r, permit.s);
        vm.prank(payer);
        fixedTerm.purchaseWithPermit(_order(id), "", permit);
        assertEq(quote.balanceOf(OWNER), QUOTE);
    }

    function test_goesOnWithTheAllowanceThatThereIs() public {
        IBondTeller.Permit memory expired = _permit(QUOTE, NOW - 1);
        vm.startPrank(payer);
        assertTrue(quote.approve(address(fixedTerm), QUOTE));
        fixedTerm.purchaseWithPermit(_order(id), "", expired);
        vm.stopPrank();
        assertEq(quote.balanceOf(OWNER), QUOTE);
    }

    function test_goesOnWithTheAllowanceOfATokenWithoutPermits() public {
        uint256 other = termAuctioneer.open(_sale(7 days));
        IBondTeller.Order memory order = _order(other);
        order.recipient = ALICE;
        IBondTeller.Permit memory permit = _permit(QUOTE, NOW);
        vm.prank(ALICE);
        fixedTerm.purchaseWithPermit(order, "", permit);
        assertEq(quoteToken.balanceOf(OWNER), QUOTE);
    }

    function test_revertsAsTheTokenDoesWithoutPermitAndAllowance() public {
        bytes memory refusal =
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, address(fixedTerm), 0, QUOTE);
        IBondTeller.Permit[3] memory wrong =
            [_permit(QUOTE, NOW - 1), _permit(QUOTE - 1, NOW), IBondTeller.Permit(NOW, 27, bytes32("r"), bytes32("s"))];
        for (uint256 i = 0; i < wrong.length; ++i) {
            vm.expectRevert(refusal);
            vm.prank(payer);
            fixedTerm.purchaseWithPermit(_order(id), "", wrong[i]);
        }
    }

    function _order(uint256 market) private view returns (IBondTeller.Order memory) {
        return IBondTeller.Order({
            id: market, amount: QUOTE, minAmountOut: PAYOUT, recipient: payer, maxFee: 300, referrer: address(0)
        });
    }

    function _permit(uint256 value, uint256 deadline) private returns (IBondTeller.Permit memory) {
        return TokenPermits.signed(wallet, address(quote), address(fixedTerm), value, deadline);
    }
}
