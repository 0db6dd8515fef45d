// SPDX-License-Identifier: MIT
pragma solidity 0.8.34;

/// A token of the old sort: its transfers answer nothing, and an approval must be taken back before another is given.
contract SilentToken {
    string public constant name = "Silent";
    string public constant symbol = "SHH";
    uint8 public constant decimals = 6;

    mapping(address account => uint256) public balanceOf;
    mapping(address account => mapping(address spender => uint256)) public allowance;

    error NotEnough();
    error ApprovalStands();

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function approve(address spender, uint256 amount) external {
        require(amount == 0 || allowance[msg.sender][spender] == 0, ApprovalStands());
        allowance[msg.sender][spender] = amount;
    }

    function transfer(address to, uint256 amount) external {
        _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external {
        require(allowance[from][msg.sender] >= amount, NotEnough());
        allowance[from][msg.sender] -= amount;
        _move(from, to, amount);
    }

    function _move(address from, address to, uint256 amount) private {
        require(balanceOf[from] >= amount, NotEnough());
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
    }
}
