// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorSpoke} from "../../src/governance/GovernorSpoke.sol";
import {VotingMessage} from "../../src/governance/ICrossChainVotes.sol";
import {OrganisationGovernor} from "../../src/governance/OrganisationGovernor.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {ITokenVesting} from "../../src/vesting/ITokenVesting.sol";
import {TokenVesting} from "../../src/vesting/TokenVesting.sol";
import {CrossChainTransport} from "../helpers/CrossChainTransport.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

/// What members do at home and on two other chains, what becomes of their messages, and what forgers try.
contract CrossChainHandler is CommonBase, StdUtils {
    CrossChainTransport public immutable TRANSPORT;
    OrganisationGovernor public immutable GOVERNOR;
    OrganisationToken public immutable TOKEN;

    /// Of chain A and chain B.
    GovernorSpoke[2] public spokes;
    OrganisationToken[2] public tokens;
    uint256[2] public chainIds;

    /// Vestings of tokens on the two other chains, with what they hold for whom, as the handler set them up.
    struct Vested {
        TokenVesting vesting;
        address beneficiary;
        uint256 amount;
        uint256 since;
        uint256 start;
        uint256 end;
    }

    struct Release {
        uint256 at;
        uint256 amount;
    }

    /// One for each chain; its proxy stands and is a spoke's companion before it holds anything.
    Vested[2] private _vested;
    mapping(uint256 chain => Release[]) private _releases;

    address[] public members;
    uint256[] public proposals;
    uint256 public breaches;

    /// Of each voter and chain, and in all.
    mapping(uint256 proposalId => mapping(uint256 chainId => mapping(address voter => uint256))) public accepted;
    mapping(uint256 proposalId => uint256) public acceptedInAll;

    constructor(
        CrossChainTransport transport,
        OrganisationGovernor governor,
        GovernorSpoke[2] memory spokes_,
        TokenVesting[2] memory vestings
    ) {
        (TRANSPORT, GOVERNOR, spokes) = (transport, governor, spokes_);
        (_vested[0].vesting, _vested[1].vesting) = (vestings[0], vestings[1]);
        TOKEN = OrganisationToken(address(governor.token()));
        for (uint256 i = 0; i < 2; ++i) {
            tokens[i] = OrganisationToken(spokes_[i].token());
            chainIds[i] = transport.chainOf(address(spokes_[i]));
        }
    }

    function join(address member) external {
        members.push(member);
    }

    function proposalCount() external view returns (uint256) {
        return proposals.length;
    }

    // Members

    function transfer(uint256 chain, uint256 from, uint256 to, uint256 amount) external {
        OrganisationToken token = chain % 3 == 2 ? TOKEN : tokens[chain % 3];
        address sender = _member(from);
        amount = bound(amount, 0, token.balanceOf(sender));
        vm.prank(sender);
        assert(token.transfer(_member(to), amount));
    }

    function delegate(uint256 chain, uint256 from, uint256 to) external {
        OrganisationToken token = chain % 3 == 2 ? TOKEN : tokens[chain % 3];
        vm.prank(_member(from));
        token.delegate(_member(to));
    }

    /// Half of what a member holds begins to vest for another, by dates that may have passed long ago.
    function vest(uint256 chain, uint256 from, uint256 to, uint256 age) external {
        chain %= 2;
        Vested storage vested = _vested[chain];
        uint256 amount = tokens[chain].balanceOf(_member(from)) / 2;
        if (vested.since != 0 || amount == 0) return;
        vm.prank(_member(from));
        assert(tokens[chain].transfer(address(vested.vesting), amount));
        (vested.beneficiary, vested.amount, vested.since) = (_member(to), amount, block.timestamp);
        vested.start = block.timestamp - bound(age, 1 days, 40 days);
        vested.end = vested.start + 30 days;
        ITokenVesting.ScheduleSetup[] memory schedules = new ITokenVesting.ScheduleSetup[](1);
        (schedules[0].start, schedules[0].end) = (uint48(vested.start), uint48(vested.end));
        schedules[0].receivers = new ITokenVesting.VestingReceiver[](1);
        schedules[0].receivers[0] = ITokenVesting.VestingReceiver(vested.beneficiary, uint128(amount));
        vested.vesting.initialize(true, schedules);
    }

    function release(uint256 chain, uint256 amount) external {
        chain %= 2;
        Vested storage vested = _vested[chain];
        if (vested.since == 0) return;
        uint256 most = _unreleasedAt(chain, block.timestamp);
        if (most == 0) return;
        amount = bound(amount, 1, most);
        vm.prank(vested.beneficiary);
        vested.vesting.release(1, amount);
        _releases[chain].push(Release(block.timestamp, amount));
    }

    function wait(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1, 3 days));
    }

    /// Two proposals overlap, so that messages can meet the wrong one.
    function propose(uint256 proposer) public {
        if (proposals.length > 1 && _state(proposals[proposals.length - 2]) <= IGovernor.ProposalState.Active) return;
        vm.prank(_member(proposer));
        proposals.push(
            GOVERNOR.propose(new address[](1), new uint256[](1), new bytes[](1), vm.toString(proposals.length))
        );
    }

    function voteAtHome(uint256 proposal, uint256 voter, uint8 support) external {
        uint256 id = _proposal(proposal);
        address account = _member(voter);
        uint256 snapshot = GOVERNOR.proposalSnapshot(id);
        if (_state(id) != IGovernor.ProposalState.Active || GOVERNOR.hasVoted(id, account)) return;
        if (TOKEN.getPastVotes(account, snapshot) == 0) return;
        vm.prank(account);
        GOVERNOR.castVote(id, support % 3);
        acceptedInAll[id] += 1;
    }

    /// @param error How far the voter misses the snapshot; mostly not at all.
    function voteAway(uint256 chain, uint256 proposal, uint256 voter, uint8 support, uint256 error) external {
        uint256 id = _proposal(proposal);
        GovernorSpoke spoke = spokes[chain % 2];
        address account = _member(voter);
        uint256 timepoint = GOVERNOR.proposalSnapshot(id) - (error % 4 == 0 ? error % 1 days : 0);
        if (timepoint >= block.timestamp || spoke.getVotes(account, timepoint) == 0) return;
        (, uint256 sent) = spoke.voteOf(id, timepoint, account);
        if (sent > 0) return;
        vm.prank(account);
        spoke.castVote(id, timepoint, support % 3);
    }

    function resend(uint256 chain, uint256 proposal, uint256 voter) external {
        uint256 id = _proposal(proposal);
        uint256 timepoint = GOVERNOR.proposalSnapshot(id);
        GovernorSpoke spoke = spokes[chain % 2];
        (, uint256 sent) = spoke.voteOf(id, timepoint, _member(voter));
        if (sent > 0) spoke.resend(id, timepoint, _member(voter));
    }

    // The bridge

    /// Late, twice, out of order; what is never picked is lost.
    function deliver(uint256 index) external {
        if (TRANSPORT.count() == 0) return;
        CrossChainTransport.Sent memory sent = TRANSPORT.sent(index % TRANSPORT.count());
        uint256 chainId = TRANSPORT.chainOf(sent.sender);
        bool expected = _counts(chainId, sent.voter, sent.message);
        try TRANSPORT.deliver(index % TRANSPORT.count()) {
            if (!expected) ++breaches;
            accepted[sent.message.proposalId][chainId][sent.voter] += 1;
            acceptedInAll[sent.message.proposalId] += 1;
        } catch {
            if (expected) ++breaches;
        }
    }

    // Forgers

    function forgeToTheTransport(uint256 chain, uint256 proposal, uint256 voter, uint256 weight) external {
        VotingMessage memory message = _forged(chain, _proposal(proposal), weight);
        vm.prank(_member(voter));
        TRANSPORT.sendVote(block.chainid, _member(voter), message);
    }

    function forgeToTheGovernor(uint256 chain, uint256 proposal, uint256 voter, uint256 weight) external {
        VotingMessage memory message = _forged(chain, _proposal(proposal), weight);
        vm.prank(_member(voter));
        try GOVERNOR.castCrossChainVote(chainIds[chain % 2], _member(voter), message) {
            ++breaches;
        } catch {}
    }

    /// A bridge that mixes up chains, governors, proposals or moments.
    function garble(uint256 index, uint256 kind) external {
        if (TRANSPORT.count() == 0) return;
        CrossChainTransport.Sent memory sent = TRANSPORT.sent(index % TRANSPORT.count());
        uint256 chainId = TRANSPORT.chainOf(sent.sender);
        if (kind % 4 == 0 && chainId != 0) chainId = chainIds[0] + chainIds[1] - chainId;
        if (kind % 4 == 1) sent.message.governorAddress = address(this);
        if (kind % 4 == 2) sent.message.timepoint = GOVERNOR.proposalSnapshot(sent.message.proposalId) + 1;
        if (kind % 4 == 3) sent.message.sourceTokenAddress = address(TOKEN);
        try TRANSPORT.forge(chainId, sent.voter, sent.message) {
            ++breaches;
        } catch {}
    }

    // Oracle

    /// What the account may send from the chain, worked out by hand: its votes in the token, and of the vesting what had vested and
    /// not been released, from the second on in which it came to hold anything.
    function votesOf(uint256 chain, address account, uint256 timepoint) external view returns (uint256 votes) {
        votes = tokens[chain].getPastVotes(account, timepoint);
        if (account == _vested[chain].beneficiary) votes += _unreleasedAt(chain, timepoint);
    }

    function _unreleasedAt(uint256 chain, uint256 timepoint) private view returns (uint256 amount) {
        Vested storage vested = _vested[chain];
        if (vested.since == 0 || timepoint < vested.since || timepoint < vested.start) return 0;
        amount = timepoint >= vested.end
            ? vested.amount
            : vested.amount * (timepoint - vested.start) / (vested.end - vested.start);
        for (uint256 i = 0; i < _releases[chain].length; ++i) {
            if (_releases[chain][i].at <= timepoint) amount -= _releases[chain][i].amount;
        }
    }

    // Internals

    /// Whether the governor must take the message, by what anybody can read.
    function _counts(uint256 chainId, address voter, VotingMessage memory message) private view returns (bool) {
        return chainId != 0 && _state(message.proposalId) == IGovernor.ProposalState.Active
            && message.timepoint == GOVERNOR.proposalSnapshot(message.proposalId)
            && accepted[message.proposalId][chainId][voter] == 0;
    }

    function _forged(uint256 chain, uint256 id, uint256 weight) private view returns (VotingMessage memory) {
        return VotingMessage({
            governorAddress: address(GOVERNOR),
            sourceTokenAddress: address(tokens[chain % 2]),
            timepoint: GOVERNOR.proposalSnapshot(id),
            voteWeight: weight,
            proposalId: id,
            support: 1
        });
    }

    function _state(uint256 id) private view returns (IGovernor.ProposalState) {
        return GOVERNOR.state(id);
    }

    function _member(uint256 seed) private view returns (address) {
        return members[seed % members.length];
    }

    function _proposal(uint256 seed) private view returns (uint256) {
        uint256 recent = proposals.length > 3 ? 3 : proposals.length;
        return proposals[proposals.length - 1 - seed % recent];
    }
}
