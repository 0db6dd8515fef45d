// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {TestToken} from "./TestToken.sol";

/// Burns a part of every transfer while a fee is set, but for senders that are exempt.
contract FeeOnTransferToken is TestToken {
    uint256 private _bps;
    mapping(address sender => bool) private _exempt;

    constructor(uint8 decimals_, uint256 bps) TestToken("Taxed", "TAX", decimals_) {
        _bps = bps;
    }

    /// In parts of 10,000.
    function setFee(uint256 bps) external {
        _bps = bps;
    }

    function exempt(address sender) external {
        _exempt[sender] = true;
    }

    function _update(address from, address to, uint256 amount) internal override {
        bool isFree = from == address(0) || to == address(0) || _exempt[from];
        uint256 fee = isFree ? 0 : amount * _bps / 10_000;
        if (fee > 0) super._update(from, address(0), fee);
        super._update(from, to, amount - fee);
    }
}
