// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IMessageController} from "../../src/messaging/IMessageController.sol";
import {MessagingTest} from "../helpers/MessagingTest.sol";
import {ScriptedAdapter} from "../helpers/ScriptedAdapter.sol";
import {MessageHandler} from "./MessageHandler.sol";

/// Messages between chains; see README.md. One campaign, after whose calls all laws are checked.
abstract contract MessageLaws is MessagingTest {
    MessageHandler internal _handler;

    /// @param bridges Two that are honest, one that is hostile, one that is honest and not approved, and perhaps an accomplice of the hostile one.
    function _target(ScriptedAdapter[] memory bridges) internal {
        _handler = new MessageHandler(controller, target, bridges, [OWNER, ORIGINATOR, VETOER, RESENDER], DELAY);
        bytes4[] memory selectors = new bytes4[](17);
        selectors[0] = MessageHandler.wait.selector;
        selectors[1] = MessageHandler.send.selector;
        selectors[2] = MessageHandler.resend.selector;
        selectors[3] = MessageHandler.bring.selector;
        selectors[4] = MessageHandler.bringNewest.selector;
        selectors[5] = MessageHandler.bringHostile.selector;
        selectors[6] = MessageHandler.executeSent.selector;
        selectors[7] = MessageHandler.executeForged.selector;
        selectors[8] = MessageHandler.cancel.selector;
        selectors[9] = MessageHandler.changeBridges.selector;
        (selectors[10], selectors[11]) = (MessageHandler.bringNewest.selector, MessageHandler.bringNewest.selector);
        (selectors[12], selectors[13]) = (MessageHandler.executeSent.selector, MessageHandler.bring.selector);
        selectors[14] = MessageHandler.bringByTheFourth.selector;
        (selectors[15], selectors[16]) = (MessageHandler.changeMinimum.selector, MessageHandler.confirmSent.selector);
        targetSelector(FuzzSelector(address(_handler), selectors));
        targetContract(address(_handler));
    }

    function invariant_37_to_41() external view {
        _37_38_39_nothingForgedIsExecutedAndNothingHonestBlocked();
        _40_theControllerKeepsNoMoney();
        _41_theCommitmentHoldsAllThatWasSent();
    }

    function _37_38_39_nothingForgedIsExecutedAndNothingHonestBlocked() private view {
        assertEq(_handler.breaches(), 0);
        assertEq(target.calls(), _handler.executions());
    }

    function _40_theControllerKeepsNoMoney() private view {
        assertEq(address(controller).balance, 0);
    }

    function _41_theCommitmentHoldsAllThatWasSent() private view {
        assertEq(controller.nonce(), _handler.sentCount());
        assertEq(controller.history(), _handler.committed());
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
contract MessageInvariants is MessageLaws {
    function setUp() public override {
        super.setUp();
        ScriptedAdapter[] memory bridges = new ScriptedAdapter[](4);
        for (uint256 i = 0; i < 4; ++i) {
            bridges[i] = adapters[i];
        }
        _target(bridges);
    }

    /// Nothing would be shown if nothing were ever executed.
    function test_theHandlersMessagesAreExecuted() public {
        _handler.send(2, 3, 1 ether);
        _handler.bringNewest(false);
        _handler.bringNewest(true);
        _handler.wait(DELAY);
        _handler.executeSent(0);
        assertEq(_handler.executions(), 1);
        assertEq(_handler.breaches(), 0);
    }
}

/// The same where two bridges of those that are approved lie together, and three have to agree; the accomplice is the organisation's own.
/// forge-config: default.invariant.include_storage = false
/// forge-config: default.invariant.include_push_bytes = false
/// forge-config: deep.invariant.runs = 3910
/// forge-config: deep.invariant.depth = 256
/// forge-config: deep.invariant.check_interval = 32
/// forge-config: deep.invariant.include_storage = false
/// forge-config: deep.invariant.include_push_bytes = false
contract CollusionInvariants is MessageLaws {
    function setUp() public override {
        super.setUp();
        ScriptedAdapter[] memory bridges = new ScriptedAdapter[](5);
        for (uint256 i = 0; i < 4; ++i) {
            bridges[i] = adapters[i];
        }
        bridges[4] = new ScriptedAdapter();
        vm.chainId(FAR);
        vm.startPrank(OWNER);
        controller.updateAdapter(address(bridges[4]), true);
        controller.updateOrigin(IMessageController.Origin(HOME, 3, DELAY));
        vm.stopPrank();
        skip(1);
        _target(bridges);
    }

    /// Nothing would be shown if two that lie were never heard, or three that agree not believed.
    function test_theHandlersForgeriesAreBroughtAndItsMessagesExecuted() public {
        _handler.send(2, 3, 1 ether);
        _handler.bringHostile(0, 0, 0, 3);
        _handler.wait(DELAY);
        _handler.executeForged(0);
        assertEq(_handler.executions(), 0);
        // Two of three agree on the message by what the hostile ones repeat of it, which is not enough.
        _handler.bringHostile(0, 3, 0, 0);
        _handler.wait(DELAY);
        _handler.executeSent(0);
        assertEq(_handler.executions(), 0);
        _handler.bringNewest(false);
        _handler.wait(DELAY);
        _handler.executeSent(0);
        assertEq(_handler.executions(), 1);
        assertEq(_handler.breaches(), 0);
    }
}
