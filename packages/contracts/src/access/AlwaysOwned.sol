// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";

/// @notice Ownership that can be handed to another account, once that one accepts, but not given up: without an owner nobody could stop a
/// stolen signer, a false auctioneer or a broken pair of tokens any more.
abstract contract AlwaysOwned is Ownable2Step {
    /// Thrown when the owner would leave the contract without one.
    error Ownership_CannotBeRenounced();

    /// @inheritdoc Ownable
    function renounceOwnership() public view override onlyOwner {
        revert Ownership_CannotBeRenounced();
    }
}
