// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondOracle} from "../../src/bonds/IBondOracle.sol";
import {ITWAPOracle} from "../../src/oracle/ITWAPOracle.sol";
import {TWAPOracle} from "../../src/oracle/TWAPOracle.sol";
import {BondOracleTest} from "../helpers/BondOracleTest.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";

/// Attacks on the prices of vaults, each tried.
contract OracleSecurity is BondOracleTest {
    uint256 private constant CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141;

    function _expectUnknown(bytes memory attestation) private {
        _expectRefused(attestation, abi.encodeWithSelector(ITWAPOracle.UnknownSigner.selector));
    }

    function test_anAttestationOfAnotherChainIsWorthless() public {
        bytes memory elsewhere = _signed("signer", _shareClaim(token0, PRICE));
        vm.chainId(block.chainid + 1);
        _expectUnknown(elsewhere);
    }

    function test_anAttestationForAnotherOracleIsWorthless() public {
        bytes[] memory batch = _batch(_signed("signer", _shareClaim(token0, PRICE)));
        TWAPOracle other = new TWAPOracle(OWNER, SIGNER);
        vm.expectRevert(ITWAPOracle.UnknownSigner.selector);
        other.registerAttestation(batch);
    }

    function test_aPriceOfOnePairIsNoneOfAnother() public {
        (, uint256 key) = makeAddrAndKey("signer");
        ITWAPOracle.PriceAttestation memory claim = _shareClaim(token0, PRICE);
        bytes[] memory signatures = new bytes[](1);
        signatures[0] = _sign(key, _digest(address(oracle), block.chainid, claim));
        claim.base = token1;
        _expectUnknown(abi.encode(claim, signatures));
        (claim.base, claim.quote) = (address(pool), token0);
        _expectUnknown(abi.encode(claim, signatures));
    }

    function test_oneSignerCannotStandInForTwo() public {
        vm.startPrank(OWNER);
        oracle.updateSigner(STRANGER, true);
        oracle.updateThreshold(2);
        vm.stopPrank();
        uint256[] memory keys = new uint256[](2);
        (, keys[0]) = makeAddrAndKey("signer");
        keys[1] = keys[0];
        _expectRefused(
            _attested(address(oracle), _shareClaim(token0, PRICE), keys),
            abi.encodeWithSelector(ITWAPOracle.TWAPOracle_SignersNotAscending.selector, SIGNER, SIGNER)
        );
    }

    /// The other signature that the curve allows for the same hash, and the short form that some libraries take.
    function test_aSignatureHasOneFormOnly() public {
        (, uint256 key) = makeAddrAndKey("signer");
        ITWAPOracle.PriceAttestation memory claim = _shareClaim(token0, PRICE);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, _digest(address(oracle), block.chainid, claim));
        bytes[] memory signatures = new bytes[](1);
        signatures[0] = abi.encodePacked(r, bytes32(CURVE_ORDER - uint256(s)), v == 27 ? uint8(28) : uint8(27));
        _expectUnknown(abi.encode(claim, signatures));
        signatures[0] = abi.encodePacked(r, bytes32(uint256(s) | (uint256(v - 27) << 255)));
        _expectUnknown(abi.encode(claim, signatures));
        signatures[0] = abi.encodePacked(r, s, v);
        oracle.registerAttestation(_batch(abi.encode(claim, signatures)));
        _assertLatest(claim);
    }

    function test_anEmptySignatureIsNotTheZeroAddress() public {
        bytes[] memory signatures = new bytes[](1);
        signatures[0] = new bytes(65);
        _expectUnknown(abi.encode(_shareClaim(token0, PRICE), signatures));
    }

    /// A price from the future would stand until its time, and let no other in.
    function test_aPriceFromTheFutureDoesNotBlockTheOracle() public {
        ITWAPOracle.PriceAttestation memory ahead = _shareClaim(token0, PRICE);
        ahead.timestamp += 61;
        _expectRefused(ahead, ITWAPOracle.TWAPOracle_InvalidClaims.selector);
        ahead.timestamp -= 1;
        _register(ahead);
        assertEq(oracle.getPrice(token0, address(pool)), PRICE);
        skip(61);
        _register(_shareClaim(token0, PRICE));
        _assertLatest(_shareClaim(token0, PRICE));
    }

    function test_anOldPriceCannotBeBroughtBack() public {
        bytes memory old = _signed("signer", _shareClaim(token0, PRICE));
        oracle.registerAttestation(_batch(old));
        skip(599);
        _register(_shareClaim(token0, PRICE * 6 / 5));
        _expectRefused(old, abi.encodeWithSelector(ITWAPOracle.TWAPOracle_OutdatedData.selector));
        skip(1 hours);
        _expectRefused(old, abi.encodeWithSelector(ITWAPOracle.TWAPOracle_PriceExpired.selector));
    }

    /// A stolen key, and five minutes of times that nobody has used.
    function test_aStolenKeyMovesThePriceByOneJumpPerBlock() public {
        _register(_shareClaim(token0, PRICE));
        uint64 time = uint64(vm.getBlockTimestamp());
        vm.warp(time + 300);
        bytes[] memory batch = new bytes[](99);
        uint256 price = PRICE;
        for (uint256 i = 0; i < batch.length; ++i) {
            price = price * 6 / 5;
            ITWAPOracle.PriceAttestation memory claim = _shareClaim(token0, price);
            claim.timestamp = ++time;
            batch[i] = _signed("signer", claim);
        }
        uint256 moved = PRICE;
        for (uint256 i = 0; i < 3; ++i) {
            bytes memory reason = _jump(moved, moved * 6 / 5 * 6 / 5);
            vm.expectRevert(reason);
            oracle.registerAttestation(batch);
            oracle.registerAttestation(_batch(batch[0]));
            moved = moved * 6 / 5;
            _expectRefused(batch[1], reason);
            assertEq(oracle.getPrice(token0, address(pool)), moved);
            vm.warp(vm.getBlockTimestamp() + 12);
            batch = _tail(batch);
        }
    }

    function _jump(uint256 before, uint256 price) private view returns (bytes memory) {
        return
            abi.encodeWithSelector(ITWAPOracle.TWAPOracle_JumpTooLarge.selector, token0, address(pool), before, price);
    }

    function _tail(bytes[] memory batch) private pure returns (bytes[] memory tail) {
        tail = new bytes[](batch.length - 1);
        for (uint256 i = 0; i < tail.length; ++i) {
            tail[i] = batch[i + 1];
        }
    }

    /// Attestations are given to whoever asks: a buyer keeps one of a time when the payout was cheaper.
    function test_aBuyerCannotBringAPriceOlderThanThePairsAge() public {
        _register(_claimOf(PRICE));
        skip(1);
        bytes memory kept = _signed("signer", _claimOf(PRICE * 81 / 100));
        skip(10 minutes);
        _expectRefused(kept, abi.encodeWithSelector(ITWAPOracle.TWAPOracle_PriceExpired.selector));
        vm.expectRevert(ITWAPOracle.TWAPOracle_PriceExpired.selector);
        adapter.currentPrice(address(pool), token0);
        _register(_claimOf(PRICE));
        assertEq(adapter.currentPrice(address(pool), token0), PRICE);
    }

    /// In one block an older price went in first and kept the newer one out until the next, while the buyer bought.
    function test_aBuyerCannotKeepANewerPriceOutOfTheBlock() public {
        _register(_claimOf(PRICE));
        skip(1);
        bytes memory kept = _signed("signer", _claimOf(PRICE * 81 / 100));
        skip(5 minutes);
        oracle.registerAttestation(_batch(kept));
        assertEq(adapter.currentPrice(address(pool), token0), PRICE * 81 / 100);
        _register(_claimOf(PRICE));
        assertEq(adapter.currentPrice(address(pool), token0), PRICE);
        _expectRefused(kept, abi.encodeWithSelector(ITWAPOracle.TWAPOracle_OutdatedData.selector));
    }

    function _claimOf(uint256 price) private view returns (ITWAPOracle.PriceAttestation memory) {
        return _shareClaim(token0, price);
    }

    /// What a stolen key said does not come back with the prices that were right, and whoever still holds it cannot go on.
    function test_theOwnerMendsWhatAStolenKeySaid() public {
        _register(_shareClaim(token0, PRICE));
        skip(12);
        bytes memory bad = _signed("signer", _shareClaim(token0, PRICE * 8 / 10));
        oracle.registerAttestation(_batch(bad));
        vm.startPrank(OWNER);
        oracle.updateTwapExpiration(1);
        oracle.updateSigner(STRANGER, true);
        oracle.dropPrice(token0, address(pool));
        oracle.updateTwapExpiration(1 hours);
        vm.stopPrank();
        vm.expectRevert(ITWAPOracle.TWAPOracle_PriceExpired.selector);
        adapter.currentPrice(address(pool), token0);
        _expectRefused(bad, abi.encodeWithSelector(ITWAPOracle.TWAPOracle_OutdatedData.selector));
        skip(12);
        _expectRefused(
            _signed("signer", _shareClaim(token0, PRICE * 1000)),
            abi.encodeWithSelector(ITWAPOracle.TWAPOracle_ConfirmationNeeded.selector, token0, address(pool))
        );
        bytes memory good = _signed("stranger", _shareClaim(token0, PRICE));
        vm.startPrank(OWNER);
        oracle.updateSigner(SIGNER, false);
        _expectPriceOfPool(uint128(PRICE));
        vm.stopPrank();
        oracle.registerAttestation(_batch(good));
        assertEq(adapter.currentPrice(address(pool), token0), PRICE);
    }

    function test_theOwnerCanEndAllPricesAtOnce() public {
        _register(_shareClaim(token0, PRICE));
        skip(1);
        vm.prank(OWNER);
        oracle.updateTwapExpiration(1);
        vm.expectRevert(ITWAPOracle.TWAPOracle_PriceExpired.selector);
        oracle.getPrice(token0, address(pool));
    }

    /// A delay of days is longer than any attestation lives.
    function test_anOwnerBehindATimelockLetsAPriceIn() public {
        _register(_shareClaim(token0, PRICE));
        TimelockController timelock = new TimelockController(2 days, _only(OWNER), _only(OWNER), address(0));
        vm.prank(OWNER);
        oracle.transferOwnership(address(timelock));
        vm.prank(address(timelock));
        oracle.acceptOwnership();
        uint128 highest = uint128(PRICE * 4);
        bytes memory call =
            abi.encodeCall(oracle.expectPrice, (token0, address(pool), address(pool), uint128(PRICE * 2), highest));
        vm.startPrank(OWNER);
        timelock.schedule(address(oracle), 0, call, "", "", 2 days);
        skip(2 days);
        timelock.execute(address(oracle), 0, call, "", "");
        vm.stopPrank();
        skip(23 hours);
        _register(_shareClaim(token0, PRICE * 3));
        assertEq(adapter.currentPrice(address(pool), token0), PRICE * 3);
    }

    function _only(address account) private pure returns (address[] memory accounts) {
        accounts = new address[](1);
        accounts[0] = account;
    }

    function test_theOwnerCannotNameAPrice() public {
        vm.prank(OWNER);
        _expectPriceOfPool(uint128(PRICE));
        _expectRefused(
            _signed("owner", _shareClaim(token0, PRICE)), abi.encodeWithSelector(ITWAPOracle.UnknownSigner.selector)
        );
    }

    /// Whoever got a price of a vault of their own signed for somebody else's pair finds the pair taken, or stopped.
    function test_aPriceOfAForeignVaultIsNeverServed() public {
        ITWAPOracle.PriceAttestation memory foreign = _shareClaim(token0, PRICE * 2);
        foreign.vault = STRANGER;
        _register(foreign);
        vm.expectRevert(abi.encodeWithSelector(IBondOracle.BondOracle_PairNotSupported.selector, address(pool), token0));
        adapter.currentPrice(address(pool), token0);

        skip(1);
        bytes memory right = _signed("signer", _shareClaim(token0, PRICE));
        vm.prank(OWNER);
        _expectPriceOfPool(uint128(PRICE));
        oracle.registerAttestation(_batch(right));
        foreign.timestamp += 2;
        skip(2);
        _expectRefused(foreign, ITWAPOracle.TWAPOracle_InvalidClaims.selector);
        assertEq(adapter.currentPrice(address(pool), token0), PRICE);
    }

    /// As the owner, who is pranked.
    function _expectPriceOfPool(uint128 price) private {
        oracle.expectPrice(token0, address(pool), address(pool), price, price);
    }
}
