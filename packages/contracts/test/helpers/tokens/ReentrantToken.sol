// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {TestToken} from "./TestToken.sol";
import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";

/// Makes one call of a test's choice in the middle of the next transfer, and remembers what came of it. Takes bonds.
contract ReentrantToken is TestToken, ERC1155Holder {
    address private _target;
    bytes private _data;

    bool public succeeded;
    bytes public answer;

    constructor(uint8 decimals_) TestToken("Reentrant", "RE", decimals_) {}

    function arm(address target, bytes calldata data) external {
        (_target, _data) = (target, data);
    }

    function _update(address from, address to, uint256 amount) internal override {
        address target = _target;
        if (target != address(0)) {
            _target = address(0);
            (succeeded, answer) = target.call(_data);
        }
        super._update(from, to, amount);
    }
}
