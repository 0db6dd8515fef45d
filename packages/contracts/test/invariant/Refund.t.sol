// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {GasRefund} from "../../src/governance/GasRefund.sol";
import {OrganisationGovernor} from "../../src/governance/OrganisationGovernor.sol";
import {Batcher, BurningSigner, GreedyReceiver} from "../helpers/RefundActors.sol";
import {RefundTest} from "../helpers/RefundTest.sol";
import {RefundHandler} from "./RefundHandler.sol";

/// Laws 20 and 21; see README.md.
contract RefundInvariants is RefundTest {
    uint256 private constant SIGNERS = 3;

    RefundHandler private _handler;

    function setUp() public override {
        super.setUp();
        RefundHandler.Actors memory actors = RefundHandler.Actors({
            relayer: STRANGER,
            delegated: makeAddr("delegated"),
            batcher: new Batcher(),
            receiver: new GreedyReceiver(),
            burner: new BurningSigner(100)
        });
        // What a delegation does for its callers: the account runs this code and has code.
        vm.etch(actors.delegated, address(actors.batcher).code);
        address[4] memory voters =
            [actors.delegated, address(actors.batcher), address(actors.receiver), address(actors.burner)];
        for (uint256 i = 0; i < voters.length; ++i) {
            _give(voters[i]);
        }
        OrganisationGovernor[3] memory governors;
        GasRefund[3] memory pots;
        (governors[0], pots[0]) = (refunding, pot);
        (governors[1], pots[1]) = _refundingGovernor("second");
        (governors[2], pots[2]) = _refundingGovernor("third");
        _handler = new RefundHandler(actors, touched);
        for (uint256 i = 0; i < 3; ++i) {
            _handler.addGovernor(governors[i], pots[i]);
        }
        for (uint256 i = 0; i < SIGNERS; ++i) {
            (address signer, uint256 key) = makeAddrAndKey(vm.toString(i));
            _give(signer);
            _handler.addSigner(signer, key);
        }
        skip(1);
        _handler.propose();
        _target();
    }

    function _give(address voter) private {
        vm.deal(voter, 1 ether);
        vm.prank(ALICE);
        assertTrue(token.transfer(voter, 80e18));
        vm.prank(voter);
        token.delegate(voter);
    }

    function _target() private {
        bytes4[] memory selectors = new bytes4[](12);
        selectors[0] = RefundHandler.propose.selector;
        selectors[1] = RefundHandler.updateSettings.selector;
        selectors[2] = RefundHandler.changeMoney.selector;
        selectors[3] = RefundHandler.fillStorage.selector;
        selectors[4] = RefundHandler.voteDirectly.selector;
        selectors[5] = RefundHandler.voteInParts.selector;
        selectors[6] = RefundHandler.relay.selector;
        selectors[7] = RefundHandler.relayForABurner.selector;
        selectors[8] = RefundHandler.batch.selector;
        selectors[9] = RefundHandler.batchAsDelegatedAccount.selector;
        selectors[10] = RefundHandler.voteAsReceiver.selector;
        selectors[11] = RefundHandler.propose.selector;
        targetSelector(FuzzSelector(address(_handler), selectors));
        targetContract(address(_handler));
    }

    function invariant_20_noTransactionIsPaidMoreThanItCost() public view {
        assertEq(_handler.breaches(), 0);
        assertLe(_handler.paid(), _handler.spent());
    }

    function invariant_21_noProposalIsPaidMoreThanItsCap() public view {
        for (uint256 p = 0; p < _handler.potCount(); ++p) {
            GasRefund pot_ = _handler.pots(p);
            for (uint256 i = 0; i < _handler.proposalCount(); ++i) {
                uint256 id = _handler.proposals(i);
                uint256 cap = _handler.capOf(address(pot_), id);
                uint256 paid = _handler.paidOn(address(pot_), id);
                assertLe(paid + pot_.refundTerms(id).proposalCap, cap);
            }
        }
    }

    function invariant_35_whatIsPaidOnTheProposalsOfThirtyDaysIsAtMostThePeriodsCap() public view {
        for (uint256 p = 0; p < _handler.potCount(); ++p) {
            address pot_ = address(_handler.pots(p));
            for (uint256 last = 0; last < _handler.proposalCount(); ++last) {
                uint256 given;
                uint256 paid;
                for (uint256 i = last + 1; i > 0; --i) {
                    if (_handler.openedAt(i - 1) + 30 days < _handler.openedAt(last)) break;
                    given += _handler.givenOn(pot_, _handler.proposals(i - 1));
                    paid += _handler.paidOn(pot_, _handler.proposals(i - 1));
                }
                assertLe(given, _handler.HIGHEST_PERIOD_CAP());
                assertLe(paid, given);
            }
        }
    }

    /// The laws would hold of nothing if the handler's voters were never paid, or hardly.
    function test_theHandlersVotersArePaid() public {
        RefundHandler.Wish memory wish = RefundHandler.Wish(20 gwei, 1 gwei, 3);
        _handler.voteDirectly(0, 0, 0, wish);
        _handler.voteDirectly(1, 0, 101, wish);
        _handler.relay(2, 0, wish);
        _handler.relayForABurner(0, wish);
        _handler.voteInParts(0, 1, 1e18, wish);
        assertGt(_handler.paidBy(RefundHandler.voteDirectly.selector), 0);
        assertGt(_handler.paidBy(RefundHandler.relay.selector), 0);
        assertGt(_handler.paidBy(RefundHandler.relayForABurner.selector), 0);
        assertEq(_handler.paidBy(RefundHandler.voteInParts.selector), 0);
        assertEq(_handler.breaches(), 0);
        assertGt(_handler.paid(), _handler.spent() * 2 / 5);
    }

    function test_theHandlersBatcherIsPaid() public {
        _handler.batch(SIGNERS, true, RefundHandler.Wish(20 gwei, 1 gwei, 3));
        assertGt(_handler.paidBy(RefundHandler.batch.selector), 0);
        for (uint256 i = 0; i < 3; ++i) {
            assertGt(_handler.paidOn(address(_handler.pots(i)), _handler.proposals(0)), 0);
            for (uint256 s = 0; s < SIGNERS; ++s) {
                assertTrue(_handler.governors(i).hasVoted(_handler.proposals(0), _handler.signers(s)));
            }
        }
    }

    function test_theHandlersDelegatedAccountIsPaid() public {
        _handler.fillStorage();
        _handler.batchAsDelegatedAccount(0, true, RefundHandler.Wish(20 gwei, 1 gwei, 3));
        assertGt(_handler.paidBy(RefundHandler.batchAsDelegatedAccount.selector), 0);
        assertEq(_handler.breaches(), 0);
    }

    function test_theHandlersReceiverIsPaid() public {
        _handler.voteAsReceiver(0, 0, 0, RefundHandler.Wish(20 gwei, 1 gwei, 3));
        assertGt(_handler.paidBy(RefundHandler.voteAsReceiver.selector), 0);
        _handler.voteAsReceiver(1, 1, 0, RefundHandler.Wish(20 gwei, 1 gwei, 3));
        assertEq(_handler.breaches(), 0);
    }
}
