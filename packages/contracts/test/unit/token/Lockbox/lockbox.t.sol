// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IXERC20} from "../../../../src/token/IXERC20.sol";
import {IXERC20Lockbox} from "../../../../src/token/IXERC20Lockbox.sol";
import {Lockbox} from "../../../../src/token/Lockbox.sol";
import {TokenTest} from "../../../helpers/TokenTest.sol";
import {FeeOnTransferToken} from "../../../helpers/tokens/FeeOnTransferToken.sol";
import {ReentrantToken} from "../../../helpers/tokens/ReentrantToken.sol";
import {SilentToken} from "../../../helpers/tokens/SilentToken.sol";
import {TestToken} from "../../../helpers/tokens/TestToken.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

/// Takes more from the sender than it gives.
contract SurchargingToken is TestToken {
    constructor() TestToken("Surcharge", "SUR", 18) {}

    function transfer(address to, uint256 amount) public override returns (bool) {
        _burn(msg.sender, 1);
        return super.transfer(to, amount);
    }
}

/// Withdraws again while it is paid.
contract GreedyReceiver {
    Lockbox private immutable _LOCKBOX;
    bytes public answer;

    constructor(Lockbox lockbox) {
        _LOCKBOX = lockbox;
    }

    receive() external payable {
        (, answer) = address(_LOCKBOX).call(abi.encodeCall(Lockbox.withdraw, (msg.value)));
    }
}

contract Lockbox_lockbox is TokenTest {
    TestToken private _locked;
    Lockbox private _lockbox;

    function setUp() public override {
        super.setUp();
        _locked = new TestToken("Existing", "OLD", 18);
        _use(address(_locked), false);
    }

    function _use(address erc20, bool isNative) private {
        IXERC20 xerc20 = IXERC20(address(token));
        // A token has one lockbox for ever; each test its own.
        vm.store(address(token), 0x23c5cf5544c2f1767cb64f0667d762eb4a0c8015287f36bdd749bcd78a8e9d00, 0);
        _lockbox = new Lockbox(address(token), erc20, isNative);
        vm.prank(OWNER);
        xerc20.setLockbox(address(_lockbox));
        vm.prank(ALICE);
        token.approve(address(_lockbox), type(uint256).max);
    }

    function _fund(TestToken erc20, uint256 amount) private {
        erc20.mint(ALICE, amount);
        vm.prank(ALICE);
        erc20.approve(address(_lockbox), type(uint256).max);
    }

    function test_refusesWhatCannotBeALockbox() public {
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_InvalidParams.selector);
        new Lockbox(address(0), address(_locked), false);
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_InvalidParams.selector);
        new Lockbox(address(token), address(0), false);
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_InvalidParams.selector);
        new Lockbox(address(token), address(_locked), true);
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_InvalidParams.selector);
        new Lockbox(address(token), address(token), false);
    }

    function test_saysWhatItKeepsAndForWhat() public {
        assertEq(_lockbox.XERC20(), address(token));
        assertEq(_lockbox.ERC20(), address(_locked));
        assertFalse(_lockbox.IS_NATIVE());
        _use(address(0), true);
        assertEq(_lockbox.ERC20(), address(0));
        assertTrue(_lockbox.IS_NATIVE());
    }

    function test_depositsAndWithdrawsOneForOne() public {
        _fund(_locked, 50e18);
        vm.startPrank(ALICE);
        vm.expectEmit(address(_lockbox));
        emit IXERC20Lockbox.Deposit(ALICE, ALICE, 30e18);
        _lockbox.deposit(30e18);
        _lockbox.depositTo(STRANGER, 20e18);
        vm.stopPrank();
        assertEq(token.balanceOf(ALICE), 630e18);
        assertEq(token.balanceOf(STRANGER), 20e18);
        assertEq(_locked.balanceOf(address(_lockbox)), 50e18);

        vm.startPrank(ALICE);
        vm.expectEmit(address(_lockbox));
        emit IXERC20Lockbox.Withdraw(ALICE, BOB, 10e18);
        _lockbox.withdrawTo(BOB, 10e18);
        _lockbox.withdraw(20e18);
        vm.stopPrank();
        assertEq(token.balanceOf(ALICE), 600e18);
        assertEq(_locked.balanceOf(BOB), 10e18);
        assertEq(_locked.balanceOf(ALICE), 20e18);
        assertEq(_locked.balanceOf(address(_lockbox)), 20e18);
    }

    function test_givesOutNoMoreThanItKeeps() public {
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, address(_lockbox), 0, 1));
        vm.prank(ALICE);
        _lockbox.withdraw(1);
    }

    function test_burnsOnlyWhatTheCallerAllowsIt() public {
        _fund(_locked, 5);
        vm.startPrank(ALICE);
        _lockbox.deposit(5);
        token.approve(address(_lockbox), 4);
        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, address(_lockbox), 4, 5)
        );
        _lockbox.withdraw(5);
        vm.stopPrank();
    }

    function test_creditsWhatArrivedOfATokenThatTakesAFee() public {
        FeeOnTransferToken taxed = new FeeOnTransferToken(18, 1000);
        _use(address(taxed), false);
        _fund(taxed, 100e18);
        vm.prank(ALICE);
        _lockbox.deposit(100e18);
        assertEq(token.balanceOf(ALICE), 690e18);
        assertEq(taxed.balanceOf(address(_lockbox)), 90e18);
    }

    function test_takesTokensThatAnswerNothing() public {
        SilentToken silent = new SilentToken();
        _use(address(silent), false);
        silent.mint(ALICE, 7);
        vm.startPrank(ALICE);
        silent.approve(address(_lockbox), 7);
        _lockbox.deposit(7);
        _lockbox.withdraw(7);
        vm.stopPrank();
        assertEq(silent.balanceOf(ALICE), 7);
    }

    function test_revertsWhenATokenTakesMoreThanIsWithdrawn() public {
        SurchargingToken surcharging = new SurchargingToken();
        _use(address(surcharging), false);
        _fund(surcharging, 10);
        vm.startPrank(ALICE);
        _lockbox.deposit(10);
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_WithdrawFailed.selector);
        _lockbox.withdraw(5);
        vm.stopPrank();
    }

    /// Counted twice, a nested deposit would be paid for once.
    function test_aNestedDepositIsRefused() public {
        ReentrantToken reentrant = new ReentrantToken(18);
        _use(address(reentrant), false);
        _fund(reentrant, 10);
        reentrant.arm(address(_lockbox), abi.encodeCall(Lockbox.depositTo, (STRANGER, 0)));
        vm.prank(ALICE);
        _lockbox.deposit(10);
        assertFalse(reentrant.succeeded());
        assertEq(reentrant.answer(), abi.encodePacked(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector));
        assertEq(token.balanceOf(ALICE), 600e18 + 10);
    }

    function test_keepsTheChainsOwnCurrency() public {
        _use(address(0), true);
        vm.deal(ALICE, 10 ether);
        vm.startPrank(ALICE);
        _lockbox.depositNative{value: 2 ether}();
        _lockbox.depositNativeTo{value: 3 ether}(BOB);
        (bool success,) = address(_lockbox).call{value: 1 ether}("");
        assertTrue(success);
        assertEq(token.balanceOf(ALICE), 603e18);
        assertEq(token.balanceOf(BOB), 303e18);
        _lockbox.withdrawTo(STRANGER, 2.5 ether);
        vm.stopPrank();
        assertEq(STRANGER.balance, 2.5 ether);
        assertEq(address(_lockbox).balance, 3.5 ether);
    }

    function test_eachKindRefusesTheOther() public {
        vm.deal(ALICE, 1);
        vm.startPrank(ALICE);
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_NotNative.selector);
        _lockbox.depositNative{value: 1}();
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_NotNative.selector);
        _lockbox.depositNativeTo{value: 1}(ALICE);
        (bool success,) = address(_lockbox).call{value: 1}("");
        assertFalse(success);
        vm.stopPrank();
        _use(address(0), true);
        vm.startPrank(ALICE);
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_Native.selector);
        _lockbox.deposit(1);
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_Native.selector);
        _lockbox.depositTo(ALICE, 1);
        vm.stopPrank();
    }

    function test_revertsWhenTheRecipientIsNobodyOrRefuses() public {
        _use(address(0), true);
        vm.deal(ALICE, 2);
        vm.startPrank(ALICE);
        _lockbox.depositNative{value: 2}();
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_WithdrawFailed.selector);
        _lockbox.withdrawTo(address(0), 1);
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_WithdrawFailed.selector);
        _lockbox.withdrawTo(address(this), 1);
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_WithdrawFailed.selector);
        _lockbox.withdrawTo(address(_lockbox), 1);
        vm.stopPrank();
    }

    /// A token that lets it send to itself would stay in it for ever, and so would what is minted to it.
    function test_revertsWhenTheLockboxWouldBeTheRecipient() public {
        _fund(_locked, 3);
        vm.startPrank(ALICE);
        _lockbox.deposit(2);
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_WithdrawFailed.selector);
        _lockbox.withdrawTo(address(_lockbox), 1);
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_InvalidDeposit.selector);
        _lockbox.depositTo(address(_lockbox), 1);
        vm.stopPrank();
        assertEq(_locked.balanceOf(address(_lockbox)), 2);

        _use(address(0), true);
        vm.deal(ALICE, 1);
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_InvalidDeposit.selector);
        vm.prank(ALICE);
        _lockbox.depositNativeTo{value: 1}(address(_lockbox));
    }

    function test_revertsWhenNothingMoves() public {
        FeeOnTransferToken all = new FeeOnTransferToken(18, 10_000);
        _use(address(all), false);
        _fund(all, 1);
        vm.startPrank(ALICE);
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_InvalidDeposit.selector);
        _lockbox.deposit(1);
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_InvalidDeposit.selector);
        _lockbox.depositTo(BOB, 0);
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_WithdrawFailed.selector);
        _lockbox.withdraw(0);
        vm.stopPrank();

        _use(address(0), true);
        vm.startPrank(ALICE);
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_InvalidDeposit.selector);
        _lockbox.depositNative();
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_InvalidDeposit.selector);
        _lockbox.depositNativeTo(BOB);
        (bool success, bytes memory reason) = address(_lockbox).call("");
        assertFalse(success);
        assertEq(bytes4(reason), IXERC20Lockbox.IXERC20Lockbox_InvalidDeposit.selector);
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_WithdrawFailed.selector);
        _lockbox.withdrawTo(BOB, 0);
        vm.stopPrank();
    }

    /// What a recipient refuses stays its sender's, who can have it paid to another one.
    function test_nothingIsLostWhereARecipientRefuses() public {
        _use(address(0), true);
        vm.deal(ALICE, 2);
        vm.startPrank(ALICE);
        _lockbox.depositNative{value: 2}();
        vm.expectRevert(IXERC20Lockbox.IXERC20Lockbox_WithdrawFailed.selector);
        _lockbox.withdrawTo(address(this), 2);
        assertEq(token.balanceOf(ALICE), 600e18 + 2);
        _lockbox.withdrawTo(BOB, 2);
        vm.stopPrank();
        assertEq(BOB.balance, 2);
        assertEq(address(_lockbox).balance, 0);
    }

    function test_aRecipientWhoWithdrawsAgainIsRefused() public {
        _use(address(0), true);
        vm.deal(ALICE, 2);
        GreedyReceiver greedy = new GreedyReceiver(_lockbox);
        vm.startPrank(ALICE);
        _lockbox.depositNative{value: 2}();
        _lockbox.withdrawTo(address(greedy), 1);
        vm.stopPrank();
        assertEq(greedy.answer(), abi.encodePacked(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector));
        assertEq(address(_lockbox).balance, 1);
    }

    function test_nothingIsDepositedBeforeTheTokensOwnerNamedIt() public {
        Lockbox other = new Lockbox(address(token), address(_locked), false);
        _locked.mint(ALICE, 1);
        vm.startPrank(ALICE);
        _locked.approve(address(other), 1);
        vm.expectRevert(IXERC20.IXERC20_NotHighEnoughLimits.selector);
        other.deposit(1);
        vm.stopPrank();
    }
}
