// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IPassportDecoder} from "./IPassportDecoder.sol";

/// @title Scores that registered signers vouch for, behind the public passport decoder's shape.
/// @notice `getScore` reverts with `PassportScores_NoScore` where there is no score or it has expired, as the public decoder does
/// with errors of its own, so that whoever reads scores meets here what it meets there.
interface IPassportScores is IPassportDecoder {
    /// @param account Whose score it is.
    /// @param score With four decimals; 0 takes a score away.
    /// @param issuedAt In seconds; the claim issued last holds.
    /// @param expiresAt In seconds; from then on there is no score.
    struct ScoreClaim {
        address account;
        uint128 score;
        uint48 issuedAt;
        uint48 expiresAt;
    }

    /// @param signer Registered; a key, or a contract that approves (ERC-1271).
    /// @param signature Of the claim as EIP-712 data in the domain "Althing Passport Scores", version "1", of this contract and
    /// chain; its type is `ScoreClaim(address account,uint128 score,uint48 issuedAt,uint48 expiresAt)`.
    struct SignedClaim {
        ScoreClaim claim;
        address signer;
        bytes signature;
    }

    event ScoreUpdated(
        address indexed account, uint128 score, uint48 issuedAt, uint48 expiresAt, address indexed signer
    );

    event SignerUpdated(address indexed signer, bool registered);

    /// Thrown when an account's claim was issued no later than the one that holds.
    error PassportScores_ClaimOutdated(address account, uint48 issuedAt, uint48 latest);

    /// Thrown when a claim was issued after the block's time: nothing could replace it until then.
    error PassportScores_ClaimTooEarly(uint48 issuedAt);

    /// Thrown when a claim expired before it was submitted.
    error PassportScores_ClaimExpired(uint48 expiresAt);

    /// Thrown when a claim is signed by nobody who may.
    error PassportScores_UnknownSigner(address signer);

    /// Thrown when the signature is not the signer's, or of another claim, contract or chain.
    error PassportScores_InvalidSignature(address signer);

    /// Thrown when the zero address is to be registered.
    error PassportScores_InvalidSigner(address signer);

    /// Thrown when the account has no score, or it has expired.
    error PassportScores_NoScore(address account);

    /// @notice By anybody: from now on the claim holds for its account.
    function submit(SignedClaim calldata signed) external;

    /// @notice By anybody: all of them in order, or none. Skips those that are outdated, as others may have submitted them a
    /// moment before.
    function submitBatch(SignedClaim[] calldata batch) external;

    /// @notice By the owner only. Scores of a signer who is removed stand until they expire or are replaced.
    function updateSigner(address signer, bool registered) external;

    function isSigner(address account) external view returns (bool);

    /// @return score See `ScoreClaim`, as the other two: the last claim, expired or not; all 0 where there was none.
    function latestClaim(address account) external view returns (uint128 score, uint48 issuedAt, uint48 expiresAt);
}
