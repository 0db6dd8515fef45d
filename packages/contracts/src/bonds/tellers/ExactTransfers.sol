// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondTeller} from "./IBondTeller.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @notice Moves tokens, also those whose transfers return nothing, and refuses transfers of which less than the amount arrives.
library ExactTransfers {
    using SafeERC20 for IERC20;

    /// @notice Moves tokens of an account that has approved this contract. What `to` gains must be exactly the amount.
    function pull(address token, address from, address to, uint256 amount) internal {
        uint256 expected = balance(token, to);
        // An account that pays itself has the same balance afterwards.
        if (from != to) expected += amount;
        IERC20(token).safeTransferFrom(from, to, amount);
        require(balance(token, to) == expected, IBondTeller.Teller_UnsupportedToken());
    }

    /// @notice Moves tokens of this contract. What `to` gains must be exactly the amount.
    function push(address token, address to, uint256 amount) internal {
        uint256 expected = balance(token, to) + amount;
        pay(token, to, amount);
        require(balance(token, to) == expected, IBondTeller.Teller_UnsupportedToken());
    }

    /// @notice Moves tokens of this contract that are owed already, without checking what arrives: else they would be stuck here if the
    /// token has begun to take fees since.
    function pay(address token, address to, uint256 amount) internal {
        IERC20(token).safeTransfer(to, amount);
    }

    function balance(address token, address account) internal view returns (uint256) {
        return IERC20(token).balanceOf(account);
    }
}
