// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {ITWAPOracle} from "../../../../src/oracle/ITWAPOracle.sol";
import {OracleTest} from "../../../helpers/OracleTest.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// See confirmAttestation.tree.
contract TWAPOracle_confirmAttestation is OracleTest {
    function setUp() public override {
        super.setUp();
        _register(_claim(PRICE));
        skip(1);
    }

    function testFuzz_revertsForAnybodyButTheOwner(address caller) public {
        vm.assume(caller != OWNER);
        bytes memory attestation = _signed("signer", _claim(PRICE * 10));
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, caller));
        vm.prank(caller);
        oracle.confirmAttestation(attestation);
    }

    function test_revertsForASigner() public {
        bytes memory attestation = _signed("signer", _claim(PRICE * 10));
        vm.expectRevert(abi.encodeWithSelector(Ownable.OwnableUnauthorizedAccount.selector, SIGNER));
        vm.prank(SIGNER);
        oracle.confirmAttestation(attestation);
    }

    function test_revertsForWhatNobodySigned() public {
        bytes memory attestation = _signed("owner", _claim(PRICE * 10));
        vm.expectRevert(ITWAPOracle.UnknownSigner.selector);
        vm.prank(OWNER);
        oracle.confirmAttestation(attestation);
    }

    function test_revertsForAnOlderOne() public {
        ITWAPOracle.PriceAttestation memory older = _claim(PRICE * 10);
        older.timestamp -= 2;
        bytes memory attestation = _signed("signer", older);
        vm.expectRevert(ITWAPOracle.TWAPOracle_OutdatedData.selector);
        vm.prank(OWNER);
        oracle.confirmAttestation(attestation);
    }

    function testFuzz_takesAnyPrice(uint128 price) public {
        vm.assume(price != 0);
        ITWAPOracle.PriceAttestation memory claim = _claim(price);
        bytes memory attestation = _signed("signer", claim);
        _expectUpdated(claim);
        vm.prank(OWNER);
        oracle.confirmAttestation(attestation);
        _assertLatest(claim);
        assertEq(oracle.getPrice(BASE, VAULT), price);
    }

    function test_movesThePairToAnotherVault() public {
        ITWAPOracle.PriceAttestation memory claim = _claim(PRICE);
        claim.vault = STRANGER;
        bytes memory attestation = _signed("signer", claim);
        _expectUpdated(claim);
        vm.prank(OWNER);
        oracle.confirmAttestation(attestation);
        _assertLatest(claim);
        skip(1);
        _expectRefused(_claim(PRICE), ITWAPOracle.TWAPOracle_InvalidClaims.selector);
        claim.timestamp += 1;
        _register(claim);
        _assertLatest(claim);
    }
}
