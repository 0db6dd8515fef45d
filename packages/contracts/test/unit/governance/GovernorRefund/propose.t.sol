// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IGasRefund} from "../../../../src/governance/IGasRefund.sol";
import {OrganisationGovernor} from "../../../../src/governance/OrganisationGovernor.sol";
import {HostileRefund} from "../../../helpers/RefundActors.sol";
import {RefundTest} from "../../../helpers/RefundTest.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

contract GovernorRefund_propose is RefundTest {
    function test_opensTheProposalInThePot() public {
        assertEq(refunding.refundGas(), address(pot));
        vm.expectCall(address(pot), abi.encodeWithSelector(IGasRefund.open.selector), 1);
        uint256 proposalId = _propose(refunding);
        _assertTerms(proposalId, _refundSettings());
    }

    function test_opensNothingWhereTheProposerHasTooFewVotes() public {
        IGasRefund.RefundSettings memory settings = _refundSettings();
        settings.minProposerVotes = 600e18;
        vm.prank(refunding.timelock());
        pot.updateRefundSettings(settings);
        vm.prank(BOB);
        uint256 byBob = refunding.propose(targets, values, calldatas, "By Bob");
        assertEq(pot.refundTerms(byBob).minWeight, 0);
        _assertTerms(_propose(refunding), settings);
    }

    /// All of it but what concerns no single proposal.
    function _assertTerms(uint256 proposalId, IGasRefund.RefundSettings memory settings) private view {
        IGasRefund.RefundSettings memory terms = pot.refundTerms(proposalId);
        (terms.periodCap, terms.minProposerVotes) = (settings.periodCap, settings.minProposerVotes);
        assertEq(abi.encode(terms), abi.encode(settings));
    }

    function test_keepsTheSettingsOfTheMomentOfTheProposal() public {
        uint256 proposalId = _propose(refunding);
        IGasRefund.RefundSettings memory settings = _refundSettings();
        settings.proposalCap = 0.5 ether;
        vm.prank(refunding.timelock());
        pot.updateRefundSettings(settings);
        description = "The next";
        uint256 next = _propose(refunding);
        _assertTerms(proposalId, _refundSettings());
        _assertTerms(next, settings);
    }

    /// Else whoever proposes, or repeats a proposal seen in the mempool, could leave its voters without refunds.
    function test_theGasLimitCannotLeaveAProposalUnopened() public {
        bytes memory data = abi.encodeCall(IGovernor.propose, (targets, values, calldatas, description));
        uint256 proposalId = refunding.getProposalId(targets, values, calldatas, keccak256(bytes(description)));
        uint256 snapshot = vm.snapshotState();
        uint256 refused;
        for (uint256 gasLimit = 65_000; gasLimit < 165_000; gasLimit += 25) {
            if (_transact(ALICE, address(refunding), data, gasLimit).success) {
                assertEq(pot.refundTerms(proposalId).minWeight, 1e18, vm.toString(gasLimit));
            } else {
                ++refused;
            }
            vm.revertToState(snapshot);
        }
        assertGt(refused, 0);
        assertLt(refused, 4000);
    }

    function test_doesNotOpenAProposalThatFails() public {
        _propose(refunding);
        vm.expectCall(address(pot), abi.encodeWithSelector(IGasRefund.open.selector), 0);
        vm.expectPartialRevert(IGovernor.GovernorUnexpectedProposalState.selector);
        _propose(refunding);
    }

    function test_standsWhateverTheRefundContractDoes() public {
        address[4] memory companions = [
            makeAddr("without code"),
            address(new HostileRefund(HostileRefund.Kind.Reverts)),
            address(new HostileRefund(HostileRefund.Kind.BurnsGas)),
            address(new HostileRefund(HostileRefund.Kind.BombsWithReturnData))
        ];
        for (uint256 i = 0; i < companions.length; ++i) {
            OrganisationGovernor in_ = _governorWithCompanion(companions[i]);
            assertEq(in_.refundGas(), companions[i]);
            vm.expectCall(companions[i], abi.encodeWithSelector(IGasRefund.open.selector), 1);
            vm.prank(ALICE);
            uint256 proposalId = in_.propose{gas: 30_000_000}(targets, values, calldatas, description);
            _assertState(in_, proposalId, IGovernor.ProposalState.Pending);
        }
    }

    function test_standsWithoutARefundContract() public {
        assertEq(governor.refundGas(), address(0));
        _assertState(governor, _propose(governor), IGovernor.ProposalState.Pending);
    }
}
