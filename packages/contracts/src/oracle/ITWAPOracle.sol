// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title Time-weighted average prices that registered signers vouch for.
/// @notice Errors without arguments have the names and shapes that clients of such oracles know.
interface ITWAPOracle {
    /// @param vault The vault whose share is priced. A pair keeps the vault of its first price unless the owner expects another.
    /// @param base The token of which one whole unit is priced.
    /// @param quote The token in which the price is given.
    /// @param price Quote tokens per base token in whole units, with 18 decimals; above 0 and below 2^128.
    /// @param timestamp When it was observed, in seconds: at most 60 after the block's.
    /// @param validUntil In seconds, later than `timestamp`; the price ends then, or sooner by `twapExpiration`.
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

    event PriceExpected(
        address indexed base,
        address indexed quote,
        address indexed vault,
        uint128 lowest,
        uint128 highest,
        uint64 until
    );

    event SignerUpdated(address indexed signer, bool registered);

    event ThresholdUpdated(uint256 threshold);

    event TwapExpirationUpdated(uint256 twapExpiration);

    event MaxJumpUpdated(uint256 maxJump);

    event MaxAgeUpdated(address indexed base, address indexed quote, uint256 maxAge);

    /// Thrown when the claims of an attestation are invalid: a zero address, base and quote the same, a price out of range, a time too far in
    /// the future, an expiry before its time, or another vault than the pair's.
    error TWAPOracle_InvalidClaims();

    /// Thrown when an attestation is older than that of the present price, or as old but not the same.
    error TWAPOracle_OutdatedData();

    /// Thrown when there is no price, or it has expired or was dropped; also when an attestation has expired.
    error TWAPOracle_PriceExpired();

    /// Thrown when a signature is malformed, of a signer who is not registered, or of another attestation, oracle or chain.
    error UnknownSigner();

    /// Thrown when a price differs by more than `maxJump` from the one that was valid when the block began (`before`), and is not in a
    /// range that the owner announced.
    error TWAPOracle_JumpTooLarge(address base, address quote, uint256 before, uint256 price);

    /// Thrown when the pair's last price was dropped, and the next one is not in a range that the owner announced.
    error TWAPOracle_ConfirmationNeeded(address base, address quote);

    /// Thrown when a range has no vault, begins at 0, or ends before it begins.
    error TWAPOracle_InvalidRange();

    /// Thrown when an attestation has fewer signatures than it needs.
    error TWAPOracle_ThresholdNotMet(uint256 signatures, uint256 threshold);

    /// Thrown when signatures are not in ascending order of their signers, each of whom counts once.
    error TWAPOracle_SignersNotAscending(address previous, address signer);

    /// Thrown when the zero address is to be registered.
    error TWAPOracle_InvalidSigner(address signer);

    /// Thrown when the threshold would be 0, or more than there are signers.
    error TWAPOracle_InvalidThreshold(uint256 threshold, uint256 signers);

    /// Thrown when prices would be valid for 0 seconds, or for longer than 24 hours.
    error TWAPOracle_InvalidTwapExpiration(uint256 twapExpiration);

    /// Thrown when prices of a pair would be valid for 0 seconds, or for longer than 24 hours.
    error TWAPOracle_InvalidMaxAge(uint256 maxAge);

    /// Thrown when the bound would be 0, or above 1e5.
    error TWAPOracle_InvalidMaxJump(uint256 maxJump);

    /// @notice Anybody may call this: from now on these prices are valid. Takes all of them in order, or none; those that are valid
    /// already are passed over, so that two buyers in one block do not hinder each other. A newer one always replaces an older one, in
    /// the same block too; all prices that one block takes (one second, where blocks are faster) stay within `maxJump` of the price
    /// before it.
    /// @param attestations Each `abi.encode(PriceAttestation, bytes[] signatures)`. A signature (65 bytes) is of the attestation as
    /// EIP-712 data in the domain "Althing TWAP Oracle", version "1", of this contract and chain; its type is
    /// `PriceAttestation(address vault,address base,address quote,uint256 price,uint64 timestamp,uint64 validUntil)`. They come in
    /// ascending order of their signers, who sign with keys.
    function registerAttestation(bytes[] calldata attestations) external;

    /// @notice Only the owner may call this: for a day the pair takes one price in this range, by `registerAttestation` and from anybody,
    /// that it would else refuse: beyond `maxJump`, of another vault, or after one that was dropped. What would be taken anyway does not
    /// use the range up. Later prices of the same block must stay within `maxJump` of that one. It replaces the range before; whoever
    /// wants none any more announces one that no price is in. Reverts with `TWAPOracle_InvalidRange`.
    /// @param vault The vault of that price, from which it follows that the pair's next ones are of it.
    /// @param lowest Quote per base token, with 18 decimals, itself in the range.
    /// @param highest As `lowest`.
    function expectPrice(address base, address quote, address vault, uint128 lowest, uint128 highest) external;

    /// @notice Removes a wrong price. Only the owner may call this: from now on the pair has no price, and takes the
    /// next only in a range that the owner announces after this. Attestations that are no newer than the dropped one stay refused. Reverts with `TWAPOracle_PriceExpired` where there is no
    /// price; one that has expired can be dropped too, as a longer `twapExpiration` would make it valid again.
    function dropPrice(address base, address quote) external;

    /// @notice Only the owner may call this. Prices of a signer who is removed stay valid until they expire, are replaced or dropped.
    function updateSigner(address signer, bool registered) external;

    /// @notice Only the owner may call this.
    function updateThreshold(uint256 threshold) external;

    /// @notice Only the owner may call this. It applies to prices that are valid now too: with one second all prices end, until it is
    /// raised again; before that, drop those that are wrong.
    /// @param twapExpiration In seconds, from 1 to 24 hours.
    /// @dev For a pair, `maxAge` counts if that is less.
    function updateTwapExpiration(uint256 twapExpiration) external;

    /// @notice Only the owner may call this. It applies to the price that is valid now too. The longer it is, the more a buyer can choose
    /// between older and newer prices.
    /// @param maxAge In seconds, from 1 to 24 hours; the shorter of this and `twapExpiration` counts.
    function updateMaxAge(address base, address quote, uint32 maxAge) external;

    /// @notice Only the owner may call this.
    /// @param maxJump Per 1e5 of the price that holds, from 1 to 1e5.
    function updateMaxJump(uint256 maxJump) external;

    /// @notice Quote tokens per base token, with 18 decimals. Reverts with `TWAPOracle_PriceExpired` where there is none.
    function getPrice(address base, address quote) external view returns (uint256);

    /// @return Timestamp in seconds from which there is no price any more; 0 where there was never one, or it was dropped.
    function getPriceExpirationDate(address base, address quote) external view returns (uint256);

    /// @return price The last one, expired or not; 0 where there was none, or it was dropped.
    /// @return timestamp When it was observed, in seconds, dropped or not; 0 where there was none.
    function twaps(address base, address quote) external view returns (uint256 price, uint256 timestamp);

    /// @return vault The vault of the price that the owner expects; the zero address where none is, or it was taken.
    /// @return lowest The least price of the range, with 18 decimals.
    /// @return highest The greatest one.
    /// @return until Timestamp in seconds from which it is not taken any more.
    function expectedPrice(address base, address quote)
        external
        view
        returns (address vault, uint256 lowest, uint256 highest, uint256 until);

    /// @return The vault whose share the last price is of; the zero address where there was none, or it was dropped.
    function vaultOf(address base, address quote) external view returns (address);

    /// @return How long a price is valid at most after it was observed, in seconds.
    function twapExpiration() external view returns (uint256);

    /// @return How long prices of a pair are valid at most after they were observed, in seconds; 10 minutes unless the owner has changed
    /// it.
    function maxAge(address base, address quote) external view returns (uint256);

    /// @return How far a price may be from the one before, per 1e5 of that.
    function maxJump() external view returns (uint256);

    /// @return How many signatures an attestation needs.
    function threshold() external view returns (uint256);

    function signerCount() external view returns (uint256);

    function isSigner(address account) external view returns (bool);
}
