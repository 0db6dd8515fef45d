// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GovernorUpgradeable} from "@openzeppelin/contracts-upgradeable/governance/GovernorUpgradeable.sol";
import {
    GovernorCountingFractionalUpgradeable
} from "@openzeppelin/contracts-upgradeable/governance/extensions/GovernorCountingFractionalUpgradeable.sol";
import {
    GovernorNoncesKeyedUpgradeable
} from "@openzeppelin/contracts-upgradeable/governance/extensions/GovernorNoncesKeyedUpgradeable.sol";
import {
    GovernorVotesQuorumFractionUpgradeable
} from "@openzeppelin/contracts-upgradeable/governance/extensions/GovernorVotesQuorumFractionUpgradeable.sol";
import {
    GovernorVotesUpgradeable
} from "@openzeppelin/contracts-upgradeable/governance/extensions/GovernorVotesUpgradeable.sol";
import {NoncesUpgradeable} from "@openzeppelin/contracts-upgradeable/utils/NoncesUpgradeable.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";

/// OpenZeppelin's own state, votes, counting and signatures, with the settings of the governor it is compared with.
contract ReferenceGovernor is
    GovernorUpgradeable,
    GovernorCountingFractionalUpgradeable,
    GovernorVotesUpgradeable,
    GovernorVotesQuorumFractionUpgradeable,
    GovernorNoncesKeyedUpgradeable
{
    uint256 private immutable _DELAY;
    uint256 private immutable _PERIOD;

    constructor(IVotes token, uint256 delay, uint256 period, uint256 quorumNumerator_) initializer {
        __Governor_init("Althing Governor");
        __GovernorVotes_init(token);
        __GovernorVotesQuorumFraction_init(quorumNumerator_);
        (_DELAY, _PERIOD) = (delay, period);
    }

    function votingDelay() public view override returns (uint256) {
        return _DELAY;
    }

    function votingPeriod() public view override returns (uint256) {
        return _PERIOD;
    }

    function quorumDenominator() public pure override returns (uint256) {
        return 10_000;
    }

    function _validateVoteSig(uint256 proposalId, uint8 support, address voter, bytes memory signature)
        internal
        override(GovernorUpgradeable, GovernorNoncesKeyedUpgradeable)
        returns (bool)
    {
        return super._validateVoteSig(proposalId, support, voter, signature);
    }

    function _validateExtendedVoteSig(
        uint256 proposalId,
        uint8 support,
        address voter,
        string memory reason,
        bytes memory params,
        bytes memory signature
    ) internal override(GovernorUpgradeable, GovernorNoncesKeyedUpgradeable) returns (bool) {
        return super._validateExtendedVoteSig(proposalId, support, voter, reason, params, signature);
    }

    function _useCheckedNonce(address owner, uint256 nonce)
        internal
        override(NoncesUpgradeable, GovernorNoncesKeyedUpgradeable)
    {
        super._useCheckedNonce(owner, nonce);
    }
}
