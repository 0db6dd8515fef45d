// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {AlwaysOwned} from "../../../../src/access/AlwaysOwned.sol";
import {IBondOracle} from "../../../../src/bonds/IBondOracle.sol";
import {ITWAPBondOracle} from "../../../../src/oracle/ITWAPBondOracle.sol";
import {BondOracleTest} from "../../../helpers/BondOracleTest.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// See updatePair.tree.
contract TWAPBondOracle_updatePair is BondOracleTest {
    function testFuzz_revertsForAnybodyButTheOwner(address caller) public {
        vm.assume(caller != OWNER);
        vm.startPrank(caller);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller));
        adapter.updatePair(address(pool), token0, ITWAPBondOracle.Pair(address(0), false));
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller));
        adapter.updateAuctioneer(caller, true);
    }

    function test_revertsForTheZeroQuoteToken() public {
        vm.expectRevert(IBondOracle.BondOracle_InvalidParams.selector);
        vm.prank(OWNER);
        adapter.updatePair(address(0), token0, ITWAPBondOracle.Pair(address(pool), true));
    }

    function test_revertsWhenThePayoutTokenIsNotTheOneOfThatDirection() public {
        vm.startPrank(OWNER);
        vm.expectRevert(IBondOracle.BondOracle_InvalidParams.selector);
        adapter.updatePair(address(pool), token1, ITWAPBondOracle.Pair(address(pool), true));
        vm.expectRevert(IBondOracle.BondOracle_InvalidParams.selector);
        adapter.updatePair(address(pool), token0, ITWAPBondOracle.Pair(address(pool), false));
        vm.expectRevert(IBondOracle.BondOracle_InvalidParams.selector);
        adapter.updatePair(address(pool), STRANGER, ITWAPBondOracle.Pair(address(pool), true));
    }

    function testFuzz_listsThePair(address quoteToken, bool inToken0) public {
        vm.assume(quoteToken != address(0));
        address payoutToken = inToken0 ? token0 : token1;
        vm.expectEmit(address(adapter));
        emit ITWAPBondOracle.PairUpdated(quoteToken, payoutToken, address(pool), inToken0);
        vm.prank(OWNER);
        adapter.updatePair(quoteToken, payoutToken, ITWAPBondOracle.Pair(address(pool), inToken0));
        (address vault, bool isSteerPriceInToken0) = adapter.pairs(quoteToken, payoutToken);
        assertEq(vault, address(pool));
        assertEq(isSteerPriceInToken0, inToken0);
        assertEq(adapter.decimals(quoteToken, payoutToken), 18);
    }

    function test_withoutAVaultMarketsStop() public {
        _register(_shareClaim(token0, PRICE));
        vm.prank(AUCTIONEER);
        adapter.registerMarket(7, address(pool), token0);
        assertEq(adapter.currentPrice(7), PRICE);

        vm.expectEmit(address(adapter));
        emit ITWAPBondOracle.PairUpdated(address(pool), token0, address(0), false);
        vm.prank(OWNER);
        adapter.updatePair(address(pool), token0, ITWAPBondOracle.Pair(address(0), false));
        vm.expectRevert(abi.encodeWithSelector(IBondOracle.BondOracle_PairNotSupported.selector, address(pool), token0));
        adapter.currentPrice(7);
    }

    function test_updateAuctioneerRevertsForTheZeroAddress() public {
        vm.expectRevert(IBondOracle.BondOracle_InvalidParams.selector);
        vm.prank(OWNER);
        adapter.updateAuctioneer(address(0), true);
    }

    function testFuzz_updateAuctioneerRegistersAndRemoves(address auctioneer, bool registered) public {
        vm.assume(auctioneer != address(0));
        vm.expectEmit(address(adapter));
        emit ITWAPBondOracle.AuctioneerUpdated(auctioneer, registered);
        vm.prank(OWNER);
        adapter.updateAuctioneer(auctioneer, registered);
        assertEq(adapter.isAuctioneer(auctioneer), registered);
    }

    function test_anOwnerCannotLeave() public {
        vm.expectRevert(AlwaysOwned.Ownership_CannotBeRenounced.selector);
        vm.prank(OWNER);
        adapter.renounceOwnership();
        assertEq(adapter.owner(), OWNER);
    }

    function test_ownershipMovesInTwoSteps() public {
        vm.prank(OWNER);
        adapter.transferOwnership(STRANGER);
        assertEq(adapter.owner(), OWNER);
        vm.prank(STRANGER);
        adapter.acceptOwnership();
        assertEq(adapter.owner(), STRANGER);
    }
}
