// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {MessagePayload} from "./MessagePayload.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {LowLevelCall} from "@openzeppelin/contracts/utils/LowLevelCall.sol";

/// @title What one account of another chain is on this one: it owns things here, and does what that account's messages say.
/// @notice Implementation of clones, one per origin chain and sender, which the message controller creates when it first needs
/// one. An account can do nothing as another one's executor, whatever it sends, and nothing as the controller. It takes no native
/// currency, as calls of messages carry none.
contract MessageExecutor {
    /// What a call to an address that was looked at before costs besides what it is given.
    uint256 private constant CALL_GAS = 100;

    /// More than is spent between measuring what is left and the call: `CALL_GAS` included, and 2,600 where the target is an account that
    /// delegates to other code (EIP-7702).
    uint256 private constant SPARE_GAS = 3_600;

    /// Thrown when anybody but its controller tells it what to do.
    error Controller_Unauthorised(address caller);

    /// Thrown when a call would get less gas than the sender asked for, less what the calls before it used.
    error Controller_NotEnoughGas();

    /// Thrown when a call reverts or has nobody to answer it.
    error Controller_CallFailed(uint256 index, bytes reason);

    /// @notice By the controller: carries out the calls, all or none.
    /// @param gasLimit What the first call gets at least, and each later one but for what those before it used. Whoever executes the
    /// message could otherwise choose so little that a call which survives the failure of its own calls does nothing.
    /// @param calls As in `MessagePayload`.
    function execute(uint256 gasLimit, bytes calldata calls) external {
        address controller = abi.decode(Clones.fetchCloneArgs(address(this)), (address));
        require(msg.sender == controller, Controller_Unauthorised(msg.sender));

        address target;
        bytes calldata data;
        for (uint256 i = 0; calls.length > 0; ++i) {
            (target, data, calls) = MessagePayload.firstCall(calls);
            require(target.code.length > 0, Controller_CallFailed(i, ""));
            uint256 used = _call(i, target, data, gasLimit);
            gasLimit = used < gasLimit ? gasLimit - used : 0;
        }
    }

    /// @return used Gas that the target has used.
    function _call(uint256 index, address target, bytes memory data, uint256 gasLimit) private returns (uint256 used) {
        // A call gets 63/64 of what is left at most.
        require(gasleft() >= gasLimit * 64 / 63 + SPARE_GAS, Controller_NotEnoughGas());
        bool success;
        assembly ("memory-safe") {
            let before := gas()
            success := call(gas(), target, 0, add(data, 0x20), mload(data), 0, 0)
            used := sub(sub(before, gas()), CALL_GAS)
        }
        if (!success) revert Controller_CallFailed(index, LowLevelCall.returnData());
    }
}
