// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ControllerBase} from "./ControllerBase.sol";
import {ControllerState, ControllerStates} from "./ControllerState.sol";
import {IBridgeAdapter} from "./IBridgeAdapter.sol";
import {IMessageController} from "./IMessageController.sol";
import {IVotingTransport} from "./IVotingTransport.sol";
import {Message, MessagePayload, Votes} from "./MessagePayload.sol";

/// @notice A controller's way out: gives messages to bridges, and what was not spent back.
abstract contract MessageSending is ControllerBase, IVotingTransport {
    /// More than any adapter uses. Every one gets all of it, so that a gas limit which is too low fails a message as a whole, and no
    /// adapter can use up what the others need.
    uint256 private constant ADAPTER_GAS = 1_000_000;

    /// Left for what follows the last adapter.
    uint256 private constant REST_GAS = 50_000;

    /// @inheritdoc IMessageController
    function sendMessage(Message calldata message, uint256 destinationChain, Leg[] calldata legs)
        external
        payable
        onlyRole(ORIGINATOR_ROLE)
        returns (bytes32 messageId)
    {
        ControllerStorage storage $ = _controller();
        ControllerState state = $.state;
        require(!state.paused(), Controller_Paused());
        require(message.threshold <= legs.length && destinationChain != block.chainid, Controller_InvalidParams());
        bytes memory payload = MessagePayload.encode(message, state.nonce(), destinationChain);
        messageId = messageIdOf(block.chainid, destinationChain, state.nonce());
        $.state = state.sent(keccak256(payload));
        uint256 taken = _relay(messageId, destinationChain, payload, legs, msg.sender);
        emit MessageSent(messageId, taken, payload);
    }

    /// @inheritdoc IVotingTransport
    function sendVotes(uint256 homeChainId, address governor, Votes calldata votes, Carriage calldata carriage)
        external
        payable
        whenNotPaused
        returns (bytes32 messageId)
    {
        bool isPossible = carriage.threshold <= carriage.legs.length && carriage.refund != address(0);
        require(isPossible && homeChainId != block.chainid, Controller_InvalidParams());
        bytes memory payload = MessagePayload.encodeVotes(carriage.threshold, homeChainId, governor, votes);
        messageId = keccak256(abi.encodePacked(block.chainid, payload));
        uint256 taken = _relay(messageId, homeChainId, payload, carriage.legs, carriage.refund);
        emit MessageSent(messageId, taken, payload);
    }

    /// @inheritdoc IMessageController
    function resendMessage(bytes calldata payload, bytes20 historyBefore, bytes32[] calldata later, Leg[] calldata legs)
        external
        payable
        onlyRole(RESENDER_ROLE)
        whenNotPaused
    {
        _checkSent(payload, historyBefore, later);
        uint256 destinationChain = MessagePayload.destinationChain(payload);
        bytes32 messageId = messageIdOf(block.chainid, destinationChain, MessagePayload.nonce(payload));
        uint256 taken = _relay(messageId, destinationChain, payload, legs, msg.sender);
        emit MessageResent(messageId, taken);
    }

    /// @inheritdoc IMessageController
    function claim() external {
        ControllerStorage storage $ = _controller();
        uint256 amount = $.claimable[msg.sender];
        delete $.claimable[msg.sender];
        require(_pay(msg.sender, amount), Controller_EtherTransferFailed(msg.sender));
    }

    /// @inheritdoc IMessageController
    function quoteMessage(
        Message calldata message,
        uint256 destinationChain,
        address[] calldata adapters,
        uint256 gasLimit
    ) external view returns (uint256[] memory fees) {
        return _quote(MessagePayload.encode(message, nonce(), destinationChain), destinationChain, adapters, gasLimit);
    }

    /// @inheritdoc IVotingTransport
    function quoteVotes(uint256 homeChainId, address[] calldata adapters, uint256 gasLimit)
        external
        view
        returns (uint256[] memory fees)
    {
        Votes memory any;
        return _quote(MessagePayload.encodeVotes(1, homeChainId, msg.sender, any), homeChainId, adapters, gasLimit);
    }

    /// @inheritdoc IMessageController
    function claimable(address account) external view returns (uint256) {
        return _controller().claimable[account];
    }

    /// @inheritdoc IMessageController
    function history() external view returns (bytes20) {
        return _controller().state.history();
    }

    /// @inheritdoc IMessageController
    function nonce() public view returns (uint256) {
        return _controller().state.nonce();
    }

    function _quote(bytes memory payload, uint256 destinationChain, address[] calldata adapters, uint256 gasLimit)
        private
        view
        returns (uint256[] memory fees)
    {
        fees = new uint256[](adapters.length);
        for (uint256 i = 0; i < adapters.length; ++i) {
            fees[i] = IBridgeAdapter(adapters[i]).quoteMessage(address(this), destinationChain, gasLimit, payload, true);
        }
    }

    function _checkSent(bytes calldata payload, bytes20 historyBefore, bytes32[] calldata later) private view {
        bytes20 committed = ControllerStates.append(historyBefore, keccak256(payload));
        for (uint256 i = 0; i < later.length; ++i) {
            committed = ControllerStates.append(committed, later[i]);
        }
        require(committed == _controller().state.history(), Controller_InvalidParams());
    }

    /// Gives the message to each adapter and what was not spent back.
    function _relay(
        bytes32 messageId,
        uint256 destinationChain,
        bytes memory payload,
        Leg[] calldata legs,
        address refund
    ) private returns (uint256 taken) {
        uint256 approved = _controller().state.approved();
        uint256 rest = msg.value;
        for (uint256 i = 0; i < legs.length; ++i) {
            Leg calldata leg = legs[i];
            address adapter = leg.adapter;
            uint256 bit = _bitOf(adapter);
            require(bit & approved != 0, Controller_BridgeDisabled(adapter));
            approved &= ~bit;
            uint256 fee = leg.fee;
            require(fee <= rest, Controller_InvalidParams());
            if (_tryRelay(adapter, fee, destinationChain, payload, leg.options)) {
                taken |= bit;
                rest -= fee;
            } else {
                emit BridgeFailed(messageId, adapter);
            }
        }
        require(taken != 0, Controller_NoBridge());
        if (rest > 0) _refund(refund, rest);
    }

    /// `relayMessage`, encoded by hand over the same memory for every adapter, and with nothing of what it answers copied.
    function _tryRelay(
        address adapter,
        uint256 fee,
        uint256 destinationChain,
        bytes memory payload,
        bytes calldata options
    ) private returns (bool success) {
        require(gasleft() >= ADAPTER_GAS * 64 / 63 + REST_GAS, Controller_NotEnoughGas());
        uint256 selector = uint32(IBridgeAdapter.relayMessage.selector);
        assembly ("memory-safe") {
            let data := mload(0x40)
            mstore(data, selector)
            let head := add(data, 0x20)
            let size := and(add(mload(payload), 0x3f), not(0x1f))
            let tail := add(add(head, 0x60), size)
            mstore(head, destinationChain)
            mstore(add(head, 0x20), 0x60)
            mstore(add(head, 0x40), add(0x60, size))
            mcopy(add(head, 0x60), payload, size)
            mstore(tail, options.length)
            calldatacopy(add(tail, 0x20), options.offset, options.length)
            mstore(add(add(tail, 0x20), options.length), 0)
            let end := add(tail, and(add(options.length, 0x3f), not(0x1f)))
            let start := add(data, 0x1c)
            success := call(ADAPTER_GAS, adapter, fee, start, sub(end, start), 0, 0)
        }
    }

    function _refund(address account, uint256 amount) private {
        if (_pay(account, amount)) return;
        _controller().claimable[account] += amount;
        emit RefundKept(account, amount);
    }
}
