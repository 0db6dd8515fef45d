// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";

/// @title Takes the place of Mayan's forwarder on local chains, by its documented interface: passes tokens on to one contract, with a call.
/// @dev Without permits, coins of the chain, swaps and a guardian.
contract LocalForwarder {
    using SafeERC20 for IERC20;

    struct PermitParams {
        uint256 value;
        uint256 deadline;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    address private immutable _PROTOCOL;

    event ForwardedERC20(address token, uint256 amount, address mayanProtocol, bytes protocolData);

    error UnsupportedProtocol();
    /// Thrown for what this substitute leaves out.
    error LocalForwarder_NotSupported();

    constructor(address protocol) {
        _PROTOCOL = protocol;
    }

    /// Passes the caller's tokens on. Needs an allowance.
    function forwardERC20(
        address tokenIn,
        uint256 amountIn,
        PermitParams calldata permitParams,
        address mayanProtocol,
        bytes calldata protocolData
    ) external payable {
        require(mayanProtocols(mayanProtocol), UnsupportedProtocol());
        require(msg.value == 0 && permitParams.value == 0, LocalForwarder_NotSupported());
        IERC20(tokenIn).safeTransferFrom(msg.sender, address(this), amountIn);
        IERC20(tokenIn).forceApprove(mayanProtocol, amountIn);
        Address.functionCall(mayanProtocol, protocolData);
        emit ForwardedERC20(tokenIn, amountIn, mayanProtocol, protocolData);
    }

    /// Whether tokens are passed on to it.
    function mayanProtocols(address protocol) public view returns (bool) {
        return protocol == _PROTOCOL;
    }
}
