// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {AlwaysOwned} from "../../../../src/access/AlwaysOwned.sol";
import {FeeCollector} from "../../../../src/bonds/FeeCollector.sol";
import {IFeeCollector} from "../../../../src/bonds/IFeeCollector.sol";
import {FeeCollectorTest} from "./FeeCollectorTest.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// See settings.tree.
contract FeeCollector_settings is FeeCollectorTest {
    function testFuzz_revertForAnybodyButTheOwner(address caller) public {
        vm.assume(caller != OWNER);
        vm.startPrank(caller);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller));
        collector.updateFeeBps(1);
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller));
        collector.updateTreasury(caller);
    }

    function testFuzz_updateFeeBpsStaysWithinOnePercent(uint256 wrong, uint256 right) public {
        wrong = bound(wrong, 1001, type(uint256).max);
        vm.startPrank(OWNER);
        vm.expectRevert(IFeeCollector.FeeCollector_FeeExceedsMaxBps.selector);
        collector.updateFeeBps(wrong);
        vm.expectRevert(IFeeCollector.FeeCollector_FeeExceedsMaxBps.selector);
        collector.updateFeeBps(1001);
        assertEq(collector.feeBps(), 300);
        right = bound(right, 0, 1000);
        vm.expectEmit(address(collector));
        emit IFeeCollector.FeeBpsUpdated(right);
        collector.updateFeeBps(right);
        assertEq(collector.feeBps(), right);
        collector.updateFeeBps(1000);
    }

    function test_updateTreasuryRevertsForTheZeroAddress() public {
        vm.expectRevert(IFeeCollector.FeeCollector_TreasuryZeroAddress.selector);
        vm.prank(OWNER);
        collector.updateTreasury(address(0));
        vm.expectRevert(IFeeCollector.FeeCollector_TreasuryZeroAddress.selector);
        new FeeCollector(OWNER, address(0));
    }

    function test_feesGoToTheNewTreasury() public {
        address other = makeAddr("other treasury");
        vm.expectEmit(address(collector));
        emit IFeeCollector.TreasuryUpdated(other);
        vm.prank(OWNER);
        collector.updateTreasury(other);
        vm.prank(PAYER);
        collector.collect(address(token), 1e5);
        assertEq(token.balanceOf(other), 300);
        assertEq(token.balanceOf(TREASURY), 0);
    }

    function test_anOwnerCannotLeave() public {
        vm.expectRevert(AlwaysOwned.Ownership_CannotBeRenounced.selector);
        vm.prank(OWNER);
        collector.renounceOwnership();
        assertEq(collector.owner(), OWNER);
    }

    function test_ownershipMovesInTwoSteps() public {
        vm.prank(OWNER);
        collector.transferOwnership(PAYER);
        assertEq(collector.owner(), OWNER);
        vm.prank(PAYER);
        collector.acceptOwnership();
        assertEq(collector.owner(), PAYER);
    }

    function test_beginsWithATreasuryAndNoFee() public {
        vm.expectEmit();
        emit IFeeCollector.TreasuryUpdated(TREASURY);
        FeeCollector fresh = new FeeCollector(OWNER, TREASURY);
        assertEq(fresh.owner(), OWNER);
        assertEq(fresh.treasury(), TREASURY);
        assertEq(fresh.feeBps(), 0);
        assertEq(fresh.quote(type(uint256).max), 0);
    }
}
