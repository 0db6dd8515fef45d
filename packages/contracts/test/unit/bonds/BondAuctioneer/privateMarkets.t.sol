// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../../../../src/bonds/IBondAuctioneer.sol";
import {BondMarketsTest} from "../../../helpers/BondMarketsTest.sol";
import {Hashes} from "@openzeppelin/contracts/utils/cryptography/Hashes.sol";

contract BondAuctioneer_privateMarkets is BondMarketsTest {
    IBondAuctioneer private _auctioneer;
    uint256 private _id;

    function setUp() public override {
        super.setUp();
        _auctioneer = term.fixedPrice;
        bytes32 root = Hashes.commutativeKeccak256(_leaf(ALICE, 100e6), _leaf(BOB, 50e6));
        _id = _create(_auctioneer, abi.encode(_fixedPrice()), IBondAuctioneer.MarketOptions(true, root, 0, 0));
    }

    function _leaf(address buyer, uint256 maxQuote) private pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(buyer, maxQuote))));
    }

    /// For one of the two leaves.
    function _proof(uint256 maxQuote, bytes32 sibling) private pure returns (bytes memory) {
        bytes32[] memory proof = new bytes32[](1);
        proof[0] = sibling;
        return abi.encode(IBondAuctioneer.AccessKind.MerkleProof, maxQuote, proof);
    }

    function _proofOfAlice() private view returns (bytes memory) {
        return _proof(100e6, _leaf(BOB, 50e6));
    }

    function _permit(string memory signer, uint256 id, address buyer, uint256 maxQuote, uint256 deadline)
        private
        returns (bytes memory)
    {
        bytes32 typeHash =
            keccak256("MarketPermit(uint256 id,address buyer,uint256 maxQuote,uint256 nonce,uint256 deadline)");
        bytes32 permit = keccak256(abi.encode(typeHash, id, buyer, maxQuote, _auctioneer.permitNonce(_id), deadline));
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Althing Bond Market"),
                keccak256("1"),
                block.chainid,
                address(_auctioneer)
            )
        );
        (, uint256 key) = makeAddrAndKey(signer);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, keccak256(abi.encodePacked(hex"1901", domain, permit)));
        return abi.encode(IBondAuctioneer.AccessKind.Permit, maxQuote, deadline, abi.encodePacked(r, s, v));
    }

    function _buyWith(address buyer, uint256 amount, bytes memory access) private {
        vm.prank(buyer);
        termTeller.purchasePrivate(buyer, address(0), _id, amount, 0, type(uint48).max, access);
    }

    function _expectInvalidPermit(address buyer) private {
        vm.expectRevert(abi.encodeWithSelector(IBondAuctioneer.Auctioneer_InvalidPermit.selector, _id, buyer));
    }

    function _expectInvalidProof(address buyer) private {
        vm.expectRevert(abi.encodeWithSelector(IBondAuctioneer.Auctioneer_InvalidProof.selector, _id, buyer));
    }

    function test_aPublicMarketTakesNoAccess() public {
        bytes memory access = _proofOfAlice();
        _id = _createFixedPrice();
        vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
        _buyWith(ALICE, 1e6, access);
    }

    function test_aPrivateMarketNeedsAccess() public {
        vm.prank(ALICE);
        vm.expectRevert(IBondAuctioneer.Auctioneer_NotAuthorized.selector);
        termTeller.purchase(ALICE, address(0), _id, 1e6, 0);
    }

    function test_buysByProofUpToTheLimit() public {
        _buyWith(ALICE, 60e6, _proofOfAlice());
        assertEq(_auctioneer.boughtBy(_id, ALICE), 60e6);
        _buyWith(ALICE, 40e6, _proofOfAlice());
        vm.expectRevert(
            abi.encodeWithSelector(IBondAuctioneer.Auctioneer_BuyerLimitExceeded.selector, ALICE, 100e6 + 3, 100e6)
        );
        _buyWith(ALICE, 3, _proofOfAlice());
        _buyWith(BOB, 50e6, _proof(50e6, _leaf(ALICE, 100e6)));
        assertEq(_auctioneer.boughtBy(_id, BOB), 50e6);
    }

    function test_aProofIsOfBuyerAndLimit() public {
        _expectInvalidProof(STRANGER);
        _buyWith(STRANGER, 1e6, _proofOfAlice());
        _expectInvalidProof(ALICE);
        _buyWith(ALICE, 1e6, _proof(101e6, _leaf(BOB, 50e6)));
    }

    function test_theOwnerRotatesTheRoot() public {
        _buyWith(ALICE, 60e6, _proofOfAlice());
        bytes32 root = _leaf(STRANGER, 7e6);
        vm.expectEmit(address(_auctioneer));
        emit IBondAuctioneer.BuyersRootUpdated(_id, root);
        vm.prank(OWNER);
        _auctioneer.setBuyersRoot(_id, root);
        assertEq(_auctioneer.buyersRoot(_id), root);
        _expectInvalidProof(ALICE);
        _buyWith(ALICE, 1e6, _proofOfAlice());
        _buyWith(STRANGER, 7e6, abi.encode(IBondAuctioneer.AccessKind.MerkleProof, 7e6, new bytes32[](0)));
        assertEq(_auctioneer.boughtBy(_id, ALICE), 60e6);
    }

    function test_buysByPermitUpToTheLimit() public {
        _buyWith(ALICE, 60e6, _proofOfAlice());
        _buyWith(ALICE, 90e6, _permit("owner", _id, ALICE, 150e6, block.timestamp));
        assertEq(_auctioneer.boughtBy(_id, ALICE), 150e6);
        bytes memory smaller = _permit("owner", _id, ALICE, 149e6, block.timestamp);
        vm.expectRevert(
            abi.encodeWithSelector(IBondAuctioneer.Auctioneer_BuyerLimitExceeded.selector, ALICE, 150e6 + 3, 149e6)
        );
        _buyWith(ALICE, 3, smaller);
    }

    function test_aPermitIsTheOwnersForOneBuyerAndMarket() public {
        bytes memory permit = _permit("stranger", _id, ALICE, 150e6, block.timestamp);
        _expectInvalidPermit(ALICE);
        _buyWith(ALICE, 1e6, permit);
        permit = _permit("owner", _id, BOB, 150e6, block.timestamp);
        _expectInvalidPermit(ALICE);
        _buyWith(ALICE, 1e6, permit);
        permit = _permit("owner", _id + 1, ALICE, 150e6, block.timestamp);
        _expectInvalidPermit(ALICE);
        _buyWith(ALICE, 1e6, permit);
        _auctioneer = term.dutch;
        permit = _permit("owner", _id, ALICE, 150e6, block.timestamp);
        _expectInvalidPermit(ALICE);
        _buyWith(ALICE, 1e6, permit);
    }

    function test_aPermitExpires() public {
        bytes memory permit = _permit("owner", _id, ALICE, 150e6, block.timestamp);
        skip(1);
        vm.expectRevert(abi.encodeWithSelector(IBondAuctioneer.Auctioneer_PermitExpired.selector, block.timestamp - 1));
        _buyWith(ALICE, 1e6, permit);
    }

    function test_aRaisedNonceRevokesPermits() public {
        bytes memory permit = _permit("owner", _id, ALICE, 150e6, block.timestamp);
        vm.expectEmit(address(_auctioneer));
        emit IBondAuctioneer.PermitNonceRaised(_id, 1);
        vm.prank(OWNER);
        _auctioneer.raisePermitNonce(_id);
        assertEq(_auctioneer.permitNonce(_id), 1);
        _expectInvalidPermit(ALICE);
        _buyWith(ALICE, 1e6, permit);
        _buyWith(ALICE, 1e6, _permit("owner", _id, ALICE, 150e6, block.timestamp));
    }

    function test_onlyTheOwnerOfAPrivateMarketChangesItsBuyers() public {
        vm.expectRevert(IBondAuctioneer.Auctioneer_OnlyMarketOwner.selector);
        _auctioneer.setBuyersRoot(_id, 0);
        vm.expectRevert(IBondAuctioneer.Auctioneer_OnlyMarketOwner.selector);
        _auctioneer.raisePermitNonce(_id);
        uint256 open = _createFixedPrice();
        vm.startPrank(OWNER);
        vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
        _auctioneer.setBuyersRoot(open, bytes32(uint256(1)));
        vm.expectRevert(IBondAuctioneer.Auctioneer_InvalidParams.selector);
        _auctioneer.raisePermitNonce(open);
        vm.stopPrank();
    }
}
