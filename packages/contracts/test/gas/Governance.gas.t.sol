// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../src/deployment/IOrganisationDeployer.sol";
import {IOrganisationNamespaces} from "../../src/deployment/IOrganisationNamespaces.sol";
import {OrganisationGovernor} from "../../src/governance/OrganisationGovernor.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {ContractKind} from "../../src/types/ContractKind.sol";
import {Founding} from "../helpers/Founding.sol";
import {PlatformTest} from "../helpers/PlatformTest.sol";
import {PlainGovernor, PlainToken} from "./PlainOpenZeppelin.sol";
import {IGovernor} from "@openzeppelin/contracts/governance/IGovernor.sol";
import {TimelockController} from "@openzeppelin/contracts/governance/TimelockController.sol";
import {IVotes} from "@openzeppelin/contracts/governance/utils/IVotes.sol";
import {IERC5267} from "@openzeppelin/contracts/interfaces/IERC5267.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";

/// What members do every day, measured as whole transactions (base cost and calldata included, everything cold), the same
/// steps for both sides. Results go to snapshots/<side>.json.
abstract contract GovernanceGas is PlatformTest {
    bytes32 private constant BALLOT_TYPEHASH =
        keccak256("Ballot(uint256 proposalId,uint8 support,address voter,uint256 nonce)");

    IGovernor internal governor;
    address internal token;
    address internal treasury;
    uint256 internal proposalThreshold;

    string private _text200 = string(_characters(200));
    address private _signer;
    uint256 private _signerKey;

    function side() internal pure virtual returns (string memory);

    function nonceOf(address voter, uint256 proposalId) internal view virtual returns (uint256);

    function setUp() public virtual override {
        super.setUp();
        (_signer, _signerKey) = makeAddrAndKey("signer");
    }

    function _settle() internal {
        vm.startPrank(ALICE);
        assertTrue(IERC20(token).transfer(_signer, 50e18));
        assertTrue(IERC20(token).transfer(treasury, 100e18));
        vm.stopPrank();
        for (uint256 i = 0; i < 4; ++i) {
            address holder = [ALICE, BOB, CAROL, _signer][i];
            vm.prank(holder);
            IVotes(token).delegate(holder);
        }
        skip(1);
    }

    function test_tokenActions() public {
        address fresh = makeAddr("fresh holder");
        vm.prank(ALICE);
        assertTrue(IERC20(token).transfer(fresh, 1e18));
        skip(1);

        vm.prank(fresh);
        IVotes(token).delegate(fresh);
        _measured("delegate to self, first time");

        skip(1);
        vm.prank(ALICE);
        assertTrue(IERC20(token).transfer(BOB, 1e18));
        _measured("transfer between two delegated holders");
    }

    function test_proposalOfOneAction() public {
        (address[] memory targets, uint256[] memory values, bytes[] memory calldatas) = _transfers(1);
        vm.prank(ALICE);
        uint256 proposalId = governor.propose(targets, values, calldatas, _text200);
        _measured("propose, 1 action, 200 characters");

        skip(VOTING_DELAY + 1);
        vm.prank(ALICE);
        governor.castVote(proposalId, 1);
        _measured("castVote, first on a proposal");
        vm.prank(BOB);
        governor.castVote(proposalId, 1);
        _measured("castVote, next voter");
        string memory reason = string(_characters(100));
        vm.prank(CAROL);
        governor.castVoteWithReason(proposalId, 1, reason);
        _measured("castVoteWithReason, 100 characters");
        bytes memory signature = _signBallot(proposalId);
        governor.castVoteBySig(proposalId, 1, _signer, signature);
        _measured("castVoteBySig");

        skip(VOTING_PERIOD);
        governor.queue(targets, values, calldatas, keccak256(bytes(_text200)));
        _measured("queue, 1 action");
        skip(TIMELOCK_DELAY);
        governor.execute(targets, values, calldatas, keccak256(bytes(_text200)));
        _measured("execute, 1 transfer");
        assertEq(IERC20(token).balanceOf(address(0xbeef)), 1e18);
    }

    function test_proposalOfTenActions() public {
        (address[] memory targets, uint256[] memory values, bytes[] memory calldatas) = _transfers(10);
        vm.prank(ALICE);
        uint256 proposalId = governor.propose(targets, values, calldatas, _text200);
        _measured("propose, 10 actions, 200 characters");

        skip(VOTING_DELAY + 1);
        vm.prank(ALICE);
        governor.castVote(proposalId, 1);
        skip(VOTING_PERIOD);
        governor.queue(targets, values, calldatas, keccak256(bytes(_text200)));
        _measured("queue, 10 actions");
        skip(TIMELOCK_DELAY);
        governor.execute(targets, values, calldatas, keccak256(bytes(_text200)));
        _measured("execute, 10 transfers");
    }

    function _measured(string memory action) internal {
        vm.snapshotGasLastCall(side(), action);
    }

    function _transfers(uint256 count)
        private
        view
        returns (address[] memory targets, uint256[] memory values, bytes[] memory calldatas)
    {
        targets = new address[](count);
        values = new uint256[](count);
        calldatas = new bytes[](count);
        for (uint256 i = 0; i < count; ++i) {
            targets[i] = token;
            calldatas[i] = abi.encodeCall(IERC20.transfer, (address(0xbeef), 1e18));
        }
    }

    function _signBallot(uint256 proposalId) private view returns (bytes memory) {
        (, string memory name, string memory version,,,,) = IERC5267(address(governor)).eip712Domain();
        bytes32 separator = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256(bytes(name)),
                keccak256(bytes(version)),
                block.chainid,
                address(governor)
            )
        );
        bytes32 ballot =
            keccak256(abi.encode(BALLOT_TYPEHASH, proposalId, uint8(1), _signer, nonceOf(_signer, proposalId)));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(_signerKey, MessageHashUtils.toTypedDataHash(separator, ballot));
        return abi.encodePacked(r, s, v);
    }

    function _characters(uint256 count) private pure returns (bytes memory text) {
        text = new bytes(count);
        for (uint256 i = 0; i < count; ++i) {
            text[i] = bytes1(uint8(97 + i % 26));
        }
    }
}

/// forge-config: default.isolate = true
contract AlthingGasTest is GovernanceGas {
    function setUp() public override {
        super.setUp();
        Founding.Batch memory org = _organisation(address(this));
        founding.deploy(org);
        (OrganisationToken token_, OrganisationGovernor governor_,) = _deployed(address(this));
        (governor, token, treasury) = (governor_, address(token_), governor_.timelock());
        _settle();
    }

    function side() internal pure override returns (string memory) {
        return "althing";
    }

    function nonceOf(address voter, uint256 proposalId) internal view override returns (uint256) {
        return OrganisationGovernor(payable(address(governor))).nonces(voter, uint192(proposalId));
    }

    function test_deployment() public {
        Founding.Batch memory org = _organisation(ALICE);
        IOrganisationNamespaces.Order memory order = _order(ALICE, org);
        vm.prank(ALICE);
        namespaces.deploy(order);
        _measured("deploy governance set");

        Founding.Batch memory withSafe = _organisation(BOB);
        withSafe.safes = new IOrganisationDeployer.SafeSetup[](1);
        withSafe.safes[0].kind = ContractKind.ProtocolUpgrades;
        withSafe.safes[0].owners = new address[](3);
        (withSafe.safes[0].owners[0], withSafe.safes[0].owners[1], withSafe.safes[0].owners[2]) = (ALICE, BOB, CAROL);
        withSafe.safes[0].threshold = 2;
        order = _order(BOB, withSafe);
        vm.prank(BOB);
        namespaces.deploy(order);
        _measured("deploy governance set with a Safe of 3 owners");
    }
}

/// forge-config: default.isolate = true
contract OpenZeppelinGasTest is GovernanceGas {
    TimelockController private _timelock;
    uint256 private _deployment;

    function setUp() public override {
        super.setUp();
        IOrganisationDeployer.TokenSetup memory setup = _tokenSetup();
        address[] memory nobody = new address[](0);
        address[] memory anybody = new address[](1);

        token = _create(
            type(PlainToken).creationCode, abi.encode(setup.name, setup.symbol, setup.recipients, setup.amounts)
        );
        _timelock = TimelockController(
            payable(_create(
                    type(TimelockController).creationCode, abi.encode(TIMELOCK_DELAY, nobody, anybody, address(this))
                ))
        );
        governor = IGovernor(
            _create(
                type(PlainGovernor).creationCode,
                abi.encode("Main", token, _timelock, VOTING_DELAY, VOTING_PERIOD, 0, QUORUM / 100)
            )
        );
        (bytes32 proposer, bytes32 canceller, bytes32 admin) =
            (_timelock.PROPOSER_ROLE(), _timelock.CANCELLER_ROLE(), _timelock.DEFAULT_ADMIN_ROLE());
        _timelock.grantRole(proposer, address(governor));
        _add();
        _timelock.grantRole(canceller, address(governor));
        _add();
        _timelock.renounceRole(admin, address(this));
        _add();
        treasury = address(_timelock);
        _settle();
    }

    function side() internal pure override returns (string memory) {
        return "openzeppelin";
    }

    function nonceOf(address voter, uint256) internal view override returns (uint256) {
        return PlainGovernor(payable(address(governor))).nonces(voter);
    }

    /// The sum of the six transactions of `setUp`.
    function test_deployment() public {
        vm.snapshotValue(side(), "deploy governance set", _deployment);
    }

    /// By a call, because forge meters calls only; the deterministic deployer adds less than 1% to a creation.
    function _create(bytes memory code, bytes memory arguments) private returns (address) {
        (bool success, bytes memory created) = CREATE2_FACTORY.call(abi.encodePacked(bytes32(0), code, arguments));
        assertTrue(success);
        _add();
        return address(bytes20(created));
    }

    function _add() private {
        _deployment += vm.lastCallGas().gasTotalUsed;
    }
}
