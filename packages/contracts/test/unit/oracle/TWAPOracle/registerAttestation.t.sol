// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ITWAPOracle} from "../../../../src/oracle/ITWAPOracle.sol";
import {OracleTest} from "../../../helpers/OracleTest.sol";

/// See registerAttestation.tree.
contract TWAPOracle_registerAttestation is OracleTest {
    function _invalid(ITWAPOracle.PriceAttestation memory claim) private {
        _expectRefused(claim, ITWAPOracle.TWAPOracle_InvalidClaims.selector);
        _assertNothing();
    }

    function test_revertsForZeroAddresses() public {
        for (uint256 i = 0; i < 3; ++i) {
            ITWAPOracle.PriceAttestation memory claim = _claim(PRICE);
            if (i == 0) claim.vault = address(0);
            if (i == 1) claim.base = address(0);
            if (i == 2) claim.quote = address(0);
            _invalid(claim);
        }
    }

    function test_revertsWhenBaseAndQuoteAreTheSame() public {
        ITWAPOracle.PriceAttestation memory claim = _claim(PRICE);
        claim.quote = claim.base;
        _invalid(claim);
    }

    function testFuzz_revertsForAPriceOutOfRange(uint256 price) public {
        _invalid(_claim(0));
        _invalid(_claim(uint256(type(uint128).max) + 1));
        _invalid(_claim(bound(price, uint256(type(uint128).max) + 1, type(uint256).max)));
        ITWAPOracle.PriceAttestation memory highest = _claim(type(uint128).max);
        _register(highest);
        _assertLatest(highest);
    }

    function testFuzz_revertsForATimeTooFarAhead(uint64 timestamp) public {
        ITWAPOracle.PriceAttestation memory claim = _claim(PRICE);
        claim.validUntil = type(uint64).max;
        claim.timestamp = uint64(bound(timestamp, block.timestamp + 61, type(uint64).max - 1));
        _invalid(claim);
        claim.timestamp = uint64(block.timestamp) + 61;
        _invalid(claim);
        claim.timestamp = uint64(block.timestamp) + 60;
        _register(claim);
        assertEq(oracle.getPrice(BASE, VAULT), PRICE);
    }

    function test_revertsWhenItExpiresNoLaterThanItsTime() public {
        ITWAPOracle.PriceAttestation memory claim = _claim(PRICE);
        claim.timestamp += 30;
        claim.validUntil = claim.timestamp;
        _invalid(claim);
        claim.validUntil += 1;
        _register(claim);
        _assertLatest(claim);
    }

    function testFuzz_revertsOnceItHasExpiredByItself(uint256 delay) public {
        ITWAPOracle.PriceAttestation memory claim = _claim(PRICE);
        claim.validUntil = claim.timestamp + 600;
        vm.warp(claim.timestamp + bound(delay, 600, 365 days));
        _expectRefused(claim, ITWAPOracle.TWAPOracle_PriceExpired.selector);
        vm.warp(claim.validUntil - 1);
        _register(claim);
        _assertLatest(claim);
    }

    function testFuzz_revertsOnceItIsTooOldForTheOracle(uint256 delay) public {
        ITWAPOracle.PriceAttestation memory claim = _claim(PRICE);
        vm.prank(OWNER);
        oracle.updateMaxAge(BASE, VAULT, 1 days);
        vm.warp(claim.timestamp + bound(delay, 1 hours, 1 days - 1));
        _expectRefused(claim, ITWAPOracle.TWAPOracle_PriceExpired.selector);
        vm.warp(claim.timestamp + 1 hours - 1);
        _register(claim);
        _assertLatest(claim);
    }

    function test_revertsBelowTheThreshold() public {
        bytes memory unsigned = abi.encode(_claim(PRICE), new bytes[](0));
        _expectRefused(unsigned, abi.encodeWithSelector(ITWAPOracle.TWAPOracle_ThresholdNotMet.selector, 0, 1));

        vm.startPrank(OWNER);
        oracle.updateSigner(STRANGER, true);
        oracle.updateThreshold(2);
        vm.stopPrank();
        _expectRefused(
            _signed("signer", _claim(PRICE)),
            abi.encodeWithSelector(ITWAPOracle.TWAPOracle_ThresholdNotMet.selector, 1, 2)
        );
        _assertNothing();
    }

    function test_revertsForAnUnknownSigner() public {
        _expectRefused(_signed("stranger", _claim(PRICE)), abi.encodeWithSelector(ITWAPOracle.UnknownSigner.selector));
    }

    function test_revertsForASignerWhoWasRemoved() public {
        bytes memory attestation = _signed("signer", _claim(PRICE));
        vm.startPrank(OWNER);
        oracle.updateSigner(STRANGER, true);
        oracle.updateSigner(SIGNER, false);
        vm.stopPrank();
        _expectRefused(attestation, abi.encodeWithSelector(ITWAPOracle.UnknownSigner.selector));
    }

    function test_revertsWhenAnyFieldOfTheClaimWasChanged() public {
        (, uint256 key) = makeAddrAndKey("signer");
        for (uint256 i = 0; i < 6; ++i) {
            ITWAPOracle.PriceAttestation memory claim = _claim(PRICE);
            bytes[] memory signatures = new bytes[](1);
            signatures[0] = _sign(key, _digest(address(oracle), block.chainid, claim));
            if (i == 0) claim.vault = STRANGER;
            if (i == 1) claim.base = STRANGER;
            if (i == 2) claim.quote = STRANGER;
            if (i == 3) claim.price += 1;
            if (i == 4) claim.timestamp += 1;
            if (i == 5) claim.validUntil += 1;
            _expectRefused(abi.encode(claim, signatures), abi.encodeWithSelector(ITWAPOracle.UnknownSigner.selector));
        }
    }

    function testFuzz_revertsForAMalformedSignature(bytes memory signature) public {
        bytes[] memory signatures = new bytes[](1);
        signatures[0] = signature;
        _expectRefused(
            abi.encode(_claim(PRICE), signatures), abi.encodeWithSelector(ITWAPOracle.UnknownSigner.selector)
        );
    }

    /// The keys of the registered signer and another, in ascending order of their addresses.
    function _twoKeys(string memory other) private returns (uint256[] memory keys) {
        (address account, uint256 second) = makeAddrAndKey(other);
        (, uint256 first) = makeAddrAndKey("signer");
        keys = new uint256[](2);
        (keys[0], keys[1]) = SIGNER < account ? (first, second) : (second, first);
    }

    function test_revertsForOneUnknownSignerAmongKnownOnes() public {
        _expectRefused(
            _attested(address(oracle), _claim(PRICE), _twoKeys("stranger")),
            abi.encodeWithSelector(ITWAPOracle.UnknownSigner.selector)
        );
    }

    function test_takesSignersInAscendingOrderOnly() public {
        vm.startPrank(OWNER);
        oracle.updateSigner(STRANGER, true);
        oracle.updateThreshold(2);
        vm.stopPrank();
        uint256[] memory keys = _twoKeys("stranger");
        (uint256 lower, uint256 higher) = (keys[0], keys[1]);
        (keys[0], keys[1]) = (higher, lower);
        _expectRefused(
            _attested(address(oracle), _claim(PRICE), keys),
            abi.encodeWithSelector(ITWAPOracle.TWAPOracle_SignersNotAscending.selector, vm.addr(higher), vm.addr(lower))
        );
        _assertNothing();
        (keys[0], keys[1]) = (lower, higher);
        oracle.registerAttestation(_batch(_attested(address(oracle), _claim(PRICE), keys)));
        _assertLatest(_claim(PRICE));
    }

    function testFuzz_revertsForAnOlderOne(uint256 age) public {
        ITWAPOracle.PriceAttestation memory latest = _claim(PRICE);
        _register(latest);
        ITWAPOracle.PriceAttestation memory older = _claim(PRICE);
        older.timestamp -= uint64(bound(age, 1, 10 minutes - 1));
        _expectRefused(older, ITWAPOracle.TWAPOracle_OutdatedData.selector);
        _assertLatest(latest);
    }

    function test_revertsForOneAsOldAndNotTheSame() public {
        ITWAPOracle.PriceAttestation memory latest = _claim(PRICE);
        _register(latest);
        for (uint256 i = 0; i < 3; ++i) {
            ITWAPOracle.PriceAttestation memory other = _claim(PRICE);
            if (i == 0) other.price += 1;
            if (i == 1) other.validUntil += 1;
            if (i == 2) other.vault = STRANGER;
            _expectRefused(other, ITWAPOracle.TWAPOracle_OutdatedData.selector);
        }
        _assertLatest(latest);
    }

    function test_revertsForAnotherVault() public {
        ITWAPOracle.PriceAttestation memory latest = _claim(PRICE);
        _register(latest);
        skip(1);
        ITWAPOracle.PriceAttestation memory other = _claim(PRICE);
        other.vault = STRANGER;
        _expectRefused(other, ITWAPOracle.TWAPOracle_InvalidClaims.selector);
        _assertLatest(latest);
    }

    function testFuzz_boundsTheJumpToTheUnit(uint128 price, uint256 maxJump, bool up) public {
        price = uint128(bound(price, 1, type(uint128).max / 2));
        maxJump = bound(maxJump, 1, 1e5);
        vm.prank(OWNER);
        oracle.updateMaxJump(maxJump);
        ITWAPOracle.PriceAttestation memory latest = _claim(price);
        _register(latest);
        skip(1);
        uint256 widest = uint256(price) * maxJump / 1e5;
        if (up || price > widest + 1) {
            uint256 tooFar = up ? price + widest + 1 : price - widest - 1;
            _expectRefused(
                _signed("signer", _claim(tooFar)),
                abi.encodeWithSelector(ITWAPOracle.TWAPOracle_JumpTooLarge.selector, BASE, VAULT, price, tooFar)
            );
            _assertLatest(latest);
        }
        if (!up && price == widest) return;
        ITWAPOracle.PriceAttestation memory next = _claim(up ? price + widest : price - widest);
        _register(next);
        _assertLatest(next);
    }

    function test_theSameAgainChangesNothing() public {
        ITWAPOracle.PriceAttestation memory latest = _claim(PRICE);
        _register(latest);
        vm.recordLogs();
        vm.prank(STRANGER);
        _register(latest);
        assertEq(vm.getRecordedLogs().length, 0);
        _assertLatest(latest);
    }

    function test_theSameAgainStillNeedsItsSignatures() public {
        _register(_claim(PRICE));
        _expectRefused(_signed("stranger", _claim(PRICE)), abi.encodeWithSelector(ITWAPOracle.UnknownSigner.selector));
    }

    function testFuzz_anybodyMaySubmit(address sender, address vault, address base, uint128 price, uint64 lifetime)
        public
    {
        vm.assume(vault != address(0) && base != address(0) && base != vault && price != 0);
        uint64 time = uint64(block.timestamp);
        lifetime = uint64(bound(lifetime, 1, type(uint64).max - time));
        ITWAPOracle.PriceAttestation memory claim =
            ITWAPOracle.PriceAttestation(vault, base, vault, price, time, time + lifetime);
        bytes[] memory batch = _batch(_signed("signer", claim));
        _expectUpdated(claim);
        vm.prank(sender);
        oracle.registerAttestation(batch);
        _assertLatest(claim);
        assertEq(oracle.getPrice(base, vault), price);
        assertEq(oracle.getPriceExpirationDate(base, vault), time + (lifetime < 10 minutes ? lifetime : 10 minutes));
    }

    function test_takesBothDirectionsInOneBatch() public {
        ITWAPOracle.PriceAttestation memory first = _claim(PRICE);
        ITWAPOracle.PriceAttestation memory second = _claim(PRICE * 2);
        second.base = makeAddr("token1");
        bytes[] memory batch = new bytes[](2);
        batch[0] = _signed("signer", first);
        batch[1] = _signed("signer", second);
        _expectUpdated(first);
        _expectUpdated(second);
        oracle.registerAttestation(batch);
        _assertLatest(first);
        _assertLatest(second);
    }

    function testFuzz_aNewerOneReplacesAnOlderOneInTheSameBlock(uint256 age, bool isFirst) public {
        age = bound(age, 1, 10 minutes - 1);
        uint256 before = PRICE;
        if (!isFirst) {
            _register(_claim(before));
            skip(10 minutes);
        }
        ITWAPOracle.PriceAttestation memory older = _claim(before * 4 / 5);
        older.timestamp -= uint64(age);
        ITWAPOracle.PriceAttestation memory newer = _claim(isFirst ? before * 24 / 25 : before * 6 / 5);
        bytes[] memory batch = new bytes[](2);
        batch[0] = _signed("signer", older);
        batch[1] = _signed("signer", newer);
        _expectUpdated(older);
        _expectUpdated(newer);
        oracle.registerAttestation(batch);
        _assertLatest(newer);
        _expectRefused(older, ITWAPOracle.TWAPOracle_OutdatedData.selector);
    }

    function test_allThatABlockTakesStaysWithinAJumpOfWhatHeldBefore() public {
        _register(_claim(PRICE));
        skip(60);
        for (uint64 i = 0; i < 3; ++i) {
            ITWAPOracle.PriceAttestation memory claim = _claim(i == 1 ? PRICE * 4 / 5 : PRICE * 6 / 5);
            claim.timestamp -= 10 - i;
            _register(claim);
            _assertLatest(claim);
        }
        uint256 tooFar = PRICE * 6 / 5 + 1;
        _expectRefused(
            _signed("signer", _claim(tooFar)),
            abi.encodeWithSelector(ITWAPOracle.TWAPOracle_JumpTooLarge.selector, BASE, VAULT, PRICE, tooFar)
        );
        skip(1);
        _register(_claim(PRICE * 36 / 25));
        _assertLatest(_claim(PRICE * 36 / 25));
    }

    function test_theFirstPriceBoundsWhatFollowsInItsBlock() public {
        ITWAPOracle.PriceAttestation memory first = _claim(PRICE);
        first.timestamp -= 1;
        _register(first);
        uint256 tooFar = PRICE * 6 / 5 + 1;
        _expectRefused(
            _signed("signer", _claim(tooFar)),
            abi.encodeWithSelector(ITWAPOracle.TWAPOracle_JumpTooLarge.selector, BASE, VAULT, PRICE, tooFar)
        );
        _register(_claim(PRICE * 6 / 5));
    }

    function testFuzz_revertsFromThePairsAgeOn(uint32 maxAge, uint256 age) public {
        maxAge = uint32(bound(maxAge, 1, 1 hours));
        ITWAPOracle.PriceAttestation memory claim = _claim(PRICE);
        claim.timestamp -= uint64(bound(age, 10 minutes, 1 days));
        claim.validUntil = type(uint64).max;
        _expectRefused(claim, ITWAPOracle.TWAPOracle_PriceExpired.selector);
        vm.prank(OWNER);
        oracle.updateMaxAge(BASE, VAULT, maxAge);
        claim.timestamp = uint64(block.timestamp - maxAge);
        _expectRefused(claim, ITWAPOracle.TWAPOracle_PriceExpired.selector);
        claim.timestamp += 1;
        _register(claim);
        assertEq(oracle.getPriceExpirationDate(BASE, VAULT), claim.timestamp + maxAge);
    }

    function test_revertsOnceThePriceWasDropped() public {
        ITWAPOracle.PriceAttestation memory dropped = _claim(PRICE);
        _register(dropped);
        vm.prank(OWNER);
        oracle.dropPrice(BASE, VAULT);
        _expectRefused(dropped, ITWAPOracle.TWAPOracle_OutdatedData.selector);
        ITWAPOracle.PriceAttestation memory other = _claim(PRICE + 1);
        _expectRefused(other, ITWAPOracle.TWAPOracle_OutdatedData.selector);
        other.timestamp -= 1;
        _expectRefused(other, ITWAPOracle.TWAPOracle_OutdatedData.selector);
        skip(1);
        _expectRefused(
            _signed("signer", _claim(PRICE)),
            abi.encodeWithSelector(ITWAPOracle.TWAPOracle_ConfirmationNeeded.selector, BASE, VAULT)
        );
        _assertDropped(dropped.timestamp);
    }

    function test_takesNoneWhenOneIsRefused() public {
        ITWAPOracle.PriceAttestation memory second = _claim(PRICE);
        second.base = makeAddr("token1");
        bytes[] memory batch = new bytes[](2);
        batch[0] = _signed("signer", _claim(PRICE));
        batch[1] = _signed("stranger", second);
        vm.expectRevert(ITWAPOracle.UnknownSigner.selector);
        oracle.registerAttestation(batch);
        _assertNothing();
    }

    function test_takesAnEmptyBatch() public {
        vm.recordLogs();
        oracle.registerAttestation(new bytes[](0));
        assertEq(vm.getRecordedLogs().length, 0);
    }
}
