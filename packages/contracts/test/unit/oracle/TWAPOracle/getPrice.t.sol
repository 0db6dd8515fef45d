// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ITWAPOracle} from "../../../../src/oracle/ITWAPOracle.sol";
import {OracleTest} from "../../../helpers/OracleTest.sol";

/// See getPrice.tree.
contract TWAPOracle_getPrice is OracleTest {
    function testFuzz_revertsWithoutAPrice(address base, address quote) public {
        vm.expectRevert(ITWAPOracle.TWAPOracle_PriceExpired.selector);
        oracle.getPrice(base, quote);
        _assertNothing();
    }

    function test_expirationIsZeroWithoutAPrice() public view {
        assertEq(oracle.getPriceExpirationDate(BASE, VAULT), 0);
    }

    function testFuzz_revertsFromTheSecondOfItsExpiryOn(uint64 lifetime, uint256 time) public {
        ITWAPOracle.PriceAttestation memory claim = _claim(PRICE);
        claim.validUntil = claim.timestamp + uint64(bound(lifetime, 1, 2 hours));
        _register(claim);
        uint256 end = _end(claim);
        assertEq(oracle.getPriceExpirationDate(BASE, VAULT), end);
        vm.warp(end - 1);
        assertEq(oracle.getPrice(BASE, VAULT), PRICE);
        vm.warp(bound(time, end, type(uint64).max));
        _expectExpired();
        _assertLatest(claim);
    }

    function _end(ITWAPOracle.PriceAttestation memory claim) private pure returns (uint256) {
        return claim.validUntil < claim.timestamp + 10 minutes ? claim.validUntil : claim.timestamp + 10 minutes;
    }

    function test_theOraclesExpirationHoldsForPricesThatAreThere() public {
        _register(_claim(PRICE));
        skip(300);
        vm.prank(OWNER);
        oracle.updateTwapExpiration(300);
        _expectExpired();
        vm.prank(OWNER);
        oracle.updateTwapExpiration(24 hours);
        assertEq(oracle.getPrice(BASE, VAULT), PRICE);
    }

    function test_thePairsAgeHoldsForThePriceThatIsThere() public {
        _register(_claim(PRICE));
        skip(10 minutes);
        _expectExpired();
        vm.prank(OWNER);
        oracle.updateMaxAge(BASE, VAULT, 10 minutes + 1);
        assertEq(oracle.getPrice(BASE, VAULT), PRICE);
        vm.startPrank(OWNER);
        oracle.updateMaxAge(BASE, VAULT, 2 hours);
        skip(50 minutes);
        // The oracle's expiration still bounds it.
        _expectExpired();
        oracle.updateTwapExpiration(2 hours);
        assertEq(oracle.getPrice(BASE, VAULT), PRICE);
        oracle.updateMaxAge(BASE, VAULT, 60);
        _expectExpired();
    }

    function test_isOfOneDirectionOnly() public {
        _register(_claim(PRICE));
        assertEq(oracle.getPrice(BASE, VAULT), PRICE);
        vm.expectRevert(ITWAPOracle.TWAPOracle_PriceExpired.selector);
        oracle.getPrice(VAULT, BASE);
    }
}
