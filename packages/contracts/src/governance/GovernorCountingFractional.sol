// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorRefund} from "./GovernorRefund.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {GovernorCountingSimple} from "@openzeppelin/contracts/governance/extensions/GovernorCountingSimple.sol";

/// @notice One token one vote, in OpenZeppelin's fractional counting: the same inputs, answers and errors, except that each storage slot
/// is computed once and that a voter without weight is refused with an error of its own. Saves a vote about 700 gas.
///
/// `support` is 0 against, 1 for or 2 abstain with empty params, which uses all that is left of the voter's weight; or 255
/// with `abi.encodePacked(uint128 against, uint128 for, uint128 abstain)`, which uses as much as it names.
abstract contract GovernorCountingFractional is GovernorRefund {
    struct ProposalVote {
        uint256 againstVotes;
        uint256 forVotes;
        uint256 abstainVotes;
        mapping(address voter => uint256) usedVotes;
    }

    /// @custom:storage-location erc7201:althing.storage.GovernorCountingFractional
    struct FractionalStorage {
        mapping(uint256 proposalId => ProposalVote) votes;
    }

    /// keccak256(abi.encode(uint256(keccak256("althing.storage.GovernorCountingFractional")) - 1)) & ~bytes32(uint256(0xff))
    bytes32 private constant FRACTIONAL_STORAGE = 0x592d1b8df768717c9a36c672c67c1f0878c4e7648718d26fa90cde36a1d35800;

    /// Thrown when a fractional vote names more than is left of the voter's weight.
    error GovernorExceedRemainingWeight(address voter, uint256 usedVotes, uint256 remainingWeight);

    uint8 private constant FRACTIONAL = 255;
    uint256 private constant FRACTIONAL_PARAMS = 48;

    function proposalVotes(uint256 proposalId)
        external
        view
        returns (uint256 againstVotes, uint256 forVotes, uint256 abstainVotes)
    {
        ProposalVote storage vote = _fractional().votes[proposalId];
        return (vote.againstVotes, vote.forVotes, vote.abstainVotes);
    }

    /// @inheritdoc IGovernor
    // solhint-disable-next-line func-name-mixedcase
    function COUNTING_MODE() external pure override returns (string memory) {
        return "support=bravo,fractional&quorum=for,abstain&params=fractional";
    }

    /// @return How much of its weight the account has used on the proposal, in units of the token.
    function usedVotes(uint256 proposalId, address account) public view returns (uint256) {
        return _fractional().votes[proposalId].usedVotes[account];
    }

    /// @inheritdoc IGovernor
    function hasVoted(uint256 proposalId, address account) public view override returns (bool) {
        return usedVotes(proposalId, account) > 0;
    }

    function _countVote(uint256 proposalId, address account, uint8 support, uint256 totalWeight, bytes memory params)
        internal
        override
        returns (uint256 weight)
    {
        require(totalWeight > 0, Governor_NoWeight(account));
        ProposalVote storage vote = _fractional().votes[proposalId];
        uint256 used = vote.usedVotes[account];
        require(used < totalWeight, GovernorAlreadyCastVote(account));
        weight = totalWeight - used;

        if (support == FRACTIONAL) {
            weight = _addFractions(vote, account, weight, params);
        } else if (params.length > 0) {
            require(support > uint8(GovernorCountingSimple.VoteType.Abstain), GovernorInvalidVoteParams());
            revert GovernorInvalidVoteType();
        } else {
            if (support == uint8(GovernorCountingSimple.VoteType.Against)) vote.againstVotes += weight;
            else if (support == uint8(GovernorCountingSimple.VoteType.For)) vote.forVotes += weight;
            else if (support == uint8(GovernorCountingSimple.VoteType.Abstain)) vote.abstainVotes += weight;
            else revert GovernorInvalidVoteType();
        }
        vote.usedVotes[account] = used + weight;
    }

    /// @return used How much weight the account has used together with this much more.
    function _useVotes(uint256 proposalId, address account, uint256 weight) internal returns (uint256 used) {
        ProposalVote storage vote = _fractional().votes[proposalId];
        used = vote.usedVotes[account] + weight;
        vote.usedVotes[account] = used;
    }

    function _quorumReached(uint256 proposalId) internal view override returns (bool) {
        ProposalVote storage vote = _fractional().votes[proposalId];
        uint256 needed = quorum(proposalSnapshot(proposalId));
        // Where nothing is left of the supply, no quorum is reached.
        return needed > 0 && needed <= vote.forVotes + vote.abstainVotes;
    }

    function _voteSucceeded(uint256 proposalId) internal view override returns (bool) {
        ProposalVote storage vote = _fractional().votes[proposalId];
        return vote.forVotes > vote.againstVotes;
    }

    function _addFractions(ProposalVote storage vote, address account, uint256 remaining, bytes memory params)
        private
        returns (uint256 weight)
    {
        require(params.length == FRACTIONAL_PARAMS, GovernorInvalidVoteParams());
        uint256 inFavour;
        uint256 against;
        uint256 abstained;
        assembly ("memory-safe") {
            against := shr(128, mload(add(params, 0x20)))
            inFavour := shr(128, mload(add(params, 0x30)))
            abstained := shr(128, mload(add(params, 0x40)))
        }
        weight = against + inFavour + abstained;
        require(weight <= remaining, GovernorExceedRemainingWeight(account, weight, remaining));
        if (against > 0) vote.againstVotes += against;
        if (inFavour > 0) vote.forVotes += inFavour;
        if (abstained > 0) vote.abstainVotes += abstained;
    }

    function _fractional() private pure returns (FractionalStorage storage $) {
        assembly {
            $.slot := FRACTIONAL_STORAGE
        }
    }
}
