// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../../src/bonds/IBondAuctioneer.sol";
import {BondGhosts} from "./BondGhosts.sol";
import {Hashes} from "@openzeppelin/contracts/utils/cryptography/Hashes.sol";

/// How buyers show that they may buy in private markets, and how others try to.
abstract contract BondAccess is BondGhosts {
    /// A purchase as the fuzzer asks for it.
    struct Order {
        uint256 market;
        uint256 buyer;
        uint256 recipient;
        uint256 referrer;
        uint256 amount;
        uint256 minimum;
        uint256 access;
        uint256 trick;
    }

    bytes32 private constant PERMIT_TYPEHASH =
        keccak256("MarketPermit(uint256 id,address buyer,uint256 maxQuote,uint256 nonce,uint256 deadline)");
    bytes32 private constant DOMAIN_TYPEHASH =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");

    /// Of a tree with two buyers, the first two of the people.
    function _root(uint256 market, uint256 tree) internal view returns (bytes32) {
        return Hashes.commutativeKeccak256(_leaf(market, tree, 0), _leaf(market, tree, 1));
    }

    function _leaf(uint256 market, uint256 tree, uint256 buyer) private view returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(people[buyer], _limit(market, tree, buyer)))));
    }

    /// Units of quote that one of the two may spend.
    function _limit(uint256 market, uint256 tree, uint256 buyer) private pure returns (uint256) {
        return uint256(keccak256(abi.encode(market, tree, buyer))) % 1e22;
    }

    function _access(Order memory order, Market memory market, address buyer)
        internal
        view
        returns (bytes memory access, uint256 limit)
    {
        uint256 kind = order.access % 8;
        if (!market.isPrivate) return kind == 7 ? (abi.encode(kind), 0) : (bytes(""), type(uint256).max);
        if (kind == 7) return ("", 0);
        if (kind < 4) return _proof(order, market, buyer);
        return _permit(order, market, buyer);
    }

    /// Of the tree in force or of the one before, for the buyer or for one who may buy.
    function _proof(Order memory order, Market memory market, address buyer)
        private
        view
        returns (bytes memory access, uint256 limit)
    {
        uint256 tree = order.access % 8 == 3 && market.tree > 0 ? market.tree - 1 : market.tree;
        // Mostly the buyer's own place, if it has one.
        uint256 listed = order.access / 8 % 4 == 0 || buyer == people[0] ? 0 : 1;
        limit = _limit(order.market, tree, listed);
        if (order.access % 8 == 2) ++limit;
        bytes32[] memory proof = new bytes32[](1);
        proof[0] = _leaf(order.market, tree, 1 - listed);
        access = abi.encode(IBondAuctioneer.AccessKind.MerkleProof, limit, proof);
        if (order.access % 8 == 2 || tree != market.tree || buyer != people[listed]) limit = 0;
    }

    /// By the owner or somebody else, for this market or another, for the nonce of the moment or another.
    function _permit(Order memory order, Market memory market, address buyer)
        private
        view
        returns (bytes memory access, uint256 limit)
    {
        uint256 signer = 0;
        while (signer < _keys.length && people[signer] != market.owner) ++signer;
        if (signer == _keys.length) return ("", 0);
        uint256 flaw = order.access / 8 % 16;
        if (flaw == 1) signer = (signer + 1) % _keys.length;
        limit = order.amount % 1e24;
        uint256 deadline = flaw == 2 ? block.timestamp - 1 : block.timestamp;
        uint256 nonce = _auctioneer(market).permitNonce(market.id);
        bytes32 permit = keccak256(
            abi.encode(
                PERMIT_TYPEHASH,
                flaw == 3 ? market.id + 1 : market.id,
                flaw == 4 ? address(this) : buyer,
                limit,
                flaw == 5 ? nonce + 1 : nonce,
                deadline
            )
        );
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", _domain(address(_auctioneer(market))), permit));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(_keys[signer], digest);
        if (flaw == 6) ++limit;
        access = abi.encode(IBondAuctioneer.AccessKind.Permit, limit, deadline, abi.encodePacked(r, s, v));
        if (flaw > 0 && flaw < 7) limit = 0;
    }

    function _domain(address auctioneer) private view returns (bytes32) {
        return keccak256(
            abi.encode(DOMAIN_TYPEHASH, keccak256("Althing Bond Market"), keccak256("1"), block.chainid, auctioneer)
        );
    }
}
