// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorCompactState} from "../../src/governance/GovernorCompactState.sol";
import {GovernorCountingFractional} from "../../src/governance/GovernorCountingFractional.sol";
import {GovernorCountingQuadratic} from "../../src/governance/GovernorCountingQuadratic.sol";
import {GovernorCrossChain} from "../../src/governance/GovernorCrossChain.sol";
import {GovernorOptionalTimelock} from "../../src/governance/GovernorOptionalTimelock.sol";
import {GovernorSpoke} from "../../src/governance/GovernorSpoke.sol";
import {GovernorVeto} from "../../src/governance/GovernorVeto.sol";
import {AssetControllerBase} from "../../src/portals/AssetControllerBase.sol";
import {BridgeTax} from "../../src/token/BridgeTax.sol";
import {BridgedToken} from "../../src/token/BridgedToken.sol";
import {PackedVotes} from "../../src/token/PackedVotes.sol";
import {VestingGrants} from "../../src/vesting/VestingGrants.sol";

/// Never deployed: gives namespaced storage, which the compiler's layouts leave out, a place in the committed layout.
abstract contract StorageLayouts {
    PackedVotes.PackedVotesStorage internal packedVotes;
    BridgedToken.BridgedTokenStorage internal bridgedToken;
    BridgeTax.BridgeTaxStorage internal bridgeTax;
    AssetControllerBase.AssetControllerStorage internal assetController;
    GovernorOptionalTimelock.OptionalTimelockStorage internal governorOptionalTimelock;
    GovernorCompactState.Proposals internal governorCompactState;
    GovernorCrossChain.CrossChainStorage internal governorCrossChain;
    GovernorSpoke.SpokeStorage internal governorSpoke;
    VestingGrants.VestingStorage internal tokenVesting;
    GovernorVeto.VetoStorage internal governorVeto;
    GovernorCountingFractional.FractionalStorage internal governorCountingFractional;
    GovernorCountingQuadratic.QuadraticStorage internal governorQuadratic;
}
