// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GasRefund} from "../../src/governance/GasRefund.sol";
import {IGasRefund} from "../../src/governance/IGasRefund.sol";
import {IOrganisationGovernor} from "../../src/governance/IOrganisationGovernor.sol";
import {Test} from "forge-std/Test.sol";

/// A pot of 10 ether whose governor is an account of ours with OWNER for its timelock, at 21 gwei of which 20 are the base fee.
abstract contract GasRefundTest is Test {
    address internal immutable GOVERNOR = makeAddr("governor");
    address internal immutable OWNER = makeAddr("owner");
    address internal immutable STRANGER = makeAddr("stranger");
    address payable internal immutable VOTER = payable(makeAddr("voter"));
    uint256 internal constant PROPOSAL = 7;
    uint256 internal constant WEIGHT = 1e18;
    uint256 internal constant PROPOSER_VOTES = 5e18;
    uint256 internal constant PRICE = 21 gwei;

    GasRefund internal pot;

    function setUp() public virtual {
        vm.fee(20 gwei);
        vm.txGasPrice(PRICE);
        pot = new GasRefund(GOVERNOR, _settings());
        vm.deal(address(pot), 10 ether);
        vm.mockCall(GOVERNOR, abi.encodeCall(IOrganisationGovernor.timelock, ()), abi.encode(OWNER));
        _open(PROPOSAL);
    }

    function _settings() internal pure returns (IGasRefund.RefundSettings memory) {
        return IGasRefund.RefundSettings({
            maxPriorityFee: 2 gwei,
            maxBaseFee: 200 gwei,
            baseGas: 15_000,
            maxGasUsed: 200_000,
            minWeight: WEIGHT,
            proposalCap: 1 ether,
            periodCap: 4 ether,
            minProposerVotes: PROPOSER_VOTES
        });
    }

    function _open(uint256 proposalId) internal {
        vm.prank(GOVERNOR);
        pot.open(proposalId, PROPOSER_VOTES);
    }

    /// What of the settings a proposal keeps.
    function _terms(IGasRefund.RefundSettings memory settings)
        internal
        pure
        returns (IGasRefund.RefundSettings memory terms)
    {
        terms = settings;
        (terms.periodCap, terms.minProposerVotes) = (0, 0);
    }

    /// @return paid What `to` got, for a vote sent by itself.
    function _refund(address payable to, uint256 gasUsed) internal returns (uint256 paid) {
        return _refund(to, to, PROPOSAL, WEIGHT, gasUsed);
    }

    function _refund(address payable to, address origin, uint256 proposalId, uint256 weight, uint256 gasUsed)
        internal
        returns (uint256 paid)
    {
        uint256 before = to.balance;
        vm.prank(GOVERNOR, origin);
        pot.refund(to, proposalId, weight, gasUsed);
        return to.balance - before;
    }

    function _capLeft() internal view returns (uint256) {
        return pot.refundTerms(PROPOSAL).proposalCap;
    }

    function _assertSame(IGasRefund.RefundSettings memory actual, IGasRefund.RefundSettings memory expected)
        internal
        pure
    {
        assertEq(abi.encode(actual), abi.encode(expected));
    }
}
