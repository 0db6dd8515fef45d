// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @notice What the deployer uses of Safe's 1.4.1 proxy factory.
interface ISafeProxyFactory {
    function createProxyWithNonce(address singleton, bytes calldata initializer, uint256 saltNonce)
        external
        returns (address proxy);

    function proxyCreationCode() external pure returns (bytes memory);
}

/// @notice What the deployer uses of a Safe 1.4.1.
interface ISafe {
    /// @return The program it runs; answered by the proxy itself, not by that program.
    function masterCopy() external view returns (address);

    function getOwners() external view returns (address[] memory);

    function getThreshold() external view returns (uint256);

    function getModulesPaginated(address start, uint256 pageSize)
        external
        view
        returns (address[] memory array, address next);

    /// @param length In words.
    function getStorageAt(uint256 offset, uint256 length) external view returns (bytes memory);

    function setup(
        address[] calldata owners,
        uint256 threshold,
        address to,
        bytes calldata data,
        address fallbackHandler,
        address paymentToken,
        uint256 payment,
        address payable paymentReceiver
    ) external;
}
