// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title Time-weighted average prices that registered signers vouch for.
/// @notice Errors without arguments have the names and shapes that clients of such oracles know.
interface ITWAPOracle {
    /// @param vault Whose share is priced; it stays the pair's unless the owner confirms another.
    /// @param base What one of is priced.
    /// @param quote What it is priced in.
    /// @param price Quote tokens per base token in whole units, with 18 decimals; above 0 and below 2^128.
    /// @param timestamp When it was observed, in seconds: at most 60 after the block's.
    /// @param validUntil In seconds, later than `timestamp`; from then on there is no price, or sooner by `twapExpiration`.
    struct PriceAttestation {
        address vault;
        address base;
        address quote;
        uint256 price;
        uint64 timestamp;
        uint64 validUntil;
    }

    event PriceUpdated(
        address indexed base,
        address indexed quote,
        address indexed vault,
        uint256 price,
        uint64 timestamp,
        uint64 validUntil
    );

    event PriceDropped(address indexed base, address indexed quote);

    event SignerUpdated(address indexed signer, bool registered);

    event ThresholdUpdated(uint256 threshold);

    event TwapExpirationUpdated(uint256 twapExpiration);

    event MaxJumpUpdated(uint256 maxJump);

    event MaxAgeUpdated(address indexed base, address indexed quote, uint256 maxAge);

    /// Thrown when the claims of an attestation are invalid: a zero address, base and quote the same, a price out of range, a time too far in
    /// the future, an expiry before its time, or another vault than the pair's.
    error TWAPOracle_InvalidClaims();

    /// Thrown when an attestation is older than the one that holds, or as old and not the same.
    error TWAPOracle_OutdatedData();

    /// Thrown when there is no price, or it has expired or was dropped; for an attestation that has expired, too.
    error TWAPOracle_PriceExpired();

    /// Thrown when a signature is of nobody who is registered, malformed, or of another attestation, oracle or chain.
    error UnknownSigner();

    /// Thrown when a price is further than `maxJump` allows from the one that held when the block began (`before`); the owner may confirm it.
    error TWAPOracle_JumpTooLarge(address base, address quote, uint256 before, uint256 price);

    /// Thrown when the pair's price was dropped, so that the next needs the owner.
    error TWAPOracle_ConfirmationNeeded(address base, address quote);

    /// Thrown when an attestation has fewer signatures than it needs.
    error TWAPOracle_ThresholdNotMet(uint256 signatures, uint256 threshold);

    /// Thrown when signatures are not in ascending order of their signers, each of whom counts once.
    error TWAPOracle_SignersNotAscending(address previous, address signer);

    /// Thrown when the zero address is to be registered.
    error TWAPOracle_InvalidSigner(address signer);

    /// Thrown when the threshold would be 0, or more than there are signers.
    error TWAPOracle_InvalidThreshold(uint256 threshold, uint256 signers);

    /// Thrown when prices should hold for no time, or for longer than 24 hours.
    error TWAPOracle_InvalidTwapExpiration(uint256 twapExpiration);

    /// Thrown when prices of a pair should hold for no time, or for longer than 24 hours.
    error TWAPOracle_InvalidMaxAge(uint256 maxAge);

    /// Thrown when the bound would be 0, or above 1e5.
    error TWAPOracle_InvalidMaxJump(uint256 maxJump);

    /// @notice By anybody: from now on these prices hold. All of them in order, or none; what holds already is passed over, so that
    /// two buyers of one block do not hinder each other. A newer one always replaces an older one, in the same block too; all that a
    /// block takes (a second, where blocks are faster) stays within `maxJump` of what held before it.
    /// @param attestations Each `abi.encode(PriceAttestation, bytes[] signatures)`. A signature (65 bytes) is of the attestation as
    /// EIP-712 data in the domain "Althing TWAP Oracle", version "1", of this contract and chain; its type is
    /// `PriceAttestation(address vault,address base,address quote,uint256 price,uint64 timestamp,uint64 validUntil)`. They come in
    /// ascending order of their signers, who sign with keys.
    function registerAttestation(bytes[] calldata attestations) external;

    /// @notice By the owner only: as `registerAttestation`, signatures included, for a price beyond `maxJump`, of another vault, or
    /// after one that was dropped. From it the jumps of its block are bounded.
    function confirmAttestation(bytes calldata attestation) external;

    /// @notice By the owner only, for a price that should never have been: from now on the pair has none, and the owner has to confirm
    /// its next. What is no newer than the dropped one stays refused. Reverts with `TWAPOracle_PriceExpired` where there is no price;
    /// one that has expired can be dropped, which a longer `twapExpiration` would bring back.
    function dropPrice(address base, address quote) external;

    /// @notice By the owner only. What a signer who is removed has signed stands until it expires, is replaced or dropped.
    function updateSigner(address signer, bool registered) external;

    /// @notice By the owner only.
    function updateThreshold(uint256 threshold) external;

    /// @notice By the owner only; for prices that hold, too. A second stops them all, until it is more again: those that are wrong
    /// have to be dropped before.
    /// @param twapExpiration In seconds, from 1 to 24 hours.
    /// @dev Of a pair, `maxAge` if that is less.
    function updateTwapExpiration(uint256 twapExpiration) external;

    /// @notice By the owner only; for the price that holds, too. The longer, the more a buyer can choose between prices of then and now.
    /// @param maxAge In seconds, from 1 to 24 hours; with `twapExpiration` the shorter of both counts.
    function updateMaxAge(address base, address quote, uint32 maxAge) external;

    /// @notice By the owner only.
    /// @param maxJump Per 1e5 of the price that holds, from 1 to 1e5.
    function updateMaxJump(uint256 maxJump) external;

    /// @notice Quote tokens per base token, with 18 decimals. Reverts with `TWAPOracle_PriceExpired` where there is none.
    function getPrice(address base, address quote) external view returns (uint256);

    /// @return From when on there is no price, in seconds; 0 where there was never one, or it was dropped.
    function getPriceExpirationDate(address base, address quote) external view returns (uint256);

    /// @return price The last one, expired or not; 0 where there was none, or it was dropped.
    /// @return timestamp When it was observed, in seconds, dropped or not; 0 where there was none.
    function twaps(address base, address quote) external view returns (uint256 price, uint256 timestamp);

    /// @return Whose share the last price values; zero where there was none, or it was dropped.
    function vaultOf(address base, address quote) external view returns (address);

    /// @return How long a price holds at most after it was observed, in seconds.
    function twapExpiration() external view returns (uint256);

    /// @return How long prices of a pair hold at most after they were observed, in seconds; 10 minutes unless the owner has changed it.
    function maxAge(address base, address quote) external view returns (uint256);

    /// @return How far a price may be from the one before, per 1e5 of that.
    function maxJump() external view returns (uint256);

    /// @return How many signatures an attestation needs.
    function threshold() external view returns (uint256);

    function signerCount() external view returns (uint256);

    function isSigner(address account) external view returns (bool);
}
