// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IFundedCallback} from "./IBondCallback.sol";

/// @title A callback that holds the payout of markets beforehand, so that buyers can see that they will be paid.
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

    /// Thrown when the market has less than `amount` here, or less that it may do without.
    error BondEscrow_NotEnough(uint256 id, uint256 amount, uint256 available);

    /// Thrown when a deposit did not arrive in full: the token takes fees on transfers. And when a purchase would pay its quote
    /// from what is here for markets: it did not arrive.
    error BondEscrow_UnsupportedToken(address token);

    /// Thrown when the auctioneer names another payout token than at the market's first deposit.
    error BondEscrow_OtherToken(uint256 id, address token);

    /// @notice By anybody, as a gift to the market: its owner alone can get it out again. The caller approves this contract for it.
    /// @dev Further errors: the auctioneer's, where the id is unknown or an oracle says 0.
    /// @param id Of the market. Warning: ids are given in order, so that of a market that the same batch creates can only be guessed:
    /// whoever creates a market first has it.
    /// @param expectedOwner To whom the market must belong.
    function deposit(uint256 id, uint256 amount, address expectedOwner) external;

    /// @notice By the market's owner. While the market is live only what it does not need for the rest of its capacity, at the
    /// price of the moment; nothing while its oracle fails. Before its start and after its end, all.
    function withdraw(uint256 id, uint256 amount, address to) external;

    /// @return Of the token, what is here for all markets together; this contract has at least as much.
    function held(address token) external view returns (uint256);

    /// @return What is left here for the market.
    function escrowed(uint256 id) external view returns (uint256);

    /// @return What the market's owner could withdraw now.
    function withdrawable(uint256 id) external view returns (uint256);
}
