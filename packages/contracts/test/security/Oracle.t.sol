// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondOracle} from "../../src/bonds/IBondOracle.sol";
import {ITWAPOracle} from "../../src/oracle/ITWAPOracle.sol";
import {TWAPOracle} from "../../src/oracle/TWAPOracle.sol";
import {BondOracleTest} from "../helpers/BondOracleTest.sol";

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
        skip(600);
        _register(_shareClaim(token0, PRICE * 6 / 5));
        _expectRefused(old, abi.encodeWithSelector(ITWAPOracle.TWAPOracle_OutdatedData.selector));
        skip(1 hours);
        _expectRefused(old, abi.encodeWithSelector(ITWAPOracle.TWAPOracle_PriceExpired.selector));
    }

    /// A stolen key: a batch of newer and newer prices moves the price by one jump for every second at most.
    function test_aBatchMovesThePriceByOneJumpPerSecond() public {
        _register(_shareClaim(token0, PRICE));
        bytes[] memory batch = new bytes[](61);
        uint256 price = PRICE;
        for (uint256 i = 0; i < 60; ++i) {
            price = price * 6 / 5;
            ITWAPOracle.PriceAttestation memory claim = _shareClaim(token0, price);
            claim.timestamp += uint64(i + 1);
            batch[i] = _signed("signer", claim);
        }
        ITWAPOracle.PriceAttestation memory beyond = _shareClaim(token0, price * 6 / 5);
        beyond.timestamp += 61;
        batch[60] = _signed("signer", beyond);
        vm.expectRevert(ITWAPOracle.TWAPOracle_InvalidClaims.selector);
        oracle.registerAttestation(batch);
        assembly ("memory-safe") {
            mstore(batch, 60)
        }
        oracle.registerAttestation(batch);
        assertEq(oracle.getPrice(token0, address(pool)), price);
    }

    function test_theOwnerCanEndAllPricesAtOnce() public {
        _register(_shareClaim(token0, PRICE));
        skip(1);
        vm.prank(OWNER);
        oracle.updateTwapExpiration(1);
        vm.expectRevert(ITWAPOracle.TWAPOracle_PriceExpired.selector);
        oracle.getPrice(token0, address(pool));
    }

    function test_theOwnerCannotNameAPrice() public {
        bytes memory attestation = _signed("owner", _shareClaim(token0, PRICE));
        vm.expectRevert(ITWAPOracle.UnknownSigner.selector);
        vm.prank(OWNER);
        oracle.confirmAttestation(attestation);
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
        oracle.confirmAttestation(right);
        foreign.timestamp += 2;
        skip(2);
        _expectRefused(foreign, ITWAPOracle.TWAPOracle_InvalidClaims.selector);
        assertEq(adapter.currentPrice(address(pool), token0), PRICE);
    }
}
