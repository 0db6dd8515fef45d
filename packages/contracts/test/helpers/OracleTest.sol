// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ITWAPOracle} from "../../src/oracle/ITWAPOracle.sol";
import {TWAPOracle} from "../../src/oracle/TWAPOracle.sol";
import {AttestationSigner} from "./AttestationSigner.sol";
import {Test} from "forge-std/Test.sol";

/// An oracle with one signer, and attestations of one pair that hold for a day, by the pair's age for ten minutes.
abstract contract OracleTest is Test, AttestationSigner {
    address internal immutable OWNER = makeAddr("owner");
    address internal immutable SIGNER = makeAddr("signer");
    address internal immutable STRANGER = makeAddr("stranger");
    address internal immutable VAULT = makeAddr("vault");
    address internal immutable BASE = makeAddr("base");

    uint256 internal constant PRICE = 0.05e18;

    TWAPOracle internal oracle;

    function setUp() public virtual {
        // A round date: a timestamp near zero would hide arithmetic on clocks.
        vm.warp(1_800_000_000);
        oracle = new TWAPOracle(OWNER, SIGNER);
    }

    /// What the vault's share costs one base token, observed now.
    function _claim(uint256 price) internal view returns (ITWAPOracle.PriceAttestation memory) {
        uint64 time = uint64(block.timestamp);
        return ITWAPOracle.PriceAttestation(VAULT, BASE, VAULT, price, time, time + 1 days);
    }

    /// @param name Of a signer made by `makeAddr`.
    function _signed(string memory name, ITWAPOracle.PriceAttestation memory claim) internal returns (bytes memory) {
        uint256[] memory keys = new uint256[](1);
        (, keys[0]) = makeAddrAndKey(name);
        return _attested(address(oracle), claim, keys);
    }

    function _batch(bytes memory attestation) internal pure returns (bytes[] memory batch) {
        batch = new bytes[](1);
        batch[0] = attestation;
    }

    function _register(ITWAPOracle.PriceAttestation memory claim) internal {
        oracle.registerAttestation(_batch(_signed("signer", claim)));
    }

    function _expectRefused(bytes memory attestation, bytes memory reason) internal {
        bytes[] memory batch = _batch(attestation);
        vm.expectRevert(reason);
        oracle.registerAttestation(batch);
    }

    function _expectRefused(ITWAPOracle.PriceAttestation memory claim, bytes4 reason) internal {
        _expectRefused(_signed("signer", claim), abi.encodeWithSelector(reason));
    }

    function _expectUpdated(ITWAPOracle.PriceAttestation memory claim) internal {
        vm.expectEmit(address(oracle));
        emit ITWAPOracle.PriceUpdated(
            claim.base, claim.quote, claim.vault, claim.price, claim.timestamp, claim.validUntil
        );
    }

    function _assertLatest(ITWAPOracle.PriceAttestation memory claim) internal view {
        (uint256 price, uint256 timestamp) = oracle.twaps(claim.base, claim.quote);
        assertEq(price, claim.price);
        assertEq(timestamp, claim.timestamp);
        assertEq(oracle.vaultOf(claim.base, claim.quote), claim.vault);
    }

    function _assertNothing() internal view {
        (uint256 price, uint256 timestamp) = oracle.twaps(BASE, VAULT);
        assertEq(price, 0);
        assertEq(timestamp, 0);
        assertEq(oracle.vaultOf(BASE, VAULT), address(0));
    }

    function _assertDropped(uint256 timestamp) internal {
        (uint256 price, uint256 time) = oracle.twaps(BASE, VAULT);
        assertEq(price, 0);
        assertEq(time, timestamp);
        assertEq(oracle.vaultOf(BASE, VAULT), address(0));
        assertEq(oracle.getPriceExpirationDate(BASE, VAULT), 0);
        _expectExpired();
    }

    function _expectExpired() internal {
        vm.expectRevert(ITWAPOracle.TWAPOracle_PriceExpired.selector);
        oracle.getPrice(BASE, VAULT);
    }
}
