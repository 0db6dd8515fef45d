// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ITWAPOracle} from "../../../../src/oracle/ITWAPOracle.sol";
import {OracleTest} from "../../../helpers/OracleTest.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// See dropPrice.tree.
contract TWAPOracle_dropPrice is OracleTest {
    function _drop(address base, address quote) private {
        vm.prank(OWNER);
        oracle.dropPrice(base, quote);
    }

    function _expectNothingToDrop(address base, address quote) private {
        vm.expectRevert(ITWAPOracle.TWAPOracle_PriceExpired.selector);
        _drop(base, quote);
    }

    function testFuzz_revertsForAnybodyButTheOwner(address caller) public {
        vm.assume(caller != OWNER);
        _register(_claim(PRICE));
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller));
        vm.prank(caller);
        oracle.dropPrice(BASE, VAULT);
        _assertLatest(_claim(PRICE));
    }

    function testFuzz_revertsWithoutAPrice(address base, address quote) public {
        _expectNothingToDrop(base, quote);
    }

    function test_revertsForADroppedPrice() public {
        _register(_claim(PRICE));
        _drop(BASE, VAULT);
        _expectNothingToDrop(BASE, VAULT);
    }

    function testFuzz_leavesItsTimeOnly(uint256 age) public {
        ITWAPOracle.PriceAttestation memory claim = _claim(PRICE);
        _register(claim);
        skip(bound(age, 0, 365 days));
        vm.expectEmit(address(oracle));
        emit ITWAPOracle.PriceDropped(BASE, VAULT);
        _drop(BASE, VAULT);
        _assertDropped(claim.timestamp);
    }

    function test_leavesOtherPairsAlone() public {
        ITWAPOracle.PriceAttestation memory reverse = _claim(PRICE);
        (reverse.base, reverse.quote) = (VAULT, BASE);
        _register(reverse);
        _register(_claim(PRICE));
        _drop(BASE, VAULT);
        _assertLatest(reverse);
        assertEq(oracle.getPrice(VAULT, BASE), PRICE);
    }

    function test_noLongerExpirationBringsItBack() public {
        ITWAPOracle.PriceAttestation memory claim = _claim(PRICE);
        _register(claim);
        skip(1);
        vm.prank(OWNER);
        oracle.updateTwapExpiration(1);
        _drop(BASE, VAULT);
        vm.prank(OWNER);
        oracle.updateTwapExpiration(24 hours);
        _assertDropped(claim.timestamp);
    }
}
