// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAggregator} from "../IBondAggregator.sol";
import {ExactTransfers} from "./ExactTransfers.sol";
import {IBondTeller} from "./IBondTeller.sol";
import {IERC5313} from "@openzeppelin/contracts/interfaces/IERC5313.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

/// @notice Fees of the protocol and of referrers on purchases, and of the protocol on bonds that are created; keeps them until they are
/// claimed.
abstract contract TellerFees is IBondTeller, ReentrancyGuardTransient {
    /// In one word, so that a purchase reads one slot.
    struct ProtocolFees {
        address receiver;
        uint48 fee;
        uint48 createDiscount;
    }

    /// The fees of one purchase, in quote tokens.
    struct Fees {
        uint256 toProtocol;
        uint256 toReferrer;
    }

    uint48 public constant FEE_DECIMALS = 1e5;

    /// 5 %, as in Bond Protocol.
    uint48 private constant HIGHEST_FEE = 5000;

    IBondAggregator public immutable AGGREGATOR;

    ProtocolFees private _protocol;

    mapping(address referrer => uint48) public referrerFees;
    mapping(address who => mapping(address token => uint256)) public rewards;

    modifier onlyAuthority() {
        require(msg.sender == IERC5313(address(AGGREGATOR)).owner(), Teller_NotAuthorized());
        _;
    }

    constructor(address aggregator) {
        AGGREGATOR = IBondAggregator(aggregator);
        _setReceiver(IERC5313(aggregator).owner());
    }

    /// @inheritdoc IBondTeller
    function claimFees(address[] calldata tokens, address to) external nonReentrant {
        require(to != address(0), Teller_InvalidParams());
        for (uint256 i = 0; i < tokens.length; ++i) {
            address token = tokens[i];
            uint256 amount = rewards[msg.sender][token];
            if (amount == 0) continue;
            rewards[msg.sender][token] = 0;
            emit FeesClaimed(msg.sender, token, to, amount);
            ExactTransfers.pay(token, to, amount);
        }
    }

    /// @inheritdoc IBondTeller
    function setReferrerFee(uint48 fee) external {
        require(fee <= HIGHEST_FEE, Teller_InvalidParams());
        referrerFees[msg.sender] = fee;
        emit ReferrerFeeUpdated(msg.sender, fee);
    }

    /// @inheritdoc IBondTeller
    function setProtocolFee(uint48 fee) external onlyAuthority {
        require(fee <= HIGHEST_FEE, Teller_InvalidParams());
        _protocol.fee = fee;
        emit ProtocolFeeUpdated(fee);
    }

    /// @inheritdoc IBondTeller
    function setCreateFeeDiscount(uint48 discount) external onlyAuthority {
        require(discount <= _protocol.fee, Teller_InvalidParams());
        _protocol.createDiscount = discount;
        emit CreateFeeDiscountUpdated(discount);
    }

    /// @inheritdoc IBondTeller
    function setProtocolReceiver(address receiver) external onlyAuthority {
        require(receiver != address(0), Teller_InvalidParams());
        _setReceiver(receiver);
    }

    /// @inheritdoc IBondTeller
    function protocolFee() external view returns (uint48) {
        return _protocol.fee;
    }

    /// @inheritdoc IBondTeller
    function createFeeDiscount() external view returns (uint48) {
        return _protocol.createDiscount;
    }

    /// @inheritdoc IBondTeller
    function protocolReceiver() external view returns (address) {
        return _protocol.receiver;
    }

    /// @inheritdoc IBondTeller
    function getFee(address referrer) external view returns (uint48) {
        return _protocol.fee + referrerFees[referrer];
    }

    /// @inheritdoc IBondTeller
    function getProtocolFeeFor(uint256 amount) external view returns (uint256) {
        return amount * _protocol.fee / FEE_DECIMALS;
    }

    /// Both fees together and the referrer's fee are rounded down; the protocol gets the difference.
    function _feesOf(uint256 amount, address referrer, uint48 maxFee) internal view returns (Fees memory fees) {
        uint48 referrerFee = referrer == address(0) ? 0 : referrerFees[referrer];
        uint48 fee = _protocol.fee + referrerFee;
        require(fee <= maxFee, Teller_FeeAboveMaximum(fee, maxFee));
        if (fee == 0) return fees;
        // Keeps the products below from overflowing; no market sells as much.
        require(amount <= type(uint128).max, Teller_InvalidParams());
        fees.toReferrer = amount * referrerFee / FEE_DECIMALS;
        fees.toProtocol = amount * fee / FEE_DECIMALS - fees.toReferrer;
    }

    /// @return 0 once the protocol's fee has fallen below the discount.
    function _createFee(uint256 amount) internal view returns (uint256) {
        (uint48 fee, uint48 discount) = (_protocol.fee, _protocol.createDiscount);
        return fee > discount ? amount * (fee - discount) / FEE_DECIMALS : 0;
    }

    /// Notes a fee to be claimed. The tokens must be here already, or come in the same transaction.
    function _reward(address who, address token, uint256 amount) internal {
        if (amount > 0) rewards[who][token] += amount;
    }

    function _rewardProtocol(address token, uint256 amount) internal {
        if (amount > 0) rewards[_protocol.receiver][token] += amount;
    }

    function _setReceiver(address receiver) private {
        _protocol.receiver = receiver;
        emit ProtocolReceiverUpdated(receiver);
    }
}
