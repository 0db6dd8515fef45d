// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title One bridge on one chain, shared by all organisations.
/// @notice It carries a message from a controller to the controller at the same address on another chain, and says there which
/// chain and which controller sent it. It is believed in that, and in nothing else.
interface IBridgeAdapter {
    /// Thrown when the value sent is less than what the bridge asks.
    error Adapter_FeeTooLow(uint256 required, uint256 sent);

    /// Thrown when the bridge brings a message a second time.
    error Adapter_AlreadyProcessed(bytes32 id);

    /// @notice Sends `message` to `msg.sender`'s address on the other chain. The value is the fee; what the bridge does not need of it
    /// goes to the refund address of the options.
    /// @param options What the bridge wants to know: see the adapter.
    function relayMessage(uint256 destinationChain, bytes calldata message, bytes calldata options) external payable;

    /// @notice What `relayMessage` would cost `destination`, a controller, now.
    /// @param gasLimit For the delivery, on the other chain.
    /// @param includeFee Whether the adapter's own fee is part of the answer.
    /// @return In wei of this chain.
    function quoteMessage(
        address destination,
        uint256 destinationChain,
        uint256 gasLimit,
        bytes calldata message,
        bool includeFee
    ) external view returns (uint256);

    /// @return Whether messages can be sent there and brought from there: the adapter is connected and knows the chain's name on the bridge.
    function isChainIdSupported(uint256 chainId) external view returns (bool);

    /// @return The smallest fee that is accepted, in wei of this chain.
    function minGas() external view returns (uint256);

    /// @return The bridge's name, in English.
    function name() external view returns (string memory);
}

/// @title Who takes messages from adapters.
interface IMessageReceiver {
    /// @notice By an adapter: the contract at this same address on chain `originChain` sent this message.
    function receiveMessage(uint256 originChain, bytes calldata message) external;
}
