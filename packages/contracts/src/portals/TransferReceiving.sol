// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IMessageReceiver} from "../messaging/IBridgeAdapter.sol";
import {MessagePayload} from "../messaging/MessagePayload.sol";
import {MessageRecord} from "../messaging/MessageRecord.sol";
import {RateLimit} from "../token/RateLimit.sol";
import {IAssetController} from "./IAssetController.sol";
import {TokenCustody} from "./TokenCustody.sol";
import {TransferPayload} from "./TransferPayload.sol";

/// @notice An asset controller's way in: counts the bridges that bring a transfer, and gives the recipient what it brings.
abstract contract TransferReceiving is TokenCustody {
    using RateLimit for uint256;

    /// @inheritdoc IMessageReceiver
    function receiveMessage(uint256 originChain, bytes calldata payload) external {
        uint256 bit = _bitOf(msg.sender);
        bool several = TransferPayload.isMulti(payload);
        bytes32 payloadHash = _hash(originChain, payload);
        AssetControllerStorage storage $ = _assetController();
        MessageRecord record = $.records[payloadHash];
        emit TransferReceived(payloadHash, msg.sender);
        if (record.executed()) return;
        // What was said before anything was opened, or the set of bridges changed, is forgotten.
        if (record.firstSeen() <= $.state.changedAt) record = record.restart();
        require(!record.has(bit), Controller_TransferResentByAdapter(msg.sender));
        $.records[payloadHash] = record.add(bit);
        if (several) return;
        // Nothing follows, so that whatever becomes of it, and however little gas it leaves, the transfer is recorded and waits.
        // solhint-disable-next-line no-empty-blocks
        try this.execute(originChain, payload) {} catch {}
    }

    /// @inheritdoc IAssetController
    function execute(uint256 originChain, bytes calldata payload) external nonReentrant whenNotPaused {
        AssetControllerStorage storage $ = _assetController();
        bytes32 payloadHash = _hash(originChain, payload);
        MessageRecord record = $.records[payloadHash];
        require($.ways[originChain].takes, Controller_ChainNotSupported(originChain));
        bool here = MessagePayload.destinationChain(payload) == block.chainid;
        require(here && !record.executed(), Controller_TransferNotExecutable(payloadHash));
        uint256 sentAt = MessagePayload.sentAt(payload);
        require(block.timestamp > sentAt, Controller_TransferNotExecutableYet(sentAt));

        uint256 amount = TransferPayload.amount(payload);
        uint256 limit = _limitFor(record, payload, amount);
        $.limits[limit].minting = _use($.limits[limit].minting, amount);
        $.records[payloadHash] = record.execute();
        bytes32 transferId = transferIdOf(originChain, block.chainid, MessagePayload.nonce(payload));
        emit TransferExecuted(transferId, payloadHash, limit);
        _give(payloadHash, TransferPayload.recipient(payload), amount, TransferPayload.unwrap(payload));
    }

    /// @inheritdoc IAssetController
    function transferState(uint256 originChain, bytes calldata payload)
        external
        view
        returns (uint256 votes, bool executed)
    {
        MessageRecord record = _assetController().records[_hash(originChain, payload)];
        return (_votes(record, TransferPayload.isMulti(payload)), record.executed());
    }

    /// @return Whose limit the transfer uses: that of several (`MULTI_LIMIT`) where enough agree, else the bit of the first bridge which has
    /// brought it and whose own limit has enough left.
    function _limitFor(MessageRecord record, bytes calldata payload, uint256 amount) private view returns (uint256) {
        bool several = TransferPayload.isMulti(payload);
        uint256 votes = _votes(record, several);
        if (!several) {
            require(votes > 0, Controller_ThresholdNotMet(0, 1));
            return _limitOfOne(record.bridges(), amount);
        }
        // What the transfer asks for can be more than what this chain asks for, never less.
        uint256 required = TransferPayload.threshold(payload);
        uint256 minimum = _assetController().state.minBridges;
        if (required < minimum) required = minimum;
        if (minimum == 0) required = 0;
        require(required != 0 && votes >= required, Controller_ThresholdNotMet(votes, required));
        return MULTI_LIMIT;
    }

    function _limitOfOne(uint256 bridges, uint256 amount) private view returns (uint256 bit) {
        AssetControllerStorage storage $ = _assetController();
        for (; bridges != 0; bridges &= bridges - 1) {
            bit = bridges & (~bridges + 1);
            if (amount <= $.limits[bit].minting.current($.state.duration)) return bit;
        }
        revert Controller_NotHighEnoughLimits();
    }

    function _votes(MessageRecord record, bool several) private view returns (uint256) {
        State memory state = _assetController().state;
        if (record.firstSeen() <= state.changedAt) return 0;
        return record.votes(several ? state.approved : type(uint32).max);
    }
}
