// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

// The order of an order's fields is Mayan's.
// solhint-disable gas-struct-packing

/// @title Takes the place of Mayan Swift's contracts on local chains, by the interface of their second version: what people call, and what
/// they log. Mayan has one that keeps what is sent and another that brings it; this one is both.
/// @notice Warning: nobody proves here who was chosen to bring an order, or that nobody did. Never deploy it on a public chain.
/// @dev Without coins of the chain, payloads, signed orders, and what is given to those who brought an order.
contract LocalSwift {
    using SafeERC20 for IERC20;

    enum Status {
        CREATED,
        FULFILLED,
        SETTLED,
        UNLOCKED,
        CANCELED,
        REFUNDED
    }

    struct Order {
        Status status;
        uint64 amountIn;
        uint16 destChainId;
    }

    struct OrderParams {
        uint8 payloadType;
        bytes32 trader;
        bytes32 destAddr;
        uint16 destChainId;
        bytes32 referrerAddr;
        bytes32 tokenOut;
        uint64 minAmountOut;
        uint64 gasDrop;
        uint64 cancelFee;
        uint64 refundFee;
        uint64 deadline;
        uint8 referrerBps;
        uint8 auctionMode;
        bytes32 random;
    }

    /// Of 10,000: what Mayan is paid of an order by who brings it. It is part of the order's hash.
    uint8 public constant PROTOCOL_BPS = 3;
    uint8 private constant DECIMALS = 8;
    /// Number of the first local chain, here and at Wormhole; those that follow are counted on from there at both.
    uint256 private constant FIRST_CHAIN = 31337;
    uint256 private constant FIRST_WORMHOLE_ID = 60001;

    /// By their hashes: what was sent from here, and what was brought here.
    mapping(bytes32 key => Order) public orders;

    event OrderCreated(bytes32 key);
    event OrderFulfilled(bytes32 key, uint64 sequence, uint256 fulfilledAmount);
    event OrderRefunded(bytes32 key, uint256 refundedAmount);

    error DeadlineViolation();
    error DuplicateOrder();
    error FeesTooHigh();
    error InsufficientAmount();
    error InvalidDestChain();
    error InvalidOrderStatus();
    error SmallAmountIn();
    /// Thrown for what this substitute leaves out.
    error LocalSwift_NotSupported();

    /// Keeps the caller's tokens until somebody has brought the recipient at least `minAmountOut` on the other chain.
    function createOrderWithToken(
        address tokenIn,
        uint256 amountIn,
        OrderParams calldata params,
        bytes calldata customPayload
    ) external returns (bytes32 key) {
        bool isPlain =
            params.payloadType == 1 && params.gasDrop == 0 && customPayload.length == 0;
        require(isPlain, LocalSwift_NotSupported());
        IERC20(tokenIn).safeTransferFrom(msg.sender, address(this), amountIn);
        uint64 kept = uint64(amountIn / _unit(tokenIn));
        require(kept != 0, SmallAmountIn());
        require(params.cancelFee + params.refundFee < kept, FeesTooHigh());
        require(params.destChainId != 0 && params.destChainId != wormholeId(), InvalidDestChain());
        key = keyOf(params, wormholeId(), tokenIn);
        require(orders[key].destChainId == 0, DuplicateOrder());
        orders[key] = Order(Status.CREATED, kept, params.destChainId);
        emit OrderCreated(key);
    }

    /// Brings an order from the caller's tokens. At Mayan an auction says who may.
    function fulfillSimple(uint256 fulfillAmount, OrderParams calldata params, uint16 srcChainId, address tokenIn)
        external
    {
        bytes32 key = keyOf(params, srcChainId, tokenIn);
        require(params.destChainId == wormholeId(), InvalidDestChain());
        require(block.timestamp <= params.deadline, DeadlineViolation());
        require(orders[key].destChainId == 0, InvalidOrderStatus());
        address tokenOut = _account(params.tokenOut);
        require(fulfillAmount >= params.minAmountOut * _unit(tokenOut), InsufficientAmount());
        orders[key] = Order(Status.SETTLED, 0, params.destChainId);
        IERC20(tokenOut).safeTransferFrom(msg.sender, _account(params.destAddr), fulfillAmount);
        emit OrderFulfilled(key, 0, fulfillAmount);
    }

    /// Gives an order's tokens back, but for its fees, which the caller gets. At Mayan the other chain has to say that nobody brought it.
    function refundOrder(OrderParams calldata params, address tokenIn) external {
        bytes32 key = keyOf(params, wormholeId(), tokenIn);
        Order storage order = orders[key];
        require(block.timestamp > params.deadline, DeadlineViolation());
        require(order.destChainId != 0 && order.status == Status.CREATED, InvalidOrderStatus());
        order.status = Status.REFUNDED;
        uint256 fees = (params.cancelFee + params.refundFee) * _unit(tokenIn);
        uint256 refunded = order.amountIn * _unit(tokenIn) - fees;
        IERC20(tokenIn).safeTransfer(msg.sender, fees);
        IERC20(tokenIn).safeTransfer(_account(params.trader), refunded);
        emit OrderRefunded(key, refunded);
    }

    /// By whose messages an order of this chain is told to have been brought on another one: this contract's there.
    function emitters(uint16) external view returns (bytes32) {
        return _padded(address(this));
    }

    function paused() external pure returns (bool) {
        return false;
    }

    /// Wormhole's number of this chain.
    function wormholeId() public view returns (uint16) {
        return uint16(FIRST_WORMHOLE_ID + block.chainid - FIRST_CHAIN);
    }

    /// The hash by which both chains name an order.
    function keyOf(OrderParams calldata params, uint16 srcChainId, address tokenIn) public pure returns (bytes32) {
        bytes memory ends = abi.encodePacked(
            params.payloadType,
            params.trader,
            srcChainId,
            _padded(tokenIn),
            params.destAddr,
            params.destChainId,
            params.tokenOut
        );
        bytes memory amounts =
            abi.encodePacked(params.minAmountOut, params.gasDrop, params.cancelFee, params.refundFee, params.deadline);
        bytes memory others = abi.encodePacked(
            params.referrerAddr, params.referrerBps, PROTOCOL_BPS, params.auctionMode, params.random, bytes32(0)
        );
        return keccak256(bytes.concat(ends, amounts, others));
    }

    /// Units of a token in one of those that travel.
    function _unit(address token) private view returns (uint256) {
        uint8 decimals = IERC20Metadata(token).decimals();
        return decimals > DECIMALS ? 10 ** (decimals - DECIMALS) : 1;
    }

    function _account(bytes32 word) private pure returns (address) {
        return address(uint160(uint256(word)));
    }

    function _padded(address account) private pure returns (bytes32) {
        return bytes32(uint256(uint160(account)));
    }
}
