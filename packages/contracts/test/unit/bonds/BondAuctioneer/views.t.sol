// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../../../../src/bonds/IBondAuctioneer.sol";
import {IFixedPriceAuctioneer} from "../../../../src/bonds/auctioneers/IFixedPriceAuctioneer.sol";
import {IUntunedAuctioneer} from "../../../../src/bonds/auctioneers/IUntunedAuctioneer.sol";
import {BondMarketsTest} from "../../../helpers/BondMarketsTest.sol";

contract BondAuctioneer_views is BondMarketsTest {
    function test_Defect08_UnknownIdsHaveATypedError() public {
        IBondAuctioneer auctioneer = term.fixedPrice;
        bytes memory unknown = abi.encodeWithSelector(IBondAuctioneer.Auctioneer_MarketDoesNotExist.selector, 3);
        vm.expectRevert(unknown);
        auctioneer.marketPrice(3);
        vm.expectRevert(unknown);
        auctioneer.marketScale(3);
        vm.expectRevert(unknown);
        auctioneer.maxPayout(3);
        vm.expectRevert(unknown);
        auctioneer.payoutFor(1, 3, address(0));
        vm.expectRevert(unknown);
        auctioneer.maxAmountAccepted(3, address(0));
        vm.expectRevert(unknown);
        auctioneer.fundedPayout(3);
        vm.expectRevert(unknown);
        auctioneer.getMarketTokens(3);
        vm.expectRevert(unknown);
        auctioneer.getMarketInfoForPurchase(3);
        vm.expectRevert(unknown);
        auctioneer.isLive(3);
        vm.expectRevert(unknown);
        auctioneer.isInstantSwap(3);
        vm.expectRevert(unknown);
        auctioneer.isPrivate(3);
        vm.expectRevert(unknown);
        auctioneer.linearDuration(3);
        vm.expectRevert(unknown);
        auctioneer.ownerOf(3);
        vm.expectRevert(unknown);
        auctioneer.currentCapacity(3);
        vm.expectRevert(unknown);
        term.fixedPrice.markets(3);
        vm.expectRevert(unknown);
        term.fixedPrice.terms(3);
    }

    function test_showsAMarketByPosition() public {
        uint256 id = _createFixedPrice();
        (bool success, bytes memory answer) =
            address(term.fixedPrice).staticcall(abi.encodeCall(IFixedPriceAuctioneer.markets, (id)));
        assertTrue(success);
        assertEq(
            answer,
            abi.encode(
                OWNER, payout, quote, address(0), false, CAPACITY, 5000e18, 2.5e36, SCALE, uint256(0), uint256(0)
            )
        );
        (uint48 start, uint48 conclusion, uint48 vesting) = term.fixedPrice.terms(id);
        assertEq(start, T0);
        assertEq(conclusion, T0 + DURATION);
        assertEq(vesting, 14 days);
        (address owner, address callback, address payoutToken, address quoteToken, uint48 term_, uint256 max) =
            term.fixedPrice.getMarketInfoForPurchase(id);
        assertEq(
            abi.encode(owner, callback, payoutToken, quoteToken, term_, max),
            abi.encode(OWNER, address(0), payout, quote, 14 days, 5000e18)
        );
    }

    function test_feesAreTakenOff() public {
        vm.prank(GUARDIAN);
        termTeller.setProtocolFee(300);
        vm.prank(BOB);
        termTeller.setReferrerFee(200);
        uint256 id = _createFixedPrice();
        // 0.5 % of 100.
        assertEq(term.fixedPrice.payoutFor(100e6, id, BOB), 39.8e18);
        assertEq(term.fixedPrice.payoutFor(100e6, id, address(0)), 39.88e18);
        assertEq(term.fixedPrice.maxAmountAccepted(id, BOB), 12_562.5e6);
        vm.expectRevert(IBondAuctioneer.Auctioneer_MaxPayoutExceeded.selector);
        term.fixedPrice.payoutFor(12_600e6, id, BOB);
    }

    function test_Defect09_ViewsSayWhatTheOwnerCanPay() public {
        uint256 id = _createFixedPrice();
        assertEq(term.fixedPrice.fundedPayout(id), CAPACITY);
        vm.startPrank(OWNER);
        assertTrue(payout.approve(address(termTeller), 70e18));
        assertEq(term.fixedPrice.fundedPayout(id), 70e18);
        assertEq(term.fixedPrice.maxAmountAccepted(id, address(0)), 175e6);
        assertTrue(payout.transfer(STRANGER, payout.balanceOf(OWNER) - 10e18));
        assertEq(term.fixedPrice.fundedPayout(id), 10e18);
        assertEq(term.fixedPrice.maxAmountAccepted(id, address(0)), 25e6);
        vm.stopPrank();
    }

    function test_fundedPayoutOfACapacityInQuote() public {
        IFixedPriceAuctioneer.MarketParams memory params = _fixedPrice();
        (params.capacityInQuote, params.capacity) = (true, 1000e6);
        uint256 id = _create(term.fixedPrice, abi.encode(params));
        assertEq(term.fixedPrice.fundedPayout(id), 400e18);
    }

    function test_theAuthoritySetsMinimums() public {
        IUntunedAuctioneer auctioneer = term.fixedPrice;
        vm.startPrank(GUARDIAN);
        vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
        auctioneer.setMinDepositInterval(1 hours - 1);
        vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
        auctioneer.setMinDepositInterval(1 days + 1);
        vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
        auctioneer.setMinMarketDuration(1 days - 1);

        vm.expectEmit(address(auctioneer));
        emit IUntunedAuctioneer.MinimumsUpdated(1 hours, 3 days);
        auctioneer.setMinMarketDuration(3 days);
        vm.expectEmit(address(auctioneer));
        emit IUntunedAuctioneer.MinimumsUpdated(2 days, 3 days);
        auctioneer.setMinDepositInterval(2 days);
        assertEq(auctioneer.minDepositInterval(), 2 days);
        assertEq(auctioneer.minMarketDuration(), 3 days);
        vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
        auctioneer.setMinMarketDuration(2 days - 1);
        vm.stopPrank();
        bytes memory params = abi.encode(_fixedPrice());
        vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
        _create(auctioneer, params);
    }

    function test_othersDoNot() public {
        vm.expectRevert(IBondAuctioneer.Auctioneer_NotAuthorized.selector);
        term.fixedPrice.setMinMarketDuration(3 days);
        vm.expectRevert(IBondAuctioneer.Auctioneer_NotAuthorized.selector);
        term.fixedPrice.setMinDepositInterval(2 hours);
    }

    function test_thereIsNothingToTune() public {
        uint256 id = _createFixedPrice();
        vm.record();
        term.fixedPrice.setIntervals(id, [uint32(1), 2, 3]);
        term.fixedPrice.setDefaults([uint32(1), 2, 3, 4, 5, 6]);
        (, bytes32[] memory writes) = vm.accesses(address(term.fixedPrice));
        assertEq(writes.length, 0);
    }
}
