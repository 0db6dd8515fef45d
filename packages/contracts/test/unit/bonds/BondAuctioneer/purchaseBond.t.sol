// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../../../../src/bonds/IBondAuctioneer.sol";
import {IFixedPriceAuctioneer} from "../../../../src/bonds/auctioneers/IFixedPriceAuctioneer.sol";
import {IOracleFixedDiscountAuctioneer} from "../../../../src/bonds/auctioneers/IOracleFixedDiscountAuctioneer.sol";
import {BondMarketsTest} from "../../../helpers/BondMarketsTest.sol";

contract BondAuctioneer_purchaseBond is BondMarketsTest {
    function _sell(uint256 id, uint256 amount, uint256 minimum) private returns (IBondAuctioneer.Sale memory) {
        vm.prank(address(termTeller));
        return term.fixedPrice.purchaseBond(id, ALICE, amount, minimum, "");
    }

    function _expectInactive(uint256 id) private {
        vm.expectRevert(IBondAuctioneer.Auctioneer_MarketNotActive.selector);
        _sell(id, 0, 1);
    }

    function test_onlyTheTellerSells() public {
        uint256 id = _createFixedPrice();
        vm.expectRevert(IBondAuctioneer.Auctioneer_NotAuthorized.selector);
        term.fixedPrice.purchaseBond(id, ALICE, 2.5e6, 0, "");
        vm.prank(address(expiryTeller));
        vm.expectRevert(IBondAuctioneer.Auctioneer_NotAuthorized.selector);
        term.fixedPrice.purchaseBond(id, ALICE, 2.5e6, 0, "");
    }

    function test_aCallbackMustStillBeAllowed() public {
        address callback = makeAddr("callback");
        vm.expectEmit(address(term.fixedPrice));
        emit IBondAuctioneer.CallbackAuthorizationUpdated(OWNER, true);
        vm.prank(GUARDIAN);
        term.fixedPrice.setCallbackAuthStatus(OWNER, true);
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        params.callbackAddr = callback;
        uint256 id = _create(term.fixedPrice, abi.encode(params));
        IBondAuctioneer.Sale memory sale = _sell(id, 2.5e6, 0);
        assertEq(sale.callback, callback);
        assertEq(term.fixedPrice.fundedPayout(id), CAPACITY - 1e18);

        vm.prank(GUARDIAN);
        term.fixedPrice.setCallbackAuthStatus(OWNER, false);
        skip(DURATION);
        vm.expectRevert(IBondAuctioneer.Auctioneer_NotAuthorized.selector);
        _sell(id, 2.5e6, 0);
    }

    function test_Defect11_AllowedCallbacksAreForEveryone() public {
        address callback = makeAddr("callback");
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        params.callbackAddr = callback;
        vm.expectRevert(IBondAuctioneer.Auctioneer_NotAuthorized.selector);
        _create(term.fixedPrice, abi.encode(params));

        vm.expectEmit(address(term.fixedPrice));
        emit IBondAuctioneer.CallbackAllowed(callback, true);
        vm.prank(GUARDIAN);
        term.fixedPrice.setCallbackAllowed(callback, true);
        assertTrue(term.fixedPrice.callbackAllowed(callback));
        uint256 id = _create(term.fixedPrice, abi.encode(params));
        assertEq(_sell(id, 2.5e6, 0).callback, callback);
        (, address shown,,,,) = term.fixedPrice.getMarketInfoForPurchase(id);
        assertEq(shown, callback);
    }

    function test_onlyTheAuthorityAllowsCallbacks() public {
        vm.expectRevert(IBondAuctioneer.Auctioneer_NotAuthorized.selector);
        term.fixedPrice.setCallbackAllowed(STRANGER, true);
        vm.expectRevert(IBondAuctioneer.Auctioneer_NotAuthorized.selector);
        term.fixedPrice.setCallbackAuthStatus(STRANGER, true);
    }

    function test_sellsFromTheStartToTheSecondBeforeTheConclusion() public {
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        params.start = T0 + 1 days;
        uint256 id = _create(term.fixedPrice, abi.encode(params));
        vm.warp(T0 + 1 days - 1);
        _expectInactive(id);
        vm.warp(T0 + 1 days);
        assertEq(_sell(id, 2.5e6, 0).payout, 1e18);
        vm.warp(T0 + 1 days + DURATION - 1);
        assertEq(_sell(id, 2.5e6, 0).payout, 1e18);
        vm.warp(T0 + 1 days + DURATION);
        _expectInactive(id);
    }

    function test_aClosedOrUnknownMarketSellsNothing() public {
        uint256 id = _createFixedPrice();
        vm.prank(OWNER);
        term.fixedPrice.closeMarket(id);
        _expectInactive(id);
        _expectInactive(id + 1);
    }

    function test_aMarketThatIsSoldOutSellsNothing() public {
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        (params.duration, params.capacity) = (1 days, 1e18);
        uint256 id = _create(term.fixedPrice, abi.encode(params));
        _sell(id, 2.5e6, 0);
        assertFalse(term.fixedPrice.isLive(id));
        _expectInactive(id);
    }

    function test_anEndedMarketAsksNoOracle() public {
        uint256 id = _create(term.fixedDiscount, abi.encode(_fixedDiscount()));
        oracle.setRefuses(true);
        skip(DURATION);
        vm.prank(address(termTeller));
        vm.expectRevert(IBondAuctioneer.Auctioneer_MarketNotActive.selector);
        term.fixedDiscount.purchaseBond(id, ALICE, 1e6, 0, "");
    }

    function test_Defect02_APayoutOfNothingIsRefused() public {
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        // 2.5 million quote units per payout unit.
        (params.scaleAdjustment, params.formattedPrice) = (-6, 2.5e36);
        uint256 id = _create(term.fixedPrice, abi.encode(params));
        vm.expectRevert(IBondAuctioneer.Auctioneer_AmountLessThanMinimum.selector);
        _sell(id, 2.5e6 - 1, 0);
        vm.expectRevert(IBondAuctioneer.Auctioneer_AmountLessThanMinimum.selector);
        _sell(id, 0, 0);
        assertEq(_sell(id, 2.5e6, 0).payout, 1);
        assertEq(term.fixedPrice.payoutFor(2.5e6 - 1, id, address(0)), 0);
    }

    function test_theMinimumIsCheckedFirst() public {
        uint256 id = _createFixedPrice();
        vm.expectRevert(IBondAuctioneer.Auctioneer_AmountLessThanMinimum.selector);
        _sell(id, 12_501e6, type(uint256).max);
        vm.expectRevert(IBondAuctioneer.Auctioneer_AmountLessThanMinimum.selector);
        _sell(id, 2.5e6, 1e18 + 1);
    }

    function test_onePurchaseHasAMaximum() public {
        uint256 id = _createFixedPrice();
        vm.expectRevert(IBondAuctioneer.Auctioneer_MaxPayoutExceeded.selector);
        _sell(id, 12_500e6 + 1, 0);
        assertEq(_sell(id, 12_500e6, 0).payout, 5000e18);
    }

    function test_Defect08_AbsurdAmountsPanicNowhere() public {
        uint256 id = _createFixedPrice();
        vm.expectRevert(IBondAuctioneer.Auctioneer_MaxPayoutExceeded.selector);
        _sell(id, type(uint256).max, 0);
        vm.expectRevert(IBondAuctioneer.Auctioneer_MaxPayoutExceeded.selector);
        term.fixedPrice.payoutFor(type(uint256).max, id, address(0));
    }

    function test_capacityInPayoutIsLimited() public {
        uint256 id = _createFixedPrice();
        for (uint256 i = 0; i < 19; ++i) {
            _sell(id, 12_500e6, 0);
        }
        _sell(id, 2.5e6, 0);
        assertEq(term.fixedPrice.maxPayout(id), 4999e18);
        assertEq(term.fixedPrice.maxAmountAccepted(id, address(0)), 12_497.5e6);
        vm.expectRevert(IBondAuctioneer.Auctioneer_NotEnoughCapacity.selector);
        _sell(id, 12_500e6, 0);
        _sell(id, 12_497.5e6, 0);
        assertEq(term.fixedPrice.currentCapacity(id), 0);
    }

    function test_capacityInQuoteIsLimited() public {
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        (params.capacityInQuote, params.capacity, params.duration) = (true, 1000e6, 1 days);
        uint256 id = _create(term.fixedPrice, abi.encode(params));
        assertEq(term.fixedPrice.maxPayout(id), 400e18);
        _sell(id, 600e6, 0);
        assertEq(term.fixedPrice.currentCapacity(id), 400e6);
        assertEq(term.fixedPrice.maxPayout(id), 160e18);
        assertEq(term.fixedPrice.maxAmountAccepted(id, address(0)), 400e6);
        vm.expectRevert(IBondAuctioneer.Auctioneer_NotEnoughCapacity.selector);
        _sell(id, 400e6 + 1, 0);
        _sell(id, 400e6, 0);
    }

    function test_countsTheSaleAndTellsTheTeller() public {
        uint256 id = _create(
            term.fixedDiscount, abi.encode(_fixedDiscount()), IBondAuctioneer.MarketOptions(false, 0, 3 days, 0)
        );
        vm.prank(address(termTeller));
        IBondAuctioneer.Sale memory sale = term.fixedDiscount.purchaseBond(id, ALICE, 1.8e6, 1e18, "");
        assertEq(sale.owner, OWNER);
        assertEq(sale.callback, address(0));
        assertEq(sale.payoutToken, address(payout));
        assertEq(sale.quoteToken, address(quote));
        assertEq(sale.vesting, 14 days);
        assertEq(sale.linearDuration, 3 days);
        assertEq(sale.payout, 1e18);
        assertEq(sale.price, 1.8e36);
        assertEq(sale.oraclePrice, ORACLE_PRICE);
        (,,,,, uint256 capacity,, uint256 sold, uint256 purchased) = term.fixedDiscount.markets(id);
        assertEq(capacity, CAPACITY - 1e18);
        assertEq(sold, 1e18);
        assertEq(purchased, 1.8e6);
    }
}
