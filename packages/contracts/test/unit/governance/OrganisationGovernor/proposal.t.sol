// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../../../src/deployment/IOrganisationDeployer.sol";
import {IOrganisationGovernor} from "../../../../src/governance/IOrganisationGovernor.sol";
import {OrganisationGovernor} from "../../../../src/governance/OrganisationGovernor.sol";
import {OrganisationToken} from "../../../../src/token/OrganisationToken.sol";
import {Founding} from "../../../helpers/Founding.sol";
import {GovernorTest} from "../../../helpers/GovernorTest.sol";
import {
    TimelockControllerUpgradeable
} from "@openzeppelin/contracts-upgradeable/governance/TimelockControllerUpgradeable.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

contract OrganisationGovernor_proposal is GovernorTest {
    // propose

    function test_proposeRevertsBelowTheThreshold() public {
        _decide(abi.encodeWithSignature("setProposalThreshold(uint256)", 600e18 + 1));
        description = "Another";
        vm.expectRevert(
            abi.encodeWithSelector(IGovernor.GovernorInsufficientProposerVotes.selector, ALICE, 600e18, 600e18 + 1)
        );
        _propose();
    }

    function test_proposeRevertsWhenReservedForSomebodyElse() public {
        description = string.concat("Mine #proposer=", Strings.toHexString(BOB));
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorRestrictedProposer.selector, ALICE));
        _propose();
        vm.prank(BOB);
        governor.propose(targets, values, calldatas, description);
    }

    function test_proposeRevertsTheSecondTime() public {
        uint256 proposalId = _propose();
        _expectUnexpectedState(proposalId, IGovernor.ProposalState.Pending, 0);
        _propose();
    }

    function test_proposeAnnouncesSnapshotAndDeadline() public {
        uint256 proposalId = governor.getProposalId(targets, values, calldatas, _descriptionHash());
        uint256 snapshot = block.timestamp + VOTING_DELAY;
        vm.expectEmit(address(governor));
        emit IGovernor.ProposalCreated(
            proposalId,
            ALICE,
            targets,
            values,
            new string[](1),
            calldatas,
            snapshot,
            snapshot + VOTING_PERIOD,
            description
        );
        assertEq(_propose(), proposalId);
        assertEq(governor.proposalSnapshot(proposalId), snapshot);
        assertEq(governor.proposalDeadline(proposalId), snapshot + VOTING_PERIOD);
        assertEq(governor.proposalProposer(proposalId), ALICE);
    }

    // state

    function testFuzz_stateRevertsWhereThereIsNoProposal(uint256 proposalId) public {
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorNonexistentProposal.selector, proposalId));
        governor.state(proposalId);
    }

    function test_stateChangesExactlyAfterSnapshotAndDeadline() public {
        uint256 proposalId = _propose();
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

    function test_stateIsDefeatedWithoutQuorum() public {
        uint256 proposalId = _propose();
        skip(VOTING_DELAY + 1);
        _vote(governor, proposalId, CAROL, 1);
        skip(VOTING_PERIOD);
        _assertState(governor, proposalId, IGovernor.ProposalState.Defeated);
    }

    /// A fifth of four units is nothing, of five it is one.
    function test_stateIsDefeatedWhereTheQuorumComesToNothing() public {
        _assertOutcomeOfSupply(4, 0, IGovernor.ProposalState.Defeated);
        _assertOutcomeOfSupply(5, 1, IGovernor.ProposalState.Succeeded);
    }

    /// Alice holds the whole supply and votes For.
    function _assertOutcomeOfSupply(uint256 supply, uint256 quorum, IGovernor.ProposalState expected) private {
        address founder = address(uint160(supply));
        Founding.Batch memory org = _organisation(founder);
        org.tokens[0].recipients = new address[](1);
        org.tokens[0].amounts = new uint256[](1);
        (org.tokens[0].recipients[0], org.tokens[0].amounts[0]) = (ALICE, supply);
        vm.prank(founder);
        founding.deploy(org);
        (OrganisationToken scarce, OrganisationGovernor in_,) = _deployed(founder);
        vm.prank(ALICE);
        scarce.delegate(ALICE);
        skip(1);
        uint256 proposalId = _pass(in_);
        assertEq(in_.quorum(in_.proposalSnapshot(proposalId)), quorum);
        _assertState(in_, proposalId, expected);
    }

    function test_stateIsDefeatedByATie() public {
        vm.prank(ALICE);
        assertTrue(token.transfer(BOB, 150e18));
        skip(1);
        uint256 proposalId = _propose();
        skip(VOTING_DELAY + 1);
        _vote(governor, proposalId, ALICE, 1);
        _vote(governor, proposalId, BOB, 0);
        skip(VOTING_PERIOD);
        _assertState(governor, proposalId, IGovernor.ProposalState.Defeated);
    }

    function test_abstentionsCountForTheQuorumOnly() public {
        uint256 proposalId = _propose();
        skip(VOTING_DELAY + 1);
        _vote(governor, proposalId, BOB, 2);
        _vote(governor, proposalId, CAROL, 1);
        skip(VOTING_PERIOD);
        _assertState(governor, proposalId, IGovernor.ProposalState.Succeeded);
    }

    // queue

    function test_queueRevertsBeforeSuccess() public {
        uint256 proposalId = _propose();
        _expectUnexpectedState(proposalId, IGovernor.ProposalState.Pending, _only(IGovernor.ProposalState.Succeeded));
        governor.queue(targets, values, calldatas, _descriptionHash());
    }

    function test_queueRevertsWhereThereIsNoTimelock() public {
        uint256 proposalId = _pass(selfExecuting);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorProposalQueueingNotRequired.selector, proposalId));
        selfExecuting.queue(targets, values, calldatas, _descriptionHash());
    }

    function test_queueSchedulesOpenZeppelinsOperation() public {
        uint256 proposalId = _pass(governor);
        uint256 eta = block.timestamp + TIMELOCK_DELAY;
        vm.expectEmit(address(timelock));
        emit TimelockControllerUpgradeable.CallScheduled(
            _operationId(), 0, targets[0], 0, calldatas[0], 0, TIMELOCK_DELAY
        );
        vm.expectEmit(address(governor));
        emit IGovernor.ProposalQueued(proposalId, eta);
        governor.queue(targets, values, calldatas, _descriptionHash());

        assertEq(timelock.getTimestamp(_operationId()), eta);
        assertEq(governor.proposalEta(proposalId), eta);
        _assertState(governor, proposalId, IGovernor.ProposalState.Queued);
    }

    // execute

    function test_executeRevertsBeforeTheDelay() public {
        _passAndQueue();
        skip(TIMELOCK_DELAY - 1);
        vm.expectRevert(
            abi.encodeWithSelector(
                TimelockControllerUpgradeable.TimelockUnexpectedOperationState.selector,
                _operationId(),
                bytes32(1 << uint256(TimelockControllerUpgradeable.OperationState.Ready))
            )
        );
        _execute(governor);
        assertEq(target.value(), 0);
    }

    function test_executeActsThroughTheTimelock() public {
        values[0] = 1 ether;
        vm.deal(address(timelock), 1 ether);
        uint256 proposalId = _passAndQueue();
        skip(TIMELOCK_DELAY);
        vm.expectEmit(address(governor));
        emit IGovernor.ProposalExecuted(proposalId);
        vm.prank(STRANGER);
        governor.execute(targets, values, calldatas, _descriptionHash());
        assertEq(target.value(), 7);
        assertEq(target.caller(), address(timelock));
        assertEq(address(target).balance, 1 ether);
        _assertState(governor, proposalId, IGovernor.ProposalState.Executed);
    }

    function test_executionInTheTimelockCountsAsExecuted() public {
        uint256 proposalId = _passAndQueue();
        skip(TIMELOCK_DELAY);
        vm.prank(STRANGER);
        timelock.executeBatch(targets, values, calldatas, 0, _operationSalt());
        assertEq(target.value(), 7);
        _assertState(governor, proposalId, IGovernor.ProposalState.Executed);
    }

    function test_executeWithoutTimelockActsAsTheGovernor() public {
        values[0] = 1 ether;
        vm.deal(STRANGER, 1 ether);
        vm.prank(STRANGER);
        (bool accepted,) = address(selfExecuting).call{value: 1 ether}("");
        assertTrue(accepted);
        uint256 proposalId = _pass(selfExecuting);
        _execute(selfExecuting);
        assertEq(target.caller(), address(selfExecuting));
        assertEq(address(target).balance, 1 ether);
        _assertState(selfExecuting, proposalId, IGovernor.ProposalState.Executed);
    }

    function test_executeRevertsTheSecondTime() public {
        uint256 proposalId = _pass(selfExecuting);
        _execute(selfExecuting);
        _expectUnexpectedState(proposalId, IGovernor.ProposalState.Executed, _only(IGovernor.ProposalState.Succeeded));
        _execute(selfExecuting);
    }

    function test_depositsAreRefusedWhereThereIsATimelock() public {
        vm.deal(ALICE, 1 ether);
        vm.prank(ALICE);
        (bool accepted, bytes memory reason) = address(governor).call{value: 1}("");
        assertFalse(accepted);
        assertEq(bytes4(reason), IGovernor.GovernorDisabledDeposit.selector);
    }

    // cancel

    function test_theProposerCancelsWhilePending() public {
        uint256 proposalId = _propose();
        vm.expectEmit(address(governor));
        emit IGovernor.ProposalCanceled(proposalId);
        vm.prank(ALICE);
        governor.cancel(targets, values, calldatas, _descriptionHash());
        skip(VOTING_DELAY + 1);
        _assertState(governor, proposalId, IGovernor.ProposalState.Canceled);
        _expectUnexpectedState(proposalId, IGovernor.ProposalState.Canceled, _only(IGovernor.ProposalState.Active));
        _vote(governor, proposalId, BOB, 1);
    }

    function testFuzz_nobodyElseCancels(address caller) public {
        vm.assume(caller != ALICE && caller != founding.getAuthority(address(this), ID));
        uint256 proposalId = _propose();
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorUnableToCancel.selector, proposalId, caller));
        vm.prank(caller);
        governor.cancel(targets, values, calldatas, _descriptionHash());
    }

    function test_theProposerCannotCancelOnceVotingIsOpen() public {
        uint256 proposalId = _propose();
        skip(VOTING_DELAY + 1);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorUnableToCancel.selector, proposalId, ALICE));
        vm.prank(ALICE);
        governor.cancel(targets, values, calldatas, _descriptionHash());
    }

    function test_theCancellerCancelsWhatIsQueued() public {
        uint256 proposalId = _passAndQueue();
        bytes32 id = _operationId();
        vm.prank(CANCELLER);
        timelock.cancel(id);
        _assertState(governor, proposalId, IGovernor.ProposalState.Canceled);
        skip(TIMELOCK_DELAY);
        _expectUnexpectedState(proposalId, IGovernor.ProposalState.Canceled, _only(IGovernor.ProposalState.Queued));
        _execute(governor);
    }

    // updateTimelock

    function testFuzz_onlyTheExecutorUpdatesTheTimelock(address caller) public {
        vm.assume(caller != address(timelock) && caller != founding.getAuthority(address(this), ID));
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorOnlyExecutor.selector, caller));
        vm.prank(caller);
        governor.updateTimelock(address(target));
    }

    function test_updateTimelockRefusesAnAccountWithoutCode() public {
        (targets[0], calldatas[0]) =
        (address(governor), abi.encodeCall(IOrganisationGovernor.updateTimelock, (address(0))));
        _passAndQueue();
        skip(TIMELOCK_DELAY);
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_InvalidTimelock.selector, address(0)));
        _execute(governor);
    }

    function test_aGovernorCanGainATimelock() public {
        uint256 waiting = _pass(selfExecuting);
        (targets[0], calldatas[0]) =
        (address(selfExecuting), abi.encodeCall(IOrganisationGovernor.updateTimelock, (address(timelock))));
        _pass(selfExecuting);
        vm.expectEmit(address(selfExecuting));
        emit IOrganisationGovernor.TimelockChange(address(0), address(timelock));
        _execute(selfExecuting);

        assertEq(selfExecuting.timelock(), address(timelock));
        (targets[0], calldatas[0]) = (address(target), abi.encodeWithSignature("set(uint256)", 7));
        _expectUnexpectedState(waiting, IGovernor.ProposalState.Succeeded, _only(IGovernor.ProposalState.Queued));
        _execute(selfExecuting);
    }
}
