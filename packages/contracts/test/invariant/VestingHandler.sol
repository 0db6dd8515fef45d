// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {OrganisationGovernor} from "../../src/governance/OrganisationGovernor.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {TokenVesting} from "../../src/vesting/TokenVesting.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

/// What beneficiaries do with what has vested, and what everybody tries with what has not.
contract VestingHandler is CommonBase, StdUtils {
    struct Payment {
        uint256 id;
        uint256 time;
        uint256 amount;
    }

    OrganisationGovernor public immutable GOVERNOR;
    OrganisationToken public immutable TOKEN;
    TokenVesting public immutable VESTING;

    /// The first of them are beneficiaries.
    address[] public members;
    uint256[] public proposals;
    Payment[] public payments;
    uint256 public breaches;
    mapping(uint256 proposalId => mapping(address beneficiary => uint256)) public cast;

    /// As a governor, for `tryToReenter`.
    uint256 public proposalSnapshot_;

    constructor(OrganisationGovernor governor, TokenVesting vesting) {
        (GOVERNOR, VESTING) = (governor, vesting);
        TOKEN = OrganisationToken(address(governor.token()));
    }

    function join(address member) external {
        members.push(member);
    }

    function proposalCount() external view returns (uint256) {
        return proposals.length;
    }

    function paymentCount() external view returns (uint256) {
        return payments.length;
    }

    // Everybody

    function wait(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1, 6 days));
    }

    function transfer(uint256 from, uint256 to, uint256 amount) external {
        address sender = _member(from);
        // Now and then to the vesting contract, where it stays.
        address receiver = to % 16 == 0 ? address(VESTING) : _member(to);
        amount = bound(amount, 0, TOKEN.balanceOf(sender));
        vm.prank(sender);
        assert(TOKEN.transfer(receiver, amount));
    }

    function delegate(uint256 from, uint256 to) external {
        vm.prank(_member(from));
        TOKEN.delegate(to % 4 == 0 ? address(VESTING) : _member(to));
    }

    function propose(uint256 proposer) public {
        uint256 count = proposals.length;
        if (count > 0 && GOVERNOR.proposalDeadline(proposals[count - 1]) > block.timestamp) return;
        vm.prank(_member(proposer));
        proposals.push(GOVERNOR.propose(new address[](1), new uint256[](1), new bytes[](1), vm.toString(count)));
    }

    function voteInPerson(uint256 voter, uint8 support) external {
        uint256 id = _newest();
        address account = _member(voter);
        if (GOVERNOR.state(id) != IGovernor.ProposalState.Active || GOVERNOR.hasVoted(id, account)) return;
        if (TOKEN.getPastVotes(account, GOVERNOR.proposalSnapshot(id)) == 0) return;
        vm.prank(account);
        GOVERNOR.castVote(id, support % 3);
    }

    // Beneficiaries

    function release(uint256 id, uint256 amount) external {
        id = 1 + id % VESTING.getVestingSchedulesCount();
        uint256 releasable = VESTING.computeReleasableAmount(id);
        if (releasable == 0) return;
        amount = bound(amount, 1, releasable);
        address beneficiary = VESTING.getVestingSchedule(id).beneficiary;
        uint256 before = TOKEN.balanceOf(beneficiary);
        vm.prank(beneficiary);
        VESTING.release(id, amount);
        if (TOKEN.balanceOf(beneficiary) != before + amount) ++breaches;
        payments.push(Payment(id, block.timestamp, amount));
    }

    function releaseAll(uint256 who) external {
        address beneficiary = _member(who);
        uint256[] memory ids = VESTING.getVestingScheduleIds(beneficiary);
        uint256 releasable = 0;
        for (uint256 i = 0; i < ids.length; ++i) {
            uint256 amount = VESTING.computeReleasableAmount(ids[i]);
            if (amount > 0) payments.push(Payment(ids[i], block.timestamp, amount));
            releasable += amount;
        }
        if (releasable == 0) return;
        vm.prank(beneficiary);
        if (VESTING.releaseMany(ids) != releasable) ++breaches;
    }

    /// Whoever has something to vote with and has not voted must be able to.
    function vote(uint256 voter, uint8 support) external {
        uint256 id = _newest();
        address account = _member(voter);
        if (GOVERNOR.state(id) != IGovernor.ProposalState.Active) return;
        uint256 votes = VESTING.votesAt(account, GOVERNOR.proposalSnapshot(id));
        bool expected = votes > 0 && cast[id][account] == 0;
        vm.prank(account);
        try VESTING.castVote(address(GOVERNOR), id, support % 3, "") returns (uint256 weight) {
            if (!expected || weight != votes) ++breaches;
            cast[id][account] += weight;
        } catch {
            if (expected) ++breaches;
        }
    }

    // Beyond their rights

    function tryToReleaseTooMuch(uint256 id, uint256 who, uint256 amount) external {
        id = 1 + id % VESTING.getVestingSchedulesCount();
        address account = _member(who);
        if (VESTING.getVestingSchedule(id).beneficiary == account) {
            amount = bound(amount, VESTING.computeReleasableAmount(id) + 1, type(uint256).max);
        }
        vm.prank(account);
        try VESTING.release(id, amount) {
            ++breaches;
        } catch {}
    }

    function tryToReenter(uint256 voter, uint256 snapshot) external {
        proposalSnapshot_ = snapshot;
        vm.prank(_member(voter));
        try VESTING.castVote(address(this), _newest(), 1, "") {} catch {}
    }

    function token() external view returns (address) {
        return address(TOKEN);
    }

    function proposalSnapshot(uint256) external view returns (uint256) {
        return proposalSnapshot_;
    }

    function castVoteWithReasonAndParams(uint256 id, uint8, string calldata, bytes calldata)
        external
        returns (uint256)
    {
        try VESTING.castVote(address(GOVERNOR), id, 1, "") {
            ++breaches;
        } catch {}
        try VESTING.release(1, 1) {
            ++breaches;
        } catch {}
        return type(uint256).max;
    }

    function _newest() private view returns (uint256) {
        return proposals[proposals.length - 1];
    }

    function _member(uint256 seed) private view returns (address) {
        return members[seed % members.length];
    }
}
