// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {OrganisationGovernor} from "../../src/governance/OrganisationGovernor.sol";
import {IMessageController} from "../../src/messaging/IMessageController.sol";
import {IVotingTransport} from "../../src/messaging/IVotingTransport.sol";
import {MessageController} from "../../src/messaging/MessageController.sol";
import {Votes} from "../../src/messaging/MessagePayload.sol";
import {ScriptedAdapter} from "../helpers/ScriptedAdapter.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {CommonBase} from "forge-std/Base.sol";
import {StdUtils} from "forge-std/StdUtils.sol";

/// What lies between voters and the governor: the organisation's message controller, two honest bridges, which bring what was sent, in any order,
/// late, or not at all, and a hostile one, which brings whatever it likes. Two have to agree.
abstract contract CrossChainBridges is CommonBase, StdUtils {
    uint256 internal constant HOSTILE = 2;
    uint256 internal immutable HOME = block.chainid;

    OrganisationGovernor public immutable GOVERNOR;
    MessageController public immutable CONTROLLER;

    /// Who is believed on chain A and on chain B.
    address[2] private _believed;
    uint256[2] public chainIds;
    ScriptedAdapter[3] private _adapters;

    struct Sent {
        bytes payload;
        uint256 chain;
        address sender;
        Votes votes;
    }

    Sent[] private _sent;
    Sent[] private _forged;
    mapping(bytes32 payloadHash => bool) private _isSent;

    /// Since the set of bridges last changed, one bit each.
    mapping(uint256 era => mapping(bytes32 payloadHash => uint256)) private _brought;
    mapping(bytes32 payloadHash => bool) private _executed;
    uint256 private _era;

    uint256 public breaches;
    uint256 public refusals;

    /// Of each voter and chain.
    mapping(uint256 proposalId => mapping(uint256 chainId => mapping(address voter => uint256))) public accepted;
    /// Of each chain, the sums of votes that are kept together, the most that has come of each kind.
    mapping(uint256 proposalId => mapping(uint256 chainId => uint256[3])) internal _together;

    constructor(
        OrganisationGovernor governor,
        MessageController controller,
        ScriptedAdapter[3] memory adapters,
        address[2] memory believed,
        uint256[2] memory chainIds_
    ) {
        (GOVERNOR, CONTROLLER, _adapters) = (governor, controller, adapters);
        (_believed, chainIds) = (believed, chainIds_);
    }

    function sentCount() external view returns (uint256) {
        return _sent.length;
    }

    function togetherOf(uint256 proposalId, uint256 chainId) external view returns (uint256[3] memory) {
        return _together[proposalId][chainId];
    }

    // Bridges

    /// Late, twice, out of order; what is never picked is lost.
    function bring(uint256 index, bool second) public {
        if (_sent.length == 0) return;
        Sent storage message = _sent[index % _sent.length];
        _bring(second ? 1 : 0, message.chain, message.payload);
    }

    function bringNewest() external {
        if (_sent.length == 0) return;
        bring(_sent.length - 1, false);
        bring(_sent.length - 1, true);
    }

    /// What was sent, changed in one byte, or brought from the other chain.
    function bringHostile(uint256 index, uint256 place, uint8 change) external {
        if (_sent.length == 0) return;
        Sent memory message = _sent[index % _sent.length];
        bytes memory payload = bytes.concat(message.payload);
        place = bound(place, 0, payload.length - 1);
        payload[place] = payload[place] ^ bytes1(change);
        if (change % 8 == 1) message.chain = 1 - message.chain;
        if (uint8(payload[0]) >> 5 > 1) return;
        _bring(HOSTILE, message.chain, payload);
        message.payload = payload;
        _forged.push(message);
    }

    /// Votes that nobody has cast, from a spoke that is believed.
    function forge(uint256 chain, uint256 proposal, address voter, uint256 weight) external {
        chain %= 2;
        Votes memory votes = _madeUp(proposal, voter, weight);
        bytes memory payload = abi.encodePacked(
            uint8(32), uint40(0), uint56(HOME), uint64(0), _believed[chain], address(GOVERNOR), abi.encode(votes)
        );
        _bring(HOSTILE, chain, payload);
        _forged.push(Sent(payload, chain, _believed[chain], votes));
    }

    /// Whatever was brought is void; bridges bring it again, and who voted may send it again.
    function changeBridges(uint256 seed) external {
        if (seed % 8 != 0) return;
        vm.prank(CONTROLLER.owner());
        CONTROLLER.updateAdapter(address(_adapters[0]), true);
        ++_era;
        // What comes in the same second counts for nothing either.
        vm.warp(block.timestamp + 1);
    }

    // Who executes

    function execute(uint256 index) public {
        if (_sent.length == 0) return;
        Sent memory message = _sent[index % _sent.length];
        bytes32 hash = _hashOf(message.chain, message.payload);
        bool expected = _isDue(hash) && _counts(message);
        vm.chainId(HOME);
        try CONTROLLER.execute(chainIds[message.chain], message.payload) {
            if (!expected) ++breaches;
            _executed[hash] = true;
            _note(message);
        } catch {
            if (expected) ++breaches;
            ++refusals;
        }
    }

    function executeNewest() external {
        if (_sent.length > 0) execute(_sent.length - 1);
    }

    /// Only a message that was sent as it is may pass, for having been brought by an honest bridge too.
    function executeForged(uint256 index) external {
        if (_forged.length == 0) return;
        Sent memory message = _forged[index % _forged.length];
        if (_isSent[_hashOf(message.chain, message.payload)]) return;
        vm.chainId(HOME);
        try CONTROLLER.execute(chainIds[message.chain], message.payload) {
            ++breaches;
        } catch {
            ++refusals;
        }
    }

    // Forgers

    /// Anybody may send votes; nobody but a spoke is believed.
    function sendInPerson(uint256 chain, uint256 proposal, address sender, uint256 weight) external {
        // Anybody, but nobody who has a part already.
        sender = address(uint160(uint256(keccak256(abi.encode(sender)))));
        chain %= 2;
        Votes memory votes = _madeUp(proposal, sender, weight);
        IVotingTransport.Carriage memory carriage = _over(3);
        vm.chainId(chainIds[chain]);
        vm.prank(sender);
        CONTROLLER.sendVotes(HOME, address(GOVERNOR), votes, carriage);
        _remember(chain, sender, votes);
    }

    function tellTheGovernor(uint256 chain, uint256 proposal, address caller, uint256 weight) external {
        if (caller == address(CONTROLLER)) return;
        Votes memory votes = _madeUp(proposal, caller, weight);
        vm.prank(caller);
        try GOVERNOR.countVotes(chainIds[chain % 2], _believed[chain % 2], votes) {
            ++breaches;
        } catch {}
    }

    // Internals

    function _over(uint256 bridges) internal returns (IVotingTransport.Carriage memory carriage) {
        carriage.legs = new IMessageController.Leg[](2);
        for (uint256 i = 0; i < 2; ++i) {
            carriage.legs[i].adapter = address(_adapters[i]);
            // One that takes nothing keeps nothing from going by the other.
            _adapters[i].be(bridges >> i & 1 == 1 ? ScriptedAdapter.Mood.Takes : ScriptedAdapter.Mood.Reverts);
        }
        if (bridges & 3 == 0) _adapters[0].be(ScriptedAdapter.Mood.Takes);
        (carriage.threshold, carriage.refund) = (1, address(this));
    }

    /// What a sender has just sent, which is the same message when it is sent again.
    function _remember(uint256 chain, address sender, Votes memory votes) internal {
        bytes memory payload = abi.encodePacked(
            uint8(33), uint40(0), uint56(HOME), uint64(0), sender, address(GOVERNOR), abi.encode(votes)
        );
        bool first = _adapters[0].mood() == ScriptedAdapter.Mood.Takes;
        if (_adapters[first ? 0 : 1].lastHash() != keccak256(payload)) ++breaches;
        bytes32 hash = _hashOf(chain, payload);
        vm.chainId(HOME);
        if (_isSent[hash]) return;
        _isSent[hash] = true;
        _sent.push(Sent(payload, chain, sender, votes));
    }

    function _proposal(uint256 seed) internal view virtual returns (uint256);

    function _madeUp(uint256 proposal, address voter, uint256 weight) private view returns (Votes memory votes) {
        uint256 id = _proposal(proposal);
        weight = bound(weight, 1, 1e30);
        votes = Votes(id, GOVERNOR.proposalSnapshot(id), weight, voter, [uint256(0), weight, 0]);
    }

    function _bring(uint256 adapter, uint256 chain, bytes memory payload) private {
        bytes32 hash = _hashOf(chain, payload);
        bool again = _brought[_era][hash] >> adapter & 1 == 1 && !_executed[hash];
        vm.chainId(HOME);
        vm.prank(address(_adapters[adapter]));
        try CONTROLLER.receiveMessage(chainIds[chain], payload) {
            if (again) ++breaches;
            _brought[_era][hash] |= 1 << adapter;
        } catch {
            if (!again && adapter != HOSTILE) ++breaches;
        }
    }

    /// Whether enough bridges have brought it.
    function _isDue(bytes32 hash) private view returns (bool) {
        uint256 bits = _brought[_era][hash];
        return !_executed[hash] && bits != 0 && bits & (bits - 1) != 0;
    }

    /// Whether the governor must take the message, by what anybody can read.
    function _counts(Sent memory message) private view returns (bool) {
        uint256 id = message.votes.proposalId;
        uint256 chainId = chainIds[message.chain];
        bool known = message.sender == _believed[message.chain] && GOVERNOR.state(id) == IGovernor.ProposalState.Active
            && message.votes.timepoint == GOVERNOR.proposalSnapshot(id);
        if (!known) return false;
        if (message.votes.voter != address(0)) return accepted[id][chainId][message.votes.voter] == 0;
        for (uint256 i = 0; i < 3; ++i) {
            if (message.votes.weights[i] > _together[id][chainId][i]) return true;
        }
        return false;
    }

    function _note(Sent memory message) private {
        uint256 id = message.votes.proposalId;
        uint256 chainId = chainIds[message.chain];
        if (message.votes.voter != address(0)) {
            accepted[id][chainId][message.votes.voter] += 1;
            return;
        }
        for (uint256 i = 0; i < 3; ++i) {
            uint256 weight = message.votes.weights[i];
            if (weight > _together[id][chainId][i]) _together[id][chainId][i] = weight;
        }
    }

    function _hashOf(uint256 chain, bytes memory payload) private view returns (bytes32) {
        return keccak256(abi.encodePacked(chainIds[chain], payload));
    }
}
