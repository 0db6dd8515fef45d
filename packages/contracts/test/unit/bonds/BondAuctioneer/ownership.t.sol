// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../../../../src/bonds/IBondAuctioneer.sol";
import {IFixedPriceAuctioneer} from "../../../../src/bonds/auctioneers/IFixedPriceAuctioneer.sol";
import {BondMarketsTest} from "../../../helpers/BondMarketsTest.sol";

contract BondAuctioneer_ownership is BondMarketsTest {
    IBondAuctioneer private _auctioneer;

    function setUp() public override {
        super.setUp();
        _auctioneer = term.fixedPrice;
    }

    function _createWithCallback() private returns (uint256 id) {
        vm.prank(GUARDIAN);
        _auctioneer.setCallbackAuthStatus(OWNER, true);
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        params.callbackAddr = makeAddr("callback");
        return _create(_auctioneer, abi.encode(params));
    }

    function _push(uint256 id, address to) private {
        vm.prank(OWNER);
        _auctioneer.pushOwnership(id, to);
    }

    function test_onlyTheOwnerPushes() public {
        uint256 id = _createFixedPrice();
        vm.expectRevert(IBondAuctioneer.Auctioneer_OnlyMarketOwner.selector);
        _auctioneer.pushOwnership(id, STRANGER);
        vm.expectRevert(abi.encodeWithSelector(IBondAuctioneer.Auctioneer_MarketDoesNotExist.selector, 9));
        _auctioneer.pushOwnership(9, STRANGER);
    }

    function test_Defect13_NobodyIsNoCandidate() public {
        uint256 id = _createFixedPrice();
        vm.prank(OWNER);
        vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
        _auctioneer.pushOwnership(id, address(0));
    }

    function test_pushAndPull() public {
        uint256 id = _createFixedPrice();
        vm.expectEmit(address(_auctioneer));
        emit IBondAuctioneer.OwnershipPushed(id, OWNER, BOB);
        _push(id, BOB);
        assertEq(_auctioneer.newOwners(id), BOB);
        assertEq(_auctioneer.ownerOf(id), OWNER);

        vm.prank(STRANGER);
        vm.expectRevert(IBondAuctioneer.Auctioneer_NotAuthorized.selector);
        _auctioneer.pullOwnership(id);

        vm.expectEmit(address(_auctioneer));
        emit IBondAuctioneer.OwnershipPulled(id, OWNER, BOB);
        vm.prank(BOB);
        _auctioneer.pullOwnership(id);
        assertEq(_auctioneer.ownerOf(id), BOB);
        assertEq(_auctioneer.newOwners(id), address(0));
    }

    function test_Defect03_ACandidateIsForgotten() public {
        uint256 id = _createFixedPrice();
        _push(id, BOB);
        vm.startPrank(BOB);
        _auctioneer.pullOwnership(id);
        _auctioneer.pushOwnership(id, OWNER);
        vm.stopPrank();
        vm.prank(OWNER);
        _auctioneer.pullOwnership(id);
        vm.prank(BOB);
        vm.expectRevert(IBondAuctioneer.Auctioneer_NotAuthorized.selector);
        _auctioneer.pullOwnership(id);
        assertEq(_auctioneer.ownerOf(id), OWNER);
    }

    function test_anOfferIsTakenBackByPushingToOneself() public {
        uint256 id = _createFixedPrice();
        _push(id, BOB);
        _push(id, OWNER);
        vm.prank(BOB);
        vm.expectRevert(IBondAuctioneer.Auctioneer_NotAuthorized.selector);
        _auctioneer.pullOwnership(id);
    }

    function test_Defect11_ANewOwnerMustBeAllowedToUseTheCallback() public {
        uint256 id = _createWithCallback();
        _push(id, BOB);
        vm.prank(BOB);
        vm.expectRevert(IBondAuctioneer.Auctioneer_NotAuthorized.selector);
        _auctioneer.pullOwnership(id);

        vm.prank(GUARDIAN);
        _auctioneer.setCallbackAllowed(makeAddr("callback"), true);
        vm.prank(BOB);
        _auctioneer.pullOwnership(id);
        assertEq(_auctioneer.ownerOf(id), BOB);
    }

    function test_onlyTheOwnerCloses() public {
        uint256 id = _createFixedPrice();
        vm.expectRevert(IBondAuctioneer.Auctioneer_OnlyMarketOwner.selector);
        _auctioneer.closeMarket(id);
        vm.expectRevert(abi.encodeWithSelector(IBondAuctioneer.Auctioneer_MarketDoesNotExist.selector, 9));
        _auctioneer.closeMarket(9);
    }

    function test_closesAMarket() public {
        uint256 id = _createFixedPrice();
        _buy(ALICE, id, 2.5e6);
        skip(1 days);
        vm.expectEmit(address(_auctioneer));
        emit IBondAuctioneer.MarketClosed(id);
        vm.prank(OWNER);
        _auctioneer.closeMarket(id);

        assertFalse(_auctioneer.isLive(id));
        assertEq(_auctioneer.currentCapacity(id), 0);
        assertEq(_auctioneer.maxPayout(id), 0);
        assertEq(_auctioneer.maxAmountAccepted(id, address(0)), 0);
        assertEq(_auctioneer.fundedPayout(id), 0);
        assertEq(_auctioneer.marketPrice(id), 2.5e36);
        (, uint48 conclusion,) = term.fixedPrice.terms(id);
        assertEq(conclusion, T0 + 1 days);
        (,,,,, uint256 capacity, uint256 maxPayout,,, uint256 sold, uint256 purchased) = term.fixedPrice.markets(id);
        assertEq(capacity, 0);
        assertEq(maxPayout, 5000e18);
        assertEq(sold, 1e18);
        assertEq(purchased, 2.5e6);
    }

    function test_Defect03_AMarketIsClosedOnce() public {
        uint256 id = _createFixedPrice();
        vm.startPrank(OWNER);
        _auctioneer.closeMarket(id);
        vm.expectRevert(IBondAuctioneer.Auctioneer_MarketNotActive.selector);
        _auctioneer.closeMarket(id);
        vm.stopPrank();
        uint256 ended = _createFixedPrice();
        skip(DURATION);
        vm.prank(OWNER);
        vm.expectRevert(IBondAuctioneer.Auctioneer_MarketNotActive.selector);
        _auctioneer.closeMarket(ended);
    }

    function test_closesAMarketBeforeItsStart() public {
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        params.start = T0 + 1 days;
        uint256 id = _create(_auctioneer, abi.encode(params));
        vm.prank(OWNER);
        _auctioneer.closeMarket(id);
        skip(2 days);
        assertFalse(_auctioneer.isLive(id));
    }
}
