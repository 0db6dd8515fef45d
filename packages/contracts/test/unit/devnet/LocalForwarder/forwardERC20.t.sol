// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {LocalForwarder} from "../../../../src/devnet/LocalForwarder.sol";
import {LocalSwift} from "../../../../src/devnet/LocalSwift.sol";
import {LocalSwiftTest} from "../LocalSwift/LocalSwiftTest.sol";

contract LocalForwarder_forwardERC20Test is LocalSwiftTest {
    LocalForwarder private forwarder = new LocalForwarder(address(swift));
    LocalForwarder.PermitParams private none;

    function _call(uint256 amount) private view returns (bytes memory) {
        return abi.encodeCall(swift.createOrderWithToken, (address(fine), amount, _order(SECOND, cents), ""));
    }

    function test_TheContractTakesTheTokensAndItIsSaidByWhatCall() external {
        fine.approve(address(forwarder), 100 * UNIT);
        bytes memory data = _call(100 * UNIT);
        vm.expectEmit(address(swift));
        emit LocalSwift.OrderCreated(swift.keyOf(_order(SECOND, cents), FIRST, address(fine)));
        vm.expectEmit(address(forwarder));
        emit LocalForwarder.ForwardedERC20(address(fine), 100 * UNIT, address(swift), data);
        forwarder.forwardERC20(address(fine), 100 * UNIT, none, address(swift), data);
        assertEq(fine.balanceOf(address(swift)), 100 * UNIT);
        assertEq(fine.balanceOf(address(this)), 900 * UNIT);
    }

    function test_RevertWhen_TheContractIsAnotherOne() external {
        assertFalse(forwarder.mayanProtocols(ALICE));
        vm.expectRevert(LocalForwarder.UnsupportedProtocol.selector);
        forwarder.forwardERC20(address(fine), 100 * UNIT, none, ALICE, _call(100 * UNIT));
    }

    function test_RevertWhen_ItIsGivenAPermitOrCoins() external {
        LocalForwarder.PermitParams memory permit;
        vm.expectRevert(LocalForwarder.LocalForwarder_NotSupported.selector);
        forwarder.forwardERC20{value: 1}(address(fine), 100 * UNIT, permit, address(swift), _call(100 * UNIT));
        permit.value = 1;
        vm.expectRevert(LocalForwarder.LocalForwarder_NotSupported.selector);
        forwarder.forwardERC20(address(fine), 100 * UNIT, permit, address(swift), _call(100 * UNIT));
    }

    function test_RevertWhen_TheContractReverts() external {
        fine.approve(address(forwarder), 5 * UNIT);
        vm.expectRevert(LocalSwift.FeesTooHigh.selector);
        forwarder.forwardERC20(address(fine), 5 * UNIT, none, address(swift), _call(5 * UNIT));
    }
}
