// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

// Constants are called as Across calls them, and a local chain need not save gas.
// solhint-disable const-name-snakecase, gas-small-strings, gas-increment-by-one

/// @title Takes the place of Across's spoke pool on local chains, by the interface of its version 3.5: what people call, and what it logs.
/// @notice Warning: anybody can have it give out what it keeps, as nobody proposes bundles here that prove what is due. Never deploy it on a public chain.
/// @dev Without messages to recipients, coins of the chain, exclusive relayers and changed deposits.
contract LocalSpokePool {
    using SafeERC20 for IERC20;

    struct V3RelayData {
        bytes32 depositor;
        bytes32 recipient;
        bytes32 exclusiveRelayer;
        bytes32 inputToken;
        bytes32 outputToken;
        uint256 inputAmount;
        uint256 outputAmount;
        uint256 originChainId;
        uint256 depositId;
        uint32 fillDeadline;
        uint32 exclusivityDeadline;
        bytes message;
    }

    struct V3RelayExecutionEventInfo {
        bytes32 updatedRecipient;
        bytes32 updatedMessageHash;
        uint256 updatedOutputAmount;
        uint8 fillType;
    }

    /// The arguments of a deposit that have a fixed length, as they lie in the calldata.
    struct Deposit {
        address depositor;
        address recipient;
        address inputToken;
        address outputToken;
        uint256 inputAmount;
        uint256 outputAmount;
        uint256 destinationChainId;
        address exclusiveRelayer;
        uint32 quoteTimestamp;
        uint32 fillDeadline;
        uint32 exclusivityParameter;
    }

    /// What is given back of one token, to those whose deposits nobody filled.
    struct RelayerRefundLeaf {
        uint256 amountToReturn;
        uint256 chainId;
        uint256[] refundAmounts;
        uint32 leafId;
        address l2TokenAddress;
        address[] refundAddresses;
    }

    /// Seconds that a quote may be old.
    uint32 public constant depositQuoteTimeBuffer = 3600;
    /// Seconds within which a deposit has to be filled at the latest: long, as clocks of local chains are moved.
    uint32 public constant fillDeadlineBuffer = 365 days;
    uint256 private constant FILLED = 2;
    uint256 private constant HEAD_BYTES = 352;
    bytes4 private constant DEPOSIT_V3 = bytes4(
        keccak256(
            "depositV3(address,address,address,address,uint256,uint256,uint256,address,uint32,uint32,uint32,bytes)"
        )
    );

    uint32 public numberOfDeposits;
    /// 2 of what was filled, by the hash of a deposit and this chain.
    mapping(bytes32 relayHash => uint256) public fillStatuses;

    event FundsDeposited(
        bytes32 inputToken,
        bytes32 outputToken,
        uint256 inputAmount,
        uint256 outputAmount,
        uint256 indexed destinationChainId,
        uint256 indexed depositId,
        uint32 quoteTimestamp,
        uint32 fillDeadline,
        uint32 exclusivityDeadline,
        bytes32 indexed depositor,
        bytes32 recipient,
        bytes32 exclusiveRelayer,
        bytes message
    );

    event FilledRelay(
        bytes32 inputToken,
        bytes32 outputToken,
        uint256 inputAmount,
        uint256 outputAmount,
        uint256 repaymentChainId,
        uint256 indexed originChainId,
        uint256 indexed depositId,
        uint32 fillDeadline,
        uint32 exclusivityDeadline,
        bytes32 exclusiveRelayer,
        bytes32 indexed relayer,
        bytes32 depositor,
        bytes32 recipient,
        bytes32 messageHash,
        V3RelayExecutionEventInfo relayExecutionInfo
    );

    event ExecutedRelayerRefundRoot(
        uint256 amountToReturn,
        uint256 indexed chainId,
        uint256[] refundAmounts,
        uint32 indexed rootBundleId,
        uint32 indexed leafId,
        address l2TokenAddress,
        address[] refundAddresses,
        bool deferredRefunds,
        address caller
    );

    error InvalidQuoteTimestamp();
    error InvalidFillDeadline();
    error ExpiredFillDeadline();
    error RelayFilled();
    /// Thrown for what this substitute leaves out.
    error LocalSpokePool_NotSupported();

    /// `depositV3`: takes tokens, for which somebody gives the output on the other chain. Its arguments are too many for a function on the
    /// stack; behind the selector they lie as the struct does, and the place of the message follows.
    fallback() external {
        require(msg.sig == DEPOSIT_V3, LocalSpokePool_NotSupported());
        Deposit calldata given;
        assembly ("memory-safe") {
            given := 4
        }
        bytes calldata message = msg.data[4 + HEAD_BYTES:];
        bool isEmpty = message.length == 64 && uint256(bytes32(message[32:])) == 0;
        require(isEmpty, LocalSpokePool_NotSupported());
        _deposit(given);
    }

    /// Gives a recipient the output of a deposit, from the caller's tokens.
    function fillRelay(V3RelayData calldata relayData, uint256 repaymentChainId, bytes32 repaymentAddress) external {
        require(relayData.message.length == 0 && relayData.exclusiveRelayer == 0, LocalSpokePool_NotSupported());
        require(relayData.fillDeadline >= block.timestamp, ExpiredFillDeadline());
        bytes32 hash = keccak256(abi.encode(relayData, block.chainid));
        require(fillStatuses[hash] != FILLED, RelayFilled());
        fillStatuses[hash] = FILLED;
        address output = address(uint160(uint256(relayData.outputToken)));
        address recipient = address(uint160(uint256(relayData.recipient)));
        IERC20(output).safeTransferFrom(msg.sender, recipient, relayData.outputAmount);
        _logFill(relayData, repaymentChainId, repaymentAddress);
    }

    /// Gives tokens back. Across believes a bundle that stood its challenges; here the caller is believed, and the proof not looked at.
    function executeRelayerRefundLeaf(uint32 rootBundleId, RelayerRefundLeaf calldata leaf, bytes32[] calldata)
        external
    {
        bool isPlain = leaf.amountToReturn == 0 && leaf.chainId == block.chainid;
        require(isPlain && leaf.refundAddresses.length == leaf.refundAmounts.length, LocalSpokePool_NotSupported());
        for (uint256 i = 0; i < leaf.refundAddresses.length; i++) {
            IERC20(leaf.l2TokenAddress).safeTransfer(leaf.refundAddresses[i], leaf.refundAmounts[i]);
        }
        emit ExecutedRelayerRefundRoot(
            0,
            leaf.chainId,
            leaf.refundAmounts,
            rootBundleId,
            leaf.leafId,
            leaf.l2TokenAddress,
            leaf.refundAddresses,
            false,
            msg.sender
        );
    }

    function getCurrentTime() external view returns (uint256) {
        return block.timestamp;
    }

    function _deposit(Deposit calldata given) private {
        bool isPlain = given.exclusiveRelayer == address(0) && given.exclusivityParameter == 0;
        require(isPlain, LocalSpokePool_NotSupported());
        uint256 time = block.timestamp;
        bool isFresh = given.quoteTimestamp <= time && time - given.quoteTimestamp <= depositQuoteTimeBuffer;
        require(isFresh, InvalidQuoteTimestamp());
        bool isDue = given.fillDeadline >= time && given.fillDeadline <= time + fillDeadlineBuffer;
        require(isDue, InvalidFillDeadline());
        V3RelayData memory taken;
        taken.depositId = numberOfDeposits++;
        (taken.inputToken, taken.outputToken) = (_padded(given.inputToken), _padded(given.outputToken));
        (taken.inputAmount, taken.outputAmount) = (given.inputAmount, given.outputAmount);
        (taken.depositor, taken.recipient) = (_padded(given.depositor), _padded(given.recipient));
        taken.fillDeadline = given.fillDeadline;
        IERC20(given.inputToken).safeTransferFrom(msg.sender, address(this), given.inputAmount);
        _logDeposit(taken, given.destinationChainId, given.quoteTimestamp);
    }

    function _logDeposit(V3RelayData memory taken, uint256 destinationChainId, uint32 quoteTimestamp) private {
        emit FundsDeposited(
            taken.inputToken,
            taken.outputToken,
            taken.inputAmount,
            taken.outputAmount,
            destinationChainId,
            taken.depositId,
            quoteTimestamp,
            taken.fillDeadline,
            0,
            taken.depositor,
            taken.recipient,
            0,
            ""
        );
    }

    function _logFill(V3RelayData calldata filled, uint256 repaymentChainId, bytes32 relayer) private {
        V3RelayExecutionEventInfo memory info =
            V3RelayExecutionEventInfo(filled.recipient, bytes32(0), filled.outputAmount, 0);
        // Too many values for one `emit` on the stack; all of them have a fixed length.
        bytes memory data = bytes.concat(
            abi.encode(
                filled.inputToken, filled.outputToken, filled.inputAmount, filled.outputAmount, repaymentChainId
            ),
            abi.encode(filled.fillDeadline, 0, 0, filled.depositor, filled.recipient, 0, info)
        );
        (bytes32 signature, uint256 originChainId, uint256 depositId) =
            (FilledRelay.selector, filled.originChainId, filled.depositId);
        assembly ("memory-safe") {
            log4(add(data, 32), mload(data), signature, originChainId, depositId, relayer)
        }
    }

    function _padded(address account) private pure returns (bytes32) {
        return bytes32(uint256(uint160(account)));
    }
}
