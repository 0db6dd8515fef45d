// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../src/deployment/IOrganisationDeployer.sol";
import {OrganisationGovernor} from "../../src/governance/OrganisationGovernor.sol";
import {OrganisationTimelock} from "../../src/governance/OrganisationTimelock.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {Founding} from "./Founding.sol";
import {PlatformTest} from "./PlatformTest.sol";
import {Target} from "./Target.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

/// An organisation in which Alice holds 600, Bob 300 and Carol 100 of 1,000 votes, the quorum is 20 % and CANCELLER is the
/// pre-execution vetoer; beside it a second governor of the same token that executes itself and knows no vetoes.
abstract contract GovernorTest is PlatformTest {
    address internal immutable CANCELLER = makeAddr("canceller");

    OrganisationToken internal token;
    OrganisationGovernor internal governor;
    OrganisationTimelock internal timelock;
    OrganisationGovernor internal selfExecuting;
    Target internal target;

    address[] internal targets = new address[](1);
    uint256[] internal values = new uint256[](1);
    bytes[] internal calldatas = new bytes[](1);
    string internal description = "Set it to seven";

    function setUp() public virtual override {
        super.setUp();
        Founding.Batch memory org = _organisation(address(this));
        org.governors = new IOrganisationDeployer.GovernanceSetup[](2);
        org.governors[0] = _mainGovernance();
        org.governors[1] = _governanceSetup(address(this));
        org.governors[1].salts.governor = "second";
        org.governors[1].timelockDelay = 0;
        founding.deploy(org);
        (token, governor, timelock) = _deployed(address(this));
        selfExecuting = OrganisationGovernor(payable(founding.getGovernance(address(this), "second")));

        for (uint256 i = 0; i < 3; ++i) {
            address holder = [ALICE, BOB, CAROL][i];
            vm.prank(holder);
            token.delegate(holder);
        }
        target = new Target();
        (targets[0], calldatas[0]) = (address(target), abi.encodeCall(Target.set, (7)));
        skip(1);
    }

    function _mainGovernance() internal virtual returns (IOrganisationDeployer.GovernanceSetup memory setup) {
        setup = _governanceSetup(address(this));
        setup.canceller = CANCELLER;
    }

    function _propose() internal returns (uint256) {
        return _propose(governor);
    }

    function _propose(OrganisationGovernor in_) internal returns (uint256) {
        vm.prank(ALICE);
        return in_.propose(targets, values, calldatas, description);
    }

    function _vote(OrganisationGovernor in_, uint256 proposalId, address voter, uint8 support) internal {
        vm.prank(voter);
        in_.castVote(proposalId, support);
    }

    /// Proposes, waits, votes For with Alice and waits for the end.
    function _pass(OrganisationGovernor in_) internal returns (uint256 proposalId) {
        proposalId = _propose(in_);
        skip(VOTING_DELAY + 1);
        _vote(in_, proposalId, ALICE, 1);
        skip(VOTING_PERIOD);
    }

    function _passAndQueue() internal returns (uint256 proposalId) {
        proposalId = _pass(governor);
        governor.queue(targets, values, calldatas, _descriptionHash());
    }

    function _execute(OrganisationGovernor in_) internal {
        in_.execute(targets, values, calldatas, _descriptionHash());
    }

    function _veto(OrganisationGovernor in_, address vetoer) internal {
        vm.prank(vetoer);
        in_.veto(targets, values, calldatas, _descriptionHash());
    }

    /// Carries `data` through the governor with the timelock, as a proposal to itself.
    function _decide(bytes memory data) internal {
        (targets[0], calldatas[0]) = (address(governor), data);
        _passAndQueue();
        skip(TIMELOCK_DELAY);
        _execute(governor);
    }

    function _descriptionHash() internal view returns (bytes32) {
        return keccak256(bytes(description));
    }

    function _operationId() internal view returns (bytes32) {
        return timelock.hashOperationBatch(targets, values, calldatas, 0, _operationSalt());
    }

    /// The governor's address and the beginning of the description's hash.
    function _operationSalt() internal view returns (bytes32) {
        return bytes32(bytes20(address(governor))) | (_descriptionHash() >> 160);
    }

    function _assertState(OrganisationGovernor in_, uint256 proposalId, IGovernor.ProposalState expected)
        internal
        view
    {
        assertEq(uint256(in_.state(proposalId)), uint256(expected));
    }

    function _expectUnexpectedState(uint256 proposalId, IGovernor.ProposalState current, bytes32 allowed) internal {
        vm.expectRevert(
            abi.encodeWithSelector(IGovernor.GovernorUnexpectedProposalState.selector, proposalId, current, allowed)
        );
    }

    function _only(IGovernor.ProposalState state) internal pure returns (bytes32) {
        return bytes32(1 << uint256(state));
    }
}
