// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBridgeAdapter} from "../../src/messaging/IBridgeAdapter.sol";

/// An adapter that keeps what it is given and does what a test tells it to.
contract ScriptedAdapter is IBridgeAdapter {
    enum Mood {
        Takes,
        Reverts,
        BurnsGas,
        FloodsAnswer,
        CallsBack
    }

    Mood public mood;
    bytes public callBack;
    uint256 public lastChain;
    uint256 public lastFee;
    bytes public lastOptions;
    /// Not kept where it is long, as storage costs more than adapters get.
    bytes public lastMessage;
    bytes32 public lastHash;
    uint256 public taken;
    bytes public answerOfCallBack;

    function be(Mood mood_) external {
        mood = mood_;
    }

    function callBackWith(bytes calldata data) external {
        (mood, callBack) = (Mood.CallsBack, data);
    }

    function relayMessage(uint256 destinationChain, bytes calldata message, bytes calldata options) external payable {
        require(mood != Mood.Reverts, Adapter_FeeTooLow(1, 0));
        if (mood == Mood.BurnsGas) {
            assembly {
                invalid()
            }
        }
        (lastChain, lastFee, lastOptions, lastHash) = (destinationChain, msg.value, options, keccak256(message));
        if (message.length < 700) lastMessage = message;
        ++taken;
        if (mood == Mood.CallsBack) (, answerOfCallBack) = msg.sender.call(callBack);
        if (mood == Mood.FloodsAnswer) {
            assembly {
                return(0, 200000)
            }
        }
    }

    function quoteMessage(address destination, uint256 destinationChain, uint256 gasLimit, bytes calldata message, bool)
        external
        pure
        returns (uint256)
    {
        return uint256(uint160(destination)) + destinationChain + gasLimit + message.length;
    }

    function isChainIdSupported(uint256) external pure returns (bool) {
        return true;
    }

    function minGas() external pure returns (uint256) {
        return 0;
    }

    function name() external pure returns (string memory) {
        return "Scripted";
    }
}
