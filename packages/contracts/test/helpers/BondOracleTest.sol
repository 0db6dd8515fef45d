// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {LocalPool} from "../../src/devnet/LocalPool.sol";
import {LocalToken} from "../../src/devnet/LocalToken.sol";
import {ITWAPBondOracle} from "../../src/oracle/ITWAPBondOracle.sol";
import {ITWAPOracle} from "../../src/oracle/ITWAPOracle.sol";
import {TWAPBondOracle} from "../../src/oracle/TWAPBondOracle.sol";
import {OracleTest} from "./OracleTest.sol";

/// An adapter with one auctioneer, and a pool whose shares both its tokens are priced in.
abstract contract BondOracleTest is OracleTest {
    address internal immutable AUCTIONEER = makeAddr("auctioneer");

    TWAPBondOracle internal adapter;
    LocalPool internal pool;
    address internal token0;
    address internal token1;

    function setUp() public virtual override {
        super.setUp();
        adapter = new TWAPBondOracle(OWNER, oracle);
        pool = new LocalPool(address(new LocalToken("A", "A", 18)), address(new LocalToken("B", "B", 18)));
        (token0, token1) = (pool.token0(), pool.token1());
        vm.startPrank(OWNER);
        adapter.updateAuctioneer(AUCTIONEER, true);
        adapter.updatePair(address(pool), token0, ITWAPBondOracle.Pair(address(pool), true));
        adapter.updatePair(address(pool), token1, ITWAPBondOracle.Pair(address(pool), false));
        vm.stopPrank();
    }

    /// What the pool's share costs one of `base`, observed now.
    function _shareClaim(address base, uint256 price) internal view returns (ITWAPOracle.PriceAttestation memory) {
        uint64 time = uint64(block.timestamp);
        return ITWAPOracle.PriceAttestation(address(pool), base, address(pool), price, time, time + 1 days);
    }
}
