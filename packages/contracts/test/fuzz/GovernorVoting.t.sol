// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationGovernor} from "../../src/governance/IOrganisationGovernor.sol";
import {BallotSigner} from "../helpers/BallotSigner.sol";
import {GovernorTest} from "../helpers/GovernorTest.sol";
import {ReferenceGovernor} from "./ReferenceGovernor.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";
import {Vm} from "forge-std/Vm.sol";

/// Our governor without timelock against OpenZeppelin's modules as they are: the same calls, and the same answers, errors,
/// events and tallies. Only who has no weight is refused by another name.
contract GovernorVotingTest is GovernorTest, BallotSigner {
    /// One call, in both governors.
    struct Step {
        uint8 kind;
        uint8 voter;
        uint8 support;
        uint128 against;
        uint128 inFavour;
        uint128 abstained;
        bytes malformed;
        uint16 pause;
    }

    /// That both governors did the same would say nothing if they did nothing.
    uint256 private _accepted;

    ReferenceGovernor private _reference;
    uint256 private _proposalId;
    string[4] private _names = ["alice", "bob", "carol", "stranger"];

    function setUp() public override {
        super.setUp();
        _reference = new ReferenceGovernor(IVotes(token), VOTING_DELAY, VOTING_PERIOD, QUORUM);
        _proposalId = _propose(selfExecuting);
        vm.prank(ALICE);
        assertEq(_reference.propose(targets, values, calldatas, description), _proposalId);
        vm.warp(selfExecuting.proposalSnapshot(_proposalId));
    }

    function testFuzz_votesLikeOpenZeppelinsModules(Step[16] memory steps) public {
        skip(1);
        for (uint256 i = 0; i < steps.length; ++i) {
            _take(steps[i]);
            _compare();
            // At most once around the whole period.
            skip(uint256(steps[i].pause) * VOTING_PERIOD / 4 / type(uint16).max);
        }
        vm.warp(selfExecuting.proposalDeadline(_proposalId) + 1);
        _compare();
        Step memory execution;
        execution.kind = 7;
        _take(execution);
        _compare();
    }

    function test_theStepsReachEveryKindOfVote() public {
        skip(1);
        for (uint8 kind = 0; kind < 6; ++kind) {
            uint256 open = vm.snapshotState();
            _take(Step(kind, kind % 3, kind == 2 || kind == 5 ? 7 : 1, 1e18, 2e18, 3e18, "x", 1));
            _compare();
            assertEq(_accepted, kind == 3 ? 0 : 1, vm.toString(kind));
            vm.revertToState(open);
        }
    }

    function testFuzz_isRefusedLikeThereOutsideTheVotingPeriod(Step memory step, uint256 time) public {
        vm.warp(bound(time, block.timestamp - VOTING_DELAY, block.timestamp + 2 * VOTING_PERIOD));
        _take(step);
        _compare();
    }

    function testFuzz_isRefusedLikeThereWhereThereIsNoProposal(Step memory step, uint256 proposalId) public {
        vm.assume(proposalId != _proposalId);
        _proposalId = proposalId;
        step.kind = uint8(bound(step.kind, 0, 5));
        _take(step);
        assertEq(_accepted, 0);
    }

    function testFuzz_readsPastVotesLikeThere(uint8 voter, uint256 timepoint, bytes memory params) public {
        (address account,) = makeAddrAndKey(_names[voter % 4]);
        if (timepoint % 2 == 0) timepoint = bound(timepoint, block.timestamp - 2 * VOTING_DELAY, block.timestamp + 10);
        _both(account, abi.encodeCall(IGovernor.getVotes, (account, timepoint)), "");
        _both(account, abi.encodeCall(IGovernor.getVotesWithParams, (account, timepoint, params)), "");
    }

    /// Of a token that reverts the reason is passed on; one that answers too little only has to be refused.
    function testFuzz_readsABrokenTokenLikeThere(bytes memory answer, bool reverts) public {
        bytes memory question = abi.encodeCall(IVotes.getPastVotes, (ALICE, block.timestamp - 1));
        if (reverts) vm.mockCallRevert(address(token), question, answer);
        else vm.mockCall(address(token), question, answer);
        bytes memory call_ = abi.encodeCall(IGovernor.getVotes, (ALICE, block.timestamp - 1));
        if (reverts || answer.length >= 32) {
            _both(STRANGER, call_, "");
            return;
        }
        (bool success,) = address(selfExecuting).call(call_);
        assertFalse(success);
        (success,) = address(_reference).call(call_);
        assertFalse(success);
    }

    function _take(Step memory step) private {
        (address voter, uint256 key) = makeAddrAndKey(_names[step.voter % 4]);
        uint8 support = step.support % 8 == 7 ? 255 : step.support % 4;
        uint256 kind = step.kind % 8;
        if (kind == 0) {
            _both(voter, abi.encodeCall(IGovernor.castVote, (_proposalId, support)), "");
        } else if (kind == 1) {
            _both(voter, abi.encodeCall(IGovernor.castVoteWithReason, (_proposalId, support, "why")), "");
        } else if (kind == 2) {
            _both(voter, _withParams(support, _parts(step)), "");
        } else if (kind == 3) {
            _both(voter, _withParams(support, step.malformed), "");
        } else if (kind == 4) {
            uint8 nominal = step.support % 4;
            _both(
                STRANGER, _signedVote(selfExecuting, voter, nominal, key), _signedVote(_reference, voter, nominal, key)
            );
        } else if (kind == 5) {
            bytes memory params = _parts(step);
            _both(
                STRANGER,
                _signedParams(selfExecuting, voter, support, params, key),
                _signedParams(_reference, voter, support, params, key)
            );
        } else if (kind == 6) {
            _both(voter, abi.encodeCall(IGovernor.cancel, (targets, values, calldatas, _descriptionHash())), "");
        } else {
            _both(voter, abi.encodeCall(IGovernor.execute, (targets, values, calldatas, _descriptionHash())), "");
        }
    }

    function _withParams(uint8 support, bytes memory params) private view returns (bytes memory) {
        return abi.encodeCall(IGovernor.castVoteWithReasonAndParams, (_proposalId, support, "why", params));
    }

    /// Mostly within the weight of somebody who has some.
    function _parts(Step memory step) private pure returns (bytes memory) {
        uint128 limit = step.pause % 5 == 0 ? type(uint128).max : 100e18;
        return abi.encodePacked(
            uint128(bound(step.against, 0, limit)),
            uint128(bound(step.inFavour, 0, limit)),
            uint128(bound(step.abstained, 0, limit))
        );
    }

    /// @param other What the reference is sent, where it is not the same.
    function _both(address caller, bytes memory data, bytes memory other) private {
        vm.recordLogs();
        vm.prank(caller);
        (bool success, bytes memory answer) = address(selfExecuting).call(data);
        bytes32 logs = _logs(address(selfExecuting));
        vm.prank(caller);
        (bool expected, bytes memory expectedAnswer) = address(_reference).call(other.length == 0 ? data : other);
        assertEq(logs, _logs(address(_reference)));
        assertEq(success, expected);
        if (success) ++_accepted;
        if (!success && bytes4(answer) == IOrganisationGovernor.Governor_NoWeight.selector) {
            answer = _renamed(answer);
        }
        assertEq(answer, expectedAnswer);
    }

    /// OpenZeppelin says of who has no weight that they have voted.
    function _renamed(bytes memory answer) private view returns (bytes memory) {
        address account;
        assembly ("memory-safe") {
            account := mload(add(answer, 0x24))
        }
        assertEq(token.getPastVotes(account, selfExecuting.proposalSnapshot(_proposalId)), 0);
        return abi.encodeWithSelector(IGovernor.GovernorAlreadyCastVote.selector, account);
    }

    function _compare() private view {
        (uint256 against, uint256 inFavour, uint256 abstained) = selfExecuting.proposalVotes(_proposalId);
        (uint256 against_, uint256 inFavour_, uint256 abstained_) = _reference.proposalVotes(_proposalId);
        assertEq(against, against_);
        assertEq(inFavour, inFavour_);
        assertEq(abstained, abstained_);
        assertEq(uint256(selfExecuting.state(_proposalId)), uint256(_reference.state(_proposalId)));
        for (uint256 i = 0; i < 4; ++i) {
            address voter = [ALICE, BOB, CAROL, STRANGER][i];
            assertEq(selfExecuting.usedVotes(_proposalId, voter), _reference.usedVotes(_proposalId, voter));
            assertEq(selfExecuting.hasVoted(_proposalId, voter), _reference.hasVoted(_proposalId, voter));
            assertEq(selfExecuting.nonces(voter, uint192(_proposalId)), _reference.nonces(voter, uint192(_proposalId)));
        }
    }

    function _signedVote(IGovernor in_, address voter, uint8 support, uint256 key) private view returns (bytes memory) {
        bytes memory ballot = abi.encode(_reference.BALLOT_TYPEHASH(), _proposalId, support, voter, _nonce(voter));
        bytes memory signature = _sign(key, _governorDigest(address(in_), ballot));
        return abi.encodeCall(IGovernor.castVoteBySig, (_proposalId, support, voter, signature));
    }

    function _signedParams(IGovernor in_, address voter, uint8 support, bytes memory params, uint256 key)
        private
        view
        returns (bytes memory)
    {
        bytes memory ballot = abi.encode(
            _reference.EXTENDED_BALLOT_TYPEHASH(),
            _proposalId,
            support,
            voter,
            _nonce(voter),
            keccak256("why"),
            keccak256(params)
        );
        bytes memory signature = _sign(key, _governorDigest(address(in_), ballot));
        return abi.encodeCall(
            IGovernor.castVoteWithReasonAndParamsBySig, (_proposalId, support, voter, "why", params, signature)
        );
    }

    function _nonce(address voter) private view returns (uint256) {
        return _reference.nonces(voter, uint192(_proposalId));
    }

    /// A digest of topics and data of what `emitter` emitted.
    function _logs(address emitter) private returns (bytes32 digest) {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        for (uint256 i = 0; i < logs.length; ++i) {
            if (logs[i].emitter != emitter) continue;
            digest = keccak256(abi.encode(digest, logs[i].topics, logs[i].data));
        }
    }
}
