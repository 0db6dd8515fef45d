// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBridgeAdapter} from "../messaging/IBridgeAdapter.sol";
import {IMessageController} from "../messaging/IMessageController.sol";
import {MessagePayload} from "../messaging/MessagePayload.sol";
import {RateLimit} from "../token/RateLimit.sol";
import {IAssetController} from "./IAssetController.sol";
import {TokenCustody} from "./TokenCustody.sol";
import {Transfer, TransferPayload} from "./TransferPayload.sol";

/// @notice An asset controller's way out: takes tokens and gives transfers to bridges.
abstract contract TransferSending is TokenCustody {
    using RateLimit for uint256;

    /// @inheritdoc IAssetController
    function transferTo(Transfer calldata transfer, IMessageController.Leg[] calldata legs)
        external
        payable
        nonReentrant
        whenNotPaused
        returns (bytes32 transferId)
    {
        bool several = transfer.threshold != 1;
        _check(transfer, several, legs.length);
        AssetControllerStorage storage $ = _assetController();
        Pair storage limits = $.limits[several ? MULTI_LIMIT : _bitOf(legs[0].adapter)];
        limits.burning = _use(limits.burning, transfer.amount);
        uint256 nonce_ = $.state.nonce;
        $.state.nonce = uint40(nonce_ + 1);
        transferId = transferIdOf(block.chainid, transfer.destinationChain, nonce_);
        bytes memory payload = TransferPayload.encode(transfer, nonce_);
        $.sent[_hash(block.chainid, payload)] = true;
        _take(transfer.amount);
        uint256 bridges = _relay(transfer.destinationChain, payload, several, legs);
        emit TransferSent(transferId, msg.sender, bridges, payload);
    }

    /// @inheritdoc IAssetController
    function resendTransfer(bytes calldata payload, IMessageController.Leg[] calldata legs)
        external
        payable
        nonReentrant
        whenNotPaused
    {
        require(wasSent(_hash(block.chainid, payload)), Controller_InvalidParams());
        uint256 destinationChain = MessagePayload.destinationChain(payload);
        _checkWay(destinationChain);
        uint256 bridges = _relay(destinationChain, payload, TransferPayload.isMulti(payload), legs);
        emit TransferResent(transferIdOf(block.chainid, destinationChain, MessagePayload.nonce(payload)), bridges);
    }

    /// @inheritdoc IAssetController
    function nonce() external view returns (uint256) {
        return _assetController().state.nonce;
    }

    /// @inheritdoc IAssetController
    function wasSent(bytes32 payloadHash) public view returns (bool) {
        return _assetController().sent[payloadHash];
    }

    function _check(Transfer calldata transfer, bool several, uint256 bridges) private view {
        require(transfer.amount > 0, Controller_ZeroAmount());
        address recipient = transfer.recipient;
        require(recipient != address(0) && recipient != address(this), Controller_InvalidParams());
        _checkWay(transfer.destinationChain);
        uint256 threshold = transfer.threshold;
        bool enough = several ? bridges >= threshold : bridges == 1;
        require(enough, Controller_ThresholdNotMet(bridges, threshold));
        if (!several) return;
        uint256 required = _assetController().state.minBridges;
        require(required != 0 && threshold >= required, Controller_ThresholdNotMet(threshold, required));
    }

    function _checkWay(uint256 destinationChain) private view {
        require(_assetController().ways[destinationChain].sends, Controller_ChainNotSupported(destinationChain));
    }

    /// Gives the transfer to all of the adapters, or reverts.
    /// @param several Whether several have to agree: then adapters are asked whose agreement counts, else those with a burning limit of
    /// their own.
    /// @return taken The adapters, one bit each by their numbers.
    function _relay(
        uint256 destinationChain,
        bytes memory payload,
        bool several,
        IMessageController.Leg[] calldata legs
    ) private returns (uint256 taken) {
        AssetControllerStorage storage $ = _assetController();
        uint256 rest = msg.value;
        for (uint256 i = 0; i < legs.length; ++i) {
            IMessageController.Leg calldata leg = legs[i];
            uint256 bit = _bitOf(leg.adapter);
            bool open = several ? $.state.approved & bit != 0 : $.limits[bit].burning.max() != 0;
            require(open && taken & bit == 0, Controller_BridgeDisabled(leg.adapter));
            taken |= bit;
            require(leg.fee <= rest, Controller_InvalidParams());
            rest -= leg.fee;
            IBridgeAdapter(leg.adapter).relayMessage{value: leg.fee}(destinationChain, payload, leg.options);
        }
        require(taken != 0 && rest == 0, Controller_InvalidParams());
    }
}
