// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {OrganisationGovernor} from "../../src/governance/OrganisationGovernor.sol";
import {OrganisationTimelock} from "../../src/governance/OrganisationTimelock.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {BallotSigner} from "../helpers/BallotSigner.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

/// What a handler of proposals remembers of them, and how it finds its way among them.
abstract contract GovernanceGhosts is BallotSigner, StdUtils {
    struct Proposal {
        uint256 id;
        bytes32 descriptionHash;
        uint256 queuedAt;
        bool cancelled;
        bool vetoed;
        uint256 executions;
        bool executedTooEarly;
    }

    OrganisationToken public immutable TOKEN;
    OrganisationGovernor public immutable GOVERNOR;
    OrganisationTimelock public immutable TIMELOCK;
    address public immutable PRE_VOTE_VETOER;
    address public immutable PRE_EXECUTION_VETOER;
    address public immutable AUTHORITY;

    address[] public members;
    uint256[] private _keys;
    Proposal[] public proposals;
    uint256 public breaches;

    uint256 internal _current;

    constructor(OrganisationGovernor governor, address authority) {
        (GOVERNOR, AUTHORITY) = (governor, authority);
        (PRE_VOTE_VETOER, PRE_EXECUTION_VETOER) = (governor.preVoteVetoer(), governor.preExecutionVetoer());
        TOKEN = OrganisationToken(address(governor.token()));
        TIMELOCK = OrganisationTimelock(payable(governor.timelock()));
    }

    function join(address member, uint256 key) external {
        members.push(member);
        _keys.push(key);
    }

    function proposalCount() external view returns (uint256) {
        return proposals.length;
    }

    function operationOf(uint256 index) public view returns (bytes32) {
        (address[] memory targets, uint256[] memory values, bytes[] memory calldatas) = _action(index);
        bytes32 salt = bytes32(bytes20(address(GOVERNOR))) | (proposals[index].descriptionHash >> 160);
        return TIMELOCK.hashOperationBatch(targets, values, calldatas, 0, salt);
    }

    /// By the clock and what the handler has seen, not by what the governor says of the state.
    function _mayVeto(Proposal storage p, address caller) internal view returns (bool) {
        if (p.cancelled || p.executions > 0) return false;
        uint256 snapshot = GOVERNOR.proposalSnapshot(p.id);
        if (block.timestamp <= snapshot) return caller == PRE_VOTE_VETOER;
        if (caller != PRE_EXECUTION_VETOER || block.timestamp <= GOVERNOR.proposalDeadline(p.id)) return false;
        (uint256 against, uint256 for_, uint256 abstain) = GOVERNOR.proposalVotes(p.id);
        return for_ > against && for_ + abstain >= GOVERNOR.quorum(snapshot);
    }

    function _tryToAppoint(address account) internal {
        try GOVERNOR.updatePreVoteVetoer(account) {
            ++breaches;
        } catch {}
        try GOVERNOR.updatePreExecutionVetoer(account) {
            ++breaches;
        } catch {}
    }

    /// Each vetoer as often as both halves of the members.
    function _anybody(uint8 seed) internal view returns (address) {
        if (seed % 4 == 0) return PRE_VOTE_VETOER;
        return seed % 4 == 1 ? PRE_EXECUTION_VETOER : _member(seed / 4);
    }

    /// What proposals do.
    function act(uint256 index) external virtual;

    function _action(uint256 index)
        internal
        view
        returns (address[] memory targets, uint256[] memory values, bytes[] memory calldatas)
    {
        (targets, values, calldatas) = (new address[](1), new uint256[](1), new bytes[](1));
        (targets[0], calldatas[0]) = (address(this), abi.encodeCall(GovernanceGhosts.act, (index)));
    }

    function _member(uint256 seed) internal view returns (address) {
        return members[seed % members.length];
    }

    function _pickIndex(uint256 seed) internal view returns (uint256) {
        // Mostly the newest few, else hardly any proposal would live through its whole life.
        uint256 recent = proposals.length > 3 ? 3 : proposals.length;
        return proposals.length - 1 - seed % recent;
    }

    function _pick(uint256 seed) internal view returns (Proposal storage) {
        return proposals[_pickIndex(seed)];
    }

    function _weight(uint256 id, address account) internal view returns (uint256) {
        return GOVERNOR.getVotes(account, GOVERNOR.proposalSnapshot(id));
    }

    function _canVote(uint256 id, address account) internal view returns (bool) {
        return
            GOVERNOR.state(id) == IGovernor.ProposalState.Active
                && _weight(id, account) > GOVERNOR.usedVotes(id, account);
    }

    function _signBallot(uint256 id, uint8 support, uint256 index) internal view returns (bytes memory) {
        return _signBallot(GOVERNOR, id, support, members[index], _keys[index]);
    }
}
