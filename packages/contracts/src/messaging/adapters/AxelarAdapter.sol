// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBridgeAdapter} from "../IBridgeAdapter.sol";
import {BridgeAdapter} from "./BridgeAdapter.sol";
import {BridgeConnection} from "./BridgeConnection.sol";
import {IAxelarGasService, IAxelarGateway} from "./IAxelar.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// @title Axelar. Endpoint: the gateway, which vouches for a call once. Companion: the gas service. Chains go by their names.
/// @dev Options: (refund address). The gas service gets the whole value. Axelar gives back what the delivery did not need, by a decision off the chain.
contract AxelarAdapter is BridgeAdapter {
    /// Gas of a delivery that is paid for at least, as options name no gas limit: twice what a controller uses.
    uint256 private constant DELIVERY_GAS = 250_000;

    constructor(address owner) BridgeConnection(owner) {}

    /// @notice By anybody.
    /// @param origin Axelar's name of the chain.
    /// @param sender Address as text, in whatever case.
    function execute(bytes32 commandId, string calldata origin, string calldata sender, bytes calldata payload)
        external
    {
        bool isVouchedFor = IAxelarGateway(_settings.endpoint)
            .validateContractCall(commandId, origin, sender, keccak256(payload));
        require(isVouchedFor, Adapter_InvalidProof());
        (, address account) = Strings.tryParseAddress(sender);
        _deliver(_route(origin), bytes32(uint256(uint160(account))), payload);
    }

    /// @inheritdoc IBridgeAdapter
    function name() external pure returns (string memory) {
        return "Axelar";
    }

    function _dispatch(bytes32 route, bytes memory payload, Delivery memory delivery, uint256 fee)
        internal
        override
        returns (bytes32)
    {
        (string memory chain, string memory account) = (_chain(route), _account());
        IAxelarGasService(_companion).payNativeGasForContractCall{value: fee}(
            address(this), chain, account, payload, delivery.refund
        );
        IAxelarGateway(_settings.endpoint).callContract(chain, account, payload);
        return 0;
    }

    function _quote(bytes32 route, bytes memory payload, uint256 gasLimit) internal view override returns (uint256) {
        uint256 gas = gasLimit < DELIVERY_GAS ? DELIVERY_GAS : gasLimit;
        return IAxelarGasService(_companion).estimateGasFee(_chain(route), _account(), payload, gas, "");
    }

    function _deliveryOf(bytes calldata options) internal pure override returns (Delivery memory) {
        return _refundOnly(options);
    }

    function _takesAll() internal pure override returns (bool) {
        return true;
    }

    /// Whether it is text of up to 32 characters, with zero bytes behind it and nowhere else.
    function _isName(bytes32 id) internal pure override returns (bool) {
        return _route(_chain(id)) == id;
    }

    function _account() private view returns (string memory) {
        return Strings.toHexString(address(this));
    }

    /// @return 0, which names no chain, for a name of more than 32 characters.
    function _route(string memory chain) private pure returns (bytes32) {
        return bytes(chain).length > 32 ? bytes32(0) : bytes32(bytes(chain));
    }

    function _chain(bytes32 route) private pure returns (string memory) {
        uint256 length = 0;
        while (length < 32 && route[length] != 0) ++length;
        bytes memory text = new bytes(length);
        for (uint256 i = 0; i < length; ++i) {
            text[i] = route[i];
        }
        return string(text);
    }
}
