// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {OrganisationToken} from "../../../../src/token/OrganisationToken.sol";
import {PlatformTest} from "../../../helpers/PlatformTest.sol";
import {
    ERC20PermitUpgradeable
} from "@openzeppelin/contracts-upgradeable/token/ERC20/extensions/ERC20PermitUpgradeable.sol";
import {NoncesUpgradeable} from "@openzeppelin/contracts-upgradeable/utils/NoncesUpgradeable.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

contract OrganisationToken_signatures is PlatformTest {
    bytes32 private constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 private constant DELEGATION_TYPEHASH =
        keccak256("Delegation(address delegatee,uint256 nonce,uint256 expiry)");

    OrganisationToken private _token;
    address private _holder;
    uint256 private _key;

    function setUp() public override {
        super.setUp();
        founding.deploy(_organisation(address(this)));
        (_token,,) = _deployed(address(this));
        (_holder, _key) = makeAddrAndKey("holder");
        vm.prank(ALICE);
        assertTrue(_token.transfer(_holder, 5e18));
    }

    /// By hand rather than from `DOMAIN_SEPARATOR`, so that the test knows what a wallet shows.
    function _sign(bytes32 structHash) private view returns (uint8 v, bytes32 r, bytes32 s) {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Althing"),
                keccak256("1"),
                block.chainid,
                address(_token)
            )
        );
        return vm.sign(_key, keccak256(abi.encodePacked(hex"1901", domain, structHash)));
    }

    function _permit(uint256 nonce, uint256 deadline) private {
        (uint8 v, bytes32 r, bytes32 s) =
            _sign(keccak256(abi.encode(PERMIT_TYPEHASH, _holder, BOB, 3e18, nonce, deadline)));
        _token.permit(_holder, BOB, 3e18, deadline, v, r, s);
    }

    function test_permitSetsTheAllowance() public {
        vm.expectEmit(address(_token));
        emit IERC20.Approval(_holder, BOB, 3e18);
        _permit(0, block.timestamp);
        assertEq(_token.allowance(_holder, BOB), 3e18);
        assertEq(_token.nonces(_holder), 1);
    }

    /// A token has one address on all chains.
    function test_permitRevertsOnAnotherChain() public {
        (uint8 v, bytes32 r, bytes32 s) =
            _sign(keccak256(abi.encode(PERMIT_TYPEHASH, _holder, BOB, 3e18, 0, block.timestamp)));
        vm.chainId(block.chainid + 1);
        vm.expectPartialRevert(ERC20PermitUpgradeable.ERC2612InvalidSigner.selector);
        _token.permit(_holder, BOB, 3e18, block.timestamp, v, r, s);
    }

    function test_permitRevertsTheSecondTime() public {
        _permit(0, block.timestamp);
        vm.expectPartialRevert(ERC20PermitUpgradeable.ERC2612InvalidSigner.selector);
        _permit(0, block.timestamp);
    }

    function test_permitRevertsAfterItsDeadline() public {
        uint256 deadline = block.timestamp;
        skip(1);
        vm.expectRevert(abi.encodeWithSelector(ERC20PermitUpgradeable.ERC2612ExpiredSignature.selector, deadline));
        _permit(0, deadline);
    }

    function test_delegatesBySignatureOnce() public {
        uint256 expiry = block.timestamp;
        (uint8 v, bytes32 r, bytes32 s) = _sign(keccak256(abi.encode(DELEGATION_TYPEHASH, BOB, 0, expiry)));
        vm.expectEmit(address(_token));
        emit IVotes.DelegateChanged(_holder, address(0), BOB);
        _token.delegateBySig(BOB, 0, expiry, v, r, s);
        assertEq(_token.delegates(_holder), BOB);
        assertEq(_token.getVotes(BOB), 5e18);

        vm.expectRevert(abi.encodeWithSelector(NoncesUpgradeable.InvalidAccountNonce.selector, _holder, 1));
        _token.delegateBySig(BOB, 0, expiry, v, r, s);
    }

    function test_ownershipMovesInTwoSteps() public {
        vm.prank(UPGRADE_OWNER);
        _token.transferOwnership(BOB);
        assertEq(_token.owner(), UPGRADE_OWNER);
        vm.prank(BOB);
        _token.acceptOwnership();
        assertEq(_token.owner(), BOB);
    }
}
