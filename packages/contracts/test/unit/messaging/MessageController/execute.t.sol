// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IMessageController} from "../../../../src/messaging/IMessageController.sol";
import {MessageExecutor} from "../../../../src/messaging/MessageExecutor.sol";
import {Message, MessagePayload} from "../../../../src/messaging/MessagePayload.sol";
import {MessageTarget, MessagingTest} from "../../../helpers/MessagingTest.sol";
import {Vm} from "forge-std/Vm.sol";

contract MessageController_execute is MessagingTest {
    /// What a meter spends before it reads how much it got, and afterwards without telling it, at most.
    uint256 private constant START = 200;
    uint256 private constant METERING = 1_600;

    /// So much that the 64th part which a caller keeps is more than what is spared.
    uint32 private constant MUCH_GAS = 1_000_000;

    function _expectNotExecutable(bytes memory payload) private {
        bytes32 hash = controller.payloadHashOf(HOME, payload);
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_MessageNotExecutable.selector, hash));
        controller.execute(HOME, payload);
    }

    function _cancel(bytes memory payload) private {
        bytes32 hash = controller.payloadHashOf(HOME, payload);
        vm.expectEmit(address(controller));
        emit IMessageController.MessageCancelled(hash);
        vm.prank(VETOER);
        controller.cancel(hash);
        assertTrue(controller.isCancelled(hash));
    }

    function _expectNotCancellable(bytes memory payload) private {
        bytes32 hash = controller.payloadHashOf(HOME, payload);
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_MessageNotCancellable.selector, hash));
        vm.prank(VETOER);
        controller.cancel(hash);
    }

    function _updateMinimum(uint8 minimum) private {
        vm.prank(OWNER);
        controller.updateOrigin(IMessageController.Origin(HOME, minimum, DELAY));
    }

    function test_RevertWhen_FewerAgreeThanAreNeededNow() external {
        bytes memory payload = _executable();
        _updateMinimum(3);
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_ThresholdNotMet.selector, 2, 3));
        controller.execute(HOME, payload);
        _deliver(2, payload);
        controller.execute(HOME, payload);
        assertEq(target.calls(), 1);
    }

    function test_RevertWhen_TheDelayIsNotOver() external {
        bytes memory payload = _confirmed();
        uint256 due = block.timestamp + DELAY;
        vm.warp(due - 1);
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_MessageNotExecutableYet.selector, due));
        controller.execute(HOME, payload);
        vm.warp(due);
        controller.execute(HOME, payload);
        assertEq(target.calls(), 1);
    }

    function test_RevertWhen_ThirtyDaysHavePassed() external {
        bytes memory payload = _confirmed();
        uint256 expiredAt = block.timestamp + DELAY + EXPIRY;
        vm.warp(expiredAt + 1);
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_MessageExpired.selector, expiredAt));
        controller.execute(HOME, payload);
        vm.warp(expiredAt);
        controller.execute(HOME, payload);
        assertEq(target.calls(), 1);
    }

    function test_RevertWhen_ExecutedOrCancelled() external {
        bytes memory payload = _executable();
        controller.execute(HOME, payload);
        _expectNotExecutable(payload);
        assertEq(target.calls(), 1);

        vm.chainId(HOME);
        payload = _executable();
        _cancel(payload);
        _expectNotExecutable(payload);
        assertEq(target.calls(), 1);
    }

    function test_RevertWhen_Paused() external {
        bytes memory payload = _executable();
        vm.prank(PAUSER);
        controller.pause();
        vm.expectRevert(IMessageController.Controller_Paused.selector);
        controller.execute(HOME, payload);
        vm.prank(PAUSER);
        controller.unpause();
        controller.execute(HOME, payload);
        assertEq(target.calls(), 1);
    }

    function test_RevertWhen_ACallReverts() external {
        bytes memory payload = _executable();
        target.failWith("no");
        vm.expectRevert(abi.encodeWithSelector(MessageExecutor.Controller_CallFailed.selector, 0, bytes("no")));
        controller.execute(HOME, payload);
        _assertState(payload, 2, block.timestamp, false);
        target.failWith("");
        controller.execute(HOME, payload);
        assertEq(target.calls(), 1);
    }

    function _sendTo(address second) private returns (bytes memory payload) {
        Message memory message = Message(new address[](2), new bytes[](2), 2, GAS_LIMIT);
        (message.targets[0], message.targets[1]) = (address(target), second);
        message.calldatas[0] = abi.encodeCall(MessageTarget.note, ("first"));
        message.calldatas[1] = abi.encodeCall(MessageTarget.note, ("second"));
        vm.prank(ORIGINATOR);
        controller.sendMessage(message, FAR, _legs(2, 0));
        payload = adapters[0].lastMessage();
        vm.chainId(FAR);
        _deliver(0, payload);
        _deliver(1, payload);
        skip(DELAY);
    }

    function test_RevertWhen_NobodyAnswersACall() external {
        bytes memory payload = _sendTo(STRANGER);
        vm.expectRevert(abi.encodeWithSelector(MessageExecutor.Controller_CallFailed.selector, 1, ""));
        controller.execute(HOME, payload);
        assertEq(target.calls(), 0);
    }

    function test_SeveralCallsAreMadeInTheirOrder() external {
        controller.execute(HOME, _sendTo(address(target)));
        assertEq(target.calls(), 2);
        assertEq(target.data(), "second");
    }

    function test_RevertWhen_ATargetExecutesItAgain() external {
        Reenterer again = new Reenterer();
        Message memory message = _message(2);
        message.targets[0] = address(again);
        vm.prank(ORIGINATOR);
        controller.sendMessage(message, FAR, _legs(2, 0));
        bytes memory payload = adapters[0].lastMessage();
        vm.chainId(FAR);
        _deliver(0, payload);
        _deliver(1, payload);
        skip(DELAY);
        again.aim(address(controller), abi.encodeCall(controller.execute, (HOME, payload)));
        controller.execute(HOME, payload);
        assertEq(again.calls(), 1);
        bytes32 hash = controller.payloadHashOf(HOME, payload);
        assertEq(
            again.answer(), abi.encodeWithSelector(IMessageController.Controller_MessageNotExecutable.selector, hash)
        );
    }

    function testFuzz_RevertWhen_TheCallsAreCutShort(uint256 length) external {
        bytes memory payload = _sendAndCross();
        length = bound(length, 42, payload.length - 1);
        assembly {
            mstore(payload, length)
        }
        _deliver(0, payload);
        _deliver(1, payload);
        skip(DELAY);
        vm.expectRevert(MessagePayload.Controller_InvalidPayload.selector);
        controller.execute(HOME, payload);
    }

    function test_WhenAllIsWell() external {
        bytes memory payload = _executable();
        address executor = controller.executorOf(HOME, ORIGINATOR);
        assertEq(executor.code.length, 0);
        vm.expectEmit(address(controller));
        emit IMessageController.MessageExecuted(_id(0), controller.payloadHashOf(HOME, payload));
        vm.prank(STRANGER);
        controller.execute(HOME, payload);
        assertEq(target.caller(), executor);
        assertEq(target.data(), "hello");
        _assertState(payload, 2, block.timestamp, true);
    }

    function test_WhenTwoSendersSend() external {
        bytes32 role = controller.ORIGINATOR_ROLE();
        vm.prank(OWNER);
        controller.grantRole(role, STRANGER);
        vm.prank(STRANGER);
        controller.sendMessage(_message(2), FAR, _legs(2, 0));
        bytes memory payload = adapters[0].lastMessage();
        vm.chainId(FAR);
        _deliver(0, payload);
        _deliver(1, payload);
        skip(DELAY);
        controller.execute(HOME, payload);
        MessageExecutor executor = MessageExecutor(controller.executorOf(HOME, STRANGER));
        assertEq(target.caller(), address(executor));
        assertNotEq(address(executor), controller.executorOf(HOME, ORIGINATOR));
        assertNotEq(address(executor), controller.executorOf(HOME + 1, STRANGER));

        vm.expectRevert(abi.encodeWithSelector(MessageExecutor.Controller_Unauthorised.selector, STRANGER));
        vm.prank(STRANGER);
        executor.execute(0, "");
        (bool success,) = address(executor).call{value: 1}("");
        assertFalse(success);
    }

    function test_WhenLessIsAskedForSince() external {
        bytes memory payload = _sendAndCross();
        _updateMinimum(3);
        _deliver(0, payload);
        _deliver(1, payload);
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_ThresholdNotMet.selector, 2, 3));
        controller.confirm(HOME, payload);

        _updateMinimum(2);
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_MessageNotExecutableYet.selector, 0));
        controller.execute(HOME, payload);
        controller.confirm(HOME, payload);
        uint256 due = block.timestamp + DELAY;
        _assertState(payload, 2, due, false);
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_MessageNotExecutableYet.selector, due));
        controller.confirm(HOME, payload);
    }

    function test_RevertWhen_NotTheVetoerCancels() external {
        bytes32 hash = controller.payloadHashOf(HOME, _executable());
        vm.expectRevert(abi.encodeWithSelector(IMessageController.Controller_Unauthorised.selector, OWNER));
        vm.prank(OWNER);
        controller.cancel(hash);
    }

    function test_RevertWhen_CancelledBeforeItArrives() external {
        bytes memory payload = _sendAndCross();
        _expectNotCancellable(payload);
        _deliver(0, payload);
        _cancel(payload);
    }

    function test_RevertWhen_CancelledTwice() external {
        bytes memory payload = _executable();
        _cancel(payload);
        _expectNotCancellable(payload);
    }

    function test_RevertWhen_CancelledAfterItWasExecuted() external {
        bytes memory payload = _executable();
        controller.execute(HOME, payload);
        _expectNotCancellable(payload);
        assertFalse(controller.isCancelled(controller.payloadHashOf(HOME, payload)));
    }

    function test_WhenItIsBroughtAgainAfterTheBridgesChanged() external {
        bytes memory payload = _executable();
        _cancel(payload);
        vm.prank(OWNER);
        controller.updateAdapter(address(adapters[3]), true);
        skip(1);
        _deliver(0, payload);
        _deliver(1, payload);
        skip(DELAY);
        _expectNotExecutable(payload);
    }

    function test_WhenAForgedOneOfTheSameNumberIsCancelled() external {
        bytes memory payload = _executable();
        bytes memory forged = bytes.concat(payload);
        forged[forged.length - 1] = 0x01;
        _deliver(2, forged);
        _cancel(forged);
        controller.execute(HOME, payload);
        assertEq(target.calls(), 1);
    }

    /// A call that survives the failure of its own would do nothing for the lack of gas, and the message would be spent.
    function testFuzz_NoGasLimitMakesACallOfNothing(uint256 limit) external {
        Swallower swallower = new Swallower(target);
        Message memory message = _message(2);
        message.targets[0] = address(swallower);
        vm.prank(ORIGINATOR);
        controller.sendMessage(message, FAR, _legs(2, 0));
        bytes memory payload = adapters[0].lastMessage();
        vm.chainId(FAR);
        _deliver(0, payload);
        _deliver(1, payload);
        skip(DELAY);
        limit = bound(limit, 40_000, 600_000);
        try controller.execute{gas: limit}(HOME, payload) {
            assertEq(target.calls(), 1);
        } catch {
            controller.execute(HOME, payload);
            assertEq(target.calls(), 1);
        }
    }

    /// A call gets 63/64 of what its caller has left: whoever executes has to leave as much as that takes, for every one of the calls. The
    /// least with which a message is executed is the worst that can be done to it.
    function test_EveryCallGetsWhatTheSenderAskedFor() external {
        address meter = address(new GasMeter(0));
        _assertEveryCallGetsItsGas(address(new GasMeter(120_000)), meter, "", meter);
        // Before the last call much is copied, while the first has used next to nothing.
        _assertEveryCallGetsItsGas(address(new GasMeter(0)), meter, new bytes(20_000), meter);
    }

    /// Such an account is code of another, which costs 2,600 gas more to call: in a transaction that did not look at it before, so that each
    /// execution has to be one of its own (`vm.cool` makes storage cold, not accounts).
    /// forge-config: default.evm_version = "prague"
    /// forge-config: default.isolate = true
    function test_AnAccountWithDelegatedCodeGetsItToo() external {
        address account = makeAddr("delegated");
        address code = address(new GasMeter(0));
        vm.etch(account, abi.encodePacked(hex"ef0100", code));
        _assertEveryCallGetsItsGas(account, address(new GasMeter(0)), "", code);
    }

    /// @param cold What was not looked at before in the transaction that executes.
    function _assertEveryCallGetsItsGas(address first, address second, bytes memory data, address cold) private {
        Message memory message = Message(new address[](2), new bytes[](2), 2, MUCH_GAS);
        (message.targets[0], message.targets[1], message.calldatas[1]) = (first, second, data);
        vm.chainId(HOME);
        vm.recordLogs();
        vm.prank(ORIGINATOR);
        controller.sendMessage(message, FAR, _legs(2, 0));
        (, bytes memory payload) = abi.decode(vm.getRecordedLogs()[0].data, (uint256, bytes));
        vm.chainId(FAR);
        _deliver(0, payload);
        _deliver(1, payload);
        skip(DELAY);
        (uint256 tooLittle, uint256 enough) = (MUCH_GAS, MUCH_GAS + 200_000);
        while (enough - tooLittle > 1) {
            uint256 limit = (tooLittle + enough) / 2;
            vm.cool(cold);
            if (_getsItsGas(payload, limit)) enough = limit;
            else tooLittle = limit;
        }
        assertLt(enough, MUCH_GAS + 200_000);
    }

    /// @return executed Whether that is enough; nothing is left of it.
    function _getsItsGas(bytes memory payload, uint256 limit) private returns (bool executed) {
        uint256 state = vm.snapshotState();
        vm.recordLogs();
        try controller.execute{gas: limit}(HOME, payload) {
            Vm.Log[] memory logs = vm.getRecordedLogs();
            (uint256 first, uint256 burned) = abi.decode(logs[1].data, (uint256, uint256));
            (uint256 second,) = abi.decode(logs[2].data, (uint256, uint256));
            assertGe(first + START, MUCH_GAS);
            assertGe(second + burned + METERING + 2 * START, MUCH_GAS);
            executed = true;
        } catch (bytes memory reason) {
            // With so little that not even the executor is made there is no reason.
            if (reason.length > 0) assertEq(bytes4(reason), MessageExecutor.Controller_NotEnoughGas.selector);
        }
        vm.revertToState(state);
    }
}

/// Says how much gas it got, and how much of it is gone when it has burned what it should.
contract GasMeter {
    uint256 private immutable _BURNS;

    event Metered(uint256 got, uint256 burned);

    constructor(uint256 burns) {
        _BURNS = burns;
    }

    fallback() external {
        uint256 got = gasleft();
        while (got - gasleft() < _BURNS) {}
        emit Metered(got, got - gasleft());
    }
}

/// What calls the target with all it has but for a little, and does not mind if that fails.
contract Swallower {
    MessageTarget private immutable _TARGET;

    constructor(MessageTarget target) {
        _TARGET = target;
    }

    fallback() external {
        // solhint-disable-next-line avoid-low-level-calls
        (bool success,) = address(_TARGET).call(abi.encodeCall(MessageTarget.note, ("hello")));
        success;
    }
}

/// Sends on what it was aimed with whenever it is called.
contract Reenterer {
    address private _to;
    bytes private _data;
    bytes public answer;
    uint256 public calls;

    function aim(address to, bytes calldata data) external {
        (_to, _data) = (to, data);
    }

    fallback() external {
        ++calls;
        (, answer) = _to.call(_data);
    }
}
