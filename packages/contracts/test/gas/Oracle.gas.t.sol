// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {FeeCollector} from "../../src/bonds/FeeCollector.sol";
import {LocalToken} from "../../src/devnet/LocalToken.sol";
import {BondOracleTest} from "../helpers/BondOracleTest.sol";

/// What a purchase by a vault's price costs besides itself.
/// forge-config: default.isolate = true
contract OracleGasTest is BondOracleTest {
    function _bothDirections() private returns (bytes[] memory batch) {
        batch = new bytes[](2);
        batch[0] = _signed("signer", _shareClaim(token0, 0.05e18));
        batch[1] = _signed("signer", _shareClaim(token1, 0.1e18));
    }

    function test_prices() public {
        oracle.registerAttestation(_bothDirections());
        vm.snapshotGasLastCall("oracle", "register both directions, first time");
        skip(12);
        oracle.registerAttestation(_bothDirections());
        vm.snapshotGasLastCall("oracle", "register both directions");
        oracle.registerAttestation(_bothDirections());
        vm.snapshotGasLastCall("oracle", "register both directions, known already");

        vm.prank(AUCTIONEER);
        adapter.registerMarket(7, address(pool), token0);
        vm.snapshotGasLastCall("oracle", "register a market");
        adapter.currentPrice(7);
        vm.snapshotGasLastCall("oracle", "read a market's price");
    }

    function test_fee() public {
        FeeCollector collector = new FeeCollector(OWNER, OWNER);
        vm.prank(OWNER);
        collector.updateFeeBps(300);
        LocalToken(token0).mint(address(this), 2e18);
        LocalToken(token0).approve(address(collector), type(uint256).max);
        collector.collect(token0, 1e18);
        collector.collect(token0, 1e18);
        vm.snapshotGasLastCall("oracle", "collect a fee");
    }
}
