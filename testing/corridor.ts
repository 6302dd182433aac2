/** What a referee tells a bot in the smallest of games. */

/** A corridor: the monster at one end, the rogue at the other. */
export const CORRIDOR = `arena 1
game g1 rogue role monster rows 1 cols 5 move 1000 bank 1000 max 20
grid
+++++
end
turn 0
at you 0 0
at foe 0 4
legal 0,1 0,0
go 1000 1000
turn 2
at you 0 1
at foe 0 4
legal 0,2 0,0 0,1
go 1000 1000
result loss cap 20
`;
