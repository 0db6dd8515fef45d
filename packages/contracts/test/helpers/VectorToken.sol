// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A token of the bond vectors: of any name and decimals, and it may keep a part of what is moved.
contract VectorToken is ERC20 {
    uint8 private immutable DECIMALS;
    uint256 private immutable FEE_BPS;

    /// @param feeBps Parts of 10 000 that a transfer loses.
    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 feeBps) ERC20(name_, symbol_) {
        DECIMALS = decimals_;
        FEE_BPS = feeBps;
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function decimals() public view override returns (uint8) {
        return DECIMALS;
    }

    function _update(address from, address to, uint256 value) internal override {
        bool isTransfer = from != address(0) && to != address(0);
        uint256 fee = isTransfer ? value * FEE_BPS / 10_000 : 0;
        super._update(from, to, value - fee);
        if (fee > 0) super._update(from, address(0), fee);
    }
}
