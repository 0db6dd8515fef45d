// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {TestToken} from "./TestToken.sol";

/// Asks no holder for an allowance to itself, as wrapped native tokens do not.
contract SelfSpendingToken is TestToken {
    constructor() TestToken("Wrapped", "WRAP", 18) {}

    function _spendAllowance(address from, address spender, uint256 amount) internal override {
        if (from != spender) super._spendAllowance(from, spender, amount);
    }
}
