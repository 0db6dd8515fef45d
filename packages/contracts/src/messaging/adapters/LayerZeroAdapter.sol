// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBridgeAdapter} from "../IBridgeAdapter.sol";
import {BridgeAdapter} from "./BridgeAdapter.sol";
import {BridgeConnection} from "./BridgeConnection.sol";
import {ILayerZeroEndpoint} from "./ILayerZeroEndpoint.sol";

/// @title LayerZero V2. Endpoint: its endpoint, which delivers once. Chains go by their endpoint id.
/// @notice Trust: the owner is the endpoint's delegate for this adapter and chooses who verifies for it; without a choice the
/// endpoint's defaults hold, which LayerZero can change. So here, and only here, the owner could make the bridge lie.
/// @dev Options: (refund address, gas limit). Messages arrive in any order.
contract LayerZeroAdapter is BridgeAdapter {
    /// Of options: type 3, one option for the executor, of 17 bytes, for the call that delivers.
    bytes6 private constant OPTION = 0x000301001101;

    constructor(address owner) BridgeConnection(owner) {}

    /// @notice By the endpoint.
    function lzReceive(
        ILayerZeroEndpoint.Origin calldata origin,
        bytes32,
        bytes calldata message,
        address,
        bytes calldata
    ) external {
        _checkCaller(_settings.endpoint);
        _deliver(_route(origin), origin.sender, message);
    }

    /// @inheritdoc BridgeConnection
    function connect(address endpoint_, address companion_) public override {
        super.connect(endpoint_, companion_);
        updateDelegate();
    }

    /// @notice By anybody: after a change of the owner the new one is the delegate.
    function updateDelegate() public {
        ILayerZeroEndpoint(_settings.endpoint).setDelegate(owner());
    }

    /// @return Whether the endpoint may take messages of this sender.
    function allowInitializePath(ILayerZeroEndpoint.Origin calldata origin) external view returns (bool) {
        return origin.sender == _self() && _isKnown(_route(origin));
    }

    /// @return 0: any order.
    function nextNonce(uint32, bytes32) external pure returns (uint64) {
        return 0;
    }

    /// @inheritdoc IBridgeAdapter
    function name() external pure returns (string memory) {
        return "LayerZero";
    }

    function _dispatch(bytes32 route, bytes memory payload, Delivery memory delivery, uint256 fee)
        internal
        override
        returns (bytes32)
    {
        ILayerZeroEndpoint.MessagingParams memory params = _params(route, payload, delivery.gasLimit);
        // The endpoint's function, not that of an account: it reverts where it fails.
        // solhint-disable-next-line check-send-result
        return ILayerZeroEndpoint(_settings.endpoint).send{value: fee}(params, delivery.refund).guid;
    }

    function _quote(bytes32 route, bytes memory payload, uint256 gasLimit) internal view override returns (uint256) {
        ILayerZeroEndpoint.MessagingParams memory params = _params(route, payload, gasLimit);
        return ILayerZeroEndpoint(_settings.endpoint).quote(params, address(this)).nativeFee;
    }

    function _deliveryOf(bytes calldata options) internal pure override returns (Delivery memory) {
        return _refundAndGas(options);
    }

    function _isName(bytes32 id) internal pure override returns (bool) {
        return uint256(id) <= type(uint32).max;
    }

    function _params(bytes32 route, bytes memory payload, uint256 gasLimit)
        private
        view
        returns (ILayerZeroEndpoint.MessagingParams memory)
    {
        return ILayerZeroEndpoint.MessagingParams({
            dstEid: uint32(uint256(route)),
            receiver: _self(),
            message: payload,
            options: abi.encodePacked(OPTION, uint128(gasLimit)),
            payInLzToken: false
        });
    }

    function _route(ILayerZeroEndpoint.Origin calldata origin) private pure returns (bytes32) {
        return bytes32(uint256(origin.srcEid));
    }
}
