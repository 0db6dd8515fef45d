// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const governanceSystemFactoryAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "proxyFactory",
        "type": "address"
      },
      {
        "name": "governorImplementation",
        "type": "address"
      },
      {
        "name": "quadraticGovernorImplementation",
        "type": "address"
      },
      {
        "name": "timelockImplementation",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "calculateDeployedAddress",
    "inputs": [
      {
        "name": "salt",
        "type": "bytes32"
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
    "name": "calculateDeployedAddress",
    "inputs": [
      {
        "name": "deployer",
        "type": "address"
      },
      {
        "name": "salt",
        "type": "bytes32"
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
    "name": "calculateRefundAddress",
    "inputs": [
      {
        "name": "deployer",
        "type": "address"
      },
      {
        "name": "salt",
        "type": "bytes32"
      },
      {
        "name": "governor",
        "type": "address"
      },
      {
        "name": "settings",
        "type": "tuple",
        "components": [
          {
            "name": "maxPriorityFee",
            "type": "uint256"
          },
          {
            "name": "maxBaseFee",
            "type": "uint256"
          },
          {
            "name": "baseGas",
            "type": "uint256"
          },
          {
            "name": "maxGasUsed",
            "type": "uint256"
          },
          {
            "name": "minWeight",
            "type": "uint256"
          },
          {
            "name": "proposalCap",
            "type": "uint256"
          },
          {
            "name": "periodCap",
            "type": "uint256"
          },
          {
            "name": "minProposerVotes",
            "type": "uint256"
          }
        ]
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
    "name": "initialiseGovernanceSystem",
    "inputs": [
      {
        "name": "authority",
        "type": "address"
      },
      {
        "name": "governorData",
        "type": "bytes"
      },
      {
        "name": "timelockData",
        "type": "bytes"
      },
      {
        "name": "refundData",
        "type": "bytes"
      },
      {
        "name": "salts",
        "type": "tuple",
        "components": [
          {
            "name": "governor",
            "type": "bytes32"
          },
          {
            "name": "timelock",
            "type": "bytes32"
          },
          {
            "name": "refundGas",
            "type": "bytes32"
          }
        ]
      },
      {
        "name": "canceller",
        "type": "address"
      }
    ],
    "outputs": [
      {
        "name": "governor",
        "type": "address"
      },
      {
        "name": "timelock",
        "type": "address"
      },
      {
        "name": "refundGas",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "event",
    "name": "GovernanceSystemInitialised",
    "inputs": [
      {
        "name": "governor",
        "type": "address",
        "indexed": true
      },
      {
        "name": "timelock",
        "type": "address",
        "indexed": true
      },
      {
        "name": "deployer",
        "type": "address",
        "indexed": true
      },
      {
        "name": "refundGas",
        "type": "address",
        "indexed": false
      },
      {
        "name": "token",
        "type": "address",
        "indexed": false
      },
      {
        "name": "canceller",
        "type": "address",
        "indexed": false
      }
    ],
    "anonymous": false
  },
  {
    "type": "error",
    "name": "Create2EmptyBytecode",
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
    "name": "FailedDeployment",
    "inputs": []
  },
  {
    "type": "error",
    "name": "Governor_QuorumWithoutBase",
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
  }
] as const;
