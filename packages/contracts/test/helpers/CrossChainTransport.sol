// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ICrossChainVotes, IVotingTransport, VotingMessage} from "../../src/governance/ICrossChainVotes.sol";

/// In the place of the message controllers of both sides. It proves who sent a message, like a good one, and leaves everything
/// else to chance: what is sent lies here until somebody delivers it, late, in any order, as often as they like, or never.
contract CrossChainTransport is IVotingTransport {
    struct Sent {
        address sender;
        uint256 fee;
        uint256 homeChainId;
        address voter;
        VotingMessage message;
    }

    ICrossChainVotes public governor;
    mapping(address spoke => uint256) public chainOf;
    Sent[] private _sent;

    function connect(address governor_) external {
        governor = ICrossChainVotes(governor_);
    }

    function register(address spoke, uint256 chainId) external {
        chainOf[spoke] = chainId;
    }

    function sendVote(uint256 homeChainId, address voter, VotingMessage calldata message) external payable {
        _sent.push(Sent(msg.sender, msg.value, homeChainId, voter, message));
    }

    /// What no spoke has sent comes from chain 0.
    function deliver(uint256 index) external {
        Sent memory sent_ = _sent[index];
        governor.castCrossChainVote(chainOf[sent_.sender], sent_.voter, sent_.message);
    }

    /// A message that nobody has sent.
    function forge(uint256 sourceChainId, address voter, VotingMessage calldata message) external {
        governor.castCrossChainVote(sourceChainId, voter, message);
    }

    function sent(uint256 index) external view returns (Sent memory) {
        return _sent[index];
    }

    function count() external view returns (uint256) {
        return _sent.length;
    }
}
