// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBridgeAdapter} from "../IBridgeAdapter.sol";
import {BridgeAdapter} from "./BridgeAdapter.sol";
import {BridgeConnection} from "./BridgeConnection.sol";
import {IConnext} from "./IConnext.sol";

/// @title Connext. Endpoint: the diamond, which executes a transfer once. Chains go by their domain. Nowhere connected so far, so it takes
/// and brings nothing.
/// @notice Only messages of the slow path have a sender; those of the fast path, for which a router vouches, are refused.
/// @dev Options: (refund address). What a relayer asks is known off the chain only, so it gets the whole value.
contract ConnextAdapter is BridgeAdapter {
    constructor(address owner) BridgeConnection(owner) {}

    /// @notice By Connext.
    /// @param originSender The zero address on the fast path.
    /// @param origin Domain.
    function xReceive(bytes32, uint256, address, address originSender, uint32 origin, bytes calldata callData)
        external
        returns (bytes memory)
    {
        _checkCaller(_settings.endpoint);
        _deliver(bytes32(uint256(origin)), bytes32(uint256(uint160(originSender))), callData);
        return "";
    }

    /// @inheritdoc IBridgeAdapter
    function name() external pure returns (string memory) {
        return "Connext";
    }

    function _dispatch(bytes32 route, bytes memory payload, Delivery memory delivery, uint256 fee)
        internal
        override
        returns (bytes32)
    {
        return IConnext(_settings.endpoint).xcall{value: fee}(
            uint32(uint256(route)), address(this), address(0), delivery.refund, 0, 0, payload
        );
    }

    function _quote(bytes32, bytes memory, uint256) internal pure override returns (uint256) {
        return 0;
    }

    function _deliveryOf(bytes calldata options) internal pure override returns (Delivery memory) {
        return _refundOnly(options);
    }

    function _takesAll() internal pure override returns (bool) {
        return true;
    }

    function _isName(bytes32 id) internal pure override returns (bool) {
        return uint256(id) <= type(uint32).max;
    }
}
