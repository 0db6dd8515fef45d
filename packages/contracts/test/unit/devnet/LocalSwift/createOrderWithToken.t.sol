// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {LocalSwift} from "../../../../src/devnet/LocalSwift.sol";
import {LocalSwiftTest} from "./LocalSwiftTest.sol";

contract LocalSwift_createOrderWithTokenTest is LocalSwiftTest {
    function test_TheTokensAreKeptAndItIsSaid() external {
        LocalSwift.OrderParams memory params = _order(SECOND, cents);
        bytes32 key = swift.keyOf(params, FIRST, address(fine));
        vm.expectEmit(address(swift));
        emit LocalSwift.OrderCreated(key);
        assertEq(swift.createOrderWithToken(address(fine), 100 * UNIT, params, ""), key);
        assertEq(fine.balanceOf(address(swift)), 100 * UNIT);
        (LocalSwift.Status status, uint64 amountIn, uint16 destination) = swift.orders(key);
        assertEq(uint8(status), uint8(LocalSwift.Status.CREATED));
        assertEq(amountIn, 100);
        assertEq(destination, SECOND);
    }

    function test_TheHashIsOfTheWholeOrder() external view {
        LocalSwift.OrderParams memory params = _order(SECOND, cents);
        bytes memory ends = abi.encodePacked(
            uint8(1), params.trader, FIRST, _padded(address(fine)), params.destAddr, SECOND, params.tokenOut
        );
        bytes memory amounts = abi.encodePacked(uint64(99), uint64(0), uint64(2), uint64(3), params.deadline);
        bytes memory others = abi.encodePacked(bytes32(0), uint8(0), uint8(3), uint8(2), params.random, bytes32(0));
        bytes memory whole = bytes.concat(ends, amounts, others);
        assertEq(whole.length, 272);
        assertEq(swift.keyOf(params, FIRST, address(fine)), keccak256(whole));
    }

    function test_RevertWhen_ItHasAPayloadOrCoinsAreToBeBrought() external {
        LocalSwift.OrderParams memory params = _order(SECOND, cents);
        vm.expectRevert(LocalSwift.LocalSwift_NotSupported.selector);
        swift.createOrderWithToken(address(fine), 100 * UNIT, params, "x");
        params.payloadType = 2;
        vm.expectRevert(LocalSwift.LocalSwift_NotSupported.selector);
        swift.createOrderWithToken(address(fine), 100 * UNIT, params, "");
        (params.payloadType, params.gasDrop) = (1, 1);
        vm.expectRevert(LocalSwift.LocalSwift_NotSupported.selector);
        swift.createOrderWithToken(address(fine), 100 * UNIT, params, "");
    }

    function test_RevertWhen_LessIsSentThanTravels() external {
        vm.expectRevert(LocalSwift.SmallAmountIn.selector);
        swift.createOrderWithToken(address(fine), UNIT - 1, _order(SECOND, cents), "");
    }

    function test_RevertWhen_TheFeesAreAsHighAsTheAmount() external {
        LocalSwift.OrderParams memory params = _order(SECOND, cents);
        vm.expectRevert(LocalSwift.FeesTooHigh.selector);
        swift.createOrderWithToken(address(fine), 5 * UNIT, params, "");
        swift.createOrderWithToken(address(fine), 6 * UNIT, params, "");
    }

    function test_RevertWhen_ItIsForNoChainOrForThisOne() external {
        vm.expectRevert(LocalSwift.InvalidDestChain.selector);
        swift.createOrderWithToken(address(fine), 100 * UNIT, _order(0, cents), "");
        vm.expectRevert(LocalSwift.InvalidDestChain.selector);
        swift.createOrderWithToken(address(fine), 100 * UNIT, _order(FIRST, cents), "");
    }

    function test_RevertWhen_TheSameOrderWasSentBefore() external {
        LocalSwift.OrderParams memory params = _order(SECOND, cents);
        swift.createOrderWithToken(address(fine), 100 * UNIT, params, "");
        vm.expectRevert(LocalSwift.DuplicateOrder.selector);
        swift.createOrderWithToken(address(fine), 100 * UNIT, params, "");
        params.random = bytes32(uint256(8));
        swift.createOrderWithToken(address(fine), 100 * UNIT, params, "");
    }

    function test_OneContractIsBoth() external view {
        assertEq(swift.emitters(SECOND), _padded(address(swift)));
        assertFalse(swift.paused());
        assertEq(swift.wormholeId(), FIRST);
    }
}
