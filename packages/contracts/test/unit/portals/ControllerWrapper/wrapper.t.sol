// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {FeeCollector} from "../../../../src/bonds/FeeCollector.sol";
import {IMessageController} from "../../../../src/messaging/IMessageController.sol";
import {AssetController} from "../../../../src/portals/AssetController.sol";
import {ControllerWrapper} from "../../../../src/portals/ControllerWrapper.sol";
import {IAssetController} from "../../../../src/portals/IAssetController.sol";
import {IControllerWrapper} from "../../../../src/portals/IControllerWrapper.sol";
import {Transfer} from "../../../../src/portals/TransferPayload.sol";
import {PortalTest} from "../../../helpers/PortalTest.sol";
import {FeeOnTransferToken} from "../../../helpers/tokens/FeeOnTransferToken.sol";
import {ReentrantToken} from "../../../helpers/tokens/ReentrantToken.sol";
import {SilentToken} from "../../../helpers/tokens/SilentToken.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

/// Takes less of the token than it may.
contract LazyController {
    address public immutable token;

    constructor(address token_) {
        token = token_;
    }

    function transferTo(Transfer calldata, IMessageController.Leg[] calldata) external payable returns (bytes32) {
        return "lazy";
    }
}

/// Tries to take more of the token from the wrapper, and what somebody else allows it.
contract HostileController {
    address public immutable token;
    address private immutable _VICTIM;
    uint256 public succeeded;
    bytes public answer;

    constructor(address token_, address victim) {
        (token, _VICTIM) = (token_, victim);
    }

    function transferTo(Transfer calldata transfer, IMessageController.Leg[] calldata legs)
        external
        payable
        returns (bytes32)
    {
        _try(token, abi.encodeCall(IERC20.transferFrom, (msg.sender, address(this), transfer.amount + 1)));
        _try(token, abi.encodeCall(IERC20.transferFrom, (msg.sender, address(this), transfer.amount)));
        _try(token, abi.encodeCall(IERC20.transferFrom, (msg.sender, address(this), 1)));
        _try(token, abi.encodeCall(IERC20.transferFrom, (_VICTIM, address(this), 1)));
        _try(msg.sender, abi.encodeCall(IControllerWrapper.transferTo, (address(this), token, transfer, 0, legs)));
        return "";
    }

    function _try(address target, bytes memory data) private {
        bool success;
        (success, answer) = target.call(data);
        if (success) ++succeeded;
    }
}

contract ControllerWrapper_wrapper is PortalTest {
    address private immutable _OWNER = makeAddr("platform");
    address private immutable _FEES = makeAddr("fees");
    ControllerWrapper private _wrapper;
    address private _signer;
    uint256 private _key;

    function setUp() public override {
        super.setUp();
        _wrapper = new ControllerWrapper(_OWNER, address(new FeeCollector(_OWNER, _FEES)));
        vm.prank(ALICE);
        token.approve(address(_wrapper), 100e18);
        (_signer, _key) = makeAddrAndKey("signer");
    }

    function _setAllowed(address controller_, bool allowed) private {
        vm.prank(_OWNER);
        vm.expectEmit(address(_wrapper));
        emit IControllerWrapper.ControllerUpdated(controller_, allowed);
        _wrapper.setController(controller_, allowed);
        assertEq(_wrapper.isAllowed(controller_), allowed);
    }

    function _tier(uint112 threshold, uint16 rate) private pure returns (IControllerWrapper.FeeTier memory) {
        return IControllerWrapper.FeeTier(threshold, rate);
    }

    /// 1 % up to 1,000, 0.5 % from there to 5,000, 0.1 % of what lies above.
    function _tiers() private pure returns (IControllerWrapper.FeeTier[] memory tiers) {
        tiers = new IControllerWrapper.FeeTier[](3);
        (tiers[0], tiers[1], tiers[2]) = (_tier(0, 1000), _tier(1000e18, 500), _tier(5000e18, 100));
    }

    function _set(address controller_, uint256 chain, IControllerWrapper.FeeTier[] memory tiers) private {
        vm.prank(_OWNER);
        _wrapper.setFeeTiers(controller_, chain, tiers);
    }

    function _premium(uint256 rate) private {
        vm.prank(_OWNER);
        _wrapper.setPremiumRate(FAR, rate);
    }

    function _fee(uint256 amount) private view returns (uint256 fee) {
        uint256 net;
        (fee, net) = _wrapper.quote(address(controller), FAR, amount);
        assertEq(fee + net, amount);
    }

    function _permit(uint256 amount) private view returns (IControllerWrapper.Permit memory permit) {
        bytes32 typeHash =
            keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
        bytes32 content =
            keccak256(abi.encode(typeHash, _signer, _wrapper, amount, token.nonces(_signer), block.timestamp));
        permit.deadline = block.timestamp;
        (permit.v, permit.r, permit.s) =
            vm.sign(_key, keccak256(abi.encodePacked(hex"1901", token.DOMAIN_SEPARATOR(), content)));
    }

    function _sendPermitted(uint256 amount, IControllerWrapper.Permit memory permit) private {
        vm.prank(_signer);
        _wrapper.transferToWPermit(
            address(controller), address(token), _transfer(amount, 1), type(uint256).max, _legs(0, 1, 0), permit
        );
    }

    function test_RevertWhen_TheOwnerRefusesTheController() external {
        assertTrue(_wrapper.isAllowed(address(controller)));
        _setAllowed(address(controller), false);
        vm.startPrank(ALICE);
        vm.expectRevert(IControllerWrapper.Wrapper_ControllerNotWhitelisted.selector);
        _wrapper.transferTo(address(controller), address(token), _transfer(1e18, 1), 0, _legs(0, 1, 0));
        IControllerWrapper.Permit memory permit;
        vm.expectRevert(IControllerWrapper.Wrapper_ControllerNotWhitelisted.selector);
        _wrapper.transferToWPermit(address(controller), address(token), _transfer(1e18, 1), 0, _legs(0, 1, 0), permit);
        vm.stopPrank();

        _setAllowed(address(controller), true);
        vm.prank(ALICE);
        _wrapper.transferTo(address(controller), address(token), _transfer(1e18, 1), 0, _legs(0, 1, 0));
        assertEq(token.balanceOf(ALICE), SUPPLY - 1e18);
    }

    /// Anybody can write one: it gets what its caller sends by it, and nothing else, whatever others allow the wrapper or left in it.
    function test_WhenAControllerIsHostile() external {
        vm.startPrank(ALICE);
        token.approve(address(_wrapper), type(uint256).max);
        token.transfer(address(_wrapper), 7e18);
        token.transfer(STRANGER, 10e18);
        vm.stopPrank();
        HostileController hostile = new HostileController(address(token), ALICE);
        vm.startPrank(STRANGER);
        token.approve(address(_wrapper), 10e18);
        _wrapper.transferTo{value: 1}(address(hostile), address(token), _transfer(10e18, 1), 0, _legs(0, 1, 0));
        assertEq(hostile.succeeded(), 1);
        assertEq(bytes4(hostile.answer()), ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        assertEq(token.balanceOf(address(hostile)), 10e18);
        assertEq(token.balanceOf(address(_wrapper)), 7e18);
        assertEq(token.balanceOf(ALICE), SUPPLY - 17e18);
        assertEq(token.allowance(address(_wrapper), address(hostile)), 0);

        // Nor by a permit that says what the token should believe.
        IControllerWrapper.Permit memory permit;
        vm.expectRevert(
            abi.encodeWithSignature("ERC20InsufficientAllowance(address,uint256,uint256)", address(_wrapper), 0, 1e18)
        );
        _wrapper.transferToWPermit(address(hostile), address(token), _transfer(1e18, 1), 0, _legs(0, 1, 0), permit);
        vm.stopPrank();
    }

    function test_RevertWhen_ItCarriesAnotherToken() external {
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(IControllerWrapper.Wrapper_TokenDiffers.selector, address(this)));
        _wrapper.transferTo(address(controller), address(this), _transfer(1e18, 1), 0, _legs(0, 1, 0));
    }

    function test_RevertWhen_SomebodyElseDecides() external {
        bytes memory refusal = abi.encodeWithSignature("OwnableUnauthorizedAccount(address)", ALICE);
        vm.startPrank(ALICE);
        vm.expectRevert(refusal);
        _wrapper.setController(ALICE, true);
        vm.expectRevert(refusal);
        _wrapper.setFeeTiers(ALICE, FAR, _tiers());
        vm.expectRevert(refusal);
        _wrapper.setPremiumRate(FAR, 1);
        vm.stopPrank();
    }

    function test_RevertWhen_RatesOrTiersCannotBe() external {
        IControllerWrapper.FeeTier[] memory tiers = _tiers();
        tiers[2].rate = 5001;
        vm.expectRevert(IControllerWrapper.Wrapper_InvalidFeeRate.selector);
        _set(address(0), 0, tiers);
        vm.expectRevert(IControllerWrapper.Wrapper_InvalidFeeRate.selector);
        _premium(5001);
        (tiers[2].rate, tiers[2].threshold) = (5000, tiers[1].threshold);
        vm.expectRevert(IControllerWrapper.Wrapper_InvalidFeeTiers.selector);
        _set(address(0), 0, tiers);
        IControllerWrapper.FeeTier[] memory four = new IControllerWrapper.FeeTier[](4);
        for (uint112 i = 0; i < 4; ++i) {
            four[i].threshold = i;
        }
        vm.prank(_OWNER);
        vm.expectRevert(IControllerWrapper.Wrapper_InvalidFeeTiers.selector);
        _wrapper.setFeeTiers(address(0), 0, four);
        tiers[2].threshold += 1;
        vm.expectEmit(address(_wrapper));
        emit IControllerWrapper.FeeTiersUpdated(address(0), 0, tiers);
        _set(address(0), 0, tiers);
        assertEq(_wrapper.feeTiers(address(0), 0).length, 3);
        _set(address(0), 0, new IControllerWrapper.FeeTier[](0));
        assertEq(_wrapper.feeTiers(address(0), 0).length, 0);
    }

    function test_WhenAskedForAQuote() external {
        assertEq(_fee(1000e18), 0);
        _set(address(0), 0, _tiers());
        assertEq(_fee(100e18), 1e18);
        assertEq(_fee(1000e18), 10e18);
        assertEq(_fee(3000e18), 20e18);
        assertEq(_fee(6000e18), 31e18);
        assertEq(_fee(99), 0);
        _premium(200);
        assertEq(_fee(6000e18), 43e18);
        _premium(5000);
        assertEq(_fee(6000e18), 300e18);

        IControllerWrapper.FeeTier[] memory free = new IControllerWrapper.FeeTier[](1);
        _set(address(controller), FAR, free);
        _premium(0);
        assertEq(_fee(6000e18), 0);
        (uint256 elsewhere,) = _wrapper.quote(address(controller), FAR + 1, 6000e18);
        assertEq(elsewhere, 31e18);
        (free[0].threshold, free[0].rate) = (5000e18, 2000);
        _set(address(controller), FAR, free);
        assertEq(_fee(5000e18), 0);
        assertEq(_fee(6000e18), 20e18);
    }

    function testFuzz_TheFeeIsBoundedAndMonotone(uint256 amount, uint256 more, uint16[3] memory rates, uint256 premium)
        external
    {
        IControllerWrapper.FeeTier[] memory tiers = _tiers();
        for (uint256 i = 0; i < 3; ++i) {
            tiers[i].rate = rates[i] % 5001;
        }
        _set(address(0), 0, tiers);
        _premium(premium % 5001);
        amount = bound(amount, 0, 1e30);
        more = bound(more, amount, 1e30);
        assertLe(_fee(amount), amount / 20);
        assertLe(_fee(amount), _fee(more));
        assertLe(amount - _fee(amount), more - _fee(more));
    }

    function test_RevertWhen_TheFeeIsTooHigh() external {
        _set(address(0), 0, _tiers());
        vm.prank(ALICE);
        vm.expectRevert(abi.encodeWithSelector(IControllerWrapper.Wrapper_FeeTooHigh.selector, 1e18, 1e18 - 1));
        _wrapper.transferTo(address(controller), address(token), _transfer(100e18, 1), 1e18 - 1, _legs(0, 1, 0));
    }

    function _lockingController(address token_) private returns (AssetController other) {
        IAssetController.Setup memory setup = _setup();
        setup.custody = IAssetController.Custody(true, false, 0, 0);
        other = _newController("other", token_, setup);
    }

    function test_RevertWhen_LessOfTheTokenArrives() external {
        FeeOnTransferToken short = new FeeOnTransferToken(18, 100);
        short.mint(ALICE, 100e18);
        AssetController other = _lockingController(address(short));
        vm.startPrank(ALICE);
        short.approve(address(_wrapper), 10e18);
        vm.expectRevert(IControllerWrapper.Wrapper_FeeOnTransferTokenNotSupported.selector);
        _wrapper.transferTo(address(other), address(short), _transfer(10e18, 1), 0, _legs(0, 1, 0));
        vm.stopPrank();
    }

    function test_RevertWhen_TheControllerRefuses() external {
        vm.prank(PAUSER);
        controller.pause();
        vm.prank(ALICE);
        vm.expectRevert(IAssetController.Controller_Paused.selector);
        _wrapper.transferTo(address(controller), address(token), _transfer(1e18, 1), 0, _legs(0, 1, 0));
        assertEq(token.balanceOf(ALICE), SUPPLY);
    }

    function test_WhenTheTokenEntersAgain() external {
        ReentrantToken reentrant = new ReentrantToken(18);
        reentrant.mint(ALICE, 100e18);
        AssetController other = _lockingController(address(reentrant));
        reentrant.arm(
            address(_wrapper),
            abi.encodeCall(
                _wrapper.transferTo, (address(other), address(reentrant), _transfer(1e18, 1), 0, _legs(0, 1, 0))
            )
        );
        vm.startPrank(ALICE);
        reentrant.approve(address(_wrapper), 10e18);
        _wrapper.transferTo(address(other), address(reentrant), _transfer(10e18, 1), 0, _legs(0, 1, 0));
        vm.stopPrank();
        assertEq(bytes4(reentrant.answer()), ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        assertEq(reentrant.balanceOf(address(other)), 10e18);
    }

    function test_WhenThereIsAPermit() external {
        vm.prank(ALICE);
        token.transfer(_signer, 100e18);
        _sendPermitted(10e18, _permit(10e18));
        assertEq(token.balanceOf(_signer), 90e18);
        IControllerWrapper.Permit memory permit = _permit(20e18);
        token.permit(_signer, address(_wrapper), 20e18, permit.deadline, permit.v, permit.r, permit.s);
        _sendPermitted(20e18, permit);
        assertEq(token.balanceOf(_signer), 70e18);
        permit = _permit(5e18);
        vm.expectRevert(
            abi.encodeWithSignature("ERC20InsufficientAllowance(address,uint256,uint256)", address(_wrapper), 0, 6e18)
        );
        _sendPermitted(6e18, permit);
    }

    function test_WhenAllIsWell() external {
        _set(address(0), 0, _tiers());
        IMessageController.Leg[] memory legs = _legs(0, 3, 5);
        bytes32 id = controller.transferIdOf(HOME, FAR, 0);
        vm.expectEmit(address(_wrapper));
        emit IControllerWrapper.TransferWrapped(id, address(controller), ALICE, 100e18, 1e18);
        vm.prank(ALICE);
        assertEq(
            _wrapper.transferTo{value: 15}(address(controller), address(token), _transfer(100e18, 2), 1e18, legs), id
        );
        assertEq(token.balanceOf(_FEES), 1e18);
        assertEq(token.balanceOf(ALICE), SUPPLY - 100e18);
        assertEq(token.totalSupply(), SUPPLY - 99e18);
        assertEq(token.balanceOf(address(_wrapper)), 0);
        assertEq(token.allowance(address(_wrapper), address(controller)), 0);
        assertEq(address(_wrapper).balance, 0);
        assertEq(adapters[2].lastFee(), 5);
        bytes memory payload = adapters[0].lastMessage();
        _cross();
        _deliver(0, payload);
        _deliver(1, payload);
        controller.execute(HOME, payload);
        assertEq(token.balanceOf(BOB), 99e18);
    }

    function test_WhenTheControllerTakesLess() external {
        LazyController lazy = new LazyController(address(token));
        vm.prank(ALICE);
        assertEq(_wrapper.transferTo(address(lazy), address(token), _transfer(10e18, 1), 0, _legs(0, 1, 0)), "lazy");
        assertEq(token.allowance(address(_wrapper), address(lazy)), 0);
    }

    function test_WhenTheTokenIsOfTheOldSort() external {
        SilentToken silent = new SilentToken();
        silent.mint(ALICE, 100e6);
        AssetController other = _lockingController(address(silent));
        _set(address(0), 0, _tiers());
        vm.startPrank(ALICE);
        silent.approve(address(_wrapper), 100e6);
        for (uint256 i = 0; i < 2; ++i) {
            _wrapper.transferTo(address(other), address(silent), _transfer(50e6, 1), 1e6, _legs(0, 1, 0));
        }
        vm.stopPrank();
        assertEq(silent.balanceOf(address(other)), 99e6);
        assertEq(silent.balanceOf(_FEES), 1e6);
        assertEq(silent.allowance(address(_wrapper), address(other)), 0);
    }
}
