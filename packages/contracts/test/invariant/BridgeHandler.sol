// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {IXERC20} from "../../src/token/IXERC20.sol";
import {Lockbox} from "../../src/token/Lockbox.sol";
import {OrganisationToken} from "../../src/token/OrganisationToken.sol";
import {TestToken} from "../helpers/tokens/TestToken.sol";
import {StdUtils} from "forge-std/StdUtils.sol";
import {Vm} from "forge-std/Vm.sol";

/// Holders of a token on two chains who travel by two bridges, of which this is both: what is burned on one chain arrives, at some time and
/// in parts, on the other. On the first chain a lockbox keeps an older token.
contract BridgeHandler is StdUtils {
    struct Use {
        uint256 time;
        uint256 amount;
    }

    Vm private constant VM = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    OrganisationToken[2] public tokens;
    Lockbox public immutable LOCKBOX;
    TestToken public immutable LOCKED;
    address public immutable OWNER;

    address[2] public bridges = [address(0xb1), address(0xb2)];
    address[] public members;
    uint256 public breaches;

    /// By destination and bridge.
    mapping(uint256 chain => mapping(uint256 bridge => uint256)) public inFlight;
    uint256 public deposited;
    uint256 public withdrawn;

    mapping(bytes32 limit => Use[]) private _uses;
    mapping(bytes32 limit => Use[]) private _maxima;

    constructor(OrganisationToken[2] memory tokens_, Lockbox lockbox, TestToken locked, address[] memory members_) {
        (tokens, LOCKBOX, LOCKED, OWNER, members) = (tokens_, lockbox, locked, tokens_[0].owner(), members_);
    }

    function wait(uint256 time) external {
        VM.warp(block.timestamp + bound(time, 1, 20 hours));
    }

    function transfer(uint256 chain, uint256 from, uint256 to, uint256 amount) external {
        OrganisationToken token = tokens[chain % 2];
        amount = bound(amount, 0, token.balanceOf(_member(from)));
        VM.prank(_member(from));
        _must(token.transfer(_member(to), amount));
    }

    function delegate(uint256 chain, uint256 from, uint256 to) external {
        VM.prank(_member(from));
        tokens[chain % 2].delegate(_member(to));
    }

    function leave(uint256 chain, uint256 bridge, uint256 who, uint256 amount) external {
        chain %= 2;
        bridge %= 2;
        OrganisationToken token = tokens[chain];
        uint256 left = token.burningCurrentLimitOf(bridges[bridge]);
        uint256 balance = token.balanceOf(_member(who));
        amount = bound(amount, 0, left < balance ? left : balance);
        VM.prank(_member(who));
        token.approve(bridges[bridge], amount);
        bytes32 others = _others(chain, bridge, false);
        VM.prank(bridges[bridge]);
        token.burn(_member(who), amount);
        inFlight[1 - chain][bridge] += amount;
        _note(chain, bridge, false, left, amount, others);
    }

    function arrive(uint256 chain, uint256 bridge, uint256 who, uint256 amount) external {
        chain %= 2;
        bridge %= 2;
        OrganisationToken token = tokens[chain];
        uint256 left = token.mintingCurrentLimitOf(bridges[bridge]);
        uint256 brought = inFlight[chain][bridge];
        amount = bound(amount, 0, left < brought ? left : brought);
        bytes32 others = _others(chain, bridge, true);
        VM.prank(bridges[bridge]);
        token.mint(_member(who), amount);
        inFlight[chain][bridge] -= amount;
        _note(chain, bridge, true, left, amount, others);
    }

    function setLimits(uint256 chain, uint256 bridge, uint256 minting, uint256 burning) external {
        chain %= 2;
        bridge %= 2;
        OrganisationToken token = tokens[chain];
        address account = bridges[bridge];
        minting = bound(minting, 0, 2000e18);
        burning = bound(burning, 0, 2000e18);
        uint256 usedMinting = token.mintingMaxLimitOf(account) - token.mintingCurrentLimitOf(account);
        uint256 usedBurning = token.burningMaxLimitOf(account) - token.burningCurrentLimitOf(account);
        VM.prank(OWNER);
        token.setLimits(account, minting, burning);
        _must(token.mintingCurrentLimitOf(account) == (usedMinting < minting ? minting - usedMinting : 0));
        _must(token.burningCurrentLimitOf(account) == (usedBurning < burning ? burning - usedBurning : 0));
        _maxima[_limit(chain, bridge, true)].push(Use(block.timestamp, minting));
        _maxima[_limit(chain, bridge, false)].push(Use(block.timestamp, burning));
    }

    function setTax(uint256 chain, uint256 threshold, uint256 share) external {
        uint256[] memory thresholds = new uint256[](2);
        uint256[] memory shares = new uint256[](2);
        (thresholds[1], shares[0], shares[1]) = (bound(threshold, 1, 1000e18), share % 10_001, 10_000 - share % 10_001);
        VM.prank(OWNER);
        tokens[chain % 2].setBridgeTaxTiers(thresholds, shares);
    }

    function deposit(uint256 who, uint256 to, uint256 amount) external {
        amount = bound(amount, 1, 500e18);
        LOCKED.mint(_member(who), amount);
        VM.startPrank(_member(who));
        LOCKED.approve(address(LOCKBOX), amount);
        LOCKBOX.depositTo(_member(to), amount);
        VM.stopPrank();
        deposited += amount;
    }

    function withdraw(uint256 who, uint256 to, uint256 amount) external {
        uint256 most = tokens[0].balanceOf(_member(who));
        uint256 kept = deposited - withdrawn;
        if (most == 0 || kept == 0) return;
        amount = bound(amount, 1, most < kept ? most : kept);
        VM.startPrank(_member(who));
        tokens[0].approve(address(LOCKBOX), amount);
        LOCKBOX.withdrawTo(_member(to), amount);
        VM.stopPrank();
        withdrawn += amount;
    }

    function tryWhatMustFail(uint256 chain, uint256 bridge, uint256 who, uint256 amount) external {
        OrganisationToken token = tokens[chain % 2];
        address account = bridges[bridge % 2];
        uint256 beyond = bound(amount, 1, 1e30);
        _mustRevert(
            account, token, abi.encodeCall(IXERC20.mint, (_member(who), token.mintingCurrentLimitOf(account) + beyond))
        );
        _mustRevert(
            account, token, abi.encodeCall(IXERC20.burn, (account, token.burningCurrentLimitOf(account) + beyond))
        );
        _mustRevert(_member(who), token, abi.encodeCall(IXERC20.mint, (_member(who), beyond)));
        _mustRevert(_member(who), token, abi.encodeCall(IXERC20.setLimits, (_member(who), beyond, beyond)));
        _mustRevert(OWNER, token, abi.encodeCall(IXERC20.mint, (OWNER, beyond)));
    }

    function idle(uint256 chain, uint256 bridge, uint256 who) external {
        OrganisationToken token = tokens[chain % 2];
        address account = bridges[bridge % 2];
        uint256 minting = token.mintingCurrentLimitOf(account);
        uint256 points = token.numCheckpoints(_member(who));
        VM.startPrank(account);
        token.mint(_member(who), 0);
        token.burn(_member(who), 0);
        VM.stopPrank();
        _must(token.mintingCurrentLimitOf(account) == minting && token.numCheckpoints(_member(who)) == points);
    }

    function memberCount() external view returns (uint256) {
        return members.length;
    }

    /// Checked whenever a limit is used: by then the last day holds the most.
    function _note(uint256 chain, uint256 bridge, bool minting, uint256 left, uint256 amount, bytes32 others) private {
        OrganisationToken token = tokens[chain];
        address account = bridges[bridge];
        uint256 now_ = minting ? token.mintingCurrentLimitOf(account) : token.burningCurrentLimitOf(account);
        _must(now_ == left - amount);
        _must(others == _others(chain, bridge, minting));
        bytes32 limit = _limit(chain, bridge, minting);
        _uses[limit].push(Use(block.timestamp, amount));
        uint256 used = 0;
        for (uint256 i = _uses[limit].length; i > 0 && _uses[limit][i - 1].time + 1 days > block.timestamp; --i) {
            used += _uses[limit][i - 1].amount;
        }
        _must(used <= 2 * _highestOfTheDay(limit));
    }

    function _highestOfTheDay(bytes32 limit) private view returns (uint256 most) {
        for (uint256 i = _maxima[limit].length; i > 0; --i) {
            Use storage entry = _maxima[limit][i - 1];
            if (entry.amount > most) most = entry.amount;
            // The one that held when the day began.
            if (entry.time + 1 days <= block.timestamp) break;
        }
    }

    /// What every other limit has left, on both chains.
    function _others(uint256 chain, uint256 bridge, bool minting) private view returns (bytes32 digest) {
        for (uint256 i = 0; i < 8; ++i) {
            (uint256 c, uint256 b, bool m) = (i % 2, i / 2 % 2, i / 4 == 1);
            if (c == chain && b == bridge && m == minting) continue;
            uint256 left = m ? tokens[c].mintingCurrentLimitOf(bridges[b]) : tokens[c].burningCurrentLimitOf(bridges[b]);
            digest = keccak256(abi.encode(digest, left));
        }
    }

    function _limit(uint256 chain, uint256 bridge, bool minting) private pure returns (bytes32) {
        return keccak256(abi.encode(chain, bridge, minting));
    }

    function _member(uint256 seed) private view returns (address) {
        return members[seed % members.length];
    }

    function _mustRevert(address caller, OrganisationToken token, bytes memory data) private {
        VM.prank(caller);
        (bool success,) = address(token).call(data);
        _must(!success);
    }

    function _must(bool holds) private {
        if (!holds) ++breaches;
    }
}
