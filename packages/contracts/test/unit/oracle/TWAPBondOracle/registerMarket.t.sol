// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondOracle} from "../../../../src/bonds/IBondOracle.sol";
import {ITWAPBondOracle} from "../../../../src/oracle/ITWAPBondOracle.sol";
import {BondOracleTest} from "../../../helpers/BondOracleTest.sol";

/// See registerMarket.tree.
contract TWAPBondOracle_registerMarket is BondOracleTest {
    function _expectNotAuctioneer(address caller) private {
        vm.expectRevert(abi.encodeWithSelector(IBondOracle.BondOracle_NotAuctioneer.selector, caller));
        vm.prank(caller);
        adapter.registerMarket(7, address(pool), token0);
    }

    function testFuzz_revertsForAnybodyButAnAuctioneer(address caller) public {
        vm.assume(caller != AUCTIONEER);
        _expectNotAuctioneer(caller);
    }

    function test_revertsForTheOwnerAndForAnAuctioneerThatWasRemoved() public {
        _expectNotAuctioneer(OWNER);
        vm.prank(OWNER);
        adapter.updateAuctioneer(AUCTIONEER, false);
        _expectNotAuctioneer(AUCTIONEER);
    }

    function test_revertsForAPairThatIsNotListed() public {
        vm.startPrank(AUCTIONEER);
        vm.expectRevert(abi.encodeWithSelector(IBondOracle.BondOracle_PairNotSupported.selector, token0, address(pool)));
        adapter.registerMarket(7, token0, address(pool));
        vm.expectRevert(abi.encodeWithSelector(IBondOracle.BondOracle_PairNotSupported.selector, address(0), token0));
        adapter.registerMarket(7, address(0), token0);
    }

    function test_revertsForAnIdThatIsRegistered() public {
        vm.prank(AUCTIONEER);
        adapter.registerMarket(7, address(pool), token0);
        vm.prank(OWNER);
        adapter.updateAuctioneer(STRANGER, true);
        vm.expectRevert(IBondOracle.BondOracle_InvalidParams.selector);
        vm.prank(STRANGER);
        adapter.registerMarket(7, address(pool), token1);
        (, address payoutToken) = adapter.markets(7);
        assertEq(payoutToken, token0);
    }

    function testFuzz_keepsThePair(uint256 id, bool inToken0) public {
        address payout = inToken0 ? token0 : token1;
        vm.expectEmit(address(adapter));
        emit ITWAPBondOracle.MarketRegistered(id, AUCTIONEER, address(pool), payout);
        vm.prank(AUCTIONEER);
        adapter.registerMarket(id, address(pool), payout);
        (address quoteToken, address payoutToken) = adapter.markets(id);
        assertEq(quoteToken, address(pool));
        assertEq(payoutToken, payout);
        assertEq(adapter.decimals(id), 18);
    }
}
