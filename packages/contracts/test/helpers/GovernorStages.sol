// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../src/deployment/IOrganisationDeployer.sol";
import {GovernorTest} from "./GovernorTest.sol";
import {TestDecoder} from "./TestDecoder.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

/// `governor` is one of eight combinations, and a proposal in it can be brought to any stage of its life. Everybody's score is
/// 100, so that Alice, who has most of the tokens, has most of the votes in a quadratic governor too: 24 to 17 to 10.
abstract contract GovernorStages is GovernorTest {
    /// The states that a proposal comes to, and two that `state` does not tell apart: what does not exist, and what is queued
    /// and ready.
    enum Stage {
        Unknown,
        Pending,
        Active,
        Canceled,
        Defeated,
        Succeeded,
        Queued,
        Ready,
        Executed
    }

    address internal immutable PRE_VOTE = makeAddr("pre-vote vetoer");

    /// Above the half, so that a tie fails as where every token counts.
    uint16 private constant MAJORITY = 5001;
    uint256 private constant HIGH_SCORE = 1_000_000;

    function _quadratic() internal pure virtual returns (bool);

    function _withTimelock() internal pure virtual returns (bool);

    function _vetoers() internal view virtual returns (address preVote, address preExecution);

    function _mainGovernance() internal override returns (IOrganisationDeployer.GovernanceSetup memory setup) {
        setup = _governanceSetup(address(this));
        if (!_withTimelock()) setup.timelockDelay = 0;
        (setup.governor.preVoteVetoer, setup.canceller) = _vetoers();
        if (!_quadratic()) return setup;
        TestDecoder decoder = new TestDecoder();
        decoder.set(ALICE, HIGH_SCORE);
        decoder.set(BOB, HIGH_SCORE);
        decoder.set(CAROL, HIGH_SCORE);
        setup.governor.quadratic.decoder = address(decoder);
        setup.governor.quadratic.bandPercentages = [0, 50, 75, 100];
        setup.governor.quadratic.threshold = MAJORITY;
    }

    /// Whether a proposal comes to this stage here.
    function _exists(Stage stage) internal pure returns (bool) {
        return _withTimelock() || (stage != Stage.Queued && stage != Stage.Ready);
    }

    function _stateAt(Stage stage) internal pure returns (IGovernor.ProposalState) {
        require(stage != Stage.Unknown, "no state");
        return [
            IGovernor.ProposalState.Pending,
            IGovernor.ProposalState.Active,
            IGovernor.ProposalState.Canceled,
            IGovernor.ProposalState.Defeated,
            IGovernor.ProposalState.Succeeded,
            IGovernor.ProposalState.Queued,
            IGovernor.ProposalState.Queued,
            IGovernor.ProposalState.Executed
        ][uint256(stage) - 1];
    }

    function _bring(Stage stage) internal returns (uint256 proposalId) {
        proposalId = governor.getProposalId(targets, values, calldatas, _descriptionHash());
        if (stage == Stage.Unknown) return proposalId;
        assertEq(_propose(), proposalId);
        if (stage == Stage.Canceled) _cancelAs(ALICE);
        if (stage == Stage.Pending || stage == Stage.Canceled) return proposalId;
        skip(VOTING_DELAY + 1);
        if (stage == Stage.Active) return proposalId;
        _vote(governor, proposalId, ALICE, stage == Stage.Defeated ? 0 : 1);
        skip(VOTING_PERIOD);
        if (stage == Stage.Defeated || stage == Stage.Succeeded) return proposalId;
        if (_withTimelock()) _queue();
        if (stage == Stage.Queued) return proposalId;
        if (_withTimelock()) skip(TIMELOCK_DELAY);
        if (stage == Stage.Executed) _execute(governor);
    }

    function _queue() internal {
        governor.queue(targets, values, calldatas, _descriptionHash());
    }

    function _cancelAs(address caller) internal {
        vm.prank(caller);
        governor.cancel(targets, values, calldatas, _descriptionHash());
    }

    /// What is needed for an execution here.
    function _executable() internal pure returns (bytes32) {
        return _only(_withTimelock() ? IGovernor.ProposalState.Queued : IGovernor.ProposalState.Succeeded);
    }
}
