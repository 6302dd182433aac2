import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A class Monster or Rogue of the classic assignment as a bot: java -cp ADAPTER Classic FOLDER, where FOLDER holds the compiled
 * classes. They are loaded anew for each game, so that nothing static outlives one; what they print goes to stderr; what
 * they throw costs them the game, and no other.
 */
public class Classic {
    private static final Map<String, int[]> STEPS = Map.of(
        "N", new int[] {-1, 0}, "S", new int[] {1, 0}, "E", new int[] {0, 1}, "W", new int[] {0, -1},
        "NE", new int[] {-1, 1}, "NW", new int[] {-1, -1}, "SE", new int[] {1, 1}, "SW", new int[] {1, -1});

    private final URL folder;
    private final BufferedReader in;
    private final PrintStream out;
    private String role = "";
    private List<String> rows = List.of();
    private Map<String, Set<String>> ways;
    private Map<String, Site> at = new HashMap<>();
    private Game game;
    private Object player;

    private Classic(URL folder, BufferedReader in, PrintStream out) {
        this.folder = folder;
        this.in = in;
        this.out = out;
    }

    public static void main(String[] args) throws IOException {
        if (args.length != 1) {
            System.err.println("Usage: java -cp ADAPTER Classic FOLDER-OF-CLASSES");
            System.exit(2);
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintStream out = new PrintStream(System.out, true);
        System.setOut(System.err); // stdout is the protocol's
        System.setIn(InputStream.nullInputStream());
        new Classic(Path.of(args[0]).toAbsolutePath().toUri().toURL(), in, out).run();
    }

    private void run() throws IOException {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] words = line.trim().split("\\s+");
            switch (words[0]) {
                case "arena" -> out.println("ready");
                case "game" -> begin(words);
                case "grid" -> rows = block();
                case "ways" -> readWays(block());
                case "turn" -> at = seated();
                case "at" -> at.put(words[1], new Site(Integer.parseInt(words[2]), Integer.parseInt(words[3])));
                case "go" -> out.println("move " + answer());
                case "quit" -> System.exit(0);
                default -> { }
            }
        }
        System.exit(0); // whatever threads they have left
    }

    private void begin(String[] words) {
        role = List.of(words).get(List.of(words).indexOf("role") + 1);
        ways = null;
        at = new HashMap<>();
        game = null;
        player = null;
    }

    private List<String> block() throws IOException {
        List<String> lines = new ArrayList<>();
        for (String line = in.readLine(); line != null && !line.trim().equals("end"); line = in.readLine()) lines.add(line);
        return lines;
    }

    private void readWays(List<String> lines) {
        if (ways == null) ways = new HashMap<>();
        for (String line : lines) {
            String[] words = line.trim().split("\\s+");
            int row = Integer.parseInt(words[0]);
            int column = Integer.parseInt(words[1]);
            Set<String> open = new HashSet<>();
            for (int k = 2; k < words.length; k++) {
                int[] step = STEPS.get(words[k]);
                if (step != null) open.add((row + step[0]) + "," + (column + step[1]));
                else if (words[k].equals("TUNNEL")) open.add(words[++k] + "," + words[++k]);
            }
            ways.put(row + "," + column, open);
        }
    }

    /** Before the next turn is told: whoever is not made yet is made now, where the game began. */
    private Map<String, Site> seated() {
        if (player == null && at.size() == 2) make();
        return new HashMap<>();
    }

    private void make() {
        if (game == null) game = new Game(new Dungeon(rows, ways));
        place();
        String name = role.equals("monster") ? "Monster" : "Rogue";
        try {
            ClassLoader fresh = new URLClassLoader(new URL[] {folder}, Classic.class.getClassLoader());
            player = fresh.loadClass(name).getConstructor(Game.class).newInstance(game);
        } catch (InvocationTargetException thrown) {
            thrown.getCause().printStackTrace();
        } catch (ReflectiveOperationException | LinkageError missing) {
            missing.printStackTrace();
        }
    }

    private void place() {
        boolean isMonster = role.equals("monster");
        game.place(at.get(isMonster ? "you" : "foe"), at.get(isMonster ? "foe" : "you"));
    }

    /** A square, or a word that is none: then the game is lost, and the next one can be played. */
    private String answer() {
        if (player == null) make();
        if (player == null) return "none";
        place();
        try {
            Site to = (Site) player.getClass().getMethod("move").invoke(player);
            return to == null ? "null" : to.i() + " " + to.j();
        } catch (InvocationTargetException thrown) {
            thrown.getCause().printStackTrace();
            return "threw " + thrown.getCause().getClass().getSimpleName();
        } catch (ReflectiveOperationException | ClassCastException missing) {
            missing.printStackTrace();
            return "none";
        }
    }
}
