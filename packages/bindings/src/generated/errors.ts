// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

/** Every error that a contract of the platform, or OpenZeppelin's code in it, can raise. */
export const errorsAbi = [
  {
    "type": "error",
    "name": "AccessControlBadConfirmation",
    "inputs": []
  },
  {
    "type": "error",
    "name": "AccessControlEnforcedDefaultAdminDelay",
    "inputs": [
      {
        "name": "schedule",
        "type": "uint48"
      }
    ]
  },
  {
    "type": "error",
    "name": "AccessControlEnforcedDefaultAdminRules",
    "inputs": []
  },
  {
    "type": "error",
    "name": "AccessControlInvalidDefaultAdmin",
    "inputs": [
      {
        "name": "defaultAdmin",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "AccessControlUnauthorizedAccount",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      },
      {
        "name": "neededRole",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "AccountBalanceOverflow",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Adapter_AlreadyConnected",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Adapter_AlreadyProcessed",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Adapter_ChainNotSupported",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Adapter_FeeTooLow",
    "inputs": [
      {
        "name": "required",
        "type": "uint256"
      },
      {
        "name": "sent",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Adapter_InvalidOptions",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Adapter_InvalidPayload",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Adapter_InvalidProof",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Adapter_InvalidRoute",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256"
      },
      {
        "name": "id",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Adapter_NoEndpoint",
    "inputs": [
      {
        "name": "endpoint",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Adapter_Paused",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Adapter_TransferFailed",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Adapter_WrongCaller",
    "inputs": [
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Adapter_WrongDestination",
    "inputs": [
      {
        "name": "destination",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Adapter_WrongOrigin",
    "inputs": [
      {
        "name": "route",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Adapter_WrongSender",
    "inputs": [
      {
        "name": "sender",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "AddressEmptyCode",
    "inputs": [
      {
        "name": "target",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Aggregator_AlreadyRegistered",
    "inputs": [
      {
        "name": "auctioneer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Aggregator_AuctioneerDisabled",
    "inputs": [
      {
        "name": "auctioneer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Aggregator_InvalidParams",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Aggregator_MarketDoesNotExist",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Aggregator_OnlyAuctioneer",
    "inputs": []
  },
  {
    "type": "error",
    "name": "AllowanceOverflow",
    "inputs": []
  },
  {
    "type": "error",
    "name": "AllowanceUnderflow",
    "inputs": []
  },
  {
    "type": "error",
    "name": "ArrayLengthsMismatch",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Auctioneer_AmountLessThanMinimum",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Auctioneer_BuyerLimitExceeded",
    "inputs": [
      {
        "name": "buyer",
        "type": "address"
      },
      {
        "name": "quoteAmount",
        "type": "uint256"
      },
      {
        "name": "maxQuote",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Auctioneer_InitialPriceInexact",
    "inputs": [
      {
        "name": "asked",
        "type": "uint256"
      },
      {
        "name": "price",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Auctioneer_InitialPriceLessThanMin",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Auctioneer_InvalidParams",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Auctioneer_InvalidPermit",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "buyer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Auctioneer_InvalidProof",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "buyer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Auctioneer_MarketDoesNotExist",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Auctioneer_MarketNotActive",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Auctioneer_MaxPayoutExceeded",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Auctioneer_NewMarketsNotAllowed",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Auctioneer_NotAuthorized",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Auctioneer_NotEnoughCapacity",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Auctioneer_OnlyMarketOwner",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Auctioneer_OraclePriceBelowLeast",
    "inputs": [
      {
        "name": "oraclePrice",
        "type": "uint256"
      },
      {
        "name": "leastOraclePrice",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Auctioneer_OraclePriceZero",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Auctioneer_PermitExpired",
    "inputs": [
      {
        "name": "deadline",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "BatchDeployer_NotNamespaces",
    "inputs": [
      {
        "name": "sender",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "BondEscrow_InvalidParams",
    "inputs": []
  },
  {
    "type": "error",
    "name": "BondEscrow_NotEnough",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "amount",
        "type": "uint256"
      },
      {
        "name": "available",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "BondEscrow_OtherCallback",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "BondEscrow_OtherOwner",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "owner",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "BondEscrow_OtherToken",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "token",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "BondEscrow_OwnerOnly",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "BondEscrow_TellerOnly",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "BondEscrow_UnsupportedToken",
    "inputs": [
      {
        "name": "token",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "BondOracle_InvalidParams",
    "inputs": []
  },
  {
    "type": "error",
    "name": "BondOracle_MarketNotRegistered",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "BondOracle_NotAuctioneer",
    "inputs": [
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "BondOracle_PairNotSupported",
    "inputs": [
      {
        "name": "quoteToken",
        "type": "address"
      },
      {
        "name": "payoutToken",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "BondToken_TellerOnly",
    "inputs": [
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "BondToken_TransferToZeroAddress",
    "inputs": [
      {
        "name": "from",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "CheckpointUnorderedInsertion",
    "inputs": []
  },
  {
    "type": "error",
    "name": "CloneArgumentsTooLong",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_BridgeDisabled",
    "inputs": [
      {
        "name": "adapter",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_CallFailed",
    "inputs": [
      {
        "name": "index",
        "type": "uint256"
      },
      {
        "name": "reason",
        "type": "bytes"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_ChainNotSupported",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_DelayTooShort",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256"
      },
      {
        "name": "delay",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_EtherTransferFailed",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_InvalidParams",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_InvalidPayload",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_MessageExpired",
    "inputs": [
      {
        "name": "expiredAt",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_MessageNotCancellable",
    "inputs": [
      {
        "name": "payloadHash",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_MessageNotExecutable",
    "inputs": [
      {
        "name": "payloadHash",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_MessageNotExecutableYet",
    "inputs": [
      {
        "name": "executableAt",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_MessageResentByAdapter",
    "inputs": [
      {
        "name": "adapter",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_NoBridge",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_NotEnoughGas",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_NotHighEnoughLimits",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_Paused",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_SelectorNotAllowed",
    "inputs": [
      {
        "name": "selector",
        "type": "bytes4"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_ThresholdNotMet",
    "inputs": [
      {
        "name": "count",
        "type": "uint256"
      },
      {
        "name": "required",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_TooManyAdapters",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_TransferNotExecutable",
    "inputs": [
      {
        "name": "payloadHash",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_TransferNotExecutableYet",
    "inputs": [
      {
        "name": "sentAt",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_TransferResentByAdapter",
    "inputs": [
      {
        "name": "adapter",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_Unauthorised",
    "inputs": [
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_UnknownAdapter",
    "inputs": [
      {
        "name": "adapter",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Controller_UnsupportedToken",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Controller_ZeroAmount",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Create2EmptyBytecode",
    "inputs": []
  },
  {
    "type": "error",
    "name": "DeadlineViolation",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Deployer_InvalidProxyKind",
    "inputs": [
      {
        "name": "kind",
        "type": "uint8"
      }
    ]
  },
  {
    "type": "error",
    "name": "Deployer_InvalidSafeKind",
    "inputs": [
      {
        "name": "kind",
        "type": "uint8"
      }
    ]
  },
  {
    "type": "error",
    "name": "Deployer_NoCode",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Deployer_NoInitialisation",
    "inputs": [
      {
        "name": "salt",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Deployer_NothingToDeploy",
    "inputs": [
      {
        "name": "id",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Deployer_SafeDiffers",
    "inputs": [
      {
        "name": "safe",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "DuplicateOrder",
    "inputs": []
  },
  {
    "type": "error",
    "name": "ECDSAInvalidSignature",
    "inputs": []
  },
  {
    "type": "error",
    "name": "ECDSAInvalidSignatureLength",
    "inputs": [
      {
        "name": "length",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "ECDSAInvalidSignatureS",
    "inputs": [
      {
        "name": "s",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC1967InvalidImplementation",
    "inputs": [
      {
        "name": "implementation",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC1967NonPayable",
    "inputs": []
  },
  {
    "type": "error",
    "name": "ERC20ExceededSafeSupply",
    "inputs": [
      {
        "name": "increasedSupply",
        "type": "uint256"
      },
      {
        "name": "cap",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC20InsufficientAllowance",
    "inputs": [
      {
        "name": "spender",
        "type": "address"
      },
      {
        "name": "allowance",
        "type": "uint256"
      },
      {
        "name": "needed",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC20InsufficientBalance",
    "inputs": [
      {
        "name": "sender",
        "type": "address"
      },
      {
        "name": "balance",
        "type": "uint256"
      },
      {
        "name": "needed",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC20InvalidApprover",
    "inputs": [
      {
        "name": "approver",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC20InvalidReceiver",
    "inputs": [
      {
        "name": "receiver",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC20InvalidSender",
    "inputs": [
      {
        "name": "sender",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC20InvalidSpender",
    "inputs": [
      {
        "name": "spender",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC2612ExpiredSignature",
    "inputs": [
      {
        "name": "deadline",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC2612InvalidSigner",
    "inputs": [
      {
        "name": "signer",
        "type": "address"
      },
      {
        "name": "owner",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "ERC5805FutureLookup",
    "inputs": [
      {
        "name": "timepoint",
        "type": "uint256"
      },
      {
        "name": "clock",
        "type": "uint48"
      }
    ]
  },
  {
    "type": "error",
    "name": "ExpiredFillDeadline",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Factory_InvalidGovernorAddress",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Factory_InvalidProxyFactoryAddress",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Factory_InvalidTimelockAddress",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Factory_SaltAlreadyUsed",
    "inputs": []
  },
  {
    "type": "error",
    "name": "FailedCall",
    "inputs": []
  },
  {
    "type": "error",
    "name": "FailedDeployment",
    "inputs": []
  },
  {
    "type": "error",
    "name": "FeeCollector_FeeExceedsMaxBps",
    "inputs": []
  },
  {
    "type": "error",
    "name": "FeeCollector_TreasuryZeroAddress",
    "inputs": []
  },
  {
    "type": "error",
    "name": "FeesTooHigh",
    "inputs": []
  },
  {
    "type": "error",
    "name": "GovernorAlreadyCastVote",
    "inputs": [
      {
        "name": "voter",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorAlreadyQueuedProposal",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorDisabledDeposit",
    "inputs": []
  },
  {
    "type": "error",
    "name": "GovernorExceedRemainingWeight",
    "inputs": [
      {
        "name": "voter",
        "type": "address"
      },
      {
        "name": "usedVotes",
        "type": "uint256"
      },
      {
        "name": "remainingWeight",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorInsufficientProposerVotes",
    "inputs": [
      {
        "name": "proposer",
        "type": "address"
      },
      {
        "name": "votes",
        "type": "uint256"
      },
      {
        "name": "threshold",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorInvalidProposalLength",
    "inputs": [
      {
        "name": "targets",
        "type": "uint256"
      },
      {
        "name": "calldatas",
        "type": "uint256"
      },
      {
        "name": "values",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorInvalidQuorumFraction",
    "inputs": [
      {
        "name": "quorumNumerator",
        "type": "uint256"
      },
      {
        "name": "quorumDenominator",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorInvalidSignature",
    "inputs": [
      {
        "name": "voter",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorInvalidVoteParams",
    "inputs": []
  },
  {
    "type": "error",
    "name": "GovernorInvalidVoteType",
    "inputs": []
  },
  {
    "type": "error",
    "name": "GovernorInvalidVotingPeriod",
    "inputs": [
      {
        "name": "votingPeriod",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorNonexistentProposal",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorOnlyExecutor",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorProposalQueueingFailed",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorProposalQueueingNotRequired",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorRestrictedProposer",
    "inputs": [
      {
        "name": "proposer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorUnableToCancel",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "GovernorUnexpectedProposalState",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "current",
        "type": "uint8"
      },
      {
        "name": "expectedStates",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_CancellersDiffer",
    "inputs": [
      {
        "name": "vetoer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_ExceedsSupply",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256"
      },
      {
        "name": "supply",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_InvalidQuadraticSettings",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Governor_InvalidSetup",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Governor_InvalidTimelock",
    "inputs": [
      {
        "name": "timelock",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_InvalidTimepoint",
    "inputs": [
      {
        "name": "timepoint",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_InvalidToken",
    "inputs": [
      {
        "name": "token",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_InvalidVotingChain",
    "inputs": [
      {
        "name": "chainId",
        "type": "uint256"
      },
      {
        "name": "spoke",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_MessageControllerOnly",
    "inputs": [
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_NoWeight",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_QuorumWithoutBase",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Governor_ScoreUnavailable",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_VetoTooLate",
    "inputs": [
      {
        "name": "proposalId",
        "type": "uint256"
      },
      {
        "name": "current",
        "type": "uint8"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_VetoerOnly",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Governor_VetoerWithoutWindow",
    "inputs": [
      {
        "name": "vetoer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "IXERC20Lockbox_InvalidDeposit",
    "inputs": []
  },
  {
    "type": "error",
    "name": "IXERC20Lockbox_InvalidParams",
    "inputs": []
  },
  {
    "type": "error",
    "name": "IXERC20Lockbox_Native",
    "inputs": []
  },
  {
    "type": "error",
    "name": "IXERC20Lockbox_NotNative",
    "inputs": []
  },
  {
    "type": "error",
    "name": "IXERC20Lockbox_WithdrawFailed",
    "inputs": []
  },
  {
    "type": "error",
    "name": "IXERC20_InvalidParams",
    "inputs": []
  },
  {
    "type": "error",
    "name": "IXERC20_LimitsTooHigh",
    "inputs": []
  },
  {
    "type": "error",
    "name": "IXERC20_NotHighEnoughLimits",
    "inputs": []
  },
  {
    "type": "error",
    "name": "IncorrectPrefix",
    "inputs": [
      {
        "name": "prefix",
        "type": "bytes4"
      }
    ]
  },
  {
    "type": "error",
    "name": "InsufficientAllowance",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InsufficientAmount",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InsufficientBalance",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InsufficientBalance",
    "inputs": [
      {
        "name": "balance",
        "type": "uint256"
      },
      {
        "name": "needed",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "InvalidAccountNonce",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      },
      {
        "name": "currentNonce",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "InvalidDestChain",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InvalidFillDeadline",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InvalidInitialization",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InvalidInstructionIndex",
    "inputs": [
      {
        "name": "providedIndex",
        "type": "uint256"
      },
      {
        "name": "numTransceivers",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "InvalidOrderStatus",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InvalidPermit",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InvalidQuoteTimestamp",
    "inputs": []
  },
  {
    "type": "error",
    "name": "InvalidShortString",
    "inputs": []
  },
  {
    "type": "error",
    "name": "LengthMismatch",
    "inputs": [
      {
        "name": "encodedLength",
        "type": "uint256"
      },
      {
        "name": "expectedLength",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "LocalForwarder_NotSupported",
    "inputs": []
  },
  {
    "type": "error",
    "name": "LocalPool_InvalidTokens",
    "inputs": [
      {
        "name": "tokenA",
        "type": "address"
      },
      {
        "name": "tokenB",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "LocalPool_NoShares",
    "inputs": []
  },
  {
    "type": "error",
    "name": "LocalPool_TooLittleOut",
    "inputs": [
      {
        "name": "amountOut",
        "type": "uint256"
      },
      {
        "name": "minAmountOut",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "LocalPool_UnknownToken",
    "inputs": [
      {
        "name": "token",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "LocalProver_InvalidProof",
    "inputs": []
  },
  {
    "type": "error",
    "name": "LocalRouter_NotPool",
    "inputs": [
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "LocalSpokePool_NotSupported",
    "inputs": []
  },
  {
    "type": "error",
    "name": "LocalSwift_NotSupported",
    "inputs": []
  },
  {
    "type": "error",
    "name": "LocalVault_NotPool",
    "inputs": [
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Namespaces_NoCode",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Namespaces_NotAllowed",
    "inputs": [
      {
        "name": "authority",
        "type": "address"
      },
      {
        "name": "sender",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Namespaces_NotDeployer",
    "inputs": [
      {
        "name": "sender",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Namespaces_UpgradeOwnerDiffers",
    "inputs": [
      {
        "name": "owner",
        "type": "address"
      },
      {
        "name": "upgradeOwner",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "NotInitializing",
    "inputs": []
  },
  {
    "type": "error",
    "name": "NotOwnerNorApproved",
    "inputs": []
  },
  {
    "type": "error",
    "name": "OwnableInvalidOwner",
    "inputs": [
      {
        "name": "owner",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "OwnableUnauthorizedAccount",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Ownership_CannotBeRenounced",
    "inputs": []
  },
  {
    "type": "error",
    "name": "PackedCheckpoints_UnorderedKey",
    "inputs": []
  },
  {
    "type": "error",
    "name": "PassportScores_ClaimExpired",
    "inputs": [
      {
        "name": "expiresAt",
        "type": "uint48"
      }
    ]
  },
  {
    "type": "error",
    "name": "PassportScores_ClaimOutdated",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      },
      {
        "name": "issuedAt",
        "type": "uint48"
      },
      {
        "name": "latest",
        "type": "uint48"
      }
    ]
  },
  {
    "type": "error",
    "name": "PassportScores_ClaimTooEarly",
    "inputs": [
      {
        "name": "issuedAt",
        "type": "uint48"
      }
    ]
  },
  {
    "type": "error",
    "name": "PassportScores_InvalidSignature",
    "inputs": [
      {
        "name": "signer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "PassportScores_InvalidSigner",
    "inputs": [
      {
        "name": "signer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "PassportScores_NoScore",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "PassportScores_UnknownSigner",
    "inputs": [
      {
        "name": "signer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "PayloadTooLong",
    "inputs": [
      {
        "name": "size",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Permit2AllowanceIsFixedAtInfinity",
    "inputs": []
  },
  {
    "type": "error",
    "name": "PermitExpired",
    "inputs": []
  },
  {
    "type": "error",
    "name": "PlatformTimelock_DelayTooShort",
    "inputs": [
      {
        "name": "delay",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "PlatformTimelock_SafeMissing",
    "inputs": [
      {
        "name": "safe",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "ProxyFactory_InvalidAuthority",
    "inputs": [
      {
        "name": "authority",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "ProxyFactory_InvalidUpgrader",
    "inputs": [
      {
        "name": "upgrader",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "ProxyUpgrader_OnlyDelegated",
    "inputs": []
  },
  {
    "type": "error",
    "name": "ReentrancyGuardReentrantCall",
    "inputs": []
  },
  {
    "type": "error",
    "name": "RefundGas_EtherTransferFailed",
    "inputs": [
      {
        "name": "to",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "RefundGas_InvalidParams",
    "inputs": []
  },
  {
    "type": "error",
    "name": "RefundGas_NotGovernor",
    "inputs": [
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "RefundGas_NotOwner",
    "inputs": [
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "RelayFilled",
    "inputs": []
  },
  {
    "type": "error",
    "name": "SafeCastOverflowedIntToUint",
    "inputs": [
      {
        "name": "value",
        "type": "int256"
      }
    ]
  },
  {
    "type": "error",
    "name": "SafeCastOverflowedUintDowncast",
    "inputs": [
      {
        "name": "bits",
        "type": "uint8"
      },
      {
        "name": "value",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "SafeCastOverflowedUintToInt",
    "inputs": [
      {
        "name": "value",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "SafeERC20FailedOperation",
    "inputs": [
      {
        "name": "token",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "SmallAmountIn",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Spoke_AlreadyVoted",
    "inputs": [
      {
        "name": "voter",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Spoke_InvalidGovernor",
    "inputs": [
      {
        "name": "governor",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Spoke_InvalidHomeChain",
    "inputs": [
      {
        "name": "homeChainId",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Spoke_InvalidSignature",
    "inputs": [
      {
        "name": "voter",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Spoke_InvalidSupport",
    "inputs": [
      {
        "name": "support",
        "type": "uint8"
      }
    ]
  },
  {
    "type": "error",
    "name": "Spoke_InvalidToken",
    "inputs": [
      {
        "name": "token",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Spoke_InvalidVesting",
    "inputs": [
      {
        "name": "vesting",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Spoke_NoMessageController",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Spoke_NoVote",
    "inputs": [
      {
        "name": "voter",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Spoke_NoWeight",
    "inputs": [
      {
        "name": "voter",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Spoke_UnexpectedValue",
    "inputs": [
      {
        "name": "value",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "StringTooLong",
    "inputs": [
      {
        "name": "str",
        "type": "string"
      }
    ]
  },
  {
    "type": "error",
    "name": "StringsInsufficientHexLength",
    "inputs": [
      {
        "name": "value",
        "type": "uint256"
      },
      {
        "name": "length",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "TWAPOracle_ConfirmationNeeded",
    "inputs": [
      {
        "name": "base",
        "type": "address"
      },
      {
        "name": "quote",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "TWAPOracle_InvalidClaims",
    "inputs": []
  },
  {
    "type": "error",
    "name": "TWAPOracle_InvalidMaxAge",
    "inputs": [
      {
        "name": "maxAge",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "TWAPOracle_InvalidMaxJump",
    "inputs": [
      {
        "name": "maxJump",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "TWAPOracle_InvalidRange",
    "inputs": []
  },
  {
    "type": "error",
    "name": "TWAPOracle_InvalidSigner",
    "inputs": [
      {
        "name": "signer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "TWAPOracle_InvalidThreshold",
    "inputs": [
      {
        "name": "threshold",
        "type": "uint256"
      },
      {
        "name": "signers",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "TWAPOracle_InvalidTwapExpiration",
    "inputs": [
      {
        "name": "twapExpiration",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "TWAPOracle_JumpTooLarge",
    "inputs": [
      {
        "name": "base",
        "type": "address"
      },
      {
        "name": "quote",
        "type": "address"
      },
      {
        "name": "before",
        "type": "uint256"
      },
      {
        "name": "price",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "TWAPOracle_OutdatedData",
    "inputs": []
  },
  {
    "type": "error",
    "name": "TWAPOracle_PriceExpired",
    "inputs": []
  },
  {
    "type": "error",
    "name": "TWAPOracle_SignersNotAscending",
    "inputs": [
      {
        "name": "previous",
        "type": "address"
      },
      {
        "name": "signer",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "TWAPOracle_ThresholdNotMet",
    "inputs": [
      {
        "name": "signatures",
        "type": "uint256"
      },
      {
        "name": "threshold",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Teller_FeeAboveMaximum",
    "inputs": [
      {
        "name": "fee",
        "type": "uint48"
      },
      {
        "name": "maxFee",
        "type": "uint48"
      }
    ]
  },
  {
    "type": "error",
    "name": "Teller_InvalidCallback",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Teller_InvalidParams",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Teller_NotAuthorized",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Teller_TokenDoesNotExist",
    "inputs": [
      {
        "name": "underlying",
        "type": "address"
      },
      {
        "name": "expiry",
        "type": "uint48"
      }
    ]
  },
  {
    "type": "error",
    "name": "Teller_TokenNotMatured",
    "inputs": [
      {
        "name": "maturesOn",
        "type": "uint48"
      }
    ]
  },
  {
    "type": "error",
    "name": "Teller_UnsupportedToken",
    "inputs": []
  },
  {
    "type": "error",
    "name": "TimelockInsufficientDelay",
    "inputs": [
      {
        "name": "delay",
        "type": "uint256"
      },
      {
        "name": "minDelay",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "TimelockInvalidOperationLength",
    "inputs": [
      {
        "name": "targets",
        "type": "uint256"
      },
      {
        "name": "payloads",
        "type": "uint256"
      },
      {
        "name": "values",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "TimelockUnauthorizedCaller",
    "inputs": [
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "TimelockUnexecutedPredecessor",
    "inputs": [
      {
        "name": "predecessorId",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "TimelockUnexpectedOperationState",
    "inputs": [
      {
        "name": "operationId",
        "type": "bytes32"
      },
      {
        "name": "expectedStates",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Timelock_DelayTooShort",
    "inputs": [
      {
        "name": "delay",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Timelock_SaltOfAnother",
    "inputs": [
      {
        "name": "salt",
        "type": "bytes32"
      }
    ]
  },
  {
    "type": "error",
    "name": "Token_DuplicateRecipient",
    "inputs": [
      {
        "name": "recipient",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Token_LengthMismatch",
    "inputs": [
      {
        "name": "recipients",
        "type": "uint256"
      },
      {
        "name": "amounts",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Token_ZeroAmount",
    "inputs": [
      {
        "name": "recipient",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "TotalSupplyOverflow",
    "inputs": []
  },
  {
    "type": "error",
    "name": "TransferToNonERC1155ReceiverImplementer",
    "inputs": []
  },
  {
    "type": "error",
    "name": "TransferToZeroAddress",
    "inputs": []
  },
  {
    "type": "error",
    "name": "UnknownSigner",
    "inputs": []
  },
  {
    "type": "error",
    "name": "UnorderedInstructions",
    "inputs": [
      {
        "name": "lastIndex",
        "type": "uint256"
      },
      {
        "name": "instructionIndex",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "UnsupportedProtocol",
    "inputs": []
  },
  {
    "type": "error",
    "name": "UpgradeAuthority_NotUpgraded",
    "inputs": [
      {
        "name": "proxy",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_AlreadyVoted",
    "inputs": [
      {
        "name": "beneficiary",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_BeneficiaryOnly",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_CandidateOnly",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_DuplicateBeneficiary",
    "inputs": [
      {
        "name": "schedule",
        "type": "uint256"
      },
      {
        "name": "beneficiary",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_ExceedsReleasable",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "amount",
        "type": "uint256"
      },
      {
        "name": "releasable",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_FlexVotingOff",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Vesting_FutureLookup",
    "inputs": [
      {
        "name": "timepoint",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_InvalidAmount",
    "inputs": [
      {
        "name": "amount",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_InvalidBeneficiary",
    "inputs": [
      {
        "name": "beneficiary",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_InvalidDates",
    "inputs": [
      {
        "name": "schedule",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_InvalidDuration",
    "inputs": [
      {
        "name": "duration",
        "type": "uint48"
      },
      {
        "name": "slice",
        "type": "uint48"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_InvalidGovernor",
    "inputs": [
      {
        "name": "governor",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_InvalidScheduleCount",
    "inputs": [
      {
        "name": "schedules",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_InvalidSupport",
    "inputs": [
      {
        "name": "support",
        "type": "uint8"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_NoReceivers",
    "inputs": [
      {
        "name": "schedule",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_NoVotes",
    "inputs": [
      {
        "name": "account",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_NothingToRelease",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Vesting_TellerOnly",
    "inputs": [
      {
        "name": "caller",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_Underfunded",
    "inputs": [
      {
        "name": "balance",
        "type": "uint256"
      },
      {
        "name": "needed",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_UnknownSchedule",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Vesting_ZeroAmount",
    "inputs": [
      {
        "name": "beneficiary",
        "type": "address"
      }
    ]
  },
  {
    "type": "error",
    "name": "VotesExpiredSignature",
    "inputs": [
      {
        "name": "expiry",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Wrapper_ControllerNotWhitelisted",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Wrapper_FeeOnTransferTokenNotSupported",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Wrapper_FeeTooHigh",
    "inputs": [
      {
        "name": "fee",
        "type": "uint256"
      },
      {
        "name": "maxFee",
        "type": "uint256"
      }
    ]
  },
  {
    "type": "error",
    "name": "Wrapper_InvalidFeeRate",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Wrapper_InvalidFeeTiers",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Wrapper_TokenDiffers",
    "inputs": [
      {
        "name": "token",
        "type": "address"
      }
    ]
  }
] as const;

/** Selector → signature of every error in `errorsAbi`. */
export const errorSelectors = {
  "0x6697b232": "AccessControlBadConfirmation()",
  "0x19ca5ebb": "AccessControlEnforcedDefaultAdminDelay(uint48)",
  "0x3fc3c27a": "AccessControlEnforcedDefaultAdminRules()",
  "0xc22c8022": "AccessControlInvalidDefaultAdmin(address)",
  "0xe2517d3f": "AccessControlUnauthorizedAccount(address,bytes32)",
  "0x01336cea": "AccountBalanceOverflow()",
  "0x57596003": "Adapter_AlreadyConnected()",
  "0x547267d6": "Adapter_AlreadyProcessed(bytes32)",
  "0x9099255f": "Adapter_ChainNotSupported(uint256)",
  "0x6d44c877": "Adapter_FeeTooLow(uint256,uint256)",
  "0xfa6d5754": "Adapter_InvalidOptions()",
  "0x7e661b50": "Adapter_InvalidPayload()",
  "0xbeb9a872": "Adapter_InvalidProof()",
  "0x290d9f98": "Adapter_InvalidRoute(uint256,bytes32)",
  "0x70014242": "Adapter_NoEndpoint(address)",
  "0x73c3de43": "Adapter_Paused()",
  "0x0df777eb": "Adapter_TransferFailed(address)",
  "0xa1c280f6": "Adapter_WrongCaller(address)",
  "0x2bd7233f": "Adapter_WrongDestination(uint256)",
  "0xafedbb7e": "Adapter_WrongOrigin(bytes32)",
  "0xa8f7b8ac": "Adapter_WrongSender(bytes32)",
  "0x9996b315": "AddressEmptyCode(address)",
  "0xcba9dee2": "Aggregator_AlreadyRegistered(address)",
  "0xeddac686": "Aggregator_AuctioneerDisabled(address)",
  "0x018c362a": "Aggregator_InvalidParams()",
  "0xf6c32ec8": "Aggregator_MarketDoesNotExist(uint256)",
  "0x8feeaaa4": "Aggregator_OnlyAuctioneer()",
  "0xf9067066": "AllowanceOverflow()",
  "0x8301ab38": "AllowanceUnderflow()",
  "0x3b800a46": "ArrayLengthsMismatch()",
  "0x74ec9d5b": "Auctioneer_AmountLessThanMinimum()",
  "0x020a533c": "Auctioneer_BuyerLimitExceeded(address,uint256,uint256)",
  "0x6ba844ad": "Auctioneer_InitialPriceInexact(uint256,uint256)",
  "0x4496547d": "Auctioneer_InitialPriceLessThanMin()",
  "0x3b596f5f": "Auctioneer_InvalidParams()",
  "0x9b3ee162": "Auctioneer_InvalidPermit(uint256,address)",
  "0xd6c5af45": "Auctioneer_InvalidProof(uint256,address)",
  "0x3253bff1": "Auctioneer_MarketDoesNotExist(uint256)",
  "0xa24c4074": "Auctioneer_MarketNotActive()",
  "0x5c430eae": "Auctioneer_MaxPayoutExceeded()",
  "0x64be3ffa": "Auctioneer_NewMarketsNotAllowed()",
  "0x2c477032": "Auctioneer_NotAuthorized()",
  "0xf3383dc9": "Auctioneer_NotEnoughCapacity()",
  "0x4e1c8b5d": "Auctioneer_OnlyMarketOwner()",
  "0xc4524c38": "Auctioneer_OraclePriceBelowLeast(uint256,uint256)",
  "0xe67b3f44": "Auctioneer_OraclePriceZero()",
  "0x59aaf605": "Auctioneer_PermitExpired(uint256)",
  "0x55912b9c": "BatchDeployer_NotNamespaces(address)",
  "0x5353c404": "BondEscrow_InvalidParams()",
  "0x59a8197a": "BondEscrow_NotEnough(uint256,uint256,uint256)",
  "0x9a8ae783": "BondEscrow_OtherCallback(uint256)",
  "0x87278444": "BondEscrow_OtherOwner(uint256,address)",
  "0xb8bdb756": "BondEscrow_OtherToken(uint256,address)",
  "0x73a37828": "BondEscrow_OwnerOnly(uint256,address)",
  "0xe06ef504": "BondEscrow_TellerOnly(uint256,address)",
  "0x4a5e0b98": "BondEscrow_UnsupportedToken(address)",
  "0x28692ca1": "BondOracle_InvalidParams()",
  "0x43622517": "BondOracle_MarketNotRegistered(uint256)",
  "0x0b7f48c0": "BondOracle_NotAuctioneer(address)",
  "0x8192a3bc": "BondOracle_PairNotSupported(address,address)",
  "0xa5708fc1": "BondToken_TellerOnly(address)",
  "0xa015871d": "BondToken_TransferToZeroAddress(address)",
  "0x2520601d": "CheckpointUnorderedInsertion()",
  "0x94289054": "CloneArgumentsTooLong()",
  "0x41da2d4c": "Controller_BridgeDisabled(address)",
  "0x7a78392e": "Controller_CallFailed(uint256,bytes)",
  "0x9aeb50f0": "Controller_ChainNotSupported(uint256)",
  "0xdbb238fe": "Controller_DelayTooShort(uint256,uint256)",
  "0x0c652b8f": "Controller_EtherTransferFailed(address)",
  "0x61b5fd4e": "Controller_InvalidParams()",
  "0x19887a2f": "Controller_InvalidPayload()",
  "0x3a8ea981": "Controller_MessageExpired(uint256)",
  "0xf748ee07": "Controller_MessageNotCancellable(bytes32)",
  "0x7ff8dbc9": "Controller_MessageNotExecutable(bytes32)",
  "0x59ca4d08": "Controller_MessageNotExecutableYet(uint256)",
  "0xc3b964d7": "Controller_MessageResentByAdapter(address)",
  "0x6d134899": "Controller_NoBridge()",
  "0xfde880a5": "Controller_NotEnoughGas()",
  "0x7d78796a": "Controller_NotHighEnoughLimits()",
  "0x918073ae": "Controller_Paused()",
  "0xb08aa97d": "Controller_SelectorNotAllowed(bytes4)",
  "0xcb5408a0": "Controller_ThresholdNotMet(uint256,uint256)",
  "0xb6942cae": "Controller_TooManyAdapters()",
  "0xf0c81d2a": "Controller_TransferNotExecutable(bytes32)",
  "0x1d235d3d": "Controller_TransferNotExecutableYet(uint256)",
  "0x0ba59e4d": "Controller_TransferResentByAdapter(address)",
  "0x76ff9729": "Controller_Unauthorised(address)",
  "0x6851fe2a": "Controller_UnknownAdapter(address)",
  "0x3742fddc": "Controller_UnsupportedToken()",
  "0x6c13c71b": "Controller_ZeroAmount()",
  "0x4ca249dc": "Create2EmptyBytecode()",
  "0xa946db4e": "DeadlineViolation()",
  "0x4d01edb0": "Deployer_InvalidProxyKind(uint8)",
  "0x827c84b3": "Deployer_InvalidSafeKind(uint8)",
  "0x64cc53be": "Deployer_NoCode(address)",
  "0xd91f24d6": "Deployer_NoInitialisation(bytes32)",
  "0x466927c2": "Deployer_NothingToDeploy(bytes32)",
  "0xb1265383": "Deployer_SafeDiffers(address)",
  "0x15b9d8b0": "DuplicateOrder()",
  "0xf645eedf": "ECDSAInvalidSignature()",
  "0xfce698f7": "ECDSAInvalidSignatureLength(uint256)",
  "0xd78bce0c": "ECDSAInvalidSignatureS(bytes32)",
  "0x4c9c8ce3": "ERC1967InvalidImplementation(address)",
  "0xb398979f": "ERC1967NonPayable()",
  "0x1cb15d26": "ERC20ExceededSafeSupply(uint256,uint256)",
  "0xfb8f41b2": "ERC20InsufficientAllowance(address,uint256,uint256)",
  "0xe450d38c": "ERC20InsufficientBalance(address,uint256,uint256)",
  "0xe602df05": "ERC20InvalidApprover(address)",
  "0xec442f05": "ERC20InvalidReceiver(address)",
  "0x96c6fd1e": "ERC20InvalidSender(address)",
  "0x94280d62": "ERC20InvalidSpender(address)",
  "0x62791302": "ERC2612ExpiredSignature(uint256)",
  "0x4b800e46": "ERC2612InvalidSigner(address,address)",
  "0xecd3f81e": "ERC5805FutureLookup(uint256,uint48)",
  "0xd642b7d9": "ExpiredFillDeadline()",
  "0xe6010589": "Factory_InvalidGovernorAddress()",
  "0xb395880d": "Factory_InvalidProxyFactoryAddress()",
  "0x1fc10fac": "Factory_InvalidTimelockAddress()",
  "0x68f54e9d": "Factory_SaltAlreadyUsed()",
  "0xd6bda275": "FailedCall()",
  "0xb06ebf3d": "FailedDeployment()",
  "0xe298e586": "FeeCollector_FeeExceedsMaxBps()",
  "0x4bd8504d": "FeeCollector_TreasuryZeroAddress()",
  "0xc9034e18": "FeesTooHigh()",
  "0x71c6af49": "GovernorAlreadyCastVote(address)",
  "0xf20e7d37": "GovernorAlreadyQueuedProposal(uint256)",
  "0xe90a651e": "GovernorDisabledDeposit()",
  "0x02a71c89": "GovernorExceedRemainingWeight(address,uint256,uint256)",
  "0xc242ee16": "GovernorInsufficientProposerVotes(address,uint256,uint256)",
  "0x447b05d0": "GovernorInvalidProposalLength(uint256,uint256,uint256)",
  "0x243e5445": "GovernorInvalidQuorumFraction(uint256,uint256)",
  "0x94ab6c07": "GovernorInvalidSignature(address)",
  "0x867db771": "GovernorInvalidVoteParams()",
  "0x06b337c2": "GovernorInvalidVoteType()",
  "0xf1cfbf05": "GovernorInvalidVotingPeriod(uint256)",
  "0x6ad06075": "GovernorNonexistentProposal(uint256)",
  "0x47096e47": "GovernorOnlyExecutor(address)",
  "0xab2d0311": "GovernorProposalQueueingFailed(uint256)",
  "0xd838bcb7": "GovernorProposalQueueingNotRequired(uint256)",
  "0xd9b39557": "GovernorRestrictedProposer(address)",
  "0x8fe5d8a9": "GovernorUnableToCancel(uint256,address)",
  "0x31b75e4d": "GovernorUnexpectedProposalState(uint256,uint8,bytes32)",
  "0x3128e05b": "Governor_CancellersDiffer(address)",
  "0xb0b181b3": "Governor_ExceedsSupply(uint256,uint256)",
  "0xc394d191": "Governor_InvalidQuadraticSettings()",
  "0x66f3223a": "Governor_InvalidSetup()",
  "0xcf061224": "Governor_InvalidTimelock(address)",
  "0xc0cbb209": "Governor_InvalidTimepoint(uint256)",
  "0x69b11e26": "Governor_InvalidToken(address)",
  "0xc3975599": "Governor_InvalidVotingChain(uint256,address)",
  "0xdbbc8b0c": "Governor_MessageControllerOnly(address)",
  "0x7de7d672": "Governor_NoWeight(address)",
  "0x93901398": "Governor_QuorumWithoutBase()",
  "0xe3b29277": "Governor_ScoreUnavailable(address)",
  "0xd9e0153d": "Governor_VetoTooLate(uint256,uint8)",
  "0xfbf91b50": "Governor_VetoerOnly(address)",
  "0x538f8abb": "Governor_VetoerWithoutWindow(address)",
  "0xf1f9b4db": "IXERC20Lockbox_InvalidDeposit()",
  "0x5bea76a6": "IXERC20Lockbox_InvalidParams()",
  "0x46e927a0": "IXERC20Lockbox_Native()",
  "0x8467cb4b": "IXERC20Lockbox_NotNative()",
  "0xab8a5c34": "IXERC20Lockbox_WithdrawFailed()",
  "0x5629abaa": "IXERC20_InvalidParams()",
  "0xf5964809": "IXERC20_LimitsTooHigh()",
  "0x0b6842aa": "IXERC20_NotHighEnoughLimits()",
  "0x56d2569d": "IncorrectPrefix(bytes4)",
  "0x13be252b": "InsufficientAllowance()",
  "0x5945ea56": "InsufficientAmount()",
  "0xf4d678b8": "InsufficientBalance()",
  "0xcf479181": "InsufficientBalance(uint256,uint256)",
  "0x752d88c0": "InvalidAccountNonce(address,uint256)",
  "0xabdef43a": "InvalidDestChain()",
  "0x582e3889": "InvalidFillDeadline()",
  "0xf92ee8a9": "InvalidInitialization()",
  "0x689f5016": "InvalidInstructionIndex(uint256,uint256)",
  "0x2916ae33": "InvalidOrderStatus()",
  "0xddafbaef": "InvalidPermit()",
  "0xf722177f": "InvalidQuoteTimestamp()",
  "0xb3512b0c": "InvalidShortString()",
  "0xab8b67c6": "LengthMismatch(uint256,uint256)",
  "0xd10da777": "LocalForwarder_NotSupported()",
  "0xd73b28c6": "LocalPool_InvalidTokens(address,address)",
  "0xd9fe6f16": "LocalPool_NoShares()",
  "0xeac4ac22": "LocalPool_TooLittleOut(uint256,uint256)",
  "0x41750e6b": "LocalPool_UnknownToken(address)",
  "0x3cf95f71": "LocalProver_InvalidProof()",
  "0x9c0b731b": "LocalRouter_NotPool(address)",
  "0xc08029a6": "LocalSpokePool_NotSupported()",
  "0x32ba8ea8": "LocalSwift_NotSupported()",
  "0x5c607078": "LocalVault_NotPool(address)",
  "0x35f11fe1": "Namespaces_NoCode(address)",
  "0xf6c77d87": "Namespaces_NotAllowed(address,address)",
  "0x0480b74b": "Namespaces_NotDeployer(address)",
  "0xffdfd967": "Namespaces_UpgradeOwnerDiffers(address,address)",
  "0xd7e6bcf8": "NotInitializing()",
  "0x4b6e7f18": "NotOwnerNorApproved()",
  "0x1e4fbdf7": "OwnableInvalidOwner(address)",
  "0x118cdaa7": "OwnableUnauthorizedAccount(address)",
  "0x68e98ca2": "Ownership_CannotBeRenounced()",
  "0xa039f3f9": "PackedCheckpoints_UnorderedKey()",
  "0xdea0c82b": "PassportScores_ClaimExpired(uint48)",
  "0x438f19cf": "PassportScores_ClaimOutdated(address,uint48,uint48)",
  "0x85677016": "PassportScores_ClaimTooEarly(uint48)",
  "0x996c2971": "PassportScores_InvalidSignature(address)",
  "0x92e1dceb": "PassportScores_InvalidSigner(address)",
  "0x05d7de82": "PassportScores_NoScore(address)",
  "0xee9441c0": "PassportScores_UnknownSigner(address)",
  "0xa3419691": "PayloadTooLong(uint256)",
  "0x3f68539a": "Permit2AllowanceIsFixedAtInfinity()",
  "0x1a15a3cc": "PermitExpired()",
  "0x27f563a3": "PlatformTimelock_DelayTooShort(uint256)",
  "0x84d0acbb": "PlatformTimelock_SafeMissing(address)",
  "0x5e763f29": "ProxyFactory_InvalidAuthority(address)",
  "0x034c6f5e": "ProxyFactory_InvalidUpgrader(address)",
  "0xe498b972": "ProxyUpgrader_OnlyDelegated()",
  "0x3ee5aeb5": "ReentrancyGuardReentrantCall()",
  "0xdb89bee3": "RefundGas_EtherTransferFailed(address)",
  "0xf78f6749": "RefundGas_InvalidParams()",
  "0x4bdfe350": "RefundGas_NotGovernor(address)",
  "0xf05f71d4": "RefundGas_NotOwner(address)",
  "0x8f260c60": "RelayFilled()",
  "0xa8ce4432": "SafeCastOverflowedIntToUint(int256)",
  "0x6dfcc650": "SafeCastOverflowedUintDowncast(uint8,uint256)",
  "0x24775e06": "SafeCastOverflowedUintToInt(uint256)",
  "0x5274afe7": "SafeERC20FailedOperation(address)",
  "0xadfbb03e": "SmallAmountIn()",
  "0x42082832": "Spoke_AlreadyVoted(address)",
  "0xfc1c3f41": "Spoke_InvalidGovernor(address)",
  "0xc388b5a9": "Spoke_InvalidHomeChain(uint256)",
  "0xabfb1a2c": "Spoke_InvalidSignature(address)",
  "0x45c0f565": "Spoke_InvalidSupport(uint8)",
  "0x210d3849": "Spoke_InvalidToken(address)",
  "0x8c98fe5a": "Spoke_InvalidVesting(address)",
  "0x52c94141": "Spoke_NoMessageController()",
  "0x0a73d9ad": "Spoke_NoVote(address)",
  "0x41f57a9f": "Spoke_NoWeight(address)",
  "0xb69bf03a": "Spoke_UnexpectedValue(uint256)",
  "0x305a27a9": "StringTooLong(string)",
  "0xe22e27eb": "StringsInsufficientHexLength(uint256,uint256)",
  "0x28e8ca36": "TWAPOracle_ConfirmationNeeded(address,address)",
  "0x70832160": "TWAPOracle_InvalidClaims()",
  "0xd37f8e73": "TWAPOracle_InvalidMaxAge(uint256)",
  "0x9a43a26e": "TWAPOracle_InvalidMaxJump(uint256)",
  "0x53242b6e": "TWAPOracle_InvalidRange()",
  "0xf2537986": "TWAPOracle_InvalidSigner(address)",
  "0x22564fc0": "TWAPOracle_InvalidThreshold(uint256,uint256)",
  "0x30cfa338": "TWAPOracle_InvalidTwapExpiration(uint256)",
  "0xd04e6a05": "TWAPOracle_JumpTooLarge(address,address,uint256,uint256)",
  "0x38034250": "TWAPOracle_OutdatedData()",
  "0x60387c83": "TWAPOracle_PriceExpired()",
  "0xdab6c265": "TWAPOracle_SignersNotAscending(address,address)",
  "0xe72800b9": "TWAPOracle_ThresholdNotMet(uint256,uint256)",
  "0xd42e62b7": "Teller_FeeAboveMaximum(uint48,uint48)",
  "0xe2a575ba": "Teller_InvalidCallback()",
  "0xe94b8f27": "Teller_InvalidParams()",
  "0xe0d75590": "Teller_NotAuthorized()",
  "0xcb66c9db": "Teller_TokenDoesNotExist(address,uint48)",
  "0x4fb1e973": "Teller_TokenNotMatured(uint48)",
  "0xd3544524": "Teller_UnsupportedToken()",
  "0x54336609": "TimelockInsufficientDelay(uint256,uint256)",
  "0xffb03211": "TimelockInvalidOperationLength(uint256,uint256,uint256)",
  "0xe2850c59": "TimelockUnauthorizedCaller(address)",
  "0x90a9a618": "TimelockUnexecutedPredecessor(bytes32)",
  "0x5ead8eb5": "TimelockUnexpectedOperationState(bytes32,bytes32)",
  "0xb3168f85": "Timelock_DelayTooShort(uint256)",
  "0xfd3bd74b": "Timelock_SaltOfAnother(bytes32)",
  "0xf99438d3": "Token_DuplicateRecipient(address)",
  "0xffb14994": "Token_LengthMismatch(uint256,uint256)",
  "0xb34e6631": "Token_ZeroAmount(address)",
  "0xe5cfe957": "TotalSupplyOverflow()",
  "0x9c05499b": "TransferToNonERC1155ReceiverImplementer()",
  "0xea553b34": "TransferToZeroAddress()",
  "0x5e4b9f75": "UnknownSigner()",
  "0x0555a4b9": "UnorderedInstructions(uint256,uint256)",
  "0x743f26e1": "UnsupportedProtocol()",
  "0x30d189fd": "UpgradeAuthority_NotUpgraded(address)",
  "0x508ab547": "Vesting_AlreadyVoted(address)",
  "0x238272b2": "Vesting_BeneficiaryOnly(uint256,address)",
  "0xb14ad930": "Vesting_CandidateOnly(uint256,address)",
  "0xb13e2e4f": "Vesting_DuplicateBeneficiary(uint256,address)",
  "0x8f319c66": "Vesting_ExceedsReleasable(uint256,uint256,uint256)",
  "0xc3e20e98": "Vesting_FlexVotingOff()",
  "0xed5a2423": "Vesting_FutureLookup(uint256)",
  "0x9684f838": "Vesting_InvalidAmount(uint256)",
  "0xb37dc7c7": "Vesting_InvalidBeneficiary(address)",
  "0xddfc5a5f": "Vesting_InvalidDates(uint256)",
  "0x54130a98": "Vesting_InvalidDuration(uint48,uint48)",
  "0xf51d7f8b": "Vesting_InvalidGovernor(address)",
  "0xc6a5f266": "Vesting_InvalidScheduleCount(uint256)",
  "0xbab3b5c4": "Vesting_InvalidSupport(uint8)",
  "0xa25bf5a6": "Vesting_NoReceivers(uint256)",
  "0x7ccebf02": "Vesting_NoVotes(address)",
  "0x58ea8d98": "Vesting_NothingToRelease()",
  "0x529f7020": "Vesting_TellerOnly(address)",
  "0x3e34fb5e": "Vesting_Underfunded(uint256,uint256)",
  "0x443cdaab": "Vesting_UnknownSchedule(uint256)",
  "0x04ba3348": "Vesting_ZeroAmount(address)",
  "0x4683af0e": "VotesExpiredSignature(uint256)",
  "0xde83a4e9": "Wrapper_ControllerNotWhitelisted()",
  "0xa62c6315": "Wrapper_FeeOnTransferTokenNotSupported()",
  "0xeecf68f8": "Wrapper_FeeTooHigh(uint256,uint256)",
  "0x05b37a10": "Wrapper_InvalidFeeRate()",
  "0x80aef1f4": "Wrapper_InvalidFeeTiers()",
  "0x8f9b6ddd": "Wrapper_TokenDiffers(address)"
} as const;
