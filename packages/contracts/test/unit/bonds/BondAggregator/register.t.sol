// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {AlwaysOwned} from "../../../../src/access/AlwaysOwned.sol";
import {BondAggregator} from "../../../../src/bonds/BondAggregator.sol";
import {IBondAggregator} from "../../../../src/bonds/IBondAggregator.sol";
import {FixedPriceAuctioneer} from "../../../../src/bonds/auctioneers/FixedPriceAuctioneer.sol";
import {BondMarketsTest} from "../../../helpers/BondMarketsTest.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

contract BondAggregator_register is BondMarketsTest {
    function _expectNotOwner() private {
        vm.prank(STRANGER);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, STRANGER));
    }

    function _expectInvalid() private {
        vm.expectRevert(IBondAggregator.Aggregator_InvalidParams.selector);
    }

    function test_auctioneersAreTheOwners() public {
        _expectNotOwner();
        aggregator.registerAuctioneer(address(1));
        _expectNotOwner();
        aggregator.setAuctioneerDisabled(address(term.dutch), true);
        _expectNotOwner();
        aggregator.setMarketUnlisted(0, true);
    }

    function test_anAuctioneerIsRegisteredOnce() public {
        vm.prank(GUARDIAN);
        vm.expectRevert(
            abi.encodeWithSelector(IBondAggregator.Aggregator_AlreadyRegistered.selector, address(term.dutch))
        );
        aggregator.registerAuctioneer(address(term.dutch));
    }

    function test_anAuctioneerMustBelongHere() public {
        BondAggregator other = new BondAggregator(GUARDIAN);
        vm.startPrank(GUARDIAN);
        _expectInvalid();
        aggregator.registerAuctioneer(address(0));
        _expectInvalid();
        other.registerAuctioneer(address(term.dutch));
        _expectInvalid();
        aggregator.setAuctioneerDisabled(STRANGER, true);
        vm.stopPrank();
    }

    function test_registersAnAuctioneerAndItsTeller() public {
        FixedPriceAuctioneer auctioneer = new FixedPriceAuctioneer(aggregator, termTeller);
        assertFalse(aggregator.isAuctioneer(address(auctioneer)));
        vm.expectEmit(address(aggregator));
        emit IBondAggregator.AuctioneerRegistered(address(auctioneer), address(termTeller));
        vm.prank(GUARDIAN);
        aggregator.registerAuctioneer(address(auctioneer));
        assertTrue(aggregator.isAuctioneer(address(auctioneer)));
        assertTrue(aggregator.isTeller(address(termTeller)));
        assertFalse(aggregator.isTeller(address(auctioneer)));
        assertEq(aggregator.auctioneersCount(), 9);
        assertEq(aggregator.auctioneers(8), address(auctioneer));
    }

    function test_Defect12_ADisabledAuctioneerOpensNothingAndIsNeverRoutedTo() public {
        uint256 id = _createFixedPrice();
        vm.expectEmit(address(aggregator));
        emit IBondAggregator.AuctioneerDisabled(address(term.fixedPrice), true);
        vm.prank(GUARDIAN);
        aggregator.setAuctioneerDisabled(address(term.fixedPrice), true);
        assertTrue(aggregator.isDisabled(address(term.fixedPrice)));

        bytes memory params = abi.encode(_fixedPrice());
        vm.expectRevert(
            abi.encodeWithSelector(IBondAggregator.Aggregator_AuctioneerDisabled.selector, address(term.fixedPrice))
        );
        _create(term.fixedPrice, params);
        assertEq(_found(), type(uint256).max);
        assertEq(_buy(ALICE, id, 2.5e6), 1e18);

        vm.prank(GUARDIAN);
        aggregator.setAuctioneerDisabled(address(term.fixedPrice), false);
        assertEq(_found(), id);
        assertEq(_createFixedPrice(), id + 1);
    }

    function test_Defect12_AnUnlistedMarketIsPassedOverAndStillSells() public {
        uint256 id = _createFixedPrice();
        vm.expectEmit(address(aggregator));
        emit IBondAggregator.MarketUnlisted(id, true);
        vm.prank(GUARDIAN);
        aggregator.setMarketUnlisted(id, true);
        assertTrue(aggregator.isUnlisted(id));
        assertEq(aggregator.liveMarketsBetween(0, 1).length, 0);
        assertEq(_found(), type(uint256).max);
        assertEq(_buy(ALICE, id, 2.5e6), 1e18);

        vm.prank(GUARDIAN);
        aggregator.setMarketUnlisted(id, false);
        assertFalse(aggregator.isUnlisted(id));
        assertEq(_found(), id);
    }

    function test_unlistingNeedsAMarket() public {
        vm.prank(GUARDIAN);
        vm.expectRevert(abi.encodeWithSelector(IBondAggregator.Aggregator_MarketDoesNotExist.selector, 0));
        aggregator.setMarketUnlisted(0, true);
    }

    function test_anOwnerCannotLeave() public {
        vm.expectRevert(AlwaysOwned.Ownership_CannotBeRenounced.selector);
        vm.prank(GUARDIAN);
        aggregator.renounceOwnership();
        assertEq(aggregator.owner(), GUARDIAN);
    }

    function test_marketsAreRegisteredByAuctioneersOnly() public {
        vm.expectRevert(IBondAggregator.Aggregator_OnlyAuctioneer.selector);
        aggregator.registerMarket(address(payout), address(quote));
    }

    function test_Defect13_AMarketHasTwoTokens() public {
        vm.startPrank(address(term.dutch));
        _expectInvalid();
        aggregator.registerMarket(address(0), address(quote));
        _expectInvalid();
        aggregator.registerMarket(address(payout), address(0));
        _expectInvalid();
        aggregator.registerMarket(address(payout), address(payout));
        vm.stopPrank();
    }

    function test_aMarketIsCountedAndListed() public {
        _createFixedPrice();
        vm.expectEmit(address(aggregator));
        emit IBondAggregator.MarketRegistered(1, address(term.dutch), address(payout), address(quote));
        assertEq(_createDutch(), 1);
        assertEq(aggregator.marketCounter(), 2);
        assertEq(aggregator.getAuctioneer(1), address(term.dutch));
        assertEq(aggregator.getTeller(1), address(termTeller));
        assertEq(aggregator.marketsForPayoutCount(address(payout)), 2);
        assertEq(aggregator.marketsForPayout(address(payout), 1), 1);
        assertEq(aggregator.marketsForQuoteCount(address(quote)), 2);
        assertEq(aggregator.marketsForQuote(address(quote), 1), 1);
        assertEq(aggregator.marketsForPayoutCount(address(quote)), 0);
    }

    function _found() private view returns (uint256) {
        return aggregator.findMarketFor(address(payout), address(quote), 2.5e6, 0, type(uint256).max);
    }
}
