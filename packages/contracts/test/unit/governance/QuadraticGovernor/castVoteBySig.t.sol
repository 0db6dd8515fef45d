// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ISafe, ISafeProxyFactory} from "../../../../src/deployment/ISafe.sol";
import {QuadraticGovernorTest} from "./QuadraticGovernorTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

interface ISafeMessages {
    function getMessageHash(bytes calldata message) external view returns (bytes32);
}

/// See castVote.tree.
contract QuadraticGovernor_castVoteBySig is QuadraticGovernorTest {
    uint256 private _proposalId;

    function setUp() public override {
        super.setUp();
        _proposalId = _open(governor);
    }

    function test_countsTheSignersRootAndScoreAndNotTheSenders() public {
        decoder.set(ALICE, 150_000);
        uint256 nonce = governor.nonces(ALICE, uint192(_proposalId));
        bytes memory signature = _sign("alice", _ballot(governor, _proposalId, 1, ALICE, nonce));
        vm.expectEmit(address(governor));
        emit IGovernor.VoteCast(ALICE, _proposalId, 1, 1200, "");
        vm.prank(BOB);
        governor.castVoteBySig(_proposalId, 1, ALICE, signature);
        _assertVotes(governor, _proposalId, [uint256(0), 1200, 0]);
        assertFalse(governor.hasVoted(_proposalId, BOB));

        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorInvalidSignature.selector, ALICE));
        governor.castVoteBySig(_proposalId, 1, ALICE, signature);
    }

    function test_countsAVoteSignedWithTheAccountsNonce() public {
        governor.castVoteBySig(_proposalId, 0, BOB, _sign("bob", _ballot(governor, _proposalId, 0, BOB, 0)));
        _assertVotes(governor, _proposalId, [uint256(1700), 0, 0]);
        assertEq(governor.nonces(BOB), 1);
    }

    function test_revertsWhenAnotherSigned() public {
        bytes memory signature = _sign("alice", _ballot(governor, _proposalId, 1, BOB, 0));
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorInvalidSignature.selector, BOB));
        governor.castVoteBySig(_proposalId, 1, BOB, signature);
    }

    function test_revertsWhenSignedForAnotherGovernor() public {
        bytes memory signature = _sign("alice", _ballot(graded, _proposalId, 1, ALICE, 0));
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorInvalidSignature.selector, ALICE));
        governor.castVoteBySig(_proposalId, 1, ALICE, signature);
    }

    function test_countsAVoteThatASafeSigned() public {
        address[] memory owners = new address[](1);
        owners[0] = ALICE;
        bytes memory setup = abi.encodeCall(
            ISafe.setup, (owners, 1, address(0), "", safeFallbackHandler, address(0), 0, payable(address(0)))
        );
        address safe = ISafeProxyFactory(safeProxyFactory).createProxyWithNonce(safeSingleton, setup, 1);
        decoder.set(safe, 1_000_000);
        vm.prank(BOB);
        token.delegate(safe);
        skip(1);
        description = "The Safe votes";
        _proposalId = _open(governor);

        bytes32 digest = _ballot(governor, _proposalId, 1, safe, 0);
        bytes memory signature = _sign("alice", ISafeMessages(safe).getMessageHash(abi.encode(digest)));
        governor.castVoteBySig(_proposalId, 1, safe, signature);
        _assertVotes(governor, _proposalId, [uint256(0), 1700, 0]);
        assertEq(governor.proposalParticipation(_proposalId), 300e18);
    }
}
