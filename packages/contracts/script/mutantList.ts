/** One change of a contract that its tests have to notice. */
export interface Mutant {
  /** What the contract does no more. */
  readonly name: string;
  /** Below `src/`. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
}

/** Mutants that the same tests have to notice. */
export interface MutantGroup {
  /** Globs of test files, below `test/`. */
  readonly tests: readonly string[];
  readonly mutants: readonly Mutant[];
}

const of =
  (file: string) =>
  (name: string, find: string, replace: string): Mutant => ({ name, file, find, replace });

const receiving = of('messaging/MessageReceiving.sol');
const sending = of('messaging/MessageSending.sol');
const controller = of('messaging/MessageController.sol');
const executor = of('messaging/MessageExecutor.sol');
const state = of('messaging/ControllerState.sol');
const slots = of('messaging/BridgeSlots.sol');
const adapter = of('messaging/adapters/BridgeAdapter.sol');
const connection = of('messaging/adapters/BridgeConnection.sol');
const token = of('token/BridgedToken.sol');
const limit = of('token/RateLimit.sol');
const transferring = of('portals/TransferSending.sol');
const arriving = of('portals/TransferReceiving.sol');
const custody = of('portals/TokenCustody.sol');
const assets = of('portals/AssetController.sol');
const wrapper = of('portals/ControllerWrapper.sol');
const tax = of('token/BridgeTax.sol');
const lockbox = of('token/Lockbox.sol');
const history = of('token/PackedVotes.sol');
const transfers = of('portals/TransferPayload.sol');
const polymer = of('messaging/adapters/PolymerAdapter.sol');
const votingChains = of('governance/GovernorCrossChain.sol');
const namespaces = of('deployment/OrganisationNamespaces.sol');
const deployer = of('deployment/OrganisationDeployer.sol');
const proxies = of('deployment/ProxyFactory.sol');
const vault = of('devnet/LocalVault.sol');

const CONTROLLER: MutantGroup = {
  tests: ['unit/messaging/MessageController/**'],
  mutants: [
    receiving('a bridge may bring a message twice', 'require(!record.has(bit), Controller_MessageResentByAdapter(msg.sender));', ''),
    receiving(
      'votes outlast a change of the set of bridges',
      'if (record.isNew() || record.firstSeen() <= _controller().state.changedAt()) record = record.restart();',
      'if (record.isNew()) record = record.restart();',
    ),
    receiving('a threshold of the message is enough', 'if (required < minimum) required = minimum;', ''),
    receiving('a chain that is closed is heard', 'if (minimum == 0 || ', 'if ('),
    receiving('a message for another chain is taken', ' || MessagePayload.destinationChain(payload) != block.chainid', ''),
    receiving('one bridge fewer is enough to execute', 'required != 0 && count >= required', 'required != 0 && count + 1 >= required'),
    receiving('no delay', 'executableAt += _controller().origins[originChain].delay;', ''),
    receiving(
      'votes are told by whoever brings them',
      'countVotes(originChain, MessagePayload.sender(payload), votes);',
      'countVotes(originChain, msg.sender, votes);',
    ),
    receiving('late agreement', 'require(block.timestamp <= expiredAt, Controller_MessageExpired(expiredAt));', ''),
    receiving('late execution', 'require(block.timestamp <= executableAt + EXPIRY, Controller_MessageExpired(executableAt + EXPIRY));', ''),
    receiving('a message is executed again', '$.records[payloadHash] = record.execute();', ''),
    receiving(
      'a cancelled message is executed',
      ' && !record.cancelled(), Controller_MessageNotExecutable',
      ', Controller_MessageNotExecutable',
    ),
    receiving('anybody cancels', 'require(msg.sender == $.vetoer, Controller_Unauthorised(msg.sender));', ''),
    receiving('what nobody has brought is cancelled', '!record.isNew() && !record.executed()', '!record.executed()'),
    receiving('the chain of origin is not part of the identity', 'mstore(data, originChain)', 'mstore(data, 0)'),
    executor('anybody uses an executor', 'require(msg.sender == controller, Controller_Unauthorised(msg.sender));', ''),
    executor('a call may fail', 'if (!success) revert Controller_CallFailed(index, LowLevelCall.returnData());', ''),
    executor('an account without code is called', 'require(target.code.length > 0, Controller_CallFailed(i, ""));', ''),
    executor('too little gas is passed on', 'require(gasleft() >= gasLimit * 64 / 63 + SPARE_GAS, Controller_NotEnoughGas());', ''),
    executor('what a caller keeps of its gas is forgotten', 'gasLimit * 64 / 63 + SPARE_GAS', 'gasLimit + SPARE_GAS'),
    executor('code to which an account delegates costs nothing', 'SPARE_GAS = 3_600', 'SPARE_GAS = 1_000'),
    executor('later calls get what is left', 'gasLimit = used < gasLimit ? gasLimit - used : 0;', 'gasLimit = 0 * used;'),
    sending('a message is given to an adapter twice', 'approved ^= bit;', ''),
    sending('an adapter that is not approved is paid', 'require(bit & approved != 0, Controller_BridgeDisabled(adapter));', ''),
    sending('the fee of a bridge that fails is kept', 'if (rest > 0) _refund(refund, rest);', ''),
    sending('a message that no bridge took is sent', 'require(taken != 0, Controller_NoBridge());', ''),
    sending(
      'what was never sent is sent again',
      'require(committed == _controller().state.history(), Controller_InvalidParams());',
      'committed;',
    ),
    sending('a refund is fetched twice', 'delete $.claimable[msg.sender];', ''),
    sending('who took a message is not told', 'mstore(data, taken)', ''),
    sending('an adapter fails for lack of gas', 'require(gasleft() >= ENOUGH_GAS, Controller_NotEnoughGas());', ''),
    controller('adapters without code', 'require(!approved || adapter.code.length > 0, Controller_UnknownAdapter(adapter));', ''),
    controller('votes outlast the opening of a chain', '$.state = $.state.changed();', ''),
    controller('a vetoer without a window', 'if ($.vetoer != address(0)) _checkDelay(origin.chainId);', ''),
    state('a change of the set of bridges has no time', ' | uint256(uint32(block.timestamp)) << CHANGED_OFFSET);', ');'),
    slots('numbers are given twice', 'slot = PLATFORM_SLOTS + $.own.length;', 'slot = PLATFORM_SLOTS;'),
  ],
};

const ADAPTERS: MutantGroup = {
  tests: ['unit/messaging/adapters/**'],
  mutants: [
    polymer(
      'a message that a fork took back uses its number up',
      'abi.encode(chainId, nonce, keccak256(data))',
      'abi.encode(chainId, nonce)',
    ),
    adapter('anybody delivers', 'require(msg.sender == expected, Adapter_WrongCaller(msg.sender));', 'expected;'),
    adapter('any contract of the other chain is believed', 'require(sender == _self(), Adapter_WrongSender(sender));', 'sender;'),
    adapter(
      'the controller is not part of what is sent',
      'abi.encodePacked(msg.sender, message);\n        uint256',
      'abi.encodePacked(address(0), message);\n        uint256',
    ),
    adapter('too little is paid', 'require(msg.value >= required, Adapter_FeeTooLow(required, msg.value));', 'required;'),
    adapter('what is left is kept', '_give(delivery.refund, msg.value - bridgeFee - settings.minGas);', ''),
    adapter('sending while paused', 'require(!settings.paused, Adapter_Paused());', ''),
    connection('connected twice', 'require(_settings.endpoint == address(0), Adapter_AlreadyConnected());', ''),
    connection('a chain takes the name of another', ' || _chains[id] != 0', ''),
    connection('a chain that nobody named is believed', 'require(chainId != 0, Adapter_WrongOrigin(route));', ''),
    of('messaging/adapters/ProcessedMessages.sol')('a message is delivered again', 'isProcessed[id] = true;', ''),
    of('messaging/adapters/PolymerAdapter.sol')(
      'proofs for other chains',
      'require(destination == block.chainid, Adapter_WrongDestination(destination));',
      '',
    ),
    of('messaging/adapters/PolymerAdapter.sol')(
      'any event is a message',
      'require(kind == PolymerMessage.selector, Adapter_InvalidProof());',
      'kind;',
    ),
    of('messaging/adapters/WormholeAdapter.sol')('signatures are not asked for', 'require(isValid, Adapter_InvalidProof());', 'isValid;'),
    of('messaging/adapters/AxelarAdapter.sol')(
      'the gateway is not asked',
      'require(isVouchedFor, Adapter_InvalidProof());',
      'isVouchedFor;',
    ),
    of('messaging/adapters/LayerZeroAdapter.sol')('any path is opened', 'origin.sender == _self() && ', ''),
  ],
};

const LIMITS: MutantGroup = {
  tests: ['unit/token/**', 'fuzz/BridgedToken.t.sol'],
  mutants: [
    token('limits are not used up', 'limits.minting = _used(limit, amount);', '_used(limit, amount);'),
    token('burning without an allowance', 'if (msg.sender != user) _spendAllowance(user, msg.sender, amount);', ''),
    token('more than is left', 'require(amount <= left, IXERC20_NotHighEnoughLimits());', 'if (amount > left) left = amount;'),
    token('another lockbox', 'lockbox() == address(0) && ', ''),
    limit('limits come back at once', '* elapsed / duration', '* elapsed'),
    limit('more comes back than the most', 'return left < whole ? left : whole;', 'return left;'),
    limit('what was used comes back with a new limit', 'used < newMax ? newMax - used : 0', 'newMax'),
    tax('the whole amount pays the highest rate', 'tax += (threshold - from) * rate;', ''),
    lockbox(
      'what was asked for is credited',
      '_credit(to, _ERC20.balanceOf(address(this)) - before);',
      '_credit(to, amount + before - before);',
    ),
    lockbox(
      'a deposit within a deposit',
      'function _deposit(address to, uint256 amount) private nonReentrant',
      'function _deposit(address to, uint256 amount) private',
    ),
    lockbox('nothing is deposited', 'require(amount > 0 && to != address(this), IXERC20Lockbox_InvalidDeposit());', ''),
    lockbox('it pays itself', ' && to != address(this), IXERC20Lockbox_WithdrawFailed()', ', IXERC20Lockbox_WithdrawFailed()'),
    lockbox('nothing is withdrawn', 'amount > 0 && to != address(0)', 'to != address(0)'),
    history('what happens in the second of the creation counts as created', 'supply.predate();', ''),
    lockbox('tokens are paid out without burning', '_XERC20.burn(msg.sender, amount);', ''),
  ],
};

const PORTALS: MutantGroup = {
  tests: ['unit/portals/**'],
  mutants: [
    arriving(
      'tokens arrive before they leave',
      'require(block.timestamp > sentAt, Controller_TransferNotExecutableYet(sentAt));',
      'sentAt;',
    ),
    arriving('transfers from a chain that is closed', 'require($.ways[originChain].takes, Controller_ChainNotSupported(originChain));', ''),
    arriving('a bridge may bring a transfer twice', 'require(!record.has(bit), Controller_TransferResentByAdapter(msg.sender));', ''),
    arriving('the threshold of a transfer is enough', 'if (required < minimum) required = minimum;', ''),
    arriving('limits of arrivals are not used up', '$.limits[limit].minting = _use($.limits[limit].minting, amount);', ''),
    arriving('a transfer is executed again', '$.records[payloadHash] = record.execute();', ''),
    arriving('votes outlast what was opened', 'if (record.firstSeen() <= $.state.changedAt) record = record.restart();', ''),
    transferring('what was never sent is sent again', 'require(wasSent(_hash(block.chainid, payload)), Controller_InvalidParams());', ''),
    transferring('limits of departures are not used up', 'limits.burning = _use(limits.burning, transfer.amount);', 'limits;'),
    transferring('a bridge is given a transfer twice', 'open && taken & bit == 0', 'open'),
    transferring('fewer bridges than here are asked for', 'required != 0 && threshold >= required', 'required != 0'),
    transferring('value stays behind', 'taken != 0 && rest == 0', 'taken != 0'),
    custody('another amount than was told', 'require(exact, Controller_UnsupportedToken());', 'exact;'),
    custody('a token that mints nothing', 'require(token_.totalSupply() >= supply + amount, Controller_UnsupportedToken());', 'supply;'),
    transfers('a transfer of nothing', ' && amount(payload) > 0', ''),
    assets('votes outlast the opening of agreement', 'if (state.minBridges == 0 && newMinBridges > 0) _void();', ''),
    assets('votes outlast the opening of a limit', 'if (minting > 0 && pair.minting.max() == 0) _void();', ''),
    assets(
      'votes outlast a change of the set of bridges',
      '_void();\n        emit MultiBridgeAdapterUpdated',
      'emit MultiBridgeAdapterUpdated',
    ),
    assets('one bridge counts as several', 'newMinBridges != 1 && ', ''),
    wrapper('a controller that is refused', 'require(isAllowed(controller), Wrapper_ControllerNotWhitelisted());', ''),
    wrapper('its approval stays', 'token.forceApprove(controller, 0);', ''),
    wrapper(
      'a controller of another token',
      'require(IAssetController(controller).token() == address(token), Wrapper_TokenDiffers(address(token)));',
      '',
    ),
    wrapper('a fee above what the sender accepts', 'require(fee <= maxFee, Wrapper_FeeTooHigh(fee, maxFee));', 'maxFee;'),
    wrapper('more than 5 %', 'fee = (fee < most ? fee : most) / ONE;', 'most;\n        fee = fee / ONE;'),
  ],
};

const VOTING_CHAINS: MutantGroup = {
  tests: ['unit/governance/crossChain/**'],
  mutants: [
    votingChains('a new spoke votes in open proposals', ' && timepoint >= chain.since', ''),
    votingChains('a spoke that stays loses open proposals', 'if (chain.spoke != known.spoke) (known', '(known'),
  ],
};

const DEPLOYMENT: MutantGroup = {
  tests: ['unit/deployment/**', 'unit/governance/GovernanceSystemFactory/**', 'security/Namespaces.t.sol', 'security/Deployment.t.sol'],
  mutants: [
    namespaces('the founder may always go on', 'msg.sender == founder && founderContinues(authority)', 'msg.sender == founder'),
    namespaces(
      'the founding does not end',
      'msg.sender == identity.founder ? _tenureOf(authority) : 0',
      'msg.sender == identity.founder ? _tenureOf(authority) : _continuesAt[authority]',
    ),
    namespaces('anybody has the founder go on', 'order.founderContinues && msg.sender == identity.founder ?', 'order.founderContinues ?'),
    namespaces('the founder goes on under another owner', 'continuesAt != 0 && continuesAt == _tenureOf(authority)', 'continuesAt != 0'),
    namespaces('the founder founds on any chain', 'if (identity.chainIds[i] == block.chainid) return true;', 'return true;'),
    namespaces('nobody inherits', 'if (msg.sender == identity.heir) return true;', ''),
    namespaces('anybody inherits', 'if (msg.sender == identity.heir) return true;', 'return true;'),
    namespaces(
      'another owner than the order says',
      'require(owner == order.upgradeOwner, Namespaces_UpgradeOwnerDiffers(owner, order.upgradeOwner));',
      '',
    ),
    namespaces('a deployer creates when its batch is over', '(_authority, _deployer) = (address(0), address(0));', ''),
    namespaces('anybody creates during a batch', 'require(msg.sender == _deployer, Namespaces_NotDeployer(msg.sender));', ''),
    namespaces('an order within an order', 'external nonReentrant returns', 'external returns'),
    namespaces(
      'proxies of all organisations share addresses',
      'NamespacedSalt.fold(authority, salt),\n            IProxyFactory',
      'salt,\n            IProxyFactory',
    ),
    namespaces(
      'what is no proxy shares addresses',
      'Create2.deploy(0, NamespacedSalt.fold(authority, salt), creationCode)',
      'Create2.deploy(0, salt, creationCode)',
    ),
    deployer('anybody gives orders', 'require(msg.sender == address(_NAMESPACES), BatchDeployer_NotNamespaces(msg.sender));', ''),
    deployer('a proxy that others may initialise', 'require(setup.initialisation.length > 0, Deployer_NoInitialisation(setup.salt));', ''),
    deployer('a lockbox for nothing', 'if (kept != address(0)) _requireCode(kept);', ''),
    proxies('an initialisation that upgrades', ' && authority != address(this)', ''),
    of('deployment/OrganisationProxyConstructor.sol')(
      'what a proxy began with is not told',
      'parameters.companion,\n            parameters.implementation,',
      'parameters.companion,\n            address(0),',
    ),
    of('deployment/SafeDeployer.sol')('a Safe with a guard', ' && _accountAt(safe, GUARD_SLOT) == address(0)', ''),
    of('deployment/UpgradeAuthority.sol')('an authority that anybody takes over', 'external initializer', 'external'),
    of('governance/GovernanceSystem.sol')('the deployer stays admin', 'roles.renounceRole(roles.DEFAULT_ADMIN_ROLE(), admin);', ''),
  ],
};

const VAULTS: MutantGroup = {
  tests: ['unit/devnet/LocalVault/**', 'unit/devnet/LocalRouter/**'],
  mutants: [
    vault('anybody asks providers for money', 'require(msg.sender == pool(), LocalVault_NotPool(msg.sender));', ''),
    vault('later providers pay nothing for what lies there', 'Math.mulDiv(_idle(TOKEN_0), shares, supply, Math.Rounding.Ceil)', '0'),
    vault('fees are forgotten', 'if (_liquidityOf(pool_, lower, upper) > 0) pool_.burn(lower, upper, 0);', ''),
    vault('totals without what the pool owes', 'total0 + owed0 + amount0', 'total0 + amount0'),
    vault('positions of a vault whose tokens are turned over are not', 'inOrder ? middle : -middle', 'middle'),
    vault('liquidity from strangers is nobody’s', 'Math.mulDiv(_liquidityOf(pool_, lower, upper), shares, supply);', 'shares;'),
    vault('a positive tick is its negative', 'if (tick > 0) root = type(uint256).max / root;', ''),
    of('devnet/LocalRouter.sol')('anybody asks swappers for money', 'require(msg.sender == pool, LocalRouter_NotPool(msg.sender));', ''),
  ],
};

export const MUTANT_GROUPS: readonly MutantGroup[] = [CONTROLLER, ADAPTERS, LIMITS, PORTALS, VOTING_CHAINS, DEPLOYMENT, VAULTS];
