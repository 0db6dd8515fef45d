// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../../../../src/bonds/IBondAuctioneer.sol";
import {IOracleAuctioneer} from "../../../../src/bonds/auctioneers/IOracleAuctioneer.sol";
import {IOracleFixedDiscountAuctioneer} from "../../../../src/bonds/auctioneers/IOracleFixedDiscountAuctioneer.sol";
import {OracleFixedDiscountAuctioneer} from "../../../../src/bonds/auctioneers/OracleFixedDiscountAuctioneer.sol";
import {BondMarketsTest} from "../../../helpers/BondMarketsTest.sol";
import {SettableBondOracle} from "../../../helpers/SettableBondOracle.sol";

contract OracleFixedDiscountAuctioneer_markets is BondMarketsTest {
    OracleFixedDiscountAuctioneer private _auctioneer;
    IOracleFixedDiscountAuctioneer.MarketParams private _params;

    function setUp() public override {
        super.setUp();
        _auctioneer = term.fixedDiscount;
        _params = _fixedDiscount();
    }

    function _open() private returns (uint256) {
        return _create(_auctioneer, abi.encode(_params));
    }

    function _expectRefusal(bytes4 reason) private {
        bytes memory params = abi.encode(_params);
        vm.expectRevert(reason);
        _create(_auctioneer, params);
        _params = _fixedDiscount();
    }

    function _expectInvalid() private {
        _expectRefusal(IBondAuctioneer.Auctioneer_InvalidParams.selector);
    }

    function test_discountsHaveBounds() public {
        _params.fixedDiscount = 30_001;
        _expectInvalid();
        (_params.fixedDiscount, _params.maxDiscountFromCurrent) = (1e5, 1e5);
        _expectInvalid();
        _params.maxDiscountFromCurrent = 1e5 + 1;
        _expectInvalid();
        (_params.fixedDiscount, _params.maxDiscountFromCurrent) = (99_999, 1e5);
        uint256 id = _open();
        assertEq(_auctioneer.marketPrice(id), 2e33);
    }

    function test_theOracleHasBounds() public {
        _params.oracle = address(0);
        _expectInvalid();
        _params.oracle = address(new SettableBondOracle(2e5, 5));
        _expectInvalid();
        _params.oracle = address(new SettableBondOracle(2e18, 19));
        _expectInvalid();
        // Ten to the 25th whole tokens.
        _params.oracle = address(new SettableBondOracle(2e43, 18));
        _expectInvalid();
        // One unit of the last decimal.
        _params.oracle = address(new SettableBondOracle(1, 18));
        _expectInvalid();
        oracle.setPrice(0);
        _expectRefusal(IOracleAuctioneer.Auctioneer_OraclePriceZero.selector);
        oracle.setRefuses(true);
        _expectRefusal(SettableBondOracle.Refused.selector);
    }

    /// What is created by a proposal takes the oracle's price of its execution: one that had fallen by then would set too low a floor.
    function test_aLeastOraclePriceBoundsThePriceOfTheCreation() public {
        bytes memory params = abi.encode(_params);
        IBondAuctioneer.MarketOptions memory options = IBondAuctioneer.MarketOptions(false, 0, 0, ORACLE_PRICE);
        oracle.setPrice(ORACLE_PRICE - 1);
        vm.expectRevert(
            abi.encodeWithSelector(
                IOracleAuctioneer.Auctioneer_OraclePriceBelowLeast.selector, ORACLE_PRICE - 1, ORACLE_PRICE
            )
        );
        _create(_auctioneer, params, options);
        oracle.setPrice(ORACLE_PRICE);
        vm.expectEmit(address(_auctioneer));
        emit IBondAuctioneer.MarketTermsSet(0, OWNER, params, options, T0, T0 + DURATION, SCALE);
        uint256 id = _create(_auctioneer, params, options);
        // From then on the minimum price bounds it.
        oracle.setPrice(1e18);
        assertEq(_auctioneer.marketPrice(id), 1.4e36);
    }

    function test_fixesItsTerms() public {
        _params.oracle = address(oracle = new SettableBondOracle(11.37e12, 12));
        bytes memory params = abi.encode(_params);
        vm.expectEmit(address(_auctioneer));
        emit IOracleAuctioneer.MarketCreated(0, address(payout), address(quote), 14 days);
        vm.expectEmit(address(_auctioneer));
        emit IBondAuctioneer.MarketTermsSet(
            0, OWNER, params, IBondAuctioneer.MarketOptions(false, 0, 0, 0), T0, T0 + DURATION, SCALE
        );
        vm.expectEmit(address(_auctioneer));
        emit IOracleAuctioneer.OracleTermsSet(0, 11.37e12, 7.959e36, 1e24);
        _create(_auctioneer, params);

        (address auctioneer, address quoteToken, address payoutToken) = oracle.registrations(0);
        assertEq(auctioneer, address(_auctioneer));
        assertEq(quoteToken, address(quote));
        assertEq(payoutToken, address(payout));
        (bool success, bytes memory answer) =
            address(_auctioneer).staticcall(abi.encodeCall(IOracleFixedDiscountAuctioneer.terms, (0)));
        assertTrue(success);
        assertEq(
            answer,
            abi.encode(oracle, T0, T0 + DURATION, uint48(14 days), uint48(10_000), 7.959e36, SCALE, 1e24, uint48(0))
        );
    }

    function test_splitsTinyAndHugePrices() public {
        // 0.000004 per token: the exponent is -6, half of it -3.
        _params.oracle = address(new SettableBondOracle(4e12, 18));
        _params.fixedDiscount = 0;
        uint256 tiny = _open();
        assertEq(_auctioneer.marketPrice(tiny), 4e33);
        assertEq(_auctioneer.marketScale(tiny), 1e51);
        _params.oracle = address(new SettableBondOracle(4e24, 18));
        uint256 huge = _open();
        assertEq(_auctioneer.marketPrice(huge), 4e39);
        assertEq(_auctioneer.marketScale(huge), 1e45);
        assertEq(_auctioneer.payoutFor(4e6, huge, address(0)), 1e12);
    }

    function test_followsTheOracleDownToTheMinimum() public {
        uint256 id = _open();
        assertEq(_auctioneer.marketPrice(id), 1.8e36);
        oracle.setPrice(2.4e18);
        assertEq(_auctioneer.marketPrice(id), 2.16e36);
        assertEq(_buy(ALICE, id, 2.16e6), 1e18);
        oracle.setPrice(1.5e18);
        assertEq(_auctioneer.marketPrice(id), 1.4e36);
        assertEq(_buy(ALICE, id, 1.4e6), 1e18);
        // Rounded up: 1.555555555555555557 less 10 % is 1.4000000000000000013.
        oracle.setPrice(1_555_555_555_555_555_557);
        assertEq(_auctioneer.marketPrice(id), 1_400_000_000_000_000_001_300_000_000_000_000_000);
    }

    function test_convertsACapacityInQuoteAtTheDiscountedPrice() public {
        (_params.capacityInQuote, _params.capacity) = (true, 180_000e6);
        assertEq(_auctioneer.maxPayout(_open()), 5000e18);
    }

    function test_Defect14_ViewsSurviveAFailingOracle() public {
        uint256 id = _open();
        uint256 expiring = _create(expiry.fixedDiscount, _expiring());
        oracle.setRefuses(true);
        assertEq(_auctioneer.marketPrice(id), 0);
        assertEq(_auctioneer.maxPayout(id), 0);
        assertEq(_auctioneer.payoutFor(1e6, id, address(0)), 0);
        assertEq(_auctioneer.maxAmountAccepted(id, address(0)), 0);
        assertEq(_auctioneer.fundedPayout(id), CAPACITY);
        (,,,,, uint256 maxPayout) = _auctioneer.getMarketInfoForPurchase(id);
        assertEq(maxPayout, 0);
        assertTrue(_auctioneer.isLive(id));
        assertNotEq(address(expiryTeller.getBondTokenForMarket(expiring)), address(0));
        vm.expectRevert(SettableBondOracle.Refused.selector);
        _buy(ALICE, id, 1.8e6);
    }

    function _expiring() private view returns (bytes memory) {
        IOracleFixedDiscountAuctioneer.MarketParams memory params = _params;
        params.vesting = T0 + 60 days;
        return abi.encode(params);
    }

    function test_Defect14_AnUnreadableAnswerIsNoPrice() public {
        uint256 id = _open();
        vm.mockCall(address(oracle), abi.encodeWithSignature("currentPrice(uint256)", id), hex"01");
        assertEq(_auctioneer.marketPrice(id), 0);
    }

    function test_aPriceOfZeroIsRefusedEverywhere() public {
        uint256 id = _open();
        oracle.setPrice(0);
        vm.expectRevert(IOracleAuctioneer.Auctioneer_OraclePriceZero.selector);
        _auctioneer.marketPrice(id);
        vm.expectRevert(IOracleAuctioneer.Auctioneer_OraclePriceZero.selector);
        _auctioneer.maxPayout(id);
        vm.expectRevert(IOracleAuctioneer.Auctioneer_OraclePriceZero.selector);
        _buy(ALICE, id, 1e6);
    }

    function test_Defect08_AbsurdPricesPanicNowhere() public {
        uint256 id = _open();
        oracle.setPrice(type(uint256).max);
        assertGt(_auctioneer.marketPrice(id), 1e70);
        assertEq(_auctioneer.payoutFor(1e6, id, address(0)), 0);
        vm.expectRevert(IBondAuctioneer.Auctioneer_AmountLessThanMinimum.selector);
        _buy(ALICE, id, 1e6);
    }
}
