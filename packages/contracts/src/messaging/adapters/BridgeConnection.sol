// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

import {AlwaysOwned} from "../../access/AlwaysOwned.sol";
import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";

/// @title Which bridge an adapter speaks to, and which chains that reaches.
/// @notice The owner connects once, adds chains, takes a fee and stops sending. It cannot move the adapter to another endpoint, nor give a
/// chain's name on the bridge to another chain: what is connected stays so.
abstract contract BridgeConnection is AlwaysOwned {
    /// How the bridge calls a chain.
    /// @param id A number, or up to 32 characters; never 0.
    struct Route {
        uint256 chainId;
        bytes32 id;
    }

    /// One word, read at once.
    /// @param minGas What the owner gets of each message, in wei.
    struct Settings {
        address endpoint;
        bool paused;
        uint88 minGas;
    }

    Settings internal _settings;

    /// The bridge's second contract, of those that have two.
    address internal _companion;

    mapping(uint256 chainId => bytes32) private _routes;
    mapping(bytes32 route => uint256) private _chains;

    event Connected(address endpoint, address companion);

    event RouteAdded(uint256 indexed chainId, bytes32 id);

    event PausedUpdated(bool paused);

    event MinGasUpdated(uint256 minGas);

    /// Thrown when the chain cannot be reached by this bridge.
    error Adapter_ChainNotSupported(uint256 chainId);

    /// Thrown when a message comes from a chain that is not known.
    error Adapter_WrongOrigin(bytes32 route);

    error Adapter_AlreadyConnected();

    /// Thrown when there is no code at the endpoint.
    error Adapter_NoEndpoint(address endpoint);

    /// Thrown when a route is malformed, or its chain or name is taken.
    error Adapter_InvalidRoute(uint256 chainId, bytes32 id);

    constructor(address owner) Ownable(owner) {}

    /// @notice By the owner, once: the bridge's contract on this chain.
    /// @param companion_ The zero address for bridges that have one contract.
    function connect(address endpoint_, address companion_) public virtual onlyOwner {
        require(_settings.endpoint == address(0), Adapter_AlreadyConnected());
        require(endpoint_.code.length > 0, Adapter_NoEndpoint(endpoint_));
        require(companion_ == address(0) || companion_.code.length > 0, Adapter_NoEndpoint(companion_));
        (_settings.endpoint, _companion) = (endpoint_, companion_);
        emit Connected(endpoint_, companion_);
    }

    /// @notice By the owner: chains that can be reached from now on, for ever by these names.
    function addRoutes(Route[] calldata routes) external onlyOwner {
        for (uint256 i = 0; i < routes.length; ++i) {
            (uint256 chainId, bytes32 id) = (routes[i].chainId, routes[i].id);
            bool isTaken = _routes[chainId] != 0 || _chains[id] != 0;
            bool isHere = chainId == 0 || chainId == block.chainid;
            require(!isTaken && !isHere && id != 0 && _isName(id), Adapter_InvalidRoute(chainId, id));
            (_routes[chainId], _chains[id]) = (id, chainId);
            emit RouteAdded(chainId, id);
        }
    }

    /// @notice By the owner: stops sending, or lets it go on. What is on its way arrives all the same, or the bridge would lose it.
    function setPaused(bool paused_) external onlyOwner {
        _settings.paused = paused_;
        emit PausedUpdated(paused_);
    }

    /// @notice By the owner: what it gets of each message, in wei.
    function setMinGas(uint88 minGas) external onlyOwner {
        _settings.minGas = minGas;
        emit MinGasUpdated(minGas);
    }

    /// @return The bridge's contract on this chain, the zero address before it is connected.
    function endpoint() external view returns (address) {
        return _settings.endpoint;
    }

    /// @return The bridge's second contract, the zero address where it has none.
    function companion() external view returns (address) {
        return _companion;
    }

    /// @return Whether sending is stopped.
    function paused() external view returns (bool) {
        return _settings.paused;
    }

    /// @return How the bridge calls the chain, 0 where that is not known.
    function routeOf(uint256 chainId) public view returns (bytes32) {
        return _routes[chainId];
    }

    /// Whether the bridge could call a chain so.
    function _isName(bytes32 id) internal pure virtual returns (bool);

    function _routeTo(uint256 chainId) internal view returns (bytes32 route) {
        route = _routes[chainId];
        require(route != 0 && _settings.endpoint != address(0), Adapter_ChainNotSupported(chainId));
    }

    function _isKnown(bytes32 route) internal view returns (bool) {
        return _chains[route] != 0;
    }

    function _chainBehind(bytes32 route) internal view returns (uint256 chainId) {
        chainId = _chains[route];
        require(chainId != 0, Adapter_WrongOrigin(route));
    }
}
