// A starter bot: hunts whom it is to hunt, flees whom it is to flee, and takes the first legal move where it sees nobody.
use std::io::{self, BufRead};

fn cell(row: &str, col: &str) -> Option<(i32, i32)> {
    Some((row.parse().ok()?, col.parse().ok()?))
}

fn main() {
    let (mut sign, mut foe, mut legal) = (-1, None, Vec::<String>::new());
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.first().copied().unwrap_or("") {
            "arena" => println!("name Starter\nready"),
            "game" => {
                let role = words.iter().skip_while(|word| **word != "role").nth(1).copied().unwrap_or("");
                sign = if role == "monster" || role == "minotaur" { 1 } else { -1 };
            }
            "turn" => foe = None,
            "at" if words[1] == "foe" => foe = cell(words[2], words[3]),
            "legal" => legal = words[1..].iter().map(|word| word.to_string()).collect(),
            "go" => {
                let cost = |text: &&String| match (foe, text.split_once(',').and_then(|(r, c)| cell(r, c))) {
                    (Some((row, col)), Some((r, c))) => sign * (r - row).abs().max((c - col).abs()),
                    _ => 0,
                };
                let best = legal.iter().min_by_key(cost).cloned().unwrap_or_default();
                println!("move {}", best.replace(',', " "));
            }
            "quit" => return,
            _ => {}
        }
    }
}
