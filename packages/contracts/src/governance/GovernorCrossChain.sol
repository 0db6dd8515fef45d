// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorCountingFractional} from "./GovernorCountingFractional.sol";
import {ICrossChainVotes, VotingMessage} from "./ICrossChainVotes.sol";

/// @notice Counts votes of holders on other chains. The message controller is trusted with who voted there and with what
/// weight; everything else is checked here, so that late, repeated, reordered or misdirected messages change nothing.
/// @dev The quorum is a share of what was created on this chain and on the voting chains, wherever it travels: see `IQuorumBase`.
/// Warning: the snapshot is one timestamp on clocks that differ. Tokens that travelled to a chain whose clock lags by more than the
/// journey took would count on both; whoever carries tokens between voting chains must take longer than clocks differ.
abstract contract GovernorCrossChain is ICrossChainVotes, GovernorCountingFractional {
    /// @custom:storage-location erc7201:althing.storage.GovernorCrossChain
    struct CrossChainStorage {
        address messageController;
        mapping(uint256 chainId => address) tokens;
        uint256 supplyElsewhere;
    }

    /// keccak256(abi.encode(uint256(keccak256("althing.storage.GovernorCrossChain")) - 1)) & ~bytes32(uint256(0xff))
    bytes32 private constant CROSS_CHAIN_STORAGE = 0xfa15dde91f9f6d56d9897a4995e6fe53c314c036ec8195dfd5fd7d41208ec600;

    /// @inheritdoc ICrossChainVotes
    function castCrossChainVote(uint256 sourceChainId, address voter, VotingMessage calldata message) external {
        require(msg.sender == messageController(), Governor_MessageControllerOnly(msg.sender));
        address token_ = message.sourceTokenAddress;
        require(
            token_ != address(0) && token_ == votingToken(sourceChainId),
            Governor_InvalidVotingChain(sourceChainId, token_)
        );
        require(message.governorAddress == address(this), Governor_InvalidGovernor(message.governorAddress));
        uint256 proposalId = message.proposalId;
        _validateStateBitmap(proposalId, _encodeStateBitmap(ProposalState.Active));
        require(message.timepoint == proposalSnapshot(proposalId), Governor_InvalidTimepoint(message.timepoint));

        address ballot = ballotOf(sourceChainId, voter);
        require(!hasVoted(proposalId, ballot), GovernorAlreadyCastVote(voter));
        uint8 support = message.support;
        uint256 weight = _countVote(proposalId, ballot, support, message.voteWeight, _defaultParams());
        emit VoteCast(voter, proposalId, support, weight, "");
        emit CrossChainVoteCast(voter, proposalId, sourceChainId, support, weight);
        _tallyUpdated(proposalId);
    }

    /// @inheritdoc ICrossChainVotes
    function updateMessageController(address newController) external onlyGovernance {
        _setMessageController(newController);
    }

    /// @inheritdoc ICrossChainVotes
    function updateVotingChain(VotingChain calldata chain) external onlyGovernance {
        _setVotingChain(chain);
    }

    /// @inheritdoc ICrossChainVotes
    function messageController() public view returns (address) {
        return _crossChain().messageController;
    }

    /// @inheritdoc ICrossChainVotes
    function votingToken(uint256 chainId) public view returns (address) {
        return _crossChain().tokens[chainId];
    }

    /// @inheritdoc ICrossChainVotes
    function ballotOf(uint256 chainId, address voter) public pure returns (address) {
        return address(uint160(uint256(keccak256(abi.encode(chainId, voter)))));
    }

    function _supplyElsewhere() internal view override returns (uint256) {
        return _crossChain().supplyElsewhere;
    }

    function _setUpCrossChain(CrossChainSetup calldata setup) internal {
        if (setup.messageController != address(0)) _setMessageController(setup.messageController);
        if (setup.supplyElsewhere > 0) _crossChain().supplyElsewhere = setup.supplyElsewhere;
        for (uint256 i = 0; i < setup.votingChains.length; ++i) {
            _setVotingChain(setup.votingChains[i]);
        }
    }

    function _setMessageController(address newController) private {
        CrossChainStorage storage $ = _crossChain();
        emit MessageControllerUpdated($.messageController, newController);
        $.messageController = newController;
    }

    /// Votes of holders on this chain are read here and never carried.
    function _setVotingChain(VotingChain calldata chain) private {
        require(chain.chainId != block.chainid, Governor_InvalidVotingChain(chain.chainId, chain.token));
        _crossChain().tokens[chain.chainId] = chain.token;
        emit VotingChainUpdated(chain.chainId, chain.token);
    }

    function _crossChain() private pure returns (CrossChainStorage storage $) {
        assembly {
            $.slot := CROSS_CHAIN_STORAGE
        }
    }
}
