// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GasRefund} from "../../../../src/governance/GasRefund.sol";
import {IGasRefund} from "../../../../src/governance/IGasRefund.sol";
import {GasRefundTest} from "../../../helpers/GasRefundTest.sol";

contract GasRefund_settings is GasRefundTest {
    function test_constructorRemembersEverything() public {
        vm.expectEmit();
        emit IGasRefund.RefundSettingsUpdated(_settings());
        GasRefund created = new GasRefund(GOVERNOR, _settings());
        assertEq(created.governor(), GOVERNOR);
        assertEq(created.owner(), OWNER);
        _assertSame(created.refundSettings(), _settings());
    }

    function test_revertsForAnybodyButTheOwner() public {
        for (uint256 i = 0; i < 2; ++i) {
            address caller = [GOVERNOR, STRANGER][i];
            vm.expectRevert(abi.encodeWithSelector(IGasRefund.RefundGas_NotOwner.selector, caller));
            vm.prank(caller);
            pot.updateRefundSettings(_settings());
        }
    }

    function testFuzz_revertsAboveEachBound(uint256 excess) public {
        IGasRefund.RefundSettings[10] memory wrong;
        uint256[4] memory bounds = [uint256(type(uint40).max), type(uint40).max, 15_000, type(uint24).max];
        for (uint256 i = 0; i < wrong.length; ++i) {
            wrong[i] = _settings();
        }
        wrong[0].maxPriorityFee = bound(excess, bounds[0] + 1, type(uint256).max);
        wrong[1].maxBaseFee = bound(excess, bounds[1] + 1, type(uint256).max);
        wrong[2].baseGas = bound(excess, bounds[2] + 1, type(uint256).max);
        wrong[3].maxGasUsed = bound(excess, bounds[3] + 1, type(uint256).max);
        wrong[4].minWeight = bound(excess, uint256(type(uint96).max) + 1, type(uint256).max);
        wrong[5].minWeight = 0;
        wrong[6].proposalCap = bound(excess, 1 << 40, type(uint256).max / 1 gwei) * 1 gwei;
        wrong[7].periodCap = 2 ether - 2 gwei;
        wrong[8].periodCap = bound(excess, 1 << 40, type(uint256).max / 2 gwei) * 2 gwei;
        wrong[9].minProposerVotes = bound(excess, uint256(type(uint96).max) + 1, type(uint256).max);
        for (uint256 i = 0; i < wrong.length; ++i) {
            _assertRefused(wrong[i]);
        }
    }

    /// @dev 0 becomes the least value of each range: a bound moved by a little would pass the random ones.
    function test_revertsJustAboveEachBound() public {
        testFuzz_revertsAboveEachBound(0);
    }

    function testFuzz_revertsWhenThePeriodsCapIsNoMultipleOfTwoGwei(uint256 cap) public {
        cap = bound(cap, 2 ether, 1000 ether);
        vm.assume(cap % 2 gwei != 0);
        IGasRefund.RefundSettings memory wrong = _settings();
        wrong.periodCap = cap;
        _assertRefused(wrong);
    }

    function testFuzz_revertsWhenTheCapIsNoMultipleOfAGwei(uint256 cap) public {
        cap = bound(cap, 0, 2 ether);
        vm.assume(cap % 1 gwei != 0);
        IGasRefund.RefundSettings memory wrong = _settings();
        wrong.proposalCap = cap;
        _assertRefused(wrong);
    }

    function test_takesEverySettingAtItsBound() public {
        IGasRefund.RefundSettings memory highest = IGasRefund.RefundSettings({
            maxPriorityFee: type(uint40).max,
            maxBaseFee: type(uint40).max,
            baseGas: 15_000,
            maxGasUsed: type(uint24).max,
            minWeight: type(uint96).max,
            proposalCap: uint256(type(uint40).max) * 1 gwei,
            periodCap: uint256(type(uint40).max) * 2 gwei,
            minProposerVotes: type(uint96).max
        });
        IGasRefund.RefundSettings memory lowest;
        lowest.minWeight = 1;
        _update(highest);
        _assertSame(pot.refundSettings(), highest);
        _update(lowest);
        _assertSame(pot.refundSettings(), lowest);
    }

    /// Distinct values in every field, so that no two can be mixed up.
    function testFuzz_holdsForLaterProposalsOnly(IGasRefund.RefundSettings memory settings) public {
        settings.maxPriorityFee = bound(settings.maxPriorityFee, 0, type(uint40).max);
        settings.maxBaseFee = bound(settings.maxBaseFee, 0, type(uint40).max);
        settings.baseGas = bound(settings.baseGas, 0, 15_000);
        settings.maxGasUsed = bound(settings.maxGasUsed, 0, type(uint24).max);
        settings.minWeight = bound(settings.minWeight, 1, type(uint96).max);
        // No more than is left of the present cap.
        settings.proposalCap = bound(settings.proposalCap, 0, 1e9) * 1 gwei;
        settings.periodCap = bound(settings.periodCap, settings.proposalCap / 1 gwei, type(uint40).max) * 2 gwei;
        settings.minProposerVotes = bound(settings.minProposerVotes, 0, PROPOSER_VOTES);
        vm.expectEmit(address(pot));
        emit IGasRefund.RefundSettingsUpdated(settings);
        _update(settings);
        _assertSame(pot.refundSettings(), settings);

        _open(PROPOSAL + 1);
        _assertSame(pot.refundTerms(PROPOSAL + 1), _terms(settings));
        _assertSame(pot.refundTerms(PROPOSAL), _terms(_settings()));
    }

    function _update(IGasRefund.RefundSettings memory settings) private {
        vm.prank(OWNER);
        pot.updateRefundSettings(settings);
    }

    function _assertRefused(IGasRefund.RefundSettings memory wrong) private {
        vm.expectRevert(IGasRefund.RefundGas_InvalidParams.selector);
        _update(wrong);
        _assertSame(pot.refundSettings(), _settings());
        vm.expectRevert(IGasRefund.RefundGas_InvalidParams.selector);
        new GasRefund(GOVERNOR, wrong);
    }
}
