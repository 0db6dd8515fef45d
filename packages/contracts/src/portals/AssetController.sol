// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BridgeSlots} from "../messaging/BridgeSlots.sol";
import {IXERC20} from "../token/IXERC20.sol";
import {RateLimit} from "../token/RateLimit.sol";
import {IAssetController} from "./IAssetController.sol";
import {TransferReceiving} from "./TransferReceiving.sol";
import {TransferSending} from "./TransferSending.sol";

/// @title Implementation behind the asset controllers of every token. Runs only behind a proxy of `ProxyFactory` whose argument is the token.
/// @notice Trust: a bridge with limits of its own can make, alone, as many tokens as its minting limit allows, each duration anew, and so can
/// as many approved bridges together as `minBridges` says, up to the limit of several; fewer can do neither, nor keep an honest transfer
/// from being executed. The token's own limit for this controller bounds all of it. The manager chooses bridges, chains and limits,
/// hence everything up to that limit; the proxy's authority can replace this code, and take what is kept.
///
/// Votes: a transfer is executed only when this chain's clock is past the other's at the moment it left. So what left after a
/// governor's snapshot arrives after it, and no token votes on both chains, however much clocks differ.
///
/// Liveness: what does not fit into a limit, or what the token refuses now, waits and is never lost; only an amount above a limit's
/// max waits until that is raised. Transfers do not expire. A transfer is given to all of its bridges or to none, and anybody may
/// give it to further ones.
///
/// Tokens: those that take more or less than they are told are refused where they leave. Units are 1:1 on all chains.
contract AssetController is TransferSending, TransferReceiving {
    using RateLimit for uint256;

    uint256 private constant MAX_BRIDGES = 31;

    /// @param adapters The platform's.
    constructor(address[8] memory adapters) BridgeSlots(adapters) {
        _disableInitializers();
    }

    /// @inheritdoc IAssetController
    function initialize(Setup calldata setup) external initializer {
        __AccessControlDefaultAdminRules_init(0, setup.admin);
        _grantRole(CONTROLLER_MANAGER_ROLE, setup.manager);
        _grantRole(PAUSE_ROLE, setup.pauser);
        _setCustody(setup.custody);
        _setDuration(setup.duration);
        _setMinBridges(setup.minBridges);
        _setTokenUnwrapping(setup.unwrapping);
        for (uint256 i = 0; i < setup.multiBridgeAdapters.length; ++i) {
            _setMultiBridgeAdapter(setup.multiBridgeAdapters[i], true);
        }
        for (uint256 i = 0; i < setup.limits.length; ++i) {
            _setLimits(setup.limits[i]);
        }
        for (uint256 i = 0; i < setup.chains.length; ++i) {
            _setChain(setup.chains[i]);
        }
        emit TokenSet(token());
    }

    /// @inheritdoc IAssetController
    function pause() external onlyRole(PAUSE_ROLE) {
        _assetController().state.paused = true;
        emit Paused(msg.sender);
    }

    /// @inheritdoc IAssetController
    function unpause() external onlyRole(PAUSE_ROLE) {
        _assetController().state.paused = false;
        emit Unpaused(msg.sender);
    }

    /// @inheritdoc IAssetController
    function setLimits(Limits calldata limits) external onlyRole(CONTROLLER_MANAGER_ROLE) {
        _setLimits(limits);
    }

    /// @inheritdoc IAssetController
    function setMultiBridgeAdapter(address adapter, bool approved) external onlyRole(CONTROLLER_MANAGER_ROLE) {
        _setMultiBridgeAdapter(adapter, approved);
    }

    /// @inheritdoc IAssetController
    function setChain(Chain calldata chain) external onlyRole(CONTROLLER_MANAGER_ROLE) {
        _setChain(chain);
    }

    /// @inheritdoc IAssetController
    function setMinBridges(uint8 newMinBridges) external onlyRole(CONTROLLER_MANAGER_ROLE) {
        _setMinBridges(newMinBridges);
    }

    /// @inheritdoc IAssetController
    function setDuration(uint32 newDuration) external onlyRole(CONTROLLER_MANAGER_ROLE) {
        _setDuration(newDuration);
    }

    /// @inheritdoc IAssetController
    function setTokenUnwrapping(bool allowed) external onlyRole(CONTROLLER_MANAGER_ROLE) {
        _setTokenUnwrapping(allowed);
    }

    /// @inheritdoc IAssetController
    function burningCurrentLimitOf(address adapter) external view returns (uint256) {
        return _limitsOf(adapter).burning.current(duration());
    }

    /// @inheritdoc IAssetController
    function mintingCurrentLimitOf(address adapter) external view returns (uint256) {
        return _limitsOf(adapter).minting.current(duration());
    }

    /// @inheritdoc IAssetController
    function burningMaxLimitOf(address adapter) external view returns (uint256) {
        return _limitsOf(adapter).burning.max();
    }

    /// @inheritdoc IAssetController
    function mintingMaxLimitOf(address adapter) external view returns (uint256) {
        return _limitsOf(adapter).minting.max();
    }

    /// @inheritdoc IAssetController
    function duration() public view returns (uint256) {
        return _assetController().state.duration;
    }

    /// @inheritdoc IAssetController
    function minBridges() external view returns (uint256) {
        return _assetController().state.minBridges;
    }

    /// @inheritdoc IAssetController
    function allowTokenUnwrapping() external view returns (bool) {
        return _assetController().state.unwrapping;
    }

    /// @inheritdoc IAssetController
    function multiBridgeAdapters(address adapter) external view returns (bool) {
        return _assetController().state.approved & _bitOf(adapter) != 0;
    }

    /// @inheritdoc IAssetController
    function chainOf(uint256 chainId) external view returns (bool sends, bool takes) {
        Way memory way = _assetController().ways[chainId];
        return (way.sends, way.takes);
    }

    /// @inheritdoc IAssetController
    function paused() external view returns (bool) {
        return _assetController().state.paused;
    }

    function _setLimits(Limits calldata limits) private {
        (uint256 minting, uint256 burning, uint256 window) = (limits.minting, limits.burning, duration());
        require(minting <= type(uint112).max && burning <= type(uint112).max, Controller_InvalidParams());
        (uint256 slot, uint256 bit) = (0, MULTI_LIMIT);
        if (limits.adapter != address(0)) {
            _checkCode(limits.adapter, minting > 0 || burning > 0);
            (slot, bit) = _slotOfNew(limits.adapter);
        }
        Pair storage pair = _assetController().limits[bit];
        if (minting > 0 && pair.minting.max() == 0) _void();
        pair.minting = pair.minting.changed(minting, window);
        pair.burning = pair.burning.changed(burning, window);
        emit LimitsUpdated(limits.adapter, slot, minting, burning);
    }

    function _setMultiBridgeAdapter(address adapter, bool approved) private {
        State storage state = _assetController().state;
        _checkCode(adapter, approved);
        (uint256 slot, uint256 bit) = _slotOfNew(adapter);
        state.approved = uint32(approved ? state.approved | bit : state.approved & ~bit);
        _void();
        emit MultiBridgeAdapterUpdated(adapter, slot, approved);
    }

    function _setChain(Chain calldata chain) private {
        uint256 chainId = chain.chainId;
        require(chainId != block.chainid && chainId <= type(uint56).max, Controller_InvalidParams());
        Way storage way = _assetController().ways[chainId];
        if (chain.takes && !way.takes) _void();
        (way.sends, way.takes) = (chain.sends, chain.takes);
        emit ChainUpdated(chainId, chain.sends, chain.takes);
    }

    function _setMinBridges(uint8 newMinBridges) private {
        require(newMinBridges != 1 && newMinBridges <= MAX_BRIDGES, Controller_InvalidParams());
        State storage state = _assetController().state;
        if (state.minBridges == 0 && newMinBridges > 0) _void();
        state.minBridges = newMinBridges;
        emit MinBridgesUpdated(newMinBridges);
    }

    function _setDuration(uint32 newDuration) private {
        require(newDuration > 0, Controller_InvalidParams());
        _assetController().state.duration = newDuration;
        emit DurationUpdated(newDuration);
    }

    function _setTokenUnwrapping(bool allowed) private {
        // A token that does not know the question could never be given to whoever asked for unwrapping.
        if (allowed) IXERC20(token()).lockbox();
        _assetController().state.unwrapping = allowed;
        emit TokenUnwrappingUpdated(allowed);
    }

    /// What was brought while a bridge, a chain or agreement was closed, perhaps because one lied, must not count once it is opened.
    function _void() private {
        _assetController().state.changedAt = uint40(block.timestamp);
        emit VotesVoided();
    }

    /// What has no code would take fees and bring nothing.
    function _checkCode(address adapter, bool opens) private view {
        require(!opens || adapter.code.length > 0, Controller_UnknownAdapter(adapter));
    }
}
