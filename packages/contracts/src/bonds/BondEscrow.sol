// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAggregator} from "./IBondAggregator.sol";
import {IBondAuctioneer} from "./IBondAuctioneer.sol";
import {IBondCallback, IFundedCallback} from "./IBondCallback.sol";
import {IBondEscrow} from "./IBondEscrow.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

/// @title Holds payouts of bond markets, apart for each market.
/// @notice Trust: no owner. The aggregator says who a market's auctioneer is, and the auctioneer who owns the market and which teller sells
/// it; a false auctioneer could take what was deposited for its own markets, and nothing of others': a market's payout token stays that of
/// its first deposit, and after every payment this contract must still hold what is deposited for all other markets. If a token lowers
/// balances by itself (rebasing), nothing can be paid out in it until somebody sends what is missing.
contract BondEscrow is IBondEscrow, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    struct Deposits {
        address token;
        uint256 amount;
    }

    IBondAggregator public immutable AGGREGATOR;

    /// @inheritdoc IBondEscrow
    mapping(address token => uint256) public held;

    mapping(uint256 id => Deposits) private _deposits;

    constructor(address aggregator) {
        AGGREGATOR = IBondAggregator(aggregator);
    }

    /// @inheritdoc IBondEscrow
    function deposit(uint256 id, uint256 amount, address expectedOwner) external nonReentrant {
        require(amount > 0, BondEscrow_InvalidParams());
        (address owner, address callback_, address payoutToken,,,) = _auctioneer(id).getMarketInfoForPurchase(id);
        require(owner == expectedOwner, BondEscrow_OtherOwner(id, owner));
        require(callback_ == address(this), BondEscrow_OtherCallback(id));

        Deposits storage deposits = _deposits[id];
        if (deposits.token == address(0)) deposits.token = payoutToken;
        require(deposits.token == payoutToken, BondEscrow_OtherToken(id, payoutToken));
        deposits.amount += amount;
        held[payoutToken] += amount;
        emit PayoutDeposited(id, msg.sender, amount);
        IERC20 token = IERC20(payoutToken);
        uint256 expected = token.balanceOf(address(this)) + amount;
        token.safeTransferFrom(msg.sender, address(this), amount);
        require(token.balanceOf(address(this)) == expected, BondEscrow_UnsupportedToken(payoutToken));
    }

    /// @inheritdoc IBondCallback
    function callback(uint256 id, uint256 inputAmount, uint256 outputAmount) external nonReentrant {
        require(msg.sender == AGGREGATOR.getTeller(id), BondEscrow_TellerOnly(id, msg.sender));
        IBondAuctioneer auctioneer = _auctioneer(id);
        (, address quoteToken,) = auctioneer.getMarketTokens(id);
        address payoutToken = _spend(id, outputAmount, _deposits[id].amount);
        emit PayoutDelivered(id, inputAmount, outputAmount);
        _pay(quoteToken, auctioneer.ownerOf(id), inputAmount);
        _pay(payoutToken, msg.sender, outputAmount);
    }

    /// @inheritdoc IBondEscrow
    function withdraw(uint256 id, uint256 amount, address to) external nonReentrant {
        IBondAuctioneer auctioneer = _auctioneer(id);
        require(msg.sender == auctioneer.ownerOf(id), BondEscrow_OwnerOnly(id, msg.sender));
        require(amount > 0 && to != address(0), BondEscrow_InvalidParams());
        address payoutToken = _spend(id, amount, withdrawable(id));
        emit PayoutWithdrawn(id, to, amount);
        _pay(payoutToken, to, amount);
    }

    /// @inheritdoc IFundedCallback
    function fundedFor(uint256 id) external view returns (uint256) {
        return _deposits[id].amount;
    }

    /// @inheritdoc IBondEscrow
    function escrowed(uint256 id) external view returns (uint256) {
        return _deposits[id].amount;
    }

    /// @inheritdoc IBondEscrow
    function withdrawable(uint256 id) public view returns (uint256) {
        IBondAuctioneer auctioneer = _auctioneer(id);
        uint256 all = _deposits[id].amount;
        if (!auctioneer.isLive(id)) return all;
        uint256 needed = auctioneer.fundedPayout(id);
        // A live market always needs something for the rest of its sale: 0 says that its oracle fails, and then nothing can be withdrawn.
        return needed == 0 || needed > all ? 0 : all - needed;
    }

    /// @return token The market's payout token, in which its deposits were made.
    function _spend(uint256 id, uint256 amount, uint256 available) private returns (address token) {
        require(amount <= available, BondEscrow_NotEnough(id, amount, available));
        Deposits storage deposits = _deposits[id];
        token = deposits.token;
        deposits.amount -= amount;
        held[token] -= amount;
    }

    function _pay(address token, address to, uint256 amount) private {
        IERC20(token).safeTransfer(to, amount);
        require(IERC20(token).balanceOf(address(this)) >= held[token], BondEscrow_UnsupportedToken(token));
    }

    function _auctioneer(uint256 id) private view returns (IBondAuctioneer) {
        return IBondAuctioneer(AGGREGATOR.getAuctioneer(id));
    }
}
