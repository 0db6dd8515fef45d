// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../../../../src/bonds/IBondAuctioneer.sol";
import {ISequentialDutchAuctioneer} from "../../../../src/bonds/auctioneers/ISequentialDutchAuctioneer.sol";
import {SequentialDutchAuctioneer} from "../../../../src/bonds/auctioneers/SequentialDutchAuctioneer.sol";
import {BondMarketsTest} from "../../../helpers/BondMarketsTest.sol";

contract SequentialDutchAuctioneer_markets is BondMarketsTest {
    SequentialDutchAuctioneer private _auctioneer;
    ISequentialDutchAuctioneer.MarketParams private _params;

    function setUp() public override {
        super.setUp();
        _auctioneer = term.dutch;
        _params = _dutch();
    }

    function _open() private returns (uint256) {
        return _create(_auctioneer, abi.encode(_params));
    }

    function _expectRefusal(bytes4 reason) private {
        bytes memory params = abi.encode(_params);
        vm.expectRevert(reason);
        _create(_auctioneer, params);
        _params = _dutch();
    }

    function _expectInvalid() private {
        _expectRefusal(IBondAuctioneer.Auctioneer_InvalidParams.selector);
    }

    function _setIntervals(uint256 id, uint32 tune, uint32 delay, uint32 decay) private {
        vm.prank(OWNER);
        _auctioneer.setIntervals(id, [tune, delay, decay]);
    }

    function _setDefaults(uint32 tune, uint32 delay, uint32 decay, uint32 deposit, uint32 duration) private {
        vm.prank(GUARDIAN);
        _auctioneer.setDefaults([tune, delay, decay, deposit, duration, 20_000]);
    }

    function _expectIntervalsInvalid(uint256 id, uint32 tune, uint32 delay, uint32 decay) private {
        vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
        _setIntervals(id, tune, delay, decay);
    }

    function test_pricesHaveBounds() public {
        _params.formattedInitialPrice = 1e36 - 1;
        _expectRefusal(ISequentialDutchAuctioneer.Auctioneer_InitialPriceLessThanMin.selector);
        (_params.formattedInitialPrice, _params.formattedMinimumPrice) = (1e36, 1e36);
        assertEq(_auctioneer.marketPrice(_open()), 1e36);
    }

    function test_Defect05c_AMinimumPriceOfZeroIsRefused() public {
        _params.formattedMinimumPrice = 0;
        _expectInvalid();
    }

    function _expectInexact(uint256 asked, uint256 price) private {
        bytes memory params = abi.encode(_params);
        vm.expectRevert(
            abi.encodeWithSelector(ISequentialDutchAuctioneer.Auctioneer_InitialPriceInexact.selector, asked, price)
        );
        _create(_auctioneer, params);
        _params = _dutch();
    }

    function test_theControlVariableFits() public {
        _params.formattedInitialPrice = type(uint256).max / 1e20;
        _expectInvalid();
    }

    /// Target debt 25,000e18 at a scale of 1e12: a control variable of 1 is a price of 2.5e10.
    function test_aPriceOfWhichItsControlVariableKeepsTooFewDigitsIsRefused() public {
        (_params.scaleAdjustment, _params.formattedMinimumPrice) = (-24, 1);
        _params.formattedInitialPrice = 4.9e10;
        _expectInexact(4.9e10, 2.5e10);
        (_params.scaleAdjustment, _params.formattedMinimumPrice) = (-24, 1);
        _params.formattedInitialPrice = 5e10;
        assertEq(_auctioneer.marketPrice(_open()), 5e10);
    }

    function test_theInitialPriceIsExactToAThousandth() public {
        // Control variables from 999 to 1000, at 2.5e10 each.
        (_params.scaleAdjustment, _params.formattedMinimumPrice) = (-24, 1);
        uint256 opens = 999 * 2.5e10;
        // Off by at most floor(asked / 1000).
        _params.formattedInitialPrice = opens + 2.4999e10;
        assertEq(_auctioneer.marketPrice(_open()), opens);
        _params.formattedInitialPrice = opens + 2.5e10 - 1;
        assertEq(opens + 2.5e10 - 1 - opens, _params.formattedInitialPrice / 1000);
        assertEq(_auctioneer.marketPrice(_open()), opens);
        opens = 998 * 2.5e10;
        _params.formattedInitialPrice = opens + 2.4975e10 + 1;
        _expectInexact(opens + 2.4975e10 + 1, opens);
        (_params.scaleAdjustment, _params.formattedMinimumPrice) = (-24, 1);
        _params.formattedInitialPrice = opens + 2.4974e10;
        assertEq(_auctioneer.marketPrice(_open()), opens);
    }

    function test_aLeastOraclePriceIsRefused() public {
        bytes memory params = abi.encode(_params);
        vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
        _create(_auctioneer, params, IBondAuctioneer.MarketOptions(false, 0, 0, 1));
    }

    function test_intervalsHaveBounds() public {
        _params.depositInterval = 1 hours - 1;
        _expectInvalid();
        _params.depositInterval = uint32(DURATION) + 1;
        _expectInvalid();
        (_params.duration, _params.depositInterval) = (1 days - 1, 1 hours);
        _expectInvalid();
        // Five deposit intervals pass 32 bits.
        _params.duration = _params.depositInterval = type(uint32).max / 5 + 1;
        _expectInvalid();
    }

    function test_aMarketLastsForATuneIntervalAtLeast() public {
        _setDefaults(2 days, 6 hours, 3 days, 1 hours, 1 days);
        _params.duration = 2 days - 1;
        _expectInvalid();
        _params.duration = 2 days;
        _open();
    }

    function test_derivesItsTerms() public {
        bytes memory params = abi.encode(_params);
        vm.expectEmit(address(_auctioneer));
        emit ISequentialDutchAuctioneer.MarketCreated(0, address(payout), address(quote), 14 days, 2e36);
        uint256 id = _create(_auctioneer, params);
        DutchMarket memory market = _dutchMarket(id);
        assertEq(abi.encode(market.totalDebt, market.minPrice), abi.encode(25_000e18, 1e36));
        assertEq(abi.encode(market.maxPayout, market.scale), abi.encode(5000e18, SCALE));
        (uint256 controlVariable, uint256 maxDebt, uint48 start, uint48 conclusion,) = _auctioneer.terms(id);
        assertEq(abi.encode(controlVariable, maxDebt), abi.encode(80e60, 37_500e18));
        assertEq(abi.encode(start, conclusion), abi.encode(T0, T0 + DURATION));
        (bool success, bytes memory answer) =
            address(_auctioneer).staticcall(abi.encodeCall(ISequentialDutchAuctioneer.metadata, (id)));
        assertTrue(success);
        assertEq(answer, abi.encode(T0, T0, 1 days, 1 days, 6 hours, 5 days, 5000e18, 95_000e18, 25_000e18));
        assertEq(_auctioneer.currentControlVariable(id), 80e60);
    }

    function test_theDebtBufferHasAMinimum() public {
        _params.debtBuffer = 1;
        (, uint256 maxDebt,,,) = _auctioneer.terms(_open());
        // One purchase of the maximum is 20 % of the target debt.
        assertEq(maxDebt, 30_000e18);
    }

    function test_decaysFromTheStartToTheMinimum() public {
        _params.start = T0 + 3 days;
        uint256 id = _open();
        skip(3 days);
        assertEq(_auctioneer.marketPrice(id), 2e36);
        skip(12 hours);
        assertEq(_auctioneer.currentDebt(id), 22_500e18);
        assertEq(_auctioneer.marketPrice(id), 1.8e36);
        skip(4 days + 12 hours);
        assertEq(_auctioneer.currentDebt(id), 0);
        assertEq(_auctioneer.marketPrice(id), 1e36);
    }

    function test_aPurchaseLiftsThePrice() public {
        uint256 id = _open();
        assertEq(_buy(ALICE, id, 2000e6), 1000e18);
        DutchMarket memory market = _dutchMarket(id);
        assertEq(market.quoteToken, address(quote));
        assertEq(market.capacity, 99_000e18);
        // 25,000 re-based by 5 days / (5 days + a 25th of it), and what was bought, and 1.
        assertEq(market.totalDebt, 25_038_461_538_461_538_461_539);
        (, uint48 lastDecay,,,,,,,) = _auctioneer.metadata(id);
        assertEq(lastDecay, T0 + 17_280);
        assertEq(_auctioneer.currentDebt(id), 26_040_000_000_000_000_000_000);
        assertEq(_auctioneer.marketPrice(id), 2_083_200_000_000_000_000_000_000_000_000_000_000);
    }

    function test_tunesUpAtOnceWhileSalesLead() public {
        uint256 id = _open();
        uint256 bought = _buy(ALICE, id, 9990e6);
        assertEq(_auctioneer.currentControlVariable(id), 80e60);
        uint256 before = _auctioneer.marketPrice(id);
        vm.expectEmit(true, false, false, false, address(_auctioneer));
        emit ISequentialDutchAuctioneer.Tuned(id, 0, 0);
        bought += _buy(BOB, id, 1000e6);
        assertGt(bought, 5000e18);
        assertGt(_auctioneer.currentControlVariable(id), 80e60);
        assertGt(_auctioneer.marketPrice(id), before);
        (,,, bool active) = _auctioneer.adjustments(id);
        assertFalse(active);
    }

    function test_tunesDownSlowlyWhenSalesLag() public {
        _params.formattedMinimumPrice = 0.2e36;
        uint256 id = _open();
        skip(25 hours);
        _buy(ALICE, id, 100e6);
        // Numbers of the shared vectors.
        (uint256 change, uint48 since, uint48 time, bool active) = _auctioneer.adjustments(id);
        uint256 expected = 19765820857544497791275169412681102655514075045948529386141847;
        assertEq(abi.encode(change, since, time, active), abi.encode(expected, T0 + 25 hours, 6 hours, true));
        assertEq(_auctioneer.currentControlVariable(id), 80e60);
        skip(3 hours);
        assertEq(_auctioneer.currentControlVariable(id), 80e60 - expected / 2);
        skip(3 hours);
        assertEq(_auctioneer.currentControlVariable(id), 80e60 - expected);
        _buy(ALICE, id, 1e6);
        (,,, active) = _auctioneer.adjustments(id);
        assertFalse(active);
        (uint256 controlVariable,,,,) = _auctioneer.terms(id);
        assertEq(controlVariable, 80e60 - expected);
    }

    function test_Defect04_TheBreakingPurchaseCountsAndClosesTheMarket() public {
        _params.debtBuffer = 1;
        uint256 id = _open();
        while (_auctioneer.isLive(id)) {
            uint256 amount = _auctioneer.maxAmountAccepted(id, address(0)) * 99 / 100;
            (, uint256 maxDebt,,,) = _auctioneer.terms(id);
            vm.recordLogs();
            assertGt(_buy(ALICE, id, amount), 0);
            DutchMarket memory market = _dutchMarket(id);
            assertEq(market.totalDebt > maxDebt, market.capacity == 0);
            skip(10);
        }
        DutchMarket memory closed = _dutchMarket(id);
        assertLt(closed.sold, CAPACITY / 2);
        assertGt(closed.purchased, 0);
        (,,, uint48 conclusion,) = _auctioneer.terms(id);
        assertEq(conclusion, block.timestamp - 10);
        vm.expectRevert(IBondAuctioneer.Auctioneer_MarketNotActive.selector);
        _buy(BOB, id, 1e6);
    }

    /// 100,000 units at a price of 1 unit, so that debts can be met to the unit: the target debt is 25,000.
    function _openInUnits(uint32 debtBuffer) private returns (uint256) {
        (_params.capacity, _params.scaleAdjustment) = (100_000, 0);
        (_params.formattedInitialPrice, _params.formattedMinimumPrice) = (1e36, 1);
        _params.debtBuffer = debtBuffer;
        return _open();
    }

    /// @return debt After so many purchases of most of the maximum, if the market has lasted so long.
    function _fill(uint256 id, uint256 purchases) private returns (uint256 debt) {
        for (uint256 i = 0; i < purchases; ++i) {
            _buy(ALICE, id, _auctioneer.maxAmountAccepted(id, address(0)) * 99 / 100);
            debt = _dutchMarket(id).totalDebt;
            if (!_auctioneer.isLive(id)) return debt;
        }
    }

    function test_theBreakerLetsADebtOfTheMaximumPassAndNoUnitMore() public {
        uint256 reached = 0;
        uint256 purchases = 0;
        while (reached <= 30_000) {
            reached = _fill(_openInUnits(1e6), ++purchases);
        }
        // A quarter of a unit per part of 1e5.
        uint32 buffer = uint32((reached - 25_000) * 4);
        uint256 exact = _openInUnits(buffer);
        (, uint256 maxDebt,,,) = _auctioneer.terms(exact);
        assertEq(maxDebt, reached);
        assertEq(_fill(exact, purchases), reached);
        assertTrue(_auctioneer.isLive(exact));
        uint256 below = _openInUnits(buffer - 4);
        assertEq(_fill(below, purchases), reached);
        assertFalse(_auctioneer.isLive(below));
    }

    function test_aMarketThatLagsIsTunedFromTheSecondOfItsInterval() public {
        uint256 id = _open();
        skip(1 days - 1);
        _buy(ALICE, id, 1e6);
        (uint48 lastTune,,,,,,,,) = _auctioneer.metadata(id);
        assertEq(lastTune, T0);
        skip(1);
        vm.expectEmit(true, false, false, false, address(_auctioneer));
        emit ISequentialDutchAuctioneer.Tuned(id, 0, 0);
        _buy(ALICE, id, 1e6);
        (lastTune,,,,,,,,) = _auctioneer.metadata(id);
        assertEq(lastTune, T0 + 1 days);
    }

    function test_Defect05a_IdleMarketRecovers() public {
        uint256 id = _open();
        skip(6 days);
        assertEq(_auctioneer.marketPrice(id), 1e36);
        _buy(ALICE, id, 5000e6);
        (, uint48 lastDecay,,,,,,,) = _auctioneer.metadata(id);
        // As if it had been settled an interval ago, and a fifth of an interval for a fifth of the target debt.
        assertEq(lastDecay, block.timestamp - 5 days + 1 days);
        uint256 debt = _auctioneer.currentDebt(id);
        assertApproxEqAbs(debt, 1000e18, 1);
        _buy(ALICE, id, 5000e6);
        assertGt(_auctioneer.currentDebt(id), debt);
    }

    function test_Defect05b_ATuneLiftsTheMaximumToAQuarterOfWhatIsLeft() public {
        uint256 id = _open();
        skip(19 days);
        _buy(ALICE, id, 100e6);
        DutchMarket memory market = _dutchMarket(id);
        assertEq(market.capacity, 99_900e18);
        assertEq(market.maxPayout, 24_975e18);
    }

    function test_tunesACapacityInQuote() public {
        (_params.capacityInQuote, _params.capacity) = (true, 200_000e6);
        uint256 id = _open();
        assertEq(_auctioneer.maxPayout(id), 5000e18);
        skip(2 days);
        uint256 price = _auctioneer.marketPrice(id);
        assertEq(price, 1.2e36);
        _buy(ALICE, id, 1200e6);
        DutchMarket memory market = _dutchMarket(id);
        assertEq(market.capacity, 198_800e6);
        // 165,666.67 payout tokens over the 18 days that are left.
        assertEq(market.maxPayout, 9_203_703_703_703_703_703_703);
    }

    function test_sellsOutInItsFirstSecond() public {
        (_params.duration, _params.depositInterval, _params.debtBuffer) = (1 days, 1 days, 1e6);
        uint256 id = _open();
        assertEq(_buy(ALICE, id, 200_000e6), CAPACITY);
        assertFalse(_auctioneer.isLive(id));
        assertEq(_auctioneer.currentCapacity(id), 0);
    }

    function test_intervalsAreTheOwnersOfALiveMarket() public {
        _params.start = T0 + 1 days;
        uint256 id = _open();
        vm.expectRevert(IBondAuctioneer.Auctioneer_MarketNotActive.selector);
        _setIntervals(id, 0, 0, 0);
        skip(1 days);
        _expectIntervalsInvalid(id, 1 days, 0, 5 days);
        _expectIntervalsInvalid(id, 1 days, 1 days + 1, 5 days);
        _expectIntervalsInvalid(id, 1 days - 1, 1 hours, 5 days);
        _expectIntervalsInvalid(id, 1 days, 1 hours, 3 days - 1);
        vm.expectRevert(IBondAuctioneer.Auctioneer_OnlyMarketOwner.selector);
        _auctioneer.setIntervals(id, [uint32(1 days), 1 hours, 5 days]);
        _setIntervals(id, 1 days, 1 hours, 3 days);
    }

    function test_Defect06_NewIntervalsKeepThePriceOfTheMoment() public {
        uint256 id = _open();
        skip(1 days);
        uint256 price = _auctioneer.marketPrice(id);
        assertEq(price, 1.6e36);
        vm.expectEmit(address(_auctioneer));
        emit ISequentialDutchAuctioneer.IntervalsUpdated(id, 2 days, 1 days, 10 days);
        _setIntervals(id, 2 days, 1 days, 10 days);
        assertEq(_auctioneer.marketPrice(id), price);
        (bool success, bytes memory answer) =
            address(_auctioneer).staticcall(abi.encodeCall(ISequentialDutchAuctioneer.metadata, (id)));
        assertTrue(success);
        uint256 intervalCapacity = CAPACITY * 2 / 19;
        assertEq(
            answer,
            abi.encode(
                T0,
                T0 + 1 days,
                1 days,
                2 days,
                1 days,
                10 days,
                intervalCapacity,
                CAPACITY - intervalCapacity,
                25_000e18
            )
        );
        skip(1 days);
        // From 20,000 over ten days.
        assertEq(_auctioneer.currentDebt(id), 18_000e18);
    }

    function test_defaultsAreTheAuthoritys() public {
        vm.expectRevert(IBondAuctioneer.Auctioneer_NotAuthorized.selector);
        _auctioneer.setDefaults([uint32(1 days), 6 hours, 3 days, 1 hours, 1 days, 10_000]);
    }

    function test_defaultsHaveBounds() public {
        bytes4 invalid = IBondAuctioneer.Auctioneer_InvalidParams.selector;
        vm.expectRevert(invalid);
        _setDefaults(6 hours - 1, 6 hours, 3 days, 1 hours, 1 days);
        vm.expectRevert(invalid);
        _setDefaults(1 days, 6 hours, 10 days, 1 days + 1, 2 days);
        vm.expectRevert(invalid);
        _setDefaults(2 days, 6 hours, 10 days, 2 days, 2 days - 1);
        vm.expectRevert(invalid);
        _setDefaults(1 days, 6 hours, 5 hours - 1, 1 hours, 1 days);
    }

    function test_defaultsCountForNewMarkets() public {
        uint256 old = _open();
        vm.expectEmit(address(_auctioneer));
        emit ISequentialDutchAuctioneer.DefaultsUpdated(12 hours, 3 hours, 2 days, 2 hours, 12 hours, 20_000);
        _setDefaults(12 hours, 3 hours, 2 days, 2 hours, 12 hours);
        assertEq(_auctioneer.defaultTuneInterval(), 12 hours);
        assertEq(_auctioneer.defaultTuneAdjustment(), 3 hours);
        assertEq(_auctioneer.minDebtDecayInterval(), 2 days);
        assertEq(_auctioneer.minDepositInterval(), 2 hours);
        assertEq(_auctioneer.minMarketDuration(), 12 hours);
        assertEq(_auctioneer.minDebtBuffer(), 20_000);
        (_params.duration, _params.depositInterval, _params.debtBuffer) = (12 hours, 2 hours, 0);
        uint256 id = _open();
        (,,, uint32 tune, uint32 delay, uint32 decay,,,) = _auctioneer.metadata(id);
        assertEq(abi.encode(tune, delay, decay), abi.encode(12 hours, 3 hours, 2 days));
        (, uint256 maxDebt,,,) = _auctioneer.terms(id);
        assertEq(maxDebt, 480_000e18);
        (,,, tune, delay, decay,,,) = _auctioneer.metadata(old);
        assertEq(abi.encode(tune, delay, decay), abi.encode(1 days, 6 hours, 5 days));
    }

    function test_unknownIdsHaveATypedError() public {
        bytes memory unknown = abi.encodeWithSelector(IBondAuctioneer.Auctioneer_MarketDoesNotExist.selector, 3);
        vm.expectRevert(unknown);
        _auctioneer.metadata(3);
        vm.expectRevert(unknown);
        _auctioneer.adjustments(3);
        vm.expectRevert(unknown);
        _auctioneer.currentDebt(3);
        vm.expectRevert(unknown);
        _auctioneer.currentControlVariable(3);
        vm.expectRevert(unknown);
        _auctioneer.setIntervals(3, [uint32(1), 1, 1]);
    }
}
