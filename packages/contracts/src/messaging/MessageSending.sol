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

    /// So that 63/64 of it are `ADAPTER_GAS`, and 50,000 are left for what follows the last adapter.
    uint256 private constant ENOUGH_GAS = 1_065_874;

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
        uint256 nonce_ = state.nonce();
        bytes memory payload = MessagePayload.encode(message, nonce_, destinationChain);
        messageId = messageIdOf(block.chainid, destinationChain, nonce_);
        $.state = state.sent(keccak256(payload));
        bytes memory call = _callFor(destinationChain, payload);
        _emitSent(messageId, _relay(messageId, state.approved(), call, legs, msg.sender), call);
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
        bytes memory call = _callFor(homeChainId, payload);
        _emitSent(
            messageId, _relay(messageId, _controller().state.approved(), call, carriage.legs, carriage.refund), call
        );
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
        uint256 taken =
            _relay(messageId, _controller().state.approved(), _callFor(destinationChain, payload), legs, msg.sender);
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
    /// @param call `_callFor` the message, the newest bytes in memory.
    function _relay(bytes32 messageId, uint256 approved, bytes memory call, Leg[] calldata legs, address refund)
        private
        returns (uint256 taken)
    {
        uint256 rest = msg.value;
        for (uint256 i = 0; i < legs.length; ++i) {
            Leg calldata leg = legs[i];
            address adapter = leg.adapter;
            uint256 bit = _bitOf(adapter);
            require(bit & approved != 0, Controller_BridgeDisabled(adapter));
            approved ^= bit;
            uint256 fee = leg.fee;
            require(fee <= rest, Controller_InvalidParams());
            if (_tryCall(adapter, fee, call, leg.options)) {
                taken |= bit;
                unchecked {
                    rest -= fee;
                }
            } else {
                emit BridgeFailed(messageId, adapter);
            }
        }
        require(taken != 0, Controller_NoBridge());
        if (rest > 0) _refund(refund, rest);
    }

    /// What is called at every adapter. It ends with options of none, over which `_tryCall` writes an adapter's.
    function _callFor(uint256 destinationChain, bytes memory payload) private pure returns (bytes memory) {
        return abi.encodeCall(IBridgeAdapter.relayMessage, (destinationChain, payload, ""));
    }

    /// Logs `MessageSent` from what `_callFor` made, in which the payload stands encoded already, and which is no call afterwards.
    function _emitSent(bytes32 messageId, uint256 taken, bytes memory call_) private {
        bytes32 topic = MessageSent.selector;
        assembly ("memory-safe") {
            // After the selector: chain, place of the payload, place of the options, length and bytes of the payload, options.
            let data := add(call_, 0x44)
            mstore(data, taken)
            mstore(add(data, 0x20), 0x40)
            let length := mload(add(data, 0x40))
            log2(data, add(0x60, and(add(length, 0x1f), not(0x1f))), topic, messageId)
        }
    }

    /// Nothing of what the adapter answers is copied.
    function _tryCall(address adapter, uint256 fee, bytes memory call_, bytes calldata options)
        private
        returns (bool success)
    {
        require(gasleft() >= ENOUGH_GAS, Controller_NotEnoughGas());
        assembly ("memory-safe") {
            let start := add(call_, 0x20)
            let end := add(call_, mload(call_))
            mstore(end, options.length)
            end := add(end, 0x20)
            calldatacopy(end, options.offset, options.length)
            mstore(add(end, options.length), 0)
            end := add(end, and(add(options.length, 0x1f), not(0x1f)))
            success := call(ADAPTER_GAS, adapter, fee, start, sub(end, start), 0, 0)
        }
    }

    function _refund(address account, uint256 amount) private {
        if (_pay(account, amount)) return;
        _controller().claimable[account] += amount;
        emit RefundKept(account, amount);
    }
}
