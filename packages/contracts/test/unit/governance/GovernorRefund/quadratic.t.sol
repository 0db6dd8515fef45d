// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GasRefund} from "../../../../src/governance/GasRefund.sol";
import {IGasRefund} from "../../../../src/governance/IGasRefund.sol";
import {IGovernanceSystem} from "../../../../src/governance/IGovernanceSystem.sol";
import {IOrganisationGovernor} from "../../../../src/governance/IOrganisationGovernor.sol";
import {IPassportDecoder} from "../../../../src/governance/IPassportDecoder.sol";
import {OrganisationGovernor} from "../../../../src/governance/OrganisationGovernor.sol";
import {RefundTest} from "../../../helpers/RefundTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

/// Everybody's score is 100, the highest band.
contract GenerousDecoder is IPassportDecoder {
    function getScore(address) external pure returns (uint256) {
        return 1_000_000;
    }
}

/// Bob's 300 tokens weigh √300 = 17 votes, 1,700 hundredths; see castVote.tree.
contract GovernorRefund_quadratic is RefundTest {
    function _quadratic(uint256 minWeight) private returns (OrganisationGovernor governor_, GasRefund pot_) {
        IOrganisationGovernor.GovernorSetup memory setup = _governorSetup(address(token));
        setup.quadratic.decoder = address(new GenerousDecoder());
        setup.quadratic.bandPercentages = [0, 0, 0, 100];
        IGasRefund.RefundSettings memory settings = _refundSettings();
        settings.minWeight = minWeight;
        IGovernanceSystem.Salts memory salts;
        salts.governor = "quadratic";
        (address account,, address refundGas) = governanceFactory.initialiseGovernanceSystem(
            UPGRADE_OWNER, abi.encode(setup), "", abi.encode(settings), salts, address(0)
        );
        (governor_, pot_) = (OrganisationGovernor(payable(account)), GasRefund(payable(refundGas)));
        vm.deal(refundGas, 100 ether);
        touched.push(account);
        touched.push(refundGas);
        touched.push(address(quadraticImplementation));
        touched.push(setup.quadratic.decoder);
    }

    function _paidForBobsVote(uint256 minWeight) private returns (uint256 paid, uint256 cost) {
        (OrganisationGovernor in_, GasRefund from) = _quadratic(minWeight);
        uint256 proposalId = _proposeAndOpenVoting(in_);
        bytes memory data = abi.encodeCall(IGovernor.castVote, (proposalId, 1));
        Outcome memory outcome = _transact(BOB, address(in_), data, GAS_LIMIT);
        assertTrue(outcome.success);
        return (100 ether - address(from).balance, outcome.cost);
    }

    function test_paysByItsOwnWeight() public {
        (uint256 paid, uint256 cost) = _paidForBobsVote(1700);
        assertLe(paid, cost);
        assertGt(paid, cost * 2 / 3);
    }

    function test_doesNotPayBelowTheLeastWeight() public {
        (uint256 paid,) = _paidForBobsVote(1701);
        assertEq(paid, 0);
    }
}
