// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IXERC20} from "../../../../src/token/IXERC20.sol";
import {TokenTest} from "../../../helpers/TokenTest.sol";
import {OwnableUpgradeable} from "@openzeppelin/contracts-upgradeable/access/OwnableUpgradeable.sol";

contract OrganisationToken_limits is TokenTest {
    address private immutable _SECOND = makeAddr("second bridge");

    function _assertLimits(address bridge, uint256 minting, uint256 burning) private view {
        assertEq(token.mintingCurrentLimitOf(bridge), minting);
        assertEq(token.burningCurrentLimitOf(bridge), burning);
    }

    function test_revertsUnlessTheOwnerCalls() public {
        vm.expectRevert(abi.encodeWithSelector(OwnableUpgradeable.OwnableUnauthorizedAccount.selector, STRANGER));
        vm.prank(STRANGER);
        token.setLimits(STRANGER, 1, 1);
    }

    function test_revertsWhenALimitIsTooHigh() public {
        uint256 most = type(uint112).max;
        vm.startPrank(OWNER);
        vm.expectRevert(IXERC20.IXERC20_LimitsTooHigh.selector);
        token.setLimits(BRIDGE, most + 1, 0);
        vm.expectRevert(IXERC20.IXERC20_LimitsTooHigh.selector);
        token.setLimits(BRIDGE, 0, most + 1);
        token.setLimits(BRIDGE, most, most);
        vm.stopPrank();
        assertEq(token.mintingMaxLimitOf(BRIDGE), most);
        assertEq(token.burningMaxLimitOf(BRIDGE), most);
    }

    function test_aNewBridgeHasItsLimitsInFull() public {
        vm.expectEmit(address(token));
        emit IXERC20.BridgeLimitsSet(70, 30, _SECOND);
        _setLimits(_SECOND, 70, 30);
        assertEq(token.mintingMaxLimitOf(_SECOND), 70);
        assertEq(token.burningMaxLimitOf(_SECOND), 30);
        _assertLimits(_SECOND, 70, 30);
        _assertLimits(STRANGER, 0, 0);
    }

    function test_whatIsUsedComesBackEvenlyWithinADay() public {
        _mint(ALICE, MINT_LIMIT);
        _burn(ALICE, 200e18);
        _assertLimits(BRIDGE, 0, 300e18);
        skip(6 hours);
        _assertLimits(BRIDGE, MINT_LIMIT / 4, 300e18 + BURN_LIMIT / 4);
        skip(18 hours - 1);
        assertLt(token.mintingCurrentLimitOf(BRIDGE), MINT_LIMIT);
        skip(1);
        _assertLimits(BRIDGE, MINT_LIMIT, BURN_LIMIT);
        skip(1000 days);
        _assertLimits(BRIDGE, MINT_LIMIT, BURN_LIMIT);
    }

    /// A rate per second would be 0.
    function test_aLimitOfOneUnitComesBackToo() public {
        _setLimits(BRIDGE, 1, 0);
        _mint(ALICE, 1);
        skip(1 days - 1);
        _assertLimits(BRIDGE, 0, 0);
        skip(1);
        _assertLimits(BRIDGE, 1, 0);
    }

    function test_zeroAmountsDoNotStopALimitFromComingBack() public {
        _mint(ALICE, MINT_LIMIT);
        for (uint256 i = 0; i < 4; ++i) {
            skip(6 hours);
            _mint(ALICE, 0);
            _burn(ALICE, 0);
        }
        _assertLimits(BRIDGE, MINT_LIMIT, BURN_LIMIT);
    }

    function test_whatIsUsedStaysUsedWhenALimitChanges() public {
        _mint(ALICE, 400e18);
        _burn(ALICE, 100e18);
        _setLimits(BRIDGE, 2000e18, 550e18);
        _assertLimits(BRIDGE, 1600e18, 450e18);
        _setLimits(BRIDGE, 500e18, 120e18);
        _assertLimits(BRIDGE, 100e18, 20e18);
        _setLimits(BRIDGE, 300e18, 90e18);
        _assertLimits(BRIDGE, 0, 0);
        skip(12 hours);
        _assertLimits(BRIDGE, 150e18, 45e18);
    }

    function test_settingTheSameLimitsAgainGivesNothingBack() public {
        _mint(ALICE, 400e18);
        for (uint256 i = 0; i < 3; ++i) {
            _setLimits(BRIDGE, MINT_LIMIT, BURN_LIMIT);
        }
        _assertLimits(BRIDGE, 600e18, BURN_LIMIT);
    }

    function test_directionsAndBridgesHaveLimitsOfTheirOwn() public {
        _setLimits(_SECOND, MINT_LIMIT, BURN_LIMIT);
        _mint(ALICE, 1000e18);
        _assertLimits(BRIDGE, 0, BURN_LIMIT);
        _assertLimits(_SECOND, MINT_LIMIT, BURN_LIMIT);
    }

    /// What its timestamps keep is 32 bits of the time.
    function test_limitsComeBackBeyondTheYear2106() public {
        vm.warp(uint256(type(uint32).max) - 100);
        _setLimits(_SECOND, 86_400, 0);
        vm.prank(_SECOND);
        token.mint(ALICE, 86_400);
        skip(1000);
        _assertLimits(_SECOND, 1000, 0);
    }

    function test_staysAsItIsOnceOwnershipIsRenounced() public {
        vm.prank(OWNER);
        token.renounceOwnership();
        vm.expectRevert(abi.encodeWithSelector(OwnableUpgradeable.OwnableUnauthorizedAccount.selector, OWNER));
        vm.prank(OWNER);
        token.setLimits(BRIDGE, 0, 0);
        _mint(ALICE, MINT_LIMIT);
        assertEq(token.balanceOf(ALICE), 1600e18);
    }
}
