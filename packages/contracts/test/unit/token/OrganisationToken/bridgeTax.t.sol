// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBridgeTax} from "../../../../src/token/IBridgeTax.sol";
import {IXERC20} from "../../../../src/token/IXERC20.sol";
import {TokenTest} from "../../../helpers/TokenTest.sol";
import {OwnableUpgradeable} from "@openzeppelin/contracts-upgradeable/access/OwnableUpgradeable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

contract OrganisationToken_bridgeTax is TokenTest {
    uint256[] private _thresholds;
    uint256[] private _basisPoints;

    function _add(uint256 threshold, uint256 basisPoints) private {
        _thresholds.push(threshold);
        _basisPoints.push(basisPoints);
    }

    function _expectRefused() private {
        vm.startPrank(OWNER);
        token.setTreasury(TREASURY);
        vm.expectRevert(IXERC20.IXERC20_InvalidParams.selector);
        token.setBridgeTaxTiers(_thresholds, _basisPoints);
        vm.stopPrank();
    }

    function test_revertsUnlessTheOwnerCalls() public {
        bytes memory refusal = abi.encodeWithSelector(OwnableUpgradeable.OwnableUnauthorizedAccount.selector, STRANGER);
        vm.startPrank(STRANGER);
        vm.expectRevert(refusal);
        token.setTreasury(STRANGER);
        vm.expectRevert(refusal);
        token.setBridgeTaxTiers(_thresholds, _basisPoints);
        vm.stopPrank();
    }

    function test_revertsWhenTheListsDiffer() public {
        _add(0, 1);
        _thresholds.push(1);
        _expectRefused();
    }

    function test_revertsWhenThresholdsDoNotAscend() public {
        _add(5, 1);
        _add(5, 2);
        _expectRefused();
    }

    function test_revertsAboveAllOfAnAmount() public {
        _add(0, 10_001);
        _expectRefused();
    }

    function test_revertsWhenAThresholdIsAboveEveryLimit() public {
        _add(uint256(type(uint112).max) + 1, 1);
        _expectRefused();
    }

    function test_takesTenTiersAndNoMore() public {
        for (uint256 i = 0; i < 10; ++i) {
            _add(i, i);
        }
        _setTax(_thresholds, _basisPoints);
        (address treasury, uint256[] memory thresholds, uint256[] memory basisPoints) = token.bridgeTax();
        assertEq(treasury, TREASURY);
        assertEq(thresholds, _thresholds);
        assertEq(basisPoints, _basisPoints);
        _add(10, 10);
        _expectRefused();
    }

    function test_revertsForTiersWithoutTreasuryAndForNoTreasuryWithTiers() public {
        _add(0, 1);
        vm.startPrank(OWNER);
        vm.expectRevert(IXERC20.IXERC20_InvalidParams.selector);
        token.setBridgeTaxTiers(_thresholds, _basisPoints);
        token.setTreasury(TREASURY);
        token.setBridgeTaxTiers(_thresholds, _basisPoints);
        vm.expectRevert(IXERC20.IXERC20_InvalidParams.selector);
        token.setTreasury(address(0));
        token.setBridgeTaxTiers(new uint256[](0), new uint256[](0));
        token.setTreasury(address(0));
        vm.stopPrank();
        (address treasury,,) = token.bridgeTax();
        assertEq(treasury, address(0));
    }

    function test_everyPartOfAnAmountPaysTheShareOfItsTier() public {
        _setTwoTiers();
        assertEq(token.calculateBridgeTax(0), 0);
        assertEq(token.calculateBridgeTax(100e18), 0);
        assertEq(token.calculateBridgeTax(200e18), 1e18);
        assertEq(token.calculateBridgeTax(500e18), 4e18);
        assertEq(token.calculateBridgeTax(700e18), 9e18);
    }

    function test_roundsDownOnce() public {
        _add(0, 3333);
        _add(2, 3333);
        _setTax(_thresholds, _basisPoints);
        assertEq(token.calculateBridgeTax(3), 0);
        assertEq(token.calculateBridgeTax(4), 1);
    }

    function test_isNothingWithoutTiers() public view {
        assertEq(token.calculateBridgeTax(type(uint176).max), 0);
    }

    function test_whatABridgeBringsIsMintedInFullAndPartOfItToTheTreasury() public {
        _setTwoTiers();
        vm.expectEmit(address(token));
        emit IERC20.Transfer(address(0), BOB, 691e18);
        vm.expectEmit(address(token));
        emit IERC20.Transfer(address(0), TREASURY, 9e18);
        vm.expectEmit(address(token));
        emit IBridgeTax.BridgeTaxPaid(BOB, TREASURY, 700e18, 9e18);
        _mint(BOB, 700e18);
        assertEq(token.balanceOf(BOB), 991e18);
        assertEq(token.balanceOf(TREASURY), 9e18);
        assertEq(token.totalSupply(), 1700e18);
        assertEq(token.mintingCurrentLimitOf(BRIDGE), 300e18);
        assertEq(token.getVotes(BOB), 991e18);
    }

    function test_nothingIsSaidOfATaxOfNothing() public {
        _setTwoTiers();
        vm.recordLogs();
        _mint(STRANGER, 100e18);
        assertEq(vm.getRecordedLogs().length, 1);
        assertEq(token.balanceOf(STRANGER), 100e18);
    }

    function test_allOfAnAmountCanBeTax() public {
        _add(0, 10_000);
        _setTax(_thresholds, _basisPoints);
        _mint(STRANGER, 5);
        assertEq(token.balanceOf(STRANGER), 0);
        assertEq(token.balanceOf(TREASURY), 5);
    }

    function test_theTreasuryPaysItselfWhatItIsBrought() public {
        _setTwoTiers();
        _mint(TREASURY, 700e18);
        assertEq(token.balanceOf(TREASURY), 700e18);
    }

    function test_transfersAndBurnsPayNothing() public {
        _setTwoTiers();
        vm.prank(ALICE);
        assertTrue(token.transfer(BOB, 600e18));
        assertEq(token.balanceOf(BOB), 900e18);
        _burn(BOB, 500e18);
        assertEq(token.balanceOf(BOB), 400e18);
        assertEq(token.balanceOf(TREASURY), 0);
    }

    function test_fewerTiersForgetTheOthers() public {
        _setTwoTiers();
        _add(600e18, 10);
        _setTax(_thresholds, _basisPoints);
        assertEq(token.calculateBridgeTax(700e18), 0.1e18);
        (, uint256[] memory thresholds,) = token.bridgeTax();
        assertEq(thresholds.length, 1);
    }
}
