// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IVotesReceiver} from "../messaging/IVotingTransport.sol";

/// @title How a governor counts votes of holders on other chains.
interface ICrossChainVotes is IVotesReceiver {
    /// @param spoke The contract on that chain whose messages are believed; with the zero address holders there cannot vote.
    /// @param created What was created of the token there, in its units, below 2^208: part of what quorums of later snapshots are a share of.
    struct VotingChain {
        uint256 chainId;
        address spoke;
        uint256 created;
    }

    event MessageControllerUpdated(address oldController, address newController);

    event VotingChainUpdated(uint256 indexed chainId, address spoke, uint256 created);

    /// Right after the `VoteCast` of the same vote. Of votes that were kept together the voter is the spoke, once per kind of vote and message.
    event CrossChainVoteCast(
        address indexed voter, uint256 indexed proposalId, uint256 indexed sourceChainId, uint8 support, uint256 weight
    );

    /// Thrown when anybody but the message controller brings votes.
    error Governor_MessageControllerOnly(address caller);

    /// Thrown when the message is of a contract that is not the voting chain's spoke.
    error Governor_InvalidVotingChain(uint256 chainId, address spoke);

    /// Thrown when weights were not read at the proposal's snapshot, or the spoke was named after it.
    error Governor_InvalidTimepoint(uint256 timepoint);

    /// Thrown when a chain would count for more than its supply at the snapshot.
    error Governor_ExceedsSupply(uint256 chainId, uint256 supply);

    /// @notice Only a passed proposal may call this.
    function updateMessageController(address newController) external;

    /// @notice Only a passed proposal may call this, as everything that a spoke says is believed: voters must
    /// check the contract on that chain before, its message controller included.
    /// @dev A spoke votes in proposals whose snapshot is not earlier than when it was named: it does not know who has voted by another one
    /// before, and what was created on its chain is no part of earlier quorums. That holds for one that is named again, too.
    function updateSpoke(VotingChain calldata chain) external;

    function messageController() external view returns (address);

    /// @return spoke The one on that chain whose votes count; the zero address where nobody may vote.
    /// @return created What was created there, as a proposal said.
    function spokeOn(uint256 chainId) external view returns (address spoke, uint256 created);

    /// @return The account under which `hasVoted` and `usedVotes` know the votes of `voter` on that chain; for what its spoke keeps together
    /// `voter` is the kind of vote, 0 to 2, and for all that the chain counts for it is 3.
    function ballotOf(uint256 chainId, address voter) external pure returns (address);
}
