// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../IBondAuctioneer.sol";
import {MarketBook} from "./MarketBook.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {MerkleProof} from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// @notice Who may buy in a private market, and how much.
abstract contract PrivateMarkets is MarketBook, EIP712("Althing Bond Market", "1") {
    /// keccak256("MarketPermit(uint256 id,address buyer,uint256 maxQuote,uint256 nonce,uint256 deadline)")
    bytes32 private constant PERMIT_TYPEHASH = 0x49d1bb97b175d358c0ee6b47fc5d1489ef57f72584dcb210bfa6340dad8d313c;

    /// @inheritdoc IBondAuctioneer
    mapping(uint256 id => bytes32) public buyersRoot;
    /// @inheritdoc IBondAuctioneer
    mapping(uint256 id => uint256) public permitNonce;
    /// @inheritdoc IBondAuctioneer
    mapping(uint256 id => mapping(address buyer => uint256)) public boughtBy;

    /// @inheritdoc IBondAuctioneer
    function setBuyersRoot(uint256 id, bytes32 root) external {
        require(_ownMarket(id).isPrivate, Auctioneer_InvalidParams());
        buyersRoot[id] = root;
        emit BuyersRootUpdated(id, root);
    }

    /// @inheritdoc IBondAuctioneer
    function raisePermitNonce(uint256 id) external {
        require(_ownMarket(id).isPrivate, Auctioneer_InvalidParams());
        emit PermitNonceRaised(id, ++permitNonce[id]);
    }

    /// Checks that the buyer may make this purchase, and counts it towards the buyer's limit.
    function _useAccess(uint256 id, Market storage market, address buyer, uint256 amount, bytes calldata access)
        internal
    {
        if (!market.isPrivate) {
            require(access.length == 0, Auctioneer_InvalidParams());
            return;
        }
        require(access.length > 0, Auctioneer_NotAuthorized());
        uint256 maxQuote = _allowance(id, market.owner, buyer, access);
        uint256 bought = Math.saturatingAdd(boughtBy[id][buyer], amount);
        require(bought <= maxQuote, Auctioneer_BuyerLimitExceeded(buyer, bought, maxQuote));
        boughtBy[id][buyer] = bought;
    }

    function _allowance(uint256 id, address owner, address buyer, bytes calldata access)
        private
        view
        returns (uint256 maxQuote)
    {
        AccessKind kind;
        (kind, maxQuote) = abi.decode(access, (AccessKind, uint256));
        if (kind == AccessKind.MerkleProof) {
            (,, bytes32[] memory proof) = abi.decode(access, (AccessKind, uint256, bytes32[]));
            bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(buyer, maxQuote))));
            require(MerkleProof.verify(proof, buyersRoot[id], leaf), Auctioneer_InvalidProof(id, buyer));
        } else {
            (,, uint256 deadline, bytes memory signature) = abi.decode(access, (AccessKind, uint256, uint256, bytes));
            require(block.timestamp <= deadline, Auctioneer_PermitExpired(deadline));
            bytes32 permit = keccak256(abi.encode(PERMIT_TYPEHASH, id, buyer, maxQuote, permitNonce[id], deadline));
            require(
                SignatureChecker.isValidSignatureNow(owner, _hashTypedDataV4(permit), signature),
                Auctioneer_InvalidPermit(id, buyer)
            );
        }
    }
}
