// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BridgeSlots} from "./BridgeSlots.sol";
import {ControllerState} from "./ControllerState.sol";
import {IMessageController} from "./IMessageController.sol";
import {MessageRecord} from "./MessageRecord.sol";
import {
    AccessControlDefaultAdminRulesUpgradeable
} from "@openzeppelin/contracts-upgradeable/access/extensions/AccessControlDefaultAdminRulesUpgradeable.sol";
import {EfficientHashLib} from "solady/utils/EfficientHashLib.sol";

/// @notice What sending and receiving share: storage, roles, and who is paid.
abstract contract ControllerBase is IMessageController, BridgeSlots, AccessControlDefaultAdminRulesUpgradeable {
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
        mapping(address account => uint256) claimable;
    }

    /// keccak256(abi.encode(uint256(keccak256("althing.storage.MessageController")) - 1)) & ~bytes32(uint256(0xff))
    bytes32 private constant CONTROLLER_STORAGE = 0xa4b9b65b92ecbc708dce40da4b2b8be69b9af136ff2a6bf82b84fabe0af69e00;

    bytes32 public constant ORIGINATOR_ROLE = keccak256("ORIGINATOR_ROLE");
    bytes32 public constant RESENDER_ROLE = keccak256("RESENDER_ROLE");
    bytes32 public constant PAUSER_ROLE = keccak256("PAUSER_ROLE");

    modifier whenNotPaused() {
        require(!_controller().state.paused(), Controller_Paused());
        _;
    }

    /// @inheritdoc IMessageController
    function messageIdOf(uint256 originChain, uint256 destinationChain, uint256 nonce_) public view returns (bytes32) {
        return EfficientHashLib.hash(originChain, destinationChain, uint160(address(this)), nonce_);
    }

    /// Copies nothing of the account's answer.
    /// @param amount In wei.
    /// @return success Whether the account took it.
    function _pay(address account, uint256 amount) internal returns (bool success) {
        assembly ("memory-safe") {
            success := call(gas(), account, amount, 0, 0, 0, 0)
        }
    }

    function _controller() internal pure returns (ControllerStorage storage $) {
        assembly {
            $.slot := CONTROLLER_STORAGE
        }
    }
}
