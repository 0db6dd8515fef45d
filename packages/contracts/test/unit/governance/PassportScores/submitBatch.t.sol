// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IPassportScores} from "../../../../src/governance/IPassportScores.sol";
import {PassportScoresTest} from "./PassportScoresTest.sol";
import {Vm} from "forge-std/Vm.sol";

/// See submit.tree.
contract PassportScores_submitBatch is PassportScoresTest {
    /// Alice's claim, Bob's, and a newer one of Alice.
    function _batch() private returns (IPassportScores.SignedClaim[] memory batch) {
        IPassportScores.ScoreClaim memory older = _claim(ALICE, 1);
        older.issuedAt -= 1;
        batch = new IPassportScores.SignedClaim[](3);
        batch[0] = _signed("signer", older);
        batch[1] = _signed("signer", _claim(BOB, 2));
        batch[2] = _signed("signer", _claim(ALICE, 3));
    }

    function test_takesAllInOrder() public {
        IPassportScores.SignedClaim[] memory batch = _batch();
        for (uint256 i = 0; i < 3; ++i) {
            IPassportScores.ScoreClaim memory claim = batch[i].claim;
            vm.expectEmit(address(scores));
            emit IPassportScores.ScoreUpdated(claim.account, claim.score, claim.issuedAt, claim.expiresAt, SIGNER);
        }
        vm.prank(STRANGER);
        scores.submitBatch(batch);
        assertEq(scores.getScore(ALICE), 3);
        assertEq(scores.getScore(BOB), 2);
    }

    function test_takesNothing() public {
        vm.recordLogs();
        scores.submitBatch(new IPassportScores.SignedClaim[](0));
        assertEq(vm.getRecordedLogs().length, 0);
    }

    function test_skipsWhatOthersSubmittedBefore() public {
        IPassportScores.SignedClaim[] memory batch = _batch();
        vm.prank(STRANGER);
        scores.submit(batch[2]);
        vm.recordLogs();
        scores.submitBatch(batch);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        assertEq(logs.length, 1);
        assertEq(logs[0].topics[1], bytes32(uint256(uint160(BOB))));
        assertEq(scores.getScore(ALICE), 3);
        assertEq(scores.getScore(BOB), 2);
    }

    function _expectNone(IPassportScores.SignedClaim[] memory batch, bytes memory reason) private {
        vm.expectRevert(reason);
        scores.submitBatch(batch);
        _expectNoScore(ALICE);
        _expectNoScore(BOB);
    }

    function test_takesNoneWhenOneIsWrong() public {
        IPassportScores.SignedClaim[] memory batch = _batch();
        IPassportScores.ScoreClaim memory claim = _claim(ALICE, 3);
        batch[2] = _signed("stranger", claim);
        _expectNone(batch, abi.encodeWithSelector(IPassportScores.PassportScores_UnknownSigner.selector, STRANGER));
        batch[2] = _signed("stranger", SIGNER, claim);
        _expectNone(batch, abi.encodeWithSelector(IPassportScores.PassportScores_InvalidSignature.selector, SIGNER));
        claim.expiresAt = claim.issuedAt;
        batch[2] = _signed("signer", claim);
        _expectNone(
            batch, abi.encodeWithSelector(IPassportScores.PassportScores_ClaimExpired.selector, claim.expiresAt)
        );
        claim.issuedAt += 1;
        batch[2] = _signed("signer", claim);
        _expectNone(
            batch, abi.encodeWithSelector(IPassportScores.PassportScores_ClaimTooEarly.selector, claim.issuedAt)
        );
    }
}
