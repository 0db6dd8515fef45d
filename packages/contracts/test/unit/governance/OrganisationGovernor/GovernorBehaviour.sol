// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationGovernor} from "../../../../src/governance/IOrganisationGovernor.sol";
import {GovernorStages} from "../../../helpers/GovernorStages.sol";
import {Target} from "../../../helpers/Target.sol";
import {
    TimelockControllerUpgradeable
} from "@openzeppelin/contracts-upgradeable/governance/TimelockControllerUpgradeable.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

/// OpenZeppelin's published behaviour, stage by stage: what is allowed changes the state as it says, and what is not reverts with
/// its error and changes nothing. The eight combinations inherit it.
abstract contract GovernorBehaviour is GovernorStages {
    function _vetoes() internal pure virtual returns (bool);

    function _vetoers() internal view override returns (address, address) {
        return _vetoes() ? (PRE_VOTE, CANCELLER) : (address(0), address(0));
    }

    function test_isTheCombinationItSays() public view {
        assertEq(
            _implementationOf(address(governor)),
            _quadratic() ? address(quadraticImplementation) : address(governorImplementation)
        );
        assertEq(governor.timelock() != address(0), _withTimelock());
        assertEq(governor.proposalNeedsQueuing(0), _withTimelock());
        assertEq(governor.preVoteVetoer() != address(0), _vetoes());
        assertEq(governor.preExecutionVetoer() != address(0), _vetoes());
    }

    function test_everyStageHasItsState() public {
        uint256 start = vm.snapshotState();
        for (uint256 i = 1; i <= uint256(type(Stage).max); ++i) {
            if (!_exists(Stage(i))) continue;
            _assertState(governor, _bring(Stage(i)), _stateAt(Stage(i)));
            vm.revertToState(start);
        }
        uint256 unknown = _bring(Stage.Unknown);
        _expectRefusal(unknown, Stage.Unknown, 0);
        governor.state(unknown);
    }

    /// Nothing but time moves a proposal, and time moves only what waits for it.
    function test_timeMovesWhatIsPendingOrActiveAndNothingElse() public {
        uint256 start = vm.snapshotState();
        for (uint256 i = 1; i <= uint256(type(Stage).max); ++i) {
            Stage stage = Stage(i);
            if (!_exists(stage)) continue;
            uint256 proposalId = _bring(stage);
            skip(VOTING_DELAY + VOTING_PERIOD + TIMELOCK_DELAY);
            bool moves = stage == Stage.Pending || stage == Stage.Active;
            _assertState(governor, proposalId, moves ? IGovernor.ProposalState.Defeated : _stateAt(stage));
            vm.revertToState(start);
        }
    }

    function test_pendingEndsAfterTheSnapshotAndActiveAfterTheDeadline() public {
        uint256 proposalId = _bring(Stage.Pending);
        assertEq(governor.proposalSnapshot(proposalId), block.timestamp + VOTING_DELAY);
        vm.warp(governor.proposalSnapshot(proposalId));
        _assertState(governor, proposalId, IGovernor.ProposalState.Pending);
        skip(1);
        _assertState(governor, proposalId, IGovernor.ProposalState.Active);
        _vote(governor, proposalId, ALICE, 1);
        vm.warp(governor.proposalDeadline(proposalId));
        _assertState(governor, proposalId, IGovernor.ProposalState.Active);
        skip(1);
        _assertState(governor, proposalId, IGovernor.ProposalState.Succeeded);
    }

    function test_succeedsWithQuorumAndMajorityOnly() public {
        // Support of Alice, Bob and Carol; 3 for who does not vote. The quorum is two tenths.
        // Carol alone does not reach it; beside her, who abstains counts for it as much as who votes.
        bytes3[8] memory votes =
            [bytes3(0x010303), 0x000103, 0x030301, 0x030201, 0x030102, 0x020303, 0x030101, 0x030303];
        bool[8] memory succeeds = [true, false, false, true, true, false, true, false];
        uint256 start = vm.snapshotState();
        for (uint256 i = 0; i < votes.length; ++i) {
            uint256 proposalId = _bring(Stage.Active);
            for (uint256 v = 0; v < 3; ++v) {
                uint8 support = uint8(votes[i][v]);
                if (support < 3) _vote(governor, proposalId, [ALICE, BOB, CAROL][v], support);
            }
            skip(VOTING_PERIOD);
            _assertState(
                governor, proposalId, succeeds[i] ? IGovernor.ProposalState.Succeeded : IGovernor.ProposalState.Defeated
            );
            vm.revertToState(start);
        }
    }

    // Each action at every stage: an outcome for those where it is allowed, OpenZeppelin's error for the others.

    function test_votesCountWhileActiveOnly() public {
        uint256 start = vm.snapshotState();
        for (uint256 i = 0; i <= uint256(type(Stage).max); ++i) {
            Stage stage = Stage(i);
            if (!_exists(stage)) continue;
            uint256 proposalId = _bring(stage);
            if (stage == Stage.Active) {
                _assertVotes(proposalId);
            } else {
                _expectRefusal(proposalId, stage, _only(IGovernor.ProposalState.Active));
                _vote(governor, proposalId, BOB, 1);
                assertFalse(governor.hasVoted(proposalId, BOB));
            }
            vm.revertToState(start);
        }
    }

    function _assertVotes(uint256 proposalId) private {
        uint256 weight = _quadratic() ? 1700 : 300e18;
        for (uint8 support = 0; support < 3; ++support) {
            uint256 open = vm.snapshotState();
            vm.expectEmit(address(governor));
            emit IGovernor.VoteCast(BOB, proposalId, support, weight, "");
            _vote(governor, proposalId, BOB, support);
            (uint256 against, uint256 for_, uint256 abstain) = governor.proposalVotes(proposalId);
            assertEq([against, for_, abstain][support], weight);
            assertEq(against + for_ + abstain, weight);
            assertTrue(governor.hasVoted(proposalId, BOB));
            vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorAlreadyCastVote.selector, BOB));
            _vote(governor, proposalId, BOB, 1);
            vm.revertToState(open);
        }
        vm.expectRevert(IGovernor.GovernorInvalidVoteType.selector);
        _vote(governor, proposalId, BOB, 3);
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_NoWeight.selector, STRANGER));
        _vote(governor, proposalId, STRANGER, 1);
    }

    function test_onlyWhatSucceededIsQueued() public {
        uint256 start = vm.snapshotState();
        for (uint256 i = 0; i <= uint256(type(Stage).max); ++i) {
            Stage stage = Stage(i);
            if (!_exists(stage)) continue;
            uint256 proposalId = _bring(stage);
            if (stage != Stage.Succeeded) {
                _expectRefusal(proposalId, stage, _only(IGovernor.ProposalState.Succeeded));
                _queue();
            } else if (!_withTimelock()) {
                vm.expectRevert(
                    abi.encodeWithSelector(IGovernor.GovernorProposalQueueingNotRequired.selector, proposalId)
                );
                _queue();
            } else {
                uint256 eta = block.timestamp + TIMELOCK_DELAY;
                vm.expectEmit(address(governor));
                emit IGovernor.ProposalQueued(proposalId, eta);
                _queue();
                _assertState(governor, proposalId, IGovernor.ProposalState.Queued);
                assertEq(timelock.getTimestamp(_operationId()), eta);
            }
            vm.revertToState(start);
        }
    }

    function test_onlyWhatIsReadyIsExecutedAndOnlyOnce() public {
        uint256 start = vm.snapshotState();
        for (uint256 i = 0; i <= uint256(type(Stage).max); ++i) {
            Stage stage = Stage(i);
            if (!_exists(stage)) continue;
            uint256 proposalId = _bring(stage);
            uint256 before = target.value();
            if (stage == (_withTimelock() ? Stage.Ready : Stage.Succeeded)) {
                vm.expectEmit(address(governor));
                emit IGovernor.ProposalExecuted(proposalId);
                _execute(governor);
                _assertState(governor, proposalId, IGovernor.ProposalState.Executed);
                assertEq(target.value(), 7);
                assertEq(target.caller(), _withTimelock() ? address(timelock) : address(governor));
            } else {
                if (stage == Stage.Queued) _expectNotReady();
                else _expectRefusal(proposalId, stage, _executable());
                _execute(governor);
                assertEq(target.value(), before);
            }
            vm.revertToState(start);
        }
    }

    function _expectNotReady() private {
        vm.expectRevert(
            abi.encodeWithSelector(
                TimelockControllerUpgradeable.TimelockUnexpectedOperationState.selector,
                _operationId(),
                bytes32(1 << uint256(TimelockControllerUpgradeable.OperationState.Ready))
            )
        );
    }

    function test_aFailingActionUndoesTheWholeExecution() public {
        calldatas[0] = abi.encodeCall(Target.set, (0));
        uint256 proposalId = _bring(_withTimelock() ? Stage.Ready : Stage.Succeeded);
        vm.expectRevert(abi.encodeWithSelector(Target.Target_Refused.selector, 0));
        _execute(governor);
        _assertState(governor, proposalId, _stateAt(_withTimelock() ? Stage.Ready : Stage.Succeeded));
    }

    function test_onlyTheProposerCancelsAndOnlyWhatIsPending() public {
        uint256 start = vm.snapshotState();
        address[5] memory callers = [ALICE, BOB, STRANGER, PRE_VOTE, CANCELLER];
        for (uint256 i = 0; i <= uint256(type(Stage).max); ++i) {
            Stage stage = Stage(i);
            if (!_exists(stage)) continue;
            uint256 proposalId = _bring(stage);
            for (uint256 c = 0; c < callers.length; ++c) {
                if (stage == Stage.Pending && callers[c] == ALICE) continue;
                if (stage == Stage.Unknown) _expectRefusal(proposalId, stage, 0);
                else _expectUnableToCancel(proposalId, callers[c]);
                _cancelAs(callers[c]);
            }
            if (stage != Stage.Unknown) _assertState(governor, proposalId, _stateAt(stage));
            vm.revertToState(start);
        }
        uint256 pending = _bring(Stage.Pending);
        vm.expectEmit(address(governor));
        emit IGovernor.ProposalCanceled(pending);
        _cancelAs(ALICE);
        _assertState(governor, pending, IGovernor.ProposalState.Canceled);
    }

    function _expectUnableToCancel(uint256 proposalId, address caller) private {
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorUnableToCancel.selector, proposalId, caller));
    }

    function test_nothingIsProposedTwice() public {
        uint256 start = vm.snapshotState();
        for (uint256 i = 1; i <= uint256(type(Stage).max); ++i) {
            if (!_exists(Stage(i))) continue;
            _expectRefusal(_bring(Stage(i)), Stage(i), 0);
            _propose();
            vm.revertToState(start);
        }
    }

    function test_vetoesAreAStateOfTheirOwnWhereThereAreVetoers() public {
        address[2] memory vetoers = [PRE_VOTE, CANCELLER];
        Stage[2] memory stages = [Stage.Pending, _withTimelock() ? Stage.Queued : Stage.Succeeded];
        uint256 start = vm.snapshotState();
        for (uint256 i = 0; i < 2; ++i) {
            uint256 proposalId = _bring(stages[i]);
            if (!_vetoes()) {
                vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_VetoerOnly.selector, vetoers[i]));
            }
            _veto(governor, vetoers[i]);
            assertEq(governor.vetoed(proposalId), _vetoes());
            _assertState(governor, proposalId, _vetoes() ? IGovernor.ProposalState.Canceled : _stateAt(stages[i]));
            vm.revertToState(start);
        }
    }

    /// As OpenZeppelin's governor does: what the governor cancels is cancelled in the timelock, where anybody could execute it.
    function test_whatIsVetoedInTheQueueIsCancelledInTheTimelock() public {
        if (!_vetoes() || !_withTimelock()) return;
        _bring(Stage.Ready);
        assertTrue(timelock.isOperationReady(_operationId()));
        vm.expectEmit(address(timelock));
        emit TimelockControllerUpgradeable.Cancelled(_operationId());
        _veto(governor, CANCELLER);
        assertFalse(timelock.isOperation(_operationId()));
        _expectNotReady();
        timelock.executeBatch(targets, values, calldatas, 0, _operationSalt());
        assertEq(target.value(), 0);
    }

    /// OpenZeppelin's refusal of whatever `allowed` leaves out.
    function _expectRefusal(uint256 proposalId, Stage stage, bytes32 allowed) private {
        if (stage == Stage.Unknown) {
            vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorNonexistentProposal.selector, proposalId));
        } else {
            _expectUnexpectedState(proposalId, _stateAt(stage), allowed);
        }
    }
}
