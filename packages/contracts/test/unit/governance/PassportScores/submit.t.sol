// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ISafe, ISafeProxyFactory} from "../../../../src/deployment/ISafe.sol";
import {IPassportScores} from "../../../../src/governance/IPassportScores.sol";
import {PassportScores} from "../../../../src/governance/PassportScores.sol";
import {PassportScoresTest} from "./PassportScoresTest.sol";

interface ISafeMessages {
    function getMessageHash(bytes calldata message) external view returns (bytes32);
}

contract PassportScores_submit is PassportScoresTest {
    function _expectOutdated(IPassportScores.ScoreClaim memory claim, uint48 latest) private {
        vm.expectRevert(
            abi.encodeWithSelector(
                IPassportScores.PassportScores_ClaimOutdated.selector, claim.account, claim.issuedAt, latest
            )
        );
    }

    function _expectInvalidSignature(address signer) private {
        vm.expectRevert(abi.encodeWithSelector(IPassportScores.PassportScores_InvalidSignature.selector, signer));
    }

    function testFuzz_revertsWhenANewerOrEquallyOldClaimHolds(uint48 issuedAt, uint48 latest) public {
        latest = uint48(bound(latest, 1, block.timestamp));
        issuedAt = uint48(bound(issuedAt, 0, latest));
        IPassportScores.ScoreClaim memory first = _claim(ALICE, 1);
        first.issuedAt = latest;
        scores.submit(_signed("signer", first));
        IPassportScores.ScoreClaim memory second = _claim(ALICE, 2);
        second.issuedAt = issuedAt;
        IPassportScores.SignedClaim memory signed = _signed("signer", second);
        _expectOutdated(second, latest);
        scores.submit(signed);
        _assertLatest(first);
    }

    function test_revertsWhenItIsSentAgainAfterItExpired() public {
        IPassportScores.SignedClaim memory signed = _signed("signer", _claim(ALICE, 1));
        scores.submit(signed);
        skip(2 days);
        _expectOutdated(signed.claim, signed.claim.issuedAt);
        scores.submit(signed);
    }

    function testFuzz_revertsForAClaimFromTheFuture(uint48 issuedAt) public {
        IPassportScores.ScoreClaim memory claim = _claim(ALICE, 1);
        claim.issuedAt = uint48(bound(issuedAt, block.timestamp + 1, type(uint48).max));
        claim.expiresAt = type(uint48).max;
        IPassportScores.SignedClaim memory signed = _signed("signer", claim);
        vm.expectRevert(abi.encodeWithSelector(IPassportScores.PassportScores_ClaimTooEarly.selector, claim.issuedAt));
        scores.submit(signed);
        if (claim.issuedAt == type(uint48).max) return;
        vm.warp(claim.issuedAt);
        scores.submit(signed);
        assertEq(scores.getScore(ALICE), 1);
    }

    function testFuzz_revertsForAnExpiredClaim(uint48 expiresAt) public {
        IPassportScores.ScoreClaim memory claim = _claim(ALICE, 1);
        claim.expiresAt = uint48(bound(expiresAt, 0, block.timestamp));
        IPassportScores.SignedClaim memory signed = _signed("signer", claim);
        vm.expectRevert(abi.encodeWithSelector(IPassportScores.PassportScores_ClaimExpired.selector, claim.expiresAt));
        scores.submit(signed);
    }

    function test_revertsForAClaimThatExpiresThisSecond() public {
        IPassportScores.ScoreClaim memory claim = _claim(ALICE, 1);
        claim.expiresAt = uint48(block.timestamp);
        IPassportScores.SignedClaim memory signed = _signed("signer", claim);
        vm.expectRevert(abi.encodeWithSelector(IPassportScores.PassportScores_ClaimExpired.selector, claim.expiresAt));
        scores.submit(signed);
        claim.expiresAt += 1;
        scores.submit(_signed("signer", claim));
        assertEq(scores.getScore(ALICE), 1);
    }

    function test_revertsForAnUnknownSigner() public {
        IPassportScores.SignedClaim memory signed = _signed("stranger", _claim(ALICE, 1));
        vm.expectRevert(abi.encodeWithSelector(IPassportScores.PassportScores_UnknownSigner.selector, STRANGER));
        scores.submit(signed);
    }

    function test_revertsForASignerWhoWasRemoved() public {
        IPassportScores.SignedClaim memory signed = _signed("signer", _claim(ALICE, 1));
        vm.prank(OWNER);
        scores.updateSigner(SIGNER, false);
        vm.expectRevert(abi.encodeWithSelector(IPassportScores.PassportScores_UnknownSigner.selector, SIGNER));
        scores.submit(signed);
    }

    function test_revertsWhenAnotherSigned() public {
        IPassportScores.SignedClaim memory signed = _signed("stranger", SIGNER, _claim(ALICE, 1));
        _expectInvalidSignature(SIGNER);
        scores.submit(signed);
    }

    function test_revertsWhenAnyFieldOfTheClaimWasChanged() public {
        for (uint256 i = 0; i < 4; ++i) {
            IPassportScores.SignedClaim memory signed = _signed("signer", _claim(ALICE, 1));
            if (i == 0) signed.claim.account = BOB;
            if (i == 1) signed.claim.score = 2;
            if (i == 2) signed.claim.issuedAt -= 1;
            if (i == 3) signed.claim.expiresAt += 1;
            _expectInvalidSignature(SIGNER);
            scores.submit(signed);
        }
    }

    function test_revertsWhenSignedForAnotherRegistryOrChain() public {
        PassportScores other = new PassportScores(OWNER, SIGNER);
        IPassportScores.SignedClaim memory signed = _signed("signer", _claim(ALICE, 1));
        _expectInvalidSignature(SIGNER);
        other.submit(signed);
        vm.chainId(block.chainid + 1);
        _expectInvalidSignature(SIGNER);
        scores.submit(signed);
    }

    function testFuzz_revertsForAMalformedSignature(bytes memory signature) public {
        IPassportScores.SignedClaim memory signed = IPassportScores.SignedClaim(_claim(ALICE, 1), SIGNER, signature);
        _expectInvalidSignature(SIGNER);
        scores.submit(signed);
    }

    function testFuzz_anybodyMaySubmit(address sender, address account, uint128 score, uint48 lifetime) public {
        IPassportScores.ScoreClaim memory claim = _claim(account, uint128(bound(score, 1, type(uint128).max)));
        claim.expiresAt = uint48(bound(lifetime, block.timestamp + 1, type(uint48).max));
        IPassportScores.SignedClaim memory signed = _signed("signer", claim);
        vm.expectEmit(address(scores));
        emit IPassportScores.ScoreUpdated(account, claim.score, claim.issuedAt, claim.expiresAt, SIGNER);
        vm.prank(sender);
        scores.submit(signed);
        _assertLatest(claim);
        assertEq(scores.getScore(account), claim.score);
    }

    function test_aNewerClaimOfAnotherSignerReplacesIt() public {
        scores.submit(_signed("signer", _claim(ALICE, 250_001)));
        vm.prank(OWNER);
        scores.updateSigner(CAROL, true);
        skip(1);
        scores.submit(_signed("carol", _claim(ALICE, 149_999)));
        assertEq(scores.getScore(ALICE), 149_999);
        _expectNoScore(BOB);
    }

    function test_takesAClaimThatASafeSigned() public {
        address[] memory owners = new address[](1);
        owners[0] = SIGNER;
        bytes memory setup = abi.encodeCall(
            ISafe.setup, (owners, 1, address(0), "", safeFallbackHandler, address(0), 0, payable(address(0)))
        );
        address safe = ISafeProxyFactory(safeProxyFactory).createProxyWithNonce(safeSingleton, setup, 1);
        IPassportScores.ScoreClaim memory claim = _claim(ALICE, 150_000);
        bytes32 message = ISafeMessages(safe).getMessageHash(abi.encode(_digest(scores, claim)));
        IPassportScores.SignedClaim memory signed =
            IPassportScores.SignedClaim(claim, safe, _signature("signer", message));
        vm.expectRevert(abi.encodeWithSelector(IPassportScores.PassportScores_UnknownSigner.selector, safe));
        scores.submit(signed);

        vm.prank(OWNER);
        scores.updateSigner(safe, true);
        scores.submit(signed);
        assertEq(scores.getScore(ALICE), 150_000);

        skip(1);
        claim = _claim(ALICE, 250_001);
        signed = IPassportScores.SignedClaim(claim, safe, _signature("stranger", _digest(scores, claim)));
        _expectInvalidSignature(safe);
        scores.submit(signed);
    }
}
