// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {AssetController} from "../../src/portals/AssetController.sol";
import {IAssetController} from "../../src/portals/IAssetController.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {PortalTest} from "../helpers/PortalTest.sol";
import {ScriptedAdapter} from "../helpers/ScriptedAdapter.sol";
import {PortalHandler} from "./PortalHandler.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// Tokens between two chains; see README.md. One campaign, after whose calls all laws are checked.
abstract contract PortalLaws is PortalTest {
    uint256 private constant HOSTILE_LIMIT = 50e18;

    PortalHandler internal _handler;
    uint256 private _startedAt;

    /// @param bridges Two that are honest, one that is hostile, one that comes and goes, and perhaps an accomplice of the hostile one.
    function _travel(ScriptedAdapter[] memory bridges) internal {
        IAssetController.Setup memory setup = _setup();
        IAssetController.Limits[] memory limits = setup.limits;
        setup.limits = new IAssetController.Limits[](4);
        for (uint256 i = 0; i < 3; ++i) {
            setup.limits[i] = limits[i];
        }
        setup.limits[3] = IAssetController.Limits(address(adapters[2]), HOSTILE_LIMIT, 0);
        if (bridges.length > 4) {
            address[] memory agreeing = new address[](4);
            for (uint256 i = 0; i < 3; ++i) {
                agreeing[i] = address(bridges[i]);
            }
            agreeing[3] = address(bridges[4]);
            (setup.multiBridgeAdapters, setup.minBridges) = (agreeing, 3);
        }
        OrganisationToken minted = _newToken("second");
        AssetController[2] memory controllers;
        controllers[1] = _newController("second controller", address(minted), setup);
        setup.custody = IAssetController.Custody(true, false, 0, 0);
        controllers[0] = _newController("first controller", address(token), setup);
        vm.prank(TOKEN_OWNER);
        minted.setLimits(address(controllers[1]), type(uint112).max, type(uint112).max);
        vm.startPrank(ALICE);
        token.approve(address(controllers[0]), type(uint256).max);
        minted.approve(address(controllers[1]), type(uint256).max);
        vm.stopPrank();
        skip(1);
        _startedAt = block.timestamp;
        _handler = new PortalHandler(
            controllers, [IERC20(address(token)), IERC20(address(minted))], bridges, [ALICE, BOB, MANAGER]
        );
        _target();
    }

    function _target() private {
        bytes4[] memory selectors = new bytes4[](15);
        selectors[0] = PortalHandler.wait.selector;
        selectors[1] = PortalHandler.giveBack.selector;
        (selectors[2], selectors[3]) = (PortalHandler.send.selector, PortalHandler.send.selector);
        selectors[4] = PortalHandler.resend.selector;
        (selectors[5], selectors[6]) = (PortalHandler.bring.selector, PortalHandler.bring.selector);
        (selectors[7], selectors[8]) = (PortalHandler.bring.selector, PortalHandler.bring.selector);
        selectors[9] = PortalHandler.bringHostile.selector;
        (selectors[10], selectors[11]) = (PortalHandler.executeSent.selector, PortalHandler.executeSent.selector);
        selectors[12] = PortalHandler.executeForged.selector;
        selectors[13] = PortalHandler.changeBridges.selector;
        selectors[14] = PortalHandler.setLimits.selector;
        targetSelector(FuzzSelector(address(_handler), selectors));
        targetContract(address(_handler));
    }

    function invariant_45_to_49() external view {
        _45_46_47_nothingForgedIsExecutedBeyondItsBridgesLimitAndNothingHonestBlocked();
        _48_nothingIsMadeAndNothingLost();
        _49_controllersKeepNothingButWhatIsLocked();
    }

    function _45_46_47_nothingForgedIsExecutedBeyondItsBridgesLimitAndNothingHonestBlocked() private view {
        assertEq(_handler.breaches(), 0);
        uint256 most = HOSTILE_LIMIT + HOSTILE_LIMIT * (block.timestamp - _startedAt) / DURATION;
        assertLe(_handler.stolen(0), most);
        assertLe(_handler.stolen(1), most);
    }

    function _48_nothingIsMadeAndNothingLost() private view {
        uint256 everywhere = _handler.circulating(0) + _handler.circulating(1);
        uint256 travelling = _handler.inFlight(0) + _handler.inFlight(1);
        uint256 stolen = _handler.stolen(0) + _handler.stolen(1);
        assertEq(everywhere + travelling, 2 * SUPPLY + stolen);
        assertEq(token.totalSupply(), SUPPLY);
    }

    function _49_controllersKeepNothingButWhatIsLocked() private view {
        for (uint256 i = 0; i < 2; ++i) {
            assertEq(address(_handler.controllers(i)).balance, 0);
        }
        assertEq(_handler.tokens(1).balanceOf(address(_handler.controllers(1))), 0);
    }
}

/// Words from storage are no better seeds for the handler than others, and gathering them takes most of the time.
/// forge-config: default.invariant.include_storage = false
/// forge-config: default.invariant.include_push_bytes = false
/// forge-config: deep.invariant.runs = 3910
/// forge-config: deep.invariant.depth = 256
/// forge-config: deep.invariant.check_interval = 32
/// forge-config: deep.invariant.include_storage = false
/// forge-config: deep.invariant.include_push_bytes = false
contract PortalInvariants is PortalLaws {
    function setUp() public override {
        super.setUp();
        ScriptedAdapter[] memory bridges = new ScriptedAdapter[](4);
        for (uint256 i = 0; i < 4; ++i) {
            bridges[i] = adapters[i];
        }
        _travel(bridges);
    }

    /// Nothing would be shown if nobody travelled, and nothing were ever stolen.
    function test_theHandlersTokensTravel() public {
        _handler.send(0, 300e18, 2);
        _handler.bringHostile(0, 0, 3, 0, 0);
        _handler.wait(10);
        _handler.bring(0, false);
        _handler.executeSent(0);
        _handler.send(0, 200e18, 1);
        _handler.wait(10);
        _handler.bring(0, false);
        assertEq(_handler.executions(), 2);
        assertEq(_handler.inFlight(1), 0);
        // Chain 0, a forged transfer of 30 that needs no other bridge.
        _handler.bringHostile(1, 0, 0, 30e18, 2);
        _handler.executeForged(0);
        assertEq(_handler.executions(), 3);
        assertEq(_handler.stolen(0) + _handler.stolen(1), 30e18);
        assertEq(_handler.breaches(), 0);
    }
}

/// The same where two bridges of those that agree lie together, and three have to agree; the accomplice is the organisation's own.
/// forge-config: default.invariant.include_storage = false
/// forge-config: default.invariant.include_push_bytes = false
/// forge-config: deep.invariant.runs = 3910
/// forge-config: deep.invariant.depth = 256
/// forge-config: deep.invariant.check_interval = 32
/// forge-config: deep.invariant.include_storage = false
/// forge-config: deep.invariant.include_push_bytes = false
contract PortalCollusionInvariants is PortalLaws {
    function setUp() public override {
        super.setUp();
        ScriptedAdapter[] memory bridges = new ScriptedAdapter[](5);
        for (uint256 i = 0; i < 4; ++i) {
            bridges[i] = adapters[i];
        }
        bridges[4] = new ScriptedAdapter();
        _travel(bridges);
    }

    /// Nothing would be shown if two that lie were never heard, or three that agree not believed.
    function test_theHandlersForgeriesAreBroughtAndItsTransfersExecuted() public {
        _handler.send(0, 300e18, 2);
        // Chain 1, a forged transfer of 30 on which the hostile ones agree.
        _handler.bringHostile(0, 0, 0, 30e18, 3);
        _handler.executeForged(0);
        assertEq(_handler.executions(), 0);
        // Two of three agree on the transfer by what the hostile ones repeat of it, which is not enough.
        _handler.wait(10);
        _handler.bringHostile(0, 0, 3, 0, 0);
        _handler.executeSent(0);
        assertEq(_handler.executions(), 0);
        _handler.bring(0, false);
        _handler.executeSent(0);
        assertEq(_handler.executions(), 1);
        assertEq(_handler.inFlight(1), 0);
        assertEq(_handler.breaches(), 0);
    }
}
