// Generated from packages/contracts by `npm run abi -w @althing/contracts`. Do not edit.

export const organisationNamespacesAbi = [
  {
    "type": "constructor",
    "inputs": [
      {
        "name": "proxyFactory",
        "type": "address"
      },
      {
        "name": "authorityImplementation",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "create",
    "inputs": [
      {
        "name": "salt",
        "type": "bytes32"
      },
      {
        "name": "creationCode",
        "type": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "createProxy",
    "inputs": [
      {
        "name": "salt",
        "type": "bytes32"
      },
      {
        "name": "implementation",
        "type": "address"
      },
      {
        "name": "argument",
        "type": "bytes32"
      },
      {
        "name": "companion",
        "type": "address"
      },
      {
        "name": "initialisation",
        "type": "bytes"
      }
    ],
    "outputs": [
      {
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "deploy",
    "inputs": [
      {
        "name": "order",
        "type": "tuple",
        "components": [
          {
            "name": "identity",
            "type": "tuple",
            "components": [
              {
                "name": "id",
                "type": "bytes32"
              },
              {
                "name": "founder",
                "type": "address"
              },
              {
                "name": "heir",
                "type": "address"
              },
              {
                "name": "chainIds",
                "type": "uint256[]"
              }
            ]
          },
          {
            "name": "upgradeOwner",
            "type": "address"
          },
          {
            "name": "founderContinues",
            "type": "bool"
          },
          {
            "name": "deployer",
            "type": "address"
          },
          {
            "name": "batch",
            "type": "bytes"
          }
        ]
      }
    ],
    "outputs": [
      {
        "name": "authority",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable"
  },
  {
    "type": "function",
    "name": "founderContinues",
    "inputs": [
      {
        "name": "authority",
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
    "name": "getAuthority",
    "inputs": [
      {
        "name": "identity",
        "type": "tuple",
        "components": [
          {
            "name": "id",
            "type": "bytes32"
          },
          {
            "name": "founder",
            "type": "address"
          },
          {
            "name": "heir",
            "type": "address"
          },
          {
            "name": "chainIds",
            "type": "uint256[]"
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
    "name": "getProxy",
    "inputs": [
      {
        "name": "authority",
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
    "type": "event",
    "name": "OrganisationFounded",
    "inputs": [
      {
        "name": "authority",
        "type": "address",
        "indexed": true
      },
      {
        "name": "id",
        "type": "bytes32",
        "indexed": true
      },
      {
        "name": "founder",
        "type": "address",
        "indexed": true
      },
      {
        "name": "heir",
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
    "name": "FailedDeployment",
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
    "name": "ReentrancyGuardReentrantCall",
    "inputs": []
  }
] as const;
