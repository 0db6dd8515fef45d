// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationGovernor} from "../../../../src/governance/IOrganisationGovernor.sol";
import {OrganisationGovernor} from "../../../../src/governance/OrganisationGovernor.sol";
import {GovernorTest} from "../../../helpers/GovernorTest.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

/// Proposals are spelled in letters, one per action in `timelock` or `governor`: G grants the successor the right to cancel, g
/// the governor, R takes it from the present vetoer, r from the governor, U makes the successor the vetoer.
abstract contract VetoerUpdates is GovernorTest {
    address internal immutable SUCCESSOR = makeAddr("successor");

    function _prepare(bytes memory actions, address successor) internal {
        _clear(actions.length);
        for (uint256 i = 0; i < actions.length; ++i) {
            (targets[i], calldatas[i]) = _action(actions[i], successor);
        }
        description = string.concat("Vetoer by ", string(actions), vm.toString(successor));
        _passAndQueue();
        skip(TIMELOCK_DELAY);
    }

    function _clear(uint256 length) internal {
        (targets, values, calldatas) = (new address[](length), new uint256[](length), new bytes[](length));
    }

    function _action(bytes1 letter, address successor) private view returns (address, bytes memory) {
        bytes32 role = timelock.CANCELLER_ROLE();
        if (letter == "U") {
            return (address(governor), abi.encodeCall(governor.updatePreExecutionVetoer, (successor)));
        }
        if (letter == "G") return (address(timelock), abi.encodeCall(IAccessControl.grantRole, (role, successor)));
        if (letter == "g") {
            return (address(timelock), abi.encodeCall(IAccessControl.grantRole, (role, address(governor))));
        }
        if (letter == "R") {
            return (address(timelock), abi.encodeCall(IAccessControl.revokeRole, (role, governor.preExecutionVetoer())));
        }
        require(letter == "r", "unknown letter");
        return (address(timelock), abi.encodeCall(IAccessControl.revokeRole, (role, address(governor))));
    }

    function _assertPasses(bytes memory actions, address successor) internal {
        address present = governor.preExecutionVetoer();
        _prepare(actions, successor);
        vm.expectEmit(address(governor));
        emit IOrganisationGovernor.PreExecutionVetoerUpdated(present, successor);
        _execute(governor);
        assertEq(governor.preExecutionVetoer(), successor);
    }

    /// As a whole: what the proposal did before is undone with it.
    function _assertFails(bytes memory actions, address successor) internal {
        address present = governor.preExecutionVetoer();
        bool[3] memory rights = _rights(present);
        _prepare(actions, successor);
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_CancellersDiffer.selector, successor));
        _execute(governor);
        assertEq(governor.preExecutionVetoer(), present);
        assertEq(keccak256(abi.encode(_rights(present))), keccak256(abi.encode(rights)));
    }

    function _rights(address vetoer) private view returns (bool[3] memory) {
        return [_cancels(vetoer), _cancels(SUCCESSOR), _cancels(address(governor))];
    }

    function _cancels(address account) internal view returns (bool) {
        return timelock.hasRole(timelock.CANCELLER_ROLE(), account);
    }

    function _expectVetoerOnly(address account) internal {
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_VetoerOnly.selector, account));
    }
}

contract GovernorVeto_updatePreExecutionVetoer is VetoerUpdates {
    function testFuzz_onlyTheExecutorUpdates(address caller, address successor) public {
        address authority = founding.getAuthority(address(this), ID);
        vm.assume(caller != address(timelock) && caller != address(selfExecuting) && caller != authority);
        bytes memory refusal = abi.encodeWithSelector(IGovernor.GovernorOnlyExecutor.selector, caller);
        vm.startPrank(caller);
        vm.expectRevert(refusal);
        governor.updatePreExecutionVetoer(successor);
        vm.expectRevert(refusal);
        selfExecuting.updatePreExecutionVetoer(successor);
    }

    function test_theVetoerCannotAppointASuccessor() public {
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorOnlyExecutor.selector, CANCELLER));
        vm.prank(CANCELLER);
        governor.updatePreExecutionVetoer(SUCCESSOR);
    }

    function test_passesWhenTheRightsHaveMovedBefore() public {
        uint256 start = vm.snapshotState();
        bytes[4] memory proposals = [bytes("GRU"), "RGU", "gGRU", "rRGgU"];
        for (uint256 i = 0; i < proposals.length; ++i) {
            _assertPasses(proposals[i], SUCCESSOR);
            assertTrue(_cancels(SUCCESSOR));
            assertTrue(_cancels(address(governor)));
            assertFalse(_cancels(CANCELLER));
            vm.revertToState(start);
        }
    }

    function test_failsInAnyOtherOrderAndWithAnyOmission() public {
        bytes[11] memory proposals = [bytes("U"), "GU", "RU", "UG", "UR", "GUR", "RUG", "UGR", "URG", "GRrU", "rGRU"];
        uint256 start = vm.snapshotState();
        for (uint256 i = 0; i < proposals.length; ++i) {
            _assertFails(proposals[i], SUCCESSOR);
            vm.revertToState(start);
        }
    }

    function test_theSuccessorVetoesInsteadOfThePredecessor() public {
        _assertPasses("GRU", SUCCESSOR);
        _clear(1);
        (targets[0], calldatas[0]) = (address(target), abi.encodeWithSignature("set(uint256)", 7));
        uint256 proposalId = _passAndQueue();
        _expectVetoerOnly(CANCELLER);
        _veto(governor, CANCELLER);
        _veto(governor, SUCCESSOR);
        assertTrue(governor.vetoed(proposalId));
        assertFalse(timelock.isOperation(_operationId()));
    }

    function test_theVetoerStaysOrIsAppointedAgain() public {
        _assertPasses("U", CANCELLER);
        _assertPasses("RGU", CANCELLER);
    }

    function test_failsWhenTheVetoerWouldStayWithoutTheRight() public {
        _assertFails("RU", CANCELLER);
    }

    function test_theRoleIsLeftEmptyOnlyWithTheRightTaken() public {
        uint256 start = vm.snapshotState();
        _assertFails("U", address(0));
        vm.revertToState(start);
        _assertFails("UR", address(0));
        vm.revertToState(start);
        _assertPasses("RU", address(0));
        _expectVetoerOnly(CANCELLER);
        _veto(governor, CANCELLER);
    }

    function test_anEmptyRoleIsFilledOnlyWithBothRightsGranted() public {
        _assertPasses("RrU", address(0));
        uint256 start = vm.snapshotState();
        bytes[5] memory proposals = [bytes("U"), "GU", "gU", "GUg", "gUG"];
        for (uint256 i = 0; i < proposals.length; ++i) {
            _assertFails(proposals[i], SUCCESSOR);
            vm.revertToState(start);
        }
        _assertPasses("gGU", SUCCESSOR);
    }

    function test_aVetoerWhoRenouncedTheRightVetoesAndIsReplaced() public {
        bytes32 role = timelock.CANCELLER_ROLE();
        vm.prank(CANCELLER);
        timelock.renounceRole(role, CANCELLER);
        uint256 start = vm.snapshotState();
        _passAndQueue();
        _veto(governor, CANCELLER);
        vm.revertToState(start);
        _assertPasses("GU", SUCCESSOR);
    }

    function testFuzz_nobodyIsAppointedWhereThereIsNoTimelock(address successor) public {
        vm.assume(successor != address(0));
        (targets[0], calldatas[0]) =
        (address(selfExecuting), abi.encodeCall(selfExecuting.updatePreExecutionVetoer, (successor)));
        _pass(selfExecuting);
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_CancellersDiffer.selector, successor));
        _execute(selfExecuting);
        assertEq(selfExecuting.preExecutionVetoer(), address(0));
    }
}

contract GovernorVeto_updatePreVoteVetoer is VetoerUpdates {
    function testFuzz_onlyTheExecutorUpdates(address caller, address successor) public {
        address authority = founding.getAuthority(address(this), ID);
        vm.assume(caller != address(timelock) && caller != address(selfExecuting) && caller != authority);
        bytes memory refusal = abi.encodeWithSelector(IGovernor.GovernorOnlyExecutor.selector, caller);
        vm.startPrank(caller);
        vm.expectRevert(refusal);
        governor.updatePreVoteVetoer(successor);
        vm.expectRevert(refusal);
        selfExecuting.updatePreVoteVetoer(successor);
    }

    function _appoint(OrganisationGovernor in_, address successor) private {
        address present = in_.preVoteVetoer();
        description = string.concat("Appoint ", vm.toString(successor));
        (targets[0], calldatas[0]) = (address(in_), abi.encodeCall(in_.updatePreVoteVetoer, (successor)));
        _pass(in_);
        if (in_ == governor) {
            governor.queue(targets, values, calldatas, _descriptionHash());
            skip(TIMELOCK_DELAY);
        }
        vm.expectEmit(address(in_));
        emit IOrganisationGovernor.PreVoteVetoerUpdated(present, successor);
        _execute(in_);
        assertEq(in_.preVoteVetoer(), successor);
    }

    function testFuzz_aProposalAppointsAnybodyAndNobodyGainsARight(address successor) public {
        vm.assume(successor != CANCELLER && successor != address(governor));
        _appoint(governor, successor);
        _appoint(selfExecuting, successor);
        assertFalse(_cancels(successor));
    }

    function test_theSuccessorVetoesInsteadOfThePredecessor() public {
        _appoint(governor, ALICE);
        _appoint(governor, SUCCESSOR);
        uint256 proposalId = governor.propose(targets, values, calldatas, description = "Next");
        _expectVetoerOnly(ALICE);
        _veto(governor, ALICE);
        _veto(governor, SUCCESSOR);
        assertTrue(governor.vetoed(proposalId));
    }

    function test_theRoleIsLeftEmpty() public {
        _appoint(governor, SUCCESSOR);
        _appoint(governor, address(0));
        governor.propose(targets, values, calldatas, description = "Next");
        _expectVetoerOnly(SUCCESSOR);
        _veto(governor, SUCCESSOR);
    }

    /// Neither comes without the other: a vetoer with time to veto.
    function test_failsWithoutAVotingDelayOfTenMinutes() public {
        _decideIn(selfExecuting, abi.encodeWithSignature("setVotingDelay(uint48)", 599));
        _execute(selfExecuting);
        assertEq(selfExecuting.votingDelay(), 599);
        _decideIn(selfExecuting, abi.encodeCall(selfExecuting.updatePreVoteVetoer, (SUCCESSOR)));
        _expectNoWindow();
        _execute(selfExecuting);
        assertEq(selfExecuting.preVoteVetoer(), address(0));
    }

    function test_theVotingDelayStaysAboveTenMinutesAsLongAsThereIsAVetoer() public {
        _appoint(selfExecuting, SUCCESSOR);
        _decideIn(selfExecuting, abi.encodeWithSignature("setVotingDelay(uint48)", 599));
        _expectNoWindow();
        _execute(selfExecuting);
        _decideIn(selfExecuting, abi.encodeWithSignature("setVotingDelay(uint48)", 600));
        _execute(selfExecuting);
        assertEq(selfExecuting.votingDelay(), 600);
        _appoint(selfExecuting, address(0));
        _decideIn(selfExecuting, abi.encodeWithSignature("setVotingDelay(uint48)", 0));
        _execute(selfExecuting);
        assertEq(selfExecuting.votingDelay(), 0);
    }

    function _decideIn(OrganisationGovernor in_, bytes memory data) private {
        description = vm.toString(data);
        (targets[0], calldatas[0]) = (address(in_), data);
        _pass(in_);
    }

    function _expectNoWindow() private {
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_VetoerWithoutWindow.selector, SUCCESSOR));
    }
}
