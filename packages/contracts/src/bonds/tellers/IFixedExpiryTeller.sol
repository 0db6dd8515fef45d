// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondTeller} from "./IBondTeller.sol";
import {IERC20BondToken} from "./IERC20BondToken.sol";

/// @title The teller of fixed-expiry markets: a bond is an amount of an ERC-20 token that matures at one moment for all.
/// @notice Expiries are floored to 00:00 UTC. There is one bond token per underlying and day, a clone at an address that follows from
/// both. Constructed with (aggregator, vault); the implementation behind the clones it creates itself.
interface IFixedExpiryTeller is IBondTeller {
    /// @param expiry Timestamp, 00:00 UTC.
    event ERC20BondTokenCreated(IERC20BondToken bondToken, address indexed underlying, uint48 indexed expiry);

    /// @notice Creates the bond token of this underlying and day; does nothing where it exists. Anybody may call this.
    /// @param expiry Timestamp, floored to the day, then not in the past.
    function deploy(address underlying, uint48 expiry) external returns (IERC20BondToken);

    /// @notice Wraps `amount` of an underlying into bonds for the caller, without a market. The caller approves this contract for it.
    /// @dev Errors: `Teller_InvalidParams` for a (floored) expiry in the past and an amount of 0, then `Teller_TokenDoesNotExist`.
    /// @return bondToken The token of the bonds.
    /// @return minted amount - floor(amount · (protocolFee - createFeeDiscount) / 1e5).
    function create(address underlying, uint48 expiry, uint256 amount)
        external
        returns (IERC20BondToken bondToken, uint256 minted);

    /// @notice Burns bonds of the caller and pays the same amount of the underlying, from the expiry on. Nobody can stop it. Its only event
    /// is the burn's `Transfer` of the bond token.
    /// @dev Errors: `Teller_InvalidParams` for an amount of 0, `Teller_UnsupportedToken` for what is no bond token of this teller,
    /// then `Teller_TokenNotMatured`, then `InsufficientBalance`.
    function redeem(IERC20BondToken bondToken, uint256 amount) external;

    /// @notice `redeem` for each of them, all or none.
    function batchRedeem(IERC20BondToken[] calldata bondTokens, uint256[] calldata amounts) external;

    /// @return The bond token of this underlying and day, or zero where there is none.
    function bondTokens(address underlying, uint48 expiry) external view returns (IERC20BondToken);

    /// @return The same. Errors: `Teller_TokenDoesNotExist` where there is none.
    function getBondToken(address underlying, uint48 expiry) external view returns (IERC20BondToken);

    /// @notice The bond token of a market, also long after its end. Errors: `Teller_InvalidParams` for a market of another teller,
    /// `Teller_TokenDoesNotExist` for one that issues no bond token (linear or instant).
    function getBondTokenForMarket(uint256 id) external view returns (IERC20BondToken);

    /// @return The code behind every bond token.
    function BOND_TOKEN_IMPLEMENTATION() external view returns (address);
}
