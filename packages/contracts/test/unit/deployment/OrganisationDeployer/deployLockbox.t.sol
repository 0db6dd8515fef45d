// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../../../src/deployment/IOrganisationDeployer.sol";
import {OrganisationGovernor} from "../../../../src/governance/OrganisationGovernor.sol";
import {IXERC20} from "../../../../src/token/IXERC20.sol";
import {Lockbox} from "../../../../src/token/Lockbox.sol";
import {OrganisationToken} from "../../../../src/token/OrganisationToken.sol";
import {ContractKind} from "../../../../src/types/ContractKind.sol";
import {NamespacedSalt} from "../../../../src/types/NamespacedSalt.sol";
import {Founding} from "../../../helpers/Founding.sol";
import {PlatformTest} from "../../../helpers/PlatformTest.sol";
import {TestToken} from "../../../helpers/tokens/TestToken.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";
import {Errors} from "@openzeppelin/contracts/utils/Errors.sol";

/// An organisation around a token that exists: 1,000 of it, all Alice's.
contract OrganisationDeployer_deployLockbox is PlatformTest {
    bytes32 private constant LOCKBOX_SALT = keccak256("lockbox");

    TestToken private _kept;
    OrganisationToken private _token;

    function setUp() public override {
        super.setUp();
        _kept = new TestToken("Existing", "OLD", 18);
        _kept.mint(ALICE, 1000e18);
        _token = OrganisationToken(founding.getToken(address(this), TOKEN_SALT));
    }

    function _lockboxFor(address kept) private view returns (address payable) {
        bytes memory code = abi.encodePacked(type(Lockbox).creationCode, abi.encode(_token, kept, kept == address(0)));
        bytes32 salt = NamespacedSalt.fold(founding.getAuthority(address(this), ID), LOCKBOX_SALT);
        return payable(Create2.computeAddress(salt, keccak256(code), address(namespaces)));
    }

    /// One unit stays with the lockbox, as a governor wants a token that has a supply.
    function _batch(address kept) private view returns (Founding.Batch memory org) {
        org = _organisation(address(this));
        org.tokens[0].recipients = new address[](1);
        org.tokens[0].amounts = new uint256[](1);
        (org.tokens[0].recipients[0], org.tokens[0].amounts[0]) = (_lockboxFor(kept), 1);
        org.tokens[0].lockbox = IOrganisationDeployer.LockboxSetup(LOCKBOX_SALT, kept, 1000e18);
    }

    function _deposit(address holder, uint256 amount) private {
        Lockbox lockbox = Lockbox(_lockboxFor(address(_kept)));
        vm.startPrank(holder);
        _kept.approve(address(lockbox), amount);
        lockbox.deposit(amount);
        _token.delegate(holder);
        vm.stopPrank();
    }

    function _expectDeployed(address account, ContractKind kind) private {
        address authority_ = founding.getAuthority(address(this), ID);
        vm.expectEmit(address(deployer));
        emit IOrganisationDeployer.ContractDeployed(ID, authority_, account, kind, "Althing");
    }

    function test_putsTheLockboxBeforeItsToken() public {
        address lockbox = _lockboxFor(address(_kept));
        _expectDeployed(lockbox, ContractKind.Lockbox);
        _expectDeployed(address(_token), ContractKind.Token);
        address authority = founding.deploy(_batch(address(_kept)));

        assertEq(_token.lockbox(), lockbox);
        assertEq(_token.owner(), UPGRADE_OWNER);
        assertEq(Lockbox(payable(lockbox)).XERC20(), address(_token));
        assertEq(Lockbox(payable(lockbox)).ERC20(), address(_kept));
        assertFalse(Lockbox(payable(lockbox)).IS_NATIVE());
        bytes memory code = address(_token).code;
        bytes memory trailer =
            abi.encodePacked(uint256(1000e18), lockbox, address(tokenImplementation), address(upgrader), authority);
        assertEq(keccak256(_tail(code, trailer.length)), keccak256(trailer));
    }

    function test_votesAndGivesBackWhatWasDeposited() public {
        founding.deploy(_batch(address(_kept)));
        _deposit(ALICE, 300e18);
        assertEq(_token.getVotes(ALICE), 300e18);
        assertEq(_kept.balanceOf(ALICE), 700e18);

        address lockbox = _lockboxFor(address(_kept));
        vm.startPrank(ALICE);
        _token.approve(lockbox, 300e18);
        Lockbox(payable(lockbox)).withdraw(300e18);
        vm.stopPrank();
        assertEq(_token.getVotes(ALICE), 0);
        assertEq(_kept.balanceOf(ALICE), 1000e18);
        assertEq(_token.totalSupply(), 1);
    }

    function test_whoDepositsFirstDoesNotDecideAlone() public {
        founding.deploy(_batch(address(_kept)));
        _deposit(ALICE, 200e18 - 1);
        assertEq(uint8(_outcome("too few")), uint8(IGovernor.ProposalState.Defeated));
        _deposit(ALICE, 1);
        assertEq(uint8(_outcome("enough")), uint8(IGovernor.ProposalState.Succeeded));
    }

    /// Of a proposal for which Alice votes with all she has.
    function _outcome(string memory description) private returns (IGovernor.ProposalState) {
        (, OrganisationGovernor governor,) = _deployed(address(this));
        address[] memory targets = new address[](1);
        skip(1);
        vm.startPrank(ALICE);
        uint256 id = governor.propose(targets, new uint256[](1), new bytes[](1), description);
        skip(VOTING_DELAY + 1);
        governor.castVote(id, 1);
        vm.stopPrank();
        skip(VOTING_PERIOD);
        return governor.state(id);
    }

    function test_namesNoOtherLockbox() public {
        founding.deploy(_batch(address(_kept)));
        Lockbox other = new Lockbox(address(_token), address(_kept), false);
        vm.prank(UPGRADE_OWNER);
        vm.expectRevert(IXERC20.IXERC20_InvalidParams.selector);
        _token.setLockbox(address(other));
    }

    function test_revertsWhenSentAgain() public {
        Founding.Batch memory batch = _batch(address(_kept));
        founding.deploy(batch);
        vm.expectRevert(Errors.FailedDeployment.selector);
        founding.deploy(batch);
    }

    function test_wrapsTheChainsOwnCurrency() public {
        founding.deploy(_batch(address(0)));
        Lockbox lockbox = Lockbox(_lockboxFor(address(0)));
        assertTrue(lockbox.IS_NATIVE());
        vm.deal(ALICE, 5 ether);
        vm.prank(ALICE);
        lockbox.depositNative{value: 5 ether}();
        assertEq(_token.balanceOf(ALICE), 5 ether);
    }

    function test_revertsWhenWhatWouldBeWrappedIsNotThere() public {
        Founding.Batch memory org = _batch(STRANGER);
        vm.expectRevert(abi.encodeWithSelector(IOrganisationDeployer.Deployer_NoCode.selector, STRANGER));
        founding.deploy(org);
        assertEq(address(_token).code.length, 0);
    }

    function test_wrapsNothingWithoutASalt() public {
        Founding.Batch memory org = _organisation(address(this));
        org.tokens[0].lockbox = IOrganisationDeployer.LockboxSetup(0, address(_kept), 1000e18);
        founding.deploy(org);
        skip(1);
        assertEq(_token.lockbox(), address(0));
        assertEq(_token.quorumBase(block.timestamp - 1, 0), 1000e18);
        assertEq(_token.totalSupply(), 1000e18);
    }

    function _tail(bytes memory data, uint256 length) private pure returns (bytes memory tail) {
        tail = new bytes(length);
        for (uint256 i = 0; i < length; ++i) {
            tail[i] = data[data.length - length + i];
        }
    }
}
