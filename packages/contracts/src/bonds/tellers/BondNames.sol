// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {DateTimeLib} from "solady/utils/DateTimeLib.sol";
import {LibString} from "solady/utils/LibString.sol";
import {MetadataReaderLib} from "solady/utils/MetadataReaderLib.sol";

/// @notice Names of bonds: the underlying's name and the day of expiry, in UTC.
/// @dev Names that a token gives as `bytes32` are read too; where a token gives none, its address is used.
library BondNames {
    /// @return "Payout Token 2027-01-25".
    function name(address underlying, uint48 expiry) internal view returns (string memory) {
        (uint256 year, string memory month, string memory day) = _date(expiry);
        string memory whole = _orAddress(MetadataReaderLib.readName(underlying), underlying);
        return string.concat(whole, " ", LibString.toString(year), "-", month, "-", day);
    }

    /// @return "PAY-20270125".
    function symbol(address underlying, uint48 expiry) internal view returns (string memory) {
        (uint256 year, string memory month, string memory day) = _date(expiry);
        string memory whole = _orAddress(MetadataReaderLib.readSymbol(underlying), underlying);
        return string.concat(whole, "-", LibString.toString(year), month, day);
    }

    /// Month and day have two digits.
    function _date(uint48 timestamp) private pure returns (uint256 year, string memory month, string memory day) {
        uint256 monthNumber;
        uint256 dayNumber;
        (year, monthNumber, dayNumber) = DateTimeLib.timestampToDate(timestamp);
        (month, day) = (_twoDigits(monthNumber), _twoDigits(dayNumber));
    }

    function _twoDigits(uint256 number) private pure returns (string memory) {
        return string.concat(number < 10 ? "0" : "", LibString.toString(number));
    }

    function _orAddress(string memory text, address underlying) private pure returns (string memory) {
        return bytes(text).length > 0 ? text : LibString.toHexStringChecksummed(underlying);
    }
}
