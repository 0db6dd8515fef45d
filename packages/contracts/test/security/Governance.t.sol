// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationGovernor} from "../../src/governance/IOrganisationGovernor.sol";
import {OrganisationTimelock} from "../../src/governance/OrganisationTimelock.sol";
import {GovernorTest} from "../helpers/GovernorTest.sol";
import {
    TimelockControllerUpgradeable
} from "@openzeppelin/contracts-upgradeable/governance/TimelockControllerUpgradeable.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";

/// Executes the proposal that calls it once more.
contract Reentrant {
    uint256 public calls;
    bytes4 public refusal;
    bytes private _execution;

    function arm(bytes calldata execution) external {
        _execution = execution;
    }

    function again() external {
        ++calls;
        (bool accepted, bytes memory reason) = msg.sender.call(_execution);
        require(!accepted, "executed twice");
        refusal = bytes4(reason);
    }
}

/// A vetoer that vetoes what is just calling it.
contract SelfVetoer {
    address private _governor;
    bytes private _vetoCall;
    bytes4 public refusal;
    bool public vetoed;

    function arm(address governor, bytes calldata vetoCall) external {
        (_governor, _vetoCall) = (governor, vetoCall);
    }

    function act() external {
        bytes memory reason;
        (vetoed, reason) = _governor.call(_vetoCall);
        refusal = vetoed ? bytes4(0) : bytes4(reason);
    }
}

/// Attempts on what is being decided.
contract Governance_security is GovernorTest {
    function test_aProposalThatIsQueuedOutlivesAHigherQuorum() public {
        uint256 queued = _passAndQueue();
        (address first, bytes memory firstData, string memory firstText) = (targets[0], calldatas[0], description);
        description = "Everybody must vote";
        _decide(abi.encodeWithSignature("updateQuorumNumerator(uint256)", 10_000));
        (targets[0], calldatas[0], description) = (first, firstData, firstText);
        _assertState(governor, queued, IGovernor.ProposalState.Queued);
        _execute(governor);
        assertEq(target.value(), 7);
    }

    function test_whatTheGovernorDoesToItselfCannotBeExecutedPastIt() public {
        (targets[0], calldatas[0]) = (address(governor), abi.encodeWithSignature("setVotingPeriod(uint32)", 1));
        uint256 queued = _passAndQueue();
        skip(TIMELOCK_DELAY);
        bytes32 salt = _operationSalt();
        vm.expectRevert();
        vm.prank(STRANGER);
        timelock.executeBatch(targets, values, calldatas, 0, salt);
        _execute(governor);
        _assertState(governor, queued, IGovernor.ProposalState.Executed);
        assertEq(governor.votingPeriod(), 1);
    }

    function test_aProposalCannotExecuteItselfAgain() public {
        Reentrant reentrant = new Reentrant();
        (targets[0], calldatas[0]) = (address(reentrant), abi.encodeCall(Reentrant.again, ()));
        reentrant.arm(abi.encodeCall(governor.execute, (targets, values, calldatas, _descriptionHash())));
        _pass(selfExecuting);
        _execute(selfExecuting);
        assertEq(reentrant.refusal(), IGovernor.GovernorUnexpectedProposalState.selector);
        assertEq(reentrant.calls(), 1);
    }

    /// CANCELLER becomes a contract that the proposal calls.
    function _armVetoer() private {
        vm.etch(CANCELLER, type(SelfVetoer).runtimeCode);
        (targets[0], calldatas[0]) = (CANCELLER, abi.encodeCall(SelfVetoer.act, ()));
        SelfVetoer(CANCELLER)
            .arm(address(governor), abi.encodeCall(governor.veto, (targets, values, calldatas, _descriptionHash())));
    }

    function test_aVetoComesTooLateForWhatIsBeingExecuted() public {
        _armVetoer();
        uint256 proposalId = _passAndQueue();
        skip(TIMELOCK_DELAY);
        _execute(governor);
        assertEq(SelfVetoer(CANCELLER).refusal(), IOrganisationGovernor.Governor_VetoTooLate.selector);
        assertFalse(governor.vetoed(proposalId));
        _assertState(governor, proposalId, IGovernor.ProposalState.Executed);
    }

    /// Past the governor the veto still finds the proposal queued; then nothing of both remains.
    function test_aVetoOfWhatTheTimelockIsExecutingUndoesBoth() public {
        _armVetoer();
        uint256 proposalId = _passAndQueue();
        skip(TIMELOCK_DELAY);
        vm.expectRevert(
            abi.encodeWithSelector(
                TimelockControllerUpgradeable.TimelockUnexpectedOperationState.selector,
                _operationId(),
                bytes32(1 << uint256(TimelockControllerUpgradeable.OperationState.Ready))
            )
        );
        timelock.executeBatch(targets, values, calldatas, 0, _operationSalt());
        assertFalse(SelfVetoer(CANCELLER).vetoed());
        assertFalse(governor.vetoed(proposalId));
        _assertState(governor, proposalId, IGovernor.ProposalState.Queued);
    }

    function test_aVetoStopsNothingOfAnotherGovernorOfTheSameTimelock() public {
        bytes32 proposer = timelock.PROPOSER_ROLE();
        vm.prank(address(timelock));
        timelock.grantRole(proposer, address(selfExecuting));
        vm.prank(address(selfExecuting));
        selfExecuting.updateTimelock(address(timelock));

        uint256 proposalId = _propose(governor);
        assertEq(_propose(selfExecuting), proposalId);
        skip(VOTING_DELAY + 1);
        _vote(governor, proposalId, ALICE, 1);
        _vote(selfExecuting, proposalId, ALICE, 1);
        skip(VOTING_PERIOD);
        governor.queue(targets, values, calldatas, _descriptionHash());
        selfExecuting.queue(targets, values, calldatas, _descriptionHash());

        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_VetoerOnly.selector, CANCELLER));
        _veto(selfExecuting, CANCELLER);
        _veto(governor, CANCELLER);
        _assertState(governor, proposalId, IGovernor.ProposalState.Canceled);
        _assertState(selfExecuting, proposalId, IGovernor.ProposalState.Queued);
        skip(TIMELOCK_DELAY);
        _execute(selfExecuting);
        assertEq(target.value(), 7);
    }

    function _appointSecondProposer() private {
        bytes32 proposer = timelock.PROPOSER_ROLE();
        vm.prank(address(timelock));
        timelock.grantRole(proposer, STRANGER);
    }

    function _assertNobodyElseSchedules() private {
        vm.expectRevert(abi.encodeWithSelector(OrganisationTimelock.Timelock_SaltOfAnother.selector, _operationSalt()));
        vm.prank(STRANGER);
        timelock.scheduleBatch(targets, values, calldatas, 0, _operationSalt(), TIMELOCK_DELAY);
    }

    function test_aSecondProposerDoesNotReviveWhatWasCancelledInTheTimelock() public {
        _appointSecondProposer();
        uint256 proposalId = _passAndQueue();
        bytes32 id = _operationId();
        vm.prank(CANCELLER);
        timelock.cancel(id);
        _assertNobodyElseSchedules();
        _assertState(governor, proposalId, IGovernor.ProposalState.Canceled);
        assertFalse(timelock.isOperation(id));
    }

    function test_aSecondProposerDoesNotReviveWhatWasVetoedBeforeItWasQueued() public {
        _appointSecondProposer();
        uint256 proposalId = _pass(governor);
        _veto(governor, CANCELLER);
        _assertNobodyElseSchedules();
        assertTrue(governor.vetoed(proposalId));
        assertFalse(timelock.isOperation(_operationId()));
    }

    function test_theVetoerStopsItsOwnDismissal() public {
        (targets, values, calldatas) = (new address[](2), new uint256[](2), new bytes[](2));
        (targets[0], targets[1]) = (address(timelock), address(governor));
        calldatas[0] = abi.encodeCall(timelock.revokeRole, (timelock.CANCELLER_ROLE(), CANCELLER));
        calldatas[1] = abi.encodeCall(governor.updatePreExecutionVetoer, (address(0)));
        uint256 proposalId = _passAndQueue();
        skip(TIMELOCK_DELAY);
        _veto(governor, CANCELLER);
        assertTrue(governor.vetoed(proposalId));
        assertEq(governor.preExecutionVetoer(), CANCELLER);
    }

    function test_nobodyDecidesAnythingInTheImplementation() public {
        assertEq(address(governorImplementation.token()).code.length, 0);
        vm.expectRevert();
        _propose(governorImplementation);
        uint256 proposalId = governorImplementation.getProposalId(targets, values, calldatas, _descriptionHash());
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorNonexistentProposal.selector, proposalId));
        governorImplementation.state(proposalId);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorNonexistentProposal.selector, proposalId));
        _execute(governorImplementation);
        assertEq(target.value(), 0);
    }

    /// OpenZeppelin's own timelock has no least delay: what the governor accepted can become faster later.
    function test_AGuardianKeepsItsWindowInATimelockThatBecomesFaster() external {
        TimelockController plain = _plainTimelock();
        _decide(abi.encodeWithSignature("updateTimelock(address)", address(plain)));
        (targets[0], calldatas[0]) = (address(plain), abi.encodeCall(plain.updateDelay, (0)));
        description = "faster";
        _passAndQueue();
        skip(600);
        _execute(governor);
        assertEq(plain.getMinDelay(), 0);

        (targets[0], calldatas[0]) = (address(target), abi.encodeWithSignature("set(uint256)", 7));
        description = "at once";
        uint256 proposalId = _passAndQueue();
        assertEq(governor.proposalEta(proposalId), block.timestamp + 600);
        skip(599);
        vm.expectPartialRevert(TimelockControllerUpgradeable.TimelockUnexpectedOperationState.selector);
        _execute(governor);
        vm.prank(CANCELLER);
        governor.veto(targets, values, calldatas, keccak256(bytes(description)));
        assertTrue(governor.vetoed(proposalId));
    }

    function _plainTimelock() private returns (TimelockController plain) {
        address[] memory proposers = new address[](1);
        proposers[0] = address(governor);
        plain = new TimelockController(600, proposers, new address[](1), address(this));
        plain.grantRole(plain.CANCELLER_ROLE(), CANCELLER);
        plain.renounceRole(plain.DEFAULT_ADMIN_ROLE(), address(this));
    }
}
