// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {MessagePayload} from "./MessagePayload.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";

/// @title What one account of another chain is on this one: it owns things here, and does what that account's messages say.
/// @notice Implementation of clones, one per origin chain and sender, which the message controller creates when it first needs
/// one. An account can do nothing as another one's executor, whatever it sends, and nothing as the controller. It takes no native
/// currency, as calls of messages carry none.
contract MessageExecutor {
    /// Thrown when anybody but its controller tells it what to do.
    error Controller_Unauthorised(address caller);

    /// Thrown when there is less gas than the sender asked for.
    error Controller_NotEnoughGas();

    /// Thrown when a call reverts or has nobody to answer it.
    error Controller_CallFailed(uint256 index, bytes reason);

    /// @notice By the controller: carries out the calls, all or none.
    /// @param gasLimit What has to be left now, or whoever executes the message could choose so little that a call which survives the
    /// failure of its own calls does nothing.
    /// @param calls As in `MessagePayload`.
    function execute(uint256 gasLimit, bytes calldata calls) external {
        require(gasleft() >= gasLimit, Controller_NotEnoughGas());
        address controller = abi.decode(Clones.fetchCloneArgs(address(this)), (address));
        require(msg.sender == controller, Controller_Unauthorised(msg.sender));

        address target;
        bytes calldata data;
        for (uint256 i = 0; calls.length > 0; ++i) {
            (target, data, calls) = MessagePayload.firstCall(calls);
            require(target.code.length > 0, Controller_CallFailed(i, ""));
            // solhint-disable-next-line avoid-low-level-calls
            (bool success, bytes memory reason) = target.call(data);
            require(success, Controller_CallFailed(i, reason));
        }
    }
}
