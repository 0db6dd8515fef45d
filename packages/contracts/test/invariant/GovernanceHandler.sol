// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IProxyUpgrader} from "../../src/deployment/IProxyUpgrader.sol";
import {IUpgradeAuthority} from "../../src/deployment/IUpgradeAuthority.sol";
import {OrganisationGovernor} from "../../src/governance/OrganisationGovernor.sol";
import {GovernanceGhosts} from "./GovernanceGhosts.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

/// What members of one organisation do, and what strangers try.
contract GovernanceHandler is GovernanceGhosts {
    constructor(OrganisationGovernor governor, address authority) GovernanceGhosts(governor, authority) {}

    // Members

    function transfer(uint256 from, uint256 to, uint256 amount) external {
        address sender = _member(from);
        amount = bound(amount, 0, TOKEN.balanceOf(sender));
        vm.prank(sender);
        assert(TOKEN.transfer(_member(to), amount));
    }

    function delegate(uint256 from, uint256 to) external {
        vm.prank(_member(from));
        TOKEN.delegate(_member(to));
    }

    function wait(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1, 5 days));
    }

    /// One proposal at a time is voted on, so that the others have time to be queued and executed.
    function propose(uint256 proposer) public {
        if (proposals.length > 0 && GOVERNOR.proposalDeadline(proposals[proposals.length - 1].id) > block.timestamp) {
            return;
        }
        string memory description = vm.toString(proposals.length);
        (address[] memory targets, uint256[] memory values, bytes[] memory calldatas) = _action(proposals.length);
        vm.prank(_member(proposer));
        uint256 id = GOVERNOR.propose(targets, values, calldatas, description);
        proposals.push(Proposal(id, keccak256(bytes(description)), 0, false, false, 0, false));
    }

    function vote(uint256 proposal, uint256 voter, uint8 support) external {
        Proposal storage p = _pick(proposal);
        address account = _member(voter);
        if (!_canVote(p.id, account)) return;
        vm.prank(account);
        GOVERNOR.castVote(p.id, support % 3);
    }

    function voteInParts(uint256 proposal, uint256 voter, uint256 against, uint256 for_, uint256 abstain) external {
        Proposal storage p = _pick(proposal);
        address account = _member(voter);
        if (!_canVote(p.id, account)) return;
        uint256 left = _weight(p.id, account) - GOVERNOR.usedVotes(p.id, account);
        against = bound(against, 0, left);
        for_ = bound(for_, 0, left - against);
        abstain = bound(abstain, 0, left - against - for_);
        vm.prank(account);
        GOVERNOR.castVoteWithReasonAndParams(
            p.id, 255, "", abi.encodePacked(uint128(against), uint128(for_), uint128(abstain))
        );
    }

    function voteBySignature(uint256 proposal, uint256 voter, uint8 support) external {
        Proposal storage p = _pick(proposal);
        uint256 index = voter % members.length;
        if (!_canVote(p.id, members[index])) return;
        bytes memory signature = _signBallot(p.id, support % 3, index);
        GOVERNOR.castVoteBySig(p.id, support % 3, members[index], signature);
    }

    /// The newest proposal gets all votes there are For and is queued, so that there is always something to veto or execute.
    function pass() external {
        Proposal storage p = proposals[proposals.length - 1];
        if (GOVERNOR.state(p.id) == IGovernor.ProposalState.Pending) vm.warp(GOVERNOR.proposalSnapshot(p.id) + 1);
        for (uint256 i = 0; i < members.length; ++i) {
            if (!_canVote(p.id, members[i])) continue;
            vm.prank(members[i]);
            GOVERNOR.castVote(p.id, 1);
        }
        if (GOVERNOR.state(p.id) == IGovernor.ProposalState.Active) vm.warp(GOVERNOR.proposalDeadline(p.id) + 1);
        queue(0);
    }

    function queue(uint256 proposal) public {
        uint256 index = _pickIndex(proposal);
        Proposal storage p = proposals[index];
        if (GOVERNOR.state(p.id) != IGovernor.ProposalState.Succeeded) return;
        (address[] memory targets, uint256[] memory values, bytes[] memory calldatas) = _action(index);
        GOVERNOR.queue(targets, values, calldatas, p.descriptionHash);
        p.queuedAt = block.timestamp;
    }

    /// Tries whatever the state, through the governor or the timelock; the invariants look at what came of it.
    function execute(uint256 proposal, bool directly) external {
        _current = _pickIndex(proposal);
        bytes32 descriptionHash = proposals[_current].descriptionHash;
        (address[] memory targets, uint256[] memory values, bytes[] memory calldatas) = _action(_current);
        if (directly) {
            bytes32 salt = bytes32(bytes20(address(GOVERNOR))) | (descriptionHash >> 160);
            try TIMELOCK.executeBatch(targets, values, calldatas, 0, salt) {} catch {}
        } else {
            try GOVERNOR.execute(targets, values, calldatas, descriptionHash) {} catch {}
        }
    }

    /// Every other one tries to have itself executed once more meanwhile, and to appoint a vetoer.
    function act(uint256 index) external override {
        Proposal storage p = proposals[index];
        if (msg.sender != address(TIMELOCK) || index != _current || p.cancelled) ++breaches;
        p.executions += 1;
        if (p.queuedAt == 0 || block.timestamp < p.queuedAt + TIMELOCK.getMinDelay()) p.executedTooEarly = true;
        if (index % 2 == 0) return;
        (address[] memory targets, uint256[] memory values, bytes[] memory calldatas) = _action(index);
        try GOVERNOR.execute(targets, values, calldatas, p.descriptionHash) {} catch {}
        _tryToAppoint(address(this));
    }

    function cancel(uint256 proposal, bool queued) external {
        uint256 index = _pickIndex(proposal);
        Proposal storage p = proposals[index];
        (address[] memory targets, uint256[] memory values, bytes[] memory calldatas) = _action(index);
        IGovernor.ProposalState state = GOVERNOR.state(p.id);
        if (queued && state == IGovernor.ProposalState.Queued) {
            bytes32 operation = operationOf(index);
            vm.prank(PRE_EXECUTION_VETOER);
            TIMELOCK.cancel(operation);
            p.cancelled = true;
        } else if (!queued && state == IGovernor.ProposalState.Pending) {
            vm.prank(GOVERNOR.proposalProposer(p.id));
            GOVERNOR.cancel(targets, values, calldatas, p.descriptionHash);
            p.cancelled = true;
        }
    }

    // Vetoers, and who would be one

    /// Tries at any time as anybody; it must succeed exactly for the vetoers within their windows.
    function veto(uint256 proposal, uint8 who) external {
        uint256 index = _pickIndex(proposal);
        Proposal storage p = proposals[index];
        (address[] memory targets, uint256[] memory values, bytes[] memory calldatas) = _action(index);
        address caller = _anybody(who);
        bool mayVeto = _mayVeto(p, caller);
        vm.prank(caller);
        try GOVERNOR.veto(targets, values, calldatas, p.descriptionHash) {
            if (!mayVeto) ++breaches;
            (p.cancelled, p.vetoed) = (true, true);
        } catch {
            if (mayVeto) ++breaches;
        }
    }

    function tryToAppoint(uint8 who) external {
        address caller = _anybody(who);
        vm.startPrank(caller);
        _tryToAppoint(caller);
        vm.stopPrank();
    }

    // Strangers, and members beyond their rights

    function tryToUpgrade(uint256 who, bool throughAuthority) external {
        address[3] memory proxies = [address(TOKEN), address(GOVERNOR), address(TIMELOCK)];
        for (uint256 i = 0; i < proxies.length; ++i) {
            vm.prank(_member(who));
            if (throughAuthority) {
                IUpgradeAuthority.Upgrade[] memory upgrades = new IUpgradeAuthority.Upgrade[](1);
                upgrades[0] = IUpgradeAuthority.Upgrade(proxies[i], address(this), "");
                try IUpgradeAuthority(AUTHORITY).upgrade(upgrades) {
                    ++breaches;
                } catch {}
            } else {
                try IProxyUpgrader(proxies[i]).upgradeToAndCall(address(this), "") {
                    ++breaches;
                } catch {}
            }
        }
    }

    function tryToSchedule(uint256 who) external {
        (address[] memory targets, uint256[] memory values, bytes[] memory calldatas) = _action(proposals.length);
        uint256 delay = TIMELOCK.getMinDelay();
        vm.prank(_member(who));
        try TIMELOCK.scheduleBatch(targets, values, calldatas, 0, 0, delay) {
            ++breaches;
        } catch {}
    }
}
