// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorSpoke} from "../../src/governance/GovernorSpoke.sol";
import {ICrossChainVotes} from "../../src/governance/ICrossChainVotes.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {TokenVesting} from "../../src/vesting/TokenVesting.sol";
import {VotingLaneTest} from "../helpers/VotingLaneTest.sol";
import {CrossChainBridges} from "./CrossChainBridges.sol";
import {CrossChainHandler} from "./CrossChainHandler.sol";

/// Votes from other chains; see README.md. One campaign, after whose calls all laws are checked.
/// Words from storage are no better seeds for the handler than others, and gathering them takes most of the time.
/// forge-config: default.invariant.include_storage = false
/// forge-config: default.invariant.include_push_bytes = false
/// forge-config: deep.invariant.runs = 3910
/// forge-config: deep.invariant.depth = 256
/// forge-config: deep.invariant.check_interval = 32
/// forge-config: deep.invariant.include_storage = false
/// forge-config: deep.invariant.include_push_bytes = false
contract CrossChainInvariants is VotingLaneTest {
    CrossChainHandler private _handler;

    function setUp() public override {
        super.setUp();
        address program = address(new TokenVesting());
        TokenVesting[2] memory vestings = [_vestingOf(tokenA, program), _vestingOf(tokenB, program)];
        spokeA = _spokeWith("vesting spoke A", tokenA, vestings[0], CHAIN_A);
        spokeB = _spokeWith("vesting spoke B", tokenB, vestings[1], CHAIN_B);
        _handler = new CrossChainHandler(home, controller, adapters, [spokeA, spokeB], vestings, [CHAIN_A, CHAIN_B]);
        address[5] memory members = [ALICE, BOB, CAROL, DAVE, STRANGER];
        for (uint256 i = 0; i < members.length; ++i) {
            _handler.join(members[i]);
        }
        _handler.propose(0);
        bytes4[28] memory selectors = [
            CrossChainHandler.transfer.selector,
            CrossChainHandler.delegate.selector,
            CrossChainHandler.wait.selector,
            CrossChainHandler.propose.selector,
            CrossChainHandler.voteAtHome.selector,
            CrossChainHandler.voteAway.selector,
            CrossChainHandler.resend.selector,
            CrossChainHandler.sendTally.selector,
            CrossChainBridges.bring.selector,
            CrossChainBridges.bringNewest.selector,
            CrossChainBridges.bringHostile.selector,
            CrossChainBridges.forge.selector,
            CrossChainBridges.execute.selector,
            CrossChainBridges.executeNewest.selector,
            CrossChainBridges.executeForged.selector,
            CrossChainBridges.sendInPerson.selector,
            CrossChainBridges.tellTheGovernor.selector,
            CrossChainBridges.changeBridges.selector,
            CrossChainHandler.vest.selector,
            CrossChainHandler.release.selector,
            CrossChainHandler.voteAway.selector,
            CrossChainHandler.voteAway.selector,
            CrossChainHandler.sendTally.selector,
            CrossChainBridges.bringNewest.selector,
            CrossChainBridges.bring.selector,
            CrossChainBridges.executeNewest.selector,
            CrossChainBridges.execute.selector,
            CrossChainHandler.vest.selector
        ];
        bytes4[] memory chosen = new bytes4[](selectors.length);
        for (uint256 i = 0; i < chosen.length; ++i) {
            chosen[i] = selectors[i];
        }
        targetSelector(FuzzSelector(address(_handler), chosen));
        targetContract(address(_handler));
    }

    function _vestingOf(OrganisationToken token_, address program) private returns (TokenVesting) {
        bytes32 word = bytes32(uint256(uint160(address(token_))));
        return TokenVesting(proxyFactory.deploy(word, _parameters(program, UPGRADE_OWNER, word), ""));
    }

    function _spokeWith(bytes32 salt, OrganisationToken token_, TokenVesting vesting, uint256 chainId)
        private
        returns (GovernorSpoke spoke)
    {
        spoke = _deploySpoke(salt, token_, address(vesting), chainId);
        uint256 created = token_.totalSupply();
        vm.prank(address(home));
        home.updateSpoke(ICrossChainVotes.VotingChain(chainId, address(spoke), created));
    }

    /// Brought by both honest bridges and executed.
    function _arrive() private {
        _handler.bringNewest();
        _handler.executeNewest();
    }

    /// Nor of vested votes if none were ever sent.
    function test_theHandlersVestedVotesArrive() public {
        _handler.vest(0, 3, 1, 20 days);
        _handler.propose(0);
        uint256 id = _handler.proposals(1);
        vm.warp(home.proposalSnapshot(id) + 1);
        _handler.voteAway(0, 0, 1, 1, 1, 3);
        _arrive();
        uint256 share = uint256(75e18) * 21 days / 30 days;
        assertEq(_handler.votesOf(0, BOB, home.proposalSnapshot(id)), share);
        _assertVotes(id, 0, share, 0);
        _handler.release(0, share);
        assertEq(tokenA.balanceOf(BOB), share);
    }

    /// The laws would hold of nothing if the handler's messages never arrived.
    function test_theHandlersMessagesArrive() public {
        uint256 id = _handler.proposals(0);
        vm.warp(home.proposalSnapshot(id) + 1);
        _handler.voteAway(0, 0, 3, 1, 1, 1);
        _handler.voteAway(0, 0, 0, 0, 1, 0);
        _handler.sendTally(0, 0, 3, 1);
        _handler.voteAway(1, 0, 0, 0, 1, 3);
        _handler.resend(0, 0, 3, 2);
        _handler.sendInPerson(0, 0, STRANGER, 1e30);
        assertEq(_handler.sentCount(), 4);
        for (uint256 i = 4; i > 0; --i) {
            _handler.bring(i - 1, false);
            _handler.execute(i - 1);
            _handler.bring(i - 1, true);
            _handler.execute(i - 1);
        }
        _handler.forge(0, 0, STRANGER, 1e30);
        _handler.executeForged(0);
        _handler.voteAtHome(0, 0, 2);
        _assertVotes(id, 45e18, 150e18, 600e18);
        assertEq(_handler.togetherOf(id, CHAIN_A)[0], 40e18);
        assertEq(_handler.refusals(), 6);
        assertEq(_handler.breaches(), 0);
    }

    function test_theHandlersBridgesChange() public {
        vm.warp(home.proposalSnapshot(_handler.proposals(0)) + 1);
        _handler.voteAway(0, 0, 3, 1, 1, 3);
        _handler.bringNewest();
        _handler.changeBridges(0);
        _handler.executeNewest();
        assertEq(_handler.refusals(), 1);
        _arrive();
        _assertVotes(_handler.proposals(0), 0, 150e18, 0);
        assertEq(_handler.breaches(), 0);
    }

    function invariant_12_13_36() external view {
        _12_countedVotesNeverExceedTheWeightsOfTheSnapshotOnAllChains();
        _12_whoIsCountedAloneIsNotCountedTogether();
        _36_noChainCountsForMoreThanItsSupplyAtTheSnapshot();
        _13_aMessageCountsOnceWhateverBecomesOfIt();
    }

    function _12_countedVotesNeverExceedTheWeightsOfTheSnapshotOnAllChains() private view {
        for (uint256 i = 0; i < _handler.proposalCount(); ++i) {
            uint256 id = _handler.proposals(i);
            uint256 snapshot = home.proposalSnapshot(id);
            if (snapshot >= block.timestamp) continue;
            uint256 counted = _countedTogether(spokeA, CHAIN_A, id) + _countedTogether(spokeB, CHAIN_B, id);
            for (uint256 m = 0; m < 5; ++m) {
                address member = _handler.members(m);
                uint256 used = home.usedVotes(id, member);
                assertLe(used, token.getPastVotes(member, snapshot));
                counted += used + _countedFrom(spokeA, CHAIN_A, id, member) + _countedFrom(spokeB, CHAIN_B, id, member);
            }
            (uint256 against, uint256 for_, uint256 abstain) = home.proposalVotes(id);
            assertEq(against + for_ + abstain, counted);
        }
    }

    /// Once and by one way, whoever sends it however often.
    function _12_whoIsCountedAloneIsNotCountedTogether() private view {
        for (uint256 i = 0; i < _handler.proposalCount(); ++i) {
            uint256 id = _handler.proposals(i);
            for (uint256 m = 0; m < 10; ++m) {
                GovernorSpoke spoke = m % 2 == 0 ? spokeA : spokeB;
                address member = _handler.members(m / 2);
                (,, bool kept) = spoke.voteOf(id, home.proposalSnapshot(id), member);
                if (kept) assertEq(_handler.accepted(id, m % 2 == 0 ? CHAIN_A : CHAIN_B, member), 0);
            }
        }
    }

    function _36_noChainCountsForMoreThanItsSupplyAtTheSnapshot() private view {
        for (uint256 i = 0; i < _handler.proposalCount(); ++i) {
            uint256 id = _handler.proposals(i);
            uint256 snapshot = home.proposalSnapshot(id);
            if (snapshot >= block.timestamp) continue;
            uint256 fromA = home.usedVotes(id, home.ballotOf(CHAIN_A, address(3)));
            uint256 fromB = home.usedVotes(id, home.ballotOf(CHAIN_B, address(3)));
            assertEq(fromA, _countedOnChain(spokeA, CHAIN_A, id));
            assertEq(fromB, _countedOnChain(spokeB, CHAIN_B, id));
            assertLe(fromA, tokenA.getPastTotalSupply(snapshot));
            assertLe(fromB, tokenB.getPastTotalSupply(snapshot));
        }
    }

    function _13_aMessageCountsOnceWhateverBecomesOfIt() private view {
        assertEq(_handler.breaches(), 0);
        for (uint256 i = 0; i < _handler.proposalCount(); ++i) {
            uint256 id = _handler.proposals(i);
            for (uint256 m = 0; m < 5; ++m) {
                assertLe(_handler.accepted(id, CHAIN_A, _handler.members(m)), 1);
                assertLe(_handler.accepted(id, CHAIN_B, _handler.members(m)), 1);
            }
        }
    }

    function _countedFrom(GovernorSpoke spoke, uint256 chainId, uint256 id, address member)
        private
        view
        returns (uint256 used)
    {
        used = home.usedVotes(id, home.ballotOf(chainId, member));
        uint256 chain = spoke == spokeA ? 0 : 1;
        uint256 snapshot = home.proposalSnapshot(id);
        uint256 weight = _handler.votesOf(chain, member, snapshot);
        assertEq(spoke.getVotes(member, snapshot), weight);
        assertEq(used, _handler.accepted(id, chainId, member) * weight);
    }

    /// Never more than is kept at the spoke, which is never more than the weights of those whose votes are kept.
    function _countedTogether(GovernorSpoke spoke, uint256 chainId, uint256 id) private view returns (uint256 counted) {
        uint256[3] memory most = spoke.tallyOf(id, home.proposalSnapshot(id));
        uint256[3] memory arrived = _handler.togetherOf(id, chainId);
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(home.usedVotes(id, home.ballotOf(chainId, address(uint160(i)))), arrived[i]);
            assertLe(arrived[i], most[i]);
            counted += arrived[i];
            for (uint256 m = 0; m < 5; ++m) {
                (uint8 support, uint256 weight, bool kept) =
                    spoke.voteOf(id, home.proposalSnapshot(id), _handler.members(m));
                if (kept && support == i) most[i] -= weight;
            }
            assertEq(most[i], 0);
        }
    }

    function _countedOnChain(GovernorSpoke spoke, uint256 chainId, uint256 id) private view returns (uint256 counted) {
        counted = _countedTogether(spoke, chainId, id);
        for (uint256 m = 0; m < 5; ++m) {
            counted += _countedFrom(spoke, chainId, id, _handler.members(m));
        }
    }
}
