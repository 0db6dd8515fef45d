// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorSpoke} from "../../src/governance/GovernorSpoke.sol";
import {TransportTest} from "../helpers/TransportTest.sol";
import {CrossChainHandler} from "./CrossChainHandler.sol";

/// Votes from other chains; see README.md.
contract CrossChainInvariants is TransportTest {
    CrossChainHandler private _handler;

    function setUp() public override {
        super.setUp();
        _handler = new CrossChainHandler(transport, home, [spokeA, spokeB]);
        address[5] memory members = [ALICE, BOB, CAROL, DAVE, STRANGER];
        for (uint256 i = 0; i < members.length; ++i) {
            _handler.join(members[i]);
        }
        _handler.propose(0);
        bytes4[] memory selectors = new bytes4[](13);
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
        targetSelector(FuzzSelector(address(_handler), selectors));
        targetContract(address(_handler));
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
        uint256 weight = spoke.getVotes(member, home.proposalSnapshot(id));
        assertEq(used, _handler.accepted(id, chainId, member) * weight);
    }
}
