// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IXERC20} from "./IXERC20.sol";
import {IXERC20Lockbox} from "./IXERC20Lockbox.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";

/// @title The lockbox of an organisation's token.
/// @notice Nobody owns it and nobody can change it. It credits what arrived, so that a token which takes a fee of transfers is
/// covered as well; one that lowers balances by itself would not be.
/// @dev Guarded as a whole: a token that calls its sender back would otherwise have a nested deposit counted twice.
contract Lockbox is IXERC20Lockbox, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    IXERC20 private immutable _XERC20;
    IERC20 private immutable _ERC20;

    /// @inheritdoc IXERC20Lockbox
    bool public immutable IS_NATIVE;

    /// @param xerc20 Whose owner has to name this lockbox before anything can be deposited.
    /// @param erc20 The token that is kept; the zero address where `isNative`.
    /// @param isNative Whether the chain's own currency is kept.
    constructor(address xerc20, address erc20, bool isNative) {
        require(
            xerc20 != address(0) && xerc20 != erc20 && isNative == (erc20 == address(0)), IXERC20Lockbox_InvalidParams()
        );
        _XERC20 = IXERC20(xerc20);
        _ERC20 = IERC20(erc20);
        IS_NATIVE = isNative;
    }

    /// Sent without a call, the chain's own currency is deposited as well.
    receive() external payable {
        _depositNative(msg.sender);
    }

    /// @inheritdoc IXERC20Lockbox
    function deposit(uint256 amount) external {
        _deposit(msg.sender, amount);
    }

    /// @inheritdoc IXERC20Lockbox
    function depositTo(address to, uint256 amount) external {
        _deposit(to, amount);
    }

    /// @inheritdoc IXERC20Lockbox
    function depositNative() external payable {
        _depositNative(msg.sender);
    }

    /// @inheritdoc IXERC20Lockbox
    function depositNativeTo(address to) external payable {
        _depositNative(to);
    }

    /// @inheritdoc IXERC20Lockbox
    function withdraw(uint256 amount) external {
        _withdraw(msg.sender, amount);
    }

    /// @inheritdoc IXERC20Lockbox
    function withdrawTo(address to, uint256 amount) external {
        _withdraw(to, amount);
    }

    /// @inheritdoc IXERC20Lockbox
    // solhint-disable-next-line func-name-mixedcase
    function XERC20() external view returns (address) {
        return address(_XERC20);
    }

    /// @inheritdoc IXERC20Lockbox
    // solhint-disable-next-line func-name-mixedcase
    function ERC20() external view returns (address) {
        return address(_ERC20);
    }

    function _deposit(address to, uint256 amount) private nonReentrant {
        require(!IS_NATIVE, IXERC20Lockbox_Native());
        uint256 before = _ERC20.balanceOf(address(this));
        _ERC20.safeTransferFrom(msg.sender, address(this), amount);
        _credit(to, _ERC20.balanceOf(address(this)) - before);
    }

    function _depositNative(address to) private nonReentrant {
        require(IS_NATIVE, IXERC20Lockbox_NotNative());
        _credit(to, msg.value);
    }

    function _credit(address to, uint256 amount) private {
        require(amount > 0 && to != address(this), IXERC20Lockbox_InvalidDeposit());
        emit Deposit(msg.sender, to, amount);
        _XERC20.mint(to, amount);
    }

    function _withdraw(address to, uint256 amount) private nonReentrant {
        require(amount > 0 && to != address(0) && to != address(this), IXERC20Lockbox_WithdrawFailed());
        emit Withdraw(msg.sender, to, amount);
        _XERC20.burn(msg.sender, amount);
        if (IS_NATIVE) {
            // solhint-disable-next-line avoid-low-level-calls
            (bool success,) = to.call{value: amount}("");
            require(success, IXERC20Lockbox_WithdrawFailed());
        } else {
            uint256 before = _ERC20.balanceOf(address(this));
            _ERC20.safeTransfer(to, amount);
            require(_ERC20.balanceOf(address(this)) + amount >= before, IXERC20Lockbox_WithdrawFailed());
        }
    }
}
