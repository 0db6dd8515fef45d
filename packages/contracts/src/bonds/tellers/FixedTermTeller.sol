// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {BondNames} from "./BondNames.sol";
import {BondTeller} from "./BondTeller.sol";
import {ExactTransfers} from "./ExactTransfers.sol";
import {IBondTeller} from "./IBondTeller.sol";
import {IFixedTermTeller} from "./IFixedTermTeller.sol";
import {ERC1155} from "solady/tokens/ERC1155.sol";
import {Base64} from "solady/utils/Base64.sol";
import {LibString} from "solady/utils/LibString.sol";
import {MetadataReaderLib} from "solady/utils/MetadataReaderLib.sol";

/// @title Sells and redeems bonds that mature a fixed term after their purchase.
/// @notice Trust, tokens and re-entry: see `BondTeller`. A recipient that is a contract must accept ERC-1155 tokens (`onERC1155Received`)
/// and is called after everything else.
contract FixedTermTeller is BondTeller, ERC1155, IFixedTermTeller {
    /// The supply has a storage word of its own: where it is not 0, a purchase needs none of the other words, and the last redemption
    /// clears it, which refunds gas.
    struct BondToken {
        uint256 supply;
        address underlying;
        uint48 expiry;
        uint8 decimals;
    }

    mapping(uint256 tokenId => BondToken) private _bondTokens;

    constructor(address aggregator, address vault) BondTeller(aggregator, vault) {}

    /// @inheritdoc IFixedTermTeller
    function deploy(address underlying, uint48 expiry) external returns (uint256 tokenId) {
        return _deploy(underlying, _futureDay(expiry));
    }

    /// @inheritdoc IFixedTermTeller
    function create(address underlying, uint48 expiry, uint256 amount)
        external
        nonReentrant
        returns (uint256 tokenId, uint256 minted)
    {
        uint48 day = _futureDay(expiry);
        require(amount > 0, Teller_InvalidParams());
        tokenId = getTokenId(underlying, day);
        require(_bondTokens[tokenId].expiry > 0, Teller_TokenDoesNotExist(underlying, day));
        uint256 fee = _takeUnderlying(underlying, amount);
        minted = amount - fee;
        emit BondCreated(tokenId, msg.sender, underlying, day, minted, fee);
        _issue(msg.sender, tokenId, minted);
    }

    /// @inheritdoc IFixedTermTeller
    function redeem(uint256 tokenId, uint256 amount) external {
        _redeem(tokenId, amount);
    }

    /// @inheritdoc IFixedTermTeller
    function batchRedeem(uint256[] calldata tokenIds, uint256[] calldata amounts) external {
        require(tokenIds.length == amounts.length, Teller_InvalidParams());
        for (uint256 i = 0; i < tokenIds.length; ++i) {
            _redeem(tokenIds[i], amounts[i]);
        }
    }

    /// @inheritdoc IFixedTermTeller
    function tokenMetadata(uint256 tokenId)
        external
        view
        returns (bool active, address underlying, uint8 decimals, uint48 expiry, uint256 supply)
    {
        BondToken storage token = _bondTokens[tokenId];
        return (token.expiry > 0, token.underlying, token.decimals, token.expiry, token.supply);
    }

    /// @inheritdoc IBondTeller
    function isFixedTerm() external pure returns (bool) {
        return true;
    }

    /// @inheritdoc IFixedTermTeller
    function getTokenNameAndSymbol(uint256 tokenId) public view returns (string memory name, string memory symbol) {
        BondToken storage token = _bondTokens[tokenId];
        (address underlying, uint48 expiry) = (token.underlying, token.expiry);
        require(expiry > 0, Teller_InvalidParams());
        return (BondNames.name(underlying, expiry), BondNames.symbol(underlying, expiry));
    }

    /// @notice Metadata of ERC-1155 as a data URI of JSON: name, symbol and decimals.
    function uri(uint256 tokenId) public view override returns (string memory) {
        (string memory name, string memory symbol) = getTokenNameAndSymbol(tokenId);
        string memory json = string.concat(
            "{\"name\":",
            LibString.escapeJSON(name, true),
            ",\"symbol\":",
            LibString.escapeJSON(symbol, true),
            ",\"decimals\":",
            LibString.toString(_bondTokens[tokenId].decimals),
            "}"
        );
        return string.concat("data:application/json;base64,", Base64.encode(bytes(json)));
    }

    /// @inheritdoc IFixedTermTeller
    function getTokenId(address underlying, uint48 expiry) public pure returns (uint256) {
        return uint256(keccak256(abi.encodePacked(underlying, expiry / 1 days)));
    }

    /// @inheritdoc BondTeller
    function _issueBond(address recipient, address underlying, uint48 expiry, uint256 amount)
        internal
        override
        returns (uint256 tokenId)
    {
        tokenId = getTokenId(underlying, expiry);
        if (_bondTokens[tokenId].supply == 0) _deploy(underlying, expiry);
        _issue(recipient, tokenId, amount);
    }

    /// @inheritdoc BondTeller
    function _expiryOf(uint48 vesting) internal view override returns (uint48) {
        return _startOfDay(_linearStartOf(vesting));
    }

    /// @inheritdoc BondTeller
    function _linearStartOf(uint48 vesting) internal view override returns (uint48) {
        return uint48(block.timestamp) + vesting;
    }

    function _deploy(address underlying, uint48 day) private returns (uint256 tokenId) {
        tokenId = getTokenId(underlying, day);
        BondToken storage token = _bondTokens[tokenId];
        if (token.expiry > 0) return tokenId;
        require(underlying.code.length > 0, Teller_UnsupportedToken());
        (token.expiry, token.decimals) = (day, MetadataReaderLib.readDecimals(underlying));
        token.underlying = underlying;
        emit ERC1155BondTokenCreated(tokenId, underlying, day);
    }

    function _issue(address recipient, uint256 tokenId, uint256 amount) private {
        _bondTokens[tokenId].supply += amount;
        _mint(recipient, tokenId, amount, "");
    }

    function _redeem(uint256 tokenId, uint256 amount) private {
        BondToken storage token = _bondTokens[tokenId];
        uint48 expiry = token.expiry;
        require(expiry > 0 && amount > 0, Teller_InvalidParams());
        _requireMature(expiry);
        _burn(msg.sender, tokenId, amount);
        // No holder has more than the supply.
        unchecked {
            token.supply -= amount;
        }
        ExactTransfers.pay(token.underlying, msg.sender, amount);
    }
}
