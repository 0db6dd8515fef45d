// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title A bond of the fixed-expiry teller: redeemable there 1:1 for its underlying from its expiry on.
/// @notice An ERC-20 token with permit (ERC-2612; the domain is its name of the moment and version "1"). Name "Payout Token 2027-01-25",
/// symbol "PAY-20270125" (UTC), from the underlying's as they are now; decimals the underlying's. Underlying, expiry and teller are part of
/// the token's code and can never change.
interface IERC20BondToken {
    /// Thrown when anybody but the teller mints or burns.
    error BondToken_TellerOnly(address caller);

    /// Thrown when a holder would send bonds to the zero address; redeem them instead.
    error BondToken_TransferToZeroAddress(address from);

    /// @notice Only the teller may call this.
    function mint(address to, uint256 amount) external;

    /// @notice Only the teller may call this. Errors: `InsufficientBalance`.
    function burn(address from, uint256 amount) external;

    function underlying() external view returns (address);

    /// @return Timestamp, 00:00 UTC.
    function expiry() external view returns (uint48);

    function teller() external view returns (address);
}
