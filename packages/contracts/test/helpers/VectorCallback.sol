// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondCallback} from "../../src/bonds/IBondCallback.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// A callback of the bond vectors: pays every payout out of its own balance, less what it was told to keep.
contract VectorCallback is IBondCallback {
    IERC20 private immutable PAYOUT_TOKEN;

    uint256 private _short;

    constructor(IERC20 payoutToken) {
        PAYOUT_TOKEN = payoutToken;
    }

    function setShort(uint256 short) external {
        _short = short;
    }

    function callback(uint256, uint256, uint256 outputAmount) external {
        PAYOUT_TOKEN.transfer(msg.sender, outputAmount > _short ? outputAmount - _short : 0);
    }
}
