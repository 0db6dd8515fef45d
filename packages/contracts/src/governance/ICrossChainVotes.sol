// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @notice What a vote on another chain tells the governor.
/// @param governorAddress On the home chain.
/// @param sourceTokenAddress The token whose holders vote, on the voting chain.
/// @param timepoint Snapshot at which the weight was read, in seconds; the proposal's, or the vote does not count.
/// @param voteWeight All of the voter's past votes there, in units of the token.
/// @param support 0 against, 1 for, 2 abstain.
/// @dev The order is the message's between chains; it is never stored.
// solhint-disable-next-line gas-struct-packing
struct VotingMessage {
    address governorAddress;
    address sourceTokenAddress;
    uint256 timepoint;
    uint256 voteWeight;
    uint256 proposalId;
    uint8 support;
}

/// @title Carries votes from a voting chain to the home chain. Implemented by message controllers.
interface IVotingTransport {
    /// @notice Sends the message to the governor, whose `castCrossChainVote` it reaches at most once, with `msg.sender` proven to
    /// be the spoke of this governor: the spoke is believed who voted with what weight. The value sent along is the fee; nothing
    /// of it may be sent back to the spoke, which refuses it. The same message may be sent again.
    /// @param homeChainId Of the governor.
    /// @param voter Who cast the vote here.
    function sendVote(uint256 homeChainId, address voter, VotingMessage calldata message) external payable;
}

/// @title The governor's side of it.
interface ICrossChainVotes {
    /// @param token On that chain; the zero address takes the right to vote from its holders.
    struct VotingChain {
        uint256 chainId;
        address token;
    }

    /// @param messageController The only account that may bring votes; the zero address while there is none.
    /// @param supplyElsewhere What was created of the token on the voting chains, in units: part of the quorum's base from
    /// the first proposal on. It never changes, so that no proposal's outcome does once voting is over. Read from storage, as the
    /// governor has no room to tell it: two slots after `keccak256("althing.storage.GovernorCrossChain")` by ERC-7201.
    struct CrossChainSetup {
        address messageController;
        VotingChain[] votingChains;
        uint256 supplyElsewhere;
    }

    event MessageControllerUpdated(address oldController, address newController);

    event VotingChainUpdated(uint256 indexed chainId, address token);

    /// Right after the `VoteCast` of the same vote.
    event CrossChainVoteCast(
        address indexed voter, uint256 indexed proposalId, uint256 indexed sourceChainId, uint8 support, uint256 weight
    );

    /// Thrown when anybody but the message controller brings a vote.
    error Governor_MessageControllerOnly(address caller);

    /// Thrown when no vote of this token on this chain counts here.
    error Governor_InvalidVotingChain(uint256 chainId, address token);

    /// Thrown when the message is for another governor.
    error Governor_InvalidGovernor(address governor);

    /// Thrown when the weight was not read at the proposal's snapshot.
    error Governor_InvalidTimepoint(uint256 timepoint);

    /// @notice By the message controller only: counts a vote cast on another chain, once per voter, chain and proposal.
    /// @dev Further errors: `GovernorUnexpectedProposalState` outside the voting period, `GovernorAlreadyCastVote`,
    /// `Governor_NoWeight`, `GovernorInvalidVoteType`.
    function castCrossChainVote(uint256 sourceChainId, address voter, VotingMessage calldata message) external;

    /// @notice By proposal only.
    function updateMessageController(address newController) external;

    /// @notice By proposal only.
    function updateVotingChain(VotingChain calldata chain) external;

    function messageController() external view returns (address);

    /// @return The token whose holders on that chain may vote; the zero address where nobody may.
    function votingToken(uint256 chainId) external view returns (address);

    /// @return The account under which `hasVoted` and `usedVotes` know the votes of `voter` on that chain.
    function ballotOf(uint256 chainId, address voter) external pure returns (address);
}
