// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {LocalSwift} from "../../../../src/devnet/LocalSwift.sol";
import {LocalSwiftTest} from "./LocalSwiftTest.sol";

contract LocalSwift_refundOrderTest is LocalSwiftTest {
    LocalSwift.OrderParams private sent;

    function _send() private {
        sent = _order(SECOND, cents);
        swift.createOrderWithToken(address(fine), 100 * UNIT, sent, "");
    }

    function test_TheSenderGetsTheRestAndItIsSaid() external {
        _send();
        vm.warp(block.timestamp + 1);
        vm.expectEmit(address(swift));
        emit LocalSwift.OrderRefunded(swift.keyOf(sent, FIRST, address(fine)), 95 * UNIT);
        vm.prank(ALICE);
        swift.refundOrder(sent, address(fine));
        assertEq(fine.balanceOf(ALICE), 5 * UNIT);
        assertEq(fine.balanceOf(address(this)), 995 * UNIT);
        assertEq(fine.balanceOf(address(swift)), 0);
    }

    function test_RevertWhen_ItsDeadlineHasNotPassed() external {
        _send();
        vm.expectRevert(LocalSwift.DeadlineViolation.selector);
        swift.refundOrder(sent, address(fine));
    }

    function test_RevertWhen_ItWasNotSentFromHereOrWasGivenBackAlready() external {
        _send();
        vm.warp(block.timestamp + 1);
        LocalSwift.OrderParams memory other = sent;
        other.random = 0;
        vm.expectRevert(LocalSwift.InvalidOrderStatus.selector);
        swift.refundOrder(other, address(fine));
        swift.refundOrder(sent, address(fine));
        vm.expectRevert(LocalSwift.InvalidOrderStatus.selector);
        swift.refundOrder(sent, address(fine));
    }
}
