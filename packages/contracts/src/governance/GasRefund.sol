// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IGasRefund} from "./IGasRefund.sol";
import {IOrganisationGovernor} from "./IOrganisationGovernor.sol";
import {RefundBudget} from "./RefundBudget.sol";
import {RefundTerms, RefundTermsLibrary} from "./RefundTerms.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";

/// @title The pot from which one governor's voters are paid back.
/// @notice What must always hold: for any transaction, this and all other such contracts together pay back at most what it cost.
/// - Gas is measured by the governor around one vote, so it was spent whatever else the transaction did.
/// - `baseGas` stands for what cannot be measured. It is given only to a sender that is the transaction's origin and has no code: such a
///   transaction is one call of the governor, hence one vote. That the sender is the origin is not enough, as an account with delegated
///   code (EIP-7702) sends batches.
/// - A sender with code is paid once per transaction, without `baseGas`.
/// - Gas that is not measured is paid back only where no later rule of the chain could make it cheaper.
///
/// A proposal's cap is taken from the period's cap when it is made. So useless proposals can use up what others would be given, as long
/// as their proposers have the votes for it; what the contract loses by them stays below the period's cap.
///
/// Trust: the owner, who is whoever acts for the governor at the time, sets the terms of later proposals and can empty the pot. A voter
/// who builds blocks gets the tip back twice, at most as much as the base fee that is burned. This contract is no proxy, as with one a
/// vote would cost 4,700 gas more.
contract GasRefund is IGasRefund {
    /// Gas for the receiver, in addition to the 2,300 that the EVM gives with every payment. Enough for a Safe's `receive`; not enough to
    /// vote again.
    uint256 private constant TRANSFER_GAS = 10_000;

    address private immutable _GOVERNOR;

    /// A struct, so that a vote computes its storage slot once.
    struct Proposal {
        RefundTerms terms;
    }

    RefundTerms private _settings;
    RefundBudget private _budget;
    mapping(uint256 proposalId => Proposal) private _proposals;
    bool private transient _paidCode;

    constructor(address governor_, RefundSettings memory settings) {
        _GOVERNOR = governor_;
        _setSettings(settings);
    }

    modifier onlyGovernor() {
        require(msg.sender == _GOVERNOR, RefundGas_NotGovernor(msg.sender));
        _;
    }

    modifier onlyOwner() {
        require(msg.sender == owner(), RefundGas_NotOwner(msg.sender));
        _;
    }

    receive() external payable {
        emit PotFilled(msg.sender, msg.value);
    }

    /// @inheritdoc IGasRefund
    function open(uint256 proposalId, uint256 proposerVotes) external onlyGovernor {
        if (proposerVotes < _budget.minProposerVotes) return;
        RefundTerms terms = _settings;
        _proposals[proposalId].terms = terms.withCap(_budget.take(terms.capLeft()));
    }

    /// @inheritdoc IGasRefund
    function refund(address payable to, uint256 proposalId, uint256 weight, uint256 gasUsed) external onlyGovernor {
        Proposal storage proposal = _proposals[proposalId];
        RefundTerms terms = proposal.terms;
        if (weight < terms.minWeight()) return;
        // `tx.origin` is not asked who calls, but whether the transaction can have done anything else.
        // solhint-disable-next-line avoid-tx-origin
        if (to == tx.origin && to.code.length == 0) {
            // Cannot overflow: gas is far below 2^256.
            unchecked {
                gasUsed += terms.baseGas();
            }
        } else {
            if (_paidCode) return;
            _paidCode = true;
        }
        uint256 amount = terms.worth(gasUsed);
        if (amount > address(this).balance) amount = address(this).balance;
        if (amount == 0) return;

        proposal.terms = terms.afterPaying(amount);
        bytes32 topic = GasRefunded.selector;
        bool taken;
        // Encodes the event in Solidity's scratch space (0x00 to 0x3f): elsewhere it would cost a vote 52 gas more.
        assembly ("memory-safe") {
            mstore(0x00, to)
            mstore(0x20, amount)
            log1(0x00, 0x40, topic)
            taken := call(TRANSFER_GAS, to, amount, 0, 0, 0, 0)
        }
        require(taken, RefundGas_EtherTransferFailed(to));
    }

    /// @inheritdoc IGasRefund
    function updateRefundSettings(RefundSettings calldata settings) external onlyOwner {
        _setSettings(settings);
    }

    /// @inheritdoc IGasRefund
    function withdraw(address payable to, uint256 amount) external onlyOwner {
        emit PotWithdrawn(to, amount);
        Address.sendValue(to, amount);
    }

    /// @inheritdoc IGasRefund
    function governor() external view returns (address) {
        return _GOVERNOR;
    }

    /// @inheritdoc IGasRefund
    function periodCapLeft() external view returns (uint256) {
        return _budget.available();
    }

    /// @inheritdoc IGasRefund
    function refundSettings() external view returns (RefundSettings memory settings) {
        settings = _settings.unpack();
        settings.periodCap = _budget.periodCap();
        settings.minProposerVotes = _budget.minProposerVotes;
    }

    /// @inheritdoc IGasRefund
    function refundTerms(uint256 proposalId) external view returns (RefundSettings memory) {
        return _proposals[proposalId].terms.unpack();
    }

    /// @inheritdoc IGasRefund
    function owner() public view returns (address) {
        address timelock = IOrganisationGovernor(_GOVERNOR).timelock();
        return timelock == address(0) ? _GOVERNOR : timelock;
    }

    function _setSettings(RefundSettings memory settings) private {
        _settings = RefundTermsLibrary.pack(settings);
        _budget.update(settings);
        emit RefundSettingsUpdated(settings);
    }
}
