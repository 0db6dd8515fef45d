// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondTeller} from "./IBondTeller.sol";

/// @title The teller of fixed-term markets: a bond is an amount of an ERC-1155 id, and matures `vesting` seconds after its purchase.
/// @notice Expiries are floored to 00:00 UTC: a bond bought at t matures at floor((t + vesting) / 1 day) · 1 day, up to a day before
/// the term is over. All bonds of one underlying and day are one id, from whatever market they come. Constructed with
/// (aggregator, vault).
interface IFixedTermTeller is IBondTeller {
    /// @param tokenId keccak256(abi.encodePacked(underlying, uint48(expiry / 1 days))).
    /// @param expiry Timestamp, 00:00 UTC.
    event ERC1155BondTokenCreated(uint256 tokenId, address indexed underlying, uint48 indexed expiry);

    /// @notice Records the token id of this underlying and day; does nothing where it exists. Anybody may call this.
    /// @param expiry Timestamp, floored to the day, then not in the past.
    function deploy(address underlying, uint48 expiry) external returns (uint256 tokenId);

    /// @notice Wraps `amount` of an underlying into bonds for the caller, without a market. The caller approves this contract for it.
    /// @dev Errors: `Teller_InvalidParams` for a (floored) expiry in the past and an amount of 0, then `Teller_TokenDoesNotExist`.
    /// @return tokenId The id of the bonds.
    /// @return minted amount - floor(amount · (protocolFee - createFeeDiscount) / 1e5).
    function create(address underlying, uint48 expiry, uint256 amount)
        external
        returns (uint256 tokenId, uint256 minted);

    /// @notice Burns bonds of the caller and pays the same amount of the underlying, from the expiry on. Nobody can stop it. Its only event
    /// is the burn's `TransferSingle`.
    /// @dev Errors: `Teller_InvalidParams` for an unknown id and an amount of 0, then `Teller_TokenNotMatured`, then
    /// `InsufficientBalance`.
    function redeem(uint256 tokenId, uint256 amount) external;

    /// @notice `redeem` for each of them, all or none.
    function batchRedeem(uint256[] calldata tokenIds, uint256[] calldata amounts) external;

    /// @return The id of this underlying and day, deployed or not.
    function getTokenId(address underlying, uint48 expiry) external pure returns (uint256);

    /// @return active Whether it has been deployed; all others are 0 if not.
    /// @return underlying What it is redeemed in.
    /// @return decimals The underlying's.
    /// @return expiry Timestamp.
    /// @return supply Bonds that have not been redeemed. This contract holds at least the sum of the supplies of an underlying's ids
    /// and the unclaimed fees in it, as long as the underlying itself takes nothing away (a rebasing token may).
    function tokenMetadata(uint256 tokenId)
        external
        view
        returns (bool active, address underlying, uint8 decimals, uint48 expiry, uint256 supply);

    /// @dev Errors: `Teller_InvalidParams` for an unknown id.
    /// @return name "Payout Token 2027-01-25"; the day in UTC.
    /// @return symbol "PAY-20270125".
    function getTokenNameAndSymbol(uint256 tokenId) external view returns (string memory name, string memory symbol);
}
