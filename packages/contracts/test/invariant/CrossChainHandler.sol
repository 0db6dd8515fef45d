// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorSpoke} from "../../src/governance/GovernorSpoke.sol";
import {OrganisationGovernor} from "../../src/governance/OrganisationGovernor.sol";
import {IVotingTransport} from "../../src/messaging/IVotingTransport.sol";
import {MessageController} from "../../src/messaging/MessageController.sol";
import {Votes} from "../../src/messaging/MessagePayload.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {ITokenVesting} from "../../src/vesting/ITokenVesting.sol";
import {TokenVesting} from "../../src/vesting/TokenVesting.sol";
import {ScriptedAdapter} from "../helpers/ScriptedAdapter.sol";
import {CrossChainBridges} from "./CrossChainBridges.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

/// What members do at home and on two other chains.
contract CrossChainHandler is CrossChainBridges {
    OrganisationToken public immutable TOKEN;

    /// Of chain A and chain B.
    GovernorSpoke[2] public spokes;
    OrganisationToken[2] public tokens;

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

    constructor(
        OrganisationGovernor governor,
        MessageController controller,
        ScriptedAdapter[3] memory adapters,
        GovernorSpoke[2] memory spokes_,
        TokenVesting[2] memory vestings,
        uint256[2] memory chainIds_
    ) CrossChainBridges(governor, controller, adapters, [address(spokes_[0]), address(spokes_[1])], chainIds_) {
        spokes = spokes_;
        (_vested[0].vesting, _vested[1].vesting) = (vestings[0], vestings[1]);
        TOKEN = OrganisationToken(address(governor.token()));
        for (uint256 i = 0; i < 2; ++i) {
            tokens[i] = OrganisationToken(spokes_[i].token());
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
    }

    /// @param error How far the voter misses the snapshot; mostly not at all.
    /// @param bridges Which of two take it; where none does, the vote is kept together with others.
    function voteAway(uint256 chain, uint256 proposal, uint256 voter, uint8 support, uint256 error, uint256 bridges)
        external
    {
        uint256 id = _proposal(proposal);
        chain %= 2;
        address account = _member(voter);
        uint256 timepoint = GOVERNOR.proposalSnapshot(id) - (error % 4 == 0 ? error % 1 days : 0);
        uint256 weight = timepoint >= block.timestamp ? 0 : spokes[chain].getVotes(account, timepoint);
        (, uint256 sent,) = spokes[chain].voteOf(id, timepoint, account);
        if (weight == 0 || sent > 0) return;
        IVotingTransport.Carriage memory carriage;
        if (bridges % 4 > 0) carriage = _over(bridges);
        vm.chainId(chainIds[chain]);
        vm.prank(account);
        spokes[chain].castVote(id, timepoint, support % 3, carriage);
        vm.chainId(HOME);
        if (bridges % 4 > 0) _rememberVote(chain, id, timepoint, account);
    }

    function resend(uint256 chain, uint256 proposal, uint256 voter, uint256 bridges) external {
        uint256 id = _proposal(proposal);
        chain %= 2;
        uint256 timepoint = GOVERNOR.proposalSnapshot(id);
        (, uint256 sent, bool kept) = spokes[chain].voteOf(id, timepoint, _member(voter));
        if (sent == 0 || kept) return;
        IVotingTransport.Carriage memory carriage = _over(bridges);
        vm.chainId(chainIds[chain]);
        spokes[chain].resend(id, timepoint, _member(voter), carriage);
        _rememberVote(chain, id, timepoint, _member(voter));
    }

    /// @param error As above: nobody can tell the sums of another moment for those of the snapshot.
    function sendTally(uint256 chain, uint256 proposal, uint256 bridges, uint256 error) external {
        uint256 id = _proposal(proposal);
        chain %= 2;
        uint256 timepoint = GOVERNOR.proposalSnapshot(id) - (error % 4 == 0 ? error % 1 days : 0);
        uint256[3] memory tally = spokes[chain].tallyOf(id, timepoint);
        if (tally[0] | tally[1] | tally[2] == 0) return;
        IVotingTransport.Carriage memory carriage = _over(bridges);
        vm.chainId(chainIds[chain]);
        spokes[chain].sendTally(id, timepoint, carriage);
        uint256 supply = tokens[chain].getPastTotalSupply(timepoint);
        _remember(chain, address(spokes[chain]), Votes(id, timepoint, supply, address(0), tally));
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

    function _rememberVote(uint256 chain, uint256 id, uint256 timepoint, address voter) private {
        (uint8 support, uint256 weight,) = spokes[chain].voteOf(id, timepoint, voter);
        Votes memory votes =
            Votes(id, timepoint, tokens[chain].getPastTotalSupply(timepoint), voter, [uint256(0), 0, 0]);
        votes.weights[support] = weight;
        _remember(chain, address(spokes[chain]), votes);
    }

    function _state(uint256 id) private view returns (IGovernor.ProposalState) {
        return GOVERNOR.state(id);
    }

    function _member(uint256 seed) private view returns (address) {
        return members[seed % members.length];
    }

    function _proposal(uint256 seed) internal view override returns (uint256) {
        uint256 recent = proposals.length > 3 ? 3 : proposals.length;
        return proposals[proposals.length - 1 - seed % recent];
    }
}
