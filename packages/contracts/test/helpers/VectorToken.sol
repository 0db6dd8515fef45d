// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {LocalToken} from "../../src/devnet/LocalToken.sol";

/// A token of the bond vectors: of any decimals, and it may keep a part of what is moved.
contract VectorToken is LocalToken {
    uint256 private immutable FEE_BPS;

    /// @param feeBps Parts of 10 000 that a transfer loses.
    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 feeBps)
        LocalToken(name_, symbol_, decimals_)
    {
        FEE_BPS = feeBps;
    }

    function _update(address from, address to, uint256 value) internal override {
        bool isTransfer = from != address(0) && to != address(0);
        uint256 fee = isTransfer ? value * FEE_BPS / 10_000 : 0;
        super._update(from, to, value - fee);
        if (fee > 0) super._update(from, address(0), fee);
    }
}
