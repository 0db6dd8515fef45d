// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondCallback} from "../../src/bonds/IBondCallback.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// Pays what it is asked for, less a shortfall, and makes one call of a test's choice first.
contract PayingCallback is IBondCallback {
    IERC20 private immutable PAYOUT;

    uint256 private _shortfall;
    address private _target;
    bytes private _data;
    IERC20 private _quote;

    uint256 public lastId;
    uint256 public lastInput;
    uint256 public lastOutput;
    uint256 public quoteSeen;
    bytes public answer;

    constructor(address payout) {
        PAYOUT = IERC20(payout);
    }

    /// The quote token whose balance it notes when it is called.
    function watch(address quote) external {
        _quote = IERC20(quote);
    }

    function setShortfall(uint256 shortfall) external {
        _shortfall = shortfall;
    }

    function arm(address target, bytes calldata data) external {
        (_target, _data) = (target, data);
    }

    function approve(address spender, uint256 amount) external {
        PAYOUT.approve(spender, amount);
    }

    function callback(uint256 id, uint256 inputAmount, uint256 outputAmount) external {
        (lastId, lastInput, lastOutput) = (id, inputAmount, outputAmount);
        if (address(_quote) != address(0)) quoteSeen = _quote.balanceOf(address(this));
        if (_target != address(0)) (, answer) = _target.call(_data);
        // A token of a test answers true or reverts.
        // forge-lint: disable-next-line(erc20-unchecked-transfer)
        PAYOUT.transfer(msg.sender, outputAmount - _shortfall);
    }
}
