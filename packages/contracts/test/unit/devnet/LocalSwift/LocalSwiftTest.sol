// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {LocalSwift} from "../../../../src/devnet/LocalSwift.sol";
import {LocalToken} from "../../../../src/devnet/LocalToken.sol";
import {Test} from "forge-std/Test.sol";

/// The contract on the first local chain, and tokens of 6 and 18 decimals of which this contract has plenty and that it has approved.
abstract contract LocalSwiftTest is Test {
    address internal immutable ALICE = makeAddr("alice");
    uint16 internal constant FIRST = 60001;
    uint16 internal constant SECOND = 60002;
    /// Units of the token with 18 decimals in one that travels.
    uint256 internal constant UNIT = 1e10;

    LocalSwift internal swift = new LocalSwift();
    LocalToken internal cents = new LocalToken("A", "A", 6);
    LocalToken internal fine = new LocalToken("B", "B", 18);

    function setUp() public {
        vm.warp(1_800_000_000);
        vm.chainId(31337);
        cents.mint(address(this), 1e6);
        fine.mint(address(this), 1000 * UNIT);
        cents.approve(address(swift), type(uint256).max);
        fine.approve(address(swift), type(uint256).max);
    }

    /// From this contract to Alice, from a chain to another one.
    function _order(uint16 destination, LocalToken tokenOut)
        internal
        view
        returns (LocalSwift.OrderParams memory params)
    {
        params.payloadType = 1;
        (params.trader, params.destAddr) = (_padded(address(this)), _padded(ALICE));
        (params.destChainId, params.tokenOut) = (destination, _padded(address(tokenOut)));
        (params.minAmountOut, params.cancelFee, params.refundFee) = (99, 2, 3);
        params.deadline = uint64(block.timestamp);
        (params.auctionMode, params.random) = (2, bytes32(uint256(7)));
    }

    function _padded(address account) internal pure returns (bytes32) {
        return bytes32(uint256(uint160(account)));
    }
}
