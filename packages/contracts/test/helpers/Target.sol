// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ImmutableArgs} from "../../src/deployment/ImmutableArgs.sol";

/// An implementation, and a target of proposals, that remembers what happened to it.
contract Target {
    error Target_Refused(uint256 value);

    uint256 public value;
    address public caller;
    uint256 public received;

    function set(uint256 newValue) external payable returns (uint256) {
        require(newValue != 0, Target_Refused(newValue));
        value = newValue;
        caller = msg.sender;
        received += msg.value;
        return newValue;
    }

    function argument() external view returns (bytes32) {
        return ImmutableArgs.argument();
    }

    function companion() external view returns (address) {
        return ImmutableArgs.companion();
    }

    /// The upgrader's own function: the proxy must never confuse the two.
    function upgradeToAndCall(address, bytes calldata) external {
        value = type(uint256).max;
    }

    receive() external payable {
        received += msg.value;
    }
}

/// The next version: same storage, another answer.
contract TargetV2 is Target {
    function version() external pure returns (uint256) {
        return 2;
    }
}
