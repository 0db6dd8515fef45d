// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IQuadraticGovernor} from "../../src/governance/IQuadraticGovernor.sol";
import {TestDecoder} from "../helpers/TestDecoder.sol";
import {QuadraticGovernorTest} from "../unit/governance/QuadraticGovernor/QuadraticGovernorTest.sol";
import {QuadraticHandler} from "./QuadraticHandler.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

/// Laws 16 to 18; see README.md.
contract QuadraticInvariants is QuadraticGovernorTest {
    QuadraticHandler private _handler;

    function setUp() public override {
        super.setUp();
        _handler = new QuadraticHandler(graded, decoder);
        string[4] memory names = ["alice", "bob", "carol", "stranger"];
        for (uint256 i = 0; i < names.length; ++i) {
            (address member, uint256 key) = makeAddrAndKey(names[i]);
            _handler.join(member, key);
            _handler.decoders(1).set(member, THIRTY);
        }
        _handler.propose(0);
        bytes4[] memory selectors = new bytes4[](12);
        selectors[0] = QuadraticHandler.transfer.selector;
        selectors[1] = QuadraticHandler.delegate.selector;
        selectors[2] = QuadraticHandler.wait.selector;
        selectors[3] = QuadraticHandler.propose.selector;
        selectors[4] = QuadraticHandler.score.selector;
        selectors[5] = QuadraticHandler.behave.selector;
        selectors[6] = QuadraticHandler.updateSettings.selector;
        selectors[7] = QuadraticHandler.wait.selector;
        for (uint256 i = 8; i < 12; ++i) {
            selectors[i] = QuadraticHandler.vote.selector;
        }
        targetSelector(FuzzSelector(address(_handler), selectors));
        targetContract(address(_handler));
    }

    /// The laws would hold of nothing if no vote of the handler ever counted.
    function test_theHandlersVotesCount() public {
        skip(VOTING_DELAY + 1);
        _handler.updateSettings(1, [0, 0, 0, 0], 0);
        _handler.vote(0, 0, 1, false);
        _handler.score(0, 1, 1);
        _handler.vote(0, 1, 0, true);
        _handler.behave(0, uint256(TestDecoder.Behaviour.RefusesWithReason));
        _handler.vote(0, 2, 2, false);
        _handler.vote(0, 2, 1, true);
        assertEq(_handler.breaches(), 0);
        _assertVotes(graded, _handler.books(0).id, [uint256(17 * 50), 24 * 80, 10 * 10]);
        assertEq(_handler.books(0).participation, 1000e18);
    }

    function invariant_16_countedWeightIsTheRootTimesTheBand() public view {
        for (uint256 i = 0; i < _handler.proposalCount(); ++i) {
            QuadraticHandler.Books memory b = _handler.books(i);
            _assertVotes(graded, b.id, b.votes);
        }
        assertEq(_handler.breaches(), 0);
    }

    function invariant_17_participationIsThePlainPowerOfWhoVotedOnce() public view {
        for (uint256 i = 0; i < _handler.proposalCount(); ++i) {
            QuadraticHandler.Books memory b = _handler.books(i);
            uint256 snapshot = graded.proposalSnapshot(b.id);
            uint256 power = 0;
            for (uint256 m = 0; m < 4; ++m) {
                address member = _handler.members(m);
                assertEq(graded.hasVoted(b.id, member), _handler.voted(b.id, member));
                if (graded.hasVoted(b.id, member)) power += token.getPastVotes(member, snapshot);
            }
            assertEq(graded.proposalParticipation(b.id), power);
            assertEq(b.participation, power);
            assertLe(power, token.totalSupply());
        }
    }

    function invariant_18_noDecoderMakesAnybodyCountMoreThanAllOfTheRoot() public view {
        for (uint256 i = 0; i < _handler.proposalCount(); ++i) {
            QuadraticHandler.Books memory b = _handler.books(i);
            (uint256 against, uint256 for_, uint256 abstain) = graded.proposalVotes(b.id);
            assertLe(against + for_ + abstain, b.most);
        }
    }

    function invariant_17_theStateFollowsFromTheBooks() public view {
        for (uint256 i = 0; i < _handler.proposalCount(); ++i) {
            QuadraticHandler.Books memory b = _handler.books(i);
            assertEq(uint256(graded.state(b.id)), uint256(_expectedState(b)));
        }
    }

    function _expectedState(QuadraticHandler.Books memory b) private view returns (IGovernor.ProposalState) {
        uint256 snapshot = graded.proposalSnapshot(b.id);
        if (snapshot >= block.timestamp) return IGovernor.ProposalState.Pending;
        if (graded.proposalDeadline(b.id) >= block.timestamp) return IGovernor.ProposalState.Active;
        IQuadraticGovernor.QuadraticSettings memory settings = _handler.settingsAt(snapshot);
        uint256 needed = ((b.votes[0] + b.votes[1]) * settings.threshold + 9999) / 10_000;
        bool passed = b.participation >= 200e18 && b.votes[1] > 0 && b.votes[1] >= needed;
        return passed ? IGovernor.ProposalState.Succeeded : IGovernor.ProposalState.Defeated;
    }
}
