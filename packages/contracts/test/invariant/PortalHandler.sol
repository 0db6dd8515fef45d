// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IMessageController} from "../../src/messaging/IMessageController.sol";
import {AssetController} from "../../src/portals/AssetController.sol";
import {IAssetController} from "../../src/portals/IAssetController.sol";
import {Transfer} from "../../src/portals/TransferPayload.sol";
import {ScriptedAdapter} from "../helpers/ScriptedAdapter.sol";
import {PortalMeasures} from "./PortalMeasures.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

/// A token on two chains, kept and given out on the first, burned and minted on the second. Two honest bridges bring what was sent, in any
/// order, late, more than once, or not at all; a hostile one brings whatever it likes. All three agree on transfers, two of them at least. One
/// honest bridge carries some alone; the hostile one has a small limit of its own, which is what it can steal. A fourth comes and goes. A fifth,
/// where there is one, says whatever the hostile one says, and one bridge more has to agree.
contract PortalHandler is PortalMeasures, CommonBase, StdUtils {
    struct Sent {
        uint256 from;
        uint256 amount;
        bool several;
        bytes payload;
    }

    uint256 private constant HOSTILE = 2;
    uint256 private constant ACCOMPLICE = 4;
    address private constant THIEF = address(0xbad);
    uint256[2] private _chains = [31337, 8453];

    address private immutable _HOLDER;
    address private immutable _RECIPIENT;
    address private immutable _MANAGER;
    /// How many bridges have to agree at least: as many as are hostile, and one.
    uint256 private immutable _LEAST;

    Sent[] private _sent;
    bytes[] private _forged;
    mapping(bytes32 place => bool) private _wasSent;
    mapping(bytes32 place => uint256[5]) private _broughtAt;
    mapping(bytes32 place => bool) private _executed;
    uint256[2] private _changedAt;
    bool private _fourthApproved;

    /// By destination.
    uint256[2] public inFlight;
    uint256[2] public stolen;
    uint256 public executions;
    uint256 public breaches;

    constructor(
        AssetController[2] memory controllers_,
        IERC20[2] memory tokens_,
        ScriptedAdapter[] memory adapters,
        address[3] memory accounts
    ) PortalMeasures(controllers_, tokens_, adapters) {
        (_HOLDER, _RECIPIENT, _MANAGER) = (accounts[0], accounts[1], accounts[2]);
        _LEAST = adapters.length - 2;
        _changedAt = [block.timestamp - 1, block.timestamp - 1];
    }

    function wait(uint256 time) external {
        vm.warp(block.timestamp + bound(time, 1, 10 hours));
    }

    /// What has arrived goes on, so that transfers in both directions are not bound by what the holder began with.
    function giveBack(uint256 chain) external {
        IERC20 token = tokens[chain % 2];
        uint256 amount = token.balanceOf(_RECIPIENT);
        vm.prank(_RECIPIENT);
        _must(token.transfer(_HOLDER, amount));
    }

    function send(uint256 chain, uint256 amount, uint8 threshold) external {
        chain %= 2;
        threshold = uint8(bound(threshold, 1, 3));
        if (threshold > 1 && threshold < _LEAST) threshold = uint8(_LEAST);
        AssetController controller = controllers[chain];
        address limit = threshold > 1 ? address(0) : address(_adapters[0]);
        uint256 left = controller.burningCurrentLimitOf(limit);
        uint256 balance = tokens[chain].balanceOf(_HOLDER);
        amount = bound(amount, 0, left < balance ? left : balance);
        if (amount == 0) return;
        bytes32 others = _otherLimits(chain, limit);
        uint256 supply = _circulating(chain);
        vm.chainId(_chains[chain]);
        vm.prank(_HOLDER);
        controller.transferTo(
            Transfer(_RECIPIENT, threshold, false, amount, _chains[1 - chain]), _legs(0, threshold > 1 ? 3 : 1)
        );
        bytes memory payload = _adapters[0].lastMessage();
        _must(!_wasSent[_place(chain, payload)]);
        _sent.push(Sent(chain, amount, threshold > 1, payload));
        _wasSent[_place(chain, payload)] = true;
        inFlight[1 - chain] += amount;
        _must(_circulating(chain) == supply - amount);
        _must(controller.burningCurrentLimitOf(limit) == left - amount);
        _must(_otherLimits(chain, limit) == others);
    }

    /// To a bridge that did not have it yet, too.
    function resend(uint256 index) external {
        if (_sent.length == 0) return;
        Sent storage sent = _pick(index);
        vm.chainId(_chains[sent.from]);
        controllers[sent.from].resendTransfer(sent.payload, _legs(sent.several ? 1 : 0, 1));
        _must(keccak256(_adapters[sent.several ? 1 : 0].lastMessage()) == keccak256(sent.payload));
    }

    function bring(uint256 index, bool second) external {
        if (_sent.length == 0) return;
        Sent storage sent = _pick(index);
        _bring(second ? 1 : 0, sent.from, sent.payload);
    }

    /// What was sent, too, as that may help to break another transfer.
    function bringHostile(uint256 chain, uint256 index, uint256 way, uint256 place, uint8 change) external {
        bytes memory payload;
        uint256 from = chain % 2;
        if (_sent.length > 0) {
            Sent storage sent = _pick(index);
            (from, payload) = (sent.from, bytes.concat(sent.payload));
        }
        way = bound(way, 0, 3);
        if (way == 0 || payload.length == 0) {
            payload = abi.encodePacked(
                change % 2 == 0 ? uint8(6 << 5 | 1) : uint8(7 << 5 | (change & 31)),
                uint40(bound(index, 0, _sent.length + 2)),
                uint56(_chains[1 - from]),
                uint32(block.timestamp - (change % 3)),
                uint8(0),
                THIEF,
                uint112(bound(place, 1, 100e18))
            );
        } else if (way == 1) {
            place = bound(place, 0, payload.length - 1);
            payload[place] = payload[place] ^ bytes1(change);
        } else if (way == 2) {
            payload[0] = bytes1(uint8(7 << 5 | (change & 1)));
        }
        if (!_wasSent[_place(from, payload)]) _forged.push(bytes.concat(bytes1(uint8(from)), payload));
        _bring(HOSTILE, from, payload);
        if (_adapters.length > ACCOMPLICE) _bring(ACCOMPLICE, from, payload);
    }

    function executeSent(uint256 index) external {
        if (_sent.length == 0) return;
        Sent storage sent = _pick(index);
        _execute(sent.from, sent.payload);
    }

    function executeForged(uint256 index) external {
        if (_forged.length == 0) return;
        bytes memory entry = _forged[bound(index, 0, _forged.length - 1)];
        bytes memory payload = new bytes(entry.length - 1);
        for (uint256 i = 0; i < payload.length; ++i) {
            payload[i] = entry[i + 1];
        }
        _execute(uint8(entry[0]), payload);
    }

    function changeBridges(uint256 chain, uint256 seed) external {
        if (seed % 4 != 0) return;
        _fourthApproved = !_fourthApproved;
        vm.prank(_MANAGER);
        controllers[chain % 2].setMultiBridgeAdapter(address(_adapters[3]), _fourthApproved);
        _changedAt[chain % 2] = block.timestamp;
    }

    function setLimits(uint256 chain, uint256 minting, uint256 burning) external {
        AssetController controller = controllers[chain % 2];
        uint256 used = controller.mintingMaxLimitOf(address(0)) - controller.mintingCurrentLimitOf(address(0));
        minting = bound(minting, 100e18, 2000e18);
        vm.prank(_MANAGER);
        controller.setLimits(IAssetController.Limits(address(0), minting, bound(burning, 100e18, 2000e18)));
        _must(controller.mintingCurrentLimitOf(address(0)) == (used < minting ? minting - used : 0));
    }

    function _bring(uint256 adapter, uint256 from, bytes memory payload) private {
        uint256 to = 1 - from;
        vm.chainId(_chains[to]);
        Measure memory before = _measure(to);
        bytes32 place = _place(from, payload);
        vm.prank(address(_adapters[adapter]));
        try controllers[to].receiveMessage(_chains[from], payload) {
            _broughtAt[place][adapter] = block.timestamp;
            _note(to, place, payload, before);
        } catch (bytes memory reason) {
            bool again = bytes4(reason) == IAssetController.Controller_TransferResentByAdapter.selector;
            if (again) _must(_broughtAt[place][adapter] > _changedAt[to]);
            else _must(adapter == HOSTILE || adapter == ACCOMPLICE);
        }
    }

    function _execute(uint256 from, bytes memory payload) private {
        uint256 to = 1 - from;
        bytes32 place = _place(from, payload);
        Measure memory before = _measure(to);
        vm.chainId(_chains[to]);
        try controllers[to].execute(_chains[from], payload) {
            _note(to, place, payload, before);
        } catch {
            _must(_circulating(to) == before.circulating);
            if (_wasSent[place] && !_executed[place]) _must(!_due(to, place, payload));
        }
    }

    function _note(uint256 to, bytes32 place, bytes memory payload, Measure memory before) private {
        Measure memory present = _measure(to);
        uint256 given = present.circulating - before.circulating;
        bool several = uint8(payload[0]) >> 5 == 7;
        _must(before.several - present.several == (several ? given : 0));
        _must(before.single - present.single == (several ? 0 : given));
        if (given == 0) return;
        uint256 amount = _number(payload, 38, 14);
        _must(given == amount && !_executed[place] && block.timestamp > _number(payload, 13, 4));
        _must(_number(payload, 6, 7) == _chains[to]);
        if (several) _must(_votes(to, place) >= _LEAST && _votes(to, place) >= (uint8(payload[0]) & 31));
        else _must(_votes(to, place) > 0);
        _executed[place] = true;
        ++executions;
        if (_wasSent[place]) {
            inFlight[to] -= amount;
        } else {
            // Within its own limit a bridge can make tokens, and no other way.
            _must(!several && _broughtAt[place][HOSTILE] > _changedAt[to]);
            stolen[to] += amount;
        }
    }

    /// The newest for even seeds, else any.
    function _pick(uint256 seed) private view returns (Sent storage) {
        uint256 last = _sent.length - 1;
        return _sent[seed % 2 == 0 ? last : bound(seed, 0, last)];
    }

    /// Whether both honest bridges have brought it, or the one that carries alone, and it fits into the limit.
    function _due(uint256 to, bytes32 place, bytes memory payload) private view returns (bool) {
        if (block.timestamp <= _number(payload, 13, 4)) return false;
        bool several = uint8(payload[0]) >> 5 == 7;
        uint256 threshold = uint8(payload[0]) & 31;
        address limit = several ? address(0) : address(_adapters[0]);
        uint256 amount = _number(payload, 38, 14);
        if (amount > controllers[to].mintingCurrentLimitOf(limit)) return false;
        // What was stolen can be missing from what is kept.
        if (to == 0 && amount > tokens[0].balanceOf(address(controllers[0]))) return false;
        if (!several) return _broughtAt[place][0] > _changedAt[to];
        return _votes(to, place) >= threshold && _votes(to, place) >= _LEAST;
    }

    function _votes(uint256 to, bytes32 place) private view returns (uint256 votes) {
        for (uint256 i = 0; i < 5; ++i) {
            if (_broughtAt[place][i] > _changedAt[to]) ++votes;
        }
    }

    function _place(uint256 from, bytes memory payload) private pure returns (bytes32) {
        return keccak256(abi.encode(from, payload));
    }

    /// Of the payload's bytes.
    function _number(bytes memory payload, uint256 start, uint256 length) private pure returns (uint256 number) {
        for (uint256 i = start; i < start + length; ++i) {
            number = number << 8 | uint8(payload[i]);
        }
    }

    function _must(bool holds) private {
        if (!holds) ++breaches;
    }
}
