// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {FeeCollector} from "../../../../src/bonds/FeeCollector.sol";
import {IFeeCollector} from "../../../../src/bonds/IFeeCollector.sol";
import {LocalToken} from "../../../../src/devnet/LocalToken.sol";
import {FeeCollectorTest} from "./FeeCollectorTest.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

/// Keeps a tenth of what is moved.
contract TaxedToken is LocalToken("Taxed", "X", 18) {
    function _update(address from, address to, uint256 value) internal override {
        uint256 tax = from == address(0) || to == address(0) ? 0 : value / 10;
        if (tax > 0) super._update(from, address(0), tax);
        super._update(from, to, value - tax);
    }
}

/// Moves what it is told and answers nothing.
contract SilentToken {
    mapping(address account => uint256) public balanceOf;

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function transferFrom(address from, address to, uint256 amount) external {
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
    }
}

/// Collects again from within a transfer.
contract ReentrantToken is LocalToken("Reentrant", "R", 18) {
    function transferFrom(address, address, uint256 value) public override returns (bool) {
        FeeCollector(msg.sender).collect(address(this), value * 1000);
        return true;
    }
}

/// See collect.tree.
contract FeeCollector_collect is FeeCollectorTest {
    function _assertNothingMoves(uint256 amount) private {
        vm.recordLogs();
        vm.prank(PAYER);
        assertEq(collector.collect(address(token), amount), 0);
        assertEq(vm.getRecordedLogs().length, 0);
        assertEq(token.balanceOf(TREASURY), 0);
    }

    function test_movesNothingWhereTheFeeRoundsToNothing() public {
        _assertNothingMoves(0);
        _assertNothingMoves(333);
    }

    function testFuzz_movesNothingWithoutAFee(uint256 amount) public {
        vm.prank(OWNER);
        collector.updateFeeBps(0);
        _assertNothingMoves(amount);
    }

    function test_revertsWithoutAnApproval() public {
        vm.prank(PAYER);
        token.approve(address(collector), 2);
        vm.expectRevert(
            abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, address(collector), 2, 3)
        );
        vm.prank(PAYER);
        collector.collect(address(token), 1000);
    }

    function test_revertsWithoutTheBalance() public {
        address poor = makeAddr("poor");
        vm.startPrank(poor);
        token.approve(address(collector), 3);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, poor, 0, 3));
        collector.collect(address(token), 1000);
    }

    function testFuzz_movesTheFee(uint128 amount, uint256 feeBps) public {
        feeBps = bound(feeBps, 1, 1000);
        vm.prank(OWNER);
        collector.updateFeeBps(feeBps);
        uint256 fee = uint256(amount) * feeBps / 1e5;
        vm.assume(fee > 0);
        vm.expectEmit(address(collector));
        emit IFeeCollector.FeeCollected(address(token), PAYER, amount, fee);
        vm.prank(PAYER);
        assertEq(collector.collect(address(token), amount), fee);
        assertEq(token.balanceOf(TREASURY), fee);
        assertEq(token.balanceOf(PAYER), type(uint128).max - fee);
        assertEq(token.balanceOf(address(collector)), 0);
    }

    function test_tellsWhatArrivesOfATokenThatKeepsAPart() public {
        TaxedToken taxed = new TaxedToken();
        taxed.mint(PAYER, 1e6);
        vm.startPrank(PAYER);
        taxed.approve(address(collector), 1e6);
        vm.expectEmit(address(collector));
        emit IFeeCollector.FeeCollected(address(taxed), PAYER, 1e5, 270);
        assertEq(collector.collect(address(taxed), 1e5), 270);
        assertEq(taxed.balanceOf(TREASURY), 270);
        assertEq(taxed.balanceOf(PAYER), 1e6 - 300);
    }

    function test_takesATokenThatAnswersNothing() public {
        SilentToken silent = new SilentToken();
        silent.mint(PAYER, 300);
        vm.prank(PAYER);
        assertEq(collector.collect(address(silent), 1e5), 300);
        assertEq(silent.balanceOf(TREASURY), 300);
    }

    function test_revertsWhenTheTokenCallsBack() public {
        ReentrantToken reentrant = new ReentrantToken();
        vm.expectRevert(ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        collector.collect(address(reentrant), 1e5);
    }

    function test_ofTheTreasuryItselfNothingArrives() public {
        token.mint(TREASURY, 300);
        vm.startPrank(TREASURY);
        token.approve(address(collector), 300);
        vm.expectEmit(address(collector));
        emit IFeeCollector.FeeCollected(address(token), TREASURY, 1e5, 0);
        assertEq(collector.collect(address(token), 1e5), 0);
        assertEq(token.balanceOf(TREASURY), 300);
    }

    function testFuzz_quoteRoundsDown(uint128 amount, uint256 feeBps) public {
        feeBps = bound(feeBps, 0, 1000);
        vm.prank(OWNER);
        collector.updateFeeBps(feeBps);
        uint256 fee = collector.quote(amount);
        assertLe(fee * 1e5, uint256(amount) * feeBps);
        assertGt((fee + 1) * 1e5, uint256(amount) * feeBps);
    }

    function test_quoteTakesAnyAmount() public view {
        assertEq(collector.quote(333), 0);
        assertEq(collector.quote(334), 1);
        assertEq(collector.quote(1e5), 300);
        // 300 / 1e5 = 3 / 1000.
        assertEq(
            collector.quote(type(uint256).max), type(uint256).max / 1000 * 3 + (type(uint256).max % 1000) * 3 / 1000
        );
    }
}
