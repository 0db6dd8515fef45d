// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {LocalVault} from "../../../../src/devnet/LocalVault.sol";
import {LocalVaultTest} from "./LocalVaultTest.sol";

/// See totals.tree. Figures of positions are those of `concentratedSharePrice` for the same ticks.
contract LocalVault_totals is LocalVaultTest {
    /// √1.0001^tick × 2^96 of tick 8,000, as pools have it.
    uint160 private constant AT_8_000 = 118_192_165_878_140_556_701_743_709_772;

    function _assertTotals(uint256 amount0, uint256 amount1) private view {
        (uint256 total0, uint256 total1) = vault.getTotalAmounts();
        assertEq(total0, amount0);
        assertEq(total1, amount1);
    }

    function test_areNothingWhenItIsEmpty() public view {
        _assertTotals(0, 0);
    }

    function test_followThePriceOfTheMoment() public {
        vault.deposit(1e18, address(this));
        _assertTotals(1209376131212059592, 1209376131212059592);
        pool.setRoot(AT_8_000);
        _assertTotals(620538915186570384, 2051009555842135835);
        pool.setRoot(4295128739);
        _assertTotals(20641739211817910530, 0);
        pool.setRoot(1461446703485210103287273052203988822378723970341);
        _assertTotals(0, 20641739211817910530);
    }

    function test_includeWhatIsOwedAndWhatLiesThere() public {
        vault.deposit(1e18, address(this));
        token0.mint(address(vault), 7);
        pool.earn(address(vault), -NARROW, NARROW, 100, 200);
        _assertTotals(1209376131212059592 + 7, 1209376131212059592);
        vm.prank(address(vault));
        pool.burn(-NARROW, NARROW, 0);
        _assertTotals(1209376131212059592 + 107, 1209376131212059592 + 200);
    }

    function test_positionsLieAroundTheMiddleWhicheverWayTheTokensAreGiven() public {
        LocalVault turned = new LocalVault(address(pool), address(token1), address(token0), 120);
        assertEq(turned.token0(), address(token0));
        assertEq(turned.token1(), address(token1));
        (int24[] memory lower, int24[] memory upper, uint16[] memory weights) = turned.getPositions();
        assertEq(lower[0], -120 - NARROW);
        assertEq(upper[0], -120 + NARROW);
        assertEq(lower[1], -120 - WIDE);
        assertEq(upper[1], -120 + WIDE);
        assertEq(weights[0] + weights[1], 10_000);
    }

    function test_thePoolIsTheFactorys() public {
        assertEq(vault.pool(), address(pool));
        pool.vanish();
        assertEq(vault.pool(), address(0));
    }
}
