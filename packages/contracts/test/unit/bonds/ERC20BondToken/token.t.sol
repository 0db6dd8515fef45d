// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ERC20BondToken} from "../../../../src/bonds/tellers/ERC20BondToken.sol";
import {IERC20BondToken} from "../../../../src/bonds/tellers/IERC20BondToken.sol";
import {TellerTest} from "../../../helpers/TellerTest.sol";
import {NamelessToken} from "../../../helpers/tokens/NamelessToken.sol";
import {TestToken} from "../../../helpers/tokens/TestToken.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {ERC20} from "solady/tokens/ERC20.sol";

contract ERC20BondToken_token is TellerTest {
    /// Uniswap's Permit2, the same on every chain.
    address private constant PERMIT2 = 0x000000000022D473030F116dDEE9F6B43aC78BA3;
    uint48 private constant DAY = 1_804_118_400;

    ERC20BondToken private bondToken;

    function setUp() public override {
        super.setUp();
        bondToken = ERC20BondToken(address(fixedExpiry.deploy(address(payoutToken), DAY)));
    }

    function testFuzz_onlyTheTellerMintsAndBurns(address caller) public {
        vm.assume(caller != address(fixedExpiry));
        vm.startPrank(caller);
        vm.expectRevert(abi.encodeWithSelector(IERC20BondToken.BondToken_TellerOnly.selector, caller));
        bondToken.mint(caller, 1);
        vm.expectRevert(abi.encodeWithSelector(IERC20BondToken.BondToken_TellerOnly.selector, caller));
        bondToken.burn(caller, 1);
    }

    /// Whoever reads its events takes a transfer to nobody for a redemption, which pays.
    function test_onlyRedeemingSendsBondsToNobody() public {
        vm.prank(address(fixedExpiry));
        bondToken.mint(ALICE, 2e18);
        bytes memory reason = abi.encodeWithSelector(IERC20BondToken.BondToken_TransferToZeroAddress.selector, ALICE);
        vm.expectRevert(reason);
        vm.prank(ALICE);
        bondToken.transfer(address(0), 1e18);
        vm.prank(ALICE);
        bondToken.approve(BOB, 1e18);
        vm.expectRevert(reason);
        vm.prank(BOB);
        bondToken.transferFrom(ALICE, address(0), 1e18);
        assertEq(bondToken.balanceOf(ALICE), 2e18);
        vm.prank(address(fixedExpiry));
        bondToken.burn(ALICE, 2e18);
        assertEq(bondToken.totalSupply(), 0);
    }

    function test_isNamedAfterTheUnderlyingAndTheDay() public {
        assertEq(bondToken.name(), "Payout Token 2027-03-04");
        assertEq(bondToken.symbol(), "PAY-20270304");
        assertEq(bondToken.decimals(), 18);
        ERC20BondToken other = ERC20BondToken(address(fixedExpiry.deploy(address(new TestToken("Six", "SIX", 6)), DAY)));
        assertEq(other.decimals(), 6);
    }

    function test_doesWithoutANameOfTheUnderlying() public {
        address nameless = address(new NamelessToken());
        ERC20BondToken other = ERC20BondToken(address(fixedExpiry.deploy(nameless, DAY)));
        string memory text = Strings.toChecksumHexString(nameless);
        assertEq(other.name(), string.concat(text, " 2027-03-04"));
        assertEq(other.symbol(), string.concat(text, "-20270304"));
        assertEq(other.decimals(), 0);
    }

    function test_aHolderApprovesBySignature() public {
        (address holder, uint256 key) = makeAddrAndKey("holder");
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("Payout Token 2027-03-04"),
                keccak256("1"),
                block.chainid,
                address(bondToken)
            )
        );
        assertEq(bondToken.DOMAIN_SEPARATOR(), domain);
        bytes32 permit = keccak256(
            abi.encode(
                keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                holder,
                BOB,
                5e18,
                0,
                NOW
            )
        );
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, keccak256(abi.encodePacked(hex"1901", domain, permit)));
        bondToken.permit(holder, BOB, 5e18, NOW, v, r, s);
        assertEq(bondToken.allowance(holder, BOB), 5e18);
        assertEq(bondToken.nonces(holder), 1);
        vm.expectRevert(ERC20.InvalidPermit.selector);
        bondToken.permit(holder, BOB, 5e18, NOW, v, r, s);
    }

    function test_nobodyHasAnAllowanceThatWasNotGiven() public {
        assertEq(bondToken.allowance(ALICE, PERMIT2), 0);
        vm.prank(address(fixedExpiry));
        bondToken.mint(ALICE, 1e18);
        vm.expectRevert(ERC20.InsufficientAllowance.selector);
        vm.prank(PERMIT2);
        bondToken.transferFrom(ALICE, BOB, 1);
        vm.prank(ALICE);
        assertTrue(bondToken.transfer(BOB, 1e18));
        assertEq(bondToken.balanceOf(BOB), 1e18);
        assertEq(bondToken.totalSupply(), 1e18);
    }
}
