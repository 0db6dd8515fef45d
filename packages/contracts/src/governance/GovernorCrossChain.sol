// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IVotesReceiver} from "../messaging/IVotingTransport.sol";
import {Votes} from "../messaging/MessagePayload.sol";
import {GovernorCountingFractional} from "./GovernorCountingFractional.sol";
import {ICrossChainVotes} from "./ICrossChainVotes.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {Checkpoints} from "@openzeppelin/contracts/utils/structs/Checkpoints.sol";

/// @notice Counts votes of holders on other chains. The message controller is trusted to say which contract on which chain sent a
/// message, and each voting chain's spoke to say who voted there with what weight; everything else is checked here, so that late,
/// repeated, reordered or misdirected messages change nothing, and no chain counts for more than its supply.
///
/// No voting chain is part of the setup, because a spoke's address alone does not prove what code and settings it has: a proposal adds a
/// voting chain once the spoke exists and can be checked.
/// @dev The quorum is a share of what was created on this chain and on the voting chains, wherever it travels: see `IQuorumBase`.
/// Warning: the snapshot is one timestamp on clocks that differ. Tokens that travelled to a chain whose clock lags by more than the
/// journey took would count on both; whoever carries tokens between voting chains must take longer than clocks differ.
abstract contract GovernorCrossChain is ICrossChainVotes, GovernorCountingFractional {
    using Checkpoints for Checkpoints.Trace208;

    /// @custom:storage-location erc7201:althing.storage.GovernorCrossChain
    struct CrossChainStorage {
        address messageController;
        mapping(uint256 chainId => Chain) chains;
        Checkpoints.Trace208 supplyElsewhere;
    }

    struct Chain {
        address spoke;
        /// When a proposal put this spoke in the place of another one, in seconds.
        uint96 since;
        uint256 created;
    }

    /// Stands in the place of a voter's address, as 0 to 2 do for the kinds of vote: nobody can vote from these addresses.
    address private constant WHOLE_CHAIN = address(3);

    /// keccak256(abi.encode(uint256(keccak256("althing.storage.GovernorCrossChain")) - 1)) & ~bytes32(uint256(0xff))
    bytes32 private constant CROSS_CHAIN_STORAGE = 0xfa15dde91f9f6d56d9897a4995e6fe53c314c036ec8195dfd5fd7d41208ec600;

    /// @inheritdoc IVotesReceiver
    /// @dev Counts a vote once per voter, chain and proposal; of votes that are kept together what is new since the last time. Errors:
    /// `Governor_MessageControllerOnly`, `Governor_InvalidVotingChain`, `Governor_InvalidTimepoint`, `Governor_ExceedsSupply`,
    /// `GovernorUnexpectedProposalState` outside the voting period, `GovernorAlreadyCastVote` where nothing is new.
    function countVotes(uint256 chainId, address spoke, Votes calldata votes) external {
        CrossChainStorage storage $ = _crossChain();
        require(msg.sender == $.messageController, Governor_MessageControllerOnly(msg.sender));
        Chain storage chain = $.chains[chainId];
        require(spoke != address(0) && spoke == chain.spoke, Governor_InvalidVotingChain(chainId, spoke));
        uint256 proposalId = votes.proposalId;
        _validateStateBitmap(proposalId, _encodeStateBitmap(ProposalState.Active));
        uint256 timepoint = votes.timepoint;
        require(
            timepoint == proposalSnapshot(proposalId) && timepoint >= chain.since, Governor_InvalidTimepoint(timepoint)
        );

        uint256 counted;
        for (uint8 support = 0; support < 3; ++support) {
            counted += _countAway(proposalId, chainId, spoke, support, votes);
        }
        require(counted > 0, GovernorAlreadyCastVote(votes.voter));
        _tallyUpdated(proposalId);
        counted = _useVotes(proposalId, ballotOf(chainId, WHOLE_CHAIN), counted);
        require(counted <= votes.supply, Governor_ExceedsSupply(chainId, votes.supply));
    }

    /// @inheritdoc ICrossChainVotes
    function updateMessageController(address newController) external onlyGovernance {
        _setMessageController(newController);
    }

    /// @inheritdoc ICrossChainVotes
    function updateSpoke(VotingChain calldata chain) external onlyGovernance {
        _setVotingChain(chain);
    }

    /// @inheritdoc ICrossChainVotes
    function messageController() public view returns (address) {
        return _crossChain().messageController;
    }

    /// @inheritdoc ICrossChainVotes
    function spokeOn(uint256 chainId) external view returns (address spoke, uint256 created) {
        Chain storage chain = _crossChain().chains[chainId];
        return (chain.spoke, chain.created);
    }

    /// @inheritdoc ICrossChainVotes
    function ballotOf(uint256 chainId, address voter) public pure returns (address) {
        return address(uint160(uint256(keccak256(abi.encode(chainId, voter)))));
    }

    function _supplyElsewhere(uint256 timepoint) internal view override returns (uint256) {
        return _crossChain().supplyElsewhere.upperLookupRecent(uint48(timepoint));
    }

    /// @return weight By how much this kind of vote has grown since the last message.
    function _countAway(uint256 proposalId, uint256 chainId, address spoke, uint8 support, Votes calldata votes)
        private
        returns (uint256 weight)
    {
        address voter = votes.voter;
        bool together = voter == address(0);
        uint256 total = votes.weights[support];
        address ballot = ballotOf(chainId, together ? address(uint160(support)) : voter);
        uint256 used = usedVotes(proposalId, ballot);
        if (total == 0 || (together && total <= used)) return 0;
        require(together || used == 0, GovernorAlreadyCastVote(voter));
        weight = _countVote(proposalId, ballot, support, total, _defaultParams());
        if (together) voter = spoke;
        emit VoteCast(voter, proposalId, support, weight, "");
        emit CrossChainVoteCast(voter, proposalId, chainId, support, weight);
    }

    function _setMessageController(address newController) internal {
        CrossChainStorage storage $ = _crossChain();
        emit MessageControllerUpdated($.messageController, newController);
        $.messageController = newController;
    }

    /// This chain cannot be a voting chain: votes of its holders are read here directly.
    function _setVotingChain(VotingChain calldata chain) private {
        CrossChainStorage storage $ = _crossChain();
        uint256 chainId = chain.chainId;
        require(chainId != block.chainid, Governor_InvalidVotingChain(chainId, chain.spoke));
        Chain storage known = $.chains[chainId];
        uint256 elsewhere = $.supplyElsewhere.latest() - known.created + chain.created;
        if (chain.spoke != known.spoke) (known.spoke, known.since) = (chain.spoke, uint96(block.timestamp));
        known.created = chain.created;
        $.supplyElsewhere.push(clock(), SafeCast.toUint208(elsewhere));
        emit VotingChainUpdated(chainId, chain.spoke, chain.created);
    }

    function _crossChain() private pure returns (CrossChainStorage storage $) {
        assembly {
            $.slot := CROSS_CHAIN_STORAGE
        }
    }
}
