// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../src/deployment/IOrganisationDeployer.sol";
import {UpgradeAuthority} from "../../src/deployment/UpgradeAuthority.sol";
import {GovernorTest} from "../helpers/GovernorTest.sol";
import {GovernanceHandler} from "./GovernanceHandler.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

/// Laws 1 to 6 and 10; see README.md.
contract GovernanceInvariants is GovernorTest {
    GovernanceHandler private _handler;
    UpgradeAuthority private _authority;

    address private immutable PRE_VOTE = makeAddr("pre-vote vetoer");

    function _mainGovernance() internal override returns (IOrganisationDeployer.GovernanceSetup memory setup) {
        setup = super._mainGovernance();
        setup.governor.preVoteVetoer = PRE_VOTE;
    }

    function setUp() public override {
        super.setUp();
        _authority = UpgradeAuthority(founding.getAuthority(address(this), ID));
        _handler = new GovernanceHandler(governor, address(_authority));
        string[4] memory names = ["alice", "bob", "carol", "stranger"];
        for (uint256 i = 0; i < names.length; ++i) {
            (address member, uint256 key) = makeAddrAndKey(names[i]);
            _handler.join(member, key);
        }
        _handler.propose(0);
        bytes4[] memory selectors = new bytes4[](17);
        selectors[0] = GovernanceHandler.transfer.selector;
        selectors[1] = GovernanceHandler.delegate.selector;
        selectors[2] = GovernanceHandler.wait.selector;
        selectors[3] = GovernanceHandler.propose.selector;
        selectors[4] = GovernanceHandler.vote.selector;
        selectors[5] = GovernanceHandler.voteInParts.selector;
        selectors[6] = GovernanceHandler.voteBySignature.selector;
        selectors[7] = GovernanceHandler.queue.selector;
        selectors[8] = GovernanceHandler.execute.selector;
        selectors[9] = GovernanceHandler.cancel.selector;
        selectors[10] = GovernanceHandler.tryToUpgrade.selector;
        selectors[11] = GovernanceHandler.tryToSchedule.selector;
        (selectors[14], selectors[15]) = (GovernanceHandler.veto.selector, GovernanceHandler.tryToAppoint.selector);
        selectors[16] = GovernanceHandler.pass.selector;
        (selectors[12], selectors[13]) = (GovernanceHandler.wait.selector, GovernanceHandler.wait.selector);
        targetSelector(FuzzSelector(address(_handler), selectors));
        targetContract(address(_handler));
    }

    function _proposal(uint256 index) private view returns (GovernanceHandler.Proposal memory p) {
        (p.id, p.descriptionHash, p.queuedAt, p.cancelled, p.vetoed, p.executions, p.executedTooEarly) =
            _handler.proposals(index);
    }

    /// The laws would hold of nothing if the handler never brought a proposal to its end.
    function test_theHandlerBringsAProposalToItsEnd() public {
        vm.warp(governor.proposalSnapshot(_proposal(0).id) + 1);
        _handler.vote(0, 0, 1);
        _handler.voteBySignature(0, 1, 0);
        _handler.voteInParts(0, 2, 1e18, 2e18, 3e18);
        vm.warp(governor.proposalDeadline(_proposal(0).id) + 1);
        _handler.queue(0);
        _handler.execute(0, false);
        assertEq(_proposal(0).executions, 0);
        skip(TIMELOCK_DELAY);
        _handler.execute(0, true);
        assertEq(_proposal(0).executions, 1);
        (uint256 against, uint256 for_, uint256 abstain) = governor.proposalVotes(_proposal(0).id);
        assertEq(against, 301e18);
        assertEq(for_, 602e18);
        assertEq(abstain, 3e18);
    }

    function test_theHandlerVetoesWithinBothWindows() public {
        _handler.veto(0, 1);
        assertFalse(_proposal(0).vetoed);
        uint256 start = vm.snapshotState();
        _handler.veto(0, 0);
        assertTrue(governor.vetoed(_proposal(0).id));
        assertTrue(_proposal(0).vetoed);

        vm.revertToState(start);
        vm.warp(governor.proposalSnapshot(_proposal(0).id) + 1);
        _handler.veto(0, 0);
        _handler.vote(0, 0, 1);
        vm.warp(governor.proposalDeadline(_proposal(0).id) + 1);
        _handler.queue(0);
        skip(TIMELOCK_DELAY);
        _handler.veto(0, 2);
        assertFalse(_proposal(0).vetoed);
        _handler.veto(0, 1);
        assertTrue(governor.vetoed(_proposal(0).id));
        _handler.execute(0, false);
        _handler.execute(0, true);
        assertEq(_proposal(0).executions, 0);
        assertEq(_handler.breaches(), 0);
    }

    function invariant_1_and_2_countedVotesNeverExceedTheWeightOfTheSnapshot() public view {
        for (uint256 i = 0; i < _handler.proposalCount(); ++i) {
            uint256 id = _proposal(i).id;
            uint256 snapshot = governor.proposalSnapshot(id);
            if (snapshot >= block.timestamp) continue;
            uint256 counted = 0;
            for (uint256 m = 0; m < 4; ++m) {
                address member = _handler.members(m);
                uint256 used = governor.usedVotes(id, member);
                assertLe(used, token.getPastVotes(member, snapshot));
                counted += used;
            }
            (uint256 against, uint256 for_, uint256 abstain) = governor.proposalVotes(id);
            assertEq(against + for_ + abstain, counted);
            assertLe(counted, token.getPastTotalSupply(snapshot));
        }
    }

    function invariant_3_nothingIsExecutedBeforeItsTimelockOrAfterItsCancellation() public view {
        for (uint256 i = 0; i < _handler.proposalCount(); ++i) {
            GovernanceHandler.Proposal memory p = _proposal(i);
            assertFalse(p.executedTooEarly);
            assertLe(p.executions, p.cancelled || p.queuedAt == 0 ? 0 : 1);
        }
    }

    function invariant_4_onlyTheAuthorityUpgradesAndNobodyActsBeyondTheirRights() public view {
        assertEq(_handler.breaches(), 0);
        assertEq(_implementationOf(address(token)), address(tokenImplementation));
        assertEq(_implementationOf(address(governor)), address(governorImplementation));
        assertEq(_implementationOf(address(timelock)), address(timelockImplementation));
        assertEq(_authority.owner(), UPGRADE_OWNER);
        assertEq(governor.preVoteVetoer(), PRE_VOTE);
        assertEq(governor.preExecutionVetoer(), CANCELLER);
        address[7] memory accounts = [ALICE, BOB, CAROL, STRANGER, PRE_VOTE, CANCELLER, address(governor)];
        for (uint256 i = 0; i < accounts.length; ++i) {
            assertEq(timelock.hasRole(timelock.CANCELLER_ROLE(), accounts[i]), i > 4);
            assertEq(timelock.hasRole(timelock.PROPOSER_ROLE(), accounts[i]), i == 6);
            assertFalse(timelock.hasRole(timelock.DEFAULT_ADMIN_ROLE(), accounts[i]));
        }
    }

    function invariant_5_delegatedVotesNeverExceedTheSupply() public view {
        uint256 delegated = 0;
        uint256 held = 0;
        for (uint256 m = 0; m < 4; ++m) {
            delegated += token.getVotes(_handler.members(m));
            held += token.balanceOf(_handler.members(m));
        }
        assertEq(token.totalSupply(), 1000e18);
        assertEq(held, 1000e18);
        assertLe(delegated, held);
    }

    function invariant_6_theStateIsWhatThePublicGettersSay() public view {
        for (uint256 i = 0; i < _handler.proposalCount(); ++i) {
            GovernanceHandler.Proposal memory p = _proposal(i);
            assertEq(uint256(governor.state(p.id)), uint256(_expectedState(p)));
        }
    }

    /// That no veto came from anybody else or at another time is among the breaches: the handler tries both.
    function invariant_10_whatIsVetoedIsCancelledForEver() public view {
        for (uint256 i = 0; i < _handler.proposalCount(); ++i) {
            GovernanceHandler.Proposal memory p = _proposal(i);
            assertEq(governor.vetoed(p.id), p.vetoed);
            if (!p.vetoed) continue;
            assertEq(uint256(governor.state(p.id)), uint256(IGovernor.ProposalState.Canceled));
            assertEq(p.executions, 0);
            if (p.queuedAt > 0) assertFalse(timelock.isOperation(_handler.operationOf(i)));
        }
    }

    /// OpenZeppelin's definition, from what anybody can read.
    function _expectedState(GovernanceHandler.Proposal memory p) private view returns (IGovernor.ProposalState) {
        if (p.executions > 0) return IGovernor.ProposalState.Executed;
        if (p.cancelled) return IGovernor.ProposalState.Canceled;
        uint256 snapshot = governor.proposalSnapshot(p.id);
        if (snapshot >= block.timestamp) return IGovernor.ProposalState.Pending;
        if (governor.proposalDeadline(p.id) >= block.timestamp) return IGovernor.ProposalState.Active;
        (uint256 against, uint256 for_, uint256 abstain) = governor.proposalVotes(p.id);
        if (for_ + abstain < governor.quorum(snapshot) || for_ <= against) return IGovernor.ProposalState.Defeated;
        return p.queuedAt == 0 ? IGovernor.ProposalState.Succeeded : IGovernor.ProposalState.Queued;
    }
}
