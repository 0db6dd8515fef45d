// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationGovernor} from "../../../../src/governance/IOrganisationGovernor.sol";
import {OrganisationGovernor} from "../../../../src/governance/OrganisationGovernor.sol";
import {OrganisationTimelock} from "../../../../src/governance/OrganisationTimelock.sol";
import {GovernorTest} from "../../../helpers/GovernorTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

contract OrganisationGovernor_updateTimelock is GovernorTest {
    OrganisationTimelock private _other;

    function setUp() public override {
        super.setUp();
        address[] memory proposers = new address[](2);
        (proposers[0], proposers[1]) = (address(governor), address(selfExecuting));
        _other = OrganisationTimelock(
            payable(proxyFactory.deploy("other", _parameters(address(timelockImplementation), UPGRADE_OWNER, 0), ""))
        );
        _other.initialize(TIMELOCK_DELAY, proposers, new address[](1), address(this));
    }

    function _letCancel(address account) private {
        _other.grantRole(_other.CANCELLER_ROLE(), account);
    }

    function _prepare(OrganisationGovernor in_, bytes memory data) private returns (uint256 proposalId) {
        (targets[0], calldatas[0]) = (address(in_), data);
        proposalId = _pass(in_);
        if (!in_.proposalNeedsQueuing(proposalId)) return proposalId;
        in_.queue(targets, values, calldatas, _descriptionHash());
        skip(TIMELOCK_DELAY);
    }

    function _move(OrganisationGovernor in_) private {
        _prepare(in_, abi.encodeCall(in_.updateTimelock, (address(_other))));
        vm.expectEmit(address(in_));
        emit IOrganisationGovernor.TimelockChange(in_.timelock(), address(_other));
        _execute(in_);
        assertEq(in_.timelock(), address(_other));
    }

    function _assertCannotMove(OrganisationGovernor in_) private {
        address present = in_.timelock();
        _prepare(in_, abi.encodeCall(in_.updateTimelock, (address(_other))));
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_CancellersDiffer.selector, CANCELLER));
        _execute(in_);
        assertEq(in_.timelock(), present);
    }

    function test_revertsUnlessVetoerAndGovernorCancelInTheNewOne() public {
        uint256 start = vm.snapshotState();
        _assertCannotMove(governor);
        vm.revertToState(start);
        _letCancel(CANCELLER);
        _assertCannotMove(governor);
        vm.revertToState(start);
        _letCancel(address(governor));
        _assertCannotMove(governor);
    }

    function test_withoutAVetoerNobodyNeedsToCancel() public {
        _move(selfExecuting);
    }

    function test_theVetoerStopsWhatIsQueuedInTheNewOne() public {
        _letCancel(CANCELLER);
        _letCancel(address(governor));
        _move(governor);
        (targets[0], calldatas[0], description) = (address(target), abi.encodeWithSignature("set(uint256)", 7), "Next");
        uint256 proposalId = _passAndQueue();
        assertTrue(_other.isOperationPending(_operationId()));
        _veto(governor, CANCELLER);
        assertFalse(_other.isOperation(_operationId()));
        assertTrue(governor.vetoed(proposalId));
    }

    /// Leaves "Set it to seven" queued and ready in the old timelock.
    function _moveAway() private returns (uint256 waiting) {
        waiting = _passAndQueue();
        _letCancel(CANCELLER);
        _letCancel(address(governor));
        description = "Move";
        _move(governor);
        (targets[0], calldatas[0], description) =
        (address(target), abi.encodeWithSignature("set(uint256)", 7), "Set it to seven");
        _assertState(governor, waiting, IGovernor.ProposalState.Queued);
    }

    function test_whatIsQueuedInTheOldOneIsVetoedThere() public {
        uint256 waiting = _moveAway();
        assertTrue(timelock.isOperationReady(_operationId()));
        _veto(governor, CANCELLER);
        assertTrue(governor.vetoed(waiting));
        _assertState(governor, waiting, IGovernor.ProposalState.Canceled);
        assertFalse(timelock.isOperation(_operationId()));
        vm.expectRevert();
        timelock.executeBatch(targets, values, calldatas, 0, _operationSalt());
        assertEq(target.value(), 0);
    }

    function test_whatIsQueuedInTheOldOneIsExecutedThere() public {
        uint256 waiting = _moveAway();
        _execute(governor);
        _assertState(governor, waiting, IGovernor.ProposalState.Executed);
        assertEq(target.caller(), address(timelock));
    }

    function test_whatIsExecutedInTheOldOneDirectlyIsExecuted() public {
        uint256 waiting = _moveAway();
        timelock.executeBatch(targets, values, calldatas, 0, _operationSalt());
        _assertState(governor, waiting, IGovernor.ProposalState.Executed);
    }

    function test_whatIsQueuedInTheOldOneChangesNothingOfTheGovernor() public {
        (targets[0], calldatas[0]) = (address(governor), abi.encodeWithSignature("setVotingPeriod(uint32)", 1));
        uint256 waiting = _passAndQueue();
        _letCancel(CANCELLER);
        _letCancel(address(governor));
        description = "Move";
        _move(governor);
        (targets[0], calldatas[0], description) =
        (address(governor), abi.encodeWithSignature("setVotingPeriod(uint32)", 1), "Set it to seven");
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorOnlyExecutor.selector, address(timelock)));
        _execute(governor);
        _assertState(governor, waiting, IGovernor.ProposalState.Queued);
    }

    function test_revertsWhenTheNewOnesDelayIsTooShort() public {
        _letCancel(CANCELLER);
        _letCancel(address(governor));
        vm.mockCall(address(_other), abi.encodeCall(_other.getMinDelay, ()), abi.encode(599));
        _prepare(governor, abi.encodeCall(governor.updateTimelock, (address(_other))));
        vm.expectRevert(
            abi.encodeWithSelector(IOrganisationGovernor.Governor_InvalidTimelock.selector, address(_other))
        );
        _execute(governor);
    }
}
