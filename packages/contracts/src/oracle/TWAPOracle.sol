// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {AlwaysOwned} from "../access/AlwaysOwned.sol";
import {ITWAPOracle} from "./ITWAPOracle.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title Prices of vault shares, for bond markets whose price follows them.
/// @notice Trust: `threshold` signers together can set a first price at will, and move one by `maxJump` in every block (every second,
/// where blocks are faster), until the owner removes one of them. Wrong prices from before then the owner has to drop, pair by pair. The
/// owner can register signers and is bound by nothing but their signatures. Whoever submits can only choose when, within the pair's
/// largest age: a buyer may take an older price than the newest that was signed, by ten minutes unless the owner says otherwise, and only
/// while nobody has submitted a newer one. Nobody can keep out a newer price with an older one.
/// Liveness: with no new attestation a price ends after at most 24 hours, and with it whatever is sold by it. One that has moved
/// further than `maxJump` since the last waits until the owner announces a range for it, as does the first after one that was dropped. The
/// range trusts the owner with nothing more, and may be announced days ahead. As signers may be ahead of the chain's clock, it may take a
/// minute until a new price is newer than a dropped one.
/// Signers should observe at the time of the chain's latest block, so that all of one block sign the same.
contract TWAPOracle is ITWAPOracle, EIP712, AlwaysOwned {
    /// A purchase reads only the first two storage words: price and times, and vault with `maxAge`. Of a price that was dropped only the
    /// times are left.
    struct Latest {
        uint128 price;
        uint64 timestamp;
        uint64 validUntil;
        address vault;
        /// The time of the block that took it.
        uint64 takenAt;
        /// In seconds; 0 for `DEFAULT_MAX_AGE`.
        uint32 maxAge;
        /// The price from which other prices of the same block may differ by `maxJump`: the one that was valid before, or that was
        /// expected; this price itself where it is the first.
        uint128 jumpsFrom;
    }

    /// The owner's range for one price that may differ from the last in any way.
    struct Expected {
        address vault;
        uint64 until;
        uint128 lowest;
        uint128 highest;
    }

    /// 100 %.
    uint256 private constant ONE = 1e5;
    uint256 private constant MAX_TWAP_EXPIRATION = 24 hours;
    uint256 private constant DEFAULT_MAX_AGE = 10 minutes;
    uint256 private constant EXPECTED_FOR = 1 days;
    /// How far the clocks of signers may be ahead of the chain's, in seconds.
    uint256 private constant MAX_AHEAD = 60;
    /// keccak256("PriceAttestation(address vault,address base,address quote,uint256 price,uint64 timestamp,uint64 validUntil)")
    bytes32 private constant ATTESTATION_TYPEHASH = 0x123d6c9f40a0e944c320080a99d58e62ba20fc97e3ae9487a05bd28a723177ea;

    /// @inheritdoc ITWAPOracle
    uint256 public twapExpiration;
    /// @inheritdoc ITWAPOracle
    uint256 public maxJump;
    /// @inheritdoc ITWAPOracle
    uint256 public threshold;
    /// @inheritdoc ITWAPOracle
    uint256 public signerCount;
    /// @inheritdoc ITWAPOracle
    mapping(address account => bool) public isSigner;
    mapping(address base => mapping(address quote => Latest)) private _latest;
    mapping(address base => mapping(address quote => Expected)) private _expected;

    /// @notice At first one signature is enough, prices are valid for at most ten minutes (an hour in pairs for which the owner allows as
    /// much), and one may differ from the last by at most 20 %.
    /// @param signer The first one.
    constructor(address owner_, address signer) EIP712("Althing TWAP Oracle", "1") Ownable(owner_) {
        _setSigner(signer, true);
        _setThreshold(1);
        _setTwapExpiration(1 hours);
        _setMaxJump(20_000);
    }

    /// @inheritdoc ITWAPOracle
    function registerAttestation(bytes[] calldata attestations) external {
        for (uint256 i = 0; i < attestations.length; ++i) {
            _register(attestations[i]);
        }
    }

    /// @inheritdoc ITWAPOracle
    function expectPrice(address base, address quote, address vault, uint128 lowest, uint128 highest)
        external
        onlyOwner
    {
        require(vault != address(0) && lowest != 0 && lowest <= highest, TWAPOracle_InvalidRange());
        uint64 until = uint64(block.timestamp + EXPECTED_FOR);
        _expected[base][quote] = Expected(vault, until, lowest, highest);
        emit PriceExpected(base, quote, vault, lowest, highest, until);
    }

    /// @inheritdoc ITWAPOracle
    function dropPrice(address base, address quote) external onlyOwner {
        Latest storage latest = _latest[base][quote];
        require(latest.price != 0, TWAPOracle_PriceExpired());
        (latest.price, latest.validUntil, latest.vault, latest.jumpsFrom) = (0, 0, address(0), 0);
        delete _expected[base][quote];
        emit PriceDropped(base, quote);
    }

    /// @inheritdoc ITWAPOracle
    function updateSigner(address signer, bool registered) external onlyOwner {
        _setSigner(signer, registered);
        require(threshold <= signerCount, TWAPOracle_InvalidThreshold(threshold, signerCount));
    }

    /// @inheritdoc ITWAPOracle
    function updateThreshold(uint256 threshold_) external onlyOwner {
        _setThreshold(threshold_);
    }

    /// @inheritdoc ITWAPOracle
    function updateTwapExpiration(uint256 twapExpiration_) external onlyOwner {
        _setTwapExpiration(twapExpiration_);
    }

    /// @inheritdoc ITWAPOracle
    function updateMaxAge(address base, address quote, uint32 maxAge_) external onlyOwner {
        require(maxAge_ != 0 && maxAge_ <= MAX_TWAP_EXPIRATION, TWAPOracle_InvalidMaxAge(maxAge_));
        _latest[base][quote].maxAge = maxAge_;
        emit MaxAgeUpdated(base, quote, maxAge_);
    }

    /// @inheritdoc ITWAPOracle
    function updateMaxJump(uint256 maxJump_) external onlyOwner {
        _setMaxJump(maxJump_);
    }

    /// @inheritdoc ITWAPOracle
    function getPrice(address base, address quote) external view returns (uint256) {
        require(block.timestamp < getPriceExpirationDate(base, quote), TWAPOracle_PriceExpired());
        return _latest[base][quote].price;
    }

    /// @inheritdoc ITWAPOracle
    function getPriceExpirationDate(address base, address quote) public view returns (uint256) {
        Latest storage latest = _latest[base][quote];
        return _expirationOf(latest, latest.timestamp, latest.validUntil);
    }

    /// @inheritdoc ITWAPOracle
    function maxAge(address base, address quote) external view returns (uint256) {
        return _maxAgeOf(_latest[base][quote]);
    }

    /// @inheritdoc ITWAPOracle
    function twaps(address base, address quote) external view returns (uint256 price, uint256 timestamp) {
        Latest storage latest = _latest[base][quote];
        return (latest.price, latest.timestamp);
    }

    /// @inheritdoc ITWAPOracle
    function expectedPrice(address base, address quote)
        external
        view
        returns (address vault, uint256 lowest, uint256 highest, uint256 until)
    {
        Expected storage expected = _expected[base][quote];
        return (expected.vault, expected.lowest, expected.highest, expected.until);
    }

    /// @inheritdoc ITWAPOracle
    function vaultOf(address base, address quote) external view returns (address) {
        return _latest[base][quote].vault;
    }

    function _register(bytes calldata attestation) private {
        (PriceAttestation memory claim, bytes[] memory signatures) =
            abi.decode(attestation, (PriceAttestation, bytes[]));
        _requireValidClaims(claim);
        Latest storage latest = _latest[claim.base][claim.quote];
        require(block.timestamp < _expirationOf(latest, claim.timestamp, claim.validUntil), TWAPOracle_PriceExpired());
        _requireSigned(claim, signatures);
        if (_isSame(claim, latest)) return;
        require(claim.timestamp > latest.timestamp, TWAPOracle_OutdatedData());

        // forge-lint: disable-next-line(unsafe-typecast)
        uint128 price = uint128(claim.price);
        if (latest.takenAt != block.timestamp) latest.jumpsFrom = latest.price;
        if (latest.timestamp == 0) {
            latest.jumpsFrom = price;
        } else if (!_isContinuous(claim, latest)) {
            _requireExpected(claim, latest);
            delete _expected[claim.base][claim.quote];
            latest.jumpsFrom = price;
        }
        (latest.price, latest.timestamp, latest.validUntil) = (price, claim.timestamp, claim.validUntil);
        (latest.vault, latest.takenAt) = (claim.vault, uint64(block.timestamp));
        emit PriceUpdated(claim.base, claim.quote, claim.vault, claim.price, claim.timestamp, claim.validUntil);
    }

    function _requireValidClaims(PriceAttestation memory claim) private view {
        bool named = claim.vault != address(0) && claim.base != address(0) && claim.quote != address(0);
        bool priced = claim.base != claim.quote && claim.price != 0 && claim.price <= type(uint128).max;
        bool timed = claim.timestamp <= block.timestamp + MAX_AHEAD && claim.timestamp < claim.validUntil;
        require(named && priced && timed, TWAPOracle_InvalidClaims());
    }

    /// All signatures must be right, also those beyond the threshold, so that nobody can hide a wrong one behind enough right ones.
    function _requireSigned(PriceAttestation memory claim, bytes[] memory signatures) private view {
        require(signatures.length >= threshold, TWAPOracle_ThresholdNotMet(signatures.length, threshold));
        bytes32 digest = _hashTypedDataV4(keccak256(abi.encode(ATTESTATION_TYPEHASH, claim)));
        address previous;
        for (uint256 i = 0; i < signatures.length; ++i) {
            (address signer, ECDSA.RecoverError failure,) = ECDSA.tryRecover(digest, signatures[i]);
            require(failure == ECDSA.RecoverError.NoError && isSigner[signer], UnknownSigner());
            require(signer > previous, TWAPOracle_SignersNotAscending(previous, signer));
            previous = signer;
        }
    }

    function _isSame(PriceAttestation memory claim, Latest storage latest) private view returns (bool) {
        return claim.timestamp == latest.timestamp && claim.price == latest.price
            && claim.validUntil == latest.validUntil && claim.vault == latest.vault;
    }

    function _isContinuous(PriceAttestation memory claim, Latest storage latest) private view returns (bool) {
        uint256 before = latest.jumpsFrom;
        uint256 jump = claim.price > before ? claim.price - before : before - claim.price;
        return latest.price != 0 && claim.vault == latest.vault && jump * ONE <= before * maxJump;
    }

    /// Says why a price that does not continue the last one is refused.
    function _requireExpected(PriceAttestation memory claim, Latest storage latest) private view {
        if (_isExpected(claim)) return;
        require(latest.price != 0, TWAPOracle_ConfirmationNeeded(claim.base, claim.quote));
        require(claim.vault == latest.vault, TWAPOracle_InvalidClaims());
        revert TWAPOracle_JumpTooLarge(claim.base, claim.quote, latest.jumpsFrom, claim.price);
    }

    function _isExpected(PriceAttestation memory claim) private view returns (bool) {
        Expected storage expected = _expected[claim.base][claim.quote];
        bool inRange = claim.price >= expected.lowest && claim.price <= expected.highest;
        return block.timestamp < expected.until && claim.vault == expected.vault && inRange;
    }

    function _expirationOf(Latest storage latest, uint256 timestamp, uint256 validUntil)
        private
        view
        returns (uint256)
    {
        return Math.min(validUntil, timestamp + Math.min(twapExpiration, _maxAgeOf(latest)));
    }

    function _maxAgeOf(Latest storage latest) private view returns (uint256) {
        return latest.maxAge == 0 ? DEFAULT_MAX_AGE : latest.maxAge;
    }

    function _setSigner(address signer, bool registered) private {
        require(signer != address(0), TWAPOracle_InvalidSigner(signer));
        if (isSigner[signer] != registered) signerCount = registered ? signerCount + 1 : signerCount - 1;
        isSigner[signer] = registered;
        emit SignerUpdated(signer, registered);
    }

    function _setThreshold(uint256 threshold_) private {
        require(threshold_ != 0 && threshold_ <= signerCount, TWAPOracle_InvalidThreshold(threshold_, signerCount));
        threshold = threshold_;
        emit ThresholdUpdated(threshold_);
    }

    function _setTwapExpiration(uint256 twapExpiration_) private {
        require(
            twapExpiration_ != 0 && twapExpiration_ <= MAX_TWAP_EXPIRATION,
            TWAPOracle_InvalidTwapExpiration(twapExpiration_)
        );
        twapExpiration = twapExpiration_;
        emit TwapExpirationUpdated(twapExpiration_);
    }

    function _setMaxJump(uint256 maxJump_) private {
        require(maxJump_ != 0 && maxJump_ <= ONE, TWAPOracle_InvalidMaxJump(maxJump_));
        maxJump = maxJump_;
        emit MaxJumpUpdated(maxJump_);
    }
}
