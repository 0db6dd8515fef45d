// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IVotingTransport} from "../messaging/IVotingTransport.sol";

/// @title Where holders of a token on a voting chain vote for one governor on its home chain.
interface IGovernorSpoke {
    event MessageControllerUpdated(address oldController, address newController);

    /// @param timepoint Snapshot that the voter named, in seconds.
    /// @param weight In units of the token.
    event VoteSent(address indexed voter, uint256 indexed proposalId, uint256 timepoint, uint8 support, uint256 weight);

    /// The vote is added to others, and goes to the home chain when somebody sends them with `sendTally`.
    event VoteKept(address indexed voter, uint256 indexed proposalId, uint256 timepoint, uint8 support, uint256 weight);

    /// The same message was sent once more.
    event VoteResent(address indexed voter, uint256 indexed proposalId, uint256 timepoint);

    /// The sums of all votes that were kept together until now were sent.
    event TallySent(uint256 indexed proposalId, uint256 timepoint, uint256 against, uint256 inFavour, uint256 abstain);

    /// Thrown when the token in the proxy's code is no contract or does not count in timestamps.
    error Spoke_InvalidToken(address token);

    /// Thrown when the vesting contract in the proxy's code is no contract or is another token's.
    error Spoke_InvalidVesting(address vesting);

    /// Thrown when the home chain is this chain, or none.
    error Spoke_InvalidHomeChain(uint256 homeChainId);

    /// Thrown when the governor is the zero address.
    error Spoke_InvalidGovernor(address governor);

    /// Thrown while there is no message controller to carry votes.
    error Spoke_NoMessageController();

    /// Thrown when the kind of vote is not 0, 1 or 2.
    error Spoke_InvalidSupport(uint8 support);

    /// Thrown when the voter had no votes here at the timepoint.
    error Spoke_NoWeight(address voter);

    /// Thrown when the voter has voted on this proposal with this timepoint.
    error Spoke_AlreadyVoted(address voter);

    /// Thrown when there is nothing to send, or to send again.
    error Spoke_NoVote(address voter);

    /// Thrown when value comes with a vote that is kept.
    error Spoke_UnexpectedValue(uint256 value);

    /// Thrown when the voter did not sign this vote with the current nonce.
    error Spoke_InvalidSignature(address voter);

    /// @notice Called once, at creation. The proxy must carry the token on this chain as its argument and, where holders whose tokens are
    /// vesting here may vote, their `TokenVesting` as its companion.
    /// @dev Further error: `OwnableInvalidOwner(0)`.
    /// @param messageController The zero address while there is none.
    /// @param homeChainId Of the governor, below 2^96.
    /// @param governor On the home chain.
    /// @param owner May set the message controller; ownership moves in two steps.
    function initialize(IVotingTransport messageController, uint256 homeChainId, address governor, address owner)
        external;

    /// @notice Casts all the votes that the sender had here at `timepoint`, once per proposal and timepoint. The governor accepts no
    /// timepoint but the proposal's snapshot, so whoever named a wrong one can vote again with the right one.
    ///
    /// With bridges the vote goes alone and at once. Without it is kept together with others, costs no fee, and goes with `sendTally`,
    /// for which one message is enough whatever their number. A vote counts by one of these ways only, and that cannot be changed.
    /// @dev Further errors: `ERC5805FutureLookup` of the token for a timepoint that has not passed, and those of `sendVotes`.
    /// Warning: this contract does not know whether the proposal exists and whether its voting will still be open when the message
    /// arrives.
    /// @param timepoint The proposal's snapshot, in seconds.
    /// @param support 0 against, 1 for, 2 abstain.
    /// @param carriage Bridges and gas for the message. The value pays the fee; what is left of it goes to the refund address.
    /// @return messageId 0 for a vote that is kept.
    function castVote(uint256 proposalId, uint256 timepoint, uint8 support, IVotingTransport.Carriage calldata carriage)
        external
        payable
        returns (bytes32 messageId);

    /// @notice The same for whoever signed `Ballot(uint256 proposalId,uint256 timepoint,uint8 support,address voter,uint256 nonce)`, with
    /// a key or by ERC-1271; the nonce is `nonces(voter, uint192(proposalId))`. The sender, who pays, chooses the bridges; whoever thinks
    /// these are too few can send the vote again.
    function castVoteBySig(
        uint256 proposalId,
        uint256 timepoint,
        uint8 support,
        address voter,
        bytes calldata signature,
        IVotingTransport.Carriage calldata carriage
    ) external payable returns (bytes32 messageId);

    /// @notice Sends a vote that went alone once more, in case it was lost. Anybody may call this. The governor counts it once.
    function resend(uint256 proposalId, uint256 timepoint, address voter, IVotingTransport.Carriage calldata carriage)
        external
        payable
        returns (bytes32 messageId);

    /// @notice Sends the sums of all votes that are kept together. Anybody may call this, as often as they like. The governor counts what
    /// is new in them, so that of several messages the last one counts, in whichever order they arrive.
    function sendTally(uint256 proposalId, uint256 timepoint, IVotingTransport.Carriage calldata carriage)
        external
        payable
        returns (bytes32 messageId);

    /// @notice Sets the contract that carries votes from now on, also votes that are sent again; the zero address for none. Only the
    /// owner may call this.
    function updateMessageController(address newController) external;

    function messageController() external view returns (address);

    function homeChainId() external view returns (uint256);

    /// @return The governor on the home chain.
    function governor() external view returns (address);

    /// @return The token on this chain.
    function token() external view returns (address);

    /// @return The contract whose beneficiaries vote here with what has vested; the zero address where there is none.
    function vesting() external view returns (address);

    /// @return What the account may send for a proposal with this snapshot: its own votes and, of tokens that are vesting, its
    /// share.
    function getVotes(address voter, uint256 timepoint) external view returns (uint256);

    /// @return support What was cast.
    /// @return weight What was cast; 0 where nothing was.
    /// @return kept Whether the vote is kept together with others.
    function voteOf(uint256 proposalId, uint256 timepoint, address voter)
        external
        view
        returns (uint8 support, uint256 weight, bool kept);

    /// @return Against, for and abstain of all votes that are kept together.
    function tallyOf(uint256 proposalId, uint256 timepoint) external view returns (uint256[3] memory);

    /// @notice The fee that each adapter would ask now for a vote or for the sums of kept votes, in wei.
    /// @param gasLimit For its delivery.
    function quote(address[] calldata adapters, uint256 gasLimit) external view returns (uint256[] memory fees);
}
