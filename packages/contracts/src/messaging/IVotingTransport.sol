// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IMessageController} from "./IMessageController.sol";
import {Votes} from "./MessagePayload.sol";

/// @title Carries votes from a voting chain to the home chain. Implemented by message controllers.
/// @notice Votes are messages of a kind of their own: the receiver learns which contract sent them, no call that anybody composes can be
/// taken for them, and they wait for no delay.
interface IVotingTransport {
    /// How votes are carried, chosen by whoever pays for it.
    /// @param legs The bridges, each with its fee and its options.
    /// @param threshold How many bridges have to agree at least, from 1 to the number of legs; the home chain may ask for more.
    /// @param refund Gets what is left of the value; what a bridge itself gives back goes where its options say.
    struct Carriage {
        IMessageController.Leg[] legs;
        uint8 threshold;
        address refund;
    }

    /// @notice By anybody: sends votes to `governor`, whose `countVotes` learns that `msg.sender` sent them. The same votes, sent again
    /// with the same threshold, are the same message: bridges of both times count together.
    /// @dev Errors: `Controller_BridgeDisabled`, `Controller_NoBridge`, `Controller_NotEnoughGas`, `Controller_InvalidParams` for a
    /// threshold above the number of legs, for this chain, or without anybody to refund; `Controller_InvalidPayload`, `Controller_Paused`.
    /// @param homeChainId Of the governor.
    /// @return messageId The message's `payloadHashOf` on the home chain.
    function sendVotes(uint256 homeChainId, address governor, Votes calldata votes, Carriage calldata carriage)
        external
        payable
        returns (bytes32 messageId);

    /// @notice What each adapter would ask for any votes now, in wei.
    /// @param gasLimit For the delivery.
    function quoteVotes(uint256 homeChainId, address[] calldata adapters, uint256 gasLimit)
        external
        view
        returns (uint256[] memory fees);
}

/// @title Who counts votes that were carried.
interface IVotesReceiver {
    /// @notice By a message controller: `spoke` on chain `chainId` sent these votes.
    function countVotes(uint256 chainId, address spoke, Votes calldata votes) external;
}
