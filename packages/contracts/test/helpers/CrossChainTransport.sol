// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ICrossChainVotes} from "../../src/governance/ICrossChainVotes.sol";
import {IVotingTransport} from "../../src/messaging/IVotingTransport.sol";
import {Votes} from "../../src/messaging/MessagePayload.sol";

/// In the place of the message controllers of both sides. It proves who sent a message, like a good one, and leaves everything
/// else to chance: what is sent lies here until somebody delivers it, late, in any order, as often as they like, or never.
contract CrossChainTransport is IVotingTransport {
    struct Sent {
        address sender;
        uint256 fee;
        uint256 homeChainId;
        address governor;
        Votes votes;
        Carriage carriage;
    }

    mapping(address spoke => uint256) public chainOf;
    Sent[] private _sent;

    function register(address spoke, uint256 chainId) external {
        chainOf[spoke] = chainId;
    }

    function sendVotes(uint256 homeChainId, address governor, Votes calldata votes, Carriage calldata carriage)
        external
        payable
        returns (bytes32 messageId)
    {
        Sent storage sent_ = _sent.push();
        (sent_.sender, sent_.fee, sent_.homeChainId, sent_.governor) = (msg.sender, msg.value, homeChainId, governor);
        (sent_.votes, sent_.carriage) = (votes, carriage);
        return bytes32(_sent.length);
    }

    /// What no spoke has sent comes from chain 0.
    function deliver(uint256 index) external {
        Sent memory sent_ = _sent[index];
        ICrossChainVotes(sent_.governor).countVotes(chainOf[sent_.sender], sent_.sender, sent_.votes);
    }

    /// A message that nobody has sent.
    function forge(address governor, uint256 chainId, address spoke, Votes calldata votes) external {
        ICrossChainVotes(governor).countVotes(chainId, spoke, votes);
    }

    function sent(uint256 index) external view returns (Sent memory) {
        return _sent[index];
    }

    function count() external view returns (uint256) {
        return _sent.length;
    }

    function quoteVotes(uint256 homeChainId, address[] calldata adapters, uint256 gasLimit)
        external
        pure
        returns (uint256[] memory fees)
    {
        fees = new uint256[](adapters.length);
        for (uint256 i = 0; i < fees.length; ++i) {
            fees[i] = homeChainId + gasLimit + uint160(adapters[i]);
        }
    }
}
