// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {FeeCollector} from "../../src/bonds/FeeCollector.sol";
import {IMessageController} from "../../src/messaging/IMessageController.sol";
import {ControllerWrapper} from "../../src/portals/ControllerWrapper.sol";
import {IControllerWrapper} from "../../src/portals/IControllerWrapper.sol";
import {Transfer} from "../../src/portals/TransferPayload.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {PortalTest} from "../helpers/PortalTest.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// Names one token to whoever looks at it, and another one to whoever sends by it.
contract FickleController {
    address public token;

    function become(address token_) external {
        token = token_;
    }

    function transferTo(Transfer calldata transfer, IMessageController.Leg[] calldata)
        external
        payable
        returns (bytes32)
    {
        IERC20(token).transferFrom(msg.sender, address(this), transfer.amount);
        return "";
    }
}

/// Who else could take tokens that travel, or that their holders allow the wrapper.
contract Portals_security is PortalTest {
    ControllerWrapper private _wrapper;

    function setUp() public override {
        super.setUp();
        _wrapper = new ControllerWrapper(address(this), address(new FeeCollector(address(this), TREASURY)));
    }

    function test_aControllerGetsTheTokenThatItsCallerMeans() external {
        OrganisationToken worthless = _newToken("worthless");
        FickleController fickle = new FickleController();
        fickle.become(address(worthless));
        vm.startPrank(ALICE);
        // Allowed for transfers by controllers that she knows.
        token.approve(address(_wrapper), type(uint256).max);
        worthless.approve(address(_wrapper), 100e18);
        vm.stopPrank();
        fickle.become(address(token));
        bytes memory refusal =
            abi.encodeWithSelector(IControllerWrapper.Wrapper_TokenDiffers.selector, address(worthless));
        IControllerWrapper.Permit memory permit;
        vm.startPrank(ALICE);
        vm.expectRevert(refusal);
        _wrapper.transferTo(address(fickle), address(worthless), _transfer(100e18, 1), 0, _legs(0, 1, 0));
        vm.expectRevert(refusal);
        _wrapper.transferToWPermit(address(fickle), address(worthless), _transfer(100e18, 1), 0, _legs(0, 1, 0), permit);
        vm.stopPrank();
        assertEq(token.balanceOf(ALICE), SUPPLY);
    }
}
