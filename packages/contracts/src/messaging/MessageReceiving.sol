// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ControllerBase} from "./ControllerBase.sol";
import {ControllerState} from "./ControllerState.sol";
import {IMessageReceiver} from "./IBridgeAdapter.sol";
import {IMessageController} from "./IMessageController.sol";
import {IVotesReceiver} from "./IVotingTransport.sol";
import {MessageExecutor} from "./MessageExecutor.sol";
import {MessagePayload, Votes} from "./MessagePayload.sol";
import {MessageRecord} from "./MessageRecord.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";

/// @notice A controller's way in: counts the bridges that bring a message, and has its sender's executor carry it out, or a governor hear its
/// votes.
abstract contract MessageReceiving is ControllerBase {
    uint256 private constant EXPIRY = 30 days;

    address private immutable _EXECUTOR_IMPLEMENTATION;

    constructor(address executorImplementation) {
        require(executorImplementation.code.length > 0, Controller_InvalidParams());
        _EXECUTOR_IMPLEMENTATION = executorImplementation;
    }

    /// @inheritdoc IMessageReceiver
    function receiveMessage(uint256 originChain, bytes calldata payload) external {
        uint256 bit = _bitOf(msg.sender);
        uint256 threshold = MessagePayload.threshold(payload);
        bytes32 payloadHash = payloadHashOf(originChain, payload);
        ControllerStorage storage $ = _controller();
        MessageRecord record = $.records[payloadHash];
        if (!record.executed()) {
            record = _withVote(record, bit);
            if (record.executableAt() == 0 && record.votes(type(uint32).max) >= threshold) {
                record = _confirmed(record, payloadHash, originChain, payload);
            }
            $.records[payloadHash] = record;
        }
        emit MessageReceived(payloadHash, msg.sender);
    }

    /// @inheritdoc IMessageController
    function confirm(uint256 originChain, bytes calldata payload) external {
        ControllerStorage storage $ = _controller();
        bytes32 payloadHash = payloadHashOf(originChain, payload);
        MessageRecord record = $.records[payloadHash];
        require(record.executableAt() == 0, Controller_MessageNotExecutableYet(record.executableAt()));
        _checkVotes(record, originChain, payload);
        $.records[payloadHash] = _confirmed(record, payloadHash, originChain, payload);
    }

    /// @inheritdoc IMessageController
    function execute(uint256 originChain, bytes calldata payload) external whenNotPaused {
        ControllerStorage storage $ = _controller();
        bytes32 payloadHash = payloadHashOf(originChain, payload);
        MessageRecord record = $.records[payloadHash];
        require(!record.executed() && !record.cancelled(), Controller_MessageNotExecutable(payloadHash));
        _checkVotes(record, originChain, payload);
        uint256 executableAt = record.executableAt();
        require(executableAt != 0 && executableAt <= block.timestamp, Controller_MessageNotExecutableYet(executableAt));
        $.records[payloadHash] = record.execute();
        if (MessagePayload.kind(payload) == MessagePayload.CALLS) {
            require(block.timestamp <= executableAt + EXPIRY, Controller_MessageExpired(executableAt + EXPIRY));
            _makeCalls(payloadHash, originChain, payload);
        } else {
            _tellVotes(payloadHash, originChain, payload);
        }
    }

    /// @inheritdoc IMessageController
    function cancel(bytes32 payloadHash) external {
        ControllerStorage storage $ = _controller();
        require(msg.sender == $.vetoer, Controller_Unauthorised(msg.sender));
        MessageRecord record = $.records[payloadHash];
        bool open = !record.isNew() && !record.executed() && !record.cancelled();
        require(open, Controller_MessageNotCancellable(payloadHash));
        $.records[payloadHash] = record.cancel();
        emit MessageCancelled(payloadHash);
    }

    /// @inheritdoc IMessageController
    function messageState(uint256 originChain, bytes calldata payload)
        external
        view
        returns (uint256 votes, uint256 executableAt, bool executed)
    {
        MessageRecord record = _controller().records[payloadHashOf(originChain, payload)];
        return (_validVotes(record), record.executableAt(), record.executed());
    }

    /// @inheritdoc IMessageController
    function isCancelled(bytes32 payloadHash) external view returns (bool) {
        return _controller().records[payloadHash].cancelled();
    }

    /// @inheritdoc IMessageController
    function executorOf(uint256 originChain, address sender) public view returns (address) {
        return Clones.predictDeterministicAddressWithImmutableArgs(
            _EXECUTOR_IMPLEMENTATION, _executorArgs(originChain, sender), 0
        );
    }

    /// @inheritdoc IMessageController
    function payloadHashOf(uint256 originChain, bytes calldata payload) public pure returns (bytes32 hash) {
        assembly ("memory-safe") {
            let data := mload(0x40)
            mstore(data, originChain)
            calldatacopy(add(data, 0x20), payload.offset, payload.length)
            hash := keccak256(data, add(payload.length, 0x20))
        }
    }

    /// What was said before the set of bridges changed, or a chain was opened, is forgotten.
    function _withVote(MessageRecord record, uint256 bit) private view returns (MessageRecord) {
        if (record.isNew() || record.firstSeen() <= _controller().state.changedAt()) record = record.restart();
        require(!record.has(bit), Controller_MessageResentByAdapter(msg.sender));
        return record.add(bit);
    }

    /// @return The record as it is, or executable after the delay.
    function _confirmed(MessageRecord record, bytes32 payloadHash, uint256 originChain, bytes calldata payload)
        private
        returns (MessageRecord)
    {
        (uint256 count, uint256 required) = _votes(record, originChain, payload);
        if (required == 0 || count < required) return record;
        uint256 executableAt = block.timestamp;
        if (MessagePayload.kind(payload) == MessagePayload.CALLS) {
            uint256 expiredAt = MessagePayload.sentAt(payload) + EXPIRY;
            require(block.timestamp <= expiredAt, Controller_MessageExpired(expiredAt));
            executableAt += _controller().origins[originChain].delay;
        }
        emit MessageConfirmed(payloadHash, executableAt);
        return record.confirm(executableAt);
    }

    function _checkVotes(MessageRecord record, uint256 originChain, bytes calldata payload) private view {
        (uint256 count, uint256 required) = _votes(record, originChain, payload);
        require(required != 0 && count >= required, Controller_ThresholdNotMet(count, required));
    }

    /// @return count Of bridges that are approved and have brought it since the set changed and since a chain was last opened.
    /// @return required 0 for a message that cannot be executed, whoever brings it.
    function _votes(MessageRecord record, uint256 originChain, bytes calldata payload)
        private
        view
        returns (uint256 count, uint256 required)
    {
        count = _validVotes(record);
        uint256 minimum = _controller().origins[originChain].minimum;
        if (minimum == 0 || MessagePayload.destinationChain(payload) != block.chainid) return (count, 0);
        required = MessagePayload.threshold(payload);
        if (required < minimum) required = minimum;
    }

    function _validVotes(MessageRecord record) private view returns (uint256) {
        ControllerState state = _controller().state;
        return record.firstSeen() > state.changedAt() ? record.votes(state.approved()) : 0;
    }

    function _makeCalls(bytes32 payloadHash, uint256 originChain, bytes calldata payload) private {
        emit MessageExecuted(messageIdOf(originChain, block.chainid, MessagePayload.nonce(payload)), payloadHash);
        MessageExecutor(_deployedExecutor(originChain, MessagePayload.sender(payload)))
            .execute(MessagePayload.gasLimit(payload), MessagePayload.calls(payload));
    }

    /// Whether votes are too late, too many or nobody's is the governor's to say; it asks whether it knows the sender.
    function _tellVotes(bytes32 payloadHash, uint256 originChain, bytes calldata payload) private {
        emit MessageExecuted(payloadHash, payloadHash);
        (address governor, Votes memory votes) = MessagePayload.votes(payload);
        IVotesReceiver(governor).countVotes(originChain, MessagePayload.sender(payload), votes);
    }

    function _deployedExecutor(uint256 originChain, address sender) private returns (address executor) {
        executor = executorOf(originChain, sender);
        if (executor.code.length == 0) {
            Clones.cloneDeterministicWithImmutableArgs(_EXECUTOR_IMPLEMENTATION, _executorArgs(originChain, sender), 0);
        }
    }

    function _executorArgs(uint256 originChain, address sender) private view returns (bytes memory) {
        return abi.encode(address(this), originChain, sender);
    }
}
