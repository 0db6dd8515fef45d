// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ISafeProxyFactory} from "../../../../src/deployment/ISafe.sol";
import {ISafe} from "../../../../src/deployment/ISafe.sol";
import {GovernorCountingFractional} from "../../../../src/governance/GovernorCountingFractional.sol";
import {IOrganisationGovernor} from "../../../../src/governance/IOrganisationGovernor.sol";
import {OrganisationGovernor} from "../../../../src/governance/OrganisationGovernor.sol";
import {BallotSigner} from "../../../helpers/BallotSigner.sol";
import {GovernorTest} from "../../../helpers/GovernorTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

interface ISafeMessages {
    function getMessageHash(bytes calldata message) external view returns (bytes32);
}

contract OrganisationGovernor_castVote is GovernorTest, BallotSigner {
    uint256 private _proposalId;
    address private _signer;
    uint256 private _key;

    function setUp() public override {
        super.setUp();
        (_signer, _key) = makeAddrAndKey("signer");
        vm.prank(ALICE);
        assertTrue(token.transfer(_signer, 100e18));
        vm.prank(_signer);
        token.delegate(_signer);
        skip(1);
        _proposalId = _propose();
        skip(VOTING_DELAY + 1);
    }

    function _assertVotes(uint256 against, uint256 for_, uint256 abstain) private view {
        (uint256 a, uint256 f, uint256 n) = governor.proposalVotes(_proposalId);
        assertEq(a, against);
        assertEq(f, for_);
        assertEq(n, abstain);
    }

    function test_revertsBeforeVotingOpens() public {
        vm.warp(governor.proposalSnapshot(_proposalId));
        _expectUnexpectedState(_proposalId, IGovernor.ProposalState.Pending, _only(IGovernor.ProposalState.Active));
        _vote(governor, _proposalId, ALICE, 1);
    }

    function test_revertsAfterVotingCloses() public {
        vm.warp(governor.proposalDeadline(_proposalId) + 1);
        _expectUnexpectedState(_proposalId, IGovernor.ProposalState.Defeated, _only(IGovernor.ProposalState.Active));
        _vote(governor, _proposalId, ALICE, 1);
    }

    function test_revertsWithoutVotesAtTheSnapshot() public {
        vm.prank(ALICE);
        assertTrue(token.transfer(STRANGER, 1e18));
        vm.prank(STRANGER);
        token.delegate(STRANGER);
        skip(1);
        vm.expectRevert(abi.encodeWithSelector(IOrganisationGovernor.Governor_NoWeight.selector, STRANGER));
        _vote(governor, _proposalId, STRANGER, 1);
    }

    function test_revertsTheSecondTime() public {
        _vote(governor, _proposalId, ALICE, 1);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorAlreadyCastVote.selector, ALICE));
        _vote(governor, _proposalId, ALICE, 0);
    }

    function testFuzz_revertsForAnUnknownKindOfVote(uint8 support) public {
        support = uint8(bound(support, 3, 254));
        vm.expectRevert(IGovernor.GovernorInvalidVoteType.selector);
        _vote(governor, _proposalId, ALICE, support);
    }

    function test_countsTheWeightOfTheSnapshot() public {
        vm.prank(ALICE);
        assertTrue(token.transfer(BOB, 400e18));
        vm.expectEmit(address(governor));
        emit IGovernor.VoteCast(ALICE, _proposalId, 1, 500e18, "because");
        vm.prank(ALICE);
        governor.castVoteWithReason(_proposalId, 1, "because");
        _vote(governor, _proposalId, BOB, 0);
        _vote(governor, _proposalId, CAROL, 2);
        _assertVotes(300e18, 500e18, 100e18);
        assertTrue(governor.hasVoted(_proposalId, ALICE));
    }

    function _castParts(uint128 against, uint128 for_, uint128 abstain) private {
        vm.prank(ALICE);
        governor.castVoteWithReasonAndParams(_proposalId, 255, "", abi.encodePacked(against, for_, abstain));
    }

    function testFuzz_countsPartsAndLeavesTheRest(uint128 against, uint128 for_, uint128 abstain) public {
        against = uint128(bound(against, 0, 200e18));
        for_ = uint128(bound(for_, 0, 200e18));
        abstain = uint128(bound(abstain, 0, 99e18));
        _castParts(against, for_, abstain);
        _assertVotes(against, for_, abstain);
        _vote(governor, _proposalId, ALICE, 1);
        _assertVotes(against, 500e18 - against - abstain, abstain);
        assertEq(governor.usedVotes(_proposalId, ALICE), 500e18);
    }

    function test_revertsWhenPartsExceedWhatIsLeft() public {
        _castParts(0, 300e18, 0);
        vm.expectRevert(
            abi.encodeWithSelector(
                GovernorCountingFractional.GovernorExceedRemainingWeight.selector, ALICE, 200e18 + 1, 200e18
            )
        );
        _castParts(0, 200e18, 1);
    }

    function test_revertsWhenThePartsAreMalformed() public {
        vm.expectRevert(IGovernor.GovernorInvalidVoteParams.selector);
        vm.prank(ALICE);
        governor.castVoteWithReasonAndParams(_proposalId, 255, "", hex"01");
    }

    function test_countsAVoteSignedWithTheProposalsNonce() public {
        uint256 nonce = governor.nonces(_signer, uint192(_proposalId));
        bytes memory signature = _sign(_key, _ballot(governor, _proposalId, 1, _signer, nonce));
        vm.expectEmit(address(governor));
        emit IGovernor.VoteCast(_signer, _proposalId, 1, 100e18, "");
        vm.prank(STRANGER);
        governor.castVoteBySig(_proposalId, 1, _signer, signature);
        _assertVotes(0, 100e18, 0);

        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorInvalidSignature.selector, _signer));
        governor.castVoteBySig(_proposalId, 1, _signer, signature);
    }

    function test_countsAVoteSignedWithTheAccountsNonce() public {
        governor.castVoteBySig(_proposalId, 1, _signer, _sign(_key, _ballot(governor, _proposalId, 1, _signer, 0)));
        _assertVotes(0, 100e18, 0);
        assertEq(governor.nonces(_signer), 1);
    }

    function test_revertsWhenSignedForAnotherGovernor() public {
        bytes memory signature = _sign(_key, _ballot(selfExecuting, _proposalId, 1, _signer, 0));
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorInvalidSignature.selector, _signer));
        governor.castVoteBySig(_proposalId, 1, _signer, signature);
    }

    function test_revertsWhenSignedForAnotherChain() public {
        bytes memory signature = _sign(_key, _ballot(governor, _proposalId, 1, _signer, 0));
        vm.chainId(block.chainid + 1);
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorInvalidSignature.selector, _signer));
        governor.castVoteBySig(_proposalId, 1, _signer, signature);
    }

    function test_revertsWhenAnotherSigned() public {
        bytes memory signature = _sign(_key, _ballot(governor, _proposalId, 1, BOB, 0));
        vm.expectRevert(abi.encodeWithSelector(IGovernor.GovernorInvalidSignature.selector, BOB));
        governor.castVoteBySig(_proposalId, 1, BOB, signature);
    }

    function test_countsAVoteThatASafeSigned() public {
        address[] memory owners = new address[](1);
        owners[0] = _signer;
        bytes memory setup = abi.encodeCall(
            ISafe.setup, (owners, 1, address(0), "", safeFallbackHandler, address(0), 0, payable(address(0)))
        );
        address safe = ISafeProxyFactory(safeProxyFactory).createProxyWithNonce(safeSingleton, setup, 1);
        vm.prank(BOB);
        token.delegate(safe);
        skip(1);
        description = "The Safe votes";
        _proposalId = _propose();
        skip(VOTING_DELAY + 1);

        bytes32 digest = _ballot(governor, _proposalId, 1, safe, 0);
        bytes memory signature = _sign(_key, ISafeMessages(safe).getMessageHash(abi.encode(digest)));
        governor.castVoteBySig(_proposalId, 1, safe, signature);
        _assertVotes(0, 300e18, 0);
    }
}
