// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {FeeCollector} from "../../../../src/bonds/FeeCollector.sol";
import {LocalToken} from "../../../../src/devnet/LocalToken.sol";
import {Test} from "forge-std/Test.sol";

/// A collector of 0.3 %, and a payer with tokens, all approved.
abstract contract FeeCollectorTest is Test {
    address internal immutable OWNER = makeAddr("owner");
    address internal immutable TREASURY = makeAddr("treasury");
    address internal immutable PAYER = makeAddr("payer");

    FeeCollector internal collector;
    LocalToken internal token;

    function setUp() public virtual {
        collector = new FeeCollector(OWNER, TREASURY);
        vm.prank(OWNER);
        collector.updateFeeBps(300);
        token = new LocalToken("Token", "T", 18);
        token.mint(PAYER, type(uint128).max);
        vm.prank(PAYER);
        token.approve(address(collector), type(uint256).max);
    }
}
