// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../../../../src/bonds/IBondAuctioneer.sol";
import {IFixedPriceAuctioneer} from "../../../../src/bonds/auctioneers/IFixedPriceAuctioneer.sol";
import {LocalToken} from "../../../../src/devnet/LocalToken.sol";
import {BondMarketsTest} from "../../../helpers/BondMarketsTest.sol";

contract BondAuctioneer_createMarket is BondMarketsTest {
    IFixedPriceAuctioneer.MarketParams private _params;

    function setUp() public override {
        super.setUp();
        _params = _fixedPrice();
    }

    function _expectInvalid(IBondAuctioneer auctioneer) private {
        bytes memory params = abi.encode(_params);
        vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
        _create(auctioneer, params);
    }

    function _expectInvalid() private {
        _expectInvalid(term.fixedPrice);
        _params = _fixedPrice();
    }

    function _expectValid() private {
        _create(term.fixedPrice, abi.encode(_params));
        _params = _fixedPrice();
    }

    function test_revertsWhileNewMarketsAreStopped() public {
        vm.expectEmit(address(term.fixedPrice));
        emit IBondAuctioneer.NewMarketsAllowed(false);
        vm.prank(GUARDIAN);
        term.fixedPrice.setAllowNewMarkets(false);
        assertFalse(term.fixedPrice.allowNewMarkets());
        _params.capacity = 0;
        bytes memory params = abi.encode(_params);
        vm.expectRevert(IBondAuctioneer.Auctioneer_NewMarketsNotAllowed.selector);
        _create(term.fixedPrice, params);
        vm.prank(GUARDIAN);
        term.fixedPrice.setAllowNewMarkets(true);
        _params = _fixedPrice();
        _expectValid();
    }

    function test_onlyTheAuthorityStopsNewMarkets() public {
        vm.expectRevert(IBondAuctioneer.Auctioneer_NotAuthorized.selector);
        term.fixedPrice.setAllowNewMarkets(false);
    }

    function test_Defect13_TokensMustBeTwoAndNotZero() public {
        _params.quoteToken = _params.payoutToken;
        _expectInvalid();
        _params.quoteToken = address(0);
        _expectInvalid();
        _params.payoutToken = address(0);
        _expectInvalid();
        _params.payoutToken = STRANGER;
        _expectInvalid();
    }

    function test_tokensHave6To18Decimals() public {
        _params.quoteToken = address(new LocalToken("", "", 5));
        _expectInvalid();
        _params.payoutToken = address(new LocalToken("", "", 19));
        _expectInvalid();
        _params.quoteToken = address(new LocalToken("", "", 6));
        _expectValid();
        _params.payoutToken = address(new LocalToken("", "", 18));
        _expectValid();
    }

    function test_theStartIsNowOrLater() public {
        _params.start = T0 - 1;
        _expectInvalid();
        _params.start = T0;
        _expectValid();
    }

    function test_durationAndIntervalHaveBounds() public {
        _params.duration = 1 days - 1;
        _params.depositInterval = 1 hours;
        _expectInvalid();
        _params.depositInterval = 1 hours - 1;
        _expectInvalid();
        _params.depositInterval = DURATION + 1;
        _expectInvalid();
        (_params.duration, _params.depositInterval) = (1 days, 1 days);
        _expectValid();
        _params.depositInterval = 1 hours;
        _expectValid();
        _params.duration = type(uint40).max - T0;
        _expectValid();
        _params.duration = type(uint40).max - T0 + 1;
        _expectInvalid();
    }

    function test_aFixedTermIsFromOneDayToFiftyYears() public {
        _params.vesting = 1 days - 1;
        _expectInvalid();
        _params.vesting = 52 weeks * 50 + 1;
        _expectInvalid();
        _params.vesting = 52 weeks * 50;
        _expectValid();
        _params.vesting = 0;
        _expectValid();
        assertTrue(term.fixedPrice.isInstantSwap(1));
        assertFalse(term.fixedPrice.isInstantSwap(0));
    }

    function test_priceScaleAndCapacityHaveBounds() public {
        _params.formattedPrice = 0;
        _expectInvalid();
        _params.scaleAdjustment = 25;
        _expectInvalid();
        _params.scaleAdjustment = -25;
        _expectInvalid();
        _params.capacity = 0;
        _expectInvalid();
        _params.capacity = uint256(type(uint128).max) + 1;
        _expectInvalid();
        _params.capacity = 19;
        _expectInvalid();
        _params.capacity = 20;
        _expectValid();
        _params.capacity = type(uint128).max;
        _expectValid();
        (_params.capacityInQuote, _params.formattedPrice) = (true, 1);
        _expectInvalid();
    }

    function test_optionsHaveBounds() public {
        bytes memory params = abi.encode(_params);
        vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
        _create(term.fixedPrice, params, IBondAuctioneer.MarketOptions(false, bytes32(uint256(1)), 0, 0));
        vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
        _create(term.fixedPrice, params, IBondAuctioneer.MarketOptions(false, 0, 52 weeks * 50 + 1, 0));
        vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
        _create(term.fixedPrice, params, IBondAuctioneer.MarketOptions(false, 0, 0, 1));
        uint256 id = _create(term.fixedPrice, params, IBondAuctioneer.MarketOptions(false, 0, 52 weeks * 50, 0));
        assertEq(term.fixedPrice.linearDuration(id), 52 weeks * 50);
    }

    function test_opensAMarket() public {
        bytes memory params = abi.encode(_params);
        IBondAuctioneer.MarketOptions memory options = IBondAuctioneer.MarketOptions(true, bytes32(uint256(7)), 9, 0);
        vm.expectEmit(address(term.fixedPrice));
        emit IFixedPriceAuctioneer.MarketCreated(0, address(payout), address(quote), 14 days, 2.5e36);
        vm.expectEmit(address(term.fixedPrice));
        emit IBondAuctioneer.MarketTermsSet(0, OWNER, params, options, T0, T0 + DURATION, SCALE);
        assertEq(_create(term.fixedPrice, params, options), 0);

        assertEq(term.fixedPrice.ownerOf(0), OWNER);
        assertTrue(term.fixedPrice.isPrivate(0));
        assertEq(term.fixedPrice.buyersRoot(0), bytes32(uint256(7)));
        assertEq(term.fixedPrice.linearDuration(0), 9);
        assertFalse(term.fixedPrice.isInstantSwap(0));
        (address payoutToken, address quoteToken, uint48 vesting) = term.fixedPrice.getMarketTokens(0);
        assertEq(payoutToken, address(payout));
        assertEq(quoteToken, address(quote));
        assertEq(vesting, 14 days);
        assertEq(term.fixedPrice.getTeller(), address(termTeller));
        assertEq(term.fixedPrice.getAggregator(), address(aggregator));
    }

    function test_aFixedExpiryIsFlooredAndHasABondToken() public {
        _params.vesting = T0 + 30 days;
        uint48 floored = _params.vesting - _params.vesting % 1 days;
        assertEq(address(expiryTeller.bondTokens(address(payout), floored)), address(0));
        uint256 id = _create(expiry.fixedPrice, abi.encode(_params));
        (,, uint48 vesting) = expiry.fixedPrice.getMarketTokens(id);
        assertEq(vesting, floored);
        assertNotEq(address(expiryTeller.bondTokens(address(payout), floored)), address(0));
        assertFalse(expiry.fixedPrice.isInstantSwap(id));
        vm.warp(floored);
        assertTrue(expiry.fixedPrice.isInstantSwap(id));
    }

    function test_aFixedExpiryIsNotBeforeTheConclusion() public {
        // The conclusion is at 08:00 UTC.
        _params.vesting = T0 + DURATION + 16 hours - 1;
        _expectInvalid(expiry.fixedPrice);
        _params.vesting = T0 + DURATION + 16 hours;
        assertEq(_create(expiry.fixedPrice, abi.encode(_params)), 0);
    }

    function test_aFixedExpiryIsAtMostFiftyYearsAway() public {
        _params.vesting = T0 + 52 weeks * 50 + 16 hours;
        _expectInvalid(expiry.fixedPrice);
        _params.vesting = T0 + 52 weeks * 50 + 16 hours - 1;
        assertEq(_create(expiry.fixedPrice, abi.encode(_params)), 0);
    }

    function test_parametersOfAnotherLengthAreRefused() public {
        _expectWords(term.fixedPrice, 11);
        _expectWords(term.fixedDiscount, 12);
        _expectWords(term.dynamicDiscount, 13);
        _expectWords(term.dutch, 13);
    }

    function _expectWords(IBondAuctioneer auctioneer, uint256 words) private {
        vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
        auctioneer.createMarket(new bytes(words * 32 - 1));
        vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
        auctioneer.createMarket(new bytes(words * 32 + 1));
    }

    function test_aFixedExpiryIsFiftyYearsAwayAtMostToTheSecond() public {
        vm.warp(T0 + 16 hours);
        _params.vesting = T0 + 16 hours + 52 weeks * 50;
        bytes memory params = abi.encode(_params);
        uint256 id = _create(expiry.fixedPrice, params);
        (,, uint48 vesting) = expiry.fixedPrice.getMarketTokens(id);
        assertEq(vesting, _params.vesting);
        vm.warp(T0 + 16 hours - 1);
        vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
        _create(expiry.fixedPrice, params);
    }

    function test_linearAndInstantMarketsHaveNoBondToken() public {
        _params.vesting = T0 + 30 days;
        uint48 floored = _params.vesting - _params.vesting % 1 days;
        _create(expiry.fixedPrice, abi.encode(_params), IBondAuctioneer.MarketOptions(false, 0, 1 days, 0));
        assertEq(address(expiryTeller.bondTokens(address(payout), floored)), address(0));
        _params.vesting = 0;
        uint256 id = _create(expiry.fixedPrice, abi.encode(_params));
        assertTrue(expiry.fixedPrice.isInstantSwap(id));
    }
}
