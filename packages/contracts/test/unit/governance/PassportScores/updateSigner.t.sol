// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IPassportScores} from "../../../../src/governance/IPassportScores.sol";
import {PassportScores} from "../../../../src/governance/PassportScores.sol";
import {PassportScoresTest} from "./PassportScoresTest.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

contract PassportScores_updateSigner is PassportScoresTest {
    function testFuzz_revertsForAnybodyButTheOwner(address caller, address signer, bool registered) public {
        vm.assume(caller != OWNER);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller));
        vm.prank(caller);
        scores.updateSigner(signer, registered);
    }

    function test_revertsForASigner() public {
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, SIGNER));
        vm.prank(SIGNER);
        scores.updateSigner(STRANGER, true);
        assertFalse(scores.isSigner(STRANGER));
    }

    function test_revertsForTheZeroAddress() public {
        vm.expectRevert(abi.encodeWithSelector(IPassportScores.PassportScores_InvalidSigner.selector, address(0)));
        vm.prank(OWNER);
        scores.updateSigner(address(0), true);
        vm.expectRevert(abi.encodeWithSelector(IPassportScores.PassportScores_InvalidSigner.selector, address(0)));
        new PassportScores(OWNER, address(0));
    }

    function testFuzz_registersAndRemoves(address signer, bool registered) public {
        vm.assume(signer != address(0));
        vm.expectEmit(address(scores));
        emit IPassportScores.SignerUpdated(signer, registered);
        vm.prank(OWNER);
        scores.updateSigner(signer, registered);
        assertEq(scores.isSigner(signer), registered);
    }

    function test_whatARemovedSignerSignedStands() public {
        scores.submit(_signed("signer", _claim(ALICE, 150_000)));
        vm.prank(OWNER);
        scores.updateSigner(SIGNER, false);
        assertEq(scores.getScore(ALICE), 150_000);
    }

    function test_ownershipMovesInTwoSteps() public {
        vm.prank(OWNER);
        scores.transferOwnership(BOB);
        assertEq(scores.owner(), OWNER);
        assertEq(scores.pendingOwner(), BOB);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, STRANGER));
        vm.prank(STRANGER);
        scores.acceptOwnership();
        vm.prank(BOB);
        scores.acceptOwnership();
        assertEq(scores.owner(), BOB);
        vm.prank(BOB);
        scores.updateSigner(SIGNER, false);
        assertFalse(scores.isSigner(SIGNER));
    }

    function test_registersTheFirstSignerAtCreation() public {
        vm.expectEmit();
        emit IPassportScores.SignerUpdated(BOB, true);
        PassportScores fresh = new PassportScores(ALICE, BOB);
        assertEq(fresh.owner(), ALICE);
        assertTrue(fresh.isSigner(BOB));
        assertFalse(fresh.isSigner(ALICE));
        (, string memory name, string memory version, uint256 chainId, address registry,,) = fresh.eip712Domain();
        assertEq(name, "Althing Passport Scores");
        assertEq(version, "1");
        assertEq(chainId, block.chainid);
        assertEq(registry, address(fresh));
    }
}
