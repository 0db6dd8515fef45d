// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IMessageController} from "../../src/messaging/IMessageController.sol";
import {MessageController} from "../../src/messaging/MessageController.sol";
import {Message} from "../../src/messaging/MessagePayload.sol";
import {MessageTarget} from "../helpers/MessagingTest.sol";
import {ScriptedAdapter} from "../helpers/ScriptedAdapter.sol";
import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

/// Two honest bridges, which bring what was sent, in any order, late, or not at all, and a hostile one, which brings whatever it likes. All
/// three are approved, and two or three have to agree. A fourth is honest, too, and brings messages whether it is approved or not. A fifth,
/// where there is one, says whatever the hostile one says, and one bridge more has to agree.
contract MessageHandler is CommonBase, StdUtils {
    uint256 private constant HOME = 31337;
    uint256 private constant FAR = 8453;
    uint256 private constant EXPIRY = 30 days;
    uint256 private constant HOSTILE = 2;
    uint256 private constant FOURTH = 3;
    uint256 private constant ACCOMPLICE = 4;

    MessageController private immutable _CONTROLLER;
    MessageTarget private immutable _TARGET;
    address private immutable _OWNER;
    address private immutable _ORIGINATOR;
    address private immutable _VETOER;
    address private immutable _RESENDER;
    uint256 private immutable _DELAY;
    /// How many bridges have to agree at least: as many as are hostile, and one.
    uint256 private immutable _LEAST;
    ScriptedAdapter[] private _adapters;

    bytes[] private _sent;
    bytes[] private _forged;
    bytes20[] private _histories;
    mapping(bytes32 payloadHash => bool) private _wasSent;
    mapping(bytes32 payloadHash => uint256[5]) private _broughtAt;
    mapping(bytes32 payloadHash => uint256) private _executableAt;
    mapping(bytes32 payloadHash => bool) private _executed;
    mapping(bytes32 payloadHash => bool) private _cancelled;
    uint256 private _changedAt;
    bool private _fourthApproved;
    uint256 private _minimum;

    uint256 public executions;
    uint256 public breaches;

    constructor(
        MessageController controller,
        MessageTarget target,
        ScriptedAdapter[] memory adapters,
        address[4] memory accounts,
        uint256 delay
    ) {
        (_CONTROLLER, _TARGET, _DELAY) = (controller, target, delay);
        (_OWNER, _ORIGINATOR, _VETOER, _RESENDER) = (accounts[0], accounts[1], accounts[2], accounts[3]);
        _adapters = adapters;
        _LEAST = adapters.length - 2;
        _minimum = _LEAST;
        _changedAt = block.timestamp - 1;
    }

    function wait(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1, 3 days));
    }

    function send(uint8 threshold, uint256 failing, uint256 value) external {
        threshold = uint8(bound(threshold, 1, 3));
        failing = bound(failing, 0, 3);
        value = bound(value, 0, 1 ether);
        Message memory message = Message(new address[](1), new bytes[](1), threshold, 100_000);
        message.targets[0] = address(_TARGET);
        message.calldatas[0] = abi.encodeCall(MessageTarget.note, (abi.encode(_sent.length)));
        IMessageController.Leg[] memory legs = new IMessageController.Leg[](3);
        for (uint256 i = 0; i < 3; ++i) {
            legs[i] = IMessageController.Leg(address(_adapters[i]), value / 4, "");
            _adapters[i].be(i == failing ? ScriptedAdapter.Mood.Reverts : ScriptedAdapter.Mood.Takes);
        }
        _histories.push(_CONTROLLER.history());
        vm.deal(_ORIGINATOR, value);
        vm.chainId(HOME);
        vm.prank(_ORIGINATOR);
        bytes32 id = _CONTROLLER.sendMessage{value: value}(message, FAR, legs);
        _must(id == _CONTROLLER.messageIdOf(HOME, FAR, _sent.length));
        bytes memory payload = _adapters[failing == 0 ? 1 : 0].lastMessage();
        uint256 spent = (value / 4) * (failing < 3 ? 2 : 3);
        _must(_ORIGINATOR.balance == value - spent);
        _must(!_wasSent[keccak256(payload)]);
        _sent.push(payload);
        _wasSent[keccak256(payload)] = true;
    }

    function resend(uint256 index) external {
        if (_sent.length == 0) return;
        index = bound(index, 0, _sent.length - 1);
        bytes32[] memory later = new bytes32[](_sent.length - 1 - index);
        for (uint256 i = 0; i < later.length; ++i) {
            later[i] = keccak256(_sent[index + 1 + i]);
        }
        IMessageController.Leg[] memory legs = new IMessageController.Leg[](1);
        legs[0].adapter = address(_adapters[1]);
        _adapters[1].be(ScriptedAdapter.Mood.Takes);
        vm.chainId(HOME);
        vm.prank(_RESENDER);
        _CONTROLLER.resendMessage(_sent[index], _histories[index], later, legs);
        _must(keccak256(_adapters[1].lastMessage()) == keccak256(_sent[index]));
    }

    function bring(uint256 index, bool second) external {
        if (_sent.length > 0) _bring(second ? 1 : 0, _sent[bound(index, 0, _sent.length - 1)]);
    }

    function bringByTheFourth(uint256 index) external {
        if (_sent.length > 0) _bring(FOURTH, _sent[bound(index, 0, _sent.length - 1)]);
    }

    function bringNewest(bool second) external {
        if (_sent.length > 0) _bring(second ? 1 : 0, _sent[_sent.length - 1]);
    }

    /// What was sent, too, as that may help to break another message.
    function bringHostile(uint256 index, uint256 way, uint256 place, uint8 change) external {
        bytes memory payload;
        if (_sent.length > 0) payload = bytes.concat(_sent[bound(index, 0, _sent.length - 1)]);
        way = bound(way, 0, 3);
        if (way == 0 || payload.length == 0) {
            payload = abi.encodePacked(
                uint8(change & 31), uint40(bound(index, 0, _sent.length + 2)), uint56(FAR), uint32(block.timestamp)
            );
            payload =
                bytes.concat(payload, bytes4(0), bytes20(_ORIGINATOR), bytes20(address(_TARGET)), bytes3(uint24(4)));
            payload = bytes.concat(payload, bytes4(keccak256("forged()")));
        } else if (way == 1) {
            place = bound(place, 0, payload.length - 1);
            payload[place] = payload[place] ^ bytes1(change);
        } else if (way == 2) {
            payload[0] = bytes1(uint8(change & 1));
        }
        if (!_wasSent[keccak256(payload)]) _forged.push(payload);
        _bring(HOSTILE, payload);
        if (_adapters.length > ACCOMPLICE) _bring(ACCOMPLICE, payload);
    }

    function executeSent(uint256 index) external {
        if (_sent.length > 0) _execute(_sent[bound(index, 0, _sent.length - 1)]);
    }

    function executeForged(uint256 index) external {
        if (_forged.length > 0) _execute(_forged[bound(index, 0, _forged.length - 1)]);
    }

    function cancel(uint256 index) external {
        if (_sent.length == 0) return;
        index = bound(index, 0, _sent.length - 1);
        if (index % 4 != 0) return;
        bytes32 hash = keccak256(_sent[index]);
        bool open = !_cancelled[hash] && !_executed[hash] && _newestOf(hash) != 0;
        bytes32 payloadHash = _CONTROLLER.payloadHashOf(HOME, _sent[index]);
        vm.prank(_VETOER);
        try _CONTROLLER.cancel(payloadHash) {
            _must(open);
            _cancelled[hash] = true;
        } catch {
            _must(!open);
        }
    }

    /// What is due needs as many from now on; what is not yet needs somebody who says that enough agree.
    function changeMinimum(uint256 seed) external {
        if (seed % 4 != 0) return;
        _minimum = 2 * _LEAST + 1 - _minimum;
        vm.chainId(FAR);
        vm.prank(_OWNER);
        _CONTROLLER.updateOrigin(IMessageController.Origin(HOME, uint8(_minimum), uint32(_DELAY)));
    }

    function confirmSent(uint256 index) external {
        if (_sent.length == 0) return;
        bytes memory payload = _sent[bound(index, 0, _sent.length - 1)];
        bytes32 hash = keccak256(payload);
        bool open = _agree(payload) && _executableAt[hash] == 0 && !_isTooOld(payload);
        vm.chainId(FAR);
        try _CONTROLLER.confirm(HOME, payload) {
            _must(open);
            _executableAt[hash] = block.timestamp + _DELAY;
            _checkState(payload);
        } catch {
            _must(!open);
        }
    }

    function changeBridges(uint256 seed) external {
        if (seed % 4 != 0) return;
        _fourthApproved = !_fourthApproved;
        vm.prank(_OWNER);
        _CONTROLLER.updateAdapter(address(_adapters[3]), _fourthApproved);
        _changedAt = block.timestamp;
    }

    function sentCount() external view returns (uint256) {
        return _sent.length;
    }

    /// The commitment as it should be.
    function committed() external view returns (bytes20 history) {
        for (uint256 i = 0; i < _sent.length; ++i) {
            history = bytes20(keccak256(abi.encodePacked(history, keccak256(_sent[i]))));
        }
    }

    function _bring(uint256 adapter, bytes memory payload) private {
        bytes32 hash = keccak256(payload);
        vm.chainId(FAR);
        vm.prank(address(_adapters[adapter]));
        try _CONTROLLER.receiveMessage(HOME, payload) {
            if (_executed[hash]) return;
            if (_isVoid(hash)) _executableAt[hash] = 0;
            _broughtAt[hash][adapter] = block.timestamp;
            if (_executableAt[hash] == 0 && _agree(payload)) _executableAt[hash] = block.timestamp + _DELAY;
            _checkState(payload);
        } catch (bytes memory reason) {
            // An honest bridge is refused what it brought since the bridges changed, and what is too old.
            if (bytes4(reason) == IMessageController.Controller_MessageResentByAdapter.selector) {
                _must(_broughtAt[hash][adapter] > _changedAt);
            } else if (adapter != HOSTILE && adapter != ACCOMPLICE) {
                _must(bytes4(reason) == IMessageController.Controller_MessageExpired.selector && _isTooOld(payload));
            }
        }
    }

    function _execute(bytes memory payload) private {
        bytes32 hash = keccak256(payload);
        uint256 before = _TARGET.calls();
        uint256 from = _executableAt[hash];
        bool due = _wasSent[hash] && !_executed[hash] && !_cancelled[hash] && _agree(payload) && from != 0
            && block.timestamp >= from && block.timestamp <= from + EXPIRY;
        vm.chainId(FAR);
        try _CONTROLLER.execute(HOME, payload) {
            _must(due && _TARGET.calls() == before + 1);
            _executed[hash] = true;
            ++executions;
        } catch {
            _must(!due && _TARGET.calls() == before);
        }
    }

    /// The controller knows exactly the bridges that count, and since when they agree.
    function _checkState(bytes memory payload) private {
        bytes32 hash = keccak256(payload);
        (uint256 votes, uint256 executableAt, bool executed) = _CONTROLLER.messageState(HOME, payload);
        _must(votes == _votes(hash) && executableAt == _executableAt[hash] && !executed);
    }

    /// Whether as many bridges as it needs now have brought it.
    function _agree(bytes memory payload) private view returns (bool) {
        uint256 threshold = uint8(payload[0]) & 31;
        return _votes(keccak256(payload)) >= (threshold < _minimum ? _minimum : threshold);
    }

    /// Of bridges that are approved, since the set changed.
    function _votes(bytes32 hash) private view returns (uint256 votes) {
        for (uint256 i = 0; i < _adapters.length; ++i) {
            bool counts = i != FOURTH || _fourthApproved;
            if (counts && _broughtAt[hash][i] > _changedAt) ++votes;
        }
    }

    /// Whether nobody has said anything of it since the set changed.
    function _isVoid(bytes32 hash) private view returns (bool) {
        return _newestOf(hash) <= _changedAt;
    }

    /// When a bridge said it last, 0 where none did.
    function _newestOf(bytes32 hash) private view returns (uint256 newest) {
        uint256[5] memory times = _broughtAt[hash];
        for (uint256 i = 0; i < 5; ++i) {
            if (times[i] > newest) newest = times[i];
        }
    }

    function _isTooOld(bytes memory payload) private view returns (bool) {
        uint256 sentAt;
        for (uint256 i = 13; i < 17; ++i) {
            sentAt = sentAt << 8 | uint8(payload[i]);
        }
        return block.timestamp > sentAt + EXPIRY;
    }

    function _must(bool holds) private {
        if (!holds) ++breaches;
    }
}
