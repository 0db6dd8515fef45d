// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../src/deployment/IOrganisationDeployer.sol";
import {OrganisationGovernor} from "../../src/governance/OrganisationGovernor.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {Founding} from "../helpers/Founding.sol";
import {PlatformTest} from "../helpers/PlatformTest.sol";

/// What a governor with both vetoes and refunds costs beyond its votes. Those are measured by the bench on a chain: forge's
/// isolated calls have no gas price, so that nothing would be paid back.
/// forge-config: default.isolate = true
contract RefundGasTest is PlatformTest {
    function test_deploymentAndProposal() public {
        Founding.Batch memory org = _organisation(address(this));
        org.governors[0].governor.preVoteVetoer = BOB;
        org.governors[0].canceller = CAROL;
        org.governors[0].refunds = true;
        org.governors[0].refund = _refundSettings();
        namespaces.deploy(_order(address(this), org));
        vm.snapshotGasLastCall("althing", "deploy governance set with vetoes, timelock and refund");

        (OrganisationToken token, OrganisationGovernor governor,) = _deployed(address(this));
        assertGt(governor.refundGas().code.length, 0);
        vm.prank(ALICE);
        token.delegate(ALICE);
        skip(1);
        bytes[] memory calldatas = new bytes[](1);
        calldatas[0] = abi.encodeCall(token.transfer, (address(0xbeef), 1e18));
        address[] memory targets = new address[](1);
        targets[0] = address(token);
        bytes memory text = new bytes(200);
        for (uint256 i = 0; i < text.length; ++i) {
            text[i] = "a";
        }
        vm.prank(ALICE);
        governor.propose(targets, new uint256[](1), calldatas, string(text));
        vm.snapshotGasLastCall("althing", "propose with refund, 1 action, 200 characters");
    }
}
