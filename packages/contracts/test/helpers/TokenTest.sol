// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../src/deployment/IOrganisationDeployer.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {Founding} from "./Founding.sol";
import {PlatformTest} from "./PlatformTest.sol";

/// An organisation's token with a bridge that may mint 1,000 and burn 500 a day. Alice has 600, Bob 300, Carol 100, each delegated to
/// themselves.
abstract contract TokenTest is PlatformTest {
    uint256 internal constant MINT_LIMIT = 1000e18;
    uint256 internal constant BURN_LIMIT = 500e18;

    OrganisationToken internal token;
    address internal immutable OWNER = UPGRADE_OWNER;
    address internal immutable BRIDGE = makeAddr("bridge");
    address internal immutable TREASURY = makeAddr("treasury");

    function setUp() public virtual override {
        super.setUp();
        Founding.Batch memory org = _organisation(address(this));
        delete org.governors;
        founding.deploy(org);
        token = OrganisationToken(founding.getToken(address(this), TOKEN_SALT));
        for (uint256 i = 0; i < 3; ++i) {
            address holder = [ALICE, BOB, CAROL][i];
            vm.prank(holder);
            token.delegate(holder);
        }
        _setLimits(BRIDGE, MINT_LIMIT, BURN_LIMIT);
        skip(1);
    }

    function _setLimits(address bridge, uint256 mintingLimit, uint256 burningLimit) internal {
        vm.prank(OWNER);
        token.setLimits(bridge, mintingLimit, burningLimit);
    }

    function _mint(address user, uint256 amount) internal {
        vm.prank(BRIDGE);
        token.mint(user, amount);
    }

    /// With an allowance of exactly the amount.
    function _burn(address user, uint256 amount) internal {
        vm.prank(user);
        token.approve(BRIDGE, amount);
        vm.prank(BRIDGE);
        token.burn(user, amount);
    }

    function _setTax(uint256[] memory thresholds, uint256[] memory basisPoints) internal {
        vm.startPrank(OWNER);
        token.setTreasury(TREASURY);
        token.setBridgeTaxTiers(thresholds, basisPoints);
        vm.stopPrank();
    }

    /// 1 % of what lies above 100, up to 500; 2.5 % of what lies above.
    function _setTwoTiers() internal {
        uint256[] memory thresholds = new uint256[](2);
        uint256[] memory basisPoints = new uint256[](2);
        (thresholds[0], thresholds[1]) = (100e18, 500e18);
        (basisPoints[0], basisPoints[1]) = (100, 250);
        _setTax(thresholds, basisPoints);
    }
}
