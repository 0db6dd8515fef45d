// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAggregator} from "../../../../src/bonds/IBondAggregator.sol";
import {IBondAuctioneer} from "../../../../src/bonds/IBondAuctioneer.sol";
import {IBondTeller} from "../../../../src/bonds/tellers/IBondTeller.sol";
import {ScriptedAuctioneer} from "../../../helpers/ScriptedAuctioneer.sol";
import {TellerTest} from "../../../helpers/TellerTest.sol";
import {FeeOnTransferToken} from "../../../helpers/tokens/FeeOnTransferToken.sol";
import {SilentToken} from "../../../helpers/tokens/SilentToken.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";

contract BondTeller_purchase is TellerTest {
    uint48 private constant EXPIRY = TODAY + 7 days;

    uint256 private id;

    function setUp() public override {
        super.setUp();
        id = termAuctioneer.open(_sale(7 days));
    }

    /// Defect 13 of the reference: recipients and referrers went unchecked.
    function test_Defect13_zeroAndDuplicateAddressesAreRefused() public {
        vm.startPrank(ALICE);
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        fixedTerm.purchase(address(0), address(0), id, QUOTE, 0);
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        fixedTerm.purchase(address(fixedTerm), address(0), id, QUOTE, 0);
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        fixedTerm.purchase(address(vault), address(0), id, QUOTE, 0);
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        fixedTerm.purchase(BOB, ALICE, id, QUOTE, 0);
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        fixedTerm.purchase(BOB, BOB, id, QUOTE, 0);
    }

    function test_revertsForAnUnknownMarket() public {
        vm.expectRevert(abi.encodeWithSelector(IBondAggregator.Aggregator_MarketDoesNotExist.selector, 1));
        _buy(fixedTerm, ALICE, 1);
    }

    function test_revertsForAMarketOfAnotherTeller() public {
        vm.expectRevert(ScriptedAuctioneer.TellerOnly.selector);
        _buy(fixedExpiry, ALICE, id);
    }

    /// Defect 10 of the reference: a referrer could raise its fee in front of a purchase.
    function test_Defect10_feesAboveWhatTheBuyerAgreedToAreRefused() public {
        _setFees(fixedTerm, 300, 200);
        vm.prank(ALICE);
        fixedTerm.purchase(ALICE, REFERRER, id, QUOTE, 0, 500);
        vm.prank(REFERRER);
        fixedTerm.setReferrerFee(201);
        vm.expectRevert(abi.encodeWithSelector(IBondTeller.Teller_FeeAboveMaximum.selector, 501, 500));
        vm.prank(ALICE);
        fixedTerm.purchase(ALICE, REFERRER, id, QUOTE, 0, 500);
        vm.expectRevert(abi.encodeWithSelector(IBondTeller.Teller_FeeAboveMaximum.selector, 501, 500));
        vm.prank(ALICE);
        fixedTerm.purchasePrivate(ALICE, REFERRER, id, QUOTE, 0, 500, "");
        vm.prank(ALICE);
        fixedTerm.purchase(ALICE, address(0), id, QUOTE, 0, 300);
    }

    function test_revertsForAnAmountWhoseFeesCannotBeCounted() public {
        _setFees(fixedTerm, 1, 0);
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        vm.prank(ALICE);
        fixedTerm.purchase(ALICE, address(0), id, uint256(type(uint128).max) + 1, 0);
    }

    function test_revertsWhenTheBuyerCannotPay() public {
        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, address(fixedTerm), 0, QUOTE)
        );
        _buy(fixedTerm, STRANGER, id);
    }

    function test_revertsWhenTheOwnerCannotPay() public {
        vm.prank(OWNER);
        payoutToken.approve(address(fixedTerm), PAYOUT - 1);
        vm.expectRevert(
            abi.encodeWithSelector(
                IERC20Errors.ERC20InsufficientAllowance.selector, address(fixedTerm), PAYOUT - 1, PAYOUT
            )
        );
        _buy(fixedTerm, ALICE, id);
        assertEq(quoteToken.balanceOf(ALICE), 1_000_000e6);
        assertEq(quoteToken.balanceOf(OWNER), 0);
    }

    /// Defect 15 of the reference asks that every transfer is checked.
    function test_Defect15_aQuoteThatTakesFeesIsRefused() public {
        FeeOnTransferToken taxed = new FeeOnTransferToken(6, 100);
        taxed.mint(ALICE, QUOTE);
        _approveTellers(ALICE, address(taxed));
        IBondAuctioneer.Sale memory sale = _sale(7 days);
        sale.quoteToken = address(taxed);
        uint256 taxedId = termAuctioneer.open(sale);
        vm.expectRevert(IBondTeller.Teller_UnsupportedToken.selector);
        _buy(fixedTerm, ALICE, taxedId);
        assertEq(taxed.balanceOf(ALICE), QUOTE);
    }

    function test_aPayoutThatTakesFeesIsRefused() public {
        FeeOnTransferToken taxed = new FeeOnTransferToken(18, 1);
        taxed.mint(OWNER, PAYOUT);
        _approveTellers(OWNER, address(taxed));
        uint48[2] memory vestings = [uint48(7 days), 0];
        for (uint256 i = 0; i < 2; ++i) {
            IBondAuctioneer.Sale memory sale = _sale(vestings[i]);
            sale.payoutToken = address(taxed);
            uint256 taxedId = termAuctioneer.open(sale);
            vm.expectRevert(IBondTeller.Teller_UnsupportedToken.selector);
            _buy(fixedTerm, ALICE, taxedId);
        }
        IBondAuctioneer.Sale memory linear = _linearSale(7 days, 1 days);
        linear.payoutToken = address(taxed);
        uint256 linearId = termAuctioneer.open(linear);
        vm.expectRevert(IBondTeller.Teller_UnsupportedToken.selector);
        _buy(fixedTerm, ALICE, linearId);
    }

    function test_asksTheAuctioneerForTheBuyer() public {
        _setFees(fixedTerm, 300, 200);
        vm.prank(ALICE);
        fixedTerm.purchasePrivate(BOB, REFERRER, id, QUOTE, 39e18, 500, hex"c0de");
        ScriptedAuctioneer.Call memory call = termAuctioneer.lastCall();
        assertEq(call.buyer, ALICE);
        assertEq(call.amount, 99.5e6);
        assertEq(call.minAmountOut, 39e18);
        assertEq(call.access, hex"c0de");

        vm.prank(ALICE);
        fixedTerm.purchase(BOB, address(0), id, QUOTE, 38e18);
        call = termAuctioneer.lastCall();
        assertEq(call.amount, 99.7e6);
        assertEq(call.minAmountOut, 38e18);
        assertEq(call.access, "");
    }

    function test_movesQuoteToTheOwnerAndPayoutToTheTeller() public {
        (uint256 payout, uint48 expiry) = _buy(fixedTerm, ALICE, id);
        assertEq(payout, PAYOUT);
        assertEq(expiry, EXPIRY);
        assertEq(quoteToken.balanceOf(ALICE), 1_000_000e6 - QUOTE);
        assertEq(quoteToken.balanceOf(OWNER), QUOTE);
        assertEq(quoteToken.balanceOf(address(fixedTerm)), 0);
        assertEq(payoutToken.balanceOf(OWNER), 1_000_000e18 - PAYOUT);
        assertEq(payoutToken.balanceOf(address(fixedTerm)), PAYOUT);
    }

    function test_takesFeesFromTheAmount() public {
        _setFees(fixedTerm, 333, 217);
        vm.prank(ALICE);
        fixedTerm.purchase(ALICE, REFERRER, id, 1_000_999, 0);
        // floor(1000999 · 217 / 1e5) = 2172; floor(1000999 · 550 / 1e5) = 5505.
        assertEq(fixedTerm.rewards(REFERRER, address(quoteToken)), 2172);
        assertEq(fixedTerm.rewards(GUARDIAN, address(quoteToken)), 3333);
        assertEq(quoteToken.balanceOf(address(fixedTerm)), 5505);
        assertEq(quoteToken.balanceOf(OWNER), 1_000_999 - 5505);
        assertEq(quoteToken.balanceOf(ALICE), 1_000_000e6 - 1_000_999);
    }

    function test_aReferrerWithoutAFeeEarnsNothing() public {
        _setFees(fixedTerm, 333, 0);
        vm.prank(ALICE);
        fixedTerm.purchase(ALICE, REFERRER, id, 1_000_999, 0);
        assertEq(fixedTerm.rewards(REFERRER, address(quoteToken)), 0);
        assertEq(fixedTerm.rewards(GUARDIAN, address(quoteToken)), 3333);
    }

    function test_withoutAReferrerOnlyTheProtocolEarns() public {
        _setFees(fixedTerm, 333, 217);
        vm.prank(ALICE);
        fixedTerm.purchase(ALICE, address(0), id, 1_000_999, 0);
        assertEq(fixedTerm.rewards(address(0), address(quoteToken)), 0);
        assertEq(fixedTerm.rewards(GUARDIAN, address(quoteToken)), 3333);
        assertEq(quoteToken.balanceOf(OWNER), 1_000_999 - 3333);
    }

    /// Defect 16 of the reference: its event named neither buyer nor recipient, price or expiry.
    function test_Defect16_emitsWhoBoughtWhatForWhom() public {
        _setFees(fixedTerm, 300, 200);
        uint256 tokenId = fixedTerm.getTokenId(address(payoutToken), EXPIRY);
        vm.expectEmit(address(fixedTerm));
        emit IBondTeller.Bonded(id, REFERRER, QUOTE, PAYOUT);
        vm.expectEmit(address(fixedTerm));
        emit IBondTeller.BondPurchased(
            id, ALICE, BOB, REFERRER, QUOTE, 300_000, 200_000, PAYOUT, 25e35, 25e17, EXPIRY, tokenId
        );
        vm.prank(ALICE);
        fixedTerm.purchase(BOB, REFERRER, id, QUOTE, 0);
    }

    function test_anOwnerCanBuyFromItsOwnMarket() public {
        quoteToken.mint(OWNER, QUOTE);
        _approveTellers(OWNER, address(quoteToken));
        _buy(fixedTerm, OWNER, id);
        assertEq(quoteToken.balanceOf(OWNER), QUOTE);
        assertEq(payoutToken.balanceOf(address(fixedTerm)), PAYOUT);
    }

    function test_tokensThatAnswerNothingMoveLikeOthers() public {
        SilentToken quote = new SilentToken();
        SilentToken payout = new SilentToken();
        quote.mint(ALICE, QUOTE);
        payout.mint(OWNER, PAYOUT);
        vm.prank(ALICE);
        quote.approve(address(fixedTerm), QUOTE);
        vm.prank(OWNER);
        payout.approve(address(fixedTerm), PAYOUT);
        IBondAuctioneer.Sale memory sale = _sale(1 days);
        (sale.quoteToken, sale.payoutToken) = (address(quote), address(payout));
        uint256 silentId = termAuctioneer.open(sale);
        _setFees(fixedTerm, 1000, 0);
        _buy(fixedTerm, ALICE, silentId);
        assertEq(quote.balanceOf(OWNER), 99e6);
        assertEq(payout.balanceOf(address(fixedTerm)), PAYOUT);

        uint256 tokenId = fixedTerm.getTokenId(address(payout), TODAY + 1 days);
        skip(1 days);
        vm.prank(ALICE);
        fixedTerm.redeem(tokenId, PAYOUT);
        assertEq(payout.balanceOf(ALICE), PAYOUT);
        vm.prank(GUARDIAN);
        fixedTerm.claimFees(_tokens(address(quote)), GUARDIAN);
        assertEq(quote.balanceOf(GUARDIAN), 1e6);
    }
}
