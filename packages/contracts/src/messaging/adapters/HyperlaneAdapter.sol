// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBridgeAdapter} from "../IBridgeAdapter.sol";
import {BridgeAdapter} from "./BridgeAdapter.sol";
import {BridgeConnection} from "./BridgeConnection.sol";
import {IMailbox} from "./IMailbox.sol";

/// @title Hyperlane. Endpoint: the mailbox, which verifies by its default module and delivers once. Chains go by their domain.
/// @dev Options: (refund address, gas limit).
contract HyperlaneAdapter is BridgeAdapter {
    constructor(address owner) BridgeConnection(owner) {}

    /// @notice By the mailbox.
    /// @param origin Domain.
    function handle(uint32 origin, bytes32 sender, bytes calldata body) external {
        _checkCaller(_settings.endpoint);
        _deliver(bytes32(uint256(origin)), sender, body);
    }

    /// @inheritdoc IBridgeAdapter
    function name() external pure returns (string memory) {
        return "Hyperlane";
    }

    function _dispatch(bytes32 route, bytes memory payload, Delivery memory delivery, uint256 fee)
        internal
        override
        returns (bytes32)
    {
        bytes memory metadata = _metadata(delivery.gasLimit, delivery.refund);
        return IMailbox(_settings.endpoint).dispatch{value: fee}(_domain(route), _self(), payload, metadata);
    }

    function _quote(bytes32 route, bytes memory payload, uint256 gasLimit) internal view override returns (uint256) {
        bytes memory metadata = _metadata(gasLimit, msg.sender);
        return IMailbox(_settings.endpoint).quoteDispatch(_domain(route), _self(), payload, metadata);
    }

    function _deliveryOf(bytes calldata options) internal pure override returns (Delivery memory) {
        return _refundAndGas(options);
    }

    function _isName(bytes32 id) internal pure override returns (bool) {
        return uint256(id) <= type(uint32).max;
    }

    /// Version, value that the delivery carries, gas limit, refund address.
    function _metadata(uint256 gasLimit, address refund) private pure returns (bytes memory) {
        return abi.encodePacked(uint16(1), uint256(0), gasLimit, refund);
    }

    function _domain(bytes32 route) private pure returns (uint32) {
        return uint32(uint256(route));
    }
}
