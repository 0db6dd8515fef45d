// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// Says whose lockbox it is, and nothing more.
contract TestLockbox {
    address public XERC20;

    constructor(address xerc20) {
        XERC20 = xerc20;
    }
}
