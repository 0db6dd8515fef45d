// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorCompactState} from "./GovernorCompactState.sol";
import {IOrganisationGovernor} from "./IOrganisationGovernor.sol";
import {MINIMUM_TIMELOCK_DELAY, OrganisationTimelock} from "./OrganisationTimelock.sol";
import {
    TimelockControllerUpgradeable
} from "@openzeppelin/contracts-upgradeable/governance/TimelockControllerUpgradeable.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @notice Queues and executes through a timelock where there is one; where there is none the governor executes itself.
/// @dev OpenZeppelin's `GovernorTimelockControl` with these differences: the timelock is optional, an operation's id is
/// computed here instead of asked for, a proposal stays with the timelock in which it was queued, and a timelock without code or
/// with less than its least delay is refused. The governor is a canceller only where a vetoer is one too, whose veto it carries to
/// the timelock. `timelock()` and `TimelockChange` are OpenZeppelin's; an operation's salt begins with the governor's whole
/// address, by which `OrganisationTimelock` keeps it for the governor alone.
abstract contract GovernorOptionalTimelock is IOrganisationGovernor, GovernorCompactState {
    /// @custom:storage-location erc7201:althing.storage.GovernorOptionalTimelock
    struct OptionalTimelockStorage {
        OrganisationTimelock timelock;
        mapping(uint256 proposalId => bytes32) operationIds;
    }

    /// keccak256(abi.encode(uint256(keccak256("althing.storage.GovernorOptionalTimelock")) - 1)) & ~bytes32(uint256(0xff))
    bytes32 private constant OPTIONAL_TIMELOCK_STORAGE =
        0xd9c7928e6e5c0646dff97bb871913742351b6b1a51b2e2610b779846942c4800;

    /// The role of cancellers in every timelock of OpenZeppelin.
    bytes32 private constant CANCELLER_ROLE = keccak256("CANCELLER_ROLE");

    /// @inheritdoc IOrganisationGovernor
    function updateTimelock(address newTimelock) external onlyGovernance {
        _setTimelock(newTimelock);
    }

    /// @inheritdoc IOrganisationGovernor
    function timelock() public view returns (address) {
        return address(_optionalTimelock().timelock);
    }

    function proposalNeedsQueuing(uint256) public view virtual override returns (bool) {
        return timelock() != address(0);
    }

    function _setTimelock(address newTimelock) internal virtual {
        require(
            newTimelock.code.length > 0
                && _minDelayOf(OrganisationTimelock(payable(newTimelock))) >= MINIMUM_TIMELOCK_DELAY,
            Governor_InvalidTimelock(newTimelock)
        );
        OptionalTimelockStorage storage $ = _optionalTimelock();
        emit TimelockChange(address($.timelock), newTimelock);
        $.timelock = OrganisationTimelock(payable(newTimelock));
    }

    /// Anybody may execute in the timelock directly, and its cancellers cancel there, so the timelock is asked for the proposal's state.
    function _queuedState(uint256 proposalId, address timelock_)
        internal
        view
        virtual
        override
        returns (ProposalState)
    {
        bytes32 id = _optionalTimelock().operationIds[proposalId];
        TimelockControllerUpgradeable.OperationState operation =
            OrganisationTimelock(payable(timelock_)).getOperationState(id);
        if (operation == TimelockControllerUpgradeable.OperationState.Unset) return ProposalState.Canceled;
        if (operation == TimelockControllerUpgradeable.OperationState.Done) return ProposalState.Executed;
        return ProposalState.Queued;
    }

    function _queueOperations(
        uint256 proposalId,
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calldatas,
        bytes32 descriptionHash
    ) internal virtual override returns (uint48) {
        OptionalTimelockStorage storage $ = _optionalTimelock();
        OrganisationTimelock timelock_ = $.timelock;
        // The delay of a foreign timelock may have been lowered since it was accepted, but a vetoer must keep its time to veto.
        uint256 delay = Math.max(_minDelayOf(timelock_), MINIMUM_TIMELOCK_DELAY);
        bytes32 salt = _timelockSalt(descriptionHash);
        $.operationIds[proposalId] = keccak256(abi.encode(targets, values, calldatas, bytes32(0), salt));
        _proposal(proposalId).queuedIn = address(timelock_);
        timelock_.scheduleBatch(targets, values, calldatas, 0, salt, delay);
        return SafeCast.toUint48(block.timestamp + delay);
    }

    function _executeOperations(
        uint256 proposalId,
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calldatas,
        bytes32 descriptionHash
    ) internal virtual override {
        address timelock_ = _proposal(proposalId).queuedIn;
        // A proposal that was not queued, as there was no timelock then, is refused by the timelock that the governor has now.
        if (timelock_ == address(0)) timelock_ = timelock();
        if (timelock_ == address(0)) {
            super._executeOperations(proposalId, targets, values, calldatas, descriptionHash);
        } else {
            OrganisationTimelock(payable(timelock_)).executeBatch{value: msg.value}(
                targets, values, calldatas, 0, _timelockSalt(descriptionHash)
            );
            delete _optionalTimelock().operationIds[proposalId];
        }
    }

    function _cancel(
        address[] memory targets,
        uint256[] memory values,
        bytes[] memory calldatas,
        bytes32 descriptionHash
    ) internal virtual override returns (uint256 proposalId) {
        proposalId = super._cancel(targets, values, calldatas, descriptionHash);
        OptionalTimelockStorage storage $ = _optionalTimelock();
        bytes32 id = $.operationIds[proposalId];
        if (id == 0) return proposalId;
        OrganisationTimelock(payable(_proposal(proposalId).queuedIn)).cancel(id);
        delete $.operationIds[proposalId];
    }

    /// @return Whether there is a timelock that lets `account` cancel.
    function _mayCancel(address account) internal view returns (bool) {
        OrganisationTimelock timelock_ = _optionalTimelock().timelock;
        return address(timelock_) != address(0) && timelock_.hasRole(CANCELLER_ROLE, account);
    }

    function _minDelayOf(OrganisationTimelock timelock_) private view returns (uint256) {
        return timelock_.getMinDelay();
    }

    function _executor() internal view virtual override returns (address) {
        address timelock_ = timelock();
        return timelock_ == address(0) ? address(this) : timelock_;
    }

    /// Two governors may share a timelock: with the governor's address in the salt, the same proposal in both is two operations. Of two
    /// proposals with the same calls, whose descriptions' hashes begin with the same bytes, only one can be queued; finding such
    /// descriptions takes 2^48 guesses.
    function _timelockSalt(bytes32 descriptionHash) private view returns (bytes32) {
        return bytes20(address(this)) | (descriptionHash >> 160);
    }

    function _optionalTimelock() private pure returns (OptionalTimelockStorage storage $) {
        assembly {
            $.slot := OPTIONAL_TIMELOCK_STORAGE
        }
    }
}
