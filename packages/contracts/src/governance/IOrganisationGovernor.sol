// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IQuadraticGovernor} from "./IQuadraticGovernor.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";

/// @title What an organisation's governor has beyond OpenZeppelin's `IGovernor`.
interface IOrganisationGovernor {
    /// @param name Name to show to people. The EIP-712 domain of signed votes is named "Althing Governor", version "1", for all.
    /// @param token ERC-5805 with a timestamp clock; it never changes.
    /// @param votingDelay Seconds between a proposal and its snapshot.
    /// @param votingPeriod Seconds that voting lasts, at least 1.
    /// @param proposalThreshold Units of the token that a proposer must have delegated to them.
    /// @param quorumNumerator Share of the past supply that For and Abstain (of a quadratic governor: everybody who votes) must
    /// reach, in 1/10,000, from 1 to 10,000. The token must have a supply on this chain.
    /// @param preVoteVetoer May veto until voting starts, which takes a voting delay of at least 600; the zero address for nobody.
    /// @param quadratic For a quadratic governor; its decoder is the zero address in any other.
    /// @param messageController The only account that may bring votes of other chains; the zero address for none. A quadratic governor
    /// must have none, as a holding spread over several chains would weigh more, by its several square roots.
    struct GovernorSetup {
        string name;
        address token;
        uint48 votingDelay;
        uint32 votingPeriod;
        uint256 proposalThreshold;
        uint256 quorumNumerator;
        address preVoteVetoer;
        IQuadraticGovernor.QuadraticSettings quadratic;
        address messageController;
    }

    event TimelockChange(address oldTimelock, address newTimelock);

    event PreVoteVetoerUpdated(address oldVetoer, address newVetoer);

    event PreExecutionVetoerUpdated(address oldVetoer, address newVetoer);

    /// After the `ProposalCanceled` of the same proposal.
    event ProposalVetoed(uint256 proposalId, address vetoer);

    /// Thrown when the token is not the one in the proxy's code, is no contract, or does not count in timestamps.
    error Governor_InvalidToken(address token);

    /// Thrown when a timelock is no contract or its delay is below 600 seconds.
    error Governor_InvalidTimelock(address timelock);

    /// Thrown when a pre-vote vetoer would have no time to veto: with a voting delay below 600 seconds.
    error Governor_VetoerWithoutWindow(address vetoer);

    /// Thrown when the quorum would be 0, or a share of a supply of 0: any proposal would then pass with a single vote.
    error Governor_QuorumWithoutBase();

    /// Thrown when the setup is for the other kind of governor.
    error Governor_InvalidSetup();

    /// Thrown when somebody votes who has no weight at the proposal's snapshot.
    error Governor_NoWeight(address account);

    /// Thrown when anybody but a vetoer vetoes.
    error Governor_VetoerOnly(address account);

    /// Thrown when the vetoer's window has closed.
    error Governor_VetoTooLate(uint256 proposalId, IGovernor.ProposalState current);

    /// Thrown when there is no timelock, which alone gives time to veto, or it would not let `vetoer` and this governor, and nobody who was vetoer before, cancel.
    error Governor_CancellersDiffer(address vetoer);

    /// @notice Called once, at creation. The proxy must carry the token as its argument and the refund contract, where there is one, as
    /// its companion.
    /// @dev Further errors: `GovernorInvalidVotingPeriod(0)`, `GovernorInvalidQuorumFraction`.
    /// @param timelock Acts for the governor; the zero address where the governor acts itself, without delay.
    /// @param preExecutionVetoer May veto from success until execution, which takes a timelock; the zero address for nobody. In the
    /// timelock it and the governor are cancellers.
    function initialize(GovernorSetup calldata setup, address timelock, address preExecutionVetoer) external;

    /// @notice Cancels the proposal, in the timelock too. The pre-vote vetoer may call this until voting starts, the pre-execution vetoer
    /// from success until execution.
    /// @dev Errors: `Governor_VetoerOnly`; `Governor_VetoTooLate`; `GovernorUnexpectedProposalState` where the window has not
    /// opened, or the proposal came to another end.
    function veto(address[] memory targets, uint256[] memory values, bytes[] memory calldatas, bytes32 descriptionHash)
        external
        returns (uint256 proposalId);

    /// @notice Sets the pre-vote vetoer; the zero address for nobody. Only a passed proposal may call this. The
    /// voting delay must be at least 600 seconds, and cannot be set lower while there is such a vetoer.
    function updatePreVoteVetoer(address newVetoer) external;

    /// @notice Sets the pre-execution vetoer; the zero address for nobody. Only a passed proposal may call this.
    /// There must be a timelock; the same proposal must before make the new vetoer and the governor its cancellers, and take that role
    /// from the old vetoer.
    function updatePreExecutionVetoer(address newVetoer) external;

    /// @notice Only a passed proposal may call this: it acts through `newTimelock` from now on. A governor can
    /// gain a timelock or change it, never lose it. What is queued in the old timelock stays there: it is executed and vetoed there, as
    /// long as the governor keeps its roles in it, but can change nothing of the governor any more.
    /// @param newTimelock A contract in which this governor is a proposer; else nothing can be queued any more. Its delay is at
    /// least 600 seconds.
    function updateTimelock(address newTimelock) external;

    /// @return The contract that acts for the governor; the zero address where the governor acts itself.
    function timelock() external view returns (address);

    function preVoteVetoer() external view returns (address);

    function preExecutionVetoer() external view returns (address);

    /// @return Whether the proposal was vetoed here. Who cancels in the timelock itself leaves it cancelled, not vetoed.
    function vetoed(uint256 proposalId) external view returns (bool);

    /// @return The contract that pays back votes (`IGasRefund`); the zero address where there is none.
    function refundGas() external view returns (address);
}
