// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {AlwaysOwned} from "../access/AlwaysOwned.sol";
import {IFeeCollector} from "./IFeeCollector.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title Collects the platform's fee.
/// @notice Trust: the owner sets the fee, up to 1 %, and who gets it, at any moment; payers limit it by what they approve. This contract
/// holds no tokens. It works with tokens that keep a part of what is moved, that return nothing, or that call back.
contract FeeCollector is IFeeCollector, AlwaysOwned, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    /// 100 %.
    uint256 private constant ONE = 1e5;
    /// 1 %.
    uint256 private constant MAX_FEE_BPS = 1000;

    /// @inheritdoc IFeeCollector
    uint256 public feeBps;
    /// @inheritdoc IFeeCollector
    address public treasury;

    /// @notice There is no fee until the owner sets one.
    constructor(address owner_, address treasury_) Ownable(owner_) {
        _setTreasury(treasury_);
    }

    /// @inheritdoc IFeeCollector
    function collect(address token, uint256 amount) external nonReentrant returns (uint256 received) {
        uint256 fee = quote(amount);
        if (fee == 0) return 0;
        uint256 before = IERC20(token).balanceOf(treasury);
        IERC20(token).safeTransferFrom(msg.sender, treasury, fee);
        received = IERC20(token).balanceOf(treasury) - before;
        emit FeeCollected(token, msg.sender, amount, received);
    }

    /// @inheritdoc IFeeCollector
    function updateFeeBps(uint256 feeBps_) external onlyOwner {
        require(feeBps_ <= MAX_FEE_BPS, FeeCollector_FeeExceedsMaxBps());
        feeBps = feeBps_;
        emit FeeBpsUpdated(feeBps_);
    }

    /// @inheritdoc IFeeCollector
    function updateTreasury(address treasury_) external onlyOwner {
        _setTreasury(treasury_);
    }

    /// @inheritdoc IFeeCollector
    function quote(uint256 amount) public view returns (uint256) {
        return Math.mulDiv(amount, feeBps, ONE);
    }

    function _setTreasury(address treasury_) private {
        require(treasury_ != address(0), FeeCollector_TreasuryZeroAddress());
        treasury = treasury_;
        emit TreasuryUpdated(treasury_);
    }
}
