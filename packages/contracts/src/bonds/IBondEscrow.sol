// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IFundedCallback} from "./IBondCallback.sol";

/// @title A callback into which owners of markets deposit the payout beforehand, so that buyers can see that they will be paid.
/// @notice Whoever creates a market names this contract as its callback (the authority must have allowed it) and deposits payout
/// tokens for it. Each purchase is paid from what is left of the market's deposits, and its quote goes on to the market's owner.
/// Amounts are units of the market's payout token.
interface IBondEscrow is IFundedCallback {
    event PayoutDeposited(uint256 indexed id, address indexed from, uint256 amount);

    /// @notice A purchase was paid.
    /// @param quoteAmount Net of fees, to the market's owner.
    event PayoutDelivered(uint256 indexed id, uint256 quoteAmount, uint256 payout);

    event PayoutWithdrawn(uint256 indexed id, address indexed to, uint256 amount);

    /// Thrown when an amount or an address is zero.
    error BondEscrow_InvalidParams();

    /// Thrown when the market has another callback, or none.
    error BondEscrow_OtherCallback(uint256 id);

    /// Thrown when the market belongs to somebody else than whom the deposit is for.
    error BondEscrow_OtherOwner(uint256 id, address owner);

    /// Thrown when anybody but the market's teller calls back.
    error BondEscrow_TellerOnly(uint256 id, address caller);

    /// Thrown when anybody but the market's owner withdraws.
    error BondEscrow_OwnerOnly(uint256 id, address caller);

    /// Thrown when less than `amount` is deposited for the market, or when the market still needs so much of it that less can be withdrawn.
    error BondEscrow_NotEnough(uint256 id, uint256 amount, uint256 available);

    /// Thrown when a deposit did not arrive in full, as with tokens that take fees on transfers. Also when the quote tokens of a purchase
    /// did not arrive, so that they would have to be paid from the deposits of markets.
    error BondEscrow_UnsupportedToken(address token);

    /// Thrown when the auctioneer names another payout token than at the market's first deposit.
    error BondEscrow_OtherToken(uint256 id, address token);

    /// @notice Deposits payout tokens for a market. Anybody may call this, as a gift: only the market's owner can withdraw them. The caller
    /// approves this contract before.
    /// @dev Further errors: the auctioneer's, where the id is unknown or an oracle says 0.
    /// @param id The market's id. Warning: ids are given in order, so the id of a market that the same batch creates can only be guessed,
    /// and somebody else may create a market with this id first.
    /// @param expectedOwner The account that the market must belong to; the deposit is refused otherwise.
    function deposit(uint256 id, uint256 amount, address expectedOwner) external;

    /// @notice Only the market's owner may call this. While the market is live, it can withdraw what is not needed for the rest of its
    /// capacity at the price of the moment, and nothing while the oracle fails; before the start and after the end, everything.
    function withdraw(uint256 id, uint256 amount, address to) external;

    /// @return Of the token, what is here for all markets together; this contract has at least as much.
    function held(address token) external view returns (uint256);

    /// @return What is left here for the market.
    function escrowed(uint256 id) external view returns (uint256);

    /// @return What the market's owner could withdraw now.
    function withdrawable(uint256 id) external view returns (uint256);
}
