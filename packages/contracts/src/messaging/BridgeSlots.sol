// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// @notice The bridges that a controller knows, each with a number of its own that is never given to another: the platform's are
/// 0 to 7 and part of the program, so that recognising one reads no storage; the organisation's own are 8 to 30.
abstract contract BridgeSlots {
    /// @custom:storage-location erc7201:althing.storage.BridgeSlots
    struct SlotStorage {
        address[] own;
        mapping(address adapter => uint256) slotOf;
    }

    /// keccak256(abi.encode(uint256(keccak256("althing.storage.BridgeSlots")) - 1)) & ~bytes32(uint256(0xff))
    bytes32 private constant SLOT_STORAGE = 0x9015454fad25a4a59222dc6adb3e0a7c31397ad1ac5ba79e8ebd732b30b42c00;

    uint256 private constant PLATFORM_SLOTS = 8;
    uint256 private constant SLOTS = 31;

    address private immutable _ADAPTER_0;
    address private immutable _ADAPTER_1;
    address private immutable _ADAPTER_2;
    address private immutable _ADAPTER_3;
    address private immutable _ADAPTER_4;
    address private immutable _ADAPTER_5;
    address private immutable _ADAPTER_6;
    address private immutable _ADAPTER_7;

    /// Thrown when the adapter is neither the platform's nor was ever named to this controller, or has no code.
    error Controller_UnknownAdapter(address adapter);

    /// Thrown when the organisation has as many adapters of its own as there is room for.
    error Controller_TooManyAdapters();

    /// @param adapters The platform's, the same on every chain; the zero address for a number that is not used yet.
    constructor(address[8] memory adapters) {
        _ADAPTER_0 = adapters[0];
        _ADAPTER_1 = adapters[1];
        _ADAPTER_2 = adapters[2];
        _ADAPTER_3 = adapters[3];
        _ADAPTER_4 = adapters[4];
        _ADAPTER_5 = adapters[5];
        _ADAPTER_6 = adapters[6];
        _ADAPTER_7 = adapters[7];
    }

    /// @return 1 << the adapter's number.
    function _bitOf(address adapter) internal view returns (uint256) {
        if (adapter == _ADAPTER_0) return 1;
        if (adapter == _ADAPTER_1) return 1 << 1;
        if (adapter == _ADAPTER_2) return 1 << 2;
        if (adapter == _ADAPTER_3) return 1 << 3;
        if (adapter == _ADAPTER_4) return 1 << 4;
        if (adapter == _ADAPTER_5) return 1 << 5;
        if (adapter == _ADAPTER_6) return 1 << 6;
        if (adapter == _ADAPTER_7) return 1 << 7;
        uint256 slot = _slots().slotOf[adapter];
        require(slot != 0, Controller_UnknownAdapter(adapter));
        return 1 << slot;
    }

    /// @return slot The adapter's number, a new one where it had none.
    /// @return bit 1 << the number.
    function _slotOfNew(address adapter) internal returns (uint256 slot, uint256 bit) {
        require(adapter != address(0), Controller_UnknownAdapter(adapter));
        address[PLATFORM_SLOTS] memory platform = _platformAdapters();
        for (slot = 0; slot < PLATFORM_SLOTS; ++slot) {
            if (platform[slot] == adapter) return (slot, 1 << slot);
        }
        SlotStorage storage $ = _slots();
        slot = $.slotOf[adapter];
        if (slot == 0) {
            slot = PLATFORM_SLOTS + $.own.length;
            require(slot < SLOTS, Controller_TooManyAdapters());
            $.own.push(adapter);
            $.slotOf[adapter] = slot;
        }
        bit = 1 << slot;
    }

    function _platformAdapters() private view returns (address[PLATFORM_SLOTS] memory) {
        return [_ADAPTER_0, _ADAPTER_1, _ADAPTER_2, _ADAPTER_3, _ADAPTER_4, _ADAPTER_5, _ADAPTER_6, _ADAPTER_7];
    }

    function _slots() private pure returns (SlotStorage storage $) {
        assembly {
            $.slot := SLOT_STORAGE
        }
    }
}
