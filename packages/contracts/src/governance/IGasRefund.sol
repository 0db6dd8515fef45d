// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title Pays back to voters what their votes cost.
interface IGasRefund {
    /// @param maxPriorityFee Highest tip paid back, in wei per gas, at most 2^40 - 1. Whoever builds the block gets the tip, so no
    /// more of it is paid back than of the base fee, which nobody gets.
    /// @param maxBaseFee Highest base fee paid back, in wei per gas, at most 2^40 - 1.
    /// @param baseGas Gas paid back on top of what the governor measures, to those only whose transaction cannot hold
    /// anything but one vote. At most 15,000, less than what such a transaction executes outside the measurement: the 21,000 that
    /// it costs besides may be cut by a later rule of the chain, and open proposals keep their terms.
    /// @param maxGasUsed Most gas paid back for one vote, `baseGas` included, at most 2^24 - 1.
    /// @param minWeight Least weight counted that is paid back, in the governor's units, from 1 to 2^96 - 1.
    /// @param proposalCap Most that is paid back for all votes on one proposal, in wei, a multiple of 1 gwei, at most
    /// 1,099 ether and half of `periodCap`.
    /// @param periodCap Most that is set aside for all proposals made within any 30 days together, in wei, a multiple of 2 gwei,
    /// at most 2,199 ether.
    /// @param minProposerVotes Votes that the proposer must have for votes on the proposal to be paid back, in units of the token, at
    /// most 2^96 - 1.
    struct RefundSettings {
        uint256 maxPriorityFee;
        uint256 maxBaseFee;
        uint256 baseGas;
        uint256 maxGasUsed;
        uint256 minWeight;
        uint256 proposalCap;
        uint256 periodCap;
        uint256 minProposerVotes;
    }

    event RefundSettingsUpdated(RefundSettings settings);

    event PotFilled(address indexed from, uint256 amount);

    event PotWithdrawn(address indexed to, uint256 amount);

    /// The proposal is named by the vote's event right before this one.
    event GasRefunded(address to, uint256 amount);

    /// Thrown when anybody but the governor asks for a refund.
    error RefundGas_NotGovernor(address caller);

    /// Thrown when anybody but the owner changes the settings or takes money out.
    error RefundGas_NotOwner(address caller);

    /// Thrown when a setting is out of its bounds.
    error RefundGas_InvalidParams();

    /// Thrown when whoever is to be paid refuses the money or needs more than 12,300 gas to take it.
    error RefundGas_EtherTransferFailed(address to);

    /// @notice Only the governor may call this: the present settings apply to this proposal from now on, with as much of its cap as the
    /// period's still allows. Does nothing where the proposer has too few votes.
    function open(uint256 proposalId, uint256 proposerVotes) external;

    /// @notice Only the governor may call this: pays `to` for a vote. Pays nothing where the proposal was never opened, its cap or the
    /// pot is used up, the weight is too small, or `to` runs code and has been paid in this transaction.
    /// @param to Sender of the vote's transaction, as the governor sees it.
    /// @param proposalId Of the vote.
    /// @param weight Weight that was counted, in the governor's units.
    /// @param gasUsed Gas that counting took, measured by the governor.
    function refund(address payable to, uint256 proposalId, uint256 weight, uint256 gasUsed) external;

    /// @notice Only the owner may call this: sets the terms of proposals made from now on.
    function updateRefundSettings(RefundSettings calldata settings) external;

    /// @notice Only the owner may call this: sends `amount` wei of this contract to `to`.
    function withdraw(address payable to, uint256 amount) external;

    /// @return The governor whose votes are paid back.
    function governor() external view returns (address);

    /// @return Who acts for the governor now: its timelock, or itself where it has none.
    function owner() external view returns (address);

    /// @return What the next proposal could be given, in wei.
    function periodCapLeft() external view returns (uint256);

    /// @return The settings of proposals made from now on.
    function refundSettings() external view returns (RefundSettings memory);

    /// @return The settings of this proposal; `proposalCap` is what is left of it, and the last two are zero. All zero where it was never
    /// opened.
    function refundTerms(uint256 proposalId) external view returns (RefundSettings memory);
}
