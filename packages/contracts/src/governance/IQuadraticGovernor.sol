// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @title What a quadratic governor has beyond `IOrganisationGovernor`.
interface IQuadraticGovernor {
    /// @param decoder See `IPassportDecoder`; a contract.
    /// @param bandPercentages What a vote is worth, in percent from 0 to 100: with a score below 15 or none, from 15 to below
    /// 25, from 25 to below 100, from 100 on. Warning: with a first one above 0, a holding spread over accounts without scores
    /// weighs more than in one.
    /// @param threshold Share of For + Against that For must reach, in 1/10,000. Warning: with 0, one vote For is enough, however many
    /// are Against.
    struct QuadraticSettings {
        address decoder;
        uint8[4] bandPercentages;
        uint16 threshold;
    }

    /// For proposals whose snapshot is taken from now on.
    event QuadraticSettingsUpdated(QuadraticSettings settings);

    /// Thrown when a percentage is above 100 or the threshold above 10,000, or the decoder is no contract.
    error Governor_InvalidQuadraticSettings();

    /// Thrown when the decoder fails without a reason or answers too little; the vote may be sent again, perhaps with more
    /// gas.
    error Governor_ScoreUnavailable(address account);

    /// @notice Only a passed proposal may call this.
    function updateQuadraticSettings(QuadraticSettings calldata settings) external;

    /// @return The settings that apply to proposals with this snapshot (a timestamp in seconds).
    function quadraticSettings(uint256 timepoint) external view returns (QuadraticSettings memory);

    /// @return In hundredths of a vote: what the account's vote on a proposal with this snapshot would count now; 0 is refused.
    function quadraticWeight(address account, uint256 timepoint) external view returns (uint256);

    /// @return Plain voting power, in units of the token, of everybody who voted.
    function proposalParticipation(uint256 proposalId) external view returns (uint256);

    /// All in hundredths of a vote.
    function proposalVotes(uint256 proposalId)
        external
        view
        returns (uint256 againstVotes, uint256 forVotes, uint256 abstainVotes);
}
