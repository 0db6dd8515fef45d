// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IConcentratedPool} from "../../../../src/devnet/IConcentratedPool.sol";
import {LocalVault} from "../../../../src/devnet/LocalVault.sol";
import {LocalVaultTest} from "./LocalVaultTest.sol";
import {IERC20Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// See shares.tree.
contract LocalVault_shares is LocalVaultTest {
    function _liquidity(int24 width) private view returns (uint128 liquidity) {
        (liquidity,,,,) = pool.positions(keccak256(abi.encodePacked(address(vault), -width, width)));
    }

    function _balances(address account) private view returns (uint256, uint256) {
        return (token0.balanceOf(account), token1.balanceOf(account));
    }

    function test_theFirstProvidersAreTheLiquidityOfEachPosition() public {
        vm.expectEmit(address(vault));
        emit LocalVault.Deposited(address(this), ALICE, 1e18);
        vault.deposit(1e18, ALICE);
        assertEq(vault.balanceOf(ALICE), 1e18);
        assertEq(_liquidity(NARROW), 1e18);
        assertEq(_liquidity(WIDE), 1e18);
        (uint256 paid0, uint256 paid1) =
            (1e40 - token0.balanceOf(address(this)), 1e40 - token1.balanceOf(address(this)));
        assertEq(paid0, 1e18);
        assertEq(paid1, 4e18);
    }

    function test_laterOnesAlsoPayTheirPartOfFeesAndOfWhatLiesThere() public {
        vault.deposit(1e18, address(this));
        pool.earn(address(vault), -NARROW, NARROW, 3e18, 5e18);
        token1.mint(address(vault), 1e18);
        vm.prank(ALICE);
        vault.deposit(0.5e18, ALICE);
        (uint256 left0, uint256 left1) = _balances(ALICE);
        assertEq(1e40 - left0, 0.5e18 + 1.5e18);
        assertEq(1e40 - left1, 2e18 + 3e18);
        assertEq(token0.balanceOf(address(vault)), 4.5e18);
        assertEq(token1.balanceOf(address(vault)), 9e18);
    }

    function test_liquidityThatStrangersGiveIsEverybodys() public {
        vault.deposit(1e18, address(this));
        vm.prank(ALICE);
        vault.deposit(1e18, ALICE);
        StrangersGift gift = new StrangersGift();
        token0.mint(address(gift), 1e30);
        token1.mint(address(gift), 1e30);
        gift.give(pool, address(vault), -NARROW, NARROW, 2e18);
        (uint256 before0, uint256 before1) = _balances(ALICE);
        vm.prank(ALICE);
        (uint256 amount0, uint256 amount1) = vault.withdraw(1e18, ALICE);
        assertEq(amount0, 1.5e18);
        assertEq(amount1, 6e18);
        (uint256 after0, uint256 after1) = _balances(ALICE);
        assertEq(after0 - before0, amount0);
        assertEq(after1 - before1, amount1);
    }

    function test_givesBackTheirPart() public {
        vault.deposit(3e18, address(this));
        pool.earn(address(vault), -WIDE, WIDE, 3e18, 6e18);
        vm.expectEmit(address(vault));
        emit LocalVault.Withdrawn(address(this), ALICE, 1e18, 2e18, 6e18);
        vault.withdraw(1e18, ALICE);
        assertEq(vault.totalSupply(), 2e18);
        assertEq(_liquidity(NARROW), 2e18);
        assertEq(token0.balanceOf(ALICE), 1e40 + 2e18);
        assertEq(token1.balanceOf(ALICE), 1e40 + 6e18);
        assertEq(token0.balanceOf(address(vault)), 2e18);
        assertEq(token1.balanceOf(address(vault)), 4e18);
    }

    function test_givesBackNothingForSharesThatOneDoesNotHave() public {
        vault.deposit(1e18, address(this));
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, ALICE, 0, 1));
        vm.prank(ALICE);
        vault.withdraw(1, ALICE);
    }

    function testFuzz_nobodyWinsByComingAndGoing(uint64 first, uint64 more, uint64 fee0, uint64 fee1) public {
        vault.deposit(uint256(first) + 2, address(this));
        pool.earn(address(vault), -NARROW, NARROW, fee0, fee1);
        (uint256 before0, uint256 before1) = _balances(ALICE);
        vm.startPrank(ALICE);
        vault.deposit(uint256(more) + 2, ALICE);
        vault.withdraw(uint256(more) + 2, ALICE);
        vm.stopPrank();
        (uint256 after0, uint256 after1) = _balances(ALICE);
        assertLe(after0, before0);
        assertLe(after1, before1);
        // Of each position and of what lies there, rounding takes a unit.
        assertLe(before0 - after0, 4);
        assertLe(before1 - after1, 6);
    }

    function test_onlyThePoolAsksForMoney() public {
        vm.expectRevert(abi.encodeWithSelector(LocalVault.LocalVault_NotPool.selector, ALICE));
        vm.prank(ALICE);
        vault.uniswapV3MintCallback(1, 1, abi.encode(address(this)));
    }
}

/// Adds liquidity to somebody else's position, as anybody can.
contract StrangersGift {
    LocalVault private _vault;

    function give(IConcentratedPool pool, address vault, int24 lower, int24 upper, uint128 amount) external {
        _vault = LocalVault(vault);
        pool.mint(vault, lower, upper, amount, "");
    }

    function uniswapV3MintCallback(uint256 amount0, uint256 amount1, bytes calldata) external {
        IERC20(_vault.token0()).transfer(msg.sender, amount0);
        IERC20(_vault.token1()).transfer(msg.sender, amount1);
    }
}
