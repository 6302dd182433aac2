// A starter bot: hunts whom it is to hunt, flees whom it is to flee, and takes the first legal move where it sees nobody.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

func main() {
	in := bufio.NewReaderSize(os.Stdin, 1<<20)
	sign, sees, row, col, legal := -1, false, 0, 0, []string{}
	for line, err := in.ReadString('\n'); err == nil; line, err = in.ReadString('\n') {
		switch words := append(strings.Fields(line), ""); words[0] {
		case "arena":
			fmt.Println("name Starter\nready")
		case "game":
			sign = map[bool]int{true: 1, false: -1}[strings.Contains(line, "role m")] // monster, minotaur
		case "turn":
			sees = false
		case "at":
			if n, _ := fmt.Sscanf(line, "at foe %d %d", &row, &col); n == 2 { sees = true }
		case "legal":
			legal = strings.Fields(line)[1:]
		case "go":
			best, least := legal[0], 1<<30
			for _, text := range legal {
				var r, c int
				if n, _ := fmt.Sscanf(text, "%d,%d", &r, &c); n < 2 || !sees { r, c = row, col }
				if cost := sign * ((r-row)*(r-row) + (c-col)*(c-col)); cost < least { best, least = text, cost }
			}
			fmt.Println("move " + strings.ReplaceAll(best, ",", " "))
		}
	}
}
