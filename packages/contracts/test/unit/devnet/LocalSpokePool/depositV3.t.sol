// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {LocalSpokePool} from "../../../../src/devnet/LocalSpokePool.sol";
import {LocalSpokePoolTest} from "./LocalSpokePoolTest.sol";

contract LocalSpokePool_depositV3Test is LocalSpokePoolTest {
    address private exclusive;
    bytes private message;
    uint256 private value;

    function deposit(uint256 quoteTime, uint256 deadline) public {
        LocalSpokePool.Deposit memory given = LocalSpokePool.Deposit(
            address(this),
            ALICE,
            address(token),
            address(5),
            101,
            100,
            2,
            exclusive,
            uint32(quoteTime),
            uint32(deadline),
            0
        );
        // `depositV3` and its arguments; the message is the twelfth.
        bytes memory call = bytes.concat(bytes4(0x7b939232), abi.encode(given, uint256(384), message.length), message);
        (bool isDone, bytes memory answer) = address(pool).call{value: value}(call);
        if (isDone) return;
        assembly ("memory-safe") {
            revert(add(answer, 32), mload(answer))
        }
    }

    function test_RevertWhen_AnotherFunctionIsCalled() external {
        (bool isDone, bytes memory answer) = address(pool).call(hex"12345678");
        assertFalse(isDone);
        assertEq(bytes4(answer), LocalSpokePool.LocalSpokePool_NotSupported.selector);
    }

    function test_TheInputIsTakenAndTheDepositLoggedUnderTheNextNumber() external {
        uint32 time = uint32(block.timestamp);
        this.deposit(time, time);
        vm.expectEmit(address(pool));
        emit LocalSpokePool.FundsDeposited(
            _padded(address(token)),
            bytes32(uint256(5)),
            101,
            100,
            2,
            1,
            time - 3600,
            time + 365 days,
            0,
            _padded(address(this)),
            _padded(ALICE),
            0,
            ""
        );
        this.deposit(time - 3600, time + 365 days);
        assertEq(token.balanceOf(address(pool)), 202);
        assertEq(pool.numberOfDeposits(), 2);
        assertEq(pool.getCurrentTime(), time);
    }

    function test_RevertWhen_TheQuoteIsOfTheFutureOrTooOld() external {
        uint256 time = block.timestamp;
        vm.expectRevert(LocalSpokePool.InvalidQuoteTimestamp.selector);
        this.deposit(time + 1, time);
        vm.expectRevert(LocalSpokePool.InvalidQuoteTimestamp.selector);
        this.deposit(time - 3601, time);
    }

    function test_RevertWhen_TheDeadlineHasPassedOrIsTooFarAway() external {
        uint256 time = block.timestamp;
        vm.expectRevert(LocalSpokePool.InvalidFillDeadline.selector);
        this.deposit(time, time - 1);
        vm.expectRevert(LocalSpokePool.InvalidFillDeadline.selector);
        this.deposit(time, time + 365 days + 1);
    }

    function test_RevertWhen_ItHasAValueAMessageOrAnExclusiveRelayer() external {
        (uint256 time, bytes4 refused) = (block.timestamp, LocalSpokePool.LocalSpokePool_NotSupported.selector);
        message = "x";
        vm.expectRevert(refused);
        this.deposit(time, time);
        (message, exclusive) = ("", ALICE);
        vm.expectRevert(refused);
        this.deposit(time, time);
        (exclusive, value) = (address(0), 1);
        vm.expectRevert();
        this.deposit(time, time);
    }
}
