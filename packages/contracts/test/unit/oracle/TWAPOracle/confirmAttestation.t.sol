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
        _confirm(claim);
        _assertLatest(claim);
        assertEq(oracle.getPrice(BASE, VAULT), price);
    }

    function test_fromThenOnItsBlockTakesWhatIsNearTheConfirmedPrice() public {
        _register(_claim(PRICE));
        ITWAPOracle.PriceAttestation memory second = _claim(PRICE * 2);
        second.timestamp += 1;
        _confirm(second);
        _assertLatest(second);
        second.timestamp += 1;
        second.price = PRICE;
        _expectRefused(
            _signed("signer", second),
            abi.encodeWithSelector(ITWAPOracle.TWAPOracle_JumpTooLarge.selector, BASE, VAULT, PRICE * 2, PRICE)
        );
        second.price = PRICE * 12 / 5;
        _register(second);
        _assertLatest(second);
    }

    function test_startsAPairAnewWhosePriceWasDropped() public {
        (, uint256 dropped) = oracle.twaps(BASE, VAULT);
        vm.prank(OWNER);
        oracle.dropPrice(BASE, VAULT);
        ITWAPOracle.PriceAttestation memory claim = _claim(PRICE * 10);
        claim.timestamp = uint64(dropped);
        bytes memory asOld = _signed("signer", claim);
        vm.expectRevert(ITWAPOracle.TWAPOracle_OutdatedData.selector);
        vm.prank(OWNER);
        oracle.confirmAttestation(asOld);
        _assertDropped(dropped);

        claim.timestamp += 1;
        _confirm(claim);
        _assertLatest(claim);
        assertEq(oracle.getPrice(BASE, VAULT), PRICE * 10);
        skip(1);
        _register(_claim(PRICE * 12));
        _assertLatest(_claim(PRICE * 12));
    }

    function _confirm(ITWAPOracle.PriceAttestation memory claim) private {
        bytes memory attestation = _signed("signer", claim);
        _expectUpdated(claim);
        vm.prank(OWNER);
        oracle.confirmAttestation(attestation);
    }

    function test_movesThePairToAnotherVault() public {
        ITWAPOracle.PriceAttestation memory claim = _claim(PRICE);
        claim.vault = STRANGER;
        _confirm(claim);
        _assertLatest(claim);
        skip(1);
        _expectRefused(_claim(PRICE), ITWAPOracle.TWAPOracle_InvalidClaims.selector);
        claim.timestamp += 1;
        _register(claim);
        _assertLatest(claim);
    }
}
