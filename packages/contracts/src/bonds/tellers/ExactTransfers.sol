// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondTeller} from "./IBondTeller.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @notice Moves tokens of all sorts, those that answer nothing too, and refuses those that arrive short.
library ExactTransfers {
    using SafeERC20 for IERC20;

    /// @notice From an account that has approved this contract. What `to` gains must be exactly the amount.
    function pull(address token, address from, address to, uint256 amount) internal {
        uint256 expected = balance(token, to);
        // Whoever pays themselves has no more afterwards.
        if (from != to) expected += amount;
        IERC20(token).safeTransferFrom(from, to, amount);
        require(balance(token, to) == expected, IBondTeller.Teller_UnsupportedToken());
    }

    /// @notice From this contract. What `to` gains must be exactly the amount.
    function push(address token, address to, uint256 amount) internal {
        uint256 expected = balance(token, to) + amount;
        pay(token, to, amount);
        require(balance(token, to) == expected, IBondTeller.Teller_UnsupportedToken());
    }

    /// @notice From this contract what is owed already: a token that has begun to take fees since cannot keep it here.
    function pay(address token, address to, uint256 amount) internal {
        IERC20(token).safeTransfer(to, amount);
    }

    function balance(address token, address account) internal view returns (uint256) {
        return IERC20(token).balanceOf(account);
    }
}
