// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BridgeSlots} from "./BridgeSlots.sol";
import {ControllerState, ControllerStates} from "./ControllerState.sol";
import {IBridgeAdapter, IMessageReceiver} from "./IBridgeAdapter.sol";
import {IMessageController} from "./IMessageController.sol";
import {MessageExecutor} from "./MessageExecutor.sol";
import {Message, MessagePayload} from "./MessagePayload.sol";
import {MessageRecord, MessageRecords} from "./MessageRecord.sol";
import {
    AccessControlDefaultAdminRulesUpgradeable
} from "@openzeppelin/contracts-upgradeable/access/extensions/AccessControlDefaultAdminRulesUpgradeable.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";

/// @title Implementation behind every organisation's message controller. Runs only behind a proxy of `ProxyFactory`.
/// @notice Trust: a message does what its sender's executor may do, and no more; so an originator can misuse what the organisation gave
/// to that executor, and nothing else. As many bridges as a message needs can together forge any message of any sender: fewer can
/// neither forge one nor keep an honest one from being executed. The threshold in a message can ask for more than the destination
/// does, never for less. The owner chooses bridges and minimums, hence everything; the proxy's authority can replace this code.
///
/// Liveness: a bridge that reverts, or is never heard of again, stops nothing while enough others are left; a resender can give the
/// same message to further bridges. A message expires 30 days after it was sent unless it was confirmed, and 30 days after it became
/// executable.
///
/// Bringing a message is constant work that calls nobody, so no target can keep a bridge from delivering.
contract MessageController is IMessageController, BridgeSlots, AccessControlDefaultAdminRulesUpgradeable {
    /// What is taken from a chain.
    struct OriginRule {
        uint8 minimum;
        uint32 delay;
        /// Whether the chain stands in the list.
        bool known;
    }

    /// @custom:storage-location erc7201:althing.storage.MessageController
    struct ControllerStorage {
        ControllerState state;
        address vetoer;
        mapping(uint256 chainId => OriginRule) origins;
        uint256[] chains;
        mapping(bytes32 payloadHash => MessageRecord) records;
        mapping(bytes32 messageId => bool) cancelled;
        mapping(address account => uint256) claimable;
    }

    /// keccak256(abi.encode(uint256(keccak256("althing.storage.MessageController")) - 1)) & ~bytes32(uint256(0xff))
    bytes32 private constant CONTROLLER_STORAGE = 0xa4b9b65b92ecbc708dce40da4b2b8be69b9af136ff2a6bf82b84fabe0af69e00;

    bytes32 public constant ORIGINATOR_ROLE = keccak256("ORIGINATOR_ROLE");
    bytes32 public constant RESENDER_ROLE = keccak256("RESENDER_ROLE");
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");

    /// Seconds. As long as other guardians have at least.
    uint256 private constant MINIMUM_VETO_WINDOW = 600;

    uint256 private constant EXPIRY = 30 days;

    /// More than any adapter uses. Every one gets all of it, so that a gas limit which is too low fails a message as a whole, and no
    /// adapter can use up what the others need.
    uint256 private constant ADAPTER_GAS = 1_000_000;

    /// Left for what follows the last adapter.
    uint256 private constant REST_GAS = 50_000;

    address private immutable _EXECUTOR_IMPLEMENTATION;

    modifier whenNotPaused() {
        require(!_controller().state.paused(), Controller_Paused());
        _;
    }

    /// @param adapters The platform's.
    constructor(address[8] memory adapters, address executorImplementation) BridgeSlots(adapters) {
        require(executorImplementation.code.length > 0, Controller_InvalidParams());
        _EXECUTOR_IMPLEMENTATION = executorImplementation;
        _disableInitializers();
    }

    /// @inheritdoc IMessageController
    function initialize(Setup calldata setup) external initializer {
        __AccessControlDefaultAdminRules_init(0, setup.owner);
        _grantRoles(ORIGINATOR_ROLE, setup.originators);
        _grantRoles(RESENDER_ROLE, setup.resenders);
        _grantRoles(PAUSER_ROLE, setup.pausers);
        for (uint256 i = 0; i < setup.adapters.length; ++i) {
            _setAdapter(setup.adapters[i], true);
        }
        for (uint256 i = 0; i < setup.origins.length; ++i) {
            _setOrigin(setup.origins[i]);
        }
        if (setup.vetoer != address(0)) _setVetoer(setup.vetoer);
    }

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
        uint256 taken = _relay(messageId, destinationChain, payload, legs);
        emit MessageSent(messageId, taken, payload);
    }

    /// @inheritdoc IMessageController
    function resendMessage(bytes calldata payload, bytes16 historyBefore, bytes32[] calldata later, Leg[] calldata legs)
        external
        payable
        onlyRole(RESENDER_ROLE)
        whenNotPaused
    {
        _checkSent(payload, historyBefore, later);
        uint256 destinationChain = MessagePayload.destinationChain(payload);
        bytes32 messageId = messageIdOf(block.chainid, destinationChain, MessagePayload.nonce(payload));
        uint256 taken = _relay(messageId, destinationChain, payload, legs);
        emit MessageResent(messageId, taken);
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
        bytes32 messageId = messageIdOf(originChain, block.chainid, MessagePayload.nonce(payload));
        require(!record.executed() && !$.cancelled[messageId], Controller_MessageNotExecutable(payloadHash));
        _checkVotes(record, originChain, payload);
        uint256 executableAt = record.executableAt();
        require(executableAt != 0 && executableAt <= block.timestamp, Controller_MessageNotExecutableYet(executableAt));
        require(block.timestamp <= executableAt + EXPIRY, Controller_MessageExpired(executableAt + EXPIRY));

        $.records[payloadHash] = record.execute();
        emit MessageExecuted(messageId, payloadHash);
        MessageExecutor(_deployedExecutor(originChain, MessagePayload.sender(payload)))
            .execute(MessagePayload.calls(payload));
    }

    /// @inheritdoc IMessageController
    function cancel(bytes32 messageId) external {
        ControllerStorage storage $ = _controller();
        require(msg.sender == $.vetoer, Controller_Unauthorised(msg.sender));
        require(!$.cancelled[messageId], Controller_MessageNotCancellable(messageId));
        $.cancelled[messageId] = true;
        emit MessageCancelled(messageId);
    }

    /// @inheritdoc IMessageController
    function pause() external onlyRole(PAUSER_ROLE) {
        ControllerStorage storage $ = _controller();
        $.state = $.state.withPaused(true);
        emit Paused(msg.sender);
    }

    /// @inheritdoc IMessageController
    function unpause() external onlyRole(PAUSER_ROLE) {
        ControllerStorage storage $ = _controller();
        $.state = $.state.withPaused(false);
        emit Unpaused(msg.sender);
    }

    /// @inheritdoc IMessageController
    function updateAdapter(address adapter, bool approved) external onlyRole(DEFAULT_ADMIN_ROLE) {
        _setAdapter(adapter, approved);
    }

    /// @inheritdoc IMessageController
    function updateOrigin(Origin calldata origin) external onlyRole(DEFAULT_ADMIN_ROLE) {
        _setOrigin(origin);
    }

    /// @inheritdoc IMessageController
    function updateVetoer(address newVetoer) external onlyRole(DEFAULT_ADMIN_ROLE) {
        _setVetoer(newVetoer);
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
        bytes memory payload = MessagePayload.encode(message, nonce(), destinationChain);
        fees = new uint256[](adapters.length);
        for (uint256 i = 0; i < adapters.length; ++i) {
            fees[i] = IBridgeAdapter(adapters[i]).quoteMessage(address(this), destinationChain, gasLimit, payload, true);
        }
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
    function originOf(uint256 chainId) external view returns (uint8 minimum, uint32 delay) {
        OriginRule memory rule = _controller().origins[chainId];
        return (rule.minimum, rule.delay);
    }

    /// @inheritdoc IMessageController
    function isApproved(address adapter) external view returns (bool) {
        return _controller().state.approved() & _bitOf(adapter) != 0;
    }

    /// @inheritdoc IMessageController
    function isCancelled(bytes32 messageId) external view returns (bool) {
        return _controller().cancelled[messageId];
    }

    /// @inheritdoc IMessageController
    function claimable(address account) external view returns (uint256) {
        return _controller().claimable[account];
    }

    /// @inheritdoc IMessageController
    function vetoer() external view returns (address) {
        return _controller().vetoer;
    }

    /// @inheritdoc IMessageController
    function paused() external view returns (bool) {
        return _controller().state.paused();
    }

    /// @inheritdoc IMessageController
    function history() external view returns (bytes16) {
        return _controller().state.history();
    }

    /// @inheritdoc IMessageController
    function nonce() public view returns (uint256) {
        return _controller().state.nonce();
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

    /// @inheritdoc IMessageController
    function messageIdOf(uint256 originChain, uint256 destinationChain, uint256 nonce_) public view returns (bytes32) {
        return keccak256(abi.encode(originChain, destinationChain, address(this), nonce_));
    }

    function _checkSent(bytes calldata payload, bytes16 historyBefore, bytes32[] calldata later) private view {
        bytes16 committed = ControllerStates.append(historyBefore, keccak256(payload));
        for (uint256 i = 0; i < later.length; ++i) {
            committed = ControllerStates.append(committed, later[i]);
        }
        require(committed == _controller().state.history(), Controller_InvalidParams());
    }

    /// Gives the message to each adapter and what was not spent back.
    function _relay(bytes32 messageId, uint256 destinationChain, bytes memory payload, Leg[] calldata legs)
        private
        returns (uint256 taken)
    {
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
        if (rest > 0) _refund(rest);
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

    function _refund(uint256 amount) private {
        if (_pay(msg.sender, amount)) return;
        _controller().claimable[msg.sender] += amount;
        emit RefundKept(msg.sender, amount);
    }

    function _pay(address account, uint256 amount) private returns (bool success) {
        assembly ("memory-safe") {
            success := call(gas(), account, amount, 0, 0, 0, 0)
        }
    }

    /// What was said before the set of bridges changed is forgotten.
    function _withVote(MessageRecord record, uint256 bit) private view returns (MessageRecord) {
        if (record.isNew() || record.firstSeen() <= _controller().state.changedAt()) record = MessageRecords.begin();
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
        uint256 expiredAt = MessagePayload.sentAt(payload) + EXPIRY;
        require(block.timestamp <= expiredAt, Controller_MessageExpired(expiredAt));
        uint256 executableAt = block.timestamp + _controller().origins[originChain].delay;
        emit MessageConfirmed(payloadHash, executableAt);
        return record.confirm(executableAt);
    }

    function _checkVotes(MessageRecord record, uint256 originChain, bytes calldata payload) private view {
        (uint256 count, uint256 required) = _votes(record, originChain, payload);
        require(required != 0 && count >= required, Controller_ThresholdNotMet(count, required));
    }

    /// @return count Of bridges that are approved and have said so since the set changed.
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

    function _deployedExecutor(uint256 originChain, address sender) private returns (address executor) {
        executor = executorOf(originChain, sender);
        if (executor.code.length == 0) {
            Clones.cloneDeterministicWithImmutableArgs(_EXECUTOR_IMPLEMENTATION, _executorArgs(originChain, sender), 0);
        }
    }

    function _executorArgs(uint256 originChain, address sender) private view returns (bytes memory) {
        return abi.encode(address(this), originChain, sender);
    }

    function _grantRoles(bytes32 role, address[] calldata accounts) private {
        for (uint256 i = 0; i < accounts.length; ++i) {
            _grantRole(role, accounts[i]);
        }
    }

    function _setAdapter(address adapter, bool approved) private {
        ControllerStorage storage $ = _controller();
        // What has no code would take fees and bring nothing.
        require(!approved || adapter.code.length > 0, Controller_UnknownAdapter(adapter));
        (uint256 slot, uint256 bit) = _slotOfNew(adapter);
        $.state = $.state.withApproved(bit, approved);
        emit AdapterUpdated(adapter, slot, approved);
    }

    function _setOrigin(Origin calldata origin) private {
        ControllerStorage storage $ = _controller();
        require(origin.chainId != block.chainid && origin.minimum <= 32, Controller_InvalidParams());
        OriginRule storage rule = $.origins[origin.chainId];
        if (!rule.known) $.chains.push(origin.chainId);
        rule.known = true;
        (rule.minimum, rule.delay) = (origin.minimum, origin.delay);
        if ($.vetoer != address(0)) _checkDelay(origin.chainId);
        emit OriginUpdated(origin.chainId, origin.minimum, origin.delay);
    }

    function _setVetoer(address newVetoer) private {
        ControllerStorage storage $ = _controller();
        emit VetoerUpdated($.vetoer, newVetoer);
        $.vetoer = newVetoer;
        if (newVetoer == address(0)) return;
        for (uint256 i = 0; i < $.chains.length; ++i) {
            _checkDelay($.chains[i]);
        }
    }

    /// A guard needs a window.
    function _checkDelay(uint256 chainId) private view {
        OriginRule memory rule = _controller().origins[chainId];
        require(rule.minimum == 0 || rule.delay >= MINIMUM_VETO_WINDOW, Controller_DelayTooShort(chainId, rule.delay));
    }

    function _controller() private pure returns (ControllerStorage storage $) {
        assembly {
            $.slot := CONTROLLER_STORAGE
        }
    }
}
