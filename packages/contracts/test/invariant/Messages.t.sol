// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {MessagingTest} from "../helpers/MessagingTest.sol";
import {MessageHandler} from "./MessageHandler.sol";

/// Messages between chains; see README.md. One campaign, after whose calls all laws are checked.
/// Words from storage are no better seeds for the handler than others, and gathering them takes most of the time.
/// forge-config: default.invariant.include_storage = false
/// forge-config: default.invariant.include_push_bytes = false
/// forge-config: deep.invariant.runs = 3910
/// forge-config: deep.invariant.depth = 256
/// forge-config: deep.invariant.check_interval = 32
/// forge-config: deep.invariant.include_storage = false
/// forge-config: deep.invariant.include_push_bytes = false
contract MessageInvariants is MessagingTest {
    MessageHandler private _handler;

    function setUp() public override {
        super.setUp();
        _handler = new MessageHandler(controller, target, adapters, [OWNER, ORIGINATOR, VETOER, RESENDER], DELAY);
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
