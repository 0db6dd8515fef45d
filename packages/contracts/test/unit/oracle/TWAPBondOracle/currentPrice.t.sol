// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondOracle} from "../../../../src/bonds/IBondOracle.sol";
import {ITWAPOracle} from "../../../../src/oracle/ITWAPOracle.sol";
import {BondOracleTest} from "../../../helpers/BondOracleTest.sol";

/// See currentPrice.tree.
contract TWAPBondOracle_currentPrice is BondOracleTest {
    function setUp() public override {
        super.setUp();
        vm.startPrank(AUCTIONEER);
        adapter.registerMarket(0, address(pool), token0);
        adapter.registerMarket(1, address(pool), token1);
        vm.stopPrank();
    }

    function testFuzz_revertsForAMarketThatIsNotRegistered(uint256 id) public {
        vm.assume(id > 1);
        vm.expectRevert(abi.encodeWithSelector(IBondOracle.BondOracle_MarketNotRegistered.selector, id));
        adapter.currentPrice(id);
        vm.expectRevert(abi.encodeWithSelector(IBondOracle.BondOracle_MarketNotRegistered.selector, id));
        adapter.decimals(id);
    }

    function testFuzz_revertsForAPairThatIsNotListed(address quoteToken, address payoutToken) public {
        vm.assume(quoteToken != address(pool));
        bytes memory reason =
            abi.encodeWithSelector(IBondOracle.BondOracle_PairNotSupported.selector, quoteToken, payoutToken);
        vm.expectRevert(reason);
        adapter.currentPrice(quoteToken, payoutToken);
        vm.expectRevert(reason);
        adapter.decimals(quoteToken, payoutToken);
    }

    function _expectStopped() private {
        vm.expectRevert(ITWAPOracle.TWAPOracle_PriceExpired.selector);
        adapter.currentPrice(0);
        vm.expectRevert(ITWAPOracle.TWAPOracle_PriceExpired.selector);
        adapter.currentPrice(address(pool), token0);
    }

    function test_revertsWithoutAPriceAndOnceItHasExpired() public {
        _expectStopped();
        _register(_shareClaim(token0, PRICE));
        assertEq(adapter.currentPrice(0), PRICE);
        skip(1 hours);
        _expectStopped();
        assertEq(adapter.decimals(0), 18);
    }

    function test_revertsForAPriceOfAnotherVault() public {
        ITWAPOracle.PriceAttestation memory claim = _shareClaim(token0, PRICE);
        claim.vault = STRANGER;
        _register(claim);
        assertEq(oracle.getPrice(token0, address(pool)), PRICE);
        bytes memory reason =
            abi.encodeWithSelector(IBondOracle.BondOracle_PairNotSupported.selector, address(pool), token0);
        vm.expectRevert(reason);
        adapter.currentPrice(0);
        vm.expectRevert(reason);
        adapter.currentPrice(address(pool), token0);
    }

    function testFuzz_returnsThePriceOfEachDirection(uint128 price0, uint128 price1) public {
        vm.assume(price0 != 0 && price1 != 0);
        _register(_shareClaim(token0, price0));
        _register(_shareClaim(token1, price1));
        assertEq(adapter.currentPrice(0), price0);
        assertEq(adapter.currentPrice(1), price1);
        assertEq(adapter.currentPrice(address(pool), token0), price0);
        assertEq(adapter.currentPrice(address(pool), token1), price1);
    }
}
