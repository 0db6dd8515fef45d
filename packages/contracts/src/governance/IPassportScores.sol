// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IPassportDecoder} from "./IPassportDecoder.sol";

/// @title Scores signed by registered signers, read by the same function as in the public passport decoder.
/// @notice `getScore` reverts with `PassportScores_NoScore` where there is no score or it has expired, as the public decoder does with
/// errors of its own, so that readers of scores can use both alike.
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

    /// @param signer A registered signer: an account with a key, or a contract that approves the claim (ERC-1271).
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

    /// Thrown when a claim was issued later than the block's time: no other claim could replace it until that time.
    error PassportScores_ClaimTooEarly(uint48 issuedAt);

    /// Thrown when a claim expired before it was submitted.
    error PassportScores_ClaimExpired(uint48 expiresAt);

    /// Thrown when the signer of a claim is not registered.
    error PassportScores_UnknownSigner(address signer);

    /// Thrown when the signature is not the signer's, or of another claim, contract or chain.
    error PassportScores_InvalidSignature(address signer);

    /// Thrown when the zero address is to be registered.
    error PassportScores_InvalidSigner(address signer);

    /// Thrown when the account has no score, or it has expired.
    error PassportScores_NoScore(address account);

    /// @notice Anybody may call this: from now on the claim is the score of its account.
    function submit(SignedClaim calldata signed) external;

    /// @notice Anybody may call this: submits all of the claims in order, or none. Skips those that are outdated, as others may have
    /// submitted them a moment before.
    function submitBatch(SignedClaim[] calldata batch) external;

    /// @notice Only the owner may call this. Scores of a signer who is removed stay valid until they expire or are replaced.
    function updateSigner(address signer, bool registered) external;

    function isSigner(address account) external view returns (bool);

    /// @return score See `ScoreClaim`, as the other two: the last claim, expired or not; all 0 where there was none.
    function latestClaim(address account) external view returns (uint128 score, uint48 issuedAt, uint48 expiresAt);
}
