// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ImmutableArgs} from "../deployment/ImmutableArgs.sol";
import {BridgeSlots} from "../messaging/BridgeSlots.sol";
import {MessageRecord} from "../messaging/MessageRecord.sol";
import {RateLimit} from "../token/RateLimit.sol";
import {IAssetController} from "./IAssetController.sol";
import {
    AccessControlDefaultAdminRulesUpgradeable
} from "@openzeppelin/contracts-upgradeable/access/extensions/AccessControlDefaultAdminRulesUpgradeable.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {EfficientHashLib} from "solady/utils/EfficientHashLib.sol";

/// @notice What sending and receiving share: storage, roles, limits, and what a transfer is called.
abstract contract AssetControllerBase is
    IAssetController,
    BridgeSlots,
    AccessControlDefaultAdminRulesUpgradeable,
    ReentrancyGuardTransient
{
    using RateLimit for uint256;

    /// One word. `approved` are the adapters whose agreement counts, by their numbers; `changedAt` is when anything was last
    /// opened, or the adapters changed, in seconds: what bridges said up to then is void.
    struct State {
        uint40 nonce;
        uint40 changedAt;
        uint32 approved;
        uint32 duration;
        uint8 minBridges;
        bool paused;
        bool unwrapping;
        bool locks;
        bool taxed;
        bytes4 mintSelector;
        bytes4 burnSelector;
    }

    /// Each a `RateLimit`.
    struct Pair {
        uint256 minting;
        uint256 burning;
    }

    /// What is open, in either direction.
    struct Way {
        bool sends;
        bool takes;
    }

    /// @custom:storage-location erc7201:althing.storage.AssetController
    struct AssetControllerStorage {
        State state;
        /// By an adapter's bit, or by 0 for several together.
        mapping(uint256 bit => Pair) limits;
        mapping(uint256 chainId => Way) ways;
        mapping(bytes32 payloadHash => MessageRecord) records;
        mapping(bytes32 payloadHash => bool) sent;
    }

    /// keccak256(abi.encode(uint256(keccak256("althing.storage.AssetController")) - 1)) & ~bytes32(uint256(0xff))
    bytes32 private constant ASSET_CONTROLLER_STORAGE =
        0xa0fdd0814b446bcd4e5eee294d341db8a23af021005b58c776049b68faadf100;

    bytes32 public constant PAUSE_ROLE = keccak256("PAUSE_ROLE");
    bytes32 public constant CONTROLLER_MANAGER_ROLE = keccak256("CONTROLLER_MANAGER_ROLE");

    /// Of what several bridges agree on.
    uint256 internal constant MULTI_LIMIT = 0;

    modifier whenNotPaused() {
        require(!_assetController().state.paused, Controller_Paused());
        _;
    }

    /// @inheritdoc IAssetController
    /// @dev The argument of this proxy: it never changes, and reading it costs no storage.
    function token() public view returns (address) {
        return address(uint160(uint256(ImmutableArgs.argument())));
    }

    /// @inheritdoc IAssetController
    function payloadHashOf(uint256 originChain, bytes calldata payload) public pure returns (bytes32) {
        return _hash(originChain, payload);
    }

    /// @inheritdoc IAssetController
    function transferIdOf(uint256 originChain, uint256 destinationChain, uint256 nonce_) public view returns (bytes32) {
        return EfficientHashLib.hash(originChain, destinationChain, uint160(address(this)), nonce_);
    }

    function _hash(uint256 originChain, bytes memory payload) internal pure returns (bytes32) {
        return keccak256(abi.encodePacked(originChain, payload));
    }

    /// @return The limit after `amount` was used of it.
    function _use(uint256 limit, uint256 amount) internal view returns (uint256) {
        uint256 left = limit.current(_assetController().state.duration);
        require(amount <= left, Controller_NotHighEnoughLimits());
        return RateLimit.pack(limit.max(), left - amount);
    }

    /// @param adapter The zero address for several together.
    function _limitsOf(address adapter) internal view returns (Pair storage) {
        return _assetController().limits[adapter == address(0) ? MULTI_LIMIT : _bitOf(adapter)];
    }

    function _assetController() internal pure returns (AssetControllerStorage storage $) {
        assembly {
            $.slot := ASSET_CONTROLLER_STORAGE
        }
    }
}
