// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorCountingQuadratic} from "./GovernorCountingQuadratic.sol";
import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";

/// @title Implementation behind every quadratic governor. See `GovernorBase`.
contract QuadraticGovernor is GovernorCountingQuadratic {
    function _setUp(GovernorSetup calldata setup, address preExecutionVetoer_) internal override {
        super._setUp(setup, preExecutionVetoer_);
        require(setup.messageController == address(0), Governor_InvalidSetup());
        // Votes are computed from whole tokens, which are taken to be 10^18 units.
        require(IERC20Metadata(setup.token).decimals() == 18, Governor_InvalidToken(setup.token));
        _setQuadraticSettings(setup.quadratic);
    }
}
