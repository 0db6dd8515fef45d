// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorSpoke} from "../../src/governance/GovernorSpoke.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {TokenVesting} from "../../src/vesting/TokenVesting.sol";
import {TransportTest} from "../helpers/TransportTest.sol";
import {CrossChainHandler} from "./CrossChainHandler.sol";

/// Votes from other chains; see README.md.
contract CrossChainInvariants is TransportTest {
    CrossChainHandler private _handler;

    function setUp() public override {
        super.setUp();
        address program = address(new TokenVesting());
        TokenVesting[2] memory vestings = [_vestingOf(tokenA, program), _vestingOf(tokenB, program)];
        spokeA = _spokeWith("vesting spoke A", tokenA, vestings[0], CHAIN_A);
        spokeB = _spokeWith("vesting spoke B", tokenB, vestings[1], CHAIN_B);
        _handler = new CrossChainHandler(transport, home, [spokeA, spokeB], vestings);
        address[5] memory members = [ALICE, BOB, CAROL, DAVE, STRANGER];
        for (uint256 i = 0; i < members.length; ++i) {
            _handler.join(members[i]);
        }
        _handler.propose(0);
        bytes4[] memory selectors = new bytes4[](16);
        selectors[0] = CrossChainHandler.transfer.selector;
        selectors[1] = CrossChainHandler.delegate.selector;
        selectors[2] = CrossChainHandler.wait.selector;
        selectors[3] = CrossChainHandler.propose.selector;
        selectors[4] = CrossChainHandler.voteAtHome.selector;
        selectors[5] = CrossChainHandler.voteAway.selector;
        selectors[6] = CrossChainHandler.resend.selector;
        selectors[7] = CrossChainHandler.deliver.selector;
        selectors[8] = CrossChainHandler.forgeToTheTransport.selector;
        selectors[9] = CrossChainHandler.forgeToTheGovernor.selector;
        selectors[10] = CrossChainHandler.garble.selector;
        (selectors[11], selectors[12]) = (CrossChainHandler.voteAway.selector, CrossChainHandler.deliver.selector);
        selectors[13] = CrossChainHandler.vest.selector;
        selectors[14] = CrossChainHandler.release.selector;
        selectors[15] = CrossChainHandler.vest.selector;
        targetSelector(FuzzSelector(address(_handler), selectors));
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
        transport.register(address(spoke), chainId);
    }

    /// Nor of vested votes if none were ever sent.
    function test_theHandlersVestedVotesArrive() public {
        _handler.vest(0, 3, 1, 20 days);
        _handler.propose(0);
        uint256 id = _handler.proposals(1);
        vm.warp(home.proposalSnapshot(id) + 1);
        _handler.voteAway(0, 0, 1, 1, 1);
        _handler.deliver(0);
        uint256 share = uint256(75e18) * 21 days / 30 days;
        assertEq(_handler.votesOf(0, BOB, home.proposalSnapshot(id)), share);
        _assertVotes(id, 0, share, 0);
        _handler.release(0, share);
        assertEq(tokenA.balanceOf(BOB), share);
    }

    /// The laws would hold of nothing if the handler's messages never arrived.
    function test_theHandlersMessagesArrive() public {
        vm.warp(home.proposalSnapshot(_handler.proposals(0)) + 1);
        _handler.voteAway(0, 0, 3, 1, 1);
        _handler.voteAway(1, 0, 0, 0, 1);
        _handler.voteAway(0, 0, 3, 1, 4);
        _handler.resend(0, 0, 3);
        _handler.forgeToTheTransport(0, 0, 4, 1e30);
        for (uint256 i = 5; i > 0; --i) {
            _handler.deliver(i - 1);
            _handler.garble(i - 1, i);
        }
        _handler.voteAtHome(0, 0, 2);
        _assertVotes(_handler.proposals(0), 5e18, 150e18, 600e18);
        assertEq(transport.count(), 5);
        assertEq(_handler.acceptedInAll(_handler.proposals(0)), 3);
        assertEq(_handler.breaches(), 0);
    }

    function invariant_12_countedVotesNeverExceedTheWeightsOfTheSnapshotOnAllChains() public view {
        for (uint256 i = 0; i < _handler.proposalCount(); ++i) {
            uint256 id = _handler.proposals(i);
            uint256 snapshot = home.proposalSnapshot(id);
            if (snapshot >= block.timestamp) continue;
            uint256 counted = 0;
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

    function invariant_36_noChainCountsForMoreThanItsSupplyAtTheSnapshot() public view {
        for (uint256 i = 0; i < _handler.proposalCount(); ++i) {
            uint256 id = _handler.proposals(i);
            uint256 snapshot = home.proposalSnapshot(id);
            if (snapshot >= block.timestamp) continue;
            uint256[3] memory counted;
            for (uint256 m = 0; m < 5; ++m) {
                address member = _handler.members(m);
                counted[0] += home.usedVotes(id, home.ballotOf(CHAIN_A, member));
                counted[1] += home.usedVotes(id, home.ballotOf(CHAIN_B, member));
                counted[2] += home.usedVotes(id, member);
            }
            assertLe(counted[0], tokenA.getPastTotalSupply(snapshot));
            assertLe(counted[1], tokenB.getPastTotalSupply(snapshot));
            assertLe(counted[2], token.getPastTotalSupply(snapshot));
        }
    }

    function invariant_13_aMessageCountsOnceWhateverBecomesOfIt() public view {
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
}
