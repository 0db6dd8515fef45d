// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IPassportDecoder} from "./IPassportDecoder.sol";
import {IPassportScores} from "./IPassportScores.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";

/// @title Passport scores for chains that have no public passport decoder.
/// @notice Trust: a signer can give any account any score at once, hence decide every quadratic vote, until the owner removes it; what it
/// signed then stays valid until it expires or another signer replaces it. Whoever submits a claim can only choose when. Signers should
/// issue claims at the chain's time, not their own: one from the future is refused.
contract PassportScores is IPassportScores, EIP712, Ownable2Step {
    /// Packed into one word, so that a vote reads one slot.
    struct Score {
        uint128 score;
        uint48 issuedAt;
        uint48 expiresAt;
    }

    /// keccak256("ScoreClaim(address account,uint128 score,uint48 issuedAt,uint48 expiresAt)")
    bytes32 private constant CLAIM_TYPEHASH = 0x67e6d7da153a4ad1797dd5bff16dacaf969e3d195345868f9a9f5f32c7301e24;

    mapping(address account => Score) private _scores;
    mapping(address account => bool) private _signers;

    /// @param signer The first one.
    constructor(address owner_, address signer) EIP712("Althing Passport Scores", "1") Ownable(owner_) {
        _setSigner(signer, true);
    }

    /// @inheritdoc IPassportScores
    function submit(SignedClaim calldata signed) external {
        ScoreClaim calldata claim = signed.claim;
        uint48 latest = _scores[claim.account].issuedAt;
        require(claim.issuedAt > latest, PassportScores_ClaimOutdated(claim.account, claim.issuedAt, latest));
        _accept(signed);
    }

    /// @inheritdoc IPassportScores
    function submitBatch(SignedClaim[] calldata batch) external {
        for (uint256 i = 0; i < batch.length; ++i) {
            ScoreClaim calldata claim = batch[i].claim;
            if (claim.issuedAt > _scores[claim.account].issuedAt) _accept(batch[i]);
        }
    }

    /// @inheritdoc IPassportScores
    function updateSigner(address signer, bool registered) external onlyOwner {
        _setSigner(signer, registered);
    }

    /// @inheritdoc IPassportDecoder
    function getScore(address account) external view returns (uint256 score) {
        Score storage latest = _scores[account];
        score = latest.score;
        require(score > 0 && block.timestamp < latest.expiresAt, PassportScores_NoScore(account));
    }

    /// @inheritdoc IPassportScores
    function latestClaim(address account) external view returns (uint128 score, uint48 issuedAt, uint48 expiresAt) {
        Score storage latest = _scores[account];
        return (latest.score, latest.issuedAt, latest.expiresAt);
    }

    /// @inheritdoc IPassportScores
    function isSigner(address account) external view returns (bool) {
        return _signers[account];
    }

    /// The caller must have checked that the claim is newer.
    function _accept(SignedClaim calldata signed) private {
        ScoreClaim calldata claim = signed.claim;
        require(claim.issuedAt <= block.timestamp, PassportScores_ClaimTooEarly(claim.issuedAt));
        require(claim.expiresAt > block.timestamp, PassportScores_ClaimExpired(claim.expiresAt));
        address signer = signed.signer;
        require(_signers[signer], PassportScores_UnknownSigner(signer));
        bytes32 digest = _hashTypedDataV4(
            keccak256(abi.encode(CLAIM_TYPEHASH, claim.account, claim.score, claim.issuedAt, claim.expiresAt))
        );
        require(
            SignatureChecker.isValidSignatureNowCalldata(signer, digest, signed.signature),
            PassportScores_InvalidSignature(signer)
        );
        _scores[claim.account] = Score(claim.score, claim.issuedAt, claim.expiresAt);
        emit ScoreUpdated(claim.account, claim.score, claim.issuedAt, claim.expiresAt, signer);
    }

    function _setSigner(address signer, bool registered) private {
        require(signer != address(0), PassportScores_InvalidSigner(signer));
        _signers[signer] = registered;
        emit SignerUpdated(signer, registered);
    }
}
