// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {NamelessToken} from "./NamelessToken.sol";

/// Names itself in 32 bytes, as the oldest tokens do.
contract ShortNameToken is NamelessToken {
    bytes32 public constant name = "Maker";
    bytes32 public constant symbol = "MKR";
    uint8 public constant decimals = 18;
}
