// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorCrossChain} from "./GovernorCrossChain.sol";

/// @title Implementation behind every one-token-one-vote governor: fractional counting, on this chain and, where proposals
/// name them, on others. See `GovernorBase`.
contract OrganisationGovernor is GovernorCrossChain {
    function _setUp(GovernorSetup calldata setup, address preExecutionVetoer_) internal override {
        super._setUp(setup, preExecutionVetoer_);
        require(setup.quadratic.decoder == address(0), Governor_InvalidSetup());
        if (setup.messageController != address(0)) _setMessageController(setup.messageController);
    }
}
