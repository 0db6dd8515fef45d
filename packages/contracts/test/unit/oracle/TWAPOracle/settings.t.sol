// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {AlwaysOwned} from "../../../../src/access/AlwaysOwned.sol";
import {ITWAPOracle} from "../../../../src/oracle/ITWAPOracle.sol";
import {TWAPOracle} from "../../../../src/oracle/TWAPOracle.sol";
import {OracleTest} from "../../../helpers/OracleTest.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// See settings.tree.
contract TWAPOracle_settings is OracleTest {
    function testFuzz_revertForAnybodyButTheOwner(address caller, uint256 value, bool registered) public {
        vm.assume(caller != OWNER);
        bytes[] memory calls = new bytes[](5);
        calls[0] = abi.encodeCall(oracle.updateSigner, (caller, registered));
        calls[1] = abi.encodeCall(oracle.updateThreshold, (value));
        calls[2] = abi.encodeCall(oracle.updateTwapExpiration, (value));
        calls[3] = abi.encodeCall(oracle.updateMaxJump, (value));
        calls[4] = abi.encodeCall(oracle.updateMaxAge, (BASE, VAULT, uint32(value)));
        for (uint256 i = 0; i < calls.length; ++i) {
            vm.prank(caller);
            (bool done, bytes memory reason) = address(oracle).call(calls[i]);
            assertFalse(done);
            assertEq(reason, abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller));
        }
    }

    function test_updateSignerRevertsForTheZeroAddress() public {
        vm.expectRevert(abi.encodeWithSelector(ITWAPOracle.TWAPOracle_InvalidSigner.selector, address(0)));
        vm.prank(OWNER);
        oracle.updateSigner(address(0), true);
        vm.expectRevert(abi.encodeWithSelector(ITWAPOracle.TWAPOracle_InvalidSigner.selector, address(0)));
        new TWAPOracle(OWNER, address(0));
    }

    function test_updateSignerLeavesAsManyAsTheThreshold() public {
        vm.expectRevert(abi.encodeWithSelector(ITWAPOracle.TWAPOracle_InvalidThreshold.selector, 1, 0));
        vm.prank(OWNER);
        oracle.updateSigner(SIGNER, false);
        assertTrue(oracle.isSigner(SIGNER));
    }

    function testFuzz_updateSignerCountsEachOnce(address signer) public {
        vm.assume(signer != address(0) && signer != SIGNER);
        for (uint256 i = 0; i < 2; ++i) {
            vm.expectEmit(address(oracle));
            emit ITWAPOracle.SignerUpdated(signer, true);
            vm.prank(OWNER);
            oracle.updateSigner(signer, true);
            assertTrue(oracle.isSigner(signer));
            assertEq(oracle.signerCount(), 2);
        }
        for (uint256 i = 0; i < 2; ++i) {
            vm.expectEmit(address(oracle));
            emit ITWAPOracle.SignerUpdated(signer, false);
            vm.prank(OWNER);
            oracle.updateSigner(signer, false);
            assertFalse(oracle.isSigner(signer));
            assertEq(oracle.signerCount(), 1);
        }
    }

    function test_whatARemovedSignerSignedStands() public {
        _register(_claim(PRICE));
        vm.startPrank(OWNER);
        oracle.updateSigner(STRANGER, true);
        oracle.updateSigner(SIGNER, false);
        assertEq(oracle.getPrice(BASE, VAULT), PRICE);
    }

    function testFuzz_updateThresholdStaysWithinTheSigners(uint256 threshold) public {
        vm.startPrank(OWNER);
        oracle.updateSigner(STRANGER, true);
        vm.expectRevert(abi.encodeWithSelector(ITWAPOracle.TWAPOracle_InvalidThreshold.selector, 0, 2));
        oracle.updateThreshold(0);
        threshold = bound(threshold, 3, type(uint256).max);
        vm.expectRevert(abi.encodeWithSelector(ITWAPOracle.TWAPOracle_InvalidThreshold.selector, threshold, 2));
        oracle.updateThreshold(threshold);
        assertEq(oracle.threshold(), 1);
        vm.expectEmit(address(oracle));
        emit ITWAPOracle.ThresholdUpdated(2);
        oracle.updateThreshold(2);
        assertEq(oracle.threshold(), 2);
        vm.expectRevert(abi.encodeWithSelector(ITWAPOracle.TWAPOracle_InvalidThreshold.selector, 2, 1));
        oracle.updateSigner(STRANGER, false);
    }

    function testFuzz_updateTwapExpirationStaysWithinADay(uint256 wrong, uint256 right) public {
        vm.startPrank(OWNER);
        wrong = bound(wrong, 24 hours + 1, type(uint256).max);
        vm.expectRevert(abi.encodeWithSelector(ITWAPOracle.TWAPOracle_InvalidTwapExpiration.selector, 0));
        oracle.updateTwapExpiration(0);
        vm.expectRevert(abi.encodeWithSelector(ITWAPOracle.TWAPOracle_InvalidTwapExpiration.selector, wrong));
        oracle.updateTwapExpiration(wrong);
        vm.expectRevert(abi.encodeWithSelector(ITWAPOracle.TWAPOracle_InvalidTwapExpiration.selector, 24 hours + 1));
        oracle.updateTwapExpiration(24 hours + 1);
        assertEq(oracle.twapExpiration(), 1 hours);
        right = bound(right, 1, 24 hours);
        vm.expectEmit(address(oracle));
        emit ITWAPOracle.TwapExpirationUpdated(right);
        oracle.updateTwapExpiration(right);
        assertEq(oracle.twapExpiration(), right);
    }

    function testFuzz_updateMaxJumpStaysWithinTheWhole(uint256 wrong, uint256 right) public {
        vm.startPrank(OWNER);
        wrong = bound(wrong, 1e5 + 1, type(uint256).max);
        vm.expectRevert(abi.encodeWithSelector(ITWAPOracle.TWAPOracle_InvalidMaxJump.selector, 0));
        oracle.updateMaxJump(0);
        vm.expectRevert(abi.encodeWithSelector(ITWAPOracle.TWAPOracle_InvalidMaxJump.selector, wrong));
        oracle.updateMaxJump(wrong);
        vm.expectRevert(abi.encodeWithSelector(ITWAPOracle.TWAPOracle_InvalidMaxJump.selector, 1e5 + 1));
        oracle.updateMaxJump(1e5 + 1);
        assertEq(oracle.maxJump(), 20_000);
        right = bound(right, 1, 1e5);
        vm.expectEmit(address(oracle));
        emit ITWAPOracle.MaxJumpUpdated(right);
        oracle.updateMaxJump(right);
        assertEq(oracle.maxJump(), right);
    }

    function testFuzz_updateMaxAgeStaysWithinADayAndIsOfOnePair(uint32 wrong, uint32 right) public {
        vm.startPrank(OWNER);
        wrong = uint32(bound(wrong, 24 hours + 1, type(uint32).max));
        vm.expectRevert(abi.encodeWithSelector(ITWAPOracle.TWAPOracle_InvalidMaxAge.selector, 0));
        oracle.updateMaxAge(BASE, VAULT, 0);
        vm.expectRevert(abi.encodeWithSelector(ITWAPOracle.TWAPOracle_InvalidMaxAge.selector, wrong));
        oracle.updateMaxAge(BASE, VAULT, wrong);
        vm.expectRevert(abi.encodeWithSelector(ITWAPOracle.TWAPOracle_InvalidMaxAge.selector, 24 hours + 1));
        oracle.updateMaxAge(BASE, VAULT, 24 hours + 1);
        assertEq(oracle.maxAge(BASE, VAULT), 10 minutes);
        right = uint32(bound(right, 1, 24 hours));
        vm.expectEmit(address(oracle));
        emit ITWAPOracle.MaxAgeUpdated(BASE, VAULT, right);
        oracle.updateMaxAge(BASE, VAULT, right);
        assertEq(oracle.maxAge(BASE, VAULT), right);
        assertEq(oracle.maxAge(VAULT, BASE), 10 minutes);
    }

    function test_theAgeOfAPairOutlivesItsPrices() public {
        vm.startPrank(OWNER);
        oracle.updateMaxAge(BASE, VAULT, 30 minutes);
        _register(_claim(PRICE));
        oracle.dropPrice(BASE, VAULT);
        assertEq(oracle.maxAge(BASE, VAULT), 30 minutes);
    }

    function test_anOwnerCannotLeave() public {
        vm.expectRevert(AlwaysOwned.Ownership_CannotBeRenounced.selector);
        vm.prank(OWNER);
        oracle.renounceOwnership();
        assertEq(oracle.owner(), OWNER);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, STRANGER));
        vm.prank(STRANGER);
        oracle.renounceOwnership();
    }

    function test_ownershipMovesInTwoSteps() public {
        vm.prank(OWNER);
        oracle.transferOwnership(STRANGER);
        assertEq(oracle.owner(), OWNER);
        vm.prank(STRANGER);
        oracle.acceptOwnership();
        assertEq(oracle.owner(), STRANGER);
    }

    function test_beginsWithOneSignerAnHourAndAFifth() public {
        vm.expectEmit();
        emit ITWAPOracle.SignerUpdated(SIGNER, true);
        vm.expectEmit();
        emit ITWAPOracle.ThresholdUpdated(1);
        vm.expectEmit();
        emit ITWAPOracle.TwapExpirationUpdated(1 hours);
        vm.expectEmit();
        emit ITWAPOracle.MaxJumpUpdated(20_000);
        TWAPOracle fresh = new TWAPOracle(OWNER, SIGNER);
        assertEq(fresh.owner(), OWNER);
        assertTrue(fresh.isSigner(SIGNER));
        assertEq(fresh.signerCount(), 1);
        assertEq(fresh.threshold(), 1);
        assertEq(fresh.twapExpiration(), 1 hours);
        assertEq(fresh.maxJump(), 20_000);
        (, string memory name, string memory version, uint256 chainId, address verifier,,) = fresh.eip712Domain();
        assertEq(name, "Althing TWAP Oracle");
        assertEq(version, "1");
        assertEq(chainId, block.chainid);
        assertEq(verifier, address(fresh));
    }
}
