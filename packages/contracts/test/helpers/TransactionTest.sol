// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {CommonBase} from "forge-std/Base.sol";

/// Transactions at a price, which forge's isolated calls do not have: everything cold, and the gas as a chain would charge it.
/// Where forge cannot know better it charges too little, never too much: what an earlier transaction of the same test wrote
/// is cheap to write again, and the floor price of calldata (EIP-7623) is left out.
abstract contract TransactionTest is CommonBase {
    struct Outcome {
        bool success;
        uint256 gasUsed;
        /// In wei.
        uint256 cost;
    }

    uint256 internal constant BASE_FEE = 20 gwei;
    uint256 internal constant GAS_PRICE = 21 gwei;
    uint256 internal constant GAS_LIMIT = 3_000_000;

    /// Contracts that a transaction touches cold, its receiver included: of that the storage is cold.
    address[] internal touched;

    /// At `BASE_FEE` and `GAS_PRICE`.
    function _transact(address from, address to, bytes memory data, uint256 gasLimit)
        internal
        returns (Outcome memory)
    {
        vm.fee(BASE_FEE);
        vm.txGasPrice(GAS_PRICE);
        return _send(from, to, data, gasLimit);
    }

    /// At the price that holds.
    function _send(address from, address to, bytes memory data, uint256 gasLimit) internal returns (Outcome memory r) {
        for (uint256 i = 0; i < touched.length; ++i) {
            vm.cool(touched[i]);
        }
        // A sender is warm, and not new to the chain: it has paid for the transaction.
        require(from.balance > 0, "the sender has nothing");
        uint256 intrinsic = _intrinsicGas(data);
        require(gasLimit > intrinsic, "not a transaction");
        vm.prank(from, from);
        (r.success,) = to.call{gas: gasLimit - intrinsic}(data);

        uint256 used = intrinsic + vm.lastCallGas().gasTotalUsed;
        uint256 cleared = uint256(int256(vm.lastCallGas().gasRefunded));
        r.gasUsed = used - (cleared > used / 5 ? used / 5 : cleared);
        r.cost = r.gasUsed * tx.gasprice;
    }

    /// What a transaction costs before it executes anything: 4 for each byte, and 12 more where it is not zero.
    function _intrinsicGas(bytes memory data) internal pure returns (uint256 intrinsic) {
        intrinsic = 21_000 + 4 * data.length;
        // Thousands of transactions in one test count their bytes, which may cost it no more than they do.
        assembly ("memory-safe") {
            let start := add(data, 32)
            for { let i := 0 } lt(i, mload(data)) { i := add(i, 1) } {
                intrinsic := add(intrinsic, mul(12, gt(byte(0, mload(add(start, i))), 0)))
            }
        }
    }
}
