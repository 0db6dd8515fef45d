// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAggregator} from "./IBondAggregator.sol";
import {IBondAuctioneer} from "./IBondAuctioneer.sol";
import {IBondCallback} from "./IBondCallback.sol";
import {IBondEscrow} from "./IBondEscrow.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

/// @title Holds payouts of bond markets, apart for each market.
/// @notice Trust: no owner. The aggregator says who a market's auctioneer is, and the auctioneer who owns the market and which teller
/// sells it; a false auctioneer could take what is here for its own markets, and nothing of others'. A token that lowers balances by
/// itself leaves the last market in it short.
contract BondEscrow is IBondEscrow, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    IBondAggregator public immutable AGGREGATOR;

    /// @inheritdoc IBondEscrow
    mapping(uint256 id => uint256) public escrowed;

    constructor(address aggregator) {
        AGGREGATOR = IBondAggregator(aggregator);
    }

    /// @inheritdoc IBondEscrow
    function deposit(uint256 id, uint256 amount) external nonReentrant {
        require(amount > 0, BondEscrow_InvalidParams());
        (, address callback_, address payoutToken,,,) = _auctioneer(id).getMarketInfoForPurchase(id);
        require(callback_ == address(this), BondEscrow_OtherCallback(id));

        escrowed[id] += amount;
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
        (address payoutToken, address quoteToken,) = auctioneer.getMarketTokens(id);
        _spend(id, outputAmount, escrowed[id]);
        emit PayoutDelivered(id, inputAmount, outputAmount);
        IERC20(quoteToken).safeTransfer(auctioneer.ownerOf(id), inputAmount);
        IERC20(payoutToken).safeTransfer(msg.sender, outputAmount);
    }

    /// @inheritdoc IBondEscrow
    function withdraw(uint256 id, uint256 amount, address to) external nonReentrant {
        IBondAuctioneer auctioneer = _auctioneer(id);
        require(msg.sender == auctioneer.ownerOf(id), BondEscrow_OwnerOnly(id, msg.sender));
        require(amount > 0 && to != address(0), BondEscrow_InvalidParams());
        _spend(id, amount, withdrawable(id));
        emit PayoutWithdrawn(id, to, amount);
        (address payoutToken,,) = auctioneer.getMarketTokens(id);
        IERC20(payoutToken).safeTransfer(to, amount);
    }

    /// @inheritdoc IBondEscrow
    function withdrawable(uint256 id) public view returns (uint256) {
        IBondAuctioneer auctioneer = _auctioneer(id);
        uint256 all = escrowed[id];
        if (!auctioneer.isLive(id)) return all;
        uint256 needed = auctioneer.fundedPayout(id);
        // A live market needs something; 0 says that its oracle fails.
        return needed == 0 || needed > all ? 0 : all - needed;
    }

    function _spend(uint256 id, uint256 amount, uint256 available) private {
        require(amount <= available, BondEscrow_NotEnough(id, amount, available));
        escrowed[id] -= amount;
    }

    function _auctioneer(uint256 id) private view returns (IBondAuctioneer) {
        return IBondAuctioneer(AGGREGATOR.getAuctioneer(id));
    }
}
