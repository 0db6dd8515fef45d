// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBridgeAdapter} from "../IBridgeAdapter.sol";
import {BridgeAdapter} from "./BridgeAdapter.sol";
import {BridgeConnection} from "./BridgeConnection.sol";
import {ICcipRouter} from "./ICcipRouter.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

/// @title CCIP. Endpoint: the router, which keeps whatever it is paid; its off-ramps deliver once. Chains go by their selector.
/// @dev Options: (refund address, gas limit). Messages arrive in any order.
contract CcipAdapter is BridgeAdapter, IERC165 {
    /// Of the extra arguments (gas limit, any order).
    bytes4 private constant EXTRA_ARGS_V2 = 0x181dcf10;

    constructor(address owner) BridgeConnection(owner) {}

    /// @notice By the router. Tokens are never sent, and none are looked for.
    function ccipReceive(ICcipRouter.IncomingMessage calldata message) external {
        _checkCaller(_settings.endpoint);
        _deliver(bytes32(uint256(message.sourceChainSelector)), abi.decode(message.sender, (bytes32)), message.data);
    }

    /// @inheritdoc IERC165
    /// @dev Asked by CCIP: a receiver that denies `ccipReceive` is never called, and its messages count as delivered.
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == this.ccipReceive.selector || interfaceId == type(IERC165).interfaceId;
    }

    /// @inheritdoc IBridgeAdapter
    function name() external pure returns (string memory) {
        return "CCIP";
    }

    function _dispatch(bytes32 route, bytes memory payload, Delivery memory delivery, uint256 fee)
        internal
        override
        returns (bytes32)
    {
        ICcipRouter.OutgoingMessage memory message = _message(payload, delivery.gasLimit);
        return ICcipRouter(_settings.endpoint).ccipSend{value: fee}(_selector(route), message);
    }

    function _quote(bytes32 route, bytes memory payload, uint256 gasLimit) internal view override returns (uint256) {
        return ICcipRouter(_settings.endpoint).getFee(_selector(route), _message(payload, gasLimit));
    }

    function _deliveryOf(bytes calldata options) internal pure override returns (Delivery memory) {
        return _refundAndGas(options);
    }

    function _isName(bytes32 id) internal pure override returns (bool) {
        return uint256(id) <= type(uint64).max;
    }

    function _message(bytes memory payload, uint256 gasLimit)
        private
        view
        returns (ICcipRouter.OutgoingMessage memory message)
    {
        message.receiver = abi.encode(address(this));
        message.data = payload;
        message.extraArgs = abi.encodeWithSelector(EXTRA_ARGS_V2, gasLimit, true);
    }

    function _selector(bytes32 route) private pure returns (uint64) {
        return uint64(uint256(route));
    }
}
