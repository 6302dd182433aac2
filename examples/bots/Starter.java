import java.util.*;

/** A starter bot: hunts whom it is to hunt, flees whom it is to flee, and takes the first legal move where it sees nobody. */
public class Starter {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String role = "";
        int[] foe = null;
        String[] legal = {};
        while (in.hasNextLine()) {
            String[] words = in.nextLine().trim().split("\\s+");
            switch (words[0]) {
                case "arena" -> System.out.println("name Starter\nready");
                case "game" -> role = words[Arrays.asList(words).indexOf("role") + 1];
                case "turn" -> foe = null;
                case "at" -> { if (words[1].equals("foe")) foe = cell(words[2] + "," + words[3]); }
                case "legal" -> legal = Arrays.copyOfRange(words, 1, words.length);
                case "go" -> System.out.println("move " + choice(role, foe, legal).replace(',', ' '));
                case "quit" -> System.exit(0);
                default -> { }
            }
            System.out.flush();
        }
    }

    static int[] cell(String text) {
        return Arrays.stream(text.split(",")).mapToInt(Integer::parseInt).toArray();
    }

    static String choice(String role, int[] foe, String[] legal) {
        if (foe == null || !legal[0].contains(",")) return legal[0];
        int sign = role.equals("monster") || role.equals("minotaur") ? 1 : -1;
        return Arrays.stream(legal).min(Comparator.comparingInt(text ->
            sign * Math.max(Math.abs(cell(text)[0] - foe[0]), Math.abs(cell(text)[1] - foe[1])))).get();
    }
}
