// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationGovernor} from "../../../../src/governance/IOrganisationGovernor.sol";
import {GovernorStages} from "../../../helpers/GovernorStages.sol";
import {
    TimelockControllerUpgradeable
} from "@openzeppelin/contracts-upgradeable/governance/TimelockControllerUpgradeable.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {Vm} from "forge-std/Vm.sol";

/// Every stage × a caller. Outcomes are letters, one per stage: v vetoed, l too late, u unexpected state, ? no such proposal,
/// n not a vetoer.
abstract contract GovernorVeto_veto is GovernorStages {
    bytes32 internal immutable PENDING = _only(IGovernor.ProposalState.Pending);
    bytes32 internal immutable QUEUE = _only(IGovernor.ProposalState.Succeeded) | _only(IGovernor.ProposalState.Queued);

    function _quadratic() internal pure override returns (bool) {
        return false;
    }

    function _assertOutcomes(address caller, bytes memory outcomes, bytes32 window) internal {
        assertEq(outcomes.length, uint256(type(Stage).max) + 1);
        uint256 start = vm.snapshotState();
        for (uint256 i = 0; i < outcomes.length; ++i) {
            Stage stage = Stage(i);
            if (!_exists(stage)) continue;
            uint256 proposalId = _bring(stage);
            if (outcomes[i] == "v") {
                _assertVetoes(caller, proposalId, stage);
            } else {
                vm.expectRevert(_refusal(caller, outcomes[i], proposalId, stage, window));
                _veto(governor, caller);
                assertFalse(governor.vetoed(proposalId));
            }
            vm.revertToState(start);
        }
    }

    function _refusal(address caller, bytes1 outcome, uint256 proposalId, Stage stage, bytes32 window)
        private
        pure
        returns (bytes memory)
    {
        if (outcome == "n") {
            return abi.encodeWithSelector(IOrganisationGovernor.Governor_VetoerOnly.selector, caller);
        }
        if (outcome == "?") return abi.encodeWithSelector(IGovernor.GovernorNonexistentProposal.selector, proposalId);
        IGovernor.ProposalState state = _stateAt(stage);
        if (outcome == "l") {
            return abi.encodeWithSelector(IOrganisationGovernor.Governor_VetoTooLate.selector, proposalId, state);
        }
        require(outcome == "u", "unknown letter");
        return abi.encodeWithSelector(IGovernor.GovernorUnexpectedProposalState.selector, proposalId, state, window);
    }

    function _assertVetoes(address caller, uint256 proposalId, Stage stage) private {
        bool queued = stage == Stage.Queued || stage == Stage.Ready;
        vm.recordLogs();
        _veto(governor, caller);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        assertEq(logs.length, queued ? 3 : 2);
        _assertLog(logs[0], address(governor), IGovernor.ProposalCanceled.selector, abi.encode(proposalId));
        if (queued) {
            _assertLog(logs[1], address(timelock), TimelockControllerUpgradeable.Cancelled.selector, "");
            assertEq(logs[1].topics[1], _operationId());
            assertFalse(timelock.isOperation(_operationId()));
        }
        _assertLog(
            logs[logs.length - 1],
            address(governor),
            IOrganisationGovernor.ProposalVetoed.selector,
            abi.encode(proposalId, caller)
        );
        assertTrue(governor.vetoed(proposalId));
        _assertDead(proposalId, queued);
    }

    function _assertLog(Vm.Log memory log, address emitter, bytes32 topic, bytes memory data) private pure {
        assertEq(log.emitter, emitter);
        assertEq(log.topics[0], topic);
        assertEq(log.data, data);
    }

    /// At once, when voting would be open, and when the delay would be over.
    function _assertDead(uint256 proposalId, bool queued) private {
        for (uint256 i = 0; i < 3; ++i) {
            IGovernor.ProposalState state = IGovernor.ProposalState.Canceled;
            _assertState(governor, proposalId, state);
            _expectUnexpectedState(proposalId, state, _only(IGovernor.ProposalState.Active));
            _vote(governor, proposalId, BOB, 1);
            _expectUnexpectedState(proposalId, state, _only(IGovernor.ProposalState.Succeeded));
            _queue();
            _expectUnexpectedState(proposalId, state, _executable());
            _execute(governor);
            _expectUnexpectedState(proposalId, state, 0);
            _propose();
            if (queued) _assertDeadInTheTimelock();
            skip(i == 0 ? VOTING_DELAY + 1 : VOTING_PERIOD + TIMELOCK_DELAY);
        }
        assertEq(target.value(), 0);
        assertTrue(governor.vetoed(proposalId));
    }

    function _assertDeadInTheTimelock() private {
        bytes32 ready = bytes32(1 << uint256(TimelockControllerUpgradeable.OperationState.Ready));
        vm.expectRevert(
            abi.encodeWithSelector(
                TimelockControllerUpgradeable.TimelockUnexpectedOperationState.selector, _operationId(), ready
            )
        );
        timelock.executeBatch(targets, values, calldatas, 0, _operationSalt());
    }

    function _assertVetoedOnlyOnce(address caller, Stage stage, bytes32 window) internal {
        uint256 proposalId = _bring(stage);
        _veto(governor, caller);
        _expectUnexpectedState(proposalId, IGovernor.ProposalState.Canceled, window);
        _veto(governor, caller);
    }
}

abstract contract GovernorVeto_twoVetoers is GovernorVeto_veto {
    function _vetoers() internal view override returns (address, address) {
        return (PRE_VOTE, CANCELLER);
    }

    function test_thePreVoteVetoerVetoesUntilVotingBegins() public {
        _assertOutcomes(PRE_VOTE, "?vluullll", PENDING);
    }

    function test_thePreExecutionVetoerVetoesFromSuccessUntilExecution() public {
        _assertOutcomes(CANCELLER, "?uuuuvvvl", QUEUE);
    }

    function test_nobodyElseVetoes() public {
        _assertOutcomes(STRANGER, "nnnnnnnnn", 0);
        _assertOutcomes(ALICE, "nnnnnnnnn", 0);
    }

    function test_thePreVoteVetoerVetoesAtTheSnapshotAndNotASecondLater() public {
        uint256 proposalId = _bring(Stage.Pending);
        vm.warp(governor.proposalSnapshot(proposalId) + 1);
        vm.expectRevert(
            abi.encodeWithSelector(
                IOrganisationGovernor.Governor_VetoTooLate.selector, proposalId, IGovernor.ProposalState.Active
            )
        );
        _veto(governor, PRE_VOTE);
        vm.warp(governor.proposalSnapshot(proposalId));
        _veto(governor, PRE_VOTE);
        assertTrue(governor.vetoed(proposalId));
    }

    function test_thePreExecutionVetoerVetoesASecondAfterTheDeadlineAndNotAtIt() public {
        uint256 proposalId = _bring(Stage.Active);
        _vote(governor, proposalId, ALICE, 1);
        vm.warp(governor.proposalDeadline(proposalId));
        _expectUnexpectedState(proposalId, IGovernor.ProposalState.Active, QUEUE);
        _veto(governor, CANCELLER);
        skip(1);
        _veto(governor, CANCELLER);
        assertTrue(governor.vetoed(proposalId));
    }

    function test_nothingIsVetoedTwice() public {
        uint256 start = vm.snapshotState();
        _assertVetoedOnlyOnce(PRE_VOTE, Stage.Pending, PENDING);
        vm.revertToState(start);
        _assertVetoedOnlyOnce(CANCELLER, Stage.Succeeded, QUEUE);
    }

    function test_otherProposalsGoOn() public {
        uint256 other = _bring(Stage.Pending);
        description = "Another";
        uint256 proposalId = _bring(Stage.Pending);
        _veto(governor, PRE_VOTE);
        assertTrue(governor.vetoed(proposalId));
        assertFalse(governor.vetoed(other));
        skip(VOTING_DELAY + 1);
        _assertState(governor, other, IGovernor.ProposalState.Active);
    }

    function test_whatTheProposerCancelledIsNotVetoed() public {
        assertFalse(governor.vetoed(_bring(Stage.Canceled)));
    }
}

abstract contract GovernorVeto_oneVetoer is GovernorVeto_veto {
    function _vetoers() internal view override returns (address, address) {
        return (CANCELLER, CANCELLER);
    }

    function test_whoIsBothVetoersHasBothWindows() public {
        _assertOutcomes(CANCELLER, "?vuuuvvvl", PENDING | QUEUE);
        _assertOutcomes(STRANGER, "nnnnnnnnn", 0);
    }
}

abstract contract GovernorVeto_noVetoer is GovernorVeto_veto {
    function _vetoers() internal pure override returns (address, address) {
        return (address(0), address(0));
    }

    function test_whereThereIsNoVetoerNobodyVetoes() public {
        _assertOutcomes(STRANGER, "nnnnnnnnn", 0);
        _assertOutcomes(address(governor), "nnnnnnnnn", 0);
    }
}

contract GovernorVeto_twoVetoersWithTimelock is GovernorVeto_twoVetoers {
    function _withTimelock() internal pure override returns (bool) {
        return true;
    }

    function test_whatTheVetoerCancelsInTheTimelockIsCancelledNotVetoed() public {
        uint256 proposalId = _bring(Stage.Queued);
        bytes32 id = _operationId();
        vm.expectEmit(address(timelock));
        emit TimelockControllerUpgradeable.Cancelled(id);
        vm.prank(CANCELLER);
        timelock.cancel(id);
        _assertState(governor, proposalId, IGovernor.ProposalState.Canceled);
        assertFalse(governor.vetoed(proposalId));
        _expectUnexpectedState(proposalId, IGovernor.ProposalState.Canceled, QUEUE);
        _veto(governor, CANCELLER);
        skip(TIMELOCK_DELAY);
        _expectUnexpectedState(proposalId, IGovernor.ProposalState.Canceled, _executable());
        _execute(governor);
    }

    function test_thePreVoteVetoerCannotCancelInTheTimelock() public {
        _bring(Stage.Queued);
        bytes32 role = timelock.CANCELLER_ROLE();
        bytes32 id = _operationId();
        vm.expectRevert(
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, PRE_VOTE, role)
        );
        vm.prank(PRE_VOTE);
        timelock.cancel(id);
    }

    function test_whatWasExecutedInTheTimelockIsTooLateToVeto() public {
        uint256 proposalId = _bring(Stage.Ready);
        timelock.executeBatch(targets, values, calldatas, 0, _operationSalt());
        vm.expectRevert(
            abi.encodeWithSelector(
                IOrganisationGovernor.Governor_VetoTooLate.selector, proposalId, IGovernor.ProposalState.Executed
            )
        );
        _veto(governor, CANCELLER);
    }
}

/// Without a timelock there is no other.
contract GovernorVeto_preVoteVetoerWithoutTimelock is GovernorVeto_veto {
    function _withTimelock() internal pure override returns (bool) {
        return false;
    }

    function _vetoers() internal view override returns (address, address) {
        return (PRE_VOTE, address(0));
    }

    function test_thePreVoteVetoerVetoesUntilVotingBegins() public {
        _assertOutcomes(PRE_VOTE, "?vluullll", PENDING);
        _assertOutcomes(CANCELLER, "nnnnnnnnn", 0);
    }
}

contract GovernorVeto_oneVetoerWithTimelock is GovernorVeto_oneVetoer {
    function _withTimelock() internal pure override returns (bool) {
        return true;
    }
}

contract GovernorVeto_noVetoerWithTimelock is GovernorVeto_noVetoer {
    function _withTimelock() internal pure override returns (bool) {
        return true;
    }
}

contract GovernorVeto_noVetoerWithoutTimelock is GovernorVeto_noVetoer {
    function _withTimelock() internal pure override returns (bool) {
        return false;
    }
}
