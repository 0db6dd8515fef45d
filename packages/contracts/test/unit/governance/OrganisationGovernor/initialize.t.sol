// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationGovernor} from "../../../../src/governance/IOrganisationGovernor.sol";
import {OrganisationGovernor} from "../../../../src/governance/OrganisationGovernor.sol";
import {OrganisationTimelock} from "../../../../src/governance/OrganisationTimelock.sol";
import {GovernorTest} from "../../../helpers/GovernorTest.sol";
import {
    GovernorSettingsUpgradeable
} from "@openzeppelin/contracts-upgradeable/governance/extensions/GovernorSettingsUpgradeable.sol";
import {
    GovernorVotesQuorumFractionUpgradeable
} from "@openzeppelin/contracts-upgradeable/governance/extensions/GovernorVotesQuorumFractionUpgradeable.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {IERC6372} from "@openzeppelin/contracts/interfaces/IERC6372.sol";
import {Initializable} from "@openzeppelin/contracts/proxy/utils/Initializable.sol";

contract OrganisationGovernor_initialize is GovernorTest {
    OrganisationGovernor private _fresh;

    function setUp() public override {
        super.setUp();
        _fresh = _proxyWith(address(token));
    }

    function _proxyWith(address argument) private returns (OrganisationGovernor) {
        bytes32 word = bytes32(uint256(uint160(argument)));
        return OrganisationGovernor(
            payable(proxyFactory.deploy(word, _parameters(address(governorImplementation), UPGRADE_OWNER, word), ""))
        );
    }

    function test_revertsTheSecondTime() public {
        IOrganisationGovernor.GovernorSetup memory setup = _governorSetup(address(token));
        vm.expectRevert(Initializable.InvalidInitialization.selector);
        governor.initialize(setup, address(timelock), address(0));
    }

    function test_revertsOnTheImplementation() public {
        IOrganisationGovernor.GovernorSetup memory setup = _governorSetup(address(token));
        vm.expectRevert(Initializable.InvalidInitialization.selector);
        governorImplementation.initialize(setup, address(timelock), address(0));
    }

    function test_revertsWhenTheTokenIsNotTheArgument() public {
        IOrganisationGovernor.GovernorSetup memory setup = _governorSetup(address(token));
        setup.token = address(target);
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_InvalidToken.selector, address(target)));
        _fresh.initialize(setup, address(0), address(0));
    }

    function test_revertsWhenTheTokenIsNoContract() public {
        IOrganisationGovernor.GovernorSetup memory setup = _governorSetup(address(token));
        setup.token = STRANGER;
        _fresh = _proxyWith(STRANGER);
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_InvalidToken.selector, STRANGER));
        _fresh.initialize(setup, address(0), address(0));
    }

    function test_revertsWhenTheTokenDoesNotCountInTimestamps() public {
        IOrganisationGovernor.GovernorSetup memory setup = _governorSetup(address(token));
        vm.mockCall(address(token), abi.encodeCall(IERC6372.clock, ()), abi.encode(uint48(block.number)));
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_InvalidToken.selector, address(token)));
        _fresh.initialize(setup, address(0), address(0));
    }

    function test_revertsWhenTheTimelockIsNoContract() public {
        IOrganisationGovernor.GovernorSetup memory setup = _governorSetup(address(token));
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_InvalidTimelock.selector, STRANGER));
        _fresh.initialize(setup, STRANGER, address(0));
    }

    function test_revertsWhenTheVotingPeriodIsZero() public {
        IOrganisationGovernor.GovernorSetup memory setup = _governorSetup(address(token));
        setup.votingPeriod = 0;
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorInvalidVotingPeriod.selector, 0));
        _fresh.initialize(setup, address(0), address(0));
    }

    function test_revertsWhenTheQuorumIsMoreThanEverything() public {
        IOrganisationGovernor.GovernorSetup memory setup = _governorSetup(address(token));
        setup.quorumNumerator = 10_001;
        vm.expectRevert(
            abi.encodeWithSelector(
                GovernorVotesQuorumFractionUpgradeable.GovernorInvalidQuorumFraction.selector, 10_001, 10_000
            )
        );
        _fresh.initialize(setup, address(0), address(0));
    }

    function test_revertsWhenTheVetoerMayNotCancelInTheTimelock() public {
        IOrganisationGovernor.GovernorSetup memory setup = _governorSetup(address(token));
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_CancellersDiffer.selector, STRANGER));
        _fresh.initialize(setup, address(timelock), STRANGER);
    }

    function test_revertsWhenTheGovernorMayNotCancelInTheTimelock() public {
        IOrganisationGovernor.GovernorSetup memory setup = _governorSetup(address(token));
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_CancellersDiffer.selector, CANCELLER));
        _fresh.initialize(setup, address(timelock), CANCELLER);
    }

    function test_revertsWhenTheSetupIsForAQuadraticGovernor() public {
        IOrganisationGovernor.GovernorSetup memory setup = _governorSetup(address(token));
        setup.quadratic.decoder = address(target);
        vm.expectRevert(IOrganisationGovernor.Governor_InvalidSetup.selector);
        _fresh.initialize(setup, address(0), address(0));
    }

    function testFuzz_setsAndAnnouncesTheVetoers(address preVote, address preExecution) public {
        vm.assume(preVote != address(0) && preExecution != address(0));
        OrganisationTimelock cancellable = _timelockOf(preExecution);
        IOrganisationGovernor.GovernorSetup memory setup = _governorSetup(address(token));
        setup.preVoteVetoer = preVote;
        vm.expectEmit(address(_fresh));
        emit IOrganisationGovernor.PreVoteVetoerUpdated(address(0), preVote);
        vm.expectEmit(address(_fresh));
        emit IOrganisationGovernor.PreExecutionVetoerUpdated(address(0), preExecution);
        _fresh.initialize(setup, address(cancellable), preExecution);
        assertEq(_fresh.preVoteVetoer(), preVote);
        assertEq(_fresh.preExecutionVetoer(), preExecution);
    }

    /// Lets the vetoer and the fresh governor cancel.
    function _timelockOf(address vetoer) private returns (OrganisationTimelock created) {
        created = OrganisationTimelock(
            payable(proxyFactory.deploy("own", _parameters(address(timelockImplementation), UPGRADE_OWNER, 0), ""))
        );
        created.initialize(TIMELOCK_DELAY, new address[](0), new address[](1), address(this));
        created.grantRole(created.CANCELLER_ROLE(), vetoer);
        created.grantRole(created.CANCELLER_ROLE(), address(_fresh));
    }

    function test_revertsWhenThereIsNoTimelockForThePreExecutionVetoer() public {
        IOrganisationGovernor.GovernorSetup memory setup = _governorSetup(address(token));
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_CancellersDiffer.selector, CANCELLER));
        _fresh.initialize(setup, address(0), CANCELLER);
    }

    function test_revertsWhenTheTimelocksDelayIsTooShort() public {
        OrganisationTimelock short = _timelockOf(CANCELLER);
        vm.mockCall(address(short), abi.encodeCall(short.getMinDelay, ()), abi.encode(599));
        IOrganisationGovernor.GovernorSetup memory setup = _governorSetup(address(token));
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_InvalidTimelock.selector, address(short)));
        _fresh.initialize(setup, address(short), address(0));
    }

    function test_setsAndAnnouncesEverything() public {
        IOrganisationGovernor.GovernorSetup memory setup = _governorSetup(address(token));
        setup.proposalThreshold = 5;
        vm.expectEmit(address(_fresh));
        emit GovernorSettingsUpgradeable.VotingDelaySet(0, VOTING_DELAY);
        vm.expectEmit(address(_fresh));
        emit GovernorSettingsUpgradeable.VotingPeriodSet(0, VOTING_PERIOD);
        vm.expectEmit(address(_fresh));
        emit GovernorSettingsUpgradeable.ProposalThresholdSet(0, 5);
        vm.expectEmit(address(_fresh));
        emit GovernorVotesQuorumFractionUpgradeable.QuorumNumeratorUpdated(0, QUORUM);
        vm.expectEmit(address(_fresh));
        emit IOrganisationGovernor.TimelockChange(address(0), address(timelock));
        _fresh.initialize(setup, address(timelock), address(0));

        assertEq(_fresh.name(), "Main");
        assertEq(_fresh.version(), "1");
        assertEq(address(_fresh.token()), address(token));
        assertEq(_fresh.timelock(), address(timelock));
        assertEq(_fresh.preVoteVetoer(), address(0));
        assertEq(_fresh.preExecutionVetoer(), address(0));
        assertEq(_fresh.refundGas(), address(0));
        assertEq(_fresh.votingDelay(), VOTING_DELAY);
        assertEq(_fresh.votingPeriod(), VOTING_PERIOD);
        assertEq(_fresh.proposalThreshold(), 5);
        assertEq(_fresh.quorumNumerator(), QUORUM);
        assertEq(_fresh.quorumDenominator(), 10_000);
        skip(1);
        assertEq(_fresh.quorum(block.timestamp - 1), 200e18);
        assertEq(_fresh.clock(), block.timestamp);
        assertEq(_fresh.CLOCK_MODE(), "mode=timestamp");
        assertEq(_fresh.COUNTING_MODE(), "support=bravo,fractional&quorum=for,abstain&params=fractional");
        (, string memory domain, string memory version,, address verifying,,) = _fresh.eip712Domain();
        assertEq(domain, "Althing Governor");
        assertEq(version, "1");
        assertEq(verifying, address(_fresh));
    }
}
