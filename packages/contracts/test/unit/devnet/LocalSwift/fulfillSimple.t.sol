// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {LocalSwift} from "../../../../src/devnet/LocalSwift.sol";
import {LocalSwiftTest} from "./LocalSwiftTest.sol";

contract LocalSwift_fulfillSimpleTest is LocalSwiftTest {
    address private constant TOKEN_IN = address(5);

    function test_TheRecipientGetsTheCallersTokensAndItIsSaid() external {
        LocalSwift.OrderParams memory params = _order(FIRST, fine);
        bytes32 key = swift.keyOf(params, SECOND, TOKEN_IN);
        vm.expectEmit(address(swift));
        emit LocalSwift.OrderFulfilled(key, 0, 99 * UNIT);
        swift.fulfillSimple(99 * UNIT, params, SECOND, TOKEN_IN);
        assertEq(fine.balanceOf(ALICE), 99 * UNIT);
        assertEq(fine.balanceOf(address(this)), 901 * UNIT);
    }

    function test_RevertWhen_ItIsForAnotherChain() external {
        vm.expectRevert(LocalSwift.InvalidDestChain.selector);
        swift.fulfillSimple(99 * UNIT, _order(SECOND, fine), FIRST, TOKEN_IN);
    }

    function test_RevertWhen_ItsDeadlineHasPassed() external {
        LocalSwift.OrderParams memory params = _order(FIRST, fine);
        vm.warp(block.timestamp + 1);
        vm.expectRevert(LocalSwift.DeadlineViolation.selector);
        swift.fulfillSimple(99 * UNIT, params, SECOND, TOKEN_IN);
    }

    function test_RevertWhen_ItWasBroughtAlready() external {
        LocalSwift.OrderParams memory params = _order(FIRST, fine);
        swift.fulfillSimple(99 * UNIT, params, SECOND, TOKEN_IN);
        vm.expectRevert(LocalSwift.InvalidOrderStatus.selector);
        swift.fulfillSimple(99 * UNIT, params, SECOND, TOKEN_IN);
    }

    function test_RevertWhen_LessIsBroughtThanWasOrdered() external {
        vm.expectRevert(LocalSwift.InsufficientAmount.selector);
        swift.fulfillSimple(99 * UNIT - 1, _order(FIRST, fine), SECOND, TOKEN_IN);
        vm.expectRevert(LocalSwift.InsufficientAmount.selector);
        swift.fulfillSimple(98, _order(FIRST, cents), SECOND, TOKEN_IN);
        swift.fulfillSimple(99, _order(FIRST, cents), SECOND, TOKEN_IN);
        assertEq(cents.balanceOf(ALICE), 99);
    }
}
