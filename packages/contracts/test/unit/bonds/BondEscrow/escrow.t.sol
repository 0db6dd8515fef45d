// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAggregator} from "../../../../src/bonds/IBondAggregator.sol";
import {IBondAuctioneer} from "../../../../src/bonds/IBondAuctioneer.sol";
import {IBondEscrow} from "../../../../src/bonds/IBondEscrow.sol";
import {TellerTest} from "../../../helpers/TellerTest.sol";
import {FeeOnTransferToken} from "../../../helpers/tokens/FeeOnTransferToken.sol";
import {ReentrantToken} from "../../../helpers/tokens/ReentrantToken.sol";
import {TestToken} from "../../../helpers/tokens/TestToken.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

contract BondEscrow_escrow is TellerTest {
    uint256 private id;

    function setUp() public override {
        super.setUp();
        id = termAuctioneer.open(_escrowedSale(address(payoutToken)));
        _approve(OWNER, address(payoutToken));
    }

    function _escrowedSale(address token) private view returns (IBondAuctioneer.Sale memory sale) {
        sale = _sale(7 days);
        (sale.callback, sale.payoutToken) = (address(escrow), token);
    }

    function _approve(address from, address token) private {
        vm.prank(from);
        IERC20(token).approve(address(escrow), type(uint256).max);
    }

    function _deposit(uint256 amount) private {
        vm.prank(OWNER);
        escrow.deposit(id, amount, OWNER);
    }

    function _withdraw(address caller, uint256 amount) private {
        vm.prank(caller);
        escrow.withdraw(id, amount, BOB);
    }

    function _expectNotEnough(uint256 amount, uint256 available) private {
        vm.expectRevert(abi.encodeWithSelector(IBondEscrow.BondEscrow_NotEnough.selector, id, amount, available));
    }

    function test_depositReverts() public {
        vm.expectRevert(IBondEscrow.BondEscrow_InvalidParams.selector);
        _deposit(0);
        vm.expectRevert(abi.encodeWithSelector(IBondAggregator.Aggregator_MarketDoesNotExist.selector, 9));
        escrow.deposit(9, 1, OWNER);
        uint256 other = termAuctioneer.open(_sale(7 days));
        vm.expectRevert(abi.encodeWithSelector(IBondEscrow.BondEscrow_OtherCallback.selector, other));
        escrow.deposit(other, 1, OWNER);
    }

    function test_depositRevertsForAMarketOfSomebodyElse() public {
        bytes memory reason = abi.encodeWithSelector(IBondEscrow.BondEscrow_OtherOwner.selector, id, OWNER);
        vm.expectRevert(reason);
        vm.prank(OWNER);
        escrow.deposit(id, 1, STRANGER);
        vm.expectRevert(reason);
        vm.prank(OWNER);
        escrow.deposit(id, 1, address(0));
        assertEq(escrow.escrowed(id), 0);
    }

    function test_depositRevertsWhenTheTokenTakesFees() public {
        FeeOnTransferToken taxed = new FeeOnTransferToken(18, 1);
        taxed.mint(OWNER, 1e18);
        _approve(OWNER, address(taxed));
        id = termAuctioneer.open(_escrowedSale(address(taxed)));
        vm.expectRevert(abi.encodeWithSelector(IBondEscrow.BondEscrow_UnsupportedToken.selector, address(taxed)));
        _deposit(1e18);
    }

    function test_depositTakesThePayoutFromAnybody() public {
        payoutToken.mint(STRANGER, 5e18);
        _approve(STRANGER, address(payoutToken));
        _deposit(10e18);
        vm.expectEmit(address(escrow));
        emit IBondEscrow.PayoutDeposited(id, STRANGER, 5e18);
        vm.prank(STRANGER);
        escrow.deposit(id, 5e18, OWNER);
        assertEq(escrow.escrowed(id), 15e18);
        assertEq(escrow.fundedFor(id), 15e18);
        assertEq(escrow.held(address(payoutToken)), 15e18);
        assertEq(payoutToken.balanceOf(address(escrow)), 15e18);
    }

    function test_aMarketsPayoutTokenIsThatOfItsFirstDeposit() public {
        _deposit(1e18);
        termAuctioneer.change(id, _escrowedSale(address(quoteToken)));
        vm.expectRevert(abi.encodeWithSelector(IBondEscrow.BondEscrow_OtherToken.selector, id, address(quoteToken)));
        _deposit(1);
    }

    function test_anAuctioneerThatSwitchesTokensGetsWhatWasDeposited() public {
        _deposit(10e18);
        TestToken junk = new TestToken("Junk", "JNK", 18);
        uint256 other = termAuctioneer.open(_escrowedSale(address(junk)));
        junk.mint(OWNER, 10e18);
        _approve(OWNER, address(junk));
        vm.prank(OWNER);
        escrow.deposit(other, 10e18, OWNER);
        termAuctioneer.change(other, _escrowedSale(address(payoutToken)));
        termAuctioneer.setLive(other, false);
        vm.prank(OWNER);
        escrow.withdraw(other, 10e18, BOB);
        assertEq(junk.balanceOf(BOB), 10e18);
        assertEq(payoutToken.balanceOf(BOB), 0);
        assertEq(payoutToken.balanceOf(address(escrow)), 10e18);
    }

    function test_quoteThatDidNotArriveIsNotPaidFromDeposits() public {
        _deposit(10e18);
        IBondAuctioneer.Sale memory sale = _escrowedSale(address(payoutToken));
        sale.quoteToken = address(payoutToken);
        termAuctioneer.change(id, sale);
        vm.expectRevert(abi.encodeWithSelector(IBondEscrow.BondEscrow_UnsupportedToken.selector, address(payoutToken)));
        vm.prank(address(fixedTerm));
        escrow.callback(id, 5e18 + 1, 5e18);
    }

    function test_aTokenCannotDepositAgainInTheMiddle() public {
        ReentrantToken token = new ReentrantToken(18);
        token.mint(OWNER, 2e18);
        _approve(OWNER, address(token));
        id = termAuctioneer.open(_escrowedSale(address(token)));
        token.arm(address(escrow), abi.encodeCall(IBondEscrow.deposit, (id, 1e18, OWNER)));
        _deposit(1e18);
        assertEq(token.answer(), abi.encodePacked(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector));
        assertEq(escrow.escrowed(id), 1e18);
    }

    function testFuzz_callbackRevertsUnlessTheMarketsTellerCalls(address caller) public {
        vm.assume(caller != address(fixedTerm));
        _deposit(PAYOUT);
        vm.expectRevert(abi.encodeWithSelector(IBondEscrow.BondEscrow_TellerOnly.selector, id, caller));
        vm.prank(caller);
        escrow.callback(id, 0, PAYOUT);
    }

    /// Defect 9 of the reference: whether buyers would be paid showed only when they bought.
    function test_Defect09_whatIsEscrowedPaysForPurchases() public {
        _deposit(PAYOUT + 1);
        vm.prank(OWNER);
        payoutToken.approve(address(fixedTerm), 0);
        vm.expectEmit(address(escrow));
        emit IBondEscrow.PayoutDelivered(id, QUOTE, PAYOUT);
        _buy(fixedTerm, ALICE, id);
        assertEq(escrow.escrowed(id), 1);
        assertEq(payoutToken.balanceOf(address(escrow)), 1);
        assertEq(payoutToken.balanceOf(address(fixedTerm)), PAYOUT);
        assertEq(quoteToken.balanceOf(OWNER), QUOTE);
        assertEq(quoteToken.balanceOf(address(escrow)), 0);
    }

    function test_aMarketCannotBePaidFromWhatOthersDeposited() public {
        uint256 other = termAuctioneer.open(_escrowedSale(address(payoutToken)));
        _deposit(10 * PAYOUT);
        vm.expectRevert(abi.encodeWithSelector(IBondEscrow.BondEscrow_NotEnough.selector, other, PAYOUT, 0));
        _buy(fixedTerm, ALICE, other);
        assertEq(escrow.escrowed(id), 10 * PAYOUT);
    }

    function test_withdrawReverts() public {
        _deposit(10e18);
        vm.expectRevert(abi.encodeWithSelector(IBondEscrow.BondEscrow_OwnerOnly.selector, id, STRANGER));
        _withdraw(STRANGER, 1);
        vm.expectRevert(IBondEscrow.BondEscrow_InvalidParams.selector);
        _withdraw(OWNER, 0);
        vm.expectRevert(IBondEscrow.BondEscrow_InvalidParams.selector);
        vm.prank(OWNER);
        escrow.withdraw(id, 1, address(0));
    }

    function test_aLiveMarketKeepsWhatItNeeds() public {
        _deposit(10e18);
        termAuctioneer.setFundedPayout(id, 7e18);
        assertEq(escrow.withdrawable(id), 3e18);
        _expectNotEnough(3e18 + 1, 3e18);
        _withdraw(OWNER, 3e18 + 1);
        _withdraw(OWNER, 3e18);
        assertEq(payoutToken.balanceOf(BOB), 3e18);
        termAuctioneer.setFundedPayout(id, 7e18 + 1);
        assertEq(escrow.withdrawable(id), 0);
        _expectNotEnough(1, 0);
        _withdraw(OWNER, 1);
    }

    function test_aLiveMarketWhoseOracleFailsKeepsAll() public {
        _deposit(10e18);
        termAuctioneer.setFundedPayout(id, 0);
        _expectNotEnough(1, 0);
        _withdraw(OWNER, 1);
    }

    function test_whatIsLeftIsPaidOutOnceTheMarketIsNotLive() public {
        _deposit(10e18);
        termAuctioneer.setLive(id, false);
        vm.expectEmit(address(escrow));
        emit IBondEscrow.PayoutWithdrawn(id, BOB, 10e18);
        _withdraw(OWNER, 10e18);
        assertEq(payoutToken.balanceOf(BOB), 10e18);
        assertEq(escrow.escrowed(id), 0);
        _expectNotEnough(1, 0);
        _withdraw(OWNER, 1);
    }

    function test_theNewOwnerOfAMarketWithdraws() public {
        _deposit(10e18);
        termAuctioneer.setLive(id, false);
        IBondAuctioneer.Sale memory sale = _escrowedSale(address(payoutToken));
        sale.owner = ALICE;
        termAuctioneer.change(id, sale);
        vm.expectRevert(abi.encodeWithSelector(IBondEscrow.BondEscrow_OwnerOnly.selector, id, OWNER));
        _withdraw(OWNER, 1);
        _withdraw(ALICE, 10e18);
    }
}
