// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondTeller} from "../../src/bonds/tellers/IBondTeller.sol";
import {IERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import {Vm} from "forge-std/Vm.sol";

/// Permits of tokens (ERC-2612), as whoever pays in a market signs them.
library TokenPermits {
    Vm private constant VM = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
    bytes32 private constant TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    /// The next one of `payer`. It asks the token, so it has to be made before `vm.prank` or `vm.expectRevert`.
    function signed(Vm.Wallet memory payer, address token, address spender, uint256 value, uint256 deadline)
        internal
        returns (IBondTeller.Permit memory)
    {
        IERC20Permit asked = IERC20Permit(token);
        bytes32 message =
            keccak256(abi.encode(TYPEHASH, payer.addr, spender, value, asked.nonces(payer.addr), deadline));
        (uint8 v, bytes32 r, bytes32 s) =
            VM.sign(payer, keccak256(abi.encodePacked(hex"1901", asked.DOMAIN_SEPARATOR(), message)));
        return IBondTeller.Permit(deadline, v, r, s);
    }
}
