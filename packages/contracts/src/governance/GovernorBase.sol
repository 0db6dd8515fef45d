// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorCompactState} from "./GovernorCompactState.sol";
import {GovernorImmutableToken} from "./GovernorImmutableToken.sol";
import {GovernorOptionalTimelock} from "./GovernorOptionalTimelock.sol";
import {IOrganisationGovernor} from "./IOrganisationGovernor.sol";
import {GovernorUpgradeable} from "@openzeppelin/contracts-upgradeable/governance/GovernorUpgradeable.sol";
import {
    GovernorNoncesKeyedUpgradeable
} from "@openzeppelin/contracts-upgradeable/governance/extensions/GovernorNoncesKeyedUpgradeable.sol";
import {
    GovernorSettingsUpgradeable
} from "@openzeppelin/contracts-upgradeable/governance/extensions/GovernorSettingsUpgradeable.sol";
import {
    GovernorVotesQuorumFractionUpgradeable
} from "@openzeppelin/contracts-upgradeable/governance/extensions/GovernorVotesQuorumFractionUpgradeable.sol";
import {
    GovernorVotesUpgradeable
} from "@openzeppelin/contracts-upgradeable/governance/extensions/GovernorVotesUpgradeable.sol";
import {NoncesUpgradeable} from "@openzeppelin/contracts-upgradeable/utils/NoncesUpgradeable.sol";
import {IERC5805} from "@openzeppelin/contracts/interfaces/IERC5805.sol";

/// @title What both kinds of governor share.
/// @notice OpenZeppelin's Governor with settings, quorum fraction, keyed nonces and an optional timelock; vetoes, refunds and
/// counting are extensions of it. Runs only behind a proxy of `ProxyFactory` that carries the token as its argument and the refund contract, where there
/// is one, as its companion.
///
/// Trust: whoever carries a vote controls the governor and, after the timelock's delay, everything it owns; the proxy's
/// authority can replace this code at any time. A proposer can cancel until voting begins, vetoers within their windows;
/// nobody else can. The token is trusted to report past votes truthfully. Where there is a timelock, funds belong there,
/// and this contract refuses deposits.
///
/// Liveness: nobody is needed to queue or execute. There is no protection against a quorum reached at the last second:
/// it costs a vote about 11,000 gas, and the timelock's delay serves the same end.
abstract contract GovernorBase is
    IOrganisationGovernor,
    GovernorUpgradeable,
    GovernorSettingsUpgradeable,
    GovernorVotesQuorumFractionUpgradeable,
    GovernorImmutableToken,
    GovernorNoncesKeyedUpgradeable,
    GovernorOptionalTimelock
{
    constructor() {
        _disableInitializers();
    }

    /// @inheritdoc IOrganisationGovernor
    function initialize(GovernorSetup calldata setup, address timelock_, address preExecutionVetoer_)
        external
        initializer
    {
        address token_ = setup.token;
        require(
            token_ == address(token()) && token_.code.length > 0 && IERC5805(token_).clock() == clock(),
            Governor_InvalidToken(token_)
        );
        __Governor_init_unchained(setup.name);
        __GovernorSettings_init(setup.votingDelay, setup.votingPeriod, setup.proposalThreshold);
        __GovernorVotesQuorumFraction_init(setup.quorumNumerator);
        if (timelock_ != address(0)) _setTimelock(timelock_);
        _setUp(setup, preExecutionVetoer_);
    }

    /// @notice 10,000, so that a quorum can be given in hundredths of a percent.
    function quorumDenominator() public pure override returns (uint256) {
        return 10_000;
    }

    function clock()
        public
        view
        override(GovernorUpgradeable, GovernorVotesUpgradeable, GovernorImmutableToken)
        returns (uint48)
    {
        return super.clock();
    }

    function CLOCK_MODE()
        public
        pure
        override(GovernorUpgradeable, GovernorVotesUpgradeable, GovernorImmutableToken)
        returns (string memory)
    {
        return GovernorImmutableToken.CLOCK_MODE();
    }

    function token() public view override(GovernorVotesUpgradeable, GovernorImmutableToken) returns (IERC5805) {
        return super.token();
    }

    function votingDelay() public view override(GovernorUpgradeable, GovernorSettingsUpgradeable) returns (uint256) {
        return super.votingDelay();
    }

    function votingPeriod() public view override(GovernorUpgradeable, GovernorSettingsUpgradeable) returns (uint256) {
        return super.votingPeriod();
    }

    function proposalThreshold()
        public
        view
        override(GovernorUpgradeable, GovernorSettingsUpgradeable)
        returns (uint256)
    {
        return super.proposalThreshold();
    }

    function quorum(uint256 timepoint)
        public
        view
        override(GovernorUpgradeable, GovernorVotesQuorumFractionUpgradeable)
        returns (uint256)
    {
        return _quorumBase(timepoint, _supplyElsewhere(timepoint)) * quorumNumerator(timepoint) / quorumDenominator();
    }

    function state(uint256 proposalId)
        public
        view
        override(GovernorUpgradeable, GovernorCompactState)
        returns (ProposalState)
    {
        return super.state(proposalId);
    }

    function proposalNeedsQueuing(uint256 proposalId)
        public
        view
        override(GovernorUpgradeable, GovernorOptionalTimelock)
        returns (bool)
    {
        return super.proposalNeedsQueuing(proposalId);
    }

    function _updateQuorumNumerator(uint256 newQuorumNumerator) internal override {
        require(newQuorumNumerator > 0, Governor_QuorumWithoutBase());
        super._updateQuorumNumerator(newQuorumNumerator);
    }

    function _cancel(
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calldatas,
        bytes32 descriptionHash
    ) internal virtual override(GovernorUpgradeable, GovernorOptionalTimelock) returns (uint256) {
        return super._cancel(targets, values, calldatas, descriptionHash);
    }

    /// @return The token's amount that was created on other chains whose holders may vote too, in proposals with this snapshot.
    function _supplyElsewhere(uint256) internal view virtual returns (uint256) {
        return 0;
    }

    /// @dev Each extension takes its part of the setup here and then calls the next extension.
    function _setUp(GovernorSetup calldata setup, address preExecutionVetoer_) internal virtual;

    function _getVotes(address account, uint256 timepoint, bytes memory params)
        internal
        view
        override(GovernorUpgradeable, GovernorVotesUpgradeable, GovernorImmutableToken)
        returns (uint256)
    {
        return super._getVotes(account, timepoint, params);
    }

    function _castVote(uint256 proposalId, address account, uint8 support, string memory reason, bytes memory params)
        internal
        virtual
        override(GovernorUpgradeable, GovernorCompactState)
        returns (uint256)
    {
        return super._castVote(proposalId, account, support, reason, params);
    }

    function _queueOperations(
        uint256 proposalId,
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calldatas,
        bytes32 descriptionHash
    ) internal override(GovernorUpgradeable, GovernorOptionalTimelock) returns (uint48) {
        return super._queueOperations(proposalId, targets, values, calldatas, descriptionHash);
    }

    function _executeOperations(
        uint256 proposalId,
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calldatas,
        bytes32 descriptionHash
    ) internal override(GovernorUpgradeable, GovernorOptionalTimelock) {
        super._executeOperations(proposalId, targets, values, calldatas, descriptionHash);
    }

    function _executor() internal view override(GovernorUpgradeable, GovernorOptionalTimelock) returns (address) {
        return super._executor();
    }

    function _validateVoteSig(uint256 proposalId, uint8 support, address voter, bytes memory signature)
        internal
        override(GovernorUpgradeable, GovernorNoncesKeyedUpgradeable)
        returns (bool)
    {
        return super._validateVoteSig(proposalId, support, voter, signature);
    }

    function _validateExtendedVoteSig(
        uint256 proposalId,
        uint8 support,
        address voter,
        string memory reason,
        bytes memory params,
        bytes memory signature
    ) internal override(GovernorUpgradeable, GovernorNoncesKeyedUpgradeable) returns (bool) {
        return super._validateExtendedVoteSig(proposalId, support, voter, reason, params, signature);
    }

    function _useCheckedNonce(address owner, uint256 nonce)
        internal
        override(NoncesUpgradeable, GovernorNoncesKeyedUpgradeable)
    {
        super._useCheckedNonce(owner, nonce);
    }

    /// The same name for every governor: the domain also contains the governor's address, and reading a name from storage would cost
    /// every signed vote 2,500 gas more. Signers find it in `eip712Domain` (ERC-5267).
    function _EIP712Name() internal pure override returns (string memory) {
        return "Althing Governor";
    }

    function _EIP712Version() internal view override returns (string memory) {
        return version();
    }
}
