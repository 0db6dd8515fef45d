// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title Keeps an existing token, or the chain's own currency, and gives an xERC20 for it, 1:1 by units (ERC-7281).
/// @notice Warning: what it holds can be taken out for any unit of the xERC20, wherever that was minted: it is as safe as the limits that
/// the xERC20's owner gives to bridges.
interface IXERC20Lockbox {
    event Deposit(address indexed sender, address indexed to, uint256 amount);

    event Withdraw(address indexed sender, address indexed to, uint256 amount);

    /// Thrown at construction when a token is missing, is its own xERC20, or is named beside the chain's own currency.
    error IXERC20Lockbox_InvalidParams();

    /// Thrown when the chain's own currency is kept and a token is deposited.
    error IXERC20Lockbox_Native();

    /// Thrown when a token is kept and the chain's own currency is deposited.
    error IXERC20Lockbox_NotNative();

    /// Thrown when nothing of a deposit arrives, or the lockbox itself would get what is minted for it.
    error IXERC20Lockbox_InvalidDeposit();

    /// Thrown when nothing is withdrawn, the recipient is nobody, the lockbox itself or refuses, or more would leave the lockbox than is
    /// withdrawn.
    error IXERC20Lockbox_WithdrawFailed();

    /// @notice Takes `amount` of the caller's tokens, by their allowance, and mints to the caller what arrived of it.
    function deposit(uint256 amount) external;

    /// @notice As `deposit`, but mints to `to`.
    function depositTo(address to, uint256 amount) external;

    /// @notice Mints to the caller what is sent along.
    function depositNative() external payable;

    /// @notice As `depositNative`, but mints to `to`.
    function depositNativeTo(address to) external payable;

    /// @notice Burns `amount` of the caller's xERC20, by the caller's allowance to the lockbox, and pays as much out.
    function withdraw(uint256 amount) external;

    /// @notice As `withdraw`, but pays to `to`.
    function withdrawTo(address to, uint256 amount) external;

    /// @return The token that is given out.
    // solhint-disable-next-line func-name-mixedcase
    function XERC20() external view returns (address);

    /// @return The zero address where the chain's own currency is kept.
    // solhint-disable-next-line func-name-mixedcase
    function ERC20() external view returns (address);

    /// @return Whether the chain's own currency is kept.
    // solhint-disable-next-line func-name-mixedcase
    function IS_NATIVE() external view returns (bool);
}
