// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IBondAuctioneer} from "../../src/bonds/IBondAuctioneer.sol";
import {IBondCallback} from "../../src/bonds/IBondCallback.sol";
import {IBondEscrow} from "../../src/bonds/IBondEscrow.sol";
import {IBondVestingVault} from "../../src/bonds/IBondVestingVault.sol";
import {IBondTeller} from "../../src/bonds/tellers/IBondTeller.sol";
import {IERC20BondToken} from "../../src/bonds/tellers/IERC20BondToken.sol";
import {IFixedExpiryTeller} from "../../src/bonds/tellers/IFixedExpiryTeller.sol";
import {IFixedTermTeller} from "../../src/bonds/tellers/IFixedTermTeller.sol";
import {MoodyHolder} from "../helpers/MoodyHolder.sol";
import {PayingCallback} from "../helpers/PayingCallback.sol";
import {FeeOnTransferToken} from "../helpers/tokens/FeeOnTransferToken.sol";
import {ReentrantToken} from "../helpers/tokens/ReentrantToken.sol";
import {BondBuyers} from "./BondBuyers.sol";
import {IERC1155} from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";

/// What holders of bonds do, and those who try what they may not.
contract BondHandler is BondBuyers {
    constructor(Platform memory platform_, MoodyHolder moody, address[] memory honest) {
        _platform = platform_;
        _moody = moody;
        (tokens, people) = (honest, new address[](0));
        for (uint256 i = 0; i < 2; ++i) {
            protocolReceivers[platform_.tellers[i]] = platform_.authority;
        }
    }

    function addSigner(address signer, uint256 key) external {
        people.push(signer);
        _keys.push(key);
    }

    /// After the signers.
    function addHostile(FeeOnTransferToken taxed, ReentrantToken reentrant) external {
        (_taxed, _reentrant) = (taxed, reentrant);
        tokens.push(address(taxed));
        tokens.push(address(reentrant));
        people.push(address(_moody));
        people.push(address(reentrant));
    }

    function addCallback(address payout, PayingCallback callback) external {
        callbacks[payout] = callback;
    }

    /// Enters what an account has been given at the beginning.
    function endow(address token, address account, uint256 amount) external {
        balances[token][account] += amount;
        supplies[token] += amount;
    }

    // Holders

    function transferBonds(uint256 seed, uint256 from, uint256 to, uint256 amount) external {
        if (_bonds.length == 0) return;
        uint256 index = seed % _bonds.length;
        Bond storage bond = _bonds[index];
        (address holder, address receiver) = (_person(from), _person(to));
        amount = bound(amount, 0, bondsOf[index][holder]);
        bytes memory data = abi.encodeCall(IERC1155.safeTransferFrom, (holder, receiver, bond.id, amount, ""));
        address register = address(bond.teller);
        if (bond.teller == _platform.tellers[1]) {
            (register, data) = (address(uint160(bond.id)), abi.encodeCall(IERC20.transfer, (receiver, amount)));
        }
        vm.prank(holder);
        (bool success,) = register.call(data);
        if (!success) return;
        bondsOf[index][holder] -= amount;
        bondsOf[index][receiver] += amount;
    }

    /// Whatever is mature must be paid, whoever would prevent it; nothing else.
    function redeem(uint256 seed, uint256 who, uint256 amount) external {
        if (_bonds.length == 0) return;
        uint256 index = seed % _bonds.length;
        for (uint256 i = 0; i < people.length; ++i) {
            address holder = people[(who % people.length + i) % people.length];
            uint256 most = bondsOf[index][holder];
            if (most > 0) return _redeem(index, holder, bound(amount, 1, most));
        }
    }

    function redeemTooMuch(uint256 seed, uint256 who, uint256 amount) external {
        if (_bonds.length == 0) return;
        uint256 index = seed % _bonds.length;
        address holder = _person(who);
        amount = bound(amount, bondsOf[index][holder] + 1, type(uint256).max);
        vm.prank(holder);
        (bool success,) = address(_bonds[index].teller).call(_redemption(_bonds[index], amount));
        _mustFail(success);
    }

    function release(uint256 seed, uint256 amount) external {
        if (_schedules.length == 0) return;
        uint256 index = seed % _schedules.length;
        Schedule storage schedule = _schedules[index];
        uint256 most = vested(schedule) - schedule.released;
        amount = bound(amount, 1, most + 1);
        address beneficiary = schedule.beneficiary;
        vm.prank(beneficiary);
        try _platform.vault.release(index + 1, amount) {
            if (amount > most) ++breaches;
            _bookRelease(schedule, amount);
        } catch {
            if (amount <= most) ++breaches;
        }
    }

    function releaseAll(uint256 who) public {
        address beneficiary = _person(who);
        uint256[] memory ids = _schedulesOf(beneficiary);
        uint256 due = 0;
        for (uint256 i = 0; i < ids.length; ++i) {
            Schedule storage schedule = _schedules[ids[i] - 1];
            uint256 amount = vested(schedule) - schedule.released;
            due += amount;
            if (amount > 0) _bookRelease(schedule, amount);
        }
        if (due == 0) return;
        vm.prank(beneficiary);
        _platform.vault.releaseMany(ids);
    }

    function moveSchedule(uint256 seed, uint256 who, uint256 to) external {
        if (_schedules.length == 0) return;
        uint256 index = seed % _schedules.length;
        Schedule storage schedule = _schedules[index];
        (address account, address candidate) = (_person(who), _person(to));
        bool pushes = who % 2 == 0;
        address old = schedule.beneficiary;
        vm.prank(pushes ? old : account);
        if (pushes) {
            _platform.vault.pushBeneficiary(index + 1, candidate);
            schedule.candidate = candidate;
            return;
        }
        try _platform.vault.pullBeneficiary(index + 1) {
            if (account != schedule.candidate) ++breaches;
            (schedule.beneficiary, schedule.candidate) = (account, address(0));
        } catch {
            if (account == schedule.candidate) ++breaches;
        }
    }

    function claimFees(uint256 teller, uint256 who) public {
        IBondTeller chosen = _platform.tellers[teller % 2];
        address account = who % 7 == 0 ? _platform.authority : _person(who);
        vm.prank(account);
        chosen.claimFees(tokens, account);
        for (uint256 i = 0; i < tokens.length; ++i) {
            uint256 amount = rewards[chosen][account][tokens[i]];
            rewards[chosen][account][tokens[i]] = 0;
            if (amount > 0) _bookTaxed(tokens[i], address(chosen), account, amount);
        }
    }

    /// The end: everybody takes what is theirs, with everything against them that there can be.
    function leave() external {
        _platform.oracle.setRefuses(true);
        uint256 end = block.timestamp;
        for (uint256 i = 0; i < _bonds.length; ++i) {
            end = Math.max(end, _bonds[i].expiry);
        }
        for (uint256 i = 0; i < _schedules.length; ++i) {
            end = Math.max(end, uint256(_schedules[i].start) + _schedules[i].duration);
        }
        vm.warp(end);
        for (uint256 p = 0; p < people.length; ++p) {
            for (uint256 i = 0; i < _bonds.length; ++i) {
                uint256 amount = bondsOf[i][people[p]];
                if (amount > 0) _redeem(i, people[p], amount);
            }
            releaseAll(p);
        }
        for (uint256 p = 0; p <= people.length; ++p) {
            claimFees(0, p);
            claimFees(1, p);
        }
    }

    // Beyond their rights

    /// By an account that is nobody here.
    function trespass(uint256 kind, uint256 seed) external {
        if (_markets.length == 0) return;
        Market memory market = _markets[seed % _markets.length];
        (address target, bytes memory data) = _trespass(kind % 14, market, _platform.tellers[seed % 2], seed);
        if (target.code.length == 0) return;
        vm.prank(address(0xbad));
        (bool success,) = target.call(data);
        _mustFail(success);
    }

    // Internals

    function _redeem(uint256 index, address holder, uint256 amount) private {
        Bond storage bond = _bonds[index];
        bool mature = block.timestamp >= bond.expiry;
        vm.prank(holder);
        (bool success,) = address(bond.teller).call(_redemption(bond, amount));
        if (success != mature) ++breaches;
        if (!success) return;
        bond.supply -= amount;
        bondsOf[index][holder] -= amount;
        _bookTaxed(bond.underlying, address(bond.teller), holder, amount);
        ++count["redeemed"];
    }

    /// In a batch too, so that both ways are gone.
    function _redemption(Bond memory bond, uint256 amount) private view returns (bytes memory) {
        uint256[] memory amounts = new uint256[](1);
        amounts[0] = amount;
        if (bond.teller == _platform.tellers[1]) {
            IERC20BondToken token = IERC20BondToken(address(uint160(bond.id)));
            if (amount % 2 == 0) return abi.encodeCall(IFixedExpiryTeller.redeem, (token, amount));
            IERC20BondToken[] memory bondTokens = new IERC20BondToken[](1);
            bondTokens[0] = token;
            return abi.encodeCall(IFixedExpiryTeller.batchRedeem, (bondTokens, amounts));
        }
        if (amount % 2 == 0) return abi.encodeCall(IFixedTermTeller.redeem, (bond.id, amount));
        uint256[] memory ids = new uint256[](1);
        ids[0] = bond.id;
        return abi.encodeCall(IFixedTermTeller.batchRedeem, (ids, amounts));
    }

    function _bookRelease(Schedule storage schedule, uint256 amount) private {
        schedule.released += amount;
        _bookTaxed(schedule.token, address(_platform.vault), schedule.beneficiary, amount);
        ++count["released"];
    }

    function _schedulesOf(address beneficiary) private view returns (uint256[] memory ids) {
        ids = new uint256[](_schedules.length);
        uint256 found = 0;
        for (uint256 i = 0; i < _schedules.length; ++i) {
            if (_schedules[i].beneficiary == beneficiary) ids[found++] = i + 1;
        }
        assembly ("memory-safe") {
            mstore(ids, found)
        }
    }

    function _trespass(uint256 kind, Market memory market, IBondTeller teller, uint256 seed)
        private
        view
        returns (address, bytes memory)
    {
        address auctioneer = address(_auctioneer(market));
        if (kind == 0) {
            return (auctioneer, abi.encodeCall(IBondAuctioneer.purchaseBond, (market.id, people[0], 1e18, 0, "")));
        }
        if (kind == 1) return (auctioneer, abi.encodeCall(IBondAuctioneer.setBuyersRoot, (market.id, bytes32(0))));
        if (kind == 2) return (auctioneer, abi.encodeCall(IBondAuctioneer.raisePermitNonce, (market.id)));
        if (kind == 3) return (auctioneer, abi.encodeCall(IBondAuctioneer.setCallbackAllowed, (address(0xbad), true)));
        if (kind == 4) return (auctioneer, abi.encodeCall(IBondAuctioneer.setAllowNewMarkets, (false)));
        if (kind == 5) return (address(teller), abi.encodeCall(IBondTeller.setProtocolFee, (1)));
        if (kind == 6) return (address(teller), abi.encodeCall(IBondTeller.setProtocolReceiver, (address(0xbad))));
        if (kind == 7) return _onVault(market, seed);
        if (kind == 8) {
            return (address(_platform.escrow), abi.encodeCall(IBondCallback.callback, (market.id, 0, market.escrowed)));
        }
        if (kind == 9) {
            return (address(_platform.escrow), abi.encodeCall(IBondEscrow.withdraw, (market.id, 1, address(0xbad))));
        }
        if (kind == 10) {
            return (
                address(_platform.aggregator),
                abi.encodeWithSignature("registerAuctioneer(address)", _platform.auctioneers[0])
            );
        }
        if (_bonds.length == 0) return (address(0), "");
        Bond memory bond = _bonds[seed % _bonds.length];
        if (kind == 11) return (address(bond.teller), _redemption(bond, 1));
        address token = bond.teller == _platform.tellers[1] ? address(uint160(bond.id)) : address(0);
        if (kind == 12) return (token, abi.encodeCall(IERC20BondToken.mint, (address(0xbad), 1)));
        return (token, abi.encodeCall(IERC20BondToken.burn, (people[0], 0)));
    }

    function _onVault(Market memory market, uint256 seed) private view returns (address, bytes memory) {
        address vault = address(_platform.vault);
        if (_schedules.length > 0 && seed % 2 == 0) {
            return (vault, abi.encodeCall(IBondVestingVault.release, (1 + seed % _schedules.length, 1)));
        }
        uint48 now_ = uint48(block.timestamp);
        return
            (
                vault,
                abi.encodeCall(IBondVestingVault.createSchedule, (address(0xbad), market.payout, now_, now_, 1, 1, 1))
            );
    }
}
