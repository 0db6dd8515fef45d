// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";
import {ERC1155Holder} from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";

/// An account that may refuse bonds, or make one call of a test's choice when they arrive, and remembers what came of it.
contract MoodyHolder is ERC1155Holder {
    bool private _refuses;
    address private _target;
    bytes private _data;

    bool public succeeded;
    bytes public answer;

    function setRefuses(bool refuses) external {
        _refuses = refuses;
    }

    function arm(address target, bytes calldata data) external {
        (_target, _data) = (target, data);
    }

    function onERC1155Received(address, address, uint256, uint256, bytes memory) public override returns (bytes4) {
        if (_refuses) return bytes4(0);
        if (_target != address(0)) (succeeded, answer) = _target.call(_data);
        return IERC1155Receiver.onERC1155Received.selector;
    }
}
