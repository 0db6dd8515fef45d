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

    function _appoint(OrganisationGovernor in_) private {
        _prepare(in_, abi.encodeCall(in_.updatePreExecutionVetoer, (CANCELLER)));
        _execute(in_);
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

    function test_aGovernorThatGainsATimelockObeysTheSameRule() public {
        _appoint(selfExecuting);
        uint256 start = vm.snapshotState();
        _assertCannotMove(selfExecuting);
        vm.revertToState(start);
        _letCancel(CANCELLER);
        _assertCannotMove(selfExecuting);
        vm.revertToState(start);
        _letCancel(address(selfExecuting));
        _assertCannotMove(selfExecuting);
        vm.revertToState(start);
        _letCancel(CANCELLER);
        _letCancel(address(selfExecuting));
        _move(selfExecuting);
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

    function test_whatIsQueuedInTheOldOneCountsAsCanceledAndTheVetoerStopsItThere() public {
        uint256 waiting = _passAndQueue();
        bytes32 id = _operationId();
        _letCancel(CANCELLER);
        _letCancel(address(governor));
        description = "Move";
        _move(governor);
        _assertState(governor, waiting, IGovernor.ProposalState.Canceled);
        assertTrue(timelock.isOperationReady(id));

        (targets[0], calldatas[0], description) =
        (address(target), abi.encodeWithSignature("set(uint256)", 7), "Set it to seven");
        _expectUnexpectedState(
            waiting,
            IGovernor.ProposalState.Canceled,
            _only(IGovernor.ProposalState.Succeeded) | _only(IGovernor.ProposalState.Queued)
        );
        _veto(governor, CANCELLER);
        vm.prank(CANCELLER);
        timelock.cancel(id);
        assertFalse(timelock.isOperation(id));
    }
}
