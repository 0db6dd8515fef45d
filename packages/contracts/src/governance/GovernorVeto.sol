// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorBase} from "./GovernorBase.sol";
import {IOrganisationGovernor} from "./IOrganisationGovernor.sol";

/// @notice Two accounts that can stop proposals, each during one period: the pre-vote vetoer until voting starts, the pre-execution
/// vetoer from success until execution. A vetoed proposal is cancelled for ever.
abstract contract GovernorVeto is GovernorBase {
    /// Seconds of voting delay that a pre-vote vetoer needs, as much as a timelock gives to the other.
    uint256 private constant MINIMUM_WINDOW = 600;

    /// @custom:storage-location erc7201:althing.storage.GovernorVeto
    struct VetoStorage {
        address preVoteVetoer;
        address preExecutionVetoer;
        mapping(uint256 proposalId => bool) vetoed;
    }

    /// keccak256(abi.encode(uint256(keccak256("althing.storage.GovernorVeto")) - 1)) & ~bytes32(uint256(0xff))
    bytes32 private constant VETO_STORAGE = 0x68af05cdce419ffe0cc24dccb49e13e7a52d6dc76f9b308f8f5c57824f4f4a00;

    /// @inheritdoc IOrganisationGovernor
    // The overridden functions of OpenZeppelin take `memory`, so these do too.
    // solhint-disable-next-line gas-calldata-parameters
    function veto(address[] memory targets, uint256[] memory values, bytes[] memory calldatas, bytes32 descriptionHash)
        external
        returns (uint256 proposalId)
    {
        proposalId = getProposalId(targets, values, calldatas, descriptionHash);
        _checkVeto(proposalId, msg.sender);
        _cancel(targets, values, calldatas, descriptionHash);
        _veto().vetoed[proposalId] = true;
        emit ProposalVetoed(proposalId, msg.sender);
    }

    /// @inheritdoc IOrganisationGovernor
    function updatePreVoteVetoer(address newVetoer) external onlyGovernance {
        _setPreVoteVetoer(newVetoer);
    }

    /// @inheritdoc IOrganisationGovernor
    function updatePreExecutionVetoer(address newVetoer) external onlyGovernance {
        _setPreExecutionVetoer(newVetoer);
    }

    /// @inheritdoc IOrganisationGovernor
    function preVoteVetoer() external view returns (address) {
        return _veto().preVoteVetoer;
    }

    /// @inheritdoc IOrganisationGovernor
    function preExecutionVetoer() external view returns (address) {
        return _veto().preExecutionVetoer;
    }

    /// @inheritdoc IOrganisationGovernor
    function vetoed(uint256 proposalId) external view returns (bool) {
        return _veto().vetoed[proposalId];
    }

    function _setUp(GovernorSetup calldata setup, address preExecutionVetoer_) internal virtual override {
        if (setup.preVoteVetoer != address(0)) _setPreVoteVetoer(setup.preVoteVetoer);
        if (preExecutionVetoer_ != address(0)) _setPreExecutionVetoer(preExecutionVetoer_);
    }

    /// A pre-vote vetoer needs a voting delay in which to see a proposal: in the block in which it is made nobody can have seen it.
    function _checkWindow(address vetoer, uint256 delay) private pure {
        require(vetoer == address(0) || delay >= MINIMUM_WINDOW, Governor_VetoerWithoutWindow(vetoer));
    }

    function _setVotingDelay(uint48 newVotingDelay) internal override {
        _checkWindow(_veto().preVoteVetoer, newVotingDelay);
        super._setVotingDelay(newVotingDelay);
    }

    function _setPreVoteVetoer(address newVetoer) private {
        _checkWindow(newVetoer, votingDelay());
        VetoStorage storage $ = _veto();
        emit PreVoteVetoerUpdated($.preVoteVetoer, newVetoer);
        $.preVoteVetoer = newVetoer;
    }

    /// A vetoer that could not cancel in the timelock could not stop what is queued there, and one who was vetoer before
    /// could go on stopping it.
    function _setPreExecutionVetoer(address newVetoer) private {
        VetoStorage storage $ = _veto();
        address oldVetoer = $.preExecutionVetoer;
        bool forgotten = oldVetoer == newVetoer || !_mayCancel(oldVetoer);
        require(forgotten && _mayBothCancel(newVetoer), Governor_CancellersDiffer(newVetoer));
        emit PreExecutionVetoerUpdated(oldVetoer, newVetoer);
        $.preExecutionVetoer = newVetoer;
    }

    function _setTimelock(address newTimelock) internal override {
        super._setTimelock(newTimelock);
        address vetoer = _veto().preExecutionVetoer;
        require(_mayBothCancel(vetoer), Governor_CancellersDiffer(vetoer));
    }

    function _mayBothCancel(address vetoer) private view returns (bool) {
        return vetoer == address(0) || (_mayCancel(vetoer) && _mayCancel(address(this)));
    }

    /// One account may have both roles, and can then veto in both periods.
    function _checkVeto(uint256 proposalId, address account) private view {
        VetoStorage storage $ = _veto();
        bool beforeVoting = account == $.preVoteVetoer;
        bool beforeExecution = account == $.preExecutionVetoer;
        require(beforeVoting || beforeExecution, Governor_VetoerOnly(account));

        bytes32 queue = _encodeStateBitmap(ProposalState.Succeeded) | _encodeStateBitmap(ProposalState.Queued);
        bytes32 window = beforeExecution ? queue : bytes32(0);
        if (beforeVoting) window |= _encodeStateBitmap(ProposalState.Pending);
        bytes32 missed = _encodeStateBitmap(ProposalState.Executed);
        if (!beforeExecution) missed |= queue | _encodeStateBitmap(ProposalState.Active);

        ProposalState current = state(proposalId);
        require(_encodeStateBitmap(current) & missed == 0, Governor_VetoTooLate(proposalId, current));
        require(_encodeStateBitmap(current) & window != 0, GovernorUnexpectedProposalState(proposalId, current, window));
    }

    function _veto() private pure returns (VetoStorage storage $) {
        assembly {
            $.slot := VETO_STORAGE
        }
    }
}
