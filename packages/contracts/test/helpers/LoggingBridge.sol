// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// The thinnest bridge there can be: what it is asked to send it logs, and it stores nothing.
contract LoggingBridge {
    function deliver(address to, bytes calldata data) external payable {
        (bool success, bytes memory reason) = to.call(data);
        require(success, string(reason));
    }

    fallback() external payable {
        assembly {
            calldatacopy(0, 0, calldatasize())
            log1(0, calldatasize(), 0x1234567812345678123456781234567812345678123456781234567812345678)
        }
    }
}
