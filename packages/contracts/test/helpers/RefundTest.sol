// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IProxyFactory} from "../../src/deployment/IProxyFactory.sol";
import {GasRefund} from "../../src/governance/GasRefund.sol";
import {IGovernanceSystem} from "../../src/governance/IGovernanceSystem.sol";
import {IOrganisationGovernor} from "../../src/governance/IOrganisationGovernor.sol";
import {OrganisationGovernor} from "../../src/governance/OrganisationGovernor.sol";
import {BallotSigner} from "./BallotSigner.sol";
import {GovernorTest} from "./GovernorTest.sol";
import {TransactionTest} from "./TransactionTest.sol";

/// Beside the organisation of `GovernorTest`, a governor of the same token with a timelock whose votes are paid back from a
/// pot of 100 ether, and makers of others.
abstract contract RefundTest is GovernorTest, TransactionTest, BallotSigner {
    OrganisationGovernor internal refunding;
    GasRefund internal pot;

    function setUp() public virtual override {
        super.setUp();
        (refunding, pot) = _refundingGovernor("refunding");
        for (uint256 i = 0; i < 3; ++i) {
            vm.deal([ALICE, BOB, CAROL][i], 1 ether);
        }
        vm.deal(STRANGER, 1 ether);
        touched.push(address(token));
        touched.push(address(tokenImplementation));
        touched.push(address(governorImplementation));
    }

    function _refundingGovernor(bytes32 name) internal returns (OrganisationGovernor governor_, GasRefund pot_) {
        IGovernanceSystem.Salts memory salts;
        (salts.governor, salts.timelock) = (name, keccak256(abi.encode(name, "timelock")));
        (address account,, address refundGas) = governanceFactory.initialiseGovernanceSystem(
            UPGRADE_OWNER,
            abi.encode(_governorSetup(address(token))),
            abi.encode(TIMELOCK_DELAY),
            abi.encode(_refundSettings()),
            salts,
            address(0)
        );
        (governor_, pot_) = (OrganisationGovernor(payable(account)), GasRefund(payable(refundGas)));
        vm.deal(refundGas, 100 ether);
        touched.push(account);
        touched.push(refundGas);
    }

    /// A governor whose proxy names any companion, which the factories never do.
    function _governorWithCompanion(address companion) internal returns (OrganisationGovernor) {
        bytes memory initialisation =
            abi.encodeCall(IOrganisationGovernor.initialize, (_governorSetup(address(token)), address(0), address(0)));
        bytes32 argument = bytes32(uint256(uint160(address(token))));
        address account =
            proxyFactory.deploy(keccak256(abi.encode(companion)), _parametersWith(argument, companion), initialisation);
        return OrganisationGovernor(payable(account));
    }

    function _parametersWith(bytes32 argument, address companion)
        private
        view
        returns (IProxyFactory.ProxyParameters memory parameters)
    {
        parameters = _parameters(address(governorImplementation), UPGRADE_OWNER, argument);
        parameters.companion = companion;
    }

    function _proposeAndOpenVoting(OrganisationGovernor in_) internal returns (uint256 proposalId) {
        proposalId = _propose(in_);
        skip(VOTING_DELAY + 1);
    }
}
