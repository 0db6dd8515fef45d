// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IMessageController} from "../../src/messaging/IMessageController.sol";
import {AssetController} from "../../src/portals/AssetController.sol";
import {ScriptedAdapter} from "../helpers/ScriptedAdapter.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// A token on two chains, with what there is of it and what its limits have left.
abstract contract PortalMeasures {
    /// Of a destination: what circulates, and what the limits for minting have left, that of several and those of single bridges.
    struct Measure {
        uint256 circulating;
        uint256 several;
        uint256 single;
    }

    AssetController[2] public controllers;
    IERC20[2] public tokens;
    ScriptedAdapter[] internal _adapters;

    constructor(AssetController[2] memory controllers_, IERC20[2] memory tokens_, ScriptedAdapter[] memory adapters) {
        (controllers, tokens, _adapters) = (controllers_, tokens_, adapters);
    }

    /// What holders have on the chain.
    function circulating(uint256 chain) external view returns (uint256) {
        return _circulating(chain);
    }

    /// On the first chain what the controller keeps is out of circulation.
    function _circulating(uint256 chain) internal view returns (uint256) {
        uint256 kept = tokens[chain].balanceOf(address(controllers[chain]));
        return tokens[chain].totalSupply() - kept;
    }

    function _measure(uint256 chain) internal view returns (Measure memory measure) {
        AssetController controller = controllers[chain];
        measure.circulating = _circulating(chain);
        measure.several = controller.mintingCurrentLimitOf(address(0));
        for (uint256 i = 0; i < 3; ++i) {
            measure.single += controller.mintingCurrentLimitOf(address(_adapters[i]));
        }
    }

    /// What all other limits of the chain for burning have left, and all for minting.
    function _otherLimits(uint256 chain, address used) internal view returns (bytes32 digest) {
        AssetController controller = controllers[chain];
        for (uint256 i = 0; i < 4; ++i) {
            address adapter = i == 3 ? address(0) : address(_adapters[i]);
            uint256 burning = adapter == used ? 0 : controller.burningCurrentLimitOf(adapter);
            digest = keccak256(abi.encode(digest, burning, controller.mintingCurrentLimitOf(adapter)));
        }
    }

    function _legs(uint256 first, uint256 count) internal view returns (IMessageController.Leg[] memory legs) {
        legs = new IMessageController.Leg[](count);
        for (uint256 i = 0; i < count; ++i) {
            legs[i].adapter = address(_adapters[first + i]);
        }
    }
}
