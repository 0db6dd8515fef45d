// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorRefund} from "./GovernorRefund.sol";
import {IPassportDecoder} from "./IPassportDecoder.sol";
import {IQuadraticGovernor} from "./IQuadraticGovernor.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {Checkpoints} from "@openzeppelin/contracts/utils/structs/Checkpoints.sol";

/// @notice Counts the integer square root of whole tokens × the percentage of the voter's score band, in hundredths of a vote. The
/// quorum is plain voting power taking part; to pass, For needs its share of For + Against.
///
/// Splitting a holding over many accounts would multiply square roots; so votes of accounts with a score below 15 are multiplied by the
/// first band's percentage, by default 0, and splitting gains nothing.
///
/// Trust: the decoder says what every vote is worth, up to the highest percentage, and can keep anybody from voting, which only the
/// proxy's authority could then repair. It answers when a vote is counted, not as of the snapshot, and a signed vote is counted whenever
/// somebody sends it.
abstract contract GovernorCountingQuadratic is IQuadraticGovernor, GovernorRefund {
    using Checkpoints for Checkpoints.Trace208;

    struct Tally {
        /// From the lowest bit: against, for, abstain (80 bits each), so that `support` says where.
        uint256 votes;
        uint256 participation;
        mapping(address voter => bool) hasVoted;
    }

    /// @custom:storage-location erc7201:althing.storage.GovernorQuadratic
    struct QuadraticStorage {
        /// Settings by the time from which they are valid: decoder (160 bits) | bands (4 × 8) | threshold (16).
        Checkpoints.Trace208 settings;
        mapping(uint256 proposalId => Tally) tallies;
    }

    /// keccak256(abi.encode(uint256(keccak256("althing.storage.GovernorQuadratic")) - 1)) & ~bytes32(uint256(0xff))
    bytes32 private constant QUADRATIC_STORAGE = 0x053e5803081735be2d9b37aec353fb944a981cb063945d0aba3efb836e089800;

    /// Values of `support`, as OpenZeppelin's `GovernorCountingSimple` has them.
    uint256 private constant AGAINST = 0;
    uint256 private constant FOR = 1;
    uint256 private constant ABSTAIN = 2;

    uint256 private constant WHOLE_TOKEN = 1e18;
    uint256 private constant FIFTEEN = 150_000;
    uint256 private constant TWENTY_FIVE = 250_000;
    uint256 private constant HUNDRED = 1_000_000;

    /// Gas that a decoder may use; the public one uses less than 100,000. If a transaction has too little gas to give as much, less than
    /// 5,000 is left here and at every level below, too little for the rest of a vote: so nobody who relays a vote can change the
    /// decoder's answer by giving little gas.
    uint256 private constant SCORE_GAS = 300_000;

    /// @inheritdoc IQuadraticGovernor
    function updateQuadraticSettings(QuadraticSettings calldata settings) external onlyGovernance {
        _setQuadraticSettings(settings);
    }

    /// @inheritdoc IQuadraticGovernor
    function proposalParticipation(uint256 proposalId) external view returns (uint256) {
        return _tally(proposalId).participation;
    }

    /// @inheritdoc IQuadraticGovernor
    function proposalVotes(uint256 proposalId)
        external
        view
        returns (uint256 againstVotes, uint256 forVotes, uint256 abstainVotes)
    {
        uint256 votes = _tally(proposalId).votes;
        return (_sum(votes, AGAINST), _sum(votes, FOR), _sum(votes, ABSTAIN));
    }

    /// @inheritdoc IQuadraticGovernor
    function quadraticWeight(address account, uint256 timepoint) external view returns (uint256) {
        return _weigh(account, _getVotes(account, timepoint, _defaultParams()), _settingsAt(timepoint));
    }

    /// @inheritdoc IQuadraticGovernor
    function quadraticSettings(uint256 timepoint) external view returns (QuadraticSettings memory settings) {
        uint256 word = _settingsAt(timepoint);
        settings.decoder = _decoder(word);
        for (uint256 band = 0; band < 4; ++band) {
            settings.bandPercentages[band] = _percentage(word, band);
        }
        settings.threshold = uint16(word);
    }

    /// @inheritdoc IGovernor
    // solhint-disable-next-line func-name-mixedcase
    function COUNTING_MODE() public pure override returns (string memory) {
        return "support=bravo&quorum=against,for,abstain";
    }

    /// @inheritdoc IGovernor
    function hasVoted(uint256 proposalId, address account) public view override returns (bool) {
        return _tally(proposalId).hasVoted[account];
    }

    function _setQuadraticSettings(QuadraticSettings calldata settings) internal {
        require(settings.decoder.code.length > 0 && settings.threshold <= 10_000, Governor_InvalidQuadraticSettings());
        uint256 word = uint160(settings.decoder);
        for (uint256 i = 0; i < 4; ++i) {
            require(settings.bandPercentages[i] <= 100, Governor_InvalidQuadraticSettings());
            word = (word << 8) | settings.bandPercentages[i];
        }
        _quadratic().settings.push(clock(), uint208((word << 16) | settings.threshold));
        emit QuadraticSettingsUpdated(settings);
    }

    /// @param totalWeight Plain voting power at the snapshot.
    /// @return weight Hundredths of a vote.
    function _countVote(uint256 proposalId, address account, uint8 support, uint256 totalWeight, bytes memory params)
        internal
        override
        returns (uint256 weight)
    {
        require(params.length == 0, GovernorInvalidVoteParams());
        Tally storage tally = _tally(proposalId);
        require(!tally.hasVoted[account], GovernorAlreadyCastVote(account));
        weight = _weigh(account, totalWeight, _settingsAt(proposalSnapshot(proposalId)));
        require(weight > 0, Governor_NoWeight(account));
        tally.hasVoted[account] = true;
        tally.participation += totalWeight;
        tally.votes = _add(tally.votes, support, weight);
    }

    function _quorumReached(uint256 proposalId) internal view override returns (bool) {
        // The quorum can be 0 only where less than one whole token exists: there nobody has a vote, so no proposal succeeds anyway.
        return _tally(proposalId).participation >= quorum(proposalSnapshot(proposalId));
    }

    function _voteSucceeded(uint256 proposalId) internal view override returns (bool) {
        uint256 votes = _tally(proposalId).votes;
        uint256 inFavour = _sum(votes, FOR);
        uint256 threshold = uint16(_settingsAt(proposalSnapshot(proposalId)));
        return inFavour > 0 && inFavour * 10_000 >= (inFavour + _sum(votes, AGAINST)) * threshold;
    }

    /// @param settings As they are stored.
    function _weigh(address account, uint256 votes, uint256 settings) private view returns (uint256) {
        uint256 band = _band(_score(account, _decoder(settings)));
        return Math.sqrt(votes / WHOLE_TOKEN) * _percentage(settings, band);
    }

    /// A decoder says with a reason that it knows no score. Without one it is broken or ran out of gas, and the vote waits.
    function _score(address account, address decoder) private view returns (uint256 score) {
        bytes4 selector = IPassportDecoder.getScore.selector;
        bool answered;
        uint256 size;
        // In assembly, so that a short answer reverts with an error's name and a long one is not copied to memory.
        assembly ("memory-safe") {
            mstore(0x00, selector)
            mstore(0x04, account)
            answered := staticcall(SCORE_GAS, decoder, 0x00, 0x24, 0x00, 0x20)
            size := returndatasize()
            score := mload(0x00)
        }
        if (!answered && size > 0) return 0;
        require(answered && size > 31, Governor_ScoreUnavailable(account));
    }

    function _tally(uint256 proposalId) private view returns (Tally storage) {
        return _quadratic().tallies[proposalId];
    }

    function _settingsAt(uint256 timepoint) private view returns (uint256) {
        return _quadratic().settings.upperLookupRecent(SafeCast.toUint48(timepoint));
    }

    /// A weight is below 2^65 for the largest supply of our tokens, 2^176 units; others may have more.
    function _add(uint256 votes, uint256 support, uint256 weight) private pure returns (uint256) {
        require(support <= ABSTAIN, GovernorInvalidVoteType());
        SafeCast.toUint80(_sum(votes, support) + weight);
        unchecked {
            return votes + (weight << (80 * support));
        }
    }

    function _sum(uint256 votes, uint256 support) private pure returns (uint256) {
        unchecked {
            return uint80(votes >> (80 * support));
        }
    }

    function _band(uint256 score) private pure returns (uint256) {
        if (score < FIFTEEN) return 0;
        if (score < TWENTY_FIVE) return 1;
        return score < HUNDRED ? 2 : 3;
    }

    function _decoder(uint256 settings) private pure returns (address) {
        return address(uint160(settings >> 48));
    }

    function _percentage(uint256 settings, uint256 band) private pure returns (uint8) {
        return uint8(settings >> (40 - 8 * band));
    }

    function _quadratic() private pure returns (QuadraticStorage storage $) {
        assembly {
            $.slot := QUADRATIC_STORAGE
        }
    }
}
