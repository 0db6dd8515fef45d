// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {UpgradeAuthority} from "../../src/deployment/UpgradeAuthority.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {Test} from "forge-std/Test.sol";

/// Tests are compiled without slow passes of the optimiser (`script/solc.mjs`); what they test is not.
contract ShippedCodeTest is Test {
    function test_testsDeployWhatIsShipped() public {
        assertEq(address(new UpgradeAuthority()).code, vm.getDeployedCode("UpgradeAuthority.sol"));
        assertEq(address(new OrganisationToken()).code, vm.getDeployedCode("OrganisationToken.sol"));
    }
}
