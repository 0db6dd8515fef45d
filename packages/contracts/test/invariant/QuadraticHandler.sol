// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IQuadraticGovernor} from "../../src/governance/IQuadraticGovernor.sol";
import {QuadraticGovernor} from "../../src/governance/QuadraticGovernor.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {BallotSigner} from "../helpers/BallotSigner.sol";
import {TestDecoder} from "../helpers/TestDecoder.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

/// Members voting under settings, scores and decoders that change all the time. Beside the contracts it keeps its own books.
contract QuadraticHandler is BallotSigner, StdUtils {
    struct Books {
        uint256 id;
        uint256[3] votes;
        uint256 participation;
        /// What the same voters would weigh at 100 %.
        uint256 most;
    }

    struct Update {
        uint256 time;
        IQuadraticGovernor.QuadraticSettings settings;
    }

    QuadraticGovernor public immutable GOVERNOR;
    OrganisationToken public immutable TOKEN;

    TestDecoder[2] public decoders;
    address[] public members;
    uint256 public breaches;
    mapping(uint256 proposalId => mapping(address => bool)) public voted;

    uint256[] private _keys;
    Books[] private _books;
    Update[] private _updates;

    /// @param governor Executes itself.
    constructor(QuadraticGovernor governor, TestDecoder decoder) {
        GOVERNOR = governor;
        TOKEN = OrganisationToken(address(governor.token()));
        decoders = [decoder, new TestDecoder()];
        _updates.push(Update(0, governor.quadraticSettings(block.timestamp)));
    }

    function join(address member, uint256 key) external {
        members.push(member);
        _keys.push(key);
    }

    function proposalCount() external view returns (uint256) {
        return _books.length;
    }

    function books(uint256 index) external view returns (Books memory) {
        return _books[index];
    }

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
        vm.warp(block.timestamp + bound(time, 1, 3 days));
    }

    function propose(uint256 proposer) public {
        vm.prank(_member(proposer));
        uint256 id = GOVERNOR.propose(new address[](1), new uint256[](1), new bytes[](1), vm.toString(_books.length));
        _books.push();
        _books[_books.length - 1].id = id;
    }

    /// Tries whatever the books say, and compares.
    function vote(uint256 proposal, uint256 voter, uint8 support, bool signed) external {
        Books storage b = _books[_books.length - 1 - proposal % (_books.length > 3 ? 3 : _books.length)];
        if (GOVERNOR.state(b.id) != IGovernor.ProposalState.Active) return;
        uint256 index = voter % members.length;
        address account = members[index];
        support %= 3;
        uint256 power = TOKEN.getPastVotes(account, GOVERNOR.proposalSnapshot(b.id));
        uint256 root = _root(power / 1e18);
        uint256 expected = voted[b.id][account] ? 0 : root * _percentage(b.id, account);

        (bool counted, uint256 weight) = signed ? _castSigned(b.id, index, support) : _cast(b.id, account, support);
        if (counted != (expected > 0) || weight != expected) ++breaches;
        if (!counted) return;
        voted[b.id][account] = true;
        b.votes[support] += expected;
        b.participation += power;
        b.most += root * 100;
    }

    // Whoever knows scores, and what governs them

    function score(uint256 decoder, uint256 account, uint256 score_) external {
        uint256[7] memory edges = [uint256(0), 150_000, 149_999, 249_999, 250_000, 999_999, 1_000_000];
        decoders[decoder % 2].set(_member(account), score_ % 3 == 0 ? score_ : edges[score_ % 7]);
    }

    function behave(uint256 decoder, uint256 behaviour) external {
        // Mostly well, else hardly any vote would count.
        uint256 last = uint256(TestDecoder.Behaviour.Writes);
        uint256 choice = behaviour % (3 * last);
        decoders[decoder % 2].behave(TestDecoder.Behaviour(choice > last ? 0 : choice));
    }

    function updateSettings(uint256 decoder, uint8[4] memory bands, uint16 threshold) external {
        for (uint256 i = 0; i < 4; ++i) {
            bands[i] %= 101;
        }
        IQuadraticGovernor.QuadraticSettings memory settings =
            IQuadraticGovernor.QuadraticSettings(address(decoders[decoder % 2]), bands, threshold % 10_001);
        vm.prank(address(GOVERNOR));
        GOVERNOR.updateQuadraticSettings(settings);
        _updates.push(Update(block.timestamp, settings));
    }

    /// From the books: the last update at or before the moment.
    function settingsAt(uint256 timepoint) public view returns (IQuadraticGovernor.QuadraticSettings memory) {
        uint256 i = _updates.length - 1;
        while (_updates[i].time > timepoint) --i;
        return _updates[i].settings;
    }

    // Internals

    /// 0 too where the decoder fails.
    function _percentage(uint256 id, address account) private view returns (uint256) {
        IQuadraticGovernor.QuadraticSettings memory settings = settingsAt(GOVERNOR.proposalSnapshot(id));
        TestDecoder decoder = TestDecoder(settings.decoder);
        TestDecoder.Behaviour behaviour = decoder.behaviour();
        uint256 known = decoder.scores(account);
        if (behaviour == TestDecoder.Behaviour.RefusesWithReason) {
            known = 0;
        } else if (behaviour == TestDecoder.Behaviour.RefusesAtLength) {
            known = 0;
        } else if (behaviour != TestDecoder.Behaviour.Answers && behaviour != TestDecoder.Behaviour.AnswersAtLength) {
            return 0;
        }
        if (known >= 1_000_000) return settings.bandPercentages[3];
        if (known >= 250_000) return settings.bandPercentages[2];
        return settings.bandPercentages[known >= 150_000 ? 1 : 0];
    }

    function _root(uint256 number) private pure returns (uint256 root) {
        while ((root + 1) * (root + 1) <= number) ++root;
    }

    function _cast(uint256 id, address account, uint8 support) private returns (bool, uint256) {
        vm.prank(account);
        try GOVERNOR.castVote(id, support) returns (uint256 weight) {
            return (true, weight);
        } catch {
            return (false, 0);
        }
    }

    function _castSigned(uint256 id, uint256 index, uint8 support) private returns (bool, uint256) {
        address account = members[index];
        bytes memory signature = _signBallot(GOVERNOR, id, support, account, _keys[index]);
        try GOVERNOR.castVoteBySig(id, support, account, signature) returns (uint256 weight) {
            return (true, weight);
        } catch {
            return (false, 0);
        }
    }

    function _member(uint256 seed) private view returns (address) {
        return members[seed % members.length];
    }
}
