// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title A token that bridges mint and burn within limits of their own (ERC-7281).
/// @notice A bridge has two limits, one of minting and one of burning. Each is what it may use at once; what it used comes back
/// evenly within a day. So it never uses more than twice a limit within a day.
///
/// Warning: whoever may burn through a bridge can use its limits up by sending tokens there and back, for the fees of both ways.
/// What is refused meanwhile has to wait, and nothing is lost by it: bridges keep what they could not mint yet.
interface IXERC20 {
    /// Once at most.
    event LockboxSet(address lockbox);

    event BridgeLimitsSet(uint256 mintingLimit, uint256 burningLimit, address indexed bridge);

    /// Thrown when the caller may not mint or burn as much now, or not at all.
    error IXERC20_NotHighEnoughLimits();

    /// Thrown when a limit is above 2^112 - 1.
    error IXERC20_LimitsTooHigh();

    /// Thrown when a lockbox, treasury or list of taxes cannot be one.
    error IXERC20_InvalidParams();

    /// @notice By the owner, once: `lockbox` mints and burns without limits and without tax.
    /// @dev Reverts with `IXERC20_InvalidParams` where a lockbox was set before, or `lockbox` has limits or does not name this token as its own.
    function setLockbox(address lockbox) external;

    /// @notice By the owner. What the bridge has used of its limits stays used; limits of 0 stop it at once. What was used above a lower limit is
    /// forgotten: a bridge that is stopped and let go on has all of its limits.
    /// @dev Errors: `IXERC20_LimitsTooHigh`, and `IXERC20_InvalidParams` for the lockbox.
    function setLimits(address bridge, uint256 mintingLimit, uint256 burningLimit) external;

    /// @notice By a bridge within its limit or by the lockbox. An amount of 0 changes nothing, whoever calls.
    /// @dev Errors: `IXERC20_NotHighEnoughLimits`, `ERC20ExceededSafeSupply`, `ERC20InvalidReceiver` for nobody.
    /// @param user Receives the amount, less the tax where a bridge mints.
    function mint(address user, uint256 amount) external;

    /// @notice By a bridge within its limit or by the lockbox. An amount of 0 changes nothing, whoever calls.
    /// @param user Whose tokens are burned; where it is not the caller, it has to have allowed the caller the amount.
    function burn(address user, uint256 amount) external;

    /// @return The zero address while there is none.
    function lockbox() external view returns (address);

    function mintingMaxLimitOf(address bridge) external view returns (uint256);

    function burningMaxLimitOf(address bridge) external view returns (uint256);

    /// @return What the bridge could mint now.
    function mintingCurrentLimitOf(address bridge) external view returns (uint256);

    /// @return What the bridge could burn now.
    function burningCurrentLimitOf(address bridge) external view returns (uint256);
}
