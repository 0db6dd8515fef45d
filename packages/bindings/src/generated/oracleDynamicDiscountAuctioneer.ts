// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const oracleDynamicDiscountAuctioneerAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "aggregator",
        "type": "address"
      },
      {
        "name": "teller",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "allowNewMarkets",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "boughtBy",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "buyer",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "buyersRoot",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "callbackAllowed",
    "inputs": [
      {
        "name": "callback",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "callbackAuthorized",
    "inputs": [
      {
        "name": "creator",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "closeMarket",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "createMarket",
    "inputs": [
      {
        "name": "params",
        "type": "bytes"
      },
      {
        "name": "options",
        "type": "tuple",
        "components": [
          {
            "name": "isPrivate",
            "type": "bool"
          },
          {
            "name": "buyersRoot",
            "type": "bytes32"
          },
          {
            "name": "linearDuration",
            "type": "uint48"
          },
          {
            "name": "leastOraclePrice",
            "type": "uint256"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "createMarket",
    "inputs": [
      {
        "name": "params",
        "type": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "currentCapacity",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "eip712Domain",
    "inputs": [],
    "outputs": [
      {
        "name": "fields",
        "type": "bytes1"
      },
      {
        "name": "name",
        "type": "string"
      },
      {
        "name": "version",
        "type": "string"
      },
      {
        "name": "chainId",
        "type": "uint256"
      },
      {
        "name": "verifyingContract",
        "type": "address"
      },
      {
        "name": "salt",
        "type": "bytes32"
      },
      {
        "name": "extensions",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "fundedPayout",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "getAggregator",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "getMarketInfoForPurchase",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "address"
      },
      {
        "name": "",
        "type": "address"
      },
      {
        "name": "",
        "type": "address"
      },
      {
        "name": "",
        "type": "address"
      },
      {
        "name": "",
        "type": "uint48"
      },
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "getMarketTokens",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "address"
      },
      {
        "name": "",
        "type": "address"
      },
      {
        "name": "",
        "type": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "getTeller",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "isInstantSwap",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "isLive",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "isPrivate",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "linearDuration",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "marketPrice",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "marketScale",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "markets",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "owner",
        "type": "address"
      },
      {
        "name": "payoutToken",
        "type": "address"
      },
      {
        "name": "quoteToken",
        "type": "address"
      },
      {
        "name": "callbackAddr",
        "type": "address"
      },
      {
        "name": "capacityInQuote",
        "type": "bool"
      },
      {
        "name": "capacity",
        "type": "uint256"
      },
      {
        "name": "maxPayout",
        "type": "uint256"
      },
      {
        "name": "sold",
        "type": "uint256"
      },
      {
        "name": "purchased",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "maxAmountAccepted",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "referrer",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "amount",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "maxPayout",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "minDepositInterval",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "minMarketDuration",
    "inputs": [],
    "outputs": [
      {
        "name": "",
        "type": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "newOwners",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "ownerOf",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "payoutFor",
    "inputs": [
      {
        "name": "amount",
        "type": "uint256"
      },
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "referrer",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "payout",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "permitNonce",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "function",
    "name": "pullOwnership",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "purchaseBond",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "buyer",
        "type": "address"
      },
      {
        "name": "amount",
        "type": "uint256"
      },
      {
        "name": "minAmountOut",
        "type": "uint256"
      },
      {
        "name": "access",
        "type": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "sale",
        "type": "tuple",
        "components": [
          {
            "name": "owner",
            "type": "address"
          },
          {
            "name": "callback",
            "type": "address"
          },
          {
            "name": "payoutToken",
            "type": "address"
          },
          {
            "name": "quoteToken",
            "type": "address"
          },
          {
            "name": "vesting",
            "type": "uint48"
          },
          {
            "name": "linearDuration",
            "type": "uint48"
          },
          {
            "name": "payout",
            "type": "uint256"
          },
          {
            "name": "price",
            "type": "uint256"
          },
          {
            "name": "oraclePrice",
            "type": "uint256"
          }
        ]
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "pushOwnership",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "newOwner",
        "type": "address"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "raisePermitNonce",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setAllowNewMarkets",
    "inputs": [
      {
        "name": "allowed",
        "type": "bool"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setBuyersRoot",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      },
      {
        "name": "root",
        "type": "bytes32"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setCallbackAllowed",
    "inputs": [
      {
        "name": "callback",
        "type": "address"
      },
      {
        "name": "allowed",
        "type": "bool"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setCallbackAuthStatus",
    "inputs": [
      {
        "name": "creator",
        "type": "address"
      },
      {
        "name": "authorized",
        "type": "bool"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setDefaults",
    "inputs": [
      {
        "name": "",
        "type": "uint32[6]"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setIntervals",
    "inputs": [
      {
        "name": "",
        "type": "uint256"
      },
      {
        "name": "",
        "type": "uint32[3]"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setMinDepositInterval",
    "inputs": [
      {
        "name": "depositInterval",
        "type": "uint48"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "setMinMarketDuration",
    "inputs": [
      {
        "name": "duration",
        "type": "uint48"
      }
    ],
    "outputs": [],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "terms",
    "inputs": [
      {
        "name": "id",
        "type": "uint256"
      }
    ],
    "outputs": [
      {
        "name": "oracle",
        "type": "address"
      },
      {
        "name": "start",
        "type": "uint48"
      },
      {
        "name": "conclusion",
        "type": "uint48"
      },
      {
        "name": "vesting",
        "type": "uint48"
      },
      {
        "name": "baseDiscount",
        "type": "uint48"
      },
      {
        "name": "decaySpeed",
        "type": "uint48"
      },
      {
        "name": "minPrice",
        "type": "uint256"
      },
      {
        "name": "scale",
        "type": "uint256"
      },
      {
        "name": "oracleConversion",
        "type": "uint256"
      },
      {
        "name": "linear",
        "type": "uint48"
      }
    ],
    "stateMutability": "view"
  },
  {
    "type": "event",
    "name": "BuyersRootUpdated",
    "inputs": [
      {
        "name": "id",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "buyersRoot",
        "type": "bytes32",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "CallbackAllowed",
    "inputs": [
      {
        "name": "callback",
        "type": "address",
        "indexed": true
      },
      {
        "name": "allowed",
        "type": "bool",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "CallbackAuthorizationUpdated",
    "inputs": [
      {
        "name": "creator",
        "type": "address",
        "indexed": true
      },
      {
        "name": "authorized",
        "type": "bool",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "EIP712DomainChanged",
    "inputs": [],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "MarketClosed",
    "inputs": [
      {
        "name": "id",
        "type": "uint256",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "MarketCreated",
    "inputs": [
      {
        "name": "id",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "payoutToken",
        "type": "address",
        "indexed": true
      },
      {
        "name": "quoteToken",
        "type": "address",
        "indexed": true
      },
      {
        "name": "vesting",
        "type": "uint48",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "MarketTermsSet",
    "inputs": [
      {
        "name": "id",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "owner",
        "type": "address",
        "indexed": true
      },
      {
        "name": "params",
        "type": "bytes",
        "indexed": false
      },
      {
        "name": "options",
        "type": "tuple",
        "indexed": false,
        "components": [
          {
            "name": "isPrivate",
            "type": "bool"
          },
          {
            "name": "buyersRoot",
            "type": "bytes32"
          },
          {
            "name": "linearDuration",
            "type": "uint48"
          },
          {
            "name": "leastOraclePrice",
            "type": "uint256"
          }
        ]
      },
      {
        "name": "start",
        "type": "uint48",
        "indexed": false
      },
      {
        "name": "conclusion",
        "type": "uint48",
        "indexed": false
      },
      {
        "name": "scale",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "MinimumsUpdated",
    "inputs": [
      {
        "name": "minDepositInterval",
        "type": "uint48",
        "indexed": false
      },
      {
        "name": "minMarketDuration",
        "type": "uint48",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "NewMarketsAllowed",
    "inputs": [
      {
        "name": "allowed",
        "type": "bool",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "OracleTermsSet",
    "inputs": [
      {
        "name": "id",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "oraclePrice",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "minPrice",
        "type": "uint256",
        "indexed": false
      },
      {
        "name": "oracleConversion",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "OwnershipPulled",
    "inputs": [
      {
        "name": "id",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "from",
        "type": "address",
        "indexed": true
      },
      {
        "name": "to",
        "type": "address",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "OwnershipPushed",
    "inputs": [
      {
        "name": "id",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "from",
        "type": "address",
        "indexed": true
      },
      {
        "name": "to",
        "type": "address",
        "indexed": true
      }
    ],
    "anonymous": false
  },
  {
    "type": "event",
    "name": "PermitNonceRaised",
    "inputs": [
      {
        "name": "id",
        "type": "uint256",
        "indexed": true
      },
      {
        "name": "nonce",
        "type": "uint256",
        "indexed": false
      }
    ],
    "anonymous": false
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
    "name": "InvalidShortString",
    "inputs": []
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
    "name": "StringTooLong",
    "inputs": [
      {
        "name": "str",
        "type": "string"
      }
    ]
  }
] as const;
