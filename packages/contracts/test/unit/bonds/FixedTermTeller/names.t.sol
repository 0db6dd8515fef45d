// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondTeller} from "../../../../src/bonds/tellers/IBondTeller.sol";
import {TellerTest} from "../../../helpers/TellerTest.sol";
import {NamelessToken} from "../../../helpers/tokens/NamelessToken.sol";
import {ShortNameToken} from "../../../helpers/tokens/ShortNameToken.sol";
import {TestToken} from "../../../helpers/tokens/TestToken.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

contract FixedTermTeller_names is TellerTest {
    function _assertNames(address underlying, uint48 expiry, string memory name, string memory symbol) private {
        (string memory actualName, string memory actualSymbol) =
            fixedTerm.getTokenNameAndSymbol(fixedTerm.deploy(underlying, expiry));
        assertEq(actualName, name);
        assertEq(actualSymbol, symbol);
    }

    function test_revertsForAnUnknownId() public {
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        fixedTerm.getTokenNameAndSymbol(1);
        vm.expectRevert(IBondTeller.Teller_InvalidParams.selector);
        fixedTerm.uri(1);
    }

    function test_areTheUnderlyingsAndTheDay() public {
        _assertNames(address(payoutToken), 1_804_118_400, "Payout Token 2027-03-04", "PAY-20270304");
        _assertNames(address(payoutToken), 1_830_297_599, "Payout Token 2027-12-31", "PAY-20271231");
        _assertNames(address(payoutToken), 1_835_395_200, "Payout Token 2028-02-29", "PAY-20280229");
        _assertNames(address(payoutToken), 4_107_542_400, "Payout Token 2100-03-01", "PAY-21000301");
    }

    function test_longNamesAreNotCut() public {
        TestToken long = new TestToken("The Most Excellent And Ancient Order Of Bonds", "EXCELLENT", 18);
        _assertNames(
            address(long),
            1_804_118_400,
            "The Most Excellent And Ancient Order Of Bonds 2027-03-04",
            "EXCELLENT-20270304"
        );
    }

    function test_namesOf32BytesAreRead() public {
        _assertNames(address(new ShortNameToken()), 1_804_118_400, "Maker 2027-03-04", "MKR-20270304");
    }

    function test_aTokenWithoutANameGoesByItsAddress() public {
        address nameless = address(new NamelessToken());
        string memory text = Strings.toChecksumHexString(nameless);
        _assertNames(nameless, 1_804_118_400, string.concat(text, " 2027-03-04"), string.concat(text, "-20270304"));
        (,, uint8 decimals,,) = fixedTerm.tokenMetadata(fixedTerm.getTokenId(nameless, 1_804_118_400));
        assertEq(decimals, 0);
    }

    function test_uriIsJson() public {
        uint256 tokenId = fixedTerm.deploy(address(payoutToken), 1_804_118_400);
        string memory json = '{"name":"Payout Token 2027-03-04","symbol":"PAY-20270304","decimals":18}';
        assertEq(fixedTerm.uri(tokenId), string.concat("data:application/json;base64,", Base64.encode(bytes(json))));
    }

    function test_uriEscapesWhatANameContains() public {
        TestToken token = new TestToken('"},"evil":{\n', "E\\", 6);
        uint256 tokenId = fixedTerm.deploy(address(token), 1_804_118_400);
        string memory json = '{"name":"\\"},\\"evil\\":{\\n 2027-03-04","symbol":"E\\\\-20270304","decimals":6}';
        assertEq(fixedTerm.uri(tokenId), string.concat("data:application/json;base64,", Base64.encode(bytes(json))));
    }
}
