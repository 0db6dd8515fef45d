// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBridgeAdapter, IMessageReceiver} from "../IBridgeAdapter.sol";
import {BridgeConnection} from "./BridgeConnection.sol";

/// @title What adapters have in common. An adapter connects its address with itself on other chains; what it carries is the
/// address of the controller (20 bytes), and the message.
/// @notice Trust: an adapter says what its bridge says, and whoever can make the bridge lie can forge what this one adapter brings. The owner
/// cannot forge a message of a chain that is known (see `BridgeConnection`). Nobody else has any power, and before it is connected an adapter takes and
/// brings nothing; so nobody gains by deploying it first.
/// @dev An endpoint delivers a message once; where a bridge leaves that to its receivers, the adapter sees to it. Fees are native
/// currency only.
abstract contract BridgeAdapter is IBridgeAdapter, BridgeConnection {
    /// What the sender of a message decides about its delivery.
    /// @param refund Gets what is left of the fee.
    /// @param refundChain Where the bridge itself gives back what a delivery did not need.
    /// @param gasLimit Of the delivery.
    struct Delivery {
        address refund;
        uint256 refundChain;
        uint256 gasLimit;
    }

    /// @notice What the account did not take, in wei.
    mapping(address account => uint256) public claimable;

    /// Says everything about a message that was sent: nothing else has to be read to index it.
    /// @param messageHash keccak256 of the message.
    /// @param bridgeId The bridge's own name for it, 0 where it gives none.
    /// @param bridgeFee What the bridge gets, in wei.
    /// @param ownFee What the adapter's owner gets, in wei.
    event MessageRelayed(
        address indexed controller,
        uint256 indexed destinationChain,
        bytes32 indexed messageHash,
        bytes32 bridgeId,
        uint256 bridgeFee,
        uint256 ownFee
    );

    /// The account did not take its money, and can fetch it.
    event RefundKept(address indexed account, uint256 amount);

    /// Thrown when anybody but the bridge's endpoint brings a message.
    error Adapter_WrongCaller(address caller);

    /// Thrown when a message was not sent by the adapter of the other chain.
    error Adapter_WrongSender(bytes32 sender);

    /// Thrown when a message is for another chain.
    /// @param destination As the bridge calls it.
    error Adapter_WrongDestination(uint256 destination);

    /// Thrown when the bridge does not vouch for what is brought.
    error Adapter_InvalidProof();

    /// Thrown when nobody is named to whom the rest of the fee goes.
    error Adapter_InvalidOptions();

    /// Thrown when a message names no controller.
    error Adapter_InvalidPayload();

    /// Thrown while sending is stopped.
    error Adapter_Paused();

    /// Thrown when the account refuses what it fetches.
    error Adapter_TransferFailed(address account);

    /// @inheritdoc IBridgeAdapter
    function relayMessage(uint256 destinationChain, bytes calldata message, bytes calldata options) external payable {
        Settings memory settings = _settings;
        require(!settings.paused, Adapter_Paused());
        bytes32 route = _routeTo(destinationChain);
        Delivery memory delivery = _deliveryOf(options);
        require(delivery.refund != address(0), Adapter_InvalidOptions());
        bytes memory payload = abi.encodePacked(msg.sender, message);
        uint256 bridgeFee = _quote(route, payload, delivery.gasLimit);
        uint256 required = bridgeFee + settings.minGas;
        require(msg.value >= required, Adapter_FeeTooLow(required, msg.value));
        if (_takesAll()) bridgeFee = msg.value - settings.minGas;
        bytes32 bridgeId = _dispatch(route, payload, delivery, bridgeFee);
        emit MessageRelayed(msg.sender, destinationChain, keccak256(message), bridgeId, bridgeFee, settings.minGas);
        if (settings.minGas > 0) _give(owner(), settings.minGas);
        _give(delivery.refund, msg.value - bridgeFee - settings.minGas);
    }

    /// @notice Sends to `msg.sender` what it did not take.
    function claim() external {
        uint256 amount = claimable[msg.sender];
        delete claimable[msg.sender];
        require(_pay(msg.sender, amount), Adapter_TransferFailed(msg.sender));
    }

    /// @inheritdoc IBridgeAdapter
    function quoteMessage(
        address destination,
        uint256 destinationChain,
        uint256 gasLimit,
        bytes calldata message,
        bool includeFee
    ) external view returns (uint256 fee) {
        fee = _quote(_routeTo(destinationChain), abi.encodePacked(destination, message), gasLimit);
        if (includeFee) fee += _settings.minGas;
    }

    /// @inheritdoc IBridgeAdapter
    function isChainIdSupported(uint256 chainId) external view returns (bool) {
        return _settings.endpoint != address(0) && routeOf(chainId) != 0;
    }

    /// @inheritdoc IBridgeAdapter
    function minGas() external view returns (uint256) {
        return _settings.minGas;
    }

    /// Gives the message to the controller that it names, once the bridge has said where it comes from.
    /// @param payload Is overwritten in memory: not to be read afterwards.
    function _deliver(bytes32 route, bytes32 sender, bytes memory payload) internal {
        uint256 originChain = _chainBehind(route);
        require(sender == _self(), Adapter_WrongSender(sender));
        require(payload.length >= 20, Adapter_InvalidPayload());
        address controller = address(bytes20(payload));
        IMessageReceiver(controller).receiveMessage(originChain, _without(payload, 20));
    }

    /// Cuts off the first bytes, of which there are enough, where they lie.
    function _without(bytes memory payload, uint256 first) internal pure returns (bytes memory rest) {
        assembly ("memory-safe") {
            let length := sub(mload(payload), first)
            rest := add(payload, first)
            mstore(rest, length)
        }
    }

    /// Hands the payload to the bridge, with exactly `fee`.
    /// @return The bridge's own name for the message, 0 where it gives none.
    function _dispatch(bytes32 route, bytes memory payload, Delivery memory delivery, uint256 fee)
        internal
        virtual
        returns (bytes32);

    /// What the bridge asks, in wei.
    function _quote(bytes32 route, bytes memory payload, uint256 gasLimit) internal view virtual returns (uint256);

    function _deliveryOf(bytes calldata options) internal view virtual returns (Delivery memory);

    /// Whether the quote is an estimate, so that the bridge gets the whole value and gives back what is too much by itself.
    function _takesAll() internal pure virtual returns (bool) {
        return false;
    }

    function _checkCaller(address expected) internal view {
        require(msg.sender == expected, Adapter_WrongCaller(msg.sender));
    }

    /// This address, which is the other chain's adapter's as well.
    function _self() internal view returns (bytes32) {
        return bytes32(uint256(uint160(address(this))));
    }

    /// Options (refund address, gas limit).
    function _refundAndGas(bytes calldata options) internal pure returns (Delivery memory delivery) {
        (delivery.refund, delivery.gasLimit) = abi.decode(options, (address, uint256));
    }

    /// Options (refund address).
    function _refundOnly(bytes calldata options) internal pure returns (Delivery memory delivery) {
        delivery.refund = abi.decode(options, (address));
    }

    /// A fee that does not arrive stops no message.
    function _give(address account, uint256 amount) private {
        if (amount == 0 || _pay(account, amount)) return;
        claimable[account] += amount;
        emit RefundKept(account, amount);
    }

    /// Copies nothing of the answer.
    function _pay(address account, uint256 amount) private returns (bool success) {
        assembly ("memory-safe") {
            success := call(gas(), account, amount, 0, 0, 0, 0)
        }
    }
}
