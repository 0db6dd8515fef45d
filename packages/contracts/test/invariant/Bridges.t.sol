// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IOrganisationDeployer} from "../../src/deployment/IOrganisationDeployer.sol";
import {Lockbox} from "../../src/token/Lockbox.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {Founding} from "../helpers/Founding.sol";
import {PlatformTest} from "../helpers/PlatformTest.sol";
import {TestToken} from "../helpers/tokens/TestToken.sol";
import {BridgeHandler} from "./BridgeHandler.sol";

/// Tokens that travel; see README.md. One campaign, after whose calls all laws are checked.
/// Words from storage are no better seeds for the handler than others, and gathering them takes most of the time.
/// forge-config: default.invariant.include_storage = false
/// forge-config: default.invariant.include_push_bytes = false
/// forge-config: deep.invariant.runs = 3910
/// forge-config: deep.invariant.depth = 256
/// forge-config: deep.invariant.check_interval = 32
/// forge-config: deep.invariant.include_storage = false
/// forge-config: deep.invariant.include_push_bytes = false
contract BridgeInvariants is PlatformTest {
    uint256 private constant CREATED = 1000e18;

    BridgeHandler private _handler;
    OrganisationToken[2] private _tokens;
    address private immutable _TREASURY = makeAddr("treasury");

    function setUp() public override {
        super.setUp();
        Founding.Batch memory org = _organisation(address(this));
        org.tokens = new IOrganisationDeployer.TokenSetup[](2);
        (org.tokens[0], org.tokens[1]) = (_tokenSetup(), _tokenSetup());
        (org.tokens[0].treasury, org.tokens[1].treasury) = (_TREASURY, _TREASURY);
        org.tokens[1].salt = "token B";
        delete org.governors;
        founding.deploy(org);
        _tokens[0] = OrganisationToken(founding.getToken(address(this), TOKEN_SALT));
        _tokens[1] = OrganisationToken(founding.getToken(address(this), "token B"));
        TestToken locked = new TestToken("Existing", "OLD", 18);
        Lockbox lockbox = new Lockbox(address(_tokens[0]), address(locked), false);
        vm.prank(UPGRADE_OWNER);
        _tokens[0].setLockbox(address(lockbox));

        address[] memory members = new address[](4);
        (members[0], members[1], members[2], members[3]) = (ALICE, BOB, CAROL, _TREASURY);
        skip(1);
        _handler = new BridgeHandler(_tokens, lockbox, locked, members);
        for (uint256 i = 0; i < 4; ++i) {
            _handler.setLimits(i % 2, i / 2, 300e18, 200e18);
            _handler.delegate(i % 2, i, i);
        }
        _target();
    }

    function _target() private {
        bytes4[] memory selectors = new bytes4[](12);
        selectors[0] = BridgeHandler.wait.selector;
        selectors[1] = BridgeHandler.transfer.selector;
        selectors[2] = BridgeHandler.delegate.selector;
        (selectors[3], selectors[4]) = (BridgeHandler.leave.selector, BridgeHandler.leave.selector);
        (selectors[5], selectors[6]) = (BridgeHandler.arrive.selector, BridgeHandler.arrive.selector);
        selectors[7] = BridgeHandler.setLimits.selector;
        selectors[8] = BridgeHandler.setTax.selector;
        selectors[9] = BridgeHandler.deposit.selector;
        selectors[10] = BridgeHandler.withdraw.selector;
        selectors[11] = BridgeHandler.tryWhatMustFail.selector;
        targetSelector(FuzzSelector(address(_handler), selectors));
        targetContract(address(_handler));
    }

    /// The laws would hold of nothing if nobody in the handler travelled.
    function test_theHandlersMembersTravel() public {
        _handler.setTax(1, 50e18, 100);
        _handler.leave(0, 0, 0, 150e18);
        _handler.arrive(1, 0, 1, 100e18);
        assertEq(_handler.inFlight(1, 0), 50e18);
        assertEq(_tokens[0].balanceOf(ALICE), 450e18);
        assertGt(_tokens[1].balanceOf(_TREASURY), 0);
        _handler.deposit(0, 1, 40e18);
        _handler.withdraw(1, 2, 15e18);
        assertEq(_handler.LOCKED().balanceOf(CAROL), 15e18);
        _handler.tryWhatMustFail(0, 1, 2, 3);
        _handler.idle(0, 1, 2);
        assertEq(_handler.breaches(), 0);
    }

    function invariant_42_to_44() external {
        _42_limitsAreUsedExactlyAndByTheirBridgeAndDirectionOnly();
        _43_nothingIsMadeAndNothingLost();
        _44_votesAndHistoryFollowTheSupply();
    }

    function _42_limitsAreUsedExactlyAndByTheirBridgeAndDirectionOnly() private view {
        assertEq(_handler.breaches(), 0);
        for (uint256 i = 0; i < 4; ++i) {
            OrganisationToken token = _tokens[i % 2];
            address bridge = _handler.bridges(i / 2);
            assertLe(token.mintingCurrentLimitOf(bridge), token.mintingMaxLimitOf(bridge));
            assertLe(token.burningCurrentLimitOf(bridge), token.burningMaxLimitOf(bridge));
        }
    }

    function _43_nothingIsMadeAndNothingLost() private view {
        uint256 travelling;
        for (uint256 i = 0; i < 4; ++i) {
            travelling += _handler.inFlight(i % 2, i / 2);
        }
        uint256 kept = _handler.deposited() - _handler.withdrawn();
        assertEq(_tokens[0].totalSupply() + _tokens[1].totalSupply() + travelling, 2 * CREATED + kept);
        assertEq(_handler.LOCKED().balanceOf(address(_handler.LOCKBOX())), kept);
    }

    function _44_votesAndHistoryFollowTheSupply() private {
        for (uint256 i = 0; i < 2; ++i) {
            uint256 balances;
            uint256 votes;
            for (uint256 j = 0; j < 4; ++j) {
                balances += _tokens[i].balanceOf(_handler.members(j));
                votes += _tokens[i].getVotes(_handler.members(j));
            }
            assertEq(balances, _tokens[i].totalSupply());
            assertLe(votes, _tokens[i].totalSupply());
        }
        uint256 present = block.timestamp;
        skip(1);
        for (uint256 i = 0; i < 2; ++i) {
            assertEq(_tokens[i].getPastTotalSupply(present), _tokens[i].totalSupply());
            assertGe(_tokens[i].quorumBase(present, CREATED), 2 * CREATED);
        }
    }
}
