// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ImmutableArgs} from "../deployment/ImmutableArgs.sol";
import {IVotingTransport} from "../messaging/IVotingTransport.sol";
import {Votes} from "../messaging/MessagePayload.sol";
import {IVestedVotes} from "../vesting/IVestedVotes.sol";
import {IGovernorSpoke} from "./IGovernorSpoke.sol";
import {Ownable2StepUpgradeable} from "@openzeppelin/contracts-upgradeable/access/Ownable2StepUpgradeable.sol";
import {NoncesKeyedUpgradeable} from "@openzeppelin/contracts-upgradeable/utils/NoncesKeyedUpgradeable.sol";
import {EIP712Upgradeable} from "@openzeppelin/contracts-upgradeable/utils/cryptography/EIP712Upgradeable.sol";
import {GovernorCountingSimple} from "@openzeppelin/contracts/governance/extensions/GovernorCountingSimple.sol";
import {IERC5805} from "@openzeppelin/contracts/interfaces/IERC5805.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @title Implementation behind the contracts through which holders vote on chains other than the governor's. Runs only behind a proxy of
/// `ProxyFactory`.
/// @notice Trust: the governor believes that this contract says who voted with what weight, and the message controller that it was this contract;
/// so the proxy's authority, who can replace this code, can make up votes. The owner can keep votes from being carried, not
/// make them up. Nobody else can do more than cast their own.
///
/// Liveness: a vote counts if its message arrives while the proposal is voted on. Anybody can send a lost message again; the weight stays
/// that of the first time. This contract holds no money and receives no refunds.
contract GovernorSpoke is IGovernorSpoke, Ownable2StepUpgradeable, EIP712Upgradeable, NoncesKeyedUpgradeable {
    /// One storage word.
    struct Vote {
        uint8 support;
        bool kept;
        uint240 weight;
    }

    /// @custom:storage-location erc7201:althing.storage.GovernorSpoke
    struct SpokeStorage {
        address messageController;
        uint96 homeChainId;
        address governor;
        mapping(uint256 proposalId => mapping(uint256 timepoint => mapping(address voter => Vote))) votes;
        mapping(uint256 proposalId => mapping(uint256 timepoint => uint256[3])) tallies;
    }

    /// keccak256(abi.encode(uint256(keccak256("althing.storage.GovernorSpoke")) - 1)) & ~bytes32(uint256(0xff))
    bytes32 private constant SPOKE_STORAGE = 0xc3422d2d8122c56b704328fc2c67fea4dbfe59ba732749e2c32bcae4f4bacf00;

    /// keccak256("Ballot(uint256 proposalId,uint256 timepoint,uint8 support,address voter,uint256 nonce)")
    bytes32 public constant BALLOT_TYPEHASH = 0xe0b56dd4c514c8e2ff80e0e5afd0c792540b4f21d9c5c99961c97d43e7f8bba2;

    constructor() {
        _disableInitializers();
    }

    /// @inheritdoc IGovernorSpoke
    function initialize(IVotingTransport messageController_, uint256 homeChainId_, address governor_, address owner_)
        external
        initializer
    {
        address token_ = token();
        require(
            token_.code.length > 0 && IERC5805(token_).clock() == uint48(block.timestamp), Spoke_InvalidToken(token_)
        );
        address vesting_ = vesting();
        if (vesting_ != address(0)) {
            require(
                vesting_.code.length > 0 && IVestedVotes(vesting_).token() == token_, Spoke_InvalidVesting(vesting_)
            );
        }
        require(homeChainId_ != 0 && homeChainId_ != block.chainid, Spoke_InvalidHomeChain(homeChainId_));
        require(governor_ != address(0), Spoke_InvalidGovernor(governor_));
        __Ownable_init(owner_);
        SpokeStorage storage $ = _spoke();
        $.homeChainId = SafeCast.toUint96(homeChainId_);
        $.governor = governor_;
        if (address(messageController_) != address(0)) _setMessageController(address(messageController_));
    }

    /// @inheritdoc IGovernorSpoke
    function castVote(uint256 proposalId, uint256 timepoint, uint8 support, IVotingTransport.Carriage calldata carriage)
        external
        payable
        returns (bytes32 messageId)
    {
        return _castVote(proposalId, timepoint, support, msg.sender, carriage);
    }

    /// @inheritdoc IGovernorSpoke
    function castVoteBySig(
        uint256 proposalId,
        uint256 timepoint,
        uint8 support,
        address voter,
        bytes calldata signature,
        IVotingTransport.Carriage calldata carriage
    ) external payable returns (bytes32 messageId) {
        _useSignature(proposalId, timepoint, support, voter, signature);
        return _castVote(proposalId, timepoint, support, voter, carriage);
    }

    /// @inheritdoc IGovernorSpoke
    function resend(uint256 proposalId, uint256 timepoint, address voter, IVotingTransport.Carriage calldata carriage)
        external
        payable
        returns (bytes32 messageId)
    {
        Vote memory vote = _spoke().votes[proposalId][timepoint][voter];
        require(vote.weight > 0 && !vote.kept, Spoke_NoVote(voter));
        emit VoteResent(voter, proposalId, timepoint);
        return _sendVote(proposalId, timepoint, voter, vote, carriage);
    }

    /// @inheritdoc IGovernorSpoke
    function sendTally(uint256 proposalId, uint256 timepoint, IVotingTransport.Carriage calldata carriage)
        external
        payable
        returns (bytes32 messageId)
    {
        uint256[3] memory tally = tallyOf(proposalId, timepoint);
        require(tally[0] | tally[1] | tally[2] != 0, Spoke_NoVote(address(0)));
        emit TallySent(proposalId, timepoint, tally[0], tally[1], tally[2]);
        return _send(proposalId, timepoint, address(0), tally, carriage);
    }

    /// @inheritdoc IGovernorSpoke
    function updateMessageController(address newController) external onlyOwner {
        _setMessageController(newController);
    }

    /// @inheritdoc IGovernorSpoke
    function messageController() external view returns (address) {
        return _spoke().messageController;
    }

    /// @inheritdoc IGovernorSpoke
    function homeChainId() external view returns (uint256) {
        return _spoke().homeChainId;
    }

    /// @inheritdoc IGovernorSpoke
    function governor() external view returns (address) {
        return _spoke().governor;
    }

    /// @inheritdoc IGovernorSpoke
    function voteOf(uint256 proposalId, uint256 timepoint, address voter)
        external
        view
        returns (uint8 support, uint256 weight, bool kept)
    {
        Vote memory vote = _spoke().votes[proposalId][timepoint][voter];
        return (vote.support, vote.weight, vote.kept);
    }

    /// @inheritdoc IGovernorSpoke
    function quote(address[] calldata adapters, uint256 gasLimit) external view returns (uint256[] memory fees) {
        return _transport().quoteVotes(_spoke().homeChainId, adapters, gasLimit);
    }

    /// @inheritdoc IGovernorSpoke
    function tallyOf(uint256 proposalId, uint256 timepoint) public view returns (uint256[3] memory) {
        return _spoke().tallies[proposalId][timepoint];
    }

    /// @inheritdoc IGovernorSpoke
    function token() public view returns (address) {
        return address(uint160(uint256(ImmutableArgs.argument())));
    }

    /// @inheritdoc IGovernorSpoke
    function vesting() public view returns (address) {
        return ImmutableArgs.companion();
    }

    /// @inheritdoc IGovernorSpoke
    function getVotes(address voter, uint256 timepoint) public view returns (uint256 votes) {
        votes = IERC5805(token()).getPastVotes(voter, timepoint);
        address vesting_ = vesting();
        if (vesting_ != address(0)) votes += IVestedVotes(vesting_).votesAt(voter, timepoint);
    }

    function _useSignature(
        uint256 proposalId,
        uint256 timepoint,
        uint8 support,
        address voter,
        bytes calldata signature
    ) private {
        uint256 nonce = _useNonce(voter, uint192(proposalId));
        bytes32 ballot = keccak256(abi.encode(BALLOT_TYPEHASH, proposalId, timepoint, support, voter, nonce));
        require(
            SignatureChecker.isValidSignatureNowCalldata(voter, _hashTypedDataV4(ballot), signature),
            Spoke_InvalidSignature(voter)
        );
    }

    function _castVote(
        uint256 proposalId,
        uint256 timepoint,
        uint8 support,
        address voter,
        IVotingTransport.Carriage calldata carriage
    ) private returns (bytes32 messageId) {
        require(support <= uint8(GovernorCountingSimple.VoteType.Abstain), Spoke_InvalidSupport(support));
        uint256 weight = getVotes(voter, timepoint);
        require(weight > 0, Spoke_NoWeight(voter));
        SpokeStorage storage $ = _spoke();
        mapping(address voter => Vote) storage votes = $.votes[proposalId][timepoint];
        require(votes[voter].weight == 0, Spoke_AlreadyVoted(voter));

        bool kept = carriage.legs.length == 0;
        Vote memory vote = Vote({support: support, kept: kept, weight: SafeCast.toUint240(weight)});
        votes[voter] = vote;
        if (!kept) {
            emit VoteSent(voter, proposalId, timepoint, support, weight);
            return _sendVote(proposalId, timepoint, voter, vote, carriage);
        }
        require(msg.value == 0, Spoke_UnexpectedValue(msg.value));
        $.tallies[proposalId][timepoint][support] += weight;
        emit VoteKept(voter, proposalId, timepoint, support, weight);
    }

    function _sendVote(
        uint256 proposalId,
        uint256 timepoint,
        address voter,
        Vote memory vote,
        IVotingTransport.Carriage calldata carriage
    ) private returns (bytes32 messageId) {
        uint256[3] memory weights;
        weights[vote.support] = vote.weight;
        return _send(proposalId, timepoint, voter, weights, carriage);
    }

    function _send(
        uint256 proposalId,
        uint256 timepoint,
        address voter,
        uint256[3] memory weights,
        IVotingTransport.Carriage calldata carriage
    ) private returns (bytes32 messageId) {
        SpokeStorage storage $ = _spoke();
        uint256 supply = IERC5805(token()).getPastTotalSupply(timepoint);
        Votes memory votes = Votes(proposalId, timepoint, supply, voter, weights);
        return _transport().sendVotes{value: msg.value}($.homeChainId, $.governor, votes, carriage);
    }

    function _transport() private view returns (IVotingTransport) {
        address controller = _spoke().messageController;
        require(controller != address(0), Spoke_NoMessageController());
        return IVotingTransport(controller);
    }

    function _setMessageController(address newController) private {
        SpokeStorage storage $ = _spoke();
        emit MessageControllerUpdated($.messageController, newController);
        $.messageController = newController;
    }

    function _EIP712Name() internal pure override returns (string memory) {
        return "Althing Governor Spoke";
    }

    function _EIP712Version() internal pure override returns (string memory) {
        return "1";
    }

    function _spoke() private pure returns (SpokeStorage storage $) {
        assembly {
            $.slot := SPOKE_STORAGE
        }
    }
}
