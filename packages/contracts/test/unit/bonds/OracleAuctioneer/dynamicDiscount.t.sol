// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../../../../src/bonds/IBondAuctioneer.sol";
import {IOracleDynamicDiscountAuctioneer} from "../../../../src/bonds/auctioneers/IOracleDynamicDiscountAuctioneer.sol";
import {OracleDynamicDiscountAuctioneer} from "../../../../src/bonds/auctioneers/OracleDynamicDiscountAuctioneer.sol";
import {BondMarketsTest} from "../../../helpers/BondMarketsTest.sol";

contract OracleDynamicDiscountAuctioneer_markets is BondMarketsTest {
    OracleDynamicDiscountAuctioneer private _auctioneer;
    IOracleDynamicDiscountAuctioneer.MarketParams private _params;

    function setUp() public override {
        super.setUp();
        _auctioneer = term.dynamicDiscount;
        _params = _dynamicDiscount();
    }

    function _open() private returns (uint256) {
        return _create(_auctioneer, abi.encode(_params));
    }

    function _expectInvalid() private {
        bytes memory params = abi.encode(_params);
        vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
        _create(_auctioneer, params);
        _params = _dynamicDiscount();
    }

    function test_discountsHaveBounds() public {
        _params.baseDiscount = 30_001;
        _expectInvalid();
        _params.targetIntervalDiscount = 1e5 + 1;
        _expectInvalid();
        (_params.baseDiscount, _params.maxDiscountFromCurrent) = (1e5, 1e5);
        _expectInvalid();
        // The minimum price would be 0, hence the price could fall to it.
        _params.maxDiscountFromCurrent = 1e5;
        _expectInvalid();
        _params.depositInterval = 0;
        _expectInvalid();
        // A decay speed of more than 48 bits.
        (_params.depositInterval, _params.targetIntervalDiscount) = (1 hours, 1e5);
        _params.duration = type(uint48).max;
        _expectInvalid();
    }

    function test_fixesItsTerms() public {
        (_params.targetIntervalDiscount, _params.depositInterval) = (1234, 7 hours);
        _open();
        (bool success, bytes memory answer) =
            address(_auctioneer).staticcall(abi.encodeCall(IOracleDynamicDiscountAuctioneer.terms, (0)));
        assertTrue(success);
        // 20 days · 1234 / 7 hours.
        bytes memory expected = abi.encode(
            oracle, T0, T0 + DURATION, uint48(14 days), uint48(5000), uint48(84_617), 1.4e36, SCALE, 1e18, uint48(0)
        );
        assertEq(answer, expected);
    }

    function test_fallsWithoutSalesToTheMinimum() public {
        uint256 id = _open();
        assertEq(_auctioneer.marketPrice(id), 1.9e36);
        skip(1 days);
        assertEq(_auctioneer.marketPrice(id), 1.862e36, "2 % of the base price a day");
        skip(12 days);
        assertEq(_auctioneer.marketPrice(id), 1.406e36);
        skip(1 days);
        assertEq(_auctioneer.marketPrice(id), 1.4e36);
        oracle.setPrice(4e18);
        assertEq(_auctioneer.marketPrice(id), 2.736e36);
    }

    function test_risesWhileSalesLead() public {
        uint256 id = _open();
        // A twentieth of the capacity at once is a day's pace ahead.
        assertEq(_buy(ALICE, id, 9500e6), 5000e18);
        assertEq(_auctioneer.marketPrice(id), 1.938e36);
        skip(1 days);
        assertEq(_auctioneer.marketPrice(id), 1.9e36);
        assertEq(_buy(ALICE, id, 19e6), 10e18);
        assertEq(_auctioneer.marketPrice(id), 1.900_076e36);
    }

    function test_followsThePaceOfACapacityInQuote() public {
        (_params.capacityInQuote, _params.capacity) = (true, 190_000e6);
        uint256 id = _open();
        assertEq(_auctioneer.maxPayout(id), 5000e18);
        _buy(ALICE, id, 9500e6);
        assertEq(_auctioneer.marketPrice(id), 1.938e36);
    }

    function test_Defect07_BeforeItsStartItShowsTheBasePrice() public {
        _params.start = T0 + 5 days;
        uint256 id = _open();
        assertEq(_auctioneer.marketPrice(id), 1.9e36);
        skip(5 days);
        assertEq(_auctioneer.marketPrice(id), 1.9e36);
        skip(1 days);
        assertEq(_auctioneer.marketPrice(id), 1.862e36);
    }

    function test_Defect01_AfterTheConclusionViewsAnswerWithThePriceThere() public {
        (_params.targetIntervalDiscount, _params.maxDiscountFromCurrent) = (1000, 90_000);
        uint256 id = _open();
        skip(DURATION);
        assertEq(_auctioneer.marketPrice(id), 1.52e36);
        skip(365 days);
        assertEq(_auctioneer.marketPrice(id), 1.52e36);
        assertEq(_auctioneer.maxPayout(id), 5000e18);
        (,,,,, uint256 maxPayout) = _auctioneer.getMarketInfoForPurchase(id);
        assertEq(maxPayout, 5000e18);
        vm.expectRevert(IBondAuctioneer.Auctioneer_MarketNotActive.selector);
        _buy(ALICE, id, 1e6);
    }

    function test_Defect01_AClosedMarketShowsTheBasePrice() public {
        uint256 id = _open();
        uint256 untouched = _open();
        _params.start = T0 + 10 days;
        uint256 unbegun = _open();
        _buy(ALICE, id, 1.9e6);
        skip(1 days);
        vm.startPrank(OWNER);
        _auctioneer.closeMarket(id);
        _auctioneer.closeMarket(untouched);
        _auctioneer.closeMarket(unbegun);
        vm.stopPrank();
        skip(1 days);
        assertEq(_auctioneer.marketPrice(id), 1.9e36);
        assertEq(_auctioneer.marketPrice(untouched), 1.9e36);
        assertEq(_auctioneer.marketPrice(unbegun), 1.9e36);
        assertEq(_auctioneer.maxPayout(id), 0);
    }
}
